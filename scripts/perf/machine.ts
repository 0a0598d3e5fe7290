import { availableParallelism, cpus, loadavg } from "node:os";

/** What a reader must know of the machine to read the times. */
export interface Machine {
  readonly cores: number;
  readonly cpu: string;
  readonly node: string;
  readonly platform: string;
  /** Programs that wanted a core when the benchmark began, averaged over a minute. */
  readonly load: number;
}

export function thisMachine(): Machine {
  return {
    cores: availableParallelism(),
    cpu: cpus()[0]?.model.trim() ?? "unknown processor",
    node: process.versions.node,
    platform: `${process.platform}-${process.arch}`,
    load: loadavg()[0] ?? Number.NaN,
  };
}
