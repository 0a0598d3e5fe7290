import fs from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { makePlan, type PlanContent } from "#core/plan.ts";
import { treeOf } from "#core/tree.ts";
import { execute } from "#engine/execute.ts";
import { promptDigest, verifierDigest } from "#engine/prepare.ts";
import type { RunCandidate } from "#engine/run-job.ts";
import { secretPlaces } from "#engine/secret-places.ts";
import { workOf } from "#engine/work.ts";
import type { Adapter } from "#plugins/adapters/contract.ts";
import type { BackendPlugin } from "#plugins/backends/contract.ts";
import { OWN_SECRETS } from "#plugins/backends/shared/own-secrets.ts";
import { RunDir } from "#record/run-dir.ts";
import { folderBesideOwn, SPOIL, SPOILT_NOTHING } from "../platform/exec/support/spoil.ts";
import { testEngine } from "../support/engine.ts";
import { visibleFolder } from "../support/harness.ts";
import { skipUnless } from "../support/skip.ts";
import { syntheticPlan } from "../support/synthetic-run.ts";
import { backendThat, tasksNamed } from "../support/tiny-benchmark.ts";

using probe = await testEngine();

const SECRET = "forty-two";

describe.skipIf(skipUnless(probe.exec.canHide, "hiding"))("an agent and a verifier", () => {
  it("see no other attempt, no run-dir and no folder of the harness, in the temp root or elsewhere", async () => {
    using engine = await testEngine();
    const { tempRoot } = engine.host;
    using elsewhere = new Folder(join(tmpdir(), "harness-"));
    using clone = new Folder(join(tempRoot, "clone-"));
    const ownFolders = [elsewhere.path, clone.path];
    for (const path of ownFolders) fs.writeFileSync(join(path, "reference"), SECRET);
    const runDir = join(tempRoot, "run");
    const look = lookAround(tempRoot, [runDir, ...ownFolders]);

    const seen = { agents: [] as string[], verifiers: [] as string[], fromHere: [] as string[][] };
    const together = meetingOf(2);
    const agent = backendThat(async (box) => {
      await box.put(treeOf({ answer: SECRET }));
      // Either looks while the other's answer is there, and neither leaves before both have looked.
      await together();
      seen.fromHere.push(fs.readdirSync(tempRoot).filter((name) => name.startsWith("w-")));
      seen.agents.push((await box.exec({ argv: ["sh", "-c", look], env: {}, timeoutMs: 20_000 })).stdout.text);
      await together();
    });
    const adapter = adapterThat(look, (text) => seen.verifiers.push(text));
    await runTwoTrials(runDir, adapter, agent, { ...engine, host: { ...engine.host, ownFolders } });

    const itselfAlone = "the temp root holds OWN\n";
    expect(seen.agents).toEqual([itselfAlone, itselfAlone]);
    expect(seen.verifiers).toEqual([itselfAlone, itselfAlone]);
    // So there was something to be seen.
    for (const sandboxes of seen.fromHere) expect(sandboxes.length).toBeGreaterThanOrEqual(2);
  });
});

describe.skipIf(skipUnless(probe.exec.canHide, "hiding"))("logins and settings of this machine's user", () => {
  it("are seen by no agent and no verifier, but by the agent that gets what its user set up", async () => {
    using engine = await testEngine();
    using home = visibleFolder();
    const places = secretPlaces(Object.values(OWN_SECRETS), { HOME: home.path });
    const kept = [".claude.json", ".codex/auth.json", ".codex/config.toml", ".ssh/id_ed25519", "notes"];
    for (const path of kept) {
      fs.mkdirSync(dirname(join(home.path, path)), { recursive: true });
      fs.writeFileSync(join(home.path, path), SECRET);
    }
    const look = `grep -rls ${SECRET} ${home.path} | sort`;
    const seenBy = async (own?: RunCandidate["own"]) => {
      const seen = { agents: new Set<string>(), verifiers: new Set<string>() };
      const agent = backendThat(async (box) => {
        seen.agents.add((await box.exec({ argv: ["sh", "-c", look], env: {}, timeoutMs: 20_000 })).stdout.text);
      });
      const adapter = adapterThat(look, (text) => seen.verifiers.add(text));
      const runDir = join(engine.host.tempRoot, own === undefined ? "run" : "own");
      await runTwoTrials(runDir, adapter, agent, { ...engine, secretPlaces: places }, own);
      return [[...seen.agents], [...seen.verifiers]];
    };
    const [rest, all] = ["notes", kept.join("\n")].map((paths) =>
      paths.replaceAll(/^/gm, `${home.path}/`).concat("\n"),
    );
    expect(await seenBy()).toEqual([[rest], [rest]]);
    expect(await seenBy({ keys: {}, settings: {}, loginFiles: {}, config: treeOf({}) })).toEqual([[all], [rest]]);
  });
});

