import type { Clock, Emit, Exec } from "#core/ports.ts";
import type { AdapterPlugin } from "#plugins/adapters/contract.ts";
import type { BackendPlugin } from "#plugins/backends/contract.ts";
import type { IsolationPlugin } from "#plugins/isolation/contract.ts";
import type { Registry } from "#plugins/registry.ts";

export interface Registries {
  readonly adapters: Registry<AdapterPlugin>;
  readonly backends: Registry<BackendPlugin>;
  readonly isolation: Registry<IsolationPlugin>;
}

/** The machine a run happens on, as far as the engine may know it. */
export interface Host {
  readonly harnessVersion: string;
  readonly nodeVersion: string;
  readonly platform: string;
  readonly arch: string;
  /** The running Node binary; stands in for `node` in verify commands. */
  readonly nodePath: string;
  /** Where sandboxes are made. */
  readonly tempRoot: string;
  /** The harness's own folders, which hold reference solutions, and its caches: hidden from every sandbox. */
  readonly ownFolders: readonly string[];
  /** `PATH`, locale and time zone for sandboxes: all that is inherited. */
  readonly baseEnv: Readonly<Record<string, string>>;
}

export interface EngineDeps extends Registries {
  readonly exec: Exec;
  readonly clock: Clock;
  readonly emit: Emit;
  readonly host: Host;
  /** Aborts everything under way. */
  readonly signal: AbortSignal;
}
