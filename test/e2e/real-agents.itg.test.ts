/** The whole line with real agent programs: a configuration in, a report out, the gateway between programs and models. */
import fs from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { SecretPlaces } from "#engine/secret-places.ts";
import { createExec } from "#platform/exec/exec.ts";
import mini from "#plugins/adapters/mini/index.ts";
import { leaksIn } from "../support/canary.ts";
import {
  ANTHROPIC_KEY,
  compared,
  expectSameSpending,
  inFolder,
  OPENAI_KEY,
  placesOf,
  recordOf,
  rowsOf,
  type Scripted,
  type Seen,
  statsOf,
  toldBy,
} from "../support/compared-agents.ts";
import { visibleFolder } from "../support/harness.ts";
import { spilling, userWithSecrets } from "../support/spilling.ts";
import { taskOf } from "../support/polyglot.ts";
import { skipUnless } from "../support/skip.ts";
import { AGENTS, installedAgents } from "../support/tested-agents.ts";

const adapter = await mini.open({});
const ON_MINI = { benchmark: "mini", adapter };
const [EASY, HARD] = [taskOf(adapter, "size-labels"), taskOf(adapter, "even-lines")];

const installed = installedAgents().length === AGENTS.length;

describe.skipIf(skipUnless(installed, "agents"))("three real programs compared on mini, through the gateway", () => {
  const THREE: readonly Scripted[] = [
    {
      agent: "claude-code",
      provider: "anthropic",
      tasks: [EASY, HARD].map((task) => ({ task, attempts: ["right"] })),
    },
    {
      agent: "codex",
      provider: "openai",
      tasks: [EASY, HARD].map((task) => ({ task, attempts: ["wrong", "right"] })),
    },
    {
      agent: "aider",
      provider: "openai",
      tasks: [
        { task: EASY, attempts: ["right"] },
        { task: HARD, attempts: ["wrong"] },
      ],
    },
  ];
  let seen: Seen;
  beforeAll(async () => {
    seen = await compared(THREE, ON_MINI);
  }, 300_000);

  it("are told apart by what they passed, and at which attempt", () => {
    const figures = seen.report.candidates.map(({ name, trials, passed, attempts, pass_at_1 }) => ({
      name,
      trials,
      passed,
      attempts,
      first: pass_at_1.rate,
    }));
    expect(figures).toEqual([
      { name: "claude-code", trials: 2, passed: 2, attempts: 2, first: 1 },
      { name: "codex", trials: 2, passed: 2, attempts: 4, first: 0 },
      { name: "aider", trials: 2, passed: 1, attempts: 3, first: 0.5 },
    ]);
    // Two tasks prove nothing, whoever is ahead in them.
    expect(seen.report).toMatchObject({ verdict: "ranking", winner: null });
    expect(seen.report.pairs).toHaveLength(3);
    for (const format of ["report.md", "report.html"]) expect(seen.files.get(format)).toContain("claude-code");
  });

  it("are asked the same, to the byte, and their models get all of it", () => {
    for (const { id } of [EASY, HARD]) {
      const first = seen.rows.filter(({ dir, a }) => a === 1 && dir.includes(`/${id}/`));
      expect(first).toHaveLength(3);
      expect(new Set(first.map((row) => inFolder(seen, row, "prompt.md"))).size).toBe(1);
    }
    for (const { agent } of THREE) {
      const told = seen.servers[agent]?.flatMap(({ userTexts }) => userTexts) ?? [];
      for (const row of rowsOf(seen, agent)) {
        const prompt = Buffer.from(inFolder(seen, row, "prompt.md"), "latin1")
          .toString("utf8")
          .trim();
        expect(told.some((text) => text.includes(prompt))).toBe(true);
      }
    }
  });

  it("spent what the server says, what the gateway counted, and what they report themselves", () => {
    expectSameSpending(
      seen,
      THREE.map(({ agent }) => agent),
    );
  });

  it("have the provider's address on record, and every exchange in the gateway's log", () => {
    for (const { agent } of THREE) {
      for (const row of rowsOf(seen, agent)) {
        expect(recordOf(seen, row).backend.provider_endpoint).toBe(seen.urls[agent]);
        const exchanges = inFolder(seen, row, "wire.jsonl").trim().split("\n");
        const answered = exchanges.map((line) => JSON.parse(line) as { readonly usage: unknown; readonly end: string });
        expect(answered.filter(({ usage }) => usage !== null)).toHaveLength(statsOf(seen, row).wire?.requests ?? -1);
      }
    }
  });

  it("leave no key and no token anywhere", () => {
    // A token for each attempt, or there is nothing to look for.
    expect(seen.tokens).toHaveLength(seen.rows.length);
    expect(seen.commandLines.join("\n")).toMatch(/claude[^]*--output-format/);
    expect(leaksIn(placesOf(seen), [ANTHROPIC_KEY, OPENAI_KEY, ...seen.tokens])).toEqual([]);
  });
});

describe.skipIf(skipUnless(installed, "agents"))("real programs that go to their providers themselves", () => {
  it("give each its key where it takes it, and tell what it says they spent", { timeout: 300_000 }, async () => {
    const THREE: readonly Scripted[] = [
      { agent: "claude-code", provider: "anthropic", tasks: [{ task: EASY, attempts: ["right"] }] },
      { agent: "pi", provider: "anthropic", tasks: [{ task: EASY, attempts: ["right"] }] },
      { agent: "codex", provider: "openai", tasks: [{ task: EASY, attempts: ["right"] }] },
    ];
    const seen = await compared(THREE, { ...ON_MINI, flags: ["--no-gateway"] });
    expect(seen.report.candidates.map(({ passed }) => passed)).toEqual([1, 1, 1]);
    for (const { agent } of THREE) {
      expect(rowsOf(seen, agent).map((row) => statsOf(seen, row).wire)).toEqual([undefined]);
      const { server, report } = toldBy(seen, agent);
      expect([agent, report]).toEqual([agent, { ...server, requests: null }]);
      expect(seen.servers[agent]?.map(({ key }) => key)).toEqual(seen.servers[agent]?.map(() => "right"));
    }
    expect(leaksIn(placesOf(seen), [ANTHROPIC_KEY, OPENAI_KEY])).toEqual([]);
  });
});

