/** Real agent programs on exercises of two languages, with the built program: failed, shown what failed, and solved. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { Plan } from "#core/records.gen.ts";
import {
  compared,
  expectSameSpending,
  inFolder,
  rowsOf,
  type Scripted,
  type Seen,
} from "../support/compared-agents.ts";
import { harness, temporaryFolder } from "../support/harness.ts";
import { smallPolyglot, taskOf } from "../support/polyglot.ts";
import { SMALL_DATASET } from "../support/small-dataset.ts";
import { skipUnless } from "../support/skip.ts";
import { smallProgram } from "../support/small-program.ts";
import { AGENTS, installedAgents, keptCaches } from "../support/tested-agents.ts";

const adapter = smallPolyglot();
const [PYTHON, GO] = [taskOf(adapter, "python/tide-table"), taskOf(adapter, "go/half-built")];

/** What their models write, attempt by attempt. */
const FOUR: readonly Scripted[] = [
  candidate("claude-code", "anthropic", ["wrong", "right"], ["right"]),
  candidate("codex", "openai", ["wrong", "right"], ["wrong", "right"]),
  candidate("aider", "openai", ["wrong", "right"], ["wrong"]),
  candidate("pi", "openai", ["wrong", "right"], ["right"]),
];

type Answers = Scripted["tasks"][number]["attempts"];

function candidate(agent: string, provider: "anthropic" | "openai", python: Answers, go: Answers): Scripted {
  const tasks = [
    { task: PYTHON, attempts: python },
    { task: GO, attempts: go },
  ];
  return { agent, provider, tasks };
}

async function comparedOnExercises(): Promise<Seen> {
  using folder = temporaryFolder();
  const dist = smallProgram(join(folder.path, "program"));
  const env = { XDG_CACHE_HOME: keptCaches() };
  const fetched = await harness("benchmark", ["fetch", "aider-polyglot", "--from", SMALL_DATASET], {
    cwd: folder.path,
    dist,
    env,
  });
  expect(fetched.exit, fetched.stderr).toBe(0);
  return await compared(FOUR, { benchmark: "aider-polyglot", adapter, program: { dist, env } });
}

const hasGo = (process.env["PATH"] ?? "").split(":").some((dir) => existsSync(join(dir, "go")));

describe.skipIf(skipUnless(installedAgents().length === AGENTS.length, "agents") || skipUnless(hasGo, "toolchain"))(
  "four real programs compared on exercises",
  () => {
    let seen: Seen;
    beforeAll(async () => {
      seen = await comparedOnExercises();
    });

    const attemptsOf = (agent: string, { id }: { readonly id: string }) => {
      const plan = JSON.parse(seen.files.get("plan.json") ?? "") as Plan;
      return rowsOf(seen, agent)
        .filter(({ t }) => plan.tasks[t]?.id === id)
        .map((row) => row.class);
    };

    it("fail and pass by what they wrote, attempt by attempt", () => {
      for (const { agent } of FOUR) expect([agent, attemptsOf(agent, PYTHON)]).toEqual([agent, ["fail", "pass"]]);
      expect(FOUR.map(({ agent }) => attemptsOf(agent, GO))).toEqual([
        ["pass"],
        ["fail", "pass"],
        ["fail", "fail"],
        ["pass"],
      ]);
      const figures = seen.report.candidates.map(({ name, passed, trials, attempts }) => [
        name,
        passed,
        trials,
        attempts,
      ]);
      expect(figures).toEqual([
        ["claude-code", 2, 2, 3],
        ["codex", 2, 2, 4],
        ["aider", 1, 2, 4],
        ["pi", 2, 2, 3],
      ]);
    });

    it("are shown what failed, and their models get all of it", () => {
      for (const { agent } of FOUR) {
        const told = seen.servers[agent]?.flatMap(({ userTexts }) => userTexts) ?? [];
        const second = rowsOf(seen, agent).filter(({ a }) => a === 2);
        expect(second.length).toBeGreaterThan(0);
        for (const row of second) {
          const prompt = Buffer.from(inFolder(seen, row, "prompt.md"), "latin1")
            .toString("utf8")
            .trim();
          expect(prompt).toMatch(/FAIL|Error|failed/);
          expect(told.some((text) => text.includes(prompt))).toBe(true);
        }
      }
    });

    it("spent what the server says, what the gateway counted, and what they report themselves", () => {
      expectSameSpending(
        seen,
        FOUR.map(({ agent }) => agent),
      );
    });

    it("leave nothing running", () => {
      // Or nothing of theirs could be told from what else runs.
      expect(seen.commandLines.join("\n")).toMatch(/claude[^]*aider|aider[^]*claude/);
      expect(seen.left).toEqual([]);
    });
  },
);
