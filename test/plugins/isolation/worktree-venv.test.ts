import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { IsolationSpec } from "#core/task.ts";
import { treeOf } from "#core/tree.ts";
import { NOTHING_MEASURED } from "#engine/known-answers.ts";
import type { BackendPlugin } from "#plugins/backends/contract.ts";
import worktreeVenv from "#plugins/isolation/worktree-venv.ts";
import { readRun } from "#record/read-run.ts";
import { testEngine, type TestEngine } from "../../support/engine.ts";
import { hasVenv } from "../../support/has-venv.ts";
import { skipUnless } from "../../support/skip.ts";
import { backendThat, runTiny, tasksNamed, tinyAdapter } from "../../support/tiny-benchmark.ts";

const cacheRoot = fs.mkdtempSync(join(tmpdir(), "cache-"));
afterAll(() => void execFileSync("rm", ["-rf", cacheRoot]));

/** What agents of tasks with this tier printed for a script, and the records. */
async function runIn(engine: TestEngine, spec: Partial<IsolationSpec>, script: string) {
  const said: string[] = [];
  const agent = backendThat(async (box) => {
    const { stdout, stderr } = await box.exec({ argv: ["sh", "-c", script], env: {}, timeoutMs: 20_000 });
    said.push(stdout.text + stderr.text);
  });
  const adapter = tinyAdapter("python -c 'import sys; assert sys.prefix != sys.base_prefix'", {
    tasks: tasksNamed("one", "two"),
    isolation: () => ({ tier: "worktree+venv", ...spec }),
  });
  const host = { ...engine.host, cacheRoot };
  return { said, records: await runTiny(adapter, agent, { ...engine, host }) };
}

/** Installs a module without asking anybody for it. */
const INSTALL = `python -c 'import sysconfig; open(sysconfig.get_path("purelib") + "/answer.py", "w").write("VALUE = 42")'`;

describe.skipIf(skipUnless(hasVenv(), "venv"))("a worktree with a virtual environment", () => {
  it("has its interpreter first on PATH, with what was installed and nothing of the agent's choosing, on record", async () => {
    using engine = await testEngine();
    const spec = { install_command: INSTALL, verify_imports: ["answer", "json.decoder"] };
    const script = `python -c 'import answer, sys; print(answer.VALUE, sys.prefix == "'$VIRTUAL_ENV'")'
      test "$(command -v python)" = "$VIRTUAL_ENV/bin/python" && echo first; ls -A`;
    const { said, records } = await runIn(engine, spec, script);
    expect(said).toEqual(Array.from({ length: 2 }, () => "42 True\nfirst\n.git\nREADME.md\n"));
    for (const record of records.values()) {
      expect(record.outcome).toMatchObject({ class: "pass" });
      expect(record.isolation).toMatchObject({ tier: "worktree+venv", ...spec });
      expect(record.toolchains).toEqual({
        "python3-venv": expect.any(String) as string,
        python3: expect.stringMatching(/^3\./) as string,
      });
      expect(record.environments.map(({ id }) => id)).toEqual(["venv"]);
    }
    expect(engine.events.filter(({ type }) => type === "preparing")).toHaveLength(1);
  });

  it("is an environment fault when an installer ended well and the module is not there, or it failed", async () => {
    using engine = await testEngine();
    const { said, records } = await runIn(engine, { install_command: "true", verify_imports: ["answer"] }, "echo ran");
    expect(said).toEqual([]);
    expect(records.get("one")?.outcome.class).toBe("environment");
    expect(records.get("one")?.outcome.reason).toContain("-c import answer` ended with 1");
    expect(records.get("one")?.outcome.reason).toContain("ModuleNotFoundError");
  });

  it("is an environment fault where the interpreter is not there", async () => {
    using engine = await testEngine();
    const { records } = await runIn(engine, { python: "python0.1" }, "true");
    expect(records.get("two")?.outcome).toMatchObject({ class: "environment", phase: "provision" });
    expect(records.get("two")?.outcome.reason).toContain("python0.1 is not installed");
  });

  it("goes on with a trial that was interrupted between its attempts", async () => {
    using engine = await testEngine();
    const host = { ...engine.host, cacheRoot };
    let served = false;
    const writer = backendThat((box, { attempt }) => box.put(treeOf({ "answer.txt": String(attempt) })));
    const backend: BackendPlugin = {
      ...writer,
      solve: async (job, box) =>
        job.attempt === 1 || served
          ? writer.solve(job, box)
          : { ...NOTHING_MEASURED, fault: { class: "provider", reason: "500" } },
    };
    const adapter = tinyAdapter("grep -q 2 answer.txt", {
      maxAttempts: 2,
      isolation: () => ({ tier: "worktree+venv", install_command: INSTALL, verify_imports: ["answer"] }),
    });
    await runTiny(adapter, backend, { ...engine, host });
    served = true;
    await runTiny(adapter, backend, { ...engine, host });
    const { rows } = readRun(join(host.tempRoot, "run"));
    expect(rows.map((row) => `${row.a} ${row.class}`)).toEqual(["1 fail", "2 pass"]);
  });

  it("is not opened without its environment", async () => {
    using engine = await testEngine();
    const { exec, host } = engine;
    const deps = { exec, tempRoot: host.tempRoot, hide: [], baseEnv: host.baseEnv };
    await expect(worktreeVenv.open({ tier: "worktree+venv" }, deps)).rejects.toMatchObject({ code: "no-venv" });
  });
});
