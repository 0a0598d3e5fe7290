/**
 * `npx tsx scripts/polyglot-reference.ts DATASET LANGUAGE...`: grades every reference and every untouched stub of these
 * languages and writes `src/plugins/adapters/aider-polyglot/reference/LANGUAGE.json`: which tests ran, with which
 * versions, and which exercises are unsound. Run it again when the dataset, a toolkit or a pinned version changes; what
 * differs from the file before is what a reviewer has to look at. Reasons written by hand are kept.
 */
import { http } from "#platform/http.ts";
import fs from "node:fs";
import { join } from "node:path";
import { openMachine } from "#cli/machine.ts";
import { REGISTRIES } from "#commands/shared/engine.ts";
import type { Task } from "#core/task.ts";
import { attempt } from "#engine/attempt/attempt.ts";
import type { AttemptResult } from "#engine/attempt/attempt-log.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { emptyAnswer, referenceAnswer } from "#engine/known-answers.ts";
import { prepareNeeds } from "#engine/needs/prepare-needs.ts";
import { pool } from "#engine/pool.ts";
import { prepareTask } from "#engine/prepare.ts";
import { polyglot } from "#plugins/adapters/aider-polyglot/adapter.ts";
import { openDataset } from "#plugins/adapters/aider-polyglot/dataset.ts";
import plugin from "#plugins/adapters/aider-polyglot/index.ts";
import { TRACKS, type Track } from "#plugins/adapters/aider-polyglot/languages.ts";
import type { ReferenceRun } from "#plugins/adapters/aider-polyglot/reference.ts";
import { readSettings } from "#plugins/adapters/aider-polyglot/settings.ts";
import type { BackendPlugin } from "#plugins/backends/contract.ts";

const AT_ONCE = 2;

const [folder = "", ...languages] = process.argv.slice(2);
const engine: EngineDeps = {
  ...REGISTRIES,
  ...(await openMachine(undefined)),
  secretPlaces: { logins: [], settings: [] },
  openGateway: () => Promise.reject(new Error("A reference asks no model.")),
  http,
  emit: (event) => {
    if (event.type === "warning") console.error(event.message);
  },
  signal: new AbortController().signal,
};
for (const track of TRACKS.filter(({ language }) => languages.includes(language.id))) {
  const run = await referenceRun(track);
  const home = new URL("../src/plugins/adapters/aider-polyglot/reference/", import.meta.url);
  fs.writeFileSync(new URL(`${track.language.id}.json`, home), asText(run));
}

async function referenceRun({ language, reference: before }: Track): Promise<ReferenceRun> {
  const dataset = openDataset(folder, [language.id]);
  const blank = { ...before, tests: {}, quarantined: {} };
  const adapter = polyglot(dataset, [{ language, reference: blank }], readSettings({}));
  const needsOf = await prepareNeeds(adapter, adapter.tasks, plugin.toolchains ?? [], engine);
  const tests: Record<string, readonly string[]> = {};
  const quarantined: Record<string, string> = {};
  await pool(adapter.tasks, AT_ONCE, engine.signal, async (task) => {
    const exercise = dataset.exercise(task.id);
    const ran = async (backend: BackendPlugin): Promise<readonly string[] | null> => {
      const { evidence, reason } = await graded(task, backend);
      const results = evidence === null ? null : language.results(exercise, evidence);
      if (evidence === null || results === null) console.error(`${task.id}, ${backend.id}: ${reason}`);
      const isRight = evidence?.exitCode === 0 && results?.every(({ status }) => status !== "failed");
      return isRight ? (results ?? []).filter(({ status }) => status === "passed").map(({ name }) => name) : null;
    };
    const names = await ran(referenceAnswer);
    if (names !== null && names.length > 0) tests[exercise.name] = names;
    const why =
      names === null ? "Its reference fails." : (await ran(emptyAnswer)) === null ? null : "Its untouched stub passes.";
    if (why !== null) quarantined[exercise.name] = before.quarantined[exercise.name] ?? why;
    console.log(`${task.id}: ${names?.length ?? "no"} tests${why === null ? "" : `; ${why}`}`);
  });
  // Programs are asked for their versions; what an environment pins is written by hand.
  const found = Object.assign({}, ...adapter.tasks.map((task) => needsOf(task).toolchains)) as Record<string, string>;
  const toolchain = { ...before.toolchain, ...found };
  return { revision: plugin.revision, toolchain, tests: sorted(tests), quarantined: sorted(quarantined) };

  async function graded(task: Task, backend: BackendPlugin): Promise<AttemptResult> {
    const prepared = prepareTask(adapter, task);
    const dir = fs.mkdtempSync(join(engine.host.tempRoot, "reference-"));
    try {
      return await attempt(
        {
          ref: { candidate: backend.id, task: task.id, repetition: 1, attempt: 1 },
          adapter,
          task,
          prepared: () => prepared,
          needs: needsOf(task),
          lease: null,
          candidate: { backend, model: "", env: {}, unsetEnv: [] },
          timeoutMs: 60_000,
          previous: null,
          dir,
          learnt: new Set(),
          hide: [],
        },
        engine,
      );
    } finally {
      fs.rmSync(dir, { recursive: true, force: true });
    }
  }
}

function sorted<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** One line an exercise, for diffs. */
function asText({ revision, toolchain, tests, quarantined }: ReferenceRun): string {
  const lines = (record: object): string => {
    const rows = Object.entries(record).map(([name, value]) => `    ${JSON.stringify(name)}: ${listed(value)}`);
    return rows.length === 0 ? "{}" : `{\n${rows.join(",\n")}\n  }`;
  };
  const listed = (value: unknown): string =>
    Array.isArray(value) ? `[${value.map((one) => JSON.stringify(one)).join(", ")}]` : JSON.stringify(value);
  return [
    "{",
    `  "revision": ${JSON.stringify(revision)},`,
    `  "toolchain": ${JSON.stringify(toolchain)},`,
    `  "tests": ${lines(tests)},`,
    `  "quarantined": ${lines(quarantined)}`,
    "}",
    "",
  ].join("\n");
}
