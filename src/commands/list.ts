import type { CommandModule } from "#commands/command.ts";
import { fromFlags } from "#commands/source.ts";
import { configProblems } from "#config/problems.ts";
import { resolveNames } from "#engine/resolve.ts";
import { adapters } from "#plugins/adapters/index.ts";
import { backends } from "#plugins/backends/index.ts";
import { isolation } from "#plugins/isolation/index.ts";

/** What there is: plugins by kind, or the tasks of one benchmark. */
export const run: CommandModule["run"] = async ({ flags }) => {
  if (flags.benchmark === undefined) return { payload: { adapters: adapters.ids, backends: backends.ids, judges: [] }, exit: 0 };
  const source = fromFlags(flags, []);
  const { benchmark, findings } = await resolveNames(source.draft, { adapters, backends, isolation });
  if (benchmark === null || findings.length > 0) throw configProblems(source.place(findings), source.label);
  const tasks = benchmark.tasks.map(({ id, language }) => ({ task_id: id, language }));
  return { payload: { benchmark_id: benchmark.plugin.id, tasks }, exit: 0 };
};
