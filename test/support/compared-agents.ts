/** Real agent programs compared by the built program, as a user types it, and all that was seen of that. */
import fs from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { IndexRow, Report, RunRecord, Stats } from "#core/records.gen.ts";
import type { Adapter } from "#plugins/adapters/contract.ts";
import { readRun } from "#record/read-run.ts";
import { filesBelow } from "./canary.ts";
import { type Ended, harness, type HarnessOptions, reportIn, temporaryFolder } from "./harness.ts";
import { type ModelServer, startModelServer } from "./model-server/model-server.ts";
import { tokensOf } from "./model-server/request-log.ts";
import type { Script } from "./model-server/script.ts";
import { scriptedAnswers, type ScriptedTask } from "./scripted-answers.ts";
import { pathWithAgents } from "./tested-agents.ts";
import { processesBelow, watchProcesses } from "./watched-processes.ts";

// Of signs that look unlike themselves in a URL, in JSON and in base64.
export const ANTHROPIC_KEY = 'sk-ant/of+the="provider"\\&one-1';
export const OPENAI_KEY = 'sk-oai/of+the="provider"\\&two-2';

/** A candidate, and what its model does. */
export interface Scripted {
  readonly agent: string;
  readonly provider: "anthropic" | "openai" | null;
  /** Variables that it does without, such as a key where it is to go by its login. */
  readonly unsetEnv?: readonly string[];
  /** What its model's server takes. Absent: the key of its provider. */
  readonly key?: string;
  readonly tasks: readonly ScriptedTask[];
}

/** What they are compared on. */
export interface Compared {
  readonly benchmark: string;
  readonly adapter: Adapter;
  /** Absent: the built program as it is, with caches of its own. */
  readonly program?: Pick<HarnessOptions, "dist" | "env">;
  /** Further flags. */
  readonly flags?: readonly string[];
}

/** Everything that was seen of one comparison. */
export interface Seen {
  readonly ended: Ended;
  readonly report: Report;
  readonly rows: readonly IndexRow[];
  readonly servers: Readonly<Record<string, ModelServer["requests"]>>;
  readonly urls: Readonly<Record<string, string>>;
  /** Every file of the run-dir, by path. */
  readonly files: ReadonlyMap<string, string>;
  readonly commandLines: readonly string[];
  /** What still ran when the program had ended. */
  readonly left: readonly string[];
  readonly tokens: readonly string[];
}

/** `benchmark compare` as a user types it, each candidate with a scripted model of its own. */
export async function compared(candidates: readonly Scripted[], on: Compared): Promise<Seen> {
  const servers: Record<string, ModelServer> = {};
  try {
    for (const { agent, provider, tasks, key = provider === "openai" ? OPENAI_KEY : ANTHROPIC_KEY } of candidates) {
      const script: Script = {
        turns: [],
        key,
        contextWindow: 262_144,
        cases: scriptedAnswers(agent, on.adapter, tasks),
      };
      servers[agent] = await startModelServer(script);
    }
    return await comparedWith(servers, candidates, on);
  } finally {
    for (const server of Object.values(servers)) await server[Symbol.asyncDispose]();
  }
}

async function comparedWith(
  servers: Readonly<Record<string, ModelServer>>,
  candidates: readonly Scripted[],
  { benchmark, program = {}, flags = [] }: Compared,
): Promise<Seen> {
  using folder = temporaryFolder();
  const runDir = join(folder.path, "runs", "real");
  const config = {
    benchmark,
    task: [...new Set(candidates.flatMap(({ tasks }) => tasks.map(({ task }) => task.id)))],
    candidates: candidates.map(({ agent, provider, unsetEnv = [] }) => {
      const url = servers[agent]?.url ?? "";
      const place = provider === null ? { env: { ANTHROPIC_BASE_URL: url } } : { provider, endpoint: url };
      return { name: agent, backend: agent, model: "scripted", unset_env: unsetEnv, ...place };
    }),
  };
  fs.writeFileSync(join(folder.path, "real.json"), JSON.stringify(config));
  using watched = watchProcesses(folder.path);
  const ended = await harness(
    "benchmark",
    ["compare", "--config", "real.json", "--run-dir", runDir, "--html", "--csv", "--junit", ...flags],
    {
      ...program,
      cwd: folder.path,
      // By the first folder, which holds nothing, its processes can be told from everyone else's.
      env: {
        ...program.env,
        PATH: `${folder.path}:${pathWithAgents()}`,
        ANTHROPIC_API_KEY: ANTHROPIC_KEY,
        OPENAI_API_KEY: OPENAI_KEY,
      },
    },
  );
  const left = processesBelow(folder.path, folder.path);
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
    left,
    tokens: [...watched.tokens],
  };
}

