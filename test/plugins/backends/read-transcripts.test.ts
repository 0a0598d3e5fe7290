import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { ExecResult } from "#core/ports.ts";
import { readAiderTranscript } from "#plugins/backends/aider/read-transcript.ts";
import { readClaudeTranscript } from "#plugins/backends/claude-code/read-transcript.ts";
import { readCopilotTranscript, SPANS_FILE } from "#plugins/backends/copilot/read-transcript.ts";
import { CHAT_FILE, readGeminiTranscript } from "#plugins/backends/gemini-cli/read-transcript.ts";
import { readOpencodeTranscript } from "#plugins/backends/opencode/read-transcript.ts";
import { readCodexTranscript } from "#plugins/backends/codex/read-transcript.ts";
import { readPiTranscript } from "#plugins/backends/shared/read-pi-transcript.ts";
import type { Told, TranscriptReader } from "#plugins/backends/contract.ts";
import { backends } from "#plugins/backends/index.ts";
import { classify } from "#plugins/backends/shared/classify.ts";
import { coverageOf } from "#plugins/backends/shared/transcript.ts";
import { casesFor } from "../../support/agent-cases.ts";
import { AGENTS } from "../../support/tested-agents.ts";
import { projectRoot } from "../../support/project-files.ts";
import { transcriptDir } from "../../support/transcripts.ts";

const READERS = new Map(
  await Promise.all(AGENTS.map(async ({ id }) => [id, (await backends.get(id)).reader] as const)),
);

const told = (reader: TranscriptReader, text: string, file = "transcript.jsonl"): Told => {
  for (const line of text.split("\n")) reader.take(line, file);
  return reader.told();
};

/** Versions whose shapes differ from that of the one that is driven: `other-versions/AGENT-VERSION/CASE`. */
const OTHER_VERSIONS = AGENTS.flatMap(({ id }) => {
  const versions = fs.readdirSync(transcriptDir("other-versions", "")).filter((name) => name.startsWith(`${id}-`));
  return versions.flatMap((version) => {
    const dir = transcriptDir("other-versions", version);
    return fs.readdirSync(dir).map((name) => ({ agent: id, version, name, dir: join(dir, name) }));
  });
});

/** What their cases end in. */
const CLASSES: Readonly<Record<string, string | null>> = {
  solved: null,
  "wrong-key": "auth",
  "stream-cut-short": "provider",
  "context-overflow": "context_overflow",
  "a-page-instead-of-an-answer": "provider",
  "silence-in-the-middle": "agent_timeout",
  // The model gave in when it was asked once more.
  refusal: null,
};

const RECORDED = AGENTS.flatMap(({ id }) => casesFor(id).map((each) => ({ agent: id, ...each })));

const isNote = (file: string): boolean => !file.startsWith("transcript");

interface Recorded extends Pick<Told, "usage" | "turns" | "toolCalls" | "failedCommands" | "finalText" | "stopReason"> {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly timedOut: boolean;
  readonly class: string | null;
}

