import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { CompareConfig } from "#config/compare.ts";
import { readDraft } from "#config/draft.ts";
import { candidateAgain } from "#engine/plan-again.ts";
import { doubtAbout, noAgent, probeAgents, readyCandidate } from "#engine/readiness/preflight.ts";
import { resolveNames } from "#engine/resolve.ts";
import { planRun } from "#engine/plan-run.ts";
import type { SecretPlaces } from "#engine/secret-places.ts";
import { testEngine, type TestEngine } from "../support/engine.ts";
import { loopbackProvider, sendJson } from "../support/loopback.ts";
import { skipUnless } from "../support/skip.ts";

using machine = await testEngine();

type Candidate = CompareConfig["candidates"][number];

const NAMED: Candidate = {
  backend: "command",
  model: "m",
  command: { argv: ["sh", "-c", "true", "{model}"], transcript: "codex", pass_env: ["MY_KEY", "ABSENT"] },
};

async function findings(...candidates: Candidate[]): Promise<string[]> {
  using engine = await testEngine();
  const draft = readDraft({ benchmark: "stub", candidates });
  const resolved = await resolveNames(draft, engine, { cacheRoot: engine.host.cacheRoot, unsoundToo: false });
  return resolved.findings.map(({ path, message, hint = "" }) => `${path} ${message} ${hint}`);
}

