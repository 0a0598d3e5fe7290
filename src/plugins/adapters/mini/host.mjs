/**
 * Runs in the child, with the answer: imports it and makes the calls it is sent. Knows nothing of what is expected.
 *
 * The answer shares this process and may break anything in here. All it gains is a voice, and only right values count.
 * What is used after the import is captured before it, so that an answer that patches built-ins by accident is still heard.
 */
import { readSync, writeSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { decode, encode, encodeError, messageOf, Slots, uncurry } from "./values.mjs";

const CHANNEL = 3;

const read = readSync;
const write = writeSync;
const later = setImmediate;
const exit = process.exit.bind(process);
const NativePromise = Promise;
const { parse, stringify } = JSON;
const { apply, construct } = Reflect;
const toBytes = Buffer.from;
const indexOf = uncurry(String.prototype.indexOf);
const slice = uncurry(String.prototype.slice);

disarm();
const slots = new Slots();
let solution = null;
let inHand = { id: null, left: 1 }; // what is being answered, and how many replies it still needs
let unread = "";
const buffer = Buffer.alloc(1 << 16);
const decoder = new TextDecoder();
process.on("beforeExit", giveUp);
reply(confinement());
listen();

/** The permission model lets a process signal others. Taking the way away costs nothing; a signal would not pay anyway. */
function disarm() {
  const denied = () => {
    throw new Error("not available while being graded");
  };
  for (const name of ["kill", "_kill", "_debugProcess", "_debugEnd", "report", "binding", "_linkedBinding", "dlopen"]) {
    Object.defineProperty(process, name, { value: denied, writable: false, configurable: false });
  }
  Object.defineProperty(process, "ppid", { value: 0, writable: false, configurable: false });
}

function confinement() {
  if (process.permission === undefined) return { confined: false, why: "it has no permission model" };
  const held = ["fs.write", "child", "worker"].filter((scope) => process.permission.has(scope));
  if (process.permission.has("fs.read", "/")) held.push("fs.read");
  return held.length === 0 ? { confined: true } : { confined: false, why: `it still holds ${held.join(", ")}` };
}

/**
 * Waits for a request, does it, and lets pending work of the answer run before the next. To block is meant: a socket of
 * Node's would cost 5 ms to load, and a thread that reads would hold up an answer that exits.
 */
function listen() {
  const request = parse(readLine());
  inHand = { id: request.id, left: request.load === undefined ? request.steps.length : 1 };
  void answer(request).then(() => later(listen));
}

function readLine() {
  for (;;) {
    const end = indexOf(unread, "\n");
    if (end !== -1) {
      const line = slice(unread, 0, end);
      unread = slice(unread, end + 1);
      return line;
    }
    const count = read(CHANNEL, buffer);
    if (count === 0) exit(0); // the grader is gone
    unread += decoder.decode(buffer.subarray(0, count), { stream: true });
  }
}

async function answer({ load: module, steps }) {
  if (module !== undefined) return reply(await attempt(() => load(module)));
  slots.clear();
  for (let i = 0; i < steps.length; i += 1) {
    reply(await attempt(() => makeCall(steps[i])));
    if (i + 1 < steps.length) await new NativePromise(later);
  }
}

async function attempt(work) {
  try {
    return await work();
  } catch (error) {
    return { kind: "unsendable", why: `gave something that cannot be read: ${messageOf(error)}` };
  }
}

/** Nothing is left that could settle what a call awaits. */
function giveUp() {
  while (inHand.left > 0) reply({ kind: "never", why: "never settled what it promised" });
  later(listen);
}

async function load(module) {
  try {
    solution = await import(pathToFileURL(join(process.cwd(), module)).href);
    return { kind: "value", value: null };
  } catch (error) {
    return { kind: "threw", error: encodeError(error) };
  }
}

async function makeCall(step) {
  let value;
  try {
    const act = actionOf(step);
    if (typeof act === "string") return { kind: "absent", why: act };
    value = act();
    if (step.async === true) value = await value;
  } catch (error) {
    return { kind: "threw", error: encodeError(error) };
  }
  if (step.as !== undefined) {
    slots.set(step.as, value);
    return { kind: "value", value: null };
  }
  return { kind: "value", value: encode(value) };
}

/** What a step asks for, ready to be done; or a sentence that says why it cannot be. */
function actionOf(step) {
  const args = [];
  for (let i = 0; i < (step.args?.length ?? 0); i += 1) args[i] = decode(step.args[i], slots);
  if (step.let !== undefined) return () => void slots.set(step.let, decode(step.value, slots));
  if (step.read !== undefined) return () => slots.get(step.read);
  const exported = step.call ?? step.new;
  if (exported !== undefined) {
    const callee = solution[exported];
    if (typeof callee !== "function") return `is not exported as a function: ${exported}`;
    return step.new === undefined ? () => apply(callee, undefined, args) : () => construct(callee, args);
  }
  if (!slots.has(step.on)) return `found nothing named ${step.on}`;
  const target = slots.get(step.on);
  if (step.get !== undefined) return () => target[step.get];
  const callee = step.method === undefined ? target : target?.[step.method];
  if (typeof callee !== "function")
    return `is not a function: ${step.on}${step.method === undefined ? "" : `.${step.method}`}`;
  return () => apply(callee, step.method === undefined ? undefined : target, args);
}

function reply(outcome) {
  inHand.left -= 1;
  const bytes = toBytes(`${stringify({ ...outcome, id: inHand.id })}\n`);
  for (let done = 0; done < bytes.length;) {
    try {
      done += write(CHANNEL, bytes, done);
    } catch (error) {
      if (error.code !== "EAGAIN") throw error; // the grader is about to read
    }
  }
}
