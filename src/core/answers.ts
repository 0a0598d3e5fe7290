/** What verbs answer on stdout, as far as another program of ours reads it. */

import type { Outlook } from "#core/plan-outlook.ts";
import type { Plan } from "#core/records.gen.ts";

/** The answer of `plan`. */
export interface PlanAnswer {
  readonly plan: Plan;
  readonly outlook: Outlook;
  /** Candidates whose agent programs a machine has to hold, for they are no stand-ins. */
  readonly real_agents: readonly RealAgent[];
  /** Ids of what every machine that runs a part makes first. */
  readonly environments: readonly string[];
}

/** A candidate that drives a real agent program, with what its machine must have beside that. */
export interface RealAgent {
  readonly candidate: string;
  /** `docker`: tasks run in containers. `gpu`: the model is served by the very machine. */
  readonly needs: readonly ("docker" | "gpu")[];
}

/** The answer of `list`, all of it by id. */
export interface ListAnswer {
  readonly adapters: readonly string[];
  readonly backends: readonly string[];
  readonly judges: readonly string[];
  /** Agents whose program no test drives: what they report is taken on trust. */
  readonly unverified_backends: readonly string[];
  /** What the program of an agent may do, in its own words; without those that run none. */
  readonly permissions: Readonly<Record<string, string>>;
  /** What `fetch` gets; other benchmarks travel with the program. */
  readonly datasets: readonly ListedDataset[];
}

/** Data of a benchmark, by content. */
export interface ListedDataset {
  readonly benchmark_id: string;
  readonly commit: string;
  /** Git tree id. */
  readonly tree: string;
}

/** The answer of `fetch`. */
export type FetchAnswer = FetchedDataset | NothingToFetch;

/** Data that is in the cache now, verified. */
export interface FetchedDataset extends ListedDataset {
  readonly folder: string;
  readonly files: number;
}

/** A benchmark that travels with the program. */
export interface NothingToFetch {
  readonly benchmark_id: string;
  readonly commit: null;
  readonly tree: null;
  readonly folder: null;
  readonly files: null;
}