/** Everywhere that something could have leaked to. */
export const placesOf = ({ files, ended, commandLines }: Seen): [string, string][] => [
  ...files,
  ["stdout", ended.stdout],
  ["stderr", ended.stderr],
  ...commandLines.map((line): [string, string] => ["process list", line]),
];

/** A file of an attempt. */
export const inFolder = (seen: Seen, row: IndexRow, name: string): string =>
  seen.files.get(`${row.dir}/${name}`) ?? expect.unreachable(`${row.dir} holds no ${name}`);
export const recordOf = (seen: Seen, row: IndexRow) => JSON.parse(inFolder(seen, row, "run-record.json")) as RunRecord;
export const statsOf = (seen: Seen, row: IndexRow) => JSON.parse(inFolder(seen, row, "stats.json")) as Stats;

/** The attempts of one candidate. */
export const rowsOf = (seen: Seen, agent: string): readonly IndexRow[] =>
  seen.rows.filter(({ dir }) => dir.startsWith(`${agent}/`));

/** What one side says that a candidate spent. */
export interface Spent {
  /** null: it does not tell. */
  readonly requests: number | null;
  /** With what came from or went into a cache. */
  readonly input: number;
  readonly output: number;
}

/** What a candidate spent: as its model's server sent it, as the gateway counted it, and as the program itself tells. */
export function spentBy(seen: Seen, agent: string): Readonly<Record<"server" | "wire" | "report", Spent>> {
  const rows = rowsOf(seen, agent);
  const stats = rows.map((row) => statsOf(seen, row));
  const wires = stats.map(({ wire }) => wire ?? expect.unreachable("nothing went through the gateway"));
  const flawed = rows
    .flatMap((row) => inFolder(seen, row, "wire.jsonl").trim().split("\n"))
    .filter((line) => !/"end":"answered"/.test(line) || !/"flaw":null/.test(line));
  expect(sum(wires.map(({ failed, refused, unmetered }) => failed + refused + unmetered)), flawed.join("\n")).toBe(0);
  return {
    ...toldBy(seen, agent),
    wire: {
      requests: sum(wires.map(({ requests }) => requests)),
      input: sum(wires.flatMap((one) => [one.tokens_input, one.cache_read_tokens, one.cache_write_tokens])),
      output: sum(wires.map((one) => one.tokens_output)),
    },
  };
}

/** The same of one that goes past the gateway. */
export function toldBy(seen: Seen, agent: string): Readonly<Record<"server" | "report", Spent>> {
  const sent = tokensOf(seen.servers[agent] ?? []);
  const rows = rowsOf(seen, agent);
  const stats = rows.map((row) => statsOf(seen, row));
  const inWhole = recordOf(seen, rows[0] as IndexRow).backend.metadata["input_includes_cache"] === true;
  const cached = (one: Pick<Stats, "cache_read_tokens" | "cache_write_tokens">) => [
    one.cache_read_tokens,
    one.cache_write_tokens,
  ];
  return {
    server: {
      requests: seen.servers[agent]?.length ?? 0,
      input: sent.input + sent.cacheRead + sent.cacheWrite,
      output: sent.output,
    },
    report: {
      requests: null,
      input: sum(stats.flatMap((one) => [one.tokens_input, ...(inWhole ? [] : cached(one))])),
      output: sum(stats.map((one) => one.tokens_output)),
    },
  };
}

/** That all three agree, for each candidate; prints what they say. */
export function expectSameSpending(seen: Seen, agents: readonly string[]): void {
  const lines = agents.map((agent) => {
    const { server, wire, report } = spentBy(seen, agent);
    expect([agent, wire]).toEqual([agent, server]);
    expect([agent, report]).toEqual([agent, { ...server, requests: null }]);
    const parts = [server, wire, report];
    const each = (key: keyof Spent) => parts.map((one) => one[key] ?? "-").join("/");
    return [agent, each("requests"), each("input"), each("output")].join(" | ");
  });
  console.log(["agent | requests server/wire/report | input server/wire/report | output", ...lines].join("\n"));
}

const sum = (numbers: readonly (number | null | undefined)[]): number =>
  numbers.reduce<number>((total, one) => total + (one ?? 0), 0);