describe("a transcript recorded from the real program", () => {
  it.each(RECORDED)("$agent, $name: is read as it was, and gives its class", ({ agent, name, ...each }) => {
    const { expected, but, breaksOff = false } = each;
    const dir = transcriptDir(agent, name);
    const recorded = toldIn(dir);
    const reader = READERS.get(agent)?.() ?? expect.unreachable();
    // What a program prints comes before what it notes.
    const files = fs.readdirSync(dir).filter((file) => file !== "told.json");
    for (const file of files.sort((a, b) => Number(isNote(a)) - Number(isNote(b))))
      for (const line of fs.readFileSync(join(dir, file), "utf8").split("\n")) reader.take(line, file);
    const found = reader.told();
    const { exitCode, signal, timedOut, class: cls, ...fields } = recorded;
    expect(found).toMatchObject(fields);
    const wanted = but !== undefined && agent in but ? but[agent] : expected;
    expect(cls).toBe(wanted);
    expect(classify(endedAs(exitCode, signal, timedOut), found, agent)?.class ?? null).toBe(wanted);
    // aider asks for no stream.
    if (breaksOff && agent !== "aider") expect(coverageOf(found)).not.toBe(1);
    else if (wanted === null) expect(coverageOf(found)).toBe(1);
  });

  it.each(OTHER_VERSIONS)("$version, $name: is read as it was, and gives its class", ({ agent, name, dir }) => {
    const { exitCode, signal, timedOut, class: cls, ...fields } = toldIn(dir);
    const found = told(
      READERS.get(agent)?.() ?? expect.unreachable(),
      fs.readFileSync(join(dir, "transcript.jsonl"), "utf8"),
    );
    expect(found).toMatchObject(fields);
    expect(cls).toBe(CLASSES[name]);
    expect(classify(endedAs(exitCode, signal, timedOut), found, agent)?.class ?? null).toBe(cls);
  });

  it("has other versions of each program whose shape has changed", () => {
    expect(new Set(OTHER_VERSIONS.map(({ agent }) => agent))).toEqual(new Set(["claude-code", "codex"]));
    for (const { dir, name } of OTHER_VERSIONS.filter(({ name: each }) => each === "solved"))
      expect([name, toldIn(dir).finalText]).toEqual(["solved", expect.stringContaining("All done.")]);
  });

  it("names no folder of the machine it was recorded on, and no token", () => {
    const dir = join(projectRoot, "test/fixtures/transcripts");
    const files = fs.readdirSync(dir, { recursive: true, encoding: "utf8" }).map((name) => join(dir, name));
    for (const file of files.filter((name) => fs.statSync(name).isFile())) {
      const text = fs.readFileSync(file, "utf8");
      expect(text, file).not.toContain(projectRoot);
      expect(text, file).not.toMatch(/\/root\/|\/tmp\/engine|a-token-of-this-attempt/);
    }
  });
});

const toldIn = (dir: string): Recorded => JSON.parse(fs.readFileSync(join(dir, "told.json"), "utf8")) as Recorded;

const NO_OUTPUT = { text: "", totalBytes: 0, truncated: false };

const endedAs = (exitCode: number | null, signal: NodeJS.Signals | null = null, timedOut = false): ExecResult => ({
  exitCode,
  signal,
  timedOut,
  aborted: false,
  spawnError: null,
  stdout: NO_OUTPUT,
  stderr: NO_OUTPUT,
  durationMs: 1,
});

describe("the one object that older versions of Claude Code print", () => {
  const object = {
    type: "result",
    subtype: "success",
    result: "Done.",
    session_id: "s-1",
    total_cost_usd: 0.0123,
    usage: {
      input_tokens: 12_450,
      output_tokens: 184,
      cache_read_input_tokens: 11_200,
      cache_creation_input_tokens: 0,
    },
    tool_uses: [{ name: "Read" }, "Edit", { tool: "Bash" }, { name: "Read" }],
  };

  it("tells usage, tools, session and text, and no amount of money gets through", () => {
    const found = told(readClaudeTranscript(), JSON.stringify(object));
    expect(found).toMatchObject({
      usage: { inputTokens: 12_450, outputTokens: 184, cacheReadTokens: 11_200, cacheWriteTokens: 0 },
      toolCalls: { Read: 2, Edit: 1, Bash: 1 },
      sessionId: "s-1",
      finalText: "Done.",
      ended: true,
    });
    expect(JSON.stringify(found)).not.toMatch(/cost|0\.0123/);
  });

  it("is read with the names of another provider's usage, and without any", () => {
    const other = told(
      readClaudeTranscript(),
      JSON.stringify({ result: "x", usage: { prompt_tokens: 9000, completion_tokens: 200 } }),
    );
    expect(other.usage).toMatchObject({ inputTokens: 9000, outputTokens: 200, cacheReadTokens: null });
    const none = told(readClaudeTranscript(), JSON.stringify({ type: "result", result: "x" }));
    expect(none.usage.inputTokens).toBeNull();
  });
});

