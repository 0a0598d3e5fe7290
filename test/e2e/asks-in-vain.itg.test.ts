/** A real program that never gives up by itself, ended by the gateway. */
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { RunRecord } from "#core/records.gen.ts";
import { IN_VAIN } from "#gateway/in-vain.ts";
import { readRun } from "#record/read-run.ts";
import { harness, temporaryFolder } from "../support/harness.ts";
import { startModelServer } from "../support/model-server/model-server.ts";
import type { FaultKind } from "../support/model-server/script.ts";
import { skipUnless } from "../support/skip.ts";
import { AGENTS, installedAgents, pathWithAgents } from "../support/tested-agents.ts";

const KEY = "a-key-for-nothing-at-all";
const installed = installedAgents().length === AGENTS.length;

describe.skipIf(skipUnless(installed, "agents"))("opencode, which asks again without end", () => {
  it.each<readonly [string, FaultKind, string, RegExp]>([
    ["for a context to be cut", { kind: "context" }, "context_overflow", /HTTP 400/],
    ["at an address of pages", { kind: "html" }, "provider", /nothing of the protocol's/],
  ])("%s, is ended in its class long before its time is over", { timeout: 180_000 }, async (_, fault, cls, reason) => {
    using folder = temporaryFolder();
    await using server = await startModelServer({
      turns: [{ say: "Looking.", act: [{ read: "README.md" }] }, { say: "Done." }],
      faults: [{ ...fault, turn: 1, times: "always" }],
      key: KEY,
      contextWindow: 262_144,
    });
    const runDir = join(folder.path, "runs", "vain");
    const word = `opencode/openai:scripted@${server.url}`;
    const ended = await harness("bench", [word, "--benchmark", "stub", "--yes", "--run-dir", runDir, "--no-report"], {
      cwd: folder.path,
      env: { PATH: pathWithAgents(), OPENAI_API_KEY: KEY },
    });
    expect(ended.stderr).not.toContain("Error:");
    const [row] = [...readRun(runDir).rows];
    const record = JSON.parse(fs.readFileSync(join(runDir, row!.dir, "run-record.json"), "utf8")) as RunRecord;
    expect(record.outcome).toMatchObject({
      class: cls,
      phase: "solve",
      reason: expect.stringMatching(reason) as string,
    });
    expect(server.requests.length).toBeLessThan(4 * IN_VAIN);
  });
});
