import fs from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CommandSpec } from "#core/records.gen.ts";
import command from "#plugins/backends/command/index.ts";
import { fillArgv, PLACEHOLDERS } from "#plugins/backends/command/fill-argv.ts";
import { backends } from "#plugins/backends/index.ts";
import { agentAttempt, type AttemptOptions, PROMPT } from "../../support/agent-attempt.ts";
import { testEngine } from "../../support/engine.ts";
import { tempDir } from "../../support/temp-dir.ts";
import { transcriptDir } from "../../support/transcripts.ts";

const TOKEN = "a-token-of-this-attempt-alone";

/** A shell script on a PATH of its own. */
function programOn(script: string, name = "my-agent"): { readonly path: string; readonly file: string } {
  const folder = tempDir();
  const file = join(folder, name);
  fs.writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return { path: `${folder}:${process.env["PATH"] ?? ""}`, file };
}

async function attempt(script: string, spec: Partial<CommandSpec> = {}, options: Partial<AttemptOptions> = {}) {
  const { path } = programOn(script);
  const whole: CommandSpec = { argv: ["my-agent"], ...spec };
  const reader = whole.transcript === undefined ? null : ((await backends.get(whole.transcript)).reader ?? null);
  // The program lies in the temporary folder, which hiding would replace.
  return agentAttempt(command, { path, hidden: false, command: { spec: whole, reader }, ...options });
}

const NOTE = 'printf "%s\\0" "$@" > given; cat > given-stdin; printf "42\\n" > answer.txt';

