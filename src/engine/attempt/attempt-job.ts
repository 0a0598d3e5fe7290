import type { AttemptRef } from "#core/events.ts";
import type { Lease } from "#core/gateway.ts";
import type { Task } from "#core/task.ts";
import type { Tree } from "#core/tree.ts";
import type { Verification } from "#core/verification.ts";
import type { TaskNeeds } from "#engine/needs/prepare-needs.ts";
import type { PreparedTask } from "#engine/prepare.ts";
import type { RunCandidate } from "#engine/run-job.ts";
import type { Adapter } from "#plugins/adapters/contract.ts";

/** What an attempt left behind and what became of it: where the next one starts. */
export interface Left {
  readonly tree: Tree;
  readonly verification: Verification;
}

export interface AttemptJob {
  readonly ref: AttemptRef;
  readonly adapter: Adapter;
  readonly task: Task;
  /** The task's trees and repository. Making them may fail, which is this attempt's fault alone. */
  readonly prepared: () => PreparedTask;
  /** What the machine has of what the task needs. */
  readonly needs: TaskNeeds;
  readonly candidate: RunCandidate;
  readonly timeoutMs: number;
  /** null for the first attempt. */
  readonly previous: Left | null;
  /** Where the attempt's files are staged. */
  readonly dir: string;
  /** Opens its way through the gateway; null: it takes none. */
  readonly lease: ((logFile: string) => Lease) | null;
  /** Folders nothing inside a sandbox may see. */
  readonly hide: readonly string[];
  /** As in `RunJob`. */
  readonly learnt: Set<string>;
}
