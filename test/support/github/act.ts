import { spawn } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { projectFiles, projectRoot } from "../project-files.ts";

/** Where `act` is; null: not on this machine. `ACT` names it, else PATH has it. */
export function findAct(): string | null {
  const places = [process.env["ACT"] ?? "", ...(process.env["PATH"] ?? "").split(":").map((dir) => join(dir, "act"))];
  return places.find((place) => place !== "" && fs.existsSync(place)) ?? null;
}

const ACTION = "harness/benchmark-harness";

/** What act does not know yet, put into words that it knows; nothing else of the files is changed. */
export function forAct(text: string): string {
  return text
    .replace(/uses: \$\/(\S*)/g, (_, path: string) => `uses: ${ACTION}/${path}@v1`)
    .replaceAll("using: node24", "using: node20");
}

/** A copy of this Action as act can take it, in `folder`: what is committed, and `dist/` as it was last built. */
export function layOutAction(folder: string): void {
  for (const file of projectFiles().filter((path) =>
    /^(action\.yml|package\.json|dist\/|presets\/|\.github\/)/.test(path),
  )) {
    const target = join(folder, file);
    fs.mkdirSync(join(target, ".."), { recursive: true });
    if (file.endsWith(".yml")) fs.writeFileSync(target, forAct(fs.readFileSync(join(projectRoot, file), "utf8")));
    else fs.copyFileSync(join(projectRoot, file), target);
  }
  fs.cpSync(join(projectRoot, "dist"), join(folder, "dist"), { recursive: true });
}

/** act does `actions/checkout` itself only where no commit is named; this stands in for it, and brings the caller's files. */
export function layOutCheckout(folder: string): void {
  fs.mkdirSync(folder, { recursive: true });
  const run = 'cp -R "$CALLER/." "$GITHUB_WORKSPACE"';
  const steps = [{ shell: "bash", run }];
  const inputs = { ref: { default: "" }, "persist-credentials": { default: "" } };
  fs.writeFileSync(
    join(folder, "action.yml"),
    JSON.stringify({ name: "checkout", inputs, runs: { using: "composite", steps } }),
  );
}

/** `actions/setup-node` would fetch another node; here the one that is there stands in for it. */
export function layOutSetupNode(folder: string): void {
  fs.mkdirSync(folder, { recursive: true });
  const inputs = { "node-version": { default: "" }, "package-manager-cache": { default: "" } };
  const steps = [{ shell: "bash", run: "node --version && npm --version" }];
  fs.writeFileSync(
    join(folder, "action.yml"),
    JSON.stringify({ name: "setup-node", inputs, runs: { using: "composite", steps } }),
  );
}

/** Actions of others at the commits that ours pin. */
const CHECKOUT = pinnedIn(".github/workflows/benchmark.yml", /actions\/checkout@[0-9a-f]{40}/);
const SETUP_NODE = pinnedIn(".github/actions/agents/action.yml", /actions\/setup-node@[0-9a-f]{40}/);

function pinnedIn(file: string, pattern: RegExp): string | undefined {
  return pattern.exec(fs.readFileSync(join(projectRoot, file), "utf8"))?.[0];
}

export interface ActRun {
  readonly act: string;
  /** The caller's repository: a git work tree. */
  readonly repository: string;
  readonly action: string;
  readonly checkout: string;
  readonly setupNode: string;
  readonly home: string;
  readonly workflow: string;
  readonly event: string;
  readonly payload: unknown;
  readonly api: string;
  readonly results: { readonly url: string; readonly token: string };
  readonly token: string;
  readonly runId: string;
  readonly runAttempt?: number;
  /** The only legs of a matrix of shards that the host starts; absent: all of them. */
  readonly legs?: readonly number[];
  readonly secrets?: Readonly<Record<string, string>>;
  readonly variables?: Readonly<Record<string, string>>;
}

export interface ActEnded {
  readonly exit: number | null;
  /** The whole log, as people would read it. */
  readonly log: string;
  /** How each job ended, by name. */
  readonly jobs: Readonly<Record<string, string>>;
  /** Summaries of steps, in the order they were written. */
  readonly summaries: readonly string[];
}

/** Runs a workflow of the caller's repository as GitHub would, on this machine and with these servers. */
export async function runAct(run: ActRun): Promise<ActEnded> {
  const event = join(run.home, "event.json");
  fs.writeFileSync(event, JSON.stringify(run.payload));
  const env = {
    GITHUB_API_URL: run.api,
    GITHUB_REPOSITORY: "octo/demo",
    GITHUB_RUN_ID: run.runId,
    GITHUB_RUN_ATTEMPT: String(run.runAttempt ?? 1),
    ACTIONS_RESULTS_URL: run.results.url,
    ACTIONS_RUNTIME_TOKEN: run.results.token,
    ACTIONS_CACHE_SERVICE_V2: "true",
    CALLER: run.repository,
    ...run.variables,
  };
  const args = [
    run.event,
    ...["-e", event, "-W", join(run.repository, ".github/workflows", run.workflow), "-C", run.repository],
    ...["ubuntu-24.04", "self-hosted"].flatMap((label) => ["-P", `${label}=-self-hosted`]),
    // What GitHub hides in its log, ours has to hide itself: here nothing else does.
    ...[
      "--insecure-secrets",
      "--json",
      "--concurrent-jobs",
      "1",
      "--no-cache-server",
      "--action-cache-path",
      join(run.home, "act"),
    ],
    ...["--local-repository", `${CHECKOUT}=${run.checkout}`],
    ...["--local-repository", `${SETUP_NODE}=${run.setupNode}`],
    ...["--local-repository", `${ACTION}@v1=${run.action}`, "-s", `GITHUB_TOKEN=${run.token}`],
    ...(run.legs ?? []).flatMap((leg) => ["--matrix", `shard:${leg}`]),
    ...Object.entries(env).flatMap(([name, value]) => ["--env", `${name}=${value}`]),
    ...Object.entries(run.secrets ?? {}).flatMap(([name, value]) => ["-s", `${name}=${value}`]),
  ];
  const child = spawn(run.act, args, {
    cwd: run.home,
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: run.home,
      ACT_DISABLE_VERSION_CHECK: "1",
      TMPDIR: process.env["TMPDIR"] ?? "/tmp",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
  const exit = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  return { exit, ...digest(Buffer.concat(chunks).toString()) };
}

interface Line {
  readonly msg?: string;
  readonly job?: string;
  readonly jobResult?: string;
  readonly command?: string;
  readonly content?: string;
}

function digest(output: string): Omit<ActEnded, "exit"> {
  const lines = output.split("\n").flatMap((line): Line[] => {
    try {
      return [JSON.parse(line) as Line];
    } catch {
      return line.trim() === "" ? [] : [{ msg: line }];
    }
  });
  return {
    log: lines.map(({ job = "", msg = "" }) => `${job}| ${msg.trimEnd()}`).join("\n"),
    jobs: Object.fromEntries(
      lines.flatMap(({ job, jobResult }) =>
        job === undefined || jobResult === undefined ? [] : [[nameOf(job), jobResult]],
      ),
    ),
    summaries: lines.filter(({ command }) => command === "summary").map(({ content = "" }) => content),
  };
}

/** act writes `bench/benchmark (reusable)/shard 2-1` for the job `shard 2` of a matrix. */
const nameOf = (job: string): string => (job.trim().split("/").at(-1) ?? job).trim().replace(/^(.* \d+)-\d+$/, "$1");
