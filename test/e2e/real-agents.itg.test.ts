/** The whole line with real agent programs: a configuration in, a report out, the gateway between programs and models. */
import fs from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { IndexRow, Report, RunRecord, Stats } from "#core/records.gen.ts";
import mini from "#plugins/adapters/mini/index.ts";
import { readRun } from "#record/read-run.ts";
import { filesBelow, leaksIn } from "../support/canary.ts";
import { type Ended, harness, reportIn, temporaryFolder } from "../support/harness.ts";
import { type ModelServer, startModelServer } from "../support/model-server/model-server.ts";
import { tokensOf } from "../support/model-server/request-log.ts";
import type { Script } from "../support/model-server/script.ts";
import { taskOf } from "../support/polyglot.ts";
import { scriptedAnswers, type ScriptedTask } from "../support/scripted-answers.ts";
import { skipUnless } from "../support/skip.ts";
import { AGENTS, installedAgents, pathWithAgents } from "../support/tested-agents.ts";
import { watchProcesses } from "../support/watched-processes.ts";

// Of signs that look unlike themselves in a URL, in JSON and in base64.
const ANTHROPIC_KEY = 'sk-ant/of+the="provider"\\&one-1';
const OPENAI_KEY = 'sk-oai/of+the="provider"\\&two-2';

const adapter = await mini.open({});
const [EASY, HARD] = [taskOf(adapter, "size-labels"), taskOf(adapter, "even-lines")];

interface Scripted {
  readonly agent: string;
  readonly provider: "anthropic" | "openai" | null;
  readonly tasks: readonly ScriptedTask[];
}

/** Everything that was seen of one comparison. */
interface Seen {
  readonly ended: Ended;
  readonly report: Report;
  readonly rows: readonly IndexRow[];
  readonly servers: Readonly<Record<string, ModelServer["requests"]>>;
  readonly urls: Readonly<Record<string, string>>;
  /** Every file of the run-dir, by path. */
  readonly files: ReadonlyMap<string, string>;
  readonly commandLines: readonly string[];
  readonly tokens: readonly string[];
}

/** `benchmark compare` as a user types it, each candidate with a scripted model of its own. */
async function compared(candidates: readonly Scripted[]): Promise<Seen> {
  const servers: Record<string, ModelServer> = {};
  try {
    for (const { agent, provider, tasks } of candidates) {
      const key = provider === "openai" ? OPENAI_KEY : ANTHROPIC_KEY;
      const script: Script = { turns: [], key, contextWindow: 262_144, cases: scriptedAnswers(agent, adapter, tasks) };
      servers[agent] = await startModelServer(script);
    }
    return await comparedWith(servers, candidates);
  } finally {
    for (const server of Object.values(servers)) await server[Symbol.asyncDispose]();
  }
}

async function comparedWith(
  servers: Readonly<Record<string, ModelServer>>,
  candidates: readonly Scripted[],
): Promise<Seen> {
  using folder = temporaryFolder();
  const runDir = join(folder.path, "runs", "real");
  const config = {
    benchmark: "mini",
    task: [...new Set(candidates.flatMap(({ tasks }) => tasks.map(({ task }) => task.id)))],
    candidates: candidates.map(({ agent, provider }) => {
      const url = servers[agent]?.url ?? "";
      const place = provider === null ? { env: { ANTHROPIC_BASE_URL: url } } : { provider, endpoint: url };
      return { name: agent, backend: agent, model: "scripted", ...place };
    }),
  };
  fs.writeFileSync(join(folder.path, "real.json"), JSON.stringify(config));
  using watched = watchProcesses(folder.path);
  const ended = await harness(
    "benchmark",
    ["compare", "--config", "real.json", "--run-dir", runDir, "--html", "--csv", "--junit"],
    {
      cwd: folder.path,
      // By the first folder, which holds nothing, its processes can be told from everyone else's.
      env: { PATH: `${folder.path}:${pathWithAgents()}`, ANTHROPIC_API_KEY: ANTHROPIC_KEY, OPENAI_API_KEY: OPENAI_KEY },
    },
  );
  if (ended.exit !== 0) throw new Error(`The comparison ended with ${ended.exit ?? ended.signal}:\n${ended.stderr}`);
  const entries = Object.entries(servers);
  return {
    ended,
    report: reportIn(runDir),
    rows: [...readRun(runDir).rows],
    servers: Object.fromEntries(entries.map(([agent, { requests }]) => [agent, requests])),
    urls: Object.fromEntries(entries.map(([agent, { url }]) => [agent, url])),
    files: new Map(filesBelow(runDir)),
    commandLines: [...watched.commandLines],
    tokens: [...watched.tokens],
  };
}

