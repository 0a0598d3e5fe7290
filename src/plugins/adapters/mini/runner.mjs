/**
 * Grades one task of `mini`. Runs in the throw-away copy of an answer, beside its other files and `cases.json`.
 *
 * What is expected lives in this process only: the hidden files are deleted before a line of the answer runs, and the
 * answer runs in another process that is sent calls and sends back values. Values are compared here, so the answer can
 * pass in one way: by returning what is right.
 *
 * Prints one JSON document; exits with 0 when every case passed, 1 when one failed, 2 for a fault that is not the answer's.
 */
import { lstatSync, readdirSync, readFileSync, realpathSync, rmSync, unlinkSync, writeSync } from "node:fs";
import { join } from "node:path";
import { startChild } from "./child.mjs";

const MAX_STARTS = 4;
const QUOTE = 400;

await main();

async function main() {
  // A default SIGUSR1 opens the inspector, through which whoever can signal us could run code in here.
  process.on("SIGUSR1", () => {});
  try {
    const root = realpathSync(process.cwd());
    const start = () => startChild(root, join(import.meta.dirname, "host.mjs"));
    const first = start(); // gets going while the hidden files go away; it loads the answer only when asked to
    const { task, module, limits, cases } = JSON.parse(readFileSync(join(import.meta.dirname, "cases.json"), "utf8"));
    removeHidden();
    const odd = whyNotWalked(root);
    const results = await gradeAll(expand(cases), { module, limits, first: await first, start, odd });
    finish({ mini: 1, task, cases: results }, results.every((result) => result.verdict === "passed") ? 0 : 1);
  } catch (error) {
    finish({ mini: 1, fault: String(error?.message ?? error) }, 2);
  }
}

/** What the child has yet to load stays: it holds no secret. */
function removeHidden() {
  for (const name of ["cases.json", "runner.mjs", "child.mjs"]) rmSync(join(import.meta.dirname, name));
}

/** Large values are written short: `{"$": "repeat", "value": "ab", "times": 3}`, of text or of a list. */
function expand(value) {
  if (value === null || typeof value !== "object") return value;
  if (value.$ === "repeat") {
    return typeof value.value === "string"
      ? value.value.repeat(value.times)
      : Array.from({ length: value.times }, () => value.value).flat();
  }
  if (Array.isArray(value)) return value.map(expand);
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, expand(member)]));
}

/** Node's permission model follows links out of the folder it allows, and `link -> /proc` would read this process. */
function removeLinks(folder) {
  for (const entry of readdirSync(folder, { encoding: "buffer" })) {
    const path = Buffer.concat([folder, Buffer.from("/"), entry]);
    const stat = lstatSync(path);
    if (stat.isSymbolicLink()) unlinkSync(path);
    else if (stat.isDirectory()) removeLinks(path);
  }
}

/** Files that cannot be walked are the answer's doing, and no fault of the grader's. */
function whyNotWalked(root) {
  try {
    removeLinks(Buffer.from(root));
    return null;
  } catch (error) {
    return `not tried: its files cannot be walked (${error.code ?? error.message})`;
  }
}

async function gradeAll(cases, { module, limits, first, start, odd }) {
  const deadline = Date.now() + limits.totalMs;
  const allowedMs = () => Math.max(1, Math.min(limits.callMs, deadline - Date.now()));
  const results = [];
  let child = first;
  let starts = 1;
  let hopeless = odd ?? (await load(child, module, limits));
  for (const { name, ...body } of cases) {
    if (hopeless === null && Date.now() > deadline) {
      hopeless = `not tried: the cases before took ${limits.totalMs / 1000} s`;
    } else if (hopeless === null && child.ended !== null) {
      starts += 1;
      if (starts > MAX_STARTS) hopeless = `not tried: the answer's process had to be ended ${MAX_STARTS} times before`;
      else [child, hopeless] = await startAgain(child, start, module, limits);
    }
    if (hopeless === null) child.takeOutput();
    const detail = hopeless ?? (await gradeOne(body.steps ?? [body], child, allowedMs));
    // What was printed before the reply is in its pipe by now, and is read in the next turn.
    if (detail !== null) await new Promise((turn) => setImmediate(() => setImmediate(turn)));
    results.push(
      detail === null ? { name, verdict: "passed" } : { name, verdict: "failed", detail: detail + quoteOutput(child) },
    );
  }
  child.end();
  return results;
}

/** The first start failing is a fault of the machine; a later one follows on what the answer did, and is its own. */
async function startAgain(dead, start, module, limits) {
  try {
    const child = await start();
    return [child, await load(child, module, limits)];
  } catch (error) {
    return [dead, `the answer's process could not be started again: ${quote(String(error))}`];
  }
}

