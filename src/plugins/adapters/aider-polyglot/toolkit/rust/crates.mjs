/** What an answer may build on: crates of the registry, of which those that were prepared are only linked to. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { env, prepared } from "./cargo.mjs";
import { ask, exercise, root, show } from "./grading.mjs";

const { head, targets } = exercise();
// Names of the language's own crates, and a crate that is nothing but the operating system's functions.
const RESERVED = new Set(["std", "core", "alloc", "proc_macro", "proc-macro", "test", "libc", "zzzz_polyglot"]);

/** What the answer's manifest asks of the registry, as crates and lines of a manifest; null when it cannot be read. */
export async function dependenciesOfAnswer() {
  const text = await ask(["cargo", "metadata", "--no-deps", "--offline", "--format-version", "1"], { env });
  if (text === null) return null;
  const { packages } = JSON.parse(text);
  const answer = packages.find((one) => one.manifest_path === join(root, "Cargo.toml"));
  const wanted = (answer?.dependencies ?? []).filter(({ kind, optional }) => kind === null && !optional);
  const refused = wanted.filter((one) => !isFromRegistry(one));
  for (const { name } of refused) show(`warning: the dependency ${name} is left out: only the registry may serve one.\n`);
  return wanted.filter(isFromRegistry).map((one) => {
    const name = one.rename ?? one.name;
    const parts = [
      `package = ${JSON.stringify(one.name)}`,
      `version = ${JSON.stringify(one.req)}`,
      `features = ${JSON.stringify(one.features)}`,
      `default-features = ${one.uses_default_features}`,
    ];
    return { crate: one.name, line: `${JSON.stringify(name)} = { ${parts.join(", ")} }` };
  });
}

/** A crate called `std` would come before the real one in every path of the tests. */
function isFromRegistry({ name, rename, source, path, target }) {
  const names = [name, rename];
  return source?.startsWith("registry+") && !path && target === null && !names.some((one) => RESERVED.has(one));
}

/** The exercise's own manifest, with these dependencies of the answer's. */
export function manifest(dependencies) {
  const tests = targets.map(({ name, path }) => `[[test]]\nname = ${JSON.stringify(name)}\npath = ${JSON.stringify(path)}\n`);
  return [head, "[dependencies]", ...dependencies.map(({ line }) => line), "", ...tests].join("\n");
}

/**
 * What was prepared: what Cargo knows of the compiler, and the crates that the answer builds on. Cargo only reads what is up to
 * date, so links do, and what is not there is compiled beside them.
 */
export function takeOver(crates) {
  mkdirSync("target");
  copyFileSync(join(prepared, "target/.rustc_info.json"), "target/.rustc_info.json");
  if (crates.length === 0) return;
  const wanted = withAllBelow(crates);
  for (const folder of [".fingerprint", "build", "deps"]) {
    const [from, to] = [join(prepared, "target/debug", folder), join("target/debug", folder)];
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) {
      const crate = name.replace(/-[0-9a-f]{16}(\..*)?$/, "").replaceAll("_", "-");
      if (wanted.has(crate) || wanted.has(crate.replace(/^lib/, ""))) symlinkSync(join(from, name), join(to, name));
    }
  }
}

/** The crates and those that they build on, by what was prepared, in all versions and with dashes for underscores. */
function withAllBelow(crates) {
  const below = new Map();
  for (const part of readFileSync(join(prepared, "Cargo.lock"), "utf8").split("[[package]]").slice(1)) {
    const name = /^name = "(.*)"$/m.exec(part)[1];
    const needed = [...part.matchAll(/^ "([^" ]+)/gm)].map(([, one]) => one);
    below.set(name, [...(below.get(name) ?? []), ...needed]);
  }
  const found = new Set(crates);
  for (const name of found) for (const one of below.get(name) ?? []) found.add(one); // which is looked at in turn
  return new Set([...found].map((name) => name.replaceAll("_", "-")));
}
