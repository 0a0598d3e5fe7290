import type { CommandContext, CommandModule, CommandResult } from "#commands/command.ts";
import { openEngine } from "#commands/shared/engine.ts";
import { fromFlags } from "#commands/shared/source.ts";
import { configProblems } from "#config/problems.ts";
import { EXIT, UsageError } from "#core/errors.ts";
import { plural, utcSeconds } from "#core/format.ts";
import type { ValidationRecord } from "#core/records.gen.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { prepareNeeds } from "#engine/needs/prepare-needs.ts";
import { pool } from "#engine/pool.ts";
import { resolveNames, type ResolvedBenchmark } from "#engine/resolve.ts";
import { validateTask, type TaskValidation, type Unrunnable } from "#engine/validate-task.ts";
import { readValidation, type ValidationKey, writeValidation } from "#record/validation-store.ts";

/**
 * Proves a benchmark sound on this machine and keeps the result, so that reports can say so. Ends with
 * `EXIT.prerequisite` where nothing could be said of any task.
 */
export const run: CommandModule["run"] = async (ctx) => {
  const engine = await openEngine(ctx);
  const benchmark = await benchmarkOf(ctx, engine);
  const { plugin, adapter } = benchmark;
  const key = { benchmarkId: plugin.id, revision: plugin.revision, toolchain: ctx.toolchain };
  const findings = await validateAll(benchmark, engine, ctx);
  const ids = adapter.tasks.map(({ id }) => id);
  const tasks = together((await readValidation(ctx.stateDir, key))?.tasks ?? [], findings.checked, ids);
  const file = findings.checked.length === 0 ? null : writeValidation(ctx.stateDir, key, recordOf(key, tasks, ctx));
  const known = new Set(tasks.map(({ task_id }) => task_id));
  return told(
    key,
    findings,
    ids.filter((id) => !known.has(id)),
    file,
    ctx,
  );
};

async function benchmarkOf(ctx: CommandContext, engine: EngineDeps): Promise<ResolvedBenchmark> {
  if (ctx.flags.benchmark === undefined)
    throw new UsageError("no-benchmark", "`validate` needs --benchmark ID.", "`benchmark list` shows what there is.");
  const source = await fromFlags(ctx.flags, []);
  const { benchmark, findings } = await resolveNames(source.draft, engine, {
    cacheRoot: ctx.cacheRoot,
    unsoundToo: true,
  });
  if (benchmark === null || findings.length > 0) throw configProblems(source.place(findings), source.label);
  return benchmark;
}

interface Findings {
  readonly checked: readonly TaskValidation[];
  readonly unrunnable: readonly Unrunnable[];
}

/** Every selected task, with a line each for who waits. */
async function validateAll(
  { adapter, tasks, plugin }: ResolvedBenchmark,
  engine: EngineDeps,
  ctx: CommandContext,
): Promise<Findings> {
  const checked: TaskValidation[] = [];
  const unrunnable: Unrunnable[] = [];
  using needs = await prepareNeeds(adapter, tasks, plugin.toolchains ?? [], engine, { thorough: true });
  await pool(tasks, ctx.flags.concurrency ?? ctx.cores, ctx.signal, async (task, signal) => {
    const found = await validateTask(adapter, task, { ...engine, signal }, needs(task));
    if ("reason" in found) unrunnable.push(found);
    else checked.push(found);
    ctx.say(`[${checked.length + unrunnable.length}/${tasks.length}] ${lineOf(found, needs(task).missing !== null)}`);
  });
  return { checked, unrunnable };
}

/** @param known its reason was told beforehand, with the number of tasks that share it */
function lineOf(found: TaskValidation | Unrunnable, known: boolean): string {
  if ("reason" in found) return `not runnable  ${found.task_id}${known ? "" : `: ${found.reason}`}`;
  const { task_id, quarantined } = found;
  return quarantined === null ? `sound         ${task_id}` : `QUARANTINED   ${task_id}: ${quarantined}`;
}

/** What was found now over what was known before, in the adapter's order. */
function together(
  before: ValidationRecord["tasks"],
  now: Findings["checked"],
  ids: readonly string[],
): ValidationRecord["tasks"] {
  const byId = new Map([...before, ...now].map((task) => [task.task_id, task]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const recordOf = (
  { benchmarkId, revision, toolchain }: ValidationKey,
  tasks: ValidationRecord["tasks"],
  { now }: CommandContext,
): ValidationRecord => ({
  schema_version: "2.0",
  benchmark_id: benchmarkId,
  benchmark_revision: revision,
  toolchain,
  validated_at: utcSeconds(now()),
  tasks,
});

const NAMED = 5;

/**
 * @param unvalidated ids of tasks of which nothing is known on this machine, now or from before
 * @param record where the result is kept; null: there is none
 */
function told(
  { benchmarkId, revision, toolchain }: ValidationKey,
  { checked, unrunnable }: Findings,
  unvalidated: readonly string[],
  record: string | null,
  ctx: CommandContext,
): CommandResult {
  const quarantined = checked.filter((task) => task.quarantined !== null);
  const sound = checked.length - quarantined.length;
  const rest = unrunnable.length === 0 ? "" : `, ${unrunnable.length} not runnable here`;
  const kept = record === null ? "Nothing was kept." : `Kept in ${record}`;
  ctx.say(`${plural(sound, "task")} sound, ${quarantined.length} quarantined${rest}. ${kept}`);
  if (unvalidated.length > 0) {
    const more = unvalidated.length > NAMED ? ` and ${unvalidated.length - NAMED} more` : "";
    ctx.say(
      `Not validated on this machine: ${plural(unvalidated.length, "task")} of ${benchmarkId}, ${unvalidated.slice(0, NAMED).join(", ")}${more}. Runs with any of them are told to be not validated.`,
    );
  }
  if (checked.length === 0)
    ctx.say(`  → \`benchmark doctor --benchmark ${benchmarkId}\` says what this machine lacks.`);
  return {
    payload: {
      benchmark_id: benchmarkId,
      benchmark_revision: revision,
      toolchain,
      sound,
      quarantined,
      unrunnable,
      unvalidated,
      record,
    },
    exit: checked.length === 0 ? EXIT.prerequisite : EXIT.done,
  };
}
