/** Builds an answer's library and its tests, and looks at all that the compiler read of the answer. */
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { env, prepared } from "./cargo.mjs";
import { oddEquality } from "./equality.mjs";
import { exercise, read, root, show } from "./grading.mjs";

const { targets, refused, methods } = exercise();
/** What the compiler calls those uses of `unsafe` that stay within the language. */
const WITHIN = /^(usage of an `unsafe` block|(declaration|implementation) of an `unsafe` (function|method|trait))$/;

/**
 * Resolves with the test programs by the name of their target, or null, and with what is suspicious about the answer. Of
 * the answer alone the compiler is to tell where it leaves the language, whatever its own attributes allow.
 */
export async function build() {
  const named = targets.flatMap(({ name }) => ["--test", name]);
  const format = "--message-format=json";
  const { code, text } = await read(["cargo", "test", "--no-run", "--offline", "--quiet", format, ...named], {
    env: { ...env, RUSTC_WORKSPACE_WRAPPER: join(prepared, "rustc-wrapper") },
  });
  const lines = text.split("\n").filter((line) => line.startsWith("{"));
  const messages = lines.map((line) => JSON.parse(line));
  const outside = [];
  for (const { reason, message } of messages) {
    if (reason !== "compiler-message") continue;
    const lint = message.code?.code;
    if (lint === "missing_unsafe_on_extern" || (lint === "unsafe_code" && !WITHIN.test(message.message))) outside.push(message.message);
    else if (lint !== "unsafe_code" && !/^\d+ warnings? emitted$/.test(message.message)) show(message.rendered);
  }
  if (outside.length > 0) return { programs: null, suspicion: `The answer leaves the language: ${outside[0]}.` };
  if (code !== 0) return { programs: null, suspicion: null };
  const programs = messages
    .filter(({ executable, target }) => executable && target.kind.includes("test"))
    .map(({ executable, target }) => [target.name, executable])
    .sort();
  return { programs, suspicion: suspicionOfSources() };
}

/** By all that the compiler read for the library. */
function suspicionOfSources() {
  const folder = join("target/debug/deps");
  const lists = readdirSync(folder).filter((name) => name.endsWith(".d") && !lstatSync(join(folder, name)).isSymbolicLink());
  for (const list of lists) {
    const lines = readFileSync(join(folder, list), "utf8").split("\n");
    const sources = lines.filter((line) => line.endsWith(":")).map((line) => line.slice(0, -1).replaceAll("\\ ", " "));
    if (!sources.includes("src/lib.rs")) continue; // a test program, or a crate that was not prepared
    for (const source of sources) {
      const path = relative(root, resolve(root, source));
      if (/^(tests|\.polyglot|\.\.)(\/|$)/.test(path)) return `The answer reads ${path} while it is built.`;
      const code = withoutText(readFileSync(join(root, path), "latin1"));
      if (/\bzzzz_polyglot\b/.test(code)) return `The answer names what its tests tell the grader by: ${path}.`;
      const power = refused.find(({ pattern }) => new RegExp(pattern).test(code));
      const odd = methods === null ? null : oddEquality(code, methods);
      if (odd !== null) return `The answer ${odd}: ${path}.`;
      if (power !== undefined) return `The answer ${power.what}, which this exercise does not ask for: ${path}.`;
    }
  }
  return null;
}

/** Rust without comments and strings. */
function withoutText(source) {
  return source.replace(/\/\*[^]*?\*\/|\/\/.*|\br(#*)"[^]*?"\1|"(?:\\[^]|[^"\\])*"|'(?:\\.[^']*|[^'\\])'/g, " ");
}
