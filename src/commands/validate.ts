import type { CommandModule } from "#commands/command.ts";
import { openEngine } from "#commands/engine.ts";
import { fromFlags } from "#commands/source.ts";
import { configProblems } from "#config/problems.ts";
import { Cancelled, EXIT, UsageError } from "#core/errors.ts";
import { plural, utcSeconds } from "#core/format.ts";
import type { ValidationRecord } from "#core/records.gen.ts";
import { prepareNeeds } from "#engine/needs/task-needs.ts";
import { resolveNames, type ResolvedBenchmark } from "#engine/resolve.ts";
import { pool } from "#engine/pool.ts";
import { validateTask, type TaskValidation } from "#engine/validate-task.ts";
import { readValidation, writeValidation } from "#record/validation-store.ts";

/** Proves a benchmark sound on this machine and keeps the result, so that reports can say so. */
export const run: CommandModule["run"] = async (ctx) => {
  if (ctx.flags.benchmark === undefined)
    throw new UsageError("no-benchmark", "`validate` needs --benchmark ID.", "`benchmark list` shows what there is.");
  const engine = await openEngine(ctx);
  const source = await fromFlags(ctx.flags, []);
  const { benchmark, findings } = await resolveNames(source.draft, engine, ctx.cacheRoot);
  if (benchmark === null || findings.length > 0) throw configProblems(source.place(findings), source.label);

  const key = { benchmarkId: benchmark.plugin.id, revision: benchmark.plugin.revision, toolchain: ctx.toolchain };
  const checked: ValidationRecord["tasks"] = [];
  const unrunnable: { readonly task_id: string; readonly reason: string }[] = [];
  await validateAll().catch((error: unknown) => {
    throw ctx.signal.aborted ? new Cancelled("Cancelled. Nothing was kept.", "Start it again to validate.") : error;
  });

  const record: ValidationRecord = {
    schema_version: "2.0",
    benchmark_id: key.benchmarkId,
    benchmark_revision: key.revision,
    toolchain: key.toolchain,
    validated_at: utcSeconds(ctx.now()),
    tasks: together(
      (await readValidation(ctx.stateDir, key))?.tasks ?? [],
      checked,
      benchmark.adapter.tasks.map((task) => task.id),
    ),
  };
  const file = writeValidation(ctx.stateDir, key, record);
  const quarantined = checked.filter((task) => task.quarantined !== null);
  const rest = unrunnable.length === 0 ? "" : `, ${unrunnable.length} not runnable here`;
  ctx.say(
    `${plural(checked.length - quarantined.length, "task")} sound, ${quarantined.length} quarantined${rest}. Kept in ${file}`,
  );
  return {
    payload: {
      benchmark_id: key.benchmarkId,
      benchmark_revision: key.revision,
      toolchain: key.toolchain,
      sound: checked.length - quarantined.length,
      quarantined,
      unrunnable,
      record: file,
    },
    exit: EXIT.done,
  };

  async function validateAll(): Promise<void> {
    const { adapter, tasks, plugin } = benchmark as ResolvedBenchmark;
    const needs = await prepareNeeds(adapter, tasks, plugin.toolchains ?? [], engine, { thorough: true });
    await pool(tasks, ctx.flags.concurrency ?? ctx.cores, ctx.signal, async (task, signal) => {
      const { missing } = needs(task);
      if (missing !== null) {
        unrunnable.push({ task_id: task.id, reason: missing });
        ctx.say(`${progress()} not runnable  ${task.id}`);
        return;
      }
      const found = await validateTask(adapter, task, { ...engine, signal }, needs(task));
      checked.push(found);
      ctx.say(`${progress()} ${lineOf(found)}`);
    });

    function progress(): string {
      return `[${checked.length + unrunnable.length}/${tasks.length}]`;
    }
  }
};

const lineOf = ({ task_id, quarantined }: TaskValidation): string =>
  quarantined === null ? `sound         ${task_id}` : `QUARANTINED   ${task_id}: ${quarantined}`;

/** What was found now over what was known before, in the adapter's order. */
function together(
  before: ValidationRecord["tasks"],
  now: ValidationRecord["tasks"],
  ids: readonly string[],
): ValidationRecord["tasks"] {
  const byId = new Map([...before, ...now].map((task) => [task.task_id, task]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
