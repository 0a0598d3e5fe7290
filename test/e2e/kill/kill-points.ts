/**
 * The kill property: whatever the moment at which the harness dies, resuming gives the run that an undisturbed one
 * would have given, and no attempt that was on record is run again.
 */
import fs from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { projectReport, projectRunDir } from "#record/projection.ts";
import { harness, reportIn, type Ended } from "../../support/harness.ts";

const PRELOAD = fileURLToPath(new URL("./die-at.mjs", import.meta.url));

/** A rename that the writer makes, and what becomes of it: never done, or done piece by piece in place. */
export type Mutant = `${"drop" | "in-place"}:${"plan.json" | "shard.json" | "attempt" | "superseded" | "index.jsonl" | "report.json" | "report.md"}`;

/** Two candidates on a benchmark that takes milliseconds: passes, failures, and outcomes that are tried twice. */
const CONFIG = `
benchmark: stub
runs: 2
concurrency: 2
candidates:
  - { name: solver, backend: stub, model: "pass=0.5,seed=2" }
  - { name: flaky, backend: stub, model: error=unknown }
`;

export class KillBench {
  readonly #folder: string;
  readonly #expected: { files: Map<string, Uint8Array>; report: string };
  /** Opens, writes and renames of an undisturbed run. */
  readonly operations: number;

  private constructor(folder: string, expected: KillBench["expected"], operations: number) {
    this.#folder = folder;
    this.#expected = expected;
    this.operations = operations;
  }

  get expected() {
    return this.#expected;
  }

  static async prepare(folder: string): Promise<KillBench> {
    fs.writeFileSync(join(folder, "kill.yaml"), CONFIG);
    const log = join(folder, "operations");
    const whole = await run(folder, "undisturbed", { DIE_LOG: log });
    if (whole.exit !== 0) throw new Error(`The undisturbed run failed: ${whole.stderr}`);
    return new KillBench(folder, projectionOf(join(folder, "undisturbed")), Number(fs.readFileSync(log, "utf8")));
  }

  /** Kills a run after its n-th operation, resumes it, and gives every way in which the result is wrong. */
  async faultsAfterKill(at: number, name: string, mutant?: Mutant): Promise<string[]> {
    const dir = join(this.#folder, name);
    const mutation = mutant === undefined ? {} : { DIE_MUTANT: mutant };
    await run(this.#folder, name, { DIE_AT: String(at), ...mutation });
    const before = recordsIn(dir);
    // The resuming process is the same program, so it has the same fault.
    const resumed = await run(this.#folder, name, mutation);
    const faults: string[] = [];
    if (resumed.exit !== 0) faults.push(`resuming ended with ${resumed.exit ?? resumed.signal}: ${resumed.stderr.trim().split("\n").slice(-3).join(" | ")}`);
    const after = recordsIn(dir);
    for (const [path, bytes] of before) if (!sealedAgain(path, bytes, after)) faults.push(`${path} was on record and was run again or lost`);
    try {
      faults.push(...differences(this.#expected, projectionOf(dir)));
    } catch (error) {
      faults.push(`the result cannot be read: ${String(error)}`);
    }
    fs.rmSync(dir, { recursive: true, force: true });
    return faults;
  }
}

function run(folder: string, name: string, env: Readonly<Record<string, string>>): Promise<Ended> {
  const runDir = join(folder, name);
  return harness("benchmark", ["compare", "--config", "kill.yaml", "--run-dir", runDir, "--quiet"], {
    cwd: folder,
    node: ["--import", PRELOAD],
    env: { DIE_BELOW: runDir, ...env },
  });
}

function projectionOf(dir: string): { files: Map<string, Uint8Array>; report: string } {
  return { files: projectRunDir(dir), report: projectReport({ ...reportIn(dir), run_dir: "run", reproduce: [] }) };
}

function differences(expected: KillBench["expected"], found: KillBench["expected"]): string[] {
  const paths = new Set([...expected.files.keys(), ...found.files.keys()]);
  const faults = [...paths].filter((path) => !equal(expected.files.get(path), found.files.get(path))).map((path) => `${path} differs from the undisturbed run`);
  return expected.report === found.report ? faults : [...faults, "report.json differs from the undisturbed run"];
}

const equal = (a: Uint8Array | undefined, b: Uint8Array | undefined): boolean => a !== undefined && b !== undefined && Buffer.compare(a, b) === 0;

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
  return [...after].some(([other, text]) => text === bytes && other.replace(/\.try-\d+/, "") === path.replace(/\.try-\d+/, ""));
}