/** Why the answer cannot be loaded, or null. */
async function load(child, module, limits) {
  const [loaded] = await child.ask({ load: module }, 1, limits.loadMs);
  return loaded.kind === "value" ? null : `${module} could not be loaded: ${describe(loaded)}`;
}

/** The detail of what went wrong, or null. A fault of our own here counts against the answer, which alone can cause one. */
async function gradeOne(steps, child, allowedMs) {
  try {
    const requests = steps.map(({ returns: _, throws: __, ...request }) => request);
    const replies = await child.ask({ steps: requests }, steps.length, allowedMs());
    for (const [index, reply] of replies.entries()) {
      const wrong = complaint(reply, steps[index]);
      const place = steps.length > 1 ? `step ${index + 1} of ${steps.length}, ` : "";
      if (wrong !== null) return `${place}${callText(requests[index])}: ${wrong}`;
    }
    return null;
  } catch (error) {
    return `the reply could not be judged: ${quote(String(error))}`;
  }
}

function complaint(reply, { returns, throws }) {
  if (throws !== undefined) {
    const wanted = `expected it to throw${throws === true ? "" : ` ${quote(JSON.stringify(throws))}`}`;
    return reply.kind === "threw" && throwsLike(throws, reply.error) ? null : `${wanted}, but it ${describe(reply)}`;
  }
  if (reply.kind === "value" && (returns === undefined || equal(returns, reply.value))) return null;
  return returns === undefined ? `it ${describe(reply)}` : `expected ${show(returns)}, but it ${describe(reply)}`;
}

function throwsLike(wanted, error) {
  if (error === null || typeof error !== "object" || error.isError !== true) return false;
  if (wanted === true) return true;
  if (wanted.name !== undefined && wanted.name !== error.name) return false;
  if (wanted.message !== undefined && wanted.message !== error.message) return false;
  if (wanted.includes !== undefined && !(typeof error.message === "string" && error.message.includes(wanted.includes)))
    return false;
  return Object.entries(wanted.props ?? {}).every(
    ([key, value]) => Object.hasOwn(error.props ?? {}, key) && equal(value, error.props[key]),
  );
}

/** Equality of decoded JSON, as deep as `wanted` is. Order of an object's keys does not count. */
function equal(wanted, got) {
  if (wanted === null || typeof wanted !== "object") return wanted === got;
  if (got === null || typeof got !== "object" || Array.isArray(wanted) !== Array.isArray(got)) return false;
  const keys = Object.keys(wanted);
  return (
    keys.length === Object.keys(got).length &&
    keys.every((key) => Object.hasOwn(got, key) && equal(wanted[key], got[key]))
  );
}

function describe(reply) {
  if (reply.kind === "value") return `returned ${show(reply.value)}`;
  if (reply.kind === "threw") return `threw ${quote(`${text(reply.error?.name)}: ${text(reply.error?.message)}`)}`;
  return quote(text(reply.why));
}

/** A reply's members may be anything, an object whose conversion to text throws among them. */
function text(value) {
  return typeof value === "string" ? value : typeof value;
}

function callText(step) {
  const args = (step.args ?? []).map((value) => JSON.stringify(value)).join(", ");
  if (step.let !== undefined) return `setting ${step.let}`;
  if (step.read !== undefined) return `looking at ${step.read}`;
  if (step.get !== undefined) return `${step.on}.${step.get}`;
  const callee = step.new
    ? `new ${step.new}`
    : (step.call ?? (step.method === undefined ? step.on : `${step.on}.${step.method}`));
  return quote(`${callee}(${args})`);
}

function quoteOutput(child) {
  const text = child.takeOutput();
  return text === "" ? "" : `\n(the answer printed: ${quote(JSON.stringify(text))})`;
}

function show(value) {
  return quote(JSON.stringify(value));
}

/** One line, no control characters, not longer than a reader can bear. */
function quote(text) {
  const line = text
    .slice(0, QUOTE)
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g, " ");
  return text.length > QUOTE ? `${line}…` : line;
}

/** Writes and leaves at once: the child is dead or dying, and nothing it left may hold us up. */
function finish(document, code) {
  const bytes = Buffer.from(`${JSON.stringify(document)}\n`);
  for (let done = 0; done < bytes.length;) {
    try {
      done += writeSync(1, bytes, done);
    } catch (error) {
      if (error.code !== "EAGAIN") throw error; // a slow reader at the other end of a non-blocking pipe
    }
  }
  process.exit(code);
}
