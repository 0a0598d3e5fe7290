import type { CommandModule } from "#commands/command.ts";
import { REGISTRIES } from "#commands/shared/engine.ts";
import { fromFlags } from "#commands/shared/source.ts";
import { configProblems } from "#config/problems.ts";
import type { ListAnswer } from "#core/answers.ts";
import { UsageError } from "#core/errors.ts";
import { resolveNames } from "#engine/resolve.ts";

/** What there is: plugins by kind, or the tasks of one benchmark. */
export const run: CommandModule["run"] = async ({ flags, cacheRoot }) => {
  const stray = (["task", "option", "show-tests", "verify-timeout"] as const).find((name) => flags[name] !== undefined);
  if (flags.benchmark === undefined && stray !== undefined)
    throw new UsageError(
      "no-benchmark",
      `--${stray} is about the tasks of a benchmark, and none is named.`,
      "Name it: --benchmark ID. `benchmark list` shows what there is.",
    );
  if (flags.benchmark === undefined) return { payload: await everything(), exit: 0 };
  const source = await fromFlags(flags, []);
  const { benchmark, findings } = await resolveNames(source.draft, REGISTRIES, { cacheRoot, unsoundToo: true });
  if (benchmark === null || findings.length > 0) throw configProblems(source.place(findings), source.label);
  const tasks = benchmark.tasks.map(({ id, language }) => ({ task_id: id, language }));
  return { payload: { benchmark_id: benchmark.plugin.id, tasks }, exit: 0 };
};

async function everything(): Promise<ListAnswer> {
  const { adapters, backends } = REGISTRIES;
  const loaded = await Promise.all(backends.ids.map((id) => backends.get(id)));
  const benchmarks = await Promise.all(adapters.ids.map((id) => adapters.get(id)));
  const unverified = loaded.filter(({ deterministic, verifiedWith }) => !deterministic && verifiedWith === null);
  return {
    adapters: adapters.ids,
    backends: backends.ids,
    judges: [],
    unverified_backends: unverified.map(({ id }) => id),
    permissions: Object.fromEntries(
      loaded.flatMap(({ id, permissions }) => (permissions === undefined ? [] : [[id, permissions]])),
    ),
    datasets: benchmarks.flatMap(({ id, dataset }) =>
      dataset === undefined ? [] : [{ benchmark_id: id, commit: dataset.commit, tree: dataset.tree }],
    ),
  };
}
