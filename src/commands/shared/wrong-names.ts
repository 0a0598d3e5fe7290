import { REGISTRIES } from "#commands/shared/engine.ts";
import type { FlagValues } from "#commands/flags.ts";
import { fromFile, fromFlags } from "#commands/shared/source.ts";
import { loadCompareConfig } from "#config/load.ts";
import { BenchError, type Problem } from "#core/errors.ts";
import { resolveNames } from "#engine/resolve.ts";

/**
 * What is wrong with names that flags give: of a benchmark, of its options and tasks, of a backend. For whoever has other
 * flags to correct as well, and wants to hear of everything at once.
 */
export async function wrongNames(flags: FlagValues, cacheRoot: string): Promise<readonly Problem[]> {
  if (flags.benchmark === undefined && flags.config === undefined) return [];
  try {
    const source = await sourceOf(flags);
    const { findings } = await resolveNames(source.draft, REGISTRIES, { cacheRoot, unsoundToo: true });
    // Without an agent, that there is no candidate is told by the command, which may need none.
    const others = flags.config === undefined && flags.backend === undefined ? [] : source.problems;
    return [...others, ...source.place(findings)];
  } catch (error) {
    // A file or data that cannot be read at all is told once the flags are right.
    if (error instanceof BenchError) return [];
    throw error;
  }
}

async function sourceOf(flags: FlagValues) {
  if (flags.config !== undefined)
    return fromFile(await loadCompareConfig(flags.config, { minCandidates: 1 }), flags, 1);
  const { backend, model = "" } = flags;
  return fromFlags(flags, backend === undefined ? [] : [{ backend, model }]);
}
