import type { EnvironmentSpec, PreparedEnvironment, ToolchainSpec } from "#core/environment.ts";
import type { Exec } from "#core/ports.ts";
import type { Sandbox } from "#core/sandbox.ts";
import type { IsolationSpec, IsolationTier } from "#core/task.ts";

export interface IsolationDeps {
  readonly exec: Exec;
  /** Where sandboxes are made: a temp root outside repository and run-dir. */
  readonly tempRoot: string;
  /** Folders that programs inside must not see. */
  readonly hide: readonly string[];
  /** What of the harness's own environment reaches a sandbox. */
  readonly baseEnv: Readonly<Record<string, string>>;
  /** Name of the work directory, for toolchains that take a project's name from it. Default `work`. */
  readonly folder?: string;
  /** Seen at their own places and never writable; their links are laid by whoever fills the work directory. */
  readonly environments?: readonly PreparedEnvironment[];
}

export interface IsolationNeeds {
  readonly toolchains: readonly ToolchainSpec[];
  readonly environments: readonly EnvironmentSpec[];
}

export interface IsolationPlugin {
  readonly id: IsolationTier;
  readonly summary: string;
  /** What has to be on the machine and prepared before it can be opened, beside what the task itself needs. */
  needs?(spec: IsolationSpec): IsolationNeeds;
  open(spec: IsolationSpec, deps: IsolationDeps): Promise<Sandbox>;
}

export const defineIsolation = (plugin: IsolationPlugin): IsolationPlugin => plugin;