describe("a candidate's own program", () => {
  it("is asked for where its backend needs one, and refused where it does not", async () => {
    expect(await findings({ backend: "command" })).toEqual([
      expect.stringMatching(/^candidates\[0\]\.backend command does not say which program.*argv: \[my-agent/),
    ]);
    expect(await findings({ backend: "codex", command: { argv: ["x"] } })).toEqual([
      expect.stringMatching(/^candidates\[0\]\.command codex starts its own program.*backend: command/),
    ]);
    expect(await findings(NAMED)).toEqual([]);
  });

  it("is explained part by part, with the nearest reader there is", async () => {
    const found = await findings({
      ...NAMED,
      provider: "ollama",
      env: { SET: "1" },
      unset_env: ["UNSET"],
      command: { argv: ["sh", "{modle}"], transcript: "codx", pass_env: ["SET", "OTHER", "UNSET"] },
    });
    expect(found).toEqual([
      expect.stringMatching(/^candidates\[0\]\.command\.argv\[1\].*Did you mean \{model\}/),
      expect.stringMatching(/^candidates\[0\]\.command\.protocol is missing/),
      expect.stringMatching(/^candidates\[0\]\.command\.transcript.*Did you mean codex\?.*aider, claude-code/),
      expect.stringMatching(/pass_env\[0\] SET is also in candidates\[0\]\.env/),
      expect.stringMatching(/pass_env\[2\] UNSET is also in candidates\[0\]\.unset_env/),
    ]);
    // The stub's output is nobody's.
    expect(await findings({ ...NAMED, command: { argv: ["sh"], transcript: "stub" } })).toHaveLength(1);
  });

  it("is kept with the plan, and found again with its reader", async () => {
    using engine = await testEngine();
    const shape: CompareConfig = { benchmark: "stub", candidates: [NAMED] };
    const source = { label: "test", draft: readDraft(shape), shape, problems: [], place: () => [] };
    const planner = {
      now: () => new Date(0),
      commandLine: [],
      version: "1",
      cores: 1,
      stateDir: engine.host.tempRoot,
      cacheRoot: engine.host.cacheRoot,
      toolchain: "node",
      env: {},
    };
    const { plan, candidates } = await planRun(source, { kind: "run", existing: null }, planner, engine);
    expect(plan.candidates[0].command).toEqual(NAMED.command);
    const again = await candidateAgain(plan.candidates[0], new Map(), engine);
    for (const { command } of [candidates[0] ?? expect.unreachable(), again]) {
      expect(command?.spec).toEqual(NAMED.command);
      expect(command?.reader?.().told().usageCoverage).toBe(0);
    }
  });

  it("is looked for before anything is spent, and gets the variables it is passed", async () => {
    using engine = await testEngine();
    const backend = await engine.backends.get("command");
    const candidate = (argv: [string, ...string[]]) => ({
      backend,
      model: "",
      env: { OWN: "1" },
      unsetEnv: [],
      command: { spec: { argv, pass_env: ["MY_KEY", "ABSENT"] }, reader: null },
    });
    const [there, absent] = await probeAgents([candidate(["sh"]), candidate(["no-such-agent"])], engine, OWN_PROBES);
    const ready = readyCandidate(candidate(["sh"]), there ?? null, { MY_KEY: "k", OTHER: "o" });
    expect(ready.env).toEqual({ OWN: "1", MY_KEY: "k" });
    expect(doubtAbout(backend, null)).toContain("not verified");
    expect(noAgent(backend, there ?? expect.unreachable())).toBeNull();
    expect(noAgent(backend, absent ?? expect.unreachable())).toMatchObject({
      code: "no-agent",
      exit: 4,
      message: expect.stringContaining("no-such-agent is not on PATH") as string,
      hint: expect.stringContaining("write its absolute path") as string,
    });
  });

  it.skipIf(skipUnless(machine.exec.sealsRest, "sealing"))("changes nothing by telling its version", async () => {
    using engine = await testEngine();
    const file = join(engine.host.tempRoot, "upload.js");
    fs.writeFileSync(file, "as it was");
    const spoil = `echo changed >${file}; touch "$HOME/mine" "$TMPDIR/mine" && echo 1.0`;
    const [found] = await probeAgents(
      [
        {
          backend: await engine.backends.get("command"),
          ...{ model: "", env: {}, unsetEnv: [] },
          command: { spec: { argv: ["sh"], version_argv: ["sh", "-c", spoil] }, reader: null },
        },
      ],
      engine,
      OWN_PROBES,
    );
    expect(found).toMatchObject({ available: true, version: "1.0" });
    expect(fs.readFileSync(file, "utf8")).toBe("as it was");
    expect(fs.readdirSync(engine.host.tempRoot)).not.toContainEqual(expect.stringMatching(/^probe-/));
  });

  it.skipIf(skipUnless(machine.exec.cutsNetwork, "network"))("reaches nobody while it tells", async () => {
    await using server = await loopbackProvider((_, response) => sendJson(response, {}));
    using engine = await testEngine();
    const { hostname, port } = new URL(server.url);
    const call = `require("net").connect(${port}, "${hostname}").on("connect", () => process.exit(1)).on("error", () => console.log("1.0"))`;
    const [found] = await probeAgents([await asking([process.execPath, "-e", call], engine)], engine, OWN_PROBES);
    expect(found).toMatchObject({ available: true, version: "1.0" });
  });

  it("is not started for its version where that is not wanted", async () => {
    using engine = await testEngine();
    const [found] = await probeAgents([await asking(["sh", "-c", "exit 1"], engine)], engine, { ownProbes: false });
    expect(found).toEqual({ available: true, version: null, reason: null });
  });

  it.skipIf(skipUnless(machine.exec.canHide, "hiding"))(
    "sees no login and no settings when it is asked its version",
    async () => {
      using engine = await testEngine();
      const login = join(engine.host.tempRoot, "login.json");
      fs.writeFileSync(login, "7.7");
      const asked = await asking(["sh", "-c", `cat ${login}; echo 1.0`], engine);
      const found = (places: Partial<SecretPlaces>) =>
        probeAgents([asked], { ...engine, secretPlaces: { ...engine.secretPlaces, ...places } }, OWN_PROBES);
      expect(await found({})).toMatchObject([{ version: "7.71.0" }]);
      expect(await found({ logins: [login] })).toMatchObject([{ version: "1.0" }]);
      expect(await found({ settings: [login] })).toMatchObject([{ version: "1.0" }]);
    },
  );
});

const OWN_PROBES = { ownProbes: true };

/** A candidate whose configuration says how to ask its version. */
const asking = async (version_argv: [string, ...string[]], engine: TestEngine) => ({
  backend: await engine.backends.get("command"),
  ...{ model: "", env: {}, unsetEnv: [] },
  command: { spec: { argv: ["sh"] as [string, ...string[]], version_argv }, reader: null },
});