describe("a program that a configuration names", () => {
  it("gets its prompt by standard input where its arguments say nothing of one", async () => {
    const { run, files } = await attempt(`${NOTE}; echo first; echo "All done."`, { argv: ["my-agent", "--go"] });
    expect(run.fault).toBeNull();
    expect(files).toMatchObject({ "answer.txt": "42\n", given: "--go\0", "given-stdin": PROMPT });
    expect(run.finalText).toBe("first\nAll done.");
    expect(run.usage.inputTokens).toBeNull();
  });

  it("is passed variables whose values are kept nowhere, whatever they are called", async () => {
    const place = tempDir();
    const env = { OUR_AGENT_LICENCE: "licence-4711-0815", OUR_FOLDER: place };
    const { evidence, run } = await attempt(
      `${NOTE}; echo "$OUR_AGENT_LICENCE in $OUR_FOLDER"`,
      { pass_env: Object.keys(env) },
      { env },
    );
    const kept = JSON.stringify([evidence, run]);
    expect(kept).not.toContain("licence-4711");
    // Where something is tells nothing, if it is there.
    expect(kept).toContain(`[redacted] in ${place}`);
  });

  it("gets it as one argument, byte for byte, and no shell sees it", async () => {
    const { files } = await attempt(NOTE, { argv: ["my-agent", "--say={prompt}", "$HOME `id` ; *"] });
    expect(files["given"]).toBe(`--say=${PROMPT}\0$HOME \`id\` ; *\0`);
    expect(files["given-stdin"]).toBe("");
  });

  it("gets it as a file that nobody else may read, outside of its work", async () => {
    const { files } = await attempt('cat "$1" > given; stat -c %a "$1" > mode; cat > given-stdin', {
      argv: ["my-agent", "{prompt_file}"],
    });
    expect(files).toEqual({ "README.md": "start\n", given: PROMPT, mode: "600\n", "given-stdin": "" });
  });

  it("gets model, folders and its provider's address and key, the key in no argument", async () => {
    const { files, run, evidence } = await attempt(
      `${NOTE}; [ "$OPENAI_API_KEY" = "${TOKEN}" ] && echo right > key; echo "$OPENAI_BASE_URL" > url; pwd > cwd; echo "$OPENAI_API_KEY"`,
      { argv: ["my-agent", "-m{model}", "{base_url}", "{work_dir}", "{home_dir}"], protocol: "openai-chat" },
      { endpoint: { protocol: "openai-chat", baseUrl: "http://127.0.0.1:9", token: TOKEN }, model: "a/b:c" },
    );
    const [model, url, work, home] = (files["given"] ?? "").split("\0");
    expect([model, url]).toEqual(["-ma/b:c", "http://127.0.0.1:9"]);
    expect(files).toMatchObject({ key: "right\n", url: "http://127.0.0.1:9/v1\n", cwd: `${work}\n` });
    expect(home).not.toBe(work);
    expect(JSON.stringify([files, run, evidence])).not.toContain(TOKEN);
  });

  it("is given no token for a bearer by a server that takes none", async () => {
    const endpoint = { protocol: "anthropic", baseUrl: "http://127.0.0.1:9", token: TOKEN } as const;
    const given = async (way: AttemptOptions["endpoint"]) => {
      const names = await attempt("env | grep -o '^ANTHROPIC_[A-Z_]*' | sort > names", {}, { endpoint: way ?? null });
      return names.files["names"]?.trim().split("\n");
    };
    expect(await given({ ...endpoint, keyHeader: "x-api-key" })).toEqual(["ANTHROPIC_API_KEY", "ANTHROPIC_BASE_URL"]);
    expect(await given(endpoint)).toEqual(["ANTHROPIC_API_KEY", "ANTHROPIC_AUTH_TOKEN", "ANTHROPIC_BASE_URL"]);
  });

  it("sees no variable of its user that it is not passed", async () => {
    process.env["MY_AGENT_KEY"] = "a-key-of-the-user";
    try {
      const { evidence } = await attempt("env", {}, { env: { GIVEN: "yes" } });
      expect(evidence["transcript.jsonl"]).toMatch(/^GIVEN=yes$/m);
      expect(evidence["transcript.jsonl"]).not.toContain("MY_AGENT_KEY");
    } finally {
      delete process.env["MY_AGENT_KEY"];
    }
  });

  it.each(["codex", "claude-code", "pi"])("is read like %s where it prints what that prints", async (transcript) => {
    const file = join(transcriptDir(transcript, "solved"), "transcript.jsonl");
    const { run } = await attempt(`cat "${file}"`, { transcript });
    expect(run.fault).toBeNull();
    expect(run.usage.outputTokens).toBeGreaterThan(0);
    expect(run).toMatchObject({ usageCoverage: 1, metadata: { transcript } });
    const failed = join(transcriptDir(transcript, "wrong-key"), "transcript.jsonl");
    expect((await attempt(`cat "${failed}"; exit 0`, { transcript })).run.fault?.class).toBe("auth");
  });

  it("is judged by its end where nothing of its output is read", async () => {
    const classes = [];
    for (const script of ["echo oh dear >&2; exit 3", "kill -KILL $$", "echo 'HTTP 429 Too Many Requests' >&2; exit 1"])
      classes.push((await attempt(script)).run.fault?.class);
    expect(classes).toEqual(["agent_crash", "oom", "rate_limit"]);
    // What it got over is no excuse for how it ended.
    const traceback = 'Traceback (most recent call last):\\n  File "a.py", line 1\\nKeyError: 1';
    const { run: crashed } = await attempt(`printf '429 rate limit, retrying\\nok\\n${traceback}' >&2; exit 1`);
    expect(crashed.fault?.class).toBe("agent_crash");
    const { run } = await attempt("exit 0", { argv: ["not-there"] });
    expect(run.fault).toMatchObject({ class: "environment", reason: expect.stringContaining("not-there") as string });
  });

  it("is quoted without what it says that it cost, be that in a transcript, on stderr or in its last words", async () => {
    const event =
      '{"type":"message_end","message":{"role":"assistant","content":[{"text":"Hm."}],"usage":{"cost":{"total":0.00411}}}}';
    const crashed = await attempt(`echo '${event}'; exit 1`, { transcript: "pi" });
    expect(crashed.run.fault).toEqual({
      class: "agent_crash",
      reason: "my-agent ended with code 1 before its work was done.",
    });
    const said = "Cost: $0.00411 message, 0.00411 USD in all";
    const [onStderr, lastWords] = [await attempt(`echo '${said}' >&2; exit 1`), await attempt(`echo '${said}'`)];
    expect(onStderr.run.fault?.reason).toContain("Cost: [amount] message");
    expect(lastWords.run.finalText).toBe("Cost: [amount] message, [amount] in all");
    for (const { run, evidence } of [crashed, onStderr, lastWords]) {
      expect(JSON.stringify(run)).not.toContain("0.00411");
      expect(JSON.stringify(evidence)).toContain("0.00411");
    }
  });

  it("is judged by what it last stumbled over where it left in the middle of its transcript", async () => {
    const stumble =
      '{"type":"message_end","message":{"role":"assistant","stopReason":"error","errorMessage":"429 slow down"}}';
    const { run } = await attempt(`echo '${stumble}'; exit 1`, { transcript: "pi" });
    expect(run.fault).toEqual({
      class: "rate_limit",
      reason: "my-agent ended with code 1 before its work was done: HTTP 429, 429 slow down",
    });
    expect(
      (await attempt(`echo '${stumble}'; echo 'KeyError: 1' >&2; exit 1`, { transcript: "pi" })).run.fault?.class,
    ).toBe("agent_crash");
    expect((await attempt("echo 'HTTP 401 Unauthorized'; exit 1", { transcript: "pi" })).run.fault?.class).toBe("auth");
  });

  it("is stopped after its own limit, or after the attempt's where that is less", async () => {
    const own = await attempt("sleep 1000", { timeout_seconds: 1 });
    expect(own.run.fault?.class).toBe("agent_timeout");
    const attempts = await attempt("sleep 1000", { timeout_seconds: 1000 }, { timeoutMs: 500 });
    expect(attempts.run.fault?.class).toBe("agent_timeout");
    const heldUp = await attempt("sleep 0.6", {}, { timeoutMs: 100, extraMs: () => 20_000 });
    expect(heldUp.run.fault).toBeNull();
  });
});