describe("Claude Code's usage", () => {
  it("counts sub-agents, which only the usage by model knows", () => {
    const line = {
      type: "result",
      usage: { input_tokens: 10, output_tokens: 1 },
      modelUsage: {
        a: { inputTokens: 10, outputTokens: 1, cacheReadInputTokens: 5, cacheCreationInputTokens: 0 },
        b: { inputTokens: 20, outputTokens: 2, cacheReadInputTokens: 0, cacheCreationInputTokens: 7 },
      },
    };
    expect(told(readClaudeTranscript(), JSON.stringify(line)).usage).toMatchObject({
      inputTokens: 30,
      outputTokens: 3,
      cacheReadTokens: 5,
      cacheWriteTokens: 7,
    });
  });

  it("speaks for no less than nothing where an answer was told of twice and broke off twice", () => {
    const begins = { type: "assistant", message: { id: "one", model: "m", content: [] } };
    const result = { type: "result", stop_reason: null, usage: { output_tokens: 1 } };
    const lines = [begins, { type: "system", subtype: "api_retry" }, begins, result].map((line) =>
      JSON.stringify(line),
    );
    expect(told(readClaudeTranscript(), lines.join("\n")).usageCoverage).toBe(0);
  });

  it("is unknown, not zero, where the program was killed before its last line", () => {
    const line = { type: "assistant", message: { id: "m", model: "x", content: [], usage: { input_tokens: 5 } } };
    expect(told(readClaudeTranscript(), JSON.stringify(line))).toMatchObject({
      usage: { inputTokens: null },
      usageCoverage: 0,
      answered: true,
      ended: false,
    });
  });
});

describe("tool servers that did not start", () => {
  const servers = [{ name: "gone", status: "failed" }, { name: "there", status: "connected" }, { status: "failed" }];

  it("are told of by what Claude Code begins with", () => {
    const begins = JSON.stringify({ type: "system", subtype: "init", mcp_servers: servers });
    expect(told(readClaudeTranscript(), begins).failedServers).toEqual(["gone", "one without a name"]);
    expect(told(readClaudeTranscript(), "").failedServers).toBeUndefined();
  });

  it("are told of by Copilot once it has tried them", () => {
    const loaded = JSON.stringify({ type: "session.mcp_servers_loaded", data: { servers } });
    expect(told(readCopilotTranscript(), loaded).failedServers).toEqual(["gone", "one without a name"]);
    expect(told(readCopilotTranscript(), "").failedServers).toBeUndefined();
  });
});

describe("Codex's usage", () => {
  const turn = (usage: object | undefined) => JSON.stringify({ type: "turn.completed", ...(usage && { usage }) });
  it("is that of the whole thread so far, of which the last one counts", () => {
    const first = turn({ input_tokens: 1000, cached_input_tokens: 0, output_tokens: 5 });
    const second = turn({ input_tokens: 76_035, cached_input_tokens: 47_616, output_tokens: 261 });
    expect(told(readCodexTranscript(), `${first}\n${second}`).usage).toMatchObject({
      inputTokens: 76_035,
      cacheReadTokens: 47_616,
      outputTokens: 261,
    });
  });

  it("is unknown where a turn tells none, and zero where it tells zero", () => {
    expect(told(readCodexTranscript(), turn(undefined)).usage.inputTokens).toBeNull();
    expect(told(readCodexTranscript(), turn({ input_tokens: 0 })).usage.inputTokens).toBe(0);
  });

  it("counts the items that were completed by their kind", () => {
    const item = (type: string, event: string) => JSON.stringify({ type: event, item: { type, exit_code: 0 } });
    const lines = [
      item("command_execution", "item.started"),
      item("command_execution", "item.completed"),
      item("command_execution", "item.completed"),
      item("file_change", "item.completed"),
      "not json",
    ];
    expect(told(readCodexTranscript(), lines.join("\n")).toolCalls).toEqual({ command_execution: 2, file_change: 1 });
  });

  it("has a turn for each answer: words and the calls they come with are one, calls at the same time are one", () => {
    const event = (type: string, id: string, kind = "command_execution") =>
      JSON.stringify({ type, item: { id, type: kind, exit_code: 0 } });
    const begun = (id: string) => event("item.started", id);
    const done = (id: string) => event("item.completed", id);
    const says = (id: string) => event("item.completed", id, "agent_message");
    const turns = (...lines: string[]) => told(readCodexTranscript(), lines.join("\n")).turns;
    expect(turns("{}")).toBeNull();
    expect(turns(says("0"), begun("1"), done("1"), begun("2"), done("2"), says("3"))).toBe(3);
    expect(turns(begun("1"), begun("2"), done("1"), done("2"), says("3"))).toBe(2);
    expect(turns(says("0"), begun("1"))).toBe(1);
  });

  it("is unknown while a command still runs, which is an answer all the same", () => {
    const found = told(
      readCodexTranscript(),
      JSON.stringify({ type: "item.started", item: { type: "command_execution" } }),
    );
    expect(found).toMatchObject({ answered: true, ended: false, usageCoverage: 0 });
    expect(classify(endedAs(null, "SIGKILL", true), found, "codex")?.class).toBe("agent_timeout");
  });

  it("is read from the messages of versions before 0.40 too", () => {
    const lines = [
      { id: "0", msg: { type: "session_configured", session_id: "s", model: "m" } },
      { id: "0", msg: { type: "agent_message", message: "Done." } },
      { id: "0", msg: { type: "token_count", info: { total_token_usage: { input_tokens: 7, output_tokens: 3 } } } },
      { id: "0", msg: { type: "task_complete", last_agent_message: "Done." } },
    ];
    expect(told(readCodexTranscript(), lines.map((line) => JSON.stringify(line)).join("\n"))).toMatchObject({
      usage: { inputTokens: 7, outputTokens: 3 },
      sessionId: "s",
      model: "m",
      finalText: "Done.",
      ended: true,
    });
  });
});

