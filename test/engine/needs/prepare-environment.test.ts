import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { EnvironmentSpec } from "#core/environment.ts";
import { treeOf } from "#core/tree.ts";
import { EnvironmentFailed, environmentState, prepareEnvironment } from "#engine/needs/prepare-environment.ts";
import { makeReadOnly, removeReadOnly } from "#engine/needs/read-only.ts";
import { testEngine, type TestEngine } from "../../support/engine.ts";
import { skipUnless } from "../../support/skip.ts";
import { canMount, smallDisk } from "../../support/small-disk.ts";

const NO_TOOLS = new Map<string, string>();

/** An environment that counts how often it is built. */
const countedIn = (log: string): EnvironmentSpec => ({
  id: "counted",
  files: treeOf({ given: "forty-two\n" }),
  build: [{ argv: ["sh", "-c", `echo built >>${log}`], timeoutMs: 20_000 }],
  checks: [],
  toolchains: [],
  provides: {},
});

/** Copied and put back, as a restored backup is: contents alike, and the system knows other things of them. */
function restored(folder: string): void {
  fs.cpSync(folder, `${folder}.copy`, { recursive: true, preserveTimestamps: true });
  makeReadOnly(`${folder}.copy`);
  removeReadOnly(folder);
  fs.renameSync(`${folder}.copy`, folder);
}

const warningsOf = ({ events }: TestEngine) => events.filter(({ type }) => type === "warning");

describe("a restored environment", () => {
  it("is told to be ready by who only asks, with nothing written", async () => {
    using engine = await testEngine();
    const spec = countedIn("/dev/null");
    const { folder } = await prepareEnvironment(spec, NO_TOOLS, engine);
    restored(folder);
    const marker = fs.readFileSync(`${folder}.json`, "utf8");
    expect(environmentState(spec, NO_TOOLS, engine)).toBe("ready");
    expect(fs.readFileSync(`${folder}.json`, "utf8")).toBe(marker);
    await prepareEnvironment(spec, NO_TOOLS, engine);
    expect(fs.readFileSync(`${folder}.json`, "utf8")).not.toBe(marker);
  });

  it.skipIf(skipUnless(canMount(), "tmpfs"))("serves as it is from a cache that is full", async () => {
    using engine = await testEngine();
    const cacheRoot = smallDisk(1024);
    const machine = { ...engine, host: { ...engine.host, cacheRoot } };
    const log = join(engine.host.tempRoot, "log");
    const spec = countedIn(log);
    const { folder } = await prepareEnvironment(spec, NO_TOOLS, machine);
    restored(folder);
    expect(() => fs.writeFileSync(join(cacheRoot, "ballast"), Buffer.alloc(2 ** 20))).toThrow("ENOSPC");
    await prepareEnvironment(spec, NO_TOOLS, machine);
    expect(fs.readFileSync(log, "utf8")).toBe("built\n");
    expect(warningsOf(engine)).toEqual([]);
    expect(environmentState(spec, NO_TOOLS, machine)).toBe("ready");
  });
});

describe("an environment for which there is no room", () => {
  it.each<[string, (cache: string) => void]>([
    ["a file stands where the cache would be", (cache) => fs.writeFileSync(cache, "")],
    ["the cache leads nowhere", (cache) => fs.symlinkSync("/proc/none/such", cache)],
  ])("cannot be prepared when %s, and it is said what to do", async (_, spoil) => {
    using engine = await testEngine();
    const cacheRoot = join(engine.host.tempRoot, "spoilt");
    spoil(cacheRoot);
    const machine = { ...engine, host: { ...engine.host, cacheRoot } };
    const made = prepareEnvironment(countedIn("/dev/null"), NO_TOOLS, machine);
    await expect(made).rejects.toThrow(EnvironmentFailed);
    await expect(made).rejects.toThrow(/could not be prepared in .*spoilt.*or set XDG_CACHE_HOME/);
  });
});

describe("an environment that cannot be built", () => {
  it("quotes what its command said, what it said to both streams once", async () => {
    using engine = await testEngine();
    const build = [
      { argv: ["sh", "-c", "echo no such package; echo no such package >&2; exit 7"] as const, timeoutMs: 20_000 },
    ];
    const made = prepareEnvironment({ ...countedIn("/dev/null"), build }, NO_TOOLS, engine);
    const { message } = await made.then(
      () => new Error("it was built"),
      (error: unknown) => error as Error,
    );
    expect(message.split("\n").filter((line) => line === "no such package")).toHaveLength(1);
  });
});
