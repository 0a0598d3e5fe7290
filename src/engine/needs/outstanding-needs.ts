import { MissingPrerequisite } from "#core/errors.ts";
import { plural } from "#core/format.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { environmentDigest } from "#engine/needs/environment-digest.ts";
import { environmentState } from "#engine/needs/prepare-environment.ts";
import { lackOf, type Survey } from "#engine/needs/survey-needs.ts";

/** What a machine lacks for some tasks. */
export interface MissingForTasks {
  /** How many were looked at. */
  readonly tasks: number;
  /** Each reason once, as sentences that say how to get what is missing, with the number of tasks it costs. */
  readonly missing: readonly { readonly reason: string; readonly tasks: number }[];
}

/** What some tasks still want of this machine. */
export interface OutstandingNeeds extends MissingForTasks {
  /** Ids of the environments that have to be made first, once, with the network and in minutes. */
  readonly unprepared: readonly string[];
}

/** Looks for prepared environments of the tasks that were surveyed, which takes moments. Makes nothing. */
export function outstandingNeeds({ wishes, found, versions }: Survey, deps: EngineDeps): OutstandingNeeds {
  const unprepared: string[] = [];
  const seen = new Set<string>();
  const lacks = [...wishes.values()].map((wish) => lackOf(wish, found));
  const able = [...wishes.values()].filter((_, at) => lacks[at] === null);
  for (const spec of able.flatMap(({ environments }) => environments)) {
    const digest = environmentDigest(spec, versions, deps.host);
    if (seen.has(digest)) continue;
    seen.add(digest);
    if (environmentState(spec, versions, deps, false) !== "ready") unprepared.push(spec.id);
  }
  return { ...missingForTasks(lacks), unprepared };
}

/** @param lacks for each task why it cannot be run; null: it can */
export function missingForTasks(lacks: readonly (string | null)[]): MissingForTasks {
  const counts = new Map<string, number>();
  for (const lack of lacks) if (lack !== null) counts.set(lack, (counts.get(lack) ?? 0) + 1);
  return { tasks: lacks.length, missing: [...counts].map(([reason, tasks]) => ({ reason, tasks })) };
}

/** For people, a line each; empty where nothing is outstanding. */
export function needsText({ tasks, missing, unprepared }: OutstandingNeeds): string {
  return [
    ...(unprepared.length === 0
      ? []
      : [
          `Plus preparing ${plural(unprepared.length, "environment")} (${unprepared.join(", ")}) first, once: minutes, and the network.`,
        ]),
    ...missing.map(({ reason, tasks: lost }) => `${lost} of ${plural(tasks, "task")} cannot be run here: ${reason}`),
  ].join("\n");
}

/** Where all tasks are required: throws `MissingPrerequisite` when any cannot be run. */
export function refuseMissing({ tasks, missing }: MissingForTasks): void {
  if (missing.length === 0) return;
  const lost = missing.reduce((sum, one) => sum + one.tasks, 0);
  throw new MissingPrerequisite(
    "missing-for-tasks",
    `${plural(lost, "task")} of ${tasks} cannot be run on this machine, and all are required: ${missing.map(({ reason }) => reason).join("; ")}`,
    "Install what is missing and start again, or leave --require-all out: those tasks then count for nobody.",
  );
}
