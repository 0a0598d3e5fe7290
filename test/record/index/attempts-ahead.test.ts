import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Rows } from "#core/attempt-rows.ts";
import { AttemptTable } from "#core/attempt-table.ts";
import type { IndexRow } from "#core/records.gen.ts";
import { AttemptsAhead } from "#record/index/attempts-ahead.ts";
import { rowLine } from "#record/index/index-file.ts";
import { IndexLines } from "#record/index/index-lines.ts";
import { loadIndex } from "#record/index/load-index.ts";
import { Places } from "#record/attempt/places.ts";
import { CHUNK_TRIALS, type Job, readChunks, STATE } from "#record/index/read-chunks.ts";
import { temporaryFolder } from "../../support/harness.ts";
import { makeLargeRun } from "../../support/large-run.ts";

const SHAPE = { candidates: 2, tasks: 65, repetitions: 2, maxAttempts: 2 };
const TRIALS = SHAPE.candidates * SHAPE.tasks * SHAPE.repetitions;

/** Takes every trial, one after the other: the rows of those that were read ahead, by trial. */
function taken(root: string, plan: Parameters<typeof loadIndex>[1], begin: (job: Job) => () => void) {
  const places = new Places(plan);
  const rows = new Rows(0, (key) => places.of(key));
  using ahead = new AttemptsAhead(root, plan, null, rows, begin);
  const lines = new IndexLines();
  const found = new Map<number, IndexRow[]>();
  for (let trial = 0; trial < TRIALS; trial++) {
    const before = rows.length;
    if (ahead.take(trial, lines)) found.set(trial, [...new AttemptTable(rows)].slice(before));
  }
  const spelled = [...found.values()].flat().map(rowLine).join("");
  expect(Buffer.concat(lines.pieces()).toString()).toBe(spelled);
  return found;
}

/** All of it at once, before anybody asks. */
const atOnce = (job: Job): (() => void) => {
  readChunks(job);
  return () => undefined;
};

/** The rows that count, by trial, as they are read without help. */
function alone(root: string, plan: Parameters<typeof loadIndex>[1]) {
  const { results, problems } = loadIndex(root, plan, { repair: false, rebuild: true });
  return { rows: Array.from({ length: TRIALS }, (_, trial) => results.rowsOf(trial)), problems };
}

describe("attempts read ahead", () => {
  it("are those that are read one by one, and what is in doubt is left to whoever can mend it", () => {
    using folder = temporaryFolder();
    const root = join(folder.path, "run");
    const { plan } = makeLargeRun(root, SHAPE, { records: true });
    const places = new Places(plan);
    const place = (trial: number): string => {
      const cell = Math.floor(trial / SHAPE.repetitions);
      const [candidate, task] = [Math.floor(cell / SHAPE.tasks), cell % SHAPE.tasks];
      return join(root, places.of({ candidate, task, repetition: (trial % SHAPE.repetitions) + 1, attempt: 1 }));
    };
    fs.rmSync(place(3), { recursive: true });
    fs.writeFileSync(join(place(40), "score.json"), "{}");
    fs.writeFileSync(join(place(CHUNK_TRIALS), "run-record.json"), "");
    fs.renameSync(place(TRIALS - 1), `${place(TRIALS - 1)}.moved`);
    fs.symlinkSync(`${place(TRIALS - 1)}.moved`, place(TRIALS - 1));

    const ahead = taken(root, plan, atOnce);
    const { rows, problems } = alone(root, plan);
    for (const trial of [3, 40, CHUNK_TRIALS, TRIALS - 1]) expect(ahead.has(trial)).toBe(false);
    expect(problems).toHaveLength(3);
    expect(ahead.size).toBeGreaterThan(TRIALS / 2);
    for (const [trial, found] of ahead) expect(found).toEqual(rows[trial]);
  });

  it("are none where nobody reads, and none of what its owner has begun", () => {
    using folder = temporaryFolder();
    const root = join(folder.path, "run");
    const { plan } = makeLargeRun(root, SHAPE, { records: true });
    expect(taken(root, plan, () => () => undefined).size).toBe(0);
    const begun = taken(root, plan, (job) => {
      job.states[0] = STATE.begun;
      readChunks(job);
      job.states[0] = STATE.free; // taken by the owner at once, so that nobody waits for it
      return () => undefined;
    });
    expect(Math.min(...begun.keys())).toBeGreaterThanOrEqual(CHUNK_TRIALS);
  });
});
