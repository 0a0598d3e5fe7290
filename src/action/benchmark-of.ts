import type { Draft } from "#config/draft.ts";
import { loadCompareConfig } from "#config/load.ts";
import { configProblems } from "#config/problems.ts";

/** Which benchmark a configuration is about, and whom it compares. */
export interface ConfiguredBenchmark {
  readonly id: string;
  /** Backend of each candidate, as far as they could be read. */
  readonly backends: readonly string[];
}

/** Reads as much of a configuration as is needed before there can be a plan; that says later what else is wrong with it. */
export async function benchmarkOf(config: string): Promise<ConfiguredBenchmark> {
  const { draft, problems, source } = await loadCompareConfig(config, { minCandidates: 1 });
  if (draft.benchmark === null) throw configProblems(problems, source);
  return { id: draft.benchmark.value, backends: backendsOf(draft) };
}

const backendsOf = ({ candidates }: Draft): readonly string[] =>
  candidates.flatMap(({ backend }) => (backend === null ? [] : [backend.value]));
