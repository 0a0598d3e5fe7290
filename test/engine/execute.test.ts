import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makePlan, type PlanContent } from "#core/plan.ts";
import type { IndexRow, Plan, RunRecord } from "#core/records.gen.ts";
import { treeOf } from "#core/tree.ts";
import type { Verification } from "#core/verification.ts";
import { execute } from "#engine/execute.ts";
import { promptDigest, verifierDigest } from "#engine/prepare.ts";
import { workOf } from "#engine/work.ts";
import type { Adapter } from "#plugins/adapters/contract.ts";
import type { AgentRun, BackendJob, BackendPlugin } from "#plugins/backends/contract.ts";
import type { Sandbox } from "#core/sandbox.ts";
import { readRun } from "#record/read-run.ts";
import { RunDir } from "#record/run-dir.ts";
import { testEngine, type TestEngine } from "../support/engine.ts";
import { syntheticPlan } from "../support/synthetic-run.ts";
import { backendWith, DONE, tasksNamed } from "../support/tiny-benchmark.ts";

/** A backend that does what a test says, and tells what that gives. */
const backendThat = (solve: (job: BackendJob, box: Sandbox) => Promise<Partial<AgentRun> | undefined>): BackendPlugin =>
  backendWith(async (job, box) => ({ ...DONE, ...(await solve(job, box)) }));

/** Passes when answer.txt says yes; two attempts, the second is told what the first printed. */
const adapter: Adapter = {
  grading: "out-of-process",
  threatModel: "A file is compared; nothing of the answer runs.",
  maxAttempts: 2,
  tasks: tasksNamed("one", "two", "three"),
  isolation: () => ({ tier: "worktree" }),
  starting: (task) => treeOf({ "README.md": `Task ${task.id}\n`, "tests/visible.txt": "do not touch\n" }),
  prompt: (task, previous) =>
    previous === undefined ? `Solve ${task.id}` : `Solve ${task.id}, it said: ${previous.feedback}`,
  protected: () => ["tests/**"],
  byproducts: () => ["*.log"],
  hidden: () =>
    treeOf({
      "tests/check.sh":
        'echo "answer: $(cat answer.txt 2>&1)"; test "$(cat answer.txt)" = yes && test "$(cat tests/visible.txt)" = "do not touch"\n',
    }),
  verify: () => ({ argv: ["sh", "tests/check.sh"], timeoutMs: 20_000 }),
  parse: (_task, { exitCode, stdout }): Verification => ({
    class: exitCode === 0 ? "pass" : "fail",
    reason: exitCode === 0 ? "It says yes." : "It does not say yes.",
    tests: null,
    lintPassed: null,
    typecheckPassed: null,
    feedback: stdout,
  }),
};

function planFor(candidates: number, change: Partial<PlanContent> = {}): Plan {
  const {
    schema_version: _,
    digest: __,
    ...content
  } = syntheticPlan({ candidates, tasks: 3, repetitions: 1, maxAttempts: 2 });
  const tasks = adapter.tasks.map((task) => ({
    id: task.id,
    slug: task.id,
    language: task.language,
    repo: null,
    expected_seconds: 0.1,
    prompt_sha256: promptDigest(adapter, task),
    verifier_sha256: verifierDigest(adapter, task),
  }));
  return makePlan({
    ...content,
    tasks: tasks as unknown as Plan["tasks"],
    candidates: content.candidates.map((candidate) => ({
      ...candidate,
      backend: "scripted",
    })) as unknown as Plan["candidates"],
    ...change,
  });
}

interface Done {
  readonly rows: readonly IndexRow[];
  readonly recordOf: (row: IndexRow) => RunRecord;
  readonly file: (row: IndexRow, name: string) => string;
  readonly path: string;
}

async function runWith(
  engine: TestEngine,
  backends: readonly BackendPlugin[],
  options: { plan?: Plan; stopAfter?: number; path?: string; env?: Record<string, string>; adapter?: Adapter } = {},
): Promise<Done> {
  const path = options.path ?? join(engine.host.tempRoot, "run");
  const plan = options.plan ?? planFor(backends.length);
  const candidates = backends.map((backend) => ({ backend, model: "", env: options.env ?? {}, unsetEnv: [] }));
  {
    using runDir = RunDir.create(path, plan);
    await execute(
      { plan, adapter: options.adapter ?? adapter, candidates, runDir, work: workOf(plan, null, runDir) },
      { stopAfter: options.stopAfter ?? 5 },
      engine,
    );
  }
  const { rows } = readRun(path);
  return {
    rows,
    path,
    recordOf: (row) => JSON.parse(fs.readFileSync(join(path, row.dir, "run-record.json"), "utf8")) as RunRecord,
    file: (row, name) => fs.readFileSync(join(path, row.dir, name), "utf8"),
  };
}

