import { mkdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as core from "@actions/core";
import type { Step } from "#action/step.ts";
import { UsageError } from "#core/errors.ts";
import { INHERITED_VARIABLES } from "#core/sandbox.ts";
import { isKey } from "#github/artifact-names.ts";
import type { EventPayload } from "#github/event.ts";
import { MAX_RATE_LIMIT_WAIT_SECONDS, MAX_STEP_SUMMARY_BYTES } from "#github/limits.ts";
import { octokitHub } from "#platform/hub/octokit-hub.ts";
import { runBenchmark } from "#platform/run-benchmark.ts";

/** What the command line may see of a step's environment: no token is among it. */
const INHERITED = [...INHERITED_VARIABLES, "HOME", "TMPDIR", "XDG_STATE_HOME"];

/** The step that this process is, from the variables that GitHub sets. */
export function openStep(): Step {
  const [owner = "", repo = ""] = variable("GITHUB_REPOSITORY").split("/");
  const workDir = resolve(variable("GITHUB_WORKSPACE") || ".", core.getInput("working-directory") || ".");
  const tempDir = join(process.env["RUNNER_TEMP"] ?? tmpdir(), "benchmark-harness");
  mkdirSync(tempDir, { recursive: true });
  const program = join(dirname(fileURLToPath(import.meta.url)), "..", "benchmark.js");
  const token = () => {
    const given = core.getInput("github-token");
    if (given === "")
      throw new UsageError("no-token", "This step needs `github-token`.", "Write github-token: ${{ github.token }}");
    return given;
  };
  return {
    input: (name) => core.getInput(name),
    required,
    count,
    list: (name) =>
      core
        .getInput(name)
        .split(/[\s,]+/)
        .filter((word) => word !== ""),
    words: (name) =>
      core
        .getInput(name)
        .split(/,*(?:\s+|$)/)
        .filter((word) => word !== ""),
    key: keyOf(core.getInput("key")),
    output: (name, value) => core.setOutput(name, value),
    remember: (name, value) => core.saveState(name, value),
    recall: (name) => core.getState(name),
    addPath: (folder) => core.addPath(folder),
    notice: (text) => core.notice(text),
    warn: (text) => core.warning(text),
    summarize: async (markdown) => {
      if ((process.env["GITHUB_STEP_SUMMARY"] ?? "") === "") core.info(markdown);
      else await core.summary.addRaw(cutBytes(markdown, MAX_STEP_SUMMARY_BYTES), true).write();
    },
    event: { name: variable("GITHUB_EVENT_NAME"), payload: eventPayload() },
    owner,
    repo,
    workflow: variable("GITHUB_WORKFLOW"),
    runId: variable("GITHUB_RUN_ID"),
    url: `${process.env["GITHUB_SERVER_URL"] ?? "https://github.com"}/${owner}/${repo}/actions/runs/${variable("GITHUB_RUN_ID")}`,
    tryNumber: Number(process.env["GITHUB_RUN_ATTEMPT"] ?? "1"),
    workDir,
    tempDir,
    program,
    hub: () =>
      octokitHub({
        token: token(),
        owner,
        repo,
        maxWaitSeconds: MAX_RATE_LIMIT_WAIT_SECONDS,
        warn: (text) => core.warning(text),
      }),
    store: async () => {
      // Only steps that hand files on load what speaks the artifact protocol.
      const { artifactStore } = await import("#platform/hub/artifact-store.ts");
      const run = count("run-id", 1);
      return artifactStore(run === null ? null : { token: token(), owner, repo, run });
    },
    cache: async () => {
      const { cacheStore } = await import("#platform/hub/cache-store.ts");
      return cacheStore();
    },
    benchmark: (args) => runBenchmark(program, args, { cwd: workDir, inherit: INHERITED }),
    now: () => new Date(),
  };
}

/** `action.yml` cannot require what only some of its commands need, and hands it on as empty. */
function required(name: string): string {
  const text = core.getInput(name);
  if (text !== "") return text;
  throw new UsageError(
    "input-missing",
    `The input \`${name}\` is not given, and this step cannot do without it.`,
    `Write it under \`with:\`, like ${name}: ${EXAMPLES[name] ?? "VALUE"}.`,
  );
}

const EXAMPLES: Readonly<Record<string, string>> = {
  config: "bench.yaml",
  dispatch: "model-swap.yml",
  shard: "${{ matrix.shard }}",
};

function count(name: string, min = 1): number | null {
  const text = core.getInput(name);
  if (text === "") return null;
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min) return number;
  throw new UsageError(
    "bad-input",
    `${name}: ${JSON.stringify(text)} is not a whole number of at least ${min}.`,
    `Write it like ${name}: ${Math.max(min, 1)}, or leave it out.`,
  );
}

function keyOf(given: string): string {
  const key = given === "" ? "default" : given;
  if (isKey(key)) return key;
  throw new UsageError(
    "bad-key",
    `key: ${JSON.stringify(key)} cannot be part of an artifact's name.`,
    "Use up to 40 small letters, digits, dots and dashes.",
  );
}

function eventPayload(): EventPayload {
  const path = process.env["GITHUB_EVENT_PATH"] ?? "";
  return path === "" ? {} : (JSON.parse(readFileSync(path, "utf8")) as EventPayload);
}

const variable = (name: string): string => process.env[name] ?? "";

function cutBytes(text: string, limit: number): string {
  if (Buffer.byteLength(text) <= limit) return text;
  const cut = Buffer.from(text).subarray(0, limit).toString("utf8");
  return cut.slice(0, cut.lastIndexOf("\n"));
}
