/**
 * The kill property: whatever the moment at which the harness dies, resuming gives the run that an undisturbed one
 * would have given, and no attempt that was on record is run again.
 */
import fs from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { projectReport, projectRunDir } from "#record/projection.ts";
import type { RunRecord } from "#core/records.gen.ts";
import { Rows } from "#core/attempt-rows.ts";
import { AttemptTable } from "#core/attempt-table.ts";
import { scanIndex } from "#record/index/index-file.ts";
import { Places } from "#record/attempt/places.ts";
import { readPlan } from "#record/plan-file.ts";
import { harness, reportIn, type Ended } from "../../support/harness.ts";

const PRELOAD = fileURLToPath(new URL("./die-at.mjs", import.meta.url));

/** A rename of the writer, and what becomes of it: it is never done, or done piece by piece in place. */
export interface Mutant {
  readonly name: `${"drop" | "in-place"}:${string}`;
  /** Kinds of operations after which a kill shows it best; see `kindOf` in die-at.mjs. */
  readonly killAfter: RegExp;
}

/** Every rename that a run was seen to make, never done. */
export function droppedRenames(operations: readonly string[]): Mutant[] {
  const renamed = new Set(
    operations.flatMap((kind) => (kind.startsWith("rename ") ? [kind.slice("rename ".length)] : [])),
  );
  return [...renamed].map((kind) => ({
    name: `drop:${kind}`,
    // The index is missed only where an attempt is in place and its row is not.
    killAfter: kind === "index.jsonl" ? /^rename attempt/ : new RegExp(kind.replaceAll(".", "\\.")),
  }));
}

/** Files and folders that grow in their places, where a reader may meet them half done. */
export const IN_PLACE: readonly Mutant[] = [
  { name: "in-place:plan.json", killAfter: /^plan\.json/ },
  { name: "in-place:attempt", killAfter: /^(prompt\.md|diff\.patch|score\.json|run-record\.json)$/ },
  { name: "in-place:report.json", killAfter: /^report\.json/ },
  { name: "in-place:report.md", killAfter: /^report\.md/ },
];

/** Two candidates on a benchmark that takes milliseconds: passes, failures, and outcomes that are tried twice. */
export const QUICK = `
benchmark: stub
runs: 2
concurrency: 2
candidates:
  - { name: solver, backend: stub, model: "pass=0.5,seed=2" }
  - { name: flaky, backend: stub, model: error=unknown }
`;

/** Arguments of one part of it: of the first candidate, since a part in which nothing is scored ends as a fault. */
export const SHARD = ["--shard", "1/2", "--concurrency", "2"];

/** Second attempts, which go on from the files of the first: a resumed one has to make them again from its patch. */
export const TWO_ATTEMPTS = `
benchmark: mini
task: [even-lines, size-labels]
concurrency: 2
candidates:
  - { name: second, backend: stub, model: "pass=0.5,seed=5" }
  - { name: tamperer, backend: stub, model: tamper }
`;

export class KillBench {
  readonly #folder: string;
  readonly #args: readonly string[];
  readonly #expected: { files: Map<string, Uint8Array>; report: string };
  /** Kinds of the opens, writes and renames of an undisturbed run, in order. */
  readonly operations: readonly string[];

  private constructor(
    folder: string,
    args: readonly string[],
    expected: KillBench["expected"],
    operations: readonly string[],
  ) {
    this.#folder = folder;
    this.#args = args;
    this.#expected = expected;
    this.operations = operations;
  }

  get expected() {
    return this.#expected;
  }

  /** `args` are further arguments of `compare`. */
  static async prepare(folder: string, config: string, args: readonly string[] = []): Promise<KillBench> {
    fs.writeFileSync(join(folder, "kill.yaml"), config);
    const log = join(folder, "operations");
    const whole = await run(folder, "undisturbed", args, { DIE_LOG: log });
    if (whole.exit !== 0) throw new Error(`The undisturbed run failed: ${whole.stderr}`);
    return new KillBench(
      folder,
      args,
      projectionOf(join(folder, "undisturbed")),
      fs.readFileSync(log, "utf8").split("\n"),
    );
  }

