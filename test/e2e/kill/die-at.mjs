/**
 * Loaded into the harness with `node --import`: ends the process by SIGKILL after the n-th open, write or rename below
 * one folder, and can take a rename away to see whether anybody misses it. Every whole-file write is split into open,
 * half, half, so that torn files really occur.
 *
 * DIE_BELOW   folder whose operations count
 * DIE_AT      number of the operation after which to die; 0: never
 * DIE_LOG     file that receives the kind of every operation at exit, a line each
 * DIE_MUTANT  `drop:KIND` or `in-place:KIND`; see `kindOf`
 */
import fs from "node:fs";
import { join } from "node:path";
import { syncBuiltinESMExports } from "node:module";

const below = process.env.DIE_BELOW;
const dieAt = Number(process.env.DIE_AT ?? 0);
const [mutation, mutated] = (process.env.DIE_MUTANT ?? ":").split(":");
const real = { ...fs };
/** Open files that count, with their kind. */
const ours = new Map();
const operations = [];

const counts = (path) => typeof path === "string" && path.startsWith(below);

function step(kind) {
  operations.push(kind);
  if (operations.length === dieAt) process.kill(process.pid, "SIGKILL");
}

/** What a file or folder is, by its path. */
function kindOf(to) {
  if (/\.try-\d+$/.test(to)) return "superseded";
  if (/attempt-\d+-run-\d+$/.test(to)) return "attempt";
  return /([^/]+)$/.exec(to)?.[1] ?? "";
}

/** Where a temporary file is going to be renamed to. */
const finalOf = (path) => path.replace(/\.(tmp-[0-9a-f]+|\d+\.tmp)$/, "");

const writesInPlace = (path) => mutation === "in-place" && finalOf(path) !== path && kindOf(finalOf(path)) === mutated;

fs.openSync = (path, flags, mode) => {
  const fd = writesInPlace(path) ? real.openSync(finalOf(path), "w", mode) : real.openSync(path, flags, mode);
  if (counts(path) && flags !== undefined && flags !== "r" && typeof flags !== "number") {
    ours.set(fd, kindOf(finalOf(path)));
    step(ours.get(fd));
  }
  return fd;
};
fs.closeSync = (fd) => {
  ours.delete(fd);
  real.closeSync(fd);
};
fs.writeSync = (fd, data, ...rest) => {
  const written = real.writeSync(fd, data, ...rest);
  if (ours.has(fd)) step(ours.get(fd));
  return written;
};
fs.writeFileSync = (target, data, options) => {
  if (typeof target !== "number" && !counts(target)) return real.writeFileSync(target, data, options);
  if (typeof target === "number" && !ours.has(target)) return real.writeFileSync(target, data, options);
  const bytes =
    typeof data === "string" ? Buffer.from(data) : Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const fd = typeof target === "number" ? target : fs.openSync(target, options?.flag ?? "w", options?.mode);
  const half = Math.floor(bytes.length / 2);
  for (const part of [bytes.subarray(0, half), bytes.subarray(half)]) if (part.length > 0) fs.writeSync(fd, part);
  if (typeof target !== "number") fs.closeSync(fd);
};
fs.appendFileSync = (target, data) => {
  real.appendFileSync(target, data);
  if (counts(target)) step(kindOf(target));
};
fs.renameSync = (from, to) => {
  if (!counts(to)) return real.renameSync(from, to);
  const hit = kindOf(to) === mutated;
  if (hit && mutation === "in-place") moveByPieces(from, to);
  else if (!(hit && mutation === "drop")) real.renameSync(from, to);
  step(`rename ${kindOf(to)}`);
};

/** What a rename is not: the target grows file by file. */
function moveByPieces(from, to) {
  if (!real.existsSync(from)) return; // It was written in place.
  if (!real.statSync(from).isDirectory()) return real.renameSync(from, to);
  real.mkdirSync(to);
  for (const name of real.readdirSync(from)) {
    const bytes = real.readFileSync(join(from, name));
    fs.writeFileSync(join(to, name), bytes);
  }
  real.rmSync(from, { recursive: true });
}

syncBuiltinESMExports();
process.on("exit", () => {
  if (process.env.DIE_LOG !== undefined) real.writeFileSync(process.env.DIE_LOG, operations.join("\n"));
});