const placesOf = ({ files, ended, commandLines }: Seen): [string, string][] => [
  ...files,
  ["stdout", ended.stdout],
  ["stderr", ended.stderr],
  ...commandLines.map((line): [string, string] => ["process list", line]),
];

const inFolder = (seen: Seen, row: IndexRow, name: string): string =>
  seen.files.get(`${row.dir}/${name}`) ?? expect.unreachable(`${row.dir} holds no ${name}`);
const recordOf = (seen: Seen, row: IndexRow) => JSON.parse(inFolder(seen, row, "run-record.json")) as RunRecord;
const statsOf = (seen: Seen, row: IndexRow) => JSON.parse(inFolder(seen, row, "stats.json")) as Stats;

const sum = (numbers: readonly (number | null | undefined)[]): number =>
  numbers.reduce<number>((total, one) => total + (one ?? 0), 0);

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
    seen = await compared(THREE);
  }, 300_000);

  const rowsOf = (agent: string) => seen.rows.filter(({ dir }) => dir.startsWith(`${agent}/`));

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
      for (const row of rowsOf(agent)) {
        const prompt = Buffer.from(inFolder(seen, row, "prompt.md"), "latin1")
          .toString("utf8")
          .trim();
        expect(told.some((text) => text.includes(prompt))).toBe(true);
      }
    }
  });

  it("spent what the server says, what the gateway counted, and what they report themselves", () => {
    const lines = ["agent | requests of server/wire | input server/wire/report | output server/wire/report"];
    for (const { agent } of THREE) {
      const sent = tokensOf(seen.servers[agent] ?? []);
      const stats = rowsOf(agent).map((row) => statsOf(seen, row));
      const wires = stats.map(({ wire }) => wire ?? expect.unreachable("nothing went through the gateway"));
      const inWhole = recordOf(seen, rowsOf(agent)[0] as IndexRow).backend.metadata["input_includes_cache"] === true;
      const input = {
        server: sent.input + sent.cacheRead + sent.cacheWrite,
        wire: sum(wires.flatMap((one) => [one.tokens_input, one.cache_read_tokens, one.cache_write_tokens])),
        report: sum(
          stats.flatMap((one) => [
            one.tokens_input,
            ...(inWhole ? [] : [one.cache_read_tokens, one.cache_write_tokens]),
          ]),
        ),
      };
      const output = {
        server: sent.output,
        wire: sum(wires.map((one) => one.tokens_output)),
        report: sum(stats.map((one) => one.tokens_output)),
      };
      const requests = { server: seen.servers[agent]?.length, wire: sum(wires.map((one) => one.requests)) };
      lines.push([agent, ...[requests, input, output].map((each) => Object.values(each).join("/"))].join(" | "));
      expect(input).toEqual({ server: input.server, wire: input.server, report: input.server });
      expect(output).toEqual({ server: output.server, wire: output.server, report: output.server });
      expect(requests.wire).toBe(requests.server);
      expect(sum(wires.map(({ failed, refused, unmetered }) => failed + refused + unmetered))).toBe(0);
    }
    console.log(lines.join("\n"));
  });

  it("have the provider's address on record, and every exchange in the gateway's log", () => {
    for (const { agent } of THREE) {
      for (const row of rowsOf(agent)) {
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

describe.skipIf(skipUnless(installed, "agents"))(
  "real programs whose models ask for their keys, and a provider that tells one",
  () => {
    /** Prints what the program knows in every spelling, and leaves it in a file. */
    const SPILL = [
      "env | sort",
      `node -e 'const all = Object.entries(process.env).filter(([name]) => /KEY|TOKEN/.test(name)).map(([, value]) => value); for (const one of all) console.log(one, Buffer.from(one).toString("base64"), encodeURIComponent(one), JSON.stringify(one), Buffer.from(one).toString("hex"))' | tee spilt.txt`,
    ].join("; ");

    it("are kept from spilling them into anything that is kept", { timeout: 300_000 }, async () => {
      const seen = await compared([
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
      ]);
      expect(seen.report.candidates.map(({ passed }) => passed)).toEqual([1, 1]);
      const inAll = (agent: string, name: string): string =>
        seen.rows
          .filter(({ dir }) => dir.startsWith(`${agent}/`))
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