  /** Kills a run after its n-th operation, resumes it, and gives every way in which the result is wrong. */
  async faultsAfterKill(at: number, name: string, mutant?: Mutant): Promise<string[]> {
    const dir = join(this.#folder, name);
    const mutation = mutant === undefined ? {} : { DIE_MUTANT: mutant.name };
    await run(this.#folder, name, this.#args, { DIE_AT: String(at), ...mutation });
    const faults = tornFiles(dir);
    const before = recordsIn(dir);
    // The resuming process is the same program, so it has the same fault.
    const resumed = await run(this.#folder, name, this.#args, mutation);
    if (resumed.exit !== 0)
      faults.push(
        `resuming ended with ${resumed.exit ?? resumed.signal}: ${resumed.stderr.trim().split("\n").slice(-3).join(" | ")}`,
      );
    const after = recordsIn(dir);
    for (const [path, bytes] of before)
      if (!sealedAgain(path, bytes, after)) faults.push(`${path} was on record and was run again or lost`);
    try {
      faults.push(...differences(this.#expected, projectionOf(dir)));
    } catch (error) {
      faults.push(`the result cannot be read: ${String(error)}`);
    }
    fs.rmSync(dir, { recursive: true, force: true });
    return faults;
  }
}

/** An attempt's folder holds a record and everything that the record lists. */
function isWhole(attempt: string): boolean {
  try {
    const record = JSON.parse(fs.readFileSync(join(attempt, "run-record.json"), "utf8")) as RunRecord;
    return record.artifacts.every(({ path, bytes }) => fs.statSync(join(attempt, path)).size === bytes);
  } catch {
    return false;
  }
}

function run(
  folder: string,
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Ended> {
  const runDir = join(folder, name);
  return harness("benchmark", ["compare", "--config", "kill.yaml", "--run-dir", runDir, "--quiet", ...args], {
    cwd: folder,
    node: ["--import", PRELOAD],
    env: { DIE_BELOW: runDir, ...env },
  });
}

function projectionOf(dir: string): { files: Map<string, Uint8Array>; report: string } {
  const files = projectRunDir(dir);
  const plan = readPlan(dir);
  // The index itself must be whole, not only what can be made up for it from the records.
  const rows = new Map<string, number>();
  if (plan !== null) {
    const places = new Places(plan);
    const entered = new Rows(0, (key) => places.of(key));
    scanIndex(join(dir, "index.jsonl"), plan, entered, (line, reason) => void rows.set(`bad line: ${reason}`, line));
    for (const row of new AttemptTable(entered)) rows.set(row.dir, row.try);
  }
  files.set("index.jsonl on disk", Buffer.from(JSON.stringify([...rows].sort())));
  const shard = join(dir, "shard.json");
  if (fs.existsSync(shard)) files.set("shard.json", fs.readFileSync(shard));
  for (const name of fs.readdirSync(dir).filter((file) => file.endsWith(".md")))
    files.set(name, Buffer.from(withoutNumbers(fs.readFileSync(join(dir, name), "utf8"), basename(dir))));
  // A shard has no report of its own.
  const report = fs.existsSync(join(dir, "report.json"))
    ? projectReport({ ...reportIn(dir), run_dir: "run", reproduce: [] })
    : "";
  return { files, report };
}

/** A report's text without times and the name of its run-dir. */
const withoutNumbers = (markdown: string, runDir: string): string =>
  markdown
    .replace(/## Reproduce[^]*/, "")
    .replaceAll(runDir, "RUN")
    .replace(/[0-9.]+ (ms|s|min)\b/g, "TIME")
    .replace(/took [0-9.–]+ ×.*/g, "RATIO");

/** Files at their final places that are there and not whole. A reader may come at any time. */
function tornFiles(dir: string): string[] {
  const torn: string[] = [];
  for (const name of ["plan.json", "report.json"]) {
    const path = join(dir, name);
    if (!fs.existsSync(path)) continue;
    try {
      JSON.parse(fs.readFileSync(path, "utf8"));
    } catch {
      torn.push(`${name} was torn at the kill`);
    }
  }
  for (const entry of fs.existsSync(dir) ? fs.readdirSync(dir, { recursive: true, encoding: "utf8" }) : []) {
    if (!entry.startsWith(".staging") && /attempt-\d+-run-\d+$/.test(entry) && !isWhole(join(dir, entry)))
      torn.push(`${entry} was torn at the kill`);
  }
  const markdown = join(dir, "report.md");
  if (fs.existsSync(markdown) && !fs.readFileSync(markdown, "utf8").includes("## Reproduce"))
    torn.push("report.md was torn at the kill");
  return torn;
}

function differences(expected: KillBench["expected"], found: KillBench["expected"]): string[] {
  const paths = new Set([...expected.files.keys(), ...found.files.keys()]);
  const faults = [...paths]
    .filter((path) => !equal(expected.files.get(path), found.files.get(path)))
    .map((path) => `${path} differs from the undisturbed run`);
  return expected.report === found.report ? faults : [...faults, "report.json differs from the undisturbed run"];
}

const equal = (a: Uint8Array | undefined, b: Uint8Array | undefined): boolean =>
  a !== undefined && b !== undefined && Buffer.compare(a, b) === 0;

/** Whole records at their places, with superseded tries. */
function recordsIn(dir: string): Map<string, string> {
  const found = new Map<string, string>();
  if (!fs.existsSync(dir)) return found;
  for (const entry of fs.readdirSync(dir, { recursive: true, encoding: "utf8" })) {
    if (!/attempt-\d+-run-\d+(\.try-\d+)?\/run-record\.json$/.test(entry) || entry.startsWith(".staging")) continue;
    const text = fs.readFileSync(join(dir, entry), "utf8");
    if (text.endsWith("}\n")) found.set(entry, text);
  }
  return found;
}

/** A record may move to an earlier try's place, but its bytes stay. */
function sealedAgain(path: string, bytes: string, after: ReadonlyMap<string, string>): boolean {
  if (after.get(path) === bytes) return true;
  return [...after].some(
    ([other, text]) => text === bytes && other.replace(/\.try-\d+/, "") === path.replace(/\.try-\d+/, ""),
  );
}
