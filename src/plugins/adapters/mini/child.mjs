/** Starts the process that the answer runs in, and talks to it in JSON lines: one request at a time, one reply for each of its steps. */
import { spawn } from "node:child_process";
import { closeSync, openSync, readSync, writeFileSync } from "node:fs";

const READY_MS = 20_000;
const MAX_REPLY = 1 << 20;
const MAX_OUTPUT = 4 << 20;
const KEPT_OUTPUT = 600;

/**
 * Throws when the answer's process would not be confined; nothing of the answer has run then.
 *
 * @param {string} root Folder of the answer: all that the child may read.
 * @param {string} host Path of `host.mjs`, inside `root`.
 */
export async function startChild(root, host) {
  const child = spawn(process.execPath, [...confinement(root), host], {
    cwd: root,
    env: { TZ: "UTC", LC_ALL: "C.UTF-8" },
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  const channel = child.stdio[3];
  const self = { ended: null, ask, end, takeOutput };
  let pending = null;
  let partial = "";
  let output = "";
  let printed = 0;

  channel.setEncoding("utf8");
  channel.on("data", receive);
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", listen);
  // Each of these is the child's doing, and each is told to whoever waits for a reply.
  for (const stream of child.stdio) stream?.on("error", (error) => end(`closed the grader's channel (${error.code})`));
  const left = (code, signal) => end(`its process ended (${signal ?? `exit code ${code}`})`);
  child.on("close", left);
  child.on("exit", (...how) => setTimeout(left, 200, ...how)); // "close" comes later, with the last words on stderr

  const [ready] = await new Promise((resolve, reject) => {
    child.on("error", reject);
    pending = { id: null, count: 1, replies: [], timer: setTimer(READY_MS), resolve };
  });
  if (ready.confined !== true) {
    end("not confined");
    throw new Error(
      `Node ${process.version} did not confine the answer's process: ${ready.why ?? "no permission model"}`,
    );
  }
  // Should memory run out, the kernel is to take the answer's process and not this one. Linux only.
  try {
    writeFileSync(`/proc/${child.pid}/oom_score_adj`, "1000");
  } catch {
    // Another system, or not ours to set: a matter of comfort.
  }
  return self;

  /** Resolves with `count` replies, or with fewer and a last `{kind: "broken", why}` once the child is of no more use. */
  function ask(request, count, timeoutMs) {
    const id = freshId();
    return new Promise((resolve) => {
      if (self.ended !== null) return resolve([broken(self.ended)]);
      pending = { id, count, replies: [], timer: setTimer(timeoutMs), resolve };
      channel.write(`${JSON.stringify({ id, ...request })}\n`);
    });
  }

  function setTimer(timeoutMs) {
    return setTimeout(() => end(`did not answer within ${timeoutMs / 1000} s`), timeoutMs);
  }

  function receive(text) {
    if (self.ended !== null) return;
    const lines = (partial + text).split("\n");
    partial = lines.pop();
    for (const line of lines) {
      const reply = line.length > MAX_REPLY ? null : parseReply(line);
      if (pending === null || pending.replies.length === pending.count || reply?.id !== pending.id) {
        return end("something wrote to the grader's channel out of turn");
      }
      pending.replies.push(reply);
    }
    if (partial.length > MAX_REPLY) return end("answered with more than 1 MiB");
    if (pending !== null && pending.replies.length === pending.count) {
      if (partial !== "") return end("something wrote to the grader's channel out of turn");
      settle();
    }
  }

  function settle() {
    const { timer, resolve, replies } = pending;
    clearTimeout(timer);
    pending = null;
    resolve(replies);
  }

  function listen(text) {
    printed += Buffer.byteLength(text);
    if (output.length < KEPT_OUTPUT) output = (output + text).slice(0, KEPT_OUTPUT);
    if (printed > MAX_OUTPUT) end("printed more than 4 MiB");
  }

  function takeOutput() {
    const text = output;
    output = "";
    return text;
  }

  function end(why = "no longer needed") {
    if (self.ended !== null) return;
    self.ended = why;
    child.kill("SIGKILL");
    if (pending === null) return;
    // A full count stands for nothing once something else was heard: the last reply is the one in doubt.
    if (pending.replies.length === pending.count) pending.replies.pop();
    pending.replies.push(broken(why));
    settle();
  }
}

/** Node's own source of random bytes costs 4 ms to load, as much as all the calls of a task. */
function freshId() {
  const bytes = Buffer.alloc(16);
  const source = openSync("/dev/urandom", "r");
  readSync(source, bytes);
  closeSync(source);
  return bytes.toString("hex");
}

const broken = (why) => ({ kind: "broken", why });

function parseReply(line) {
  try {
    const reply = JSON.parse(line);
    return reply !== null && typeof reply === "object" ? reply : null;
  } catch {
    return null; // not the host's, then: the host writes JSON
  }
}

/** Reading below `root` is all that is left: no writes, processes, threads, addons, and no network where Node can tell. */
function confinement(root) {
  const known = process.allowedNodeEnvironmentFlags;
  const model = known.has("--permission") ? "--permission" : "--experimental-permission";
  const flags = [model, `--allow-fs-read=${root}/*`, "--no-warnings", "--no-addons", "--max-old-space-size=512"];
  // A database opened by path may not obey the permission model; a second way to be woken by a signal is not needed.
  if (known.has("--experimental-sqlite")) flags.push("--no-experimental-sqlite");
  if (known.has("--disable-sigusr1")) flags.push("--disable-sigusr1");
  return flags;
}