describe("aider's final text", () => {
  it("is what its model said, headings and quotes too, and nothing of what aider was told or tells", () => {
    const chat = [
      "# aider chat started at 2026-01-01 00:00:00",
      "> Aider v0.86.2  ",
      "#### Fix it.  ",
      "#### All of it.  ",
      "",
      "#### What I do",
      "> a quote",
      "Done.",
      "",
      "> Tokens: 1.3k sent, 50 received.  ",
      "> Applied edit to answer.txt  ",
    ];
    const { finalText } = told(readAiderTranscript(), chat.join("\n"), "aider.chat.history.md");
    expect(finalText).toBe("#### What I do\n> a quote\nDone.");
    expect(told(readAiderTranscript(), chat.slice(0, 4).join("\n"), "aider.chat.history.md").finalText).toBeNull();
  });
});

describe("aider's tokens", () => {
  it.each([
    ["73", "12", 73, 12],
    ["1,234", "5", 1234, 5],
    ["2.7k", "1.2M", 2700, 1_200_000],
    ["0", "1", 0, 1],
  ])("%s sent and %s received are %d and %d", (sent, received, input, output) => {
    const { usage } = told(readAiderTranscript(), `Tokens: ${sent} sent, ${received} received.`, "transcript.txt");
    expect(usage).toMatchObject({ inputTokens: input, outputTokens: output });
  });

  it("are unknown where it prints none", () => {
    expect(told(readAiderTranscript(), "hello", "transcript.txt").usage.inputTokens).toBeNull();
  });

  it("do not have twice what went into the cache, which it adds to a sum that has it already", () => {
    const printed = (written: string): string =>
      `Tokens: 1.4k sent, ${written} cache write, 200 cache hit, 50 received.\nCost: $0.01 message, $0.01 session.`;
    const note = JSON.stringify({ event: "message_send", properties: { prompt_tokens: 1400, completion_tokens: 50 } });
    for (const [written, input, isRounded] of [
      ["100", 1300, false],
      ["1.1k", 300, true],
    ] as const) {
      const reader = readAiderTranscript();
      told(reader, printed(written), "transcript.txt");
      const found = told(reader, note, "aider.analytics.jsonl");
      expect(found.usage).toMatchObject({ inputTokens: input, outputTokens: 50 });
      expect(found.facts["usage_is_rounded"]).toBe(isRounded);
    }
  });

  it("are not what it guesses that it sent where nothing came back", () => {
    const reader = readAiderTranscript();
    told(reader, "Tokens: 624 sent, 0 received.", "transcript.txt");
    const note = JSON.stringify({ event: "message_send", properties: { prompt_tokens: 624, completion_tokens: 0 } });
    const found = told(reader, note, "aider.analytics.jsonl");
    expect([found.usage.inputTokens, found.usage.outputTokens, found.usageCoverage]).toEqual([null, null, 0]);
  });

  it("keep all of an answer's own, whatever went into the cache for others", () => {
    const inputOf = (first: string): number | null =>
      told(readAiderTranscript(), `${first}\nTokens: 4.5k sent, 50 received.`, "transcript.txt").usage.inputTokens;
    expect(inputOf("Tokens: 5.0k sent, 4.0k cache write, 0 received.")).toBe(4500);
    expect(inputOf("Tokens: 5.0k sent, 4.0k cache write, 20 received.")).toBe(4500);
  });

  it("come with its edit format and its map of the repository", () => {
    const text = "Model: x/y with diff edit format, infinite output\nRepo-map: using 4,096 tokens, auto refresh";
    const { facts } = told(readAiderTranscript(), text, "transcript.txt");
    expect(facts).toMatchObject({ edit_format_resolved: "diff", map_tokens_effective: 4096 });
    const off = told(readAiderTranscript(), "Repo-map: disabled", "transcript.txt").facts;
    expect(off["map_tokens_effective"]).toBeNull();
  });

  it("are not taken from what its model says", () => {
    const note = JSON.stringify({ event: "message_send", properties: { prompt_tokens: 1, completion_tokens: 1 } });
    expect(told(readAiderTranscript(), note, "transcript.txt").usage.inputTokens).toBeNull();
  });
});

