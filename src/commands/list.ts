import type { CommandModule } from "#commands/command.ts";
import { REGISTRIES } from "#commands/engine.ts";
import { fromFlags } from "#commands/source.ts";
import { configProblems } from "#config/problems.ts";
import { resolveNames } from "#engine/resolve.ts";

/** What there is: plugins by kind, or the tasks of one benchmark. */
export const run: CommandModule["run"] = async ({ flags }) => {
  if (flags.benchmark === undefined)
    return { payload: { adapters: REGISTRIES.adapters.ids, backends: REGISTRIES.backends.ids, judges: [] }, exit: 0 };
  const source = await fromFlags(flags, []);
  const { benchmark, findings } = await resolveNames(source.draft, REGISTRIES);
  if (benchmark === null || findings.length > 0) throw configProblems(source.place(findings), source.label);
  const tasks = benchmark.tasks.map(({ id, language }) => ({ task_id: id, language }));
  return { payload: { benchmark_id: benchmark.plugin.id, tasks }, exit: 0 };
};
