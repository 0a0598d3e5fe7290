/**
 * What the graders of compiled languages share. A grader runs in the fresh copy of an answer, outside the process that
 * the answer shares with its tests: it builds, starts that process, and alone writes down what became of the tests.
 *
 * It believes nothing but lines that begin with a secret. The tests' process is handed the secret on its standard input
 * and reads it before the first line of the answer runs; what the answer prints, writes to files or ends with is output.
 */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync, writeSync } from "node:fs";
import { basename, join } from "node:path";

/** Begins and ends what the tests' process has to say to the grader. */
const MARK = "\x1e";
const MAX_OUTPUT = 16 << 20;
/** Of what the tests' process printed by itself, as it is told apart from what the runner reports. */
const MAX_PRINTED = 64 << 10;
/** How long output is waited for that a process left behind in its pipes. */
const DRAIN_MS = 500;

export const root = process.cwd();
const [resultsFolder, limit] = process.argv.slice(2);
const deadline = Date.now() + Number(limit);
/** Why a tool or the tests had to be stopped. */
let stopped = null;
/** What the tests' process printed: on standard output, and on standard error, where crashes are told of. */
let printed = "";
let complained = "";

// Whoever sends a Node process this signal is let into it by its debugger, unless it is taken for something else.
process.on("SIGUSR1", () => {});

/** What `graded` has to say of the exercise. */
export const exercise = () => JSON.parse(readFileSync(join(import.meta.dirname, "exercise.json"), "utf8"));

/** Runs `grade`, which resolves with `{built, ended, tests, suspicion}`, and leaves with 0 only if that is a clean pass. */
export async function main(grade) {
  const outcome = { built: false, ended: false, tests: [], suspicion: null, ...(await grade()), stopped };
  outcome.printed = complained + printed;
  writeFileSync(join(resultsFolder, "results.json"), JSON.stringify(outcome));
  const passed = outcome.ended && outcome.tests.length > 0 && outcome.tests.every(({ status }) => status === "passed");
  process.exit(passed && outcome.suspicion === null ? 0 : 1);
}

/** Runs a tool; what it prints is shown. Resolves with whether it ended well. */
export async function tool(argv, options = {}) {
  const { code } = await run(argv, { ...options, stdio: ["ignore", 1, 1] });
  return code === 0;
}

/**
 * Runs a tool whose standard output is read rather than shown. Resolves with it, or with null when it failed. With `quiet`,
 * nobody is told why.
 */
export async function ask(argv, options = {}) {
  const { code, text } = await read(argv, options);
  return code === 0 ? text : null;
}

/** The same, for one that has something to say when it fails as well. Resolves with that and its exit code. */
export async function read(argv, options = {}) {
  let text = "";
  const stdio = ["ignore", "pipe", options.quiet ? "ignore" : 1];
  const { code } = await run(argv, { ...options, stdio, onOutput: (bytes) => (text += bytes) });
  return { code, text };
}

/**
 * Runs the process that the answer shares with its tests. `onMessage` gets what follows the secret on a line, `onText`
 * any other text and returns what of it is shown. With `reports` it gets a pipe as file 3, whose text is left as it is.
 * Resolves with how it ended, and that text.
 */
export async function runTests(argv, { onMessage, onText = (text) => text, reports = false, ...options }) {
  const secret = randomBytes(16).toString("hex");
  const lead = MARK + secret;
  let held = "";
  let length = 0;
  const onOutput = (chunk, end) => {
    length += chunk.length;
    if (length > MAX_OUTPUT) return end(`printed more than ${MAX_OUTPUT >> 20} MiB`);
    const lines = (held + chunk).split("\n");
    held = lines.pop();
    for (const line of lines) take(line, "\n");
  };
  const take = (line, ending) => {
    const at = line.indexOf(lead);
    if (at < 0) return print(line + ending);
    if (at > 0) print(line.slice(0, at));
    const [message, rest] = line.slice(at + lead.length).split(MARK, 2);
    onMessage(message);
    if (rest) print(rest + ending);
  };
  const print = (text) => {
    const shown = onText(text);
    printed += head(shown, printed);
    show(shown);
  };
  const onComplaint = (text, end) => {
    length += text.length;
    if (length > MAX_OUTPUT) return end(`printed more than ${MAX_OUTPUT >> 20} MiB`);
    complained += head(text, complained);
    show(text);
  };
  let reported = "";
  const onReport = (chunk, end) => {
    reported += chunk;
    if (reported.length > MAX_OUTPUT) end(`reported more than ${MAX_OUTPUT >> 20} MiB`);
  };
  const stdio = ["pipe", "pipe", "pipe", ...(reports ? ["pipe"] : [])];
  const ended = await run(argv, { ...options, stdio, input: secret, onOutput, onComplaint, onReport });
  if (held !== "") take(held, "");
  return { ...ended, reports: reported };
}

/** As much of a text as there is room for behind what there is. */
function head(text, before) {
  return text.slice(0, Math.max(0, MAX_PRINTED - before.length));
}

/** Resolves with `{code, signal}`. */
function run([program, ...args], { cwd = root, env = process.env, stdio, input, onOutput, onComplaint, onReport }) {
  return new Promise((resolve) => {
    // In a group of its own, so that all it started can be ended with it.
    const child = spawn(program, args, { cwd, env, stdio, detached: true });
    const end = (why) => {
      if (stopped !== null) return;
      stopped = why;
      show(`\n${basename(program)} was stopped: ${why}.\n`);
      killGroup(child.pid);
    };
    const timer = setTimeout(() => end(`not done within ${Number(limit) / 1000} s`), Math.max(1, deadline - Date.now()));
    let settled = false;
    const settle = (code, signal) => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      killGroup(child.pid);
      resolve({ code, signal });
    };
    child.on("error", (error) => {
      show(`\n${basename(program)} could not be started: ${error.message}\n`);
      settle(null, null);
    });
    child.on("close", settle);
    child.on("exit", (...how) => setTimeout(settle, DRAIN_MS, ...how)); // whoever holds its pipes open holds us up no longer
    child.stdout?.setEncoding("utf8").on("data", (text) => stopped === null && onOutput(text, end));
    child.stderr?.setEncoding("utf8").on("data", (text) => stopped === null && onComplaint(text, end));
    child.stdio[3]?.setEncoding("utf8").on("data", (text) => stopped === null && onReport(text, end));
    child.stdin?.on("error", () => {}); // it ended without reading, which shows in what is missing
    child.stdin?.end(input);
  });
}

/** Of nobody, where it never started. */
function killGroup(pid) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // Nobody is left in it.
  }
}

/** Written at once, so that it stands in order with what tools write to the same place. */
export function show(text) {
  const bytes = Buffer.from(text);
  for (let done = 0; done < bytes.length; ) {
    try {
      done += writeSync(1, bytes, done);
    } catch (error) {
      if (error.code !== "EAGAIN") throw error; // a slow reader at the other end of a non-blocking pipe
    }
  }
}