const lines = (...objects: object[]): string => objects.map((object) => JSON.stringify(object)).join("\n");

describe("Gemini's usage", () => {
  const answer = (id: string, tokens: object | null) => ({ type: "gemini", id, tokens });
  const spent = { input: 1300, output: 40, cached: 200, thoughts: 10 };

  it("is that of each answer once, however often it was written, thoughts among its output", () => {
    const found = told(
      readGeminiTranscript(),
      lines(answer("a", null), answer("a", spent), answer("a", spent)),
      CHAT_FILE,
    );
    expect(found).toMatchObject({
      usage: { inputTokens: 1300, outputTokens: 50, cacheReadTokens: 200, reasoningTokens: 10 },
      usageCoverage: 1,
      turns: 1,
    });
  });

  it("is that of its last line where there is one, which counts thoughts in the total alone", () => {
    const stats = { total_tokens: 1350, input_tokens: 1300, output_tokens: 40, cached: 200 };
    const found = told(readGeminiTranscript(), lines({ type: "result", status: "success", stats }));
    expect(found).toMatchObject({ usage: { inputTokens: 1300, outputTokens: 50, cacheReadTokens: 200 }, ended: true });
  });

  it("is not taken from what its model says", () => {
    expect(told(readGeminiTranscript(), lines(answer("a", spent))).usage.inputTokens).toBeNull();
  });

  it("has an exit code of its own: the status, modulo 256", () => {
    const error = { type: "unknown", message: '[API Error: {"error":{"code":429,"status":"RESOURCE_EXHAUSTED"}}]' };
    const found = told(readGeminiTranscript(), lines({ type: "result", status: "error", error, stats: {} }));
    expect(classify(endedAs(429 % 256), found, "gemini")?.class).toBe("rate_limit");
  });
});

describe("Copilot's spans", () => {
  const span = (attributes: object, code = 0) => ({ type: "span", attributes, status: { code } });
  const chat = { "gen_ai.operation.name": "chat" };
  const whole = { ...chat, "gen_ai.usage.input_tokens": 1300, "gen_ai.usage.output_tokens": 50 };

  it("are counted where they are calls of the model that came to an answer", () => {
    const text = lines(
      span(whole),
      span(chat, 2),
      span({ ...whole, "gen_ai.operation.name": "invoke_agent" }),
      span(whole),
    );
    expect(told(readCopilotTranscript(), text, SPANS_FILE)).toMatchObject({
      usage: { inputTokens: 2600, outputTokens: 100 },
      usageCoverage: 1,
    });
    expect(told(readCopilotTranscript(), text).usage.inputTokens).toBeNull();
  });

  it("tell of an answer that was cut short by what they lack", () => {
    const reader = readCopilotTranscript();
    for (const line of lines(span(whole), span(chat)).split("\n")) reader.take(line, SPANS_FILE);
    reader.take(lines({ type: "result", sessionId: "s", exitCode: 0 }), "transcript.jsonl");
    expect(reader.told()).toMatchObject({ usageCoverage: 0.5, failure: { kind: "stream_ended_early" } });
  });
});