describe.skipIf(skipUnless(installed, "agents"))(
  "real programs whose models ask for their keys, and a provider that tells one",
  () => {
    /** Prints what the program knows in every spelling, and leaves it in a file. */
    const SPILL = [
      "env | sort",
      `node -e 'const all = Object.entries(process.env).filter(([name]) => /KEY|TOKEN/.test(name)).map(([, value]) => value); for (const one of all) console.log(one, Buffer.from(one).toString("base64"), encodeURIComponent(one), JSON.stringify(one), Buffer.from(one).toString("hex"))' | tee spilt.txt`,
    ].join("; ");

    it("are kept from spilling them into anything that is kept", { timeout: 300_000 }, async () => {
      const seen = await compared(
        [
          {
            agent: "claude-code",
            provider: null,
            tasks: [{ task: EASY, attempts: ["right"], also: [{ run: SPILL }] }],
          },
          {
            agent: "codex",
            provider: "openai",
            tasks: [
              {
                task: EASY,
                attempts: ["right"],
                also: [{ run: SPILL }],
                faults: [{ kind: "status", status: 500, message: `The key ${OPENAI_KEY} is not known here`, turn: 1 }],
              },
            ],
          },
        ],
        ON_MINI,
      );
      expect(seen.report.candidates.map(({ passed }) => passed)).toEqual([1, 1]);
      const inAll = (agent: string, name: string): string =>
        rowsOf(seen, agent)
          .map((row) => inFolder(seen, row, name))
          .join("\n");
      // Taken out, not never there.
      expect(inAll("claude-code", "transcript.jsonl")).toContain("[redacted]");
      expect(inAll("claude-code", "diff.patch")).toContain("[redacted]");
      expect(inAll("codex", "wire.jsonl")).toMatch(/The key \[redacted\] is not known here/);
      expect(seen.tokens).toHaveLength(1);
      expect(leaksIn(placesOf(seen), [ANTHROPIC_KEY, OPENAI_KEY, ...seen.tokens])).toEqual([]);
    });
  },
);

describe.skipIf(skipUnless(installed, "agents"))("real programs whose models look for whatever their user has", () => {
  const LOGIN = ".claude/.credentials.json";
  /** As the maker's own begin: it is no key, and goes where no key does. */
  const ACCESS = "sk-ant-oat01-access/of+one=a1b2c3";
  const login = (refreshToken: string): string => {
    const claudeAiOauth = { accessToken: ACCESS, refreshToken, expiresAt: 4e12, scopes: ["user:inference"] };
    return JSON.stringify({ claudeAiOauth });
  };
  const [LENT, RENEWED] = ["refresh-lent-a1b2c3/d4+e5f6g7h8", "refresh-renewed-h8g7f6/e5+d4c3b2"];
  /** Renews the login that its program was lent, where it was, and tells that and all else in every spelling. */
  const program = (places: SecretPlaces): string => `${spilling(places)}
const own = process.env.CLAUDE_CONFIG_DIR + "/.credentials.json";
const lent = read(own);
if (lent !== "") fs.writeFileSync(own, ${JSON.stringify(login(RENEWED))});
const all = [lent, read(own), ...found].flatMap(spelt).join("\\n");
fs.writeFileSync("spilt.txt", "saw " + found.length + "\\n" + all);
console.log("saw " + found.length + "\\n" + all);
`;

  it("tell neither another's logins and settings nor their own as they renewed it", { timeout: 300_000 }, async () => {
    using folder = visibleFolder();
    const home = join(folder.path, "home");
    const { places, secrets } = userWithSecrets(home, { [LOGIN]: login(LENT) });
    const spill = join(folder.path, "spill.cjs");
    fs.writeFileSync(spill, program(places));
    const tasks = [{ task: EASY, attempts: ["right"] as const, also: [{ run: `node ${spill}` }] }];
    const seen = await compared(
      [
        { agent: "claude-code", provider: null, unsetEnv: ["ANTHROPIC_API_KEY"], key: ACCESS, tasks },
        { agent: "codex", provider: "openai", tasks },
      ],
      { ...ON_MINI, program: { env: { HOME: home } } },
    );
    expect(seen.report.candidates.map(({ passed }) => passed)).toEqual([1, 1]);
    const exec = await createExec();
    const saw = exec.canHide ? "saw 0\n" : `saw ${secrets.length + 1}\n`;
    for (const agent of ["claude-code", "codex"])
      for (const row of rowsOf(seen, agent)) expect(inFolder(seen, row, "diff.patch")).toContain(`+${saw}`);
    const [row] = rowsOf(seen, "claude-code");
    if (row === undefined) return expect.unreachable("there is an attempt");
    expect(recordOf(seen, row).backend.metadata).toMatchObject({ login_lent: true, login_renewed: true });
    // Taken out, not never there.
    for (const name of ["transcript.jsonl", "diff.patch"]) expect(inFolder(seen, row, name)).toContain("[redacted]");
    expect(leaksIn(placesOf(seen), [ANTHROPIC_KEY, OPENAI_KEY, ACCESS, LENT, RENEWED, ...secrets])).toEqual([]);
  });
});
