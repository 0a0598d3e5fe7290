/**
 * A run whose every word was written to do harm, as the archives that its shards would hand on: made of what a real run
 * put on record, by somebody who has its files alone. Nothing of `src/` is used.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../project-files.ts";
import { archiveOf } from "./archives.ts";

/** Each would do something, were it read as anything but text. */
export const HOSTILE: readonly string[] = [
  "::error file=/etc/passwd,line=1::@octo look",
  "::stop-commands::x\n::set-output name=gate::0\n::add-mask::steady",
  '<img src="https://evil.example/pixel.png" onerror="alert(1)">',
  "<script>alert(1)</script><style>*{display:none}</style>",
  "</details></td></table><h1>✅ all is well</h1>",
  "<!-- benchmark-harness:smoke:default -->",
  "--><b>out of the comment</b>",
  "[click](https://evil.example) ![img](https://evil.example/a.png)",
  "https://evil.example/auto www.evil.example someone@evil.example",
  "@octo @octo/team #1 GH-1 octo/demo#1 0123456789abcdef0123456789abcdef01234567",
  "``` \n# a heading\n``` ` `` ```` |cell|",
  "| a | b |\n|---|---|\n| 1 | 2 |",
  "[^1]: note\n[ref]: https://evil.example",
  "\u202Egnp.exe \u0000\u001b[31mred\u001b]8;;https://evil.example\u0007link",
  "javascript:alert(1) data:text/html,x $(id) `id` ${{ secrets.GITHUB_TOKEN }}",
  "$$\\href{https://evil.example}{x}$$ :rocket: <sub><details open><summary>s",
];

const at = (index: number): string => HOSTILE[index % HOSTILE.length] ?? "";

const [TASKS, CANDIDATES] = [300, 4];

/** A document of a run-dir, as far as it is changed here. */
type Json = Readonly<Record<string, unknown>> & { readonly [key in "tasks" | "candidates"]?: readonly Json[] };

/**
 * Its archives by name: the plan of 300 tasks, each of which candidates differ on, by four candidates, and a shard for
 * each of those. One task's name has 70,000 characters.
 */
export async function hostileArchives(folder: string): Promise<Map<string, Buffer>> {
  const real = realRun(folder);
  const plan = hostilePlan(real.plan);
  const archives = new Map([
    ["bench-default-plan-try-1.tar.gz", await archiveOf(new Map([["plan.json", text(plan)]]))],
  ]);
  for (let candidate = 0; candidate < CANDIDATES; candidate++)
    archives.set(
      `bench-default-shard-${candidate + 1}-of-${CANDIDATES}-try-1.tar.gz`,
      await archiveOf(shardFiles(plan, candidate, real)),
    );
  return archives;
}

interface RealRun {
  readonly plan: Json;
  /** The files of an attempt that passed, and of one that failed. */
  readonly passed: ReadonlyMap<string, Buffer>;
  readonly failed: ReadonlyMap<string, Buffer>;
}

/** One task, solved by one stand-in and not by the other. */
function realRun(folder: string): RealRun {
  fs.mkdirSync(folder, { recursive: true });
  const candidates = ["pass=1", "fail"].map((model) => ({ name: model.slice(0, 4), backend: "stub", model }));
  const config = { benchmark: "mini", task: ["even-lines"], candidates };
  fs.writeFileSync(join(folder, "bench.json"), JSON.stringify(config));
  const run = join(folder, "run");
  const program = [join(projectRoot, "dist/benchmark.js"), "compare", "--config", "bench.json"];
  execFileSync(process.execPath, [...program, "--run-dir", run, "--quiet"], { cwd: folder, stdio: "pipe" });
  const files = (candidate: string) => {
    const attempt = join(run, candidate, "even-lines/attempt-01-run-001");
    return new Map(fs.readdirSync(attempt).map((name) => [name, fs.readFileSync(join(attempt, name))]));
  };
  const plan = parsed(fs.readFileSync(join(run, "plan.json")));
  return { plan, passed: files("pass"), failed: files("fail") };
}

function hostilePlan(real: Json): Json {
  const [task, candidate] = [real.tasks?.[0], real.candidates?.[0]];
  const plan = {
    ...real,
    command: HOSTILE,
    benchmark: { ...(real["benchmark"] as Json), max_attempts: 1, id: at(5), threat_model: HOSTILE.join(" ") },
    tasks: Array.from({ length: TASKS }, (_, index) => ({
      ...task,
      id: index === 7 ? `${"A".repeat(70_000)}@octo` : `${at(index)} ${at(index + 5)} ${index}`,
      slug: `task-${index}`,
      language: at(index % 5),
    })),
    candidates: Array.from({ length: CANDIDATES }, (_, index) => ({
      ...candidate,
      name: `${at(index * 4)} ${index}`,
      slug: `candidate-${index}`,
      model: at(index),
    })),
  };
  const undecided = new Set(["digest", "created_at", "command", "validation"]);
  const deciding = Object.fromEntries(Object.entries(plan).filter(([name]) => !undecided.has(name)));
  return { ...plan, digest: sha256(canonical(deciding)) };
}

/** What the shard of a candidate hands on, which runs all tasks. Its index is left out: it follows from the records. */
function shardFiles(plan: Json, candidate: number, real: RealRun): Map<string, Buffer> {
  const { name, slug, model } = plan.candidates?.[candidate] ?? {};
  const ids = plan.tasks?.map(({ id }) => id);
  const part = { index: candidate + 1, of: CANDIDATES, candidate: name, tasks: ids };
  const files = new Map([
    ["plan.json", text(plan)],
    ["shard.json", text({ schema_version: "2.0", plan_digest: plan["digest"], ...part })],
  ]);
  for (const [task, { id, slug: place }] of (plan.tasks ?? []).entries()) {
    const like = (task + candidate) % 2 === 0 ? real.passed : real.failed;
    const whose = { benchmark_id: (plan["benchmark"] as Json)["id"], task_id: id };
    const own = new Map(like).set(SCORE, text({ ...parsed(like.get(SCORE)), ...whose }));
    own.delete(RECORD);
    const record = parsed(like.get(RECORD));
    const words = `${at(task)} ${task === 3 ? "B".repeat(70_000) : ""}`;
    const said = {
      ...{ ...whose, candidate: name, plan_digest: plan["digest"] },
      backend_invocation: { ...(record["backend_invocation"] as Json), model },
      outcome: { ...(record["outcome"] as Json), reason: words },
      backend: { ...(record["backend"] as Json), stop_reason: at(task), program_version: at(task) },
      verification: {
        ...{ ...(record["verification"] as Json), reason: words },
        ...{ tests_failed: [at(task)], tests_passed: [at(task + 1)] },
      },
      artifacts: [...own].map(([path, bytes]) => ({ path, bytes: bytes.length, sha256: sha256(bytes) })),
    };
    own.set(RECORD, text({ ...record, ...said }));
    for (const [path, bytes] of own) files.set(`${String(slug)}/${String(place)}/attempt-01-run-001/${path}`, bytes);
  }
  return files;
}

const [RECORD, SCORE] = ["run-record.json", "score.json"];

const parsed = (bytes: Buffer | undefined): Json => JSON.parse(bytes?.toString() ?? "") as Json;
const text = (document: object): Buffer => Buffer.from(JSON.stringify(document));
const sha256 = (data: string | Buffer): string => createHash("sha256").update(data).digest("hex");

/** The one spelling of a document that digests are of: keys in order, no white space. */
const canonical = (document: object): string =>
  JSON.stringify(document, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