describe("OpenCode's steps", () => {
  const step = (reason: string, tokens: object) => ({ type: "step_finish", sessionID: "s", part: { reason, tokens } });
  const spent = { input: 1100, output: 50, reasoning: 0, cache: { read: 200, write: 0 } };

  it("are an end unless they end with a call, and no end where another began", () => {
    expect(told(readOpencodeTranscript(), lines(step("tool-calls", spent))).ended).toBe(false);
    expect(told(readOpencodeTranscript(), lines(step("stop", spent))).ended).toBe(true);
    expect(told(readOpencodeTranscript(), lines(step("stop", spent), { type: "step_start" })).ended).toBe(false);
  });

  it("that began are answers, though a call in them is told of when it is done alone", () => {
    const found = told(readOpencodeTranscript(), lines({ type: "step_start", sessionID: "s" }));
    expect(found).toMatchObject({ answered: true, ended: false });
    expect(classify(endedAs(null, "SIGKILL", true), found, "opencode")?.class).toBe("agent_timeout");
  });

  it("without a token are answers that were cut short", () => {
    const none = { input: 0, output: 0, reasoning: 0, cache: { read: 0, write: 0 } };
    const found = told(readOpencodeTranscript(), lines(step("unknown", none), step("stop", spent)));
    expect(found).toMatchObject({ usageCoverage: 0.5, failure: { kind: "stream_ended_early" } });
  });
});

describe("a program's end", () => {
  const NOTHING = told(readPiTranscript(), "");
  const failing = (status: number | null, message: string, kind: string | null = null): Told => ({
    ...NOTHING,
    ended: true,
    answered: true,
    failure: { status, kind, message },
  });

  it.each([
    [429, "Rate limit reached", "rate_limit"],
    [429, "You exceeded your current quota, please check your plan and billing details", "auth"],
    [400, "prompt is too long: 250000 tokens > 200000 maximum", "context_overflow"],
    [400, "something else", "provider"],
    [413, "request_too_large", "context_overflow"],
    [402, "Payment required", "auth"],
    [503, "Service unavailable", "overloaded"],
    [529, "Overloaded", "overloaded"],
    [500, "Internal server error", "provider"],
    [404, "model not found", "provider"],
    [null, "getaddrinfo ENOTFOUND api.example.com", "provider"],
    [null, "No space left on device (ENOSPC)", "disk"],
    [null, "something nobody has seen before", "agent_crash"],
  ] as const)("after %s, %s is the class %3$s", (status, message, cls) => {
    expect(classify(endedAs(1), failing(status, message), "agent")?.class).toBe(cls);
    expect(classify(endedAs(0), failing(status, message), "agent")?.class).toBe(cls);
  });

  it("is believed only with an answer to show for it", () => {
    expect(classify(endedAs(0), { ...NOTHING, ended: true, answered: false }, "agent")?.class).toBe("provider");
    expect(classify(endedAs(0), { ...NOTHING, ended: true, answered: true }, "agent")).toBeNull();
    expect(classify(endedAs(0), NOTHING, "agent")?.class).toBe("agent_crash");
  });

  it("by a clock is the provider's fault where it was the provider that kept it waiting", () => {
    const late = endedAs(null, "SIGKILL", true);
    const stumble = { status: 429, kind: null, message: "Rate limit reached" };
    expect(classify(late, { ...NOTHING, answered: true, lastStumble: stumble }, "agent")?.class).toBe("rate_limit");
    expect(classify(late, NOTHING, "agent")?.class).toBe("provider");
    expect(classify(late, { ...NOTHING, answered: true }, "agent")?.class).toBe("agent_timeout");
  });
});
