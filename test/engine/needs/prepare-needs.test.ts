import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { EnvironmentCommand, EnvironmentSpec, ToolchainSpec } from "#core/environment.ts";
import type { Exec } from "#core/ports.ts";
import { textFile, treeOf } from "#core/tree.ts";
import { prepareEnvironment } from "#engine/needs/prepare-environment.ts";
import { makeReadOnly, removeReadOnly } from "#engine/needs/read-only.ts";
import { testEngine, type TestEngine } from "../../support/engine.ts";
import { skipUnless } from "../../support/skip.ts";
import { backendThat, runTiny, tasksNamed, tinyAdapter } from "../../support/tiny-benchmark.ts";

using probe = await testEngine();

const idle = backendThat(() => Promise.resolve());
const sh = (script: string): EnvironmentCommand => ({ argv: ["sh", "-c", script], timeoutMs: 20_000 });

/** A toolchain that is a script on the PATH of this engine alone. */
function withTool(engine: TestEngine, script: string): TestEngine {
  const bin = join(engine.host.tempRoot, "bin");
  fs.mkdirSync(bin, { recursive: true });
  fs.writeFileSync(join(bin, "frob"), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const PATH = `${bin}:${engine.host.baseEnv["PATH"] ?? ""}`;
  const host = { ...engine.host, baseEnv: { PATH }, buildEnv: { ...engine.host.buildEnv, PATH } };
  return { ...engine, host };
}

const frob: ToolchainSpec = {
  id: "frob",
  probe: ["frob", "--version"],
  version: /frob (\S+)/,
  atLeast: [1, 10],
  install: { apt: ["frob"] },
};

const filesWith = (more: Readonly<Record<string, string>>) =>
  new Map([
    ...treeOf({ "lib/answer.txt": "forty-two\n", ...more }),
    ["tell", textFile("#!/bin/sh\ncat $LIB/answer.txt\n", 0o755)],
  ]);

/** What a made environment looks like: a program, a library, a variable; `log` counts how often it is built. */
const libraryIn = (log: string, parts: Partial<EnvironmentSpec> = {}): EnvironmentSpec => ({
  id: "library",
  files: filesWith({}),
  build: [sh(`echo built >>${log}; mkdir bin; mv tell bin/`)],
  checks: [sh("test $(tell) = forty-two")],
  toolchains: [],
  provides: { path: ["bin"], env: { LIB: "{environment}/lib" }, links: { "vendor/lib": "lib" } },
  ...parts,
});

describe("toolchains", () => {
  const adapter = tinyAdapter("exit 0", {
    tasks: tasksNamed("one", "two", "plain"),
    toolchains: ({ id }) => (id === "plain" ? [] : ["frob"]),
  });
  const outcomes = async (engine: TestEngine) => {
    const records = await runTiny(adapter, idle, engine, { toolchains: [frob], stopAfter: 1 });
    return [...records].map(([id, { outcome }]) => `${id}: ${outcome.class}`);
  };

  it("that are there are asked once, and their versions are on record", async () => {
    using engine = await testEngine();
    let asked = 0;
    const machine = withTool(engine, "echo frob 1.10.2");
    const run: Exec["run"] = (spec) => {
      if (spec.argv[0] === "frob") asked++;
      return engine.exec.run(spec);
    };
    const records = await runTiny(adapter, idle, { ...machine, exec: { ...engine.exec, run } }, { toolchains: [frob] });
    expect(asked).toBe(1);
    expect(records.get("one")).toMatchObject({ outcome: { class: "pass" }, toolchains: { frob: "1.10.2" } });
    expect(records.get("plain")?.toolchains).toEqual({});
  });

  it.each([
    ["missing", null, "frob is not installed"],
    ["too old", "echo frob 1.9.9", "frob 1.9.9 is too old: 1.10 or later is needed."],
    ["broken", "exit 3", "frob does not work: `frob --version` ended with 3."],
    ["mute", "echo hello", "frob does not say its version"],
  ])("that are %s make their tasks end as environment, and nobody else's", async (_, script, why) => {
    using engine = await testEngine();
    const machine = script === null ? engine : withTool(engine, script);
    let started = 0;
    const agent = backendThat(() => Promise.resolve(++started));
    const records = await runTiny(adapter, agent, machine, { toolchains: [frob], stopAfter: 1 });
    expect([...records].map(([id, { outcome }]) => `${id}: ${outcome.class} in ${outcome.phase}`)).toEqual([
      "one: environment in provision",
      "two: environment in provision",
      "plain: pass in verify",
    ]);
    expect(started).toBe(1);
    expect(records.get("one")?.outcome.reason).toContain(why);
    expect(records.get("one")?.outcome.reason).toContain("apt-get install frob");
    const warnings = engine.events.flatMap((event) => (event.type === "warning" ? [event.message] : []));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(`2 tasks cannot be run here: ${why}`);
  });

  it("are all there must be when all are required, or nothing begins", async () => {
    using engine = await testEngine();
    let started = 0;
    const agent = backendThat(() => Promise.resolve(++started));
    const run = runTiny(adapter, agent, engine, { toolchains: [frob], requireAll: true });
    await expect(run).rejects.toMatchObject({ code: "missing-for-tasks", exit: 4 });
    await expect(run).rejects.toThrow("2 tasks of 3 cannot be run");
    expect(started).toBe(0);
    fs.rmSync(join(engine.host.tempRoot, "run"), { recursive: true });
    expect(await outcomes(withTool(engine, "echo frob 2"))).toEqual(["one: pass", "two: pass", "plain: pass"]);
  });
});

describe("everything that is required", () => {
  it("is looked for before anything is prepared, and prepared before anything is spent", async () => {
    using engine = await testEngine();
    const log = join(engine.host.tempRoot, "log");
    let started = 0;
    const agent = backendThat(() => Promise.resolve(++started));
    const needing = (toolchains: readonly string[], script: string) =>
      tinyAdapter("exit 0", {
        tasks: tasksNamed("one", "two"),
        toolchains: ({ id }) => (id === "one" ? toolchains : []),
        environments: () => [{ ...libraryIn(log), build: [sh(`echo built >>${log}; ${script}`)], checks: [] }],
      });
    const required = { toolchains: [frob], requireAll: true };
    const lacking = runTiny(needing(["frob"], "true"), agent, engine, required);
    await expect(lacking).rejects.toMatchObject({ code: "missing-for-tasks", exit: 4 });
    expect(fs.existsSync(log)).toBe(false);
    fs.rmSync(join(engine.host.tempRoot, "run"), { recursive: true });
    const failing = runTiny(needing([], "exit 1"), agent, engine, required);
    await expect(failing).rejects.toMatchObject({ code: "missing-for-tasks", exit: 4 });
    expect(started).toBe(0);
  });
});

describe("a prepared environment", () => {
  it.each<[string, (file: string, folder: string) => void, boolean]>([
    ["a file was changed, of the same size and with its old time", changed, true],
    ["a file was added", (_, folder) => fs.writeFileSync(join(folder, "lib/more"), ""), true],
    ["a file was taken away", (file) => fs.rmSync(file), true],
    ["a link was put in the place of a file", (file) => linked(file), true],
    ["all of it was removed", (_, folder) => fs.rmSync(folder, { recursive: true }), true],
    ["all of it was copied and put back, contents alike", (_, folder) => copied(folder), false],
  ])("of which %s is noticed whenever it is used", async (_, harm, anew) => {
    using engine = await testEngine();
    const log = join(engine.host.tempRoot, "log");
    const spec = libraryIn(log);
    const made = await prepareEnvironment(spec, new Map(), engine);
    const { folder } = made;
    made[Symbol.dispose]();
    writable(folder);
    harm(join(folder, "lib/answer.txt"), folder);
    await prepareEnvironment(spec, new Map(), engine);
    expect(fs.readFileSync(log, "utf8")).toBe(anew ? "built\nbuilt\n" : "built\n");
    expect(fs.readFileSync(join(folder, "lib/answer.txt"), "utf8")).toBe("forty-two\n");
    expect(fs.existsSync(join(folder, "lib/more"))).toBe(false);
    const warned = engine.events.filter((event) => event.type === "warning" && event.message.includes("was altered"));
    expect(warned).toHaveLength(anew ? 1 : 0);
    await prepareEnvironment(spec, new Map(), engine, true);
    expect(fs.readFileSync(log, "utf8")).toBe(anew ? "built\nbuilt\n" : "built\n");
  });

  function writable(folder: string): void {
    for (const path of [folder, join(folder, "lib"), join(folder, "lib/answer.txt")])
      fs.chmodSync(path, fs.statSync(path).mode | 0o200);
  }
  function changed(file: string): void {
    const { atime, mtime } = fs.statSync(file);
    fs.writeFileSync(file, "forty-six\n");
    fs.utimesSync(file, atime, mtime);
  }
  function linked(file: string): void {
    fs.renameSync(file, `${file}.real`);
    fs.symlinkSync("answer.txt.real", file);
  }
  function copied(folder: string): void {
    fs.cpSync(folder, `${folder}.copy`, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
    makeReadOnly(`${folder}.copy`);
    removeReadOnly(folder);
    fs.renameSync(`${folder}.copy`, folder);
  }

  const USE = 'test "$(tell)" = forty-two && test "$(cat vendor/lib/answer.txt)" = forty-two';

  it("is made once and then there for agents and verifiers of all its tasks, with nothing of it in a change", async () => {
    using engine = await testEngine();
    const log = join(engine.host.tempRoot, "log");
    const seen: string[] = [];
    const agent = backendThat(async (box) => {
      const script = `${USE} && git status --porcelain --untracked-files=all && rm vendor/lib && mkdir vendor/lib && echo mine >vendor/lib/mine; echo done >done`;
      seen.push((await box.exec({ argv: ["sh", "-c", script], env: {}, timeoutMs: 20_000 })).stdout.text);
    });
    const adapter = tinyAdapter(`${USE} && test -f done`, {
      tasks: tasksNamed("one", "two"),
      environments: () => [libraryIn(log)],
    });
    const records = await runTiny(adapter, agent, engine);
    for (const { outcome, environments } of records.values()) {
      expect(outcome).toMatchObject({ class: "pass" });
      expect(environments).toEqual([{ id: "library", digest: expect.stringMatching(/^[0-9a-f]{64}$/) as string }]);
    }
    expect(seen).toEqual(["", ""]);
    expect(fs.readFileSync(log, "utf8")).toBe("built\n");
    const patch = fs.readFileSync(
      join(engine.host.tempRoot, "run/stub-model-0/one/attempt-01-run-001/diff.patch"),
      "utf8",
    );
    expect(patch).toContain("+++ b/done");
    expect(patch).not.toContain("vendor");
    expect(engine.events.filter(({ type }) => type === "preparing")).toEqual([{ type: "preparing", what: "library" }]);

    fs.rmSync(join(engine.host.tempRoot, "run"), { recursive: true });
    await runTiny(adapter, agent, engine);
    expect(fs.readFileSync(log, "utf8")).toBe("built\n");
  });

  it.skipIf(skipUnless(probe.exec.sealsRest, "sealing"))(
    "cannot be changed from inside, nor anything else in the cache be seen",
    async () => {
      using engine = await testEngine();
      const cache = engine.host.cacheRoot;
      fs.mkdirSync(join(cache, "datasets/secret"), { recursive: true });
      fs.writeFileSync(join(cache, "datasets/secret/answer"), "forty-three");
      const seen: string[] = [];
      const agent = backendThat(async (box) => {
        const script = `touch $LIB/new; echo x >$LIB/answer.txt; chmod -R 777 $LIB/..; rm -rf $LIB; tell; cd ${cache}; find . | grep -v environments/; ls environments | wc -l`;
        seen.push((await box.exec({ argv: ["sh", "-c", script], env: {}, timeoutMs: 20_000 })).stdout.text);
      });
      const adapter = tinyAdapter(USE, { environments: () => [libraryIn("/dev/null")] });
      expect((await runTiny(adapter, agent, engine)).get("one")?.outcome.class).toBe("pass");
      expect(seen).toEqual(["forty-two\n.\n./environments\n1\n"]);
    },
  );

  it("that cannot be built costs its own tasks, is tried once, and says which command failed and with what words", async () => {
    using engine = await testEngine();
    const log = join(engine.host.tempRoot, "log");
    const broken = libraryIn(log, {
      id: "broken",
      build: [sh(`echo built >>${log}; seq 40; echo no such host >&2; exit 6`)],
    });
    const adapter = tinyAdapter("exit 0", {
      tasks: tasksNamed("one", "two", "plain"),
      environments: ({ id }) => (id === "plain" ? [] : [broken]),
    });
    const records = await runTiny(adapter, idle, engine);
    expect([...records.values()].map(({ outcome }) => outcome.class)).toEqual(["environment", "environment", "pass"]);
    const reason = records.get("two")?.outcome.reason ?? "";
    expect(reason).toContain("The environment broken could not be prepared: its build command `sh -c echo built");
    expect(reason).toContain("ended with 6");
    expect(reason).toContain("40\nno such host\n");
    expect(reason).not.toContain("\n20\n");
    expect(fs.readFileSync(log, "utf8")).toBe("built\n");
    expect(engine.events).toContainEqual(
      expect.objectContaining({ type: "prepared", what: "broken", problem: reason }),
    );
  });

  it("that fails its check is not used, and made anew by the next run", async () => {
    using engine = await testEngine();
    const log = join(engine.host.tempRoot, "log");
    const works = join(engine.host.tempRoot, "works");
    const adapter = tinyAdapter("exit 0", {
      environments: () => [libraryIn(log, { checks: [sh(`test -e ${works}`)] })],
    });
    const first = (await runTiny(adapter, idle, engine)).get("one");
    expect(first?.outcome).toMatchObject({
      class: "environment",
      reason: expect.stringContaining("its check command") as string,
    });
    fs.writeFileSync(works, "");
    fs.rmSync(join(engine.host.tempRoot, "run"), { recursive: true });
    expect((await runTiny(adapter, idle, engine)).get("one")?.outcome.class).toBe("pass");
    expect(fs.readFileSync(log, "utf8")).toBe("built\nbuilt\n");
  });

  it.skipIf(skipUnless(probe.exec.cutsNetwork, "network"))("is checked without the network", async () => {
    using engine = await testEngine();
    const check = sh("test \"$(tail -n +3 /proc/net/dev | cut -d: -f1 | tr -d ' \\n')\" = lo");
    const adapter = tinyAdapter("exit 0", { environments: () => [libraryIn("/dev/null", { checks: [check] })] });
    expect((await runTiny(adapter, idle, engine)).get("one")?.outcome).toMatchObject({ class: "pass" });
  });

  it("is another one for another toolchain, file or command", async () => {
    using engine = await testEngine();
    const log = join(engine.host.tempRoot, "log");
    const folders = new Set<string>();
    const runWith = async (version: string, parts: Partial<EnvironmentSpec>) => {
      fs.rmSync(join(engine.host.tempRoot, "run"), { recursive: true, force: true });
      const adapter = tinyAdapter("exit 0", {
        environments: () => [libraryIn(log, { toolchains: ["frob"], ...parts })],
      });
      const machine = withTool(engine, `echo frob ${version}`);
      const record = (await runTiny(adapter, idle, machine, { toolchains: [frob] })).get("one");
      expect(record?.outcome.class).toBe("pass");
      folders.add(record?.environments[0]?.digest ?? "");
    };
    await runWith("2.0", {});
    await runWith("2.0", {});
    await runWith("2.1", {});
    await runWith("2.1", { files: filesWith({ more: "" }) });
    await runWith("2.1", { checks: [] });
    expect(folders.size).toBe(4);
    expect(fs.readFileSync(log, "utf8")).toBe("built\n".repeat(4));
  });

  it.skipIf(skipUnless(probe.exec.sealsRest, "sealing"))(
    "that agents could have written to is made again for sandboxes that seal",
    async () => {
      using open = await testEngine({ containment: "subreaper" });
      using sealing = await testEngine();
      const log = join(open.host.tempRoot, "log");
      const adapter = tinyAdapter("exit 0", { environments: () => [libraryIn(log)] });
      const { cacheRoot } = open.host;
      for (const engine of [open, { ...sealing, host: { ...sealing.host, cacheRoot } }]) {
        const record = (await runTiny(adapter, idle, engine)).get("one");
        expect(record?.outcome.class).toBe("pass");
      }
      expect(fs.readFileSync(log, "utf8")).toBe("built\n".repeat(2));
    },
  );
});