describe("before a named program is started", () => {
  const problems = (spec: Partial<CommandSpec>, facts: { model?: string; hasProvider?: boolean } = {}) =>
    command
      .commandProblems?.({ argv: ["my-agent"], ...spec }, { model: "", hasProvider: false, ...facts })
      .map(({ part, message, hint }) => `${part} ${message} ${hint}`) ?? [];

  it.each([
    [{ argv: [" "] }, /argv\[0\] names no program.*PATH/],
    [{ argv: ["my-agent --fast"] }, /argv\[0\].*spaces: no shell.*\["my-agent", "--fast"\]/],
    [{ argv: ["./agent.sh"] }, /argv\[0\].*relative path.*absolute path/],
    [{ argv: ["{model}"] }, /argv\[0\] must be the program itself/],
    [{ argv: ["a", "{promt}"] }, /argv\[1\] \{promt\} is not a placeholder\. Did you mean \{prompt\}\?.*\{\{promt\}\}/],
    [{ argv: ["a", "{model}"] }, /argv\[1\] asks for \{model\}.*Set model/],
    [{ argv: ["a", "{base_url}"] }, /argv\[1\] asks for \{base_url\}.*Set provider/],
    [{ argv: ["a", "{prompt}", "{prompt_file}"] }, /argv gives the prompt twice/],
    [{ version_argv: ["bin/a"] }, /version_argv\[0\].*relative/],
  ] as [Partial<CommandSpec>, RegExp][])("%j is explained", (spec, says) => {
    expect(problems(spec)).toEqual([expect.stringMatching(says)]);
  });

  it("says what a provider asks of it", () => {
    expect(problems({}, { hasProvider: true })).toEqual([expect.stringMatching(/^protocol is missing.*openai-chat/)]);
    const passed: Partial<CommandSpec> = { protocol: "openai-chat", pass_env: ["A", "OPENAI_API_KEY"] };
    expect(problems(passed, { hasProvider: true })).toEqual([
      expect.stringMatching(/^pass_env\[1\] OPENAI_API_KEY is set by the harness/),
    ]);
    expect(problems(passed)).toEqual([]);
    expect(
      problems({ protocol: "gemini", argv: ["a", "{model}", "{base_url}"] }, { model: "m", hasProvider: true }),
    ).toEqual([]);
  });

  it("keeps what is filled in as it is, in one argument, whatever it holds", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (prompt, model) => {
        const values = { ...Object.fromEntries(PLACEHOLDERS.map((name) => [name, ""])), prompt, model } as Parameters<
          typeof fillArgv
        >[1];
        expect(fillArgv(["a", "{prompt}", "-m={model}!", '{{x}} {"a":1} {no}'], values)).toEqual([
          "a",
          prompt,
          `-m=${model}!`,
          '{x} {"a":1} {no}',
        ]);
      }),
    );
  });

  it("looks for it without starting it, and asks its version only as it is told to", async () => {
    const { path, file } = programOn('echo started > "$(dirname "$0")/started"; echo "my agent, 4.5.6-beta."');
    using engine = await testEngine();
    const probe = (spec: CommandSpec) => command.probe({ exec: engine.exec, env: { PATH: path }, command: spec });
    expect(await probe({ argv: ["my-agent"] })).toEqual({ available: true, version: null, reason: null });
    expect(await probe({ argv: [file] })).toMatchObject({ available: true });
    expect(fs.existsSync(join(file, "../started"))).toBe(false);
    const told = await probe({ argv: ["my-agent"], version_argv: ["my-agent", "--version"] });
    expect(told).toMatchObject({ available: true, version: "4.5.6-beta" });
    for (const argv of [["no-such-agent"], ["/no/such/agent"], ["-x; touch started"]] as CommandSpec["argv"][])
      expect(await probe({ argv })).toMatchObject({
        available: false,
        next: expect.stringMatching(/command\.argv/) as string,
      });
    expect(await probe({ argv: [file], version_argv: ["true"] })).toMatchObject({
      available: false,
      next: expect.stringContaining("version_argv") as string,
    });
  });
});