describe.skipIf(skipUnless(probe.exec.sealsRest, "sealing"))("an agent and a verifier, root or not", () => {
  it("change nothing on the machine outside their sandbox", async () => {
    using engine = await testEngine();
    using folder = folderBesideOwn();
    const runDir = join(engine.host.tempRoot, "run");
    const spoil = `export FILE=${folder.file} OWN=$HOME; ${SPOIL}`;

    const told = { agents: [] as string[], verifiers: [] as string[] };
    const agent = backendThat(async (box) => {
      told.agents.push((await box.exec({ argv: ["sh", "-c", spoil], env: {}, timeoutMs: 20_000 })).stdout.text);
    });
    const adapter = adapterThat(spoil, (text) => told.verifiers.push(text));
    await runTwoTrials(runDir, adapter, agent, engine);

    expect(told.agents).toEqual([SPOILT_NOTHING, SPOILT_NOTHING]);
    expect(told.verifiers).toEqual([SPOILT_NOTHING, SPOILT_NOTHING]);
    folder.expectUnchanged();
  });
});

/** A script that prints what the given folders and the temp root hold, and every file with the secret but its own. */
const lookAround = (tempRoot: string, folders: readonly string[]): string => `
  own=$(basename "$(dirname "$PWD")")
  ls -A ${folders.join(" ")} 2>/dev/null | grep -v : | grep .
  grep -rls ${SECRET} ${tempRoot} ${folders.join(" ")} | grep -v "^${tempRoot}/$own/"
  echo the temp root holds $(ls -A ${tempRoot} | sed "s/^$own$/OWN/")`;

class Folder implements Disposable {
  readonly path: string;
  constructor(prefix: string) {
    this.path = fs.mkdtempSync(prefix);
  }
  [Symbol.dispose](): void {
    fs.rmSync(this.path, { recursive: true });
  }
}

/** Returns a function that resolves for everybody once so many have called it; may be used again and again. */
function meetingOf(size: number): () => Promise<void> {
  let waiting: (() => void)[] = [];
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length < size) return;
      waiting.forEach((go) => go());
      waiting = [];
    });
}

/** Two tasks whose hidden test is a script; every answer passes. */
const adapterThat = (script: string, hear: (output: string) => void): Adapter => ({
  grading: "out-of-process",
  threatModel: "Nothing is graded.",
  maxAttempts: 1,
  tasks: tasksNamed("one", "two"),
  isolation: () => ({ tier: "worktree" }),
  starting: () => treeOf({ "README.md": "Look around.\n" }),
  prompt: () => "Look around.",
  protected: () => [],
  hidden: () => treeOf({ "look.sh": script }),
  verify: () => ({ argv: ["sh", "look.sh"], timeoutMs: 20_000 }),
  parse: (_task, { stdout }) => {
    hear(stdout);
    return { class: "pass", reason: "", tests: null, lintPassed: null, typecheckPassed: null, feedback: stdout };
  },
});

async function runTwoTrials(
  path: string,
  adapter: Adapter,
  backend: BackendPlugin,
  engine: Parameters<typeof execute>[2],
  own?: RunCandidate["own"],
): Promise<void> {
  const shape = { candidates: 1, tasks: 2, repetitions: 1, maxAttempts: 1 };
  const { schema_version: _, digest: __, ...content } = syntheticPlan(shape);
  const tasks = content.tasks.map((planned, at) => {
    const task = adapter.tasks[at];
    if (task === undefined) throw new RangeError("The plan has more tasks than the adapter.");
    const digests = { prompt_sha256: promptDigest(adapter, task), verifier_sha256: verifierDigest(adapter, task) };
    return { ...planned, ...digests, id: task.id, slug: task.id, language: task.language };
  });
  const candidates = content.candidates.map((candidate) => ({ ...candidate, backend: backend.id }));
  const plan = makePlan({ ...content, tasks, candidates } as unknown as PlanContent);
  using runDir = RunDir.create(path, plan);
  const chosen = [{ backend, model: "", env: {}, unsetEnv: [], ...(own === undefined ? {} : { own }) }];
  const given = { plan, adapter, candidates: chosen, runDir, work: workOf(plan, null, runDir) };
  await execute(given, { stopAfter: 5 }, engine);
}
