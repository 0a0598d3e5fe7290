import type { Gateway, GatewayRoute } from "#core/gateway.ts";
import type { ModelEndpoint, ModelFacts, Protocol } from "#core/model-endpoint.ts";
import type { Plan } from "#core/records.gen.ts";
import type { NeedsOf } from "#engine/needs/prepare-needs.ts";
import type { PreparedTask } from "#engine/prepare.ts";
import type { Adapter } from "#plugins/adapters/contract.ts";
import type { BackendPlugin, NamedProgram } from "#plugins/backends/contract.ts";
import type { OwnSources } from "#engine/own-access.ts";
import type { RunDir } from "#record/run-dir.ts";

/** Where a candidate's model is served. */
export interface ModelService {
  readonly route: GatewayRoute;
  /** The provider's address as it is recorded: scheme, host, port and path. */
  readonly recorded: string;
  /** What its agent is given in place of the gateway, key included; null: it goes through the gateway. */
  readonly direct: ModelEndpoint | null;
  readonly facts: ModelFacts;
  /** Set where the provider speaks another protocol than the agent, so that a proxy has to stand between them. */
  readonly translation?: Translation;
}

/** What the proxy translates to. */
export interface Translation {
  /** Root of a provider that speaks OpenAI's chat protocol. */
  readonly upstream: string;
  readonly model: string;
  /** null: it needs none. */
  readonly key: string | null;
}

/** Whose key an agent uses of itself, where it is set and nothing leads the agent elsewhere. */
export interface OwnProvider {
  /** Id of a provider. */
  readonly provider: string;
  /** As the provider knows it; the candidate's own may name the provider too. */
  readonly model: string;
  /** What the agent speaks to a provider that its model's name says; null: the provider is its own, whatever both speak. */
  readonly protocol: Protocol | null;
  /** Whether the key is set here. */
  readonly hasKey: boolean;
}

/** A candidate with the values that are never written down. */
export interface RunCandidate {
  readonly backend: BackendPlugin;
  readonly model: string;
  /** Variables set for its agent alone. */
  readonly env: Readonly<Record<string, string>>;
  /** Variables withheld from its agent. */
  readonly unsetEnv: readonly string[];
  /** The program its configuration names; absent: its backend knows which. */
  readonly command?: NamedProgram;
  /** Who serves it unless its plan says so; absent: nobody that the gateway could stand in for. */
  readonly ownProvider?: OwnProvider;
  /** Its way to a model; absent: its program finds one by itself. */
  readonly service?: ModelService;
  /** What of the user's accounts and settings it may use; absent: nothing. */
  readonly own?: OwnSources;
  /** Of its program; absent: not asked for. */
  readonly programVersion?: string | null;
}

/** A plan being executed. */
export interface RunJob {
  readonly plan: Plan;
  readonly adapter: Adapter;
  /** In the plan's order. */
  readonly candidates: readonly RunCandidate[];
  readonly runDir: RunDir;
  /** null or absent: no candidate has a way through it. */
  readonly gateway?: Gateway | null;
  /** Folders nothing inside a sandbox may see. */
  readonly hide: readonly string[];
  /** What its attempts found to be secret, as a login that an agent renewed is; each is told what those before it found. */
  readonly learnt: Set<string>;
  /** What the machine has of what a task needs. */
  readonly needs: NeedsOf;
  /** A task's trees and repository, by its index in the plan; made once and kept. */
  prepared(task: number): PreparedTask;
}
