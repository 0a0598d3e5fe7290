import type { Plan } from "#core/records.gen.ts";
import type { PreparedTask } from "#engine/prepare.ts";
import type { Adapter } from "#plugins/adapters/contract.ts";
import type { BackendPlugin } from "#plugins/backends/contract.ts";
import type { RunDir } from "#record/run-dir.ts";

export interface RunCandidate {
  readonly backend: BackendPlugin;
  readonly model: string;
  readonly env: Readonly<Record<string, string>>;
  readonly unsetEnv: readonly string[];
}

/** A plan being executed. */
export interface RunJob {
  readonly plan: Plan;
  readonly adapter: Adapter;
  readonly candidates: readonly RunCandidate[];
  readonly runDir: RunDir;
  /** A task's trees and repository, made once and kept. */
  prepared(task: number): Promise<PreparedTask>;
}