const answer = (text: string) => async (_job: BackendJob, box: Sandbox) => {
  await box.put(treeOf({ "answer.txt": text }));
  return undefined;
};

const classesOf = (rows: readonly IndexRow[]): string[] => rows.map((row) => `${row.c}.${row.t}.${row.a}:${row.class}`);

describe("a run", () => {
  it("takes nothing of what an agent's program leaves for itself for a change, nor its absence", async () => {
    using engine = await testEngine();
    const solve = async (_job: BackendJob, box: Sandbox) => {
      await box.put(treeOf({ "answer.txt": "yes", ".agent.cache/cache.db": "\0", ".agent.history": "h" }));
      return undefined;
    };
    const backend = { ...backendThat(solve), byproducts: [".agent*", ".agent*/**"] };
    const starting: Adapter["starting"] = (task) =>
      new Map([...adapter.starting(task), ...treeOf({ ".agent.rules": "r" })]);
    const { rows, file } = await runWith(engine, [backend], { adapter: { ...adapter, starting } });
    const [row = expect.unreachable()] = rows;
    expect(row.class).toBe("pass");
    expect(file(row, "diff.patch").match(/^diff --git .*/gm)).toEqual(["diff --git a/answer.txt b/answer.txt"]);
  });

  it("warns of a tool server that did not start once, however many attempts do without it", async () => {
    using engine = await testEngine();
    const without = (...names: string[]) =>
      backendThat(async (_job, box) => {
        await box.put(treeOf({ "answer.txt": "yes" }));
        return { failedServers: names };
      });
    const { rows } = await runWith(engine, [without("gone", "away"), without()]);
    expect(rows.map((row) => row.class)).toEqual(Array.from({ length: 6 }, () => "pass"));
    const warnings = engine.events.flatMap((event) => (event.type === "warning" ? [event.message] : []));
    expect(warnings).toEqual([
      expect.stringMatching(
        /^\S+: the MCP server "gone" of your settings did not start.*Mend that server or take it out/,
      ),
      expect.stringContaining('the MCP server "away"'),
    ]);
  });

  it("gives a failing candidate a second attempt that goes on from its files and is told what the tests said", async () => {
    using engine = await testEngine();
    const seen: string[] = [];
    const backend = backendThat(async (job, box) => {
      const before = await box.snapshot({ ignore: [], maxBytes: 1_000_000 });
      seen.push(`${job.task.id} ${job.attempt}: ${[...before.tree.keys()].sort().join(",")} | ${job.prompt}`);
      await box.put(treeOf({ "answer.txt": job.attempt === 1 ? "no" : "yes" }));
      return undefined;
    });
    const { rows, file } = await runWith(engine, [backend]);
    expect(classesOf(rows)).toEqual([
      "0.0.1:fail",
      "0.0.2:pass",
      "0.1.1:fail",
      "0.1.2:pass",
      "0.2.1:fail",
      "0.2.2:pass",
    ]);
    expect(seen).toContain("one 1: README.md,tests/visible.txt | Solve one");
    expect(seen).toContain("one 2: README.md,answer.txt,tests/visible.txt | Solve one, it said: answer: no\n");
    const second = rows.find((row) => row.a === 2);
    expect(file(second as IndexRow, "diff.patch")).toContain("+++ b/answer.txt");
  });

  it("ends a passed trial at once", async () => {
    using engine = await testEngine();
    const { rows } = await runWith(engine, [backendThat(answer("yes"))]);
    expect(classesOf(rows)).toEqual(["0.0.1:pass", "0.1.1:pass", "0.2.1:pass"]);
  });

  it("tells what earlier sessions made of each candidate when it goes on", async () => {
    using engine = await testEngine();
    const path = join(engine.host.tempRoot, "run");
    const fault = { class: "provider" as const, reason: "500" };
    const flaky = backendThat(async (job, box) => {
      if (job.task.id === "three") return { fault };
      return answer(job.task.id === "one" ? "yes" : "no")(job, box);
    });
    await runWith(engine, [flaky], { path });
    engine.events.length = 0;
    await runWith(engine, [flaky], { path });
    const started = engine.events.find((event) => event.type === "run-started");
    expect(started).toMatchObject({ trials: 3, done: 2, candidates: [{ passed: 1, scored: 2 }] });
  });

  it("never counts the harness, a provider or a limit of theirs as the candidate's failure, and gives it no second attempt", async () => {
    using engine = await testEngine();
    const backend = backendThat(() => Promise.resolve({ fault: { class: "rate_limit", reason: "HTTP 429" } }));
    const { rows, recordOf } = await runWith(engine, [backend]);
    expect(classesOf(rows)).toEqual(["0.0.1:rate_limit", "0.1.1:rate_limit", "0.2.1:rate_limit"]);
    expect(recordOf(rows[0] as IndexRow).verification).toBeNull();
  });

  it("tries an ambiguous outcome once more, keeps both tries and lets the second stand", async () => {
    using engine = await testEngine();
    const { rows, path } = await runWith(engine, [
      backendThat(() => Promise.resolve({ fault: { class: "unknown", reason: "?" } })),
    ]);
    expect(rows.map((row) => [row.a, row.try, row.class])).toEqual(Array(3).fill([1, 2, "unknown"]));
    expect(fs.existsSync(join(path, `${rows[0]?.dir}.try-1`, "run-record.json"))).toBe(true);
  });

  it.each(["agent_timeout", "agent_crash", "max_turns", "refusal", "context_overflow"] as const)(
    "verifies what %s left behind and tries again",
    async (cls) => {
      using engine = await testEngine();
      const backend = backendThat((job) =>
        Promise.resolve(job.attempt === 1 ? { fault: { class: cls, reason: cls } } : undefined),
      );
      const { rows, recordOf } = await runWith(engine, [backend]);
      expect(rows.filter((row) => row.a === 1).map((row) => row.class)).toEqual([cls, cls, cls]);
      expect(rows.filter((row) => row.a === 2)).toHaveLength(3);
      expect(recordOf(rows[0] as IndexRow).verification?.class).toBe("fail");
    },
  );

  it("gives no second attempt after a spent budget", async () => {
    using engine = await testEngine();
    const { rows } = await runWith(engine, [
      backendThat(() => Promise.resolve({ fault: { class: "budget", reason: "spent" } })),
    ]);
    expect(rows.map((row) => row.a)).toEqual([1, 1, 1]);
  });

  it("stops a candidate after so many infrastructure faults in a row, and no other candidate", async () => {
    using engine = await testEngine();
    const dead = backendThat(() => Promise.resolve({ fault: { class: "overloaded", reason: "503" } }));
    const { rows } = await runWith(engine, [dead, backendThat(answer("yes"))], { stopAfter: 2 });
    expect(rows.filter((row) => row.c === 0).length).toBeLessThanOrEqual(3);
    expect(rows.filter((row) => row.c === 1)).toHaveLength(3);
    expect(engine.events.filter((event) => event.type === "candidate-stopped")).toHaveLength(1);
  });

  it("is not ended by a backend that throws: that is one attempt's fault", async () => {
    using engine = await testEngine();
    const backend = backendThat((job, box) =>
      job.task.id === "two" ? Promise.reject(new TypeError("bug")) : answer("yes")(job, box),
    );
    const { rows } = await runWith(engine, [backend]);
    expect(classesOf(rows)).toEqual(["0.0.1:pass", "0.1.1:harness", "0.2.1:pass"]);
    expect(rows[1]?.reason).toBe("TypeError: bug");
  });

  it("puts protected files back, says that they were touched, and lets the real result count", async () => {
    using engine = await testEngine();
    const backend = backendThat(async (_job, box) => {
      await box.put(treeOf({ "tests/visible.txt": "hacked", "tests/check.sh": "exit 0" }));
      return undefined;
    });
    const { rows, recordOf } = await runWith(engine, [backend]);
    expect(rows.every((row) => row.class === "fail" && (row.tamper ?? 0) >= 2)).toBe(true);
    expect(
      recordOf(rows[0] as IndexRow)
        .tampering.map(({ path, kind }) => `${path} ${kind}`)
        .sort(),
    ).toEqual(expect.arrayContaining(["tests/check.sh shadowed_hidden", "tests/visible.txt modified"]));
  });

  it("lets a second try of an ambiguous attempt start where the first one did, not from what that one left", async () => {
    using engine = await testEngine();
    const seen: string[] = [];
    let verified = 0;
    const unsure: Adapter = {
      ...adapter,
      tasks: adapter.tasks.slice(0, 1),
      parse: (task, evidence) =>
        verified++ === 0
          ? { ...adapter.parse(task, evidence), class: "unknown", reason: "the grader died" }
          : adapter.parse(task, evidence),
    };
    const backend = backendThat(async (job, box) => {
      const { tree } = await box.snapshot({ ignore: [], maxBytes: 1_000_000 });
      seen.push(`${[...tree.keys()].sort().join(",")} | ${job.prompt}`);
      return answer("yes")(job, box);
    });
    const plan = planFor(1);
    const one = makePlan({ ...plan, tasks: [plan.tasks[0]] });
    const { rows } = await runWith(engine, [backend], { plan: one, adapter: unsure });
    expect(rows.map((row) => [row.a, row.try, row.class])).toEqual([[1, 2, "pass"]]);
    expect(seen).toEqual(Array(2).fill("README.md,tests/visible.txt | Solve one"));
  });

  it.each(["diff.patch", "verify-output.txt", "score.json"])(
    "runs an attempt again when %s of it was changed and the next one would have to go on from it",
    async (name) => {
      using engine = await testEngine();
      const path = join(engine.host.tempRoot, "run");
      const plan = planFor(1);
      const one = makePlan({ ...plan, tasks: [plan.tasks[0]] });
      let second = false;
      const backend = backendThat((job, box) =>
        job.attempt === 1 || second
          ? answer(job.attempt === 1 ? "no" : "yes")(job, box)
          : Promise.resolve({ fault: { class: "provider" as const, reason: "500" } }),
      );
      const first = await runWith(engine, [backend], { plan: one, path });
      expect(classesOf(first.rows)).toEqual(["0.0.1:fail", "0.0.2:provider"]);
      fs.appendFileSync(join(path, first.rows[0]?.dir ?? "", name), " ");
      second = true;
      const resumed = await runWith(engine, [backend], { plan: one, path });
      expect(classesOf(resumed.rows)).toEqual(["0.0.1:fail", "0.0.2:pass"]);
      expect(fs.existsSync(join(path, `${first.rows[0]?.dir}.bad-1`))).toBe(true);
    },
  );

  it.each([
    [undefined, "verifier_timeout"],
    ["suspicious", "suspicious"],
  ] as const)("takes a verifier that runs out of time (late: %s) for %s", async (late, cls) => {
    using engine = await testEngine();
    const stuck: Adapter = {
      ...adapter,
      maxAttempts: 1,
      verify: () => ({ argv: ["sleep", "600"], timeoutMs: 200, ...(late === undefined ? {} : { late }) }),
    };
    const plan = planFor(1);
    const one = makePlan({ ...plan, tasks: [plan.tasks[0]], benchmark: { ...plan.benchmark, max_attempts: 1 } });
    const { rows } = await runWith(engine, [backendThat(answer("yes"))], { plan: one, adapter: stuck });
    expect(rows.map((row) => row.class)).toEqual([cls]);
  });

  it("does not let an answer that cannot be copied pass for a fault of the machine", async () => {
    using engine = await testEngine();
    // Deeper than a path may be long: it can be read step by step, and not written in one.
    const deep = `d=$(printf 'd%.0s' $(seq 200)); while [ $((\${#PWD} + 201)) -lt 4080 ]; do mkdir $d && cd $d; done; echo x > $(printf 'f%.0s' $(seq 250))`;
    const backend = backendThat(async (_job, box) => {
      await box.exec({ argv: ["bash", "-c", deep], env: {}, timeoutMs: 20_000 });
      return undefined;
    });
    const plan = planFor(1);
    const { rows } = await runWith(engine, [backend], { plan: makePlan({ ...plan, tasks: [plan.tasks[0]] }) });
    expect(classesOf(rows)).toEqual(["0.0.1:suspicious", "0.0.2:suspicious"]);
  });

  it("measures with a clock that never jumps, whatever the one on the wall does", async () => {
    using engine = await testEngine();
    let wall = Date.parse("2026-05-01T12:00:00Z");
    const clock = { ...engine.clock, now: () => new Date((wall -= 3_600_000)) };
    const { rows, recordOf } = await runWith({ ...engine, clock, [Symbol.dispose]: () => undefined }, [
      backendThat(answer("yes")),
    ]);
    expect(rows.every((row) => row.s >= 0 && row.ms.every((ms) => ms === null || ms >= 0))).toBe(true);
    const { started_at, finished_at } = recordOf(rows[0] as IndexRow);
    expect(Date.parse(finished_at)).toBeLessThan(Date.parse(started_at)); // told as they were read
  });

  it("puts an agent that talks without end on record, with the beginning of what it said", async () => {
    using engine = await testEngine();
    const backend = backendThat((job) => {
      const transcript = job.evidence.path("transcript.txt");
      fs.writeFileSync(transcript, "");
      fs.truncateSync(transcript, 600 * 1024 * 1024); // holds nothing, so it costs no disk
      return Promise.resolve({ fault: { class: "budget" as const, reason: "spent" } });
    });
    const plan = planFor(1);
    const { rows, recordOf } = await runWith(engine, [backend], {
      plan: makePlan({ ...plan, tasks: [plan.tasks[0]] }),
    });
    const kept = recordOf(rows[0] as IndexRow).artifacts.find(({ path }) => path === "transcript.txt");
    expect(kept?.bytes).toBe(64 * 1024 * 1024);
  });

  it("runs an attempt again whose patch git refuses, when the next one would have to go on from it", async () => {
    using engine = await testEngine();
    const path = join(engine.host.tempRoot, "run");
    const plan = planFor(1);
    const one = makePlan({ ...plan, tasks: [plan.tasks[0]] });
    let served = false;
    const backend = backendThat(async (job, box) => {
      if (job.attempt === 2)
        return served ? answer("yes")(job, box) : { fault: { class: "provider" as const, reason: "500" } };
      await box.exec({ argv: ["ln", "-s", "README.md", ".gitmodules"], env: {}, timeoutMs: 10_000 });
      return undefined;
    });
    await runWith(engine, [backend], { plan: one, path });
    served = true;
    const { rows } = await runWith(engine, [backend], { plan: one, path });
    expect(classesOf(rows)).toEqual(["0.0.1:fail", "0.0.2:pass"]);
  });

  it("keeps what a paid agent said when the verifier breaks down", async () => {
    using engine = await testEngine();
    const broken: Adapter = {
      ...adapter,
      parse: () => {
        throw new Error("parser bug");
      },
    };
    const backend = backendThat(() => Promise.resolve({ usage: { ...DONE.usage, inputTokens: 1234 } }));
    const { rows } = await runWith(engine, [backend], { adapter: broken });
    expect(rows[0]).toMatchObject({
      class: "harness",
      phase: "verify",
      tok: [1234, null, null, null, null],
    });
  });

  it("counts an adapter that cannot make its trees or prompt as that attempt's fault and goes on", async () => {
    using engine = await testEngine();
    const broken: Adapter = {
      ...adapter,
      prompt: (task, previous) => {
        if (task.id === "one") throw new Error("no prompt");
        return adapter.prompt(task, previous);
      },
      isolation: (task) => (task.id === "two" ? { tier: "docker" } : { tier: "worktree" }),
    };
    const { rows } = await runWith(engine, [backendThat(answer("yes"))], { adapter: broken, plan: planFor(1) });
    expect(rows.map((row) => `${row.class} ${row.phase}`)).toEqual([
      "harness prompt",
      "harness provision",
      "pass verify",
    ]);
  });

  it("does not take a stopped candidate up again when something that was under way goes well", async () => {
    using engine = await testEngine();
    let calls = 0;
    const backend = backendThat(async (job, box) => {
      calls++;
      if (job.task.id !== "one") return { fault: { class: "overloaded", reason: "503" } };
      await box.exec({ argv: ["sleep", "1"], env: {}, timeoutMs: 10_000 });
      return answer("yes")(job, box);
    });
    const plan = planFor(1);
    const eight = makePlan({
      ...plan,
      repetitions: 4,
      settings: { ...plan.settings, concurrency: 2, order: "sequential" },
    });
    await runWith(engine, [backend], { plan: eight, stopAfter: 2 });
    expect(engine.events.filter((event) => event.type === "candidate-stopped").length).toBeLessThanOrEqual(1);
    expect(calls).toBeLessThan(12);
  });

  it("leaves by-products out of the change", async () => {
    using engine = await testEngine();
    const backend = backendThat(async (_job, box) => {
      await box.put(treeOf({ "answer.txt": "yes", "build.log": "noise" }));
      return undefined;
    });
    const { rows, file } = await runWith(engine, [backend]);
    expect(file(rows[0] as IndexRow, "diff.patch")).not.toContain("build.log");
    expect(rows[0]?.change).toEqual([1, 1, 0]);
  });

  it("shows an agent nothing of the harness's environment, and the candidate's own variables by name only on record", async () => {
    using engine = await testEngine();
    process.env["CANARY_KEY"] = "canary-7f3a";
    try {
      let printed = "";
      const backend = backendThat(async (job, box) => {
        const print = 'env; printf "%s letters" "${#MY_TOKEN}"';
        printed = (await box.exec({ argv: ["sh", "-c", print], env: job.env, timeoutMs: 10_000 })).stdout.text;
        return undefined;
      });
      const licence = "lic-9f8a7b6c5d4e3f2a";
      const env = {
        MY_TOKEN: "value-91c2",
        LICENCE: licence,
        DATABASE_URL: `postgres://u:pw@db.example.com/x?of=${licence}`,
      };
      const { path, recordOf, rows } = await runWith(engine, [backend], { env });
      expect(printed).not.toContain("canary-7f3a");
      // It is there for the agent, and is taken out of what the agent prints.
      expect(printed).toContain("MY_TOKEN=[redacted]");
      expect(printed).toContain("10 letters");
      expect(recordOf(rows[0] as IndexRow).env_names).toEqual(["DATABASE_URL", "LICENCE", "MY_TOKEN"]);
      const everything = fs
        .readdirSync(path, { recursive: true, encoding: "utf8" })
        .filter((name) => fs.statSync(join(path, name)).isFile());
      for (const value of ["value-91c2", licence, "u:pw@db.example.com"]) {
        expect(printed).not.toContain(value);
        for (const name of everything) expect(fs.readFileSync(join(path, name), "utf8")).not.toContain(value);
      }
    } finally {
      delete process.env["CANARY_KEY"];
    }
  });

  it("gives an agent a one-commit repository, a private folder, and names that tell nothing", async () => {
    using engine = await testEngine();
    const seen: Record<string, string> = {};
    const backend = backendThat(async (_job, box) => {
      const sh = async (program: string) =>
        (await box.exec({ argv: ["sh", "-c", program], env: {}, timeoutMs: 10_000 })).stdout.text.trim();
      seen["commits"] ??= await sh("git rev-list --all --count; git status --porcelain; git log --format=%an%s");
      seen["mode"] ??= await sh('stat -c %a "$PWD/.."');
      seen["names"] ??= await sh("pwd; env; git config --list; ls -a . .. ../..");
      return undefined;
    });
    await runWith(engine, [backend]);
    expect(seen["commits"]?.split("\n")[0]).toBe("1");
    expect(seen["mode"]).toBe("700");
    expect(seen["names"]).not.toMatch(/bench|oracle|reference|hidden|stub|model-0|\bone\b|attempt/i);
  });

  it("runs exactly what is missing when it is started again, and nothing when nothing is", async () => {
    using engine = await testEngine();
    const path = join(engine.host.tempRoot, "run");
    let calls = 0;
    const flaky = backendThat(async (job, box) => {
      calls++;
      if (job.task.id === "two" && calls < 4) return { fault: { class: "provider", reason: "500" } };
      return answer("yes")(job, box);
    });
    const first = await runWith(engine, [flaky], { path });
    expect(first.rows.filter((row) => row.class === "provider")).toHaveLength(1);
    const second = await runWith(engine, [flaky], { path });
    expect(classesOf(second.rows)).toEqual(["0.0.1:pass", "0.1.1:pass", "0.2.1:pass"]);
    expect(calls).toBe(4);
    await runWith(engine, [flaky], { path });
    expect(calls).toBe(4);
    expect(resultsIn(path).map((row) => row.try)).toEqual([1, 2, 1]);
  });

  it("stops soon when it is aborted, keeps what is done and records nothing half done", async () => {
    const controller = new AbortController();
    using engine = await testEngine({ signal: controller.signal });
    const backend = backendThat(async (job, box) => {
      if (job.task.id !== "two") return answer("yes")(job, box);
      setTimeout(() => {
        controller.abort();
      }, 50);
      await box.exec({ argv: ["sleep", "1000"], env: {}, timeoutMs: 600_000, signal: job.signal });
      return undefined;
    });
    const { rows } = await runWith(engine, [backend], {
      plan: planFor(1, { settings: { ...planFor(1).settings, concurrency: 1, order: "sequential" } }),
    });
    expect(classesOf(rows)).toEqual(["0.0.1:pass"]);
  });
});

function resultsIn(path: string) {
  using runDir = RunDir.open(path);
  return [...runDir.found.results];
}
