/** What an agent gets hold of that is none of its business, and what it makes of its login, is kept nowhere. */
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Containment } from "#core/ports.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { ownSources } from "#engine/own-access.ts";
import { type SecretPlaces, secretPlaces } from "#engine/secret-places.ts";
import { backends } from "#plugins/backends/index.ts";
import { OWN_SECRETS } from "#plugins/backends/shared/own-secrets.ts";
import { filesBelow, leaksIn } from "../support/canary.ts";
import { testEngine } from "../support/engine.ts";
import { visibleFolder } from "../support/harness.ts";
import { spilling, userWithSecrets } from "../support/spilling.ts";
import { runTiny, tinyAdapter } from "../support/tiny-benchmark.ts";

const backend = await backends.get("claude-code");
const LOGIN = ".claude/.credentials.json";

const login = (which: string): string =>
  JSON.stringify({
    claudeAiOauth: {
      accessToken: `access-${which}-a1b2c3/d4+e5f6g7h8`,
      refreshToken: `refresh-${which}-h8g7f6/e5+d4c3b2`,
    },
  });
const WORDS = '["claude_code_invocation","provider_endpoint"]';
/** As much is kept of what it said last on stderr. */
const TAIL = 1024;
const secretsOf = (which: string): string[] =>
  Object.values((JSON.parse(login(which)) as { claudeAiOauth: Record<string, string> }).claudeAiOauth);

/**
 * Reads whatever it can of the given files, renews its login the first time, and tells all of it in every spelling
 * wherever it can, last where a cut goes through it. Encoded twice, which nobody takes out, it leaves it to be read by its
 * verifier, and by itself the next time.
 */
const PROGRAM = (places: SecretPlaces, ending: string): string => `#!${process.execPath}
${spilling(places)}
const own = process.env.CLAUDE_CONFIG_DIR + "/.credentials.json";
const once = (text) => Buffer.from(text, "base64").toString();
const before = once(once(read("twice.txt")));
const renewed = before || ${JSON.stringify(login("renewed"))};
const lent = read(own);
if (before === "") fs.writeFileSync(own, renewed);
const all = [lent, renewed, ...found, ...Object.values(JSON.parse(renewed).claudeAiOauth)].flatMap(spelt).join("\\n");
const { accessToken } = JSON.parse(renewed).claudeAiOauth;
fs.writeSync(2, all + "\\n");
fs.writeSync(2, accessToken + " " + "x".repeat(${TAIL} - accessToken.length / 2));
fs.writeFileSync("spilt.txt", all);
fs.writeFileSync("twice.txt", Buffer.from(Buffer.from(renewed).toString("base64")).toString("base64"));
console.log(all);
console.log(JSON.stringify({ type: "system", subtype: "init", session_id: "one", model: "m", tools: [] }));
console.log(JSON.stringify({ type: "assistant", message: { id: "m1", model: "m", content: [{ type: "text", text: "Here." }], stop_reason: "end_turn", usage: { input_tokens: 1, output_tokens: 1 } } }));
console.log(JSON.stringify({ type: "result", subtype: "success", is_error: false, num_turns: 1, result: "saw " + found.length + ": " + all, session_id: "one", usage: { input_tokens: 1, output_tokens: 1 } }));
${ending}
`;

const VERIFIER = "cat spilt.txt; base64 -d twice.txt; exit 1";

/** One trial of two attempts by such an agent, with a secret of its own in every place where its user could have one. */
async function spilt(containment?: Containment, ending = "") {
  using engine = await testEngine(containment === undefined ? {} : { containment });
  using folder = visibleFolder();
  const [bin, home] = [join(folder.path, "bin"), join(folder.path, "home")];
  const env = { HOME: home };
  const { places, secrets } = userWithSecrets(home, { [LOGIN]: login("lent") });
  fs.mkdirSync(bin);
  fs.writeFileSync(join(bin, "claude"), PROGRAM(places, ending), { mode: 0o755 });
  const own = ownSources(backend.own, env, { unsetEnv: [], useHostConfig: false, model: "" });
  const adapter = tinyAdapter(VERIFIER, {
    maxAttempts: 2,
    prompt: (_task, previous) => `Solve it.\n${previous?.feedback ?? ""}`,
  });
  await runTiny(
    adapter,
    backend,
    { ...engine, secretPlaces: places, host: hostWith(engine, bin) },
    { candidate: { own } },
  );
  const files = filesBelow(join(engine.host.tempRoot, "run"));
  const kept = (name: string): string[] => files.flatMap(([path, text]) => (path.endsWith(`/${name}`) ? [text] : []));
  return {
    kept,
    foreign: secrets,
    leaks: leaksIn(
      [...files, ["events", JSON.stringify(engine.events)]],
      [...secrets, ...["lent", "renewed"].flatMap(secretsOf)],
    ),
  };
}

/** A machine on whose PATH the programs in a folder come first. */
const hostWith = ({ host }: EngineDeps, bin: string): EngineDeps["host"] => ({
  ...host,
  baseEnv: { ...host.baseEnv, PATH: `${bin}:${process.env["PATH"] ?? ""}` },
});

describe("an agent that tells all it can find in every spelling, with its login as it renewed that", () => {
  it.each([
    ["can be hidden", undefined],
    ["cannot be hidden", "sweep"],
  ] as const)(
    "leaves nothing of that in what is kept, where the disk %s",
    { timeout: 60_000 },
    async (_, containment) => {
      using engine = await testEngine(containment === undefined ? {} : { containment });
      const { kept, foreign, leaks } = await spilt(containment);
      expect(leaks).toEqual([]);
      expect(foreign.length).toBeGreaterThan(40);
      const saw = engine.exec.canHide ? 0 : foreign.length + 1;
      for (const name of ["model-output.txt", "transcript.jsonl"]) {
        expect(kept(name)).toHaveLength(2);
        for (const text of kept(name)) expect(text).toContain(`saw ${saw}: `);
      }
      // Taken out, not never there: by its own words, by its files, by its verifier, and by what is told of that.
      for (const name of [
        "transcript.jsonl",
        "transcript.stderr.txt",
        "diff.patch",
        "verify-output.txt",
        "model-output.txt",
      ])
        for (const text of kept(name)) expect(text).toContain("[redacted]");
      expect(kept("prompt.md").filter((text) => text.includes("[redacted]"))).toHaveLength(1);
      // Had the tail been cut first, half of a token would stand at its beginning, which nothing finds any more.
      const [token = ""] = secretsOf("renewed");
      for (const record of kept("run-record.json"))
        for (let at = 0; at + 10 <= token.length; at++) expect(record).not.toContain(token.slice(at, at + 10));
    },
  );

  it.each([
    ["removes it", "fs.rmSync(own);"],
    ["leaves half of it", "fs.truncateSync(own, 60);"],
    // Which would make it a fault of the harness, and so no fault of its own.
    ["adds to it without end", "fs.writeFileSync(own, JSON.stringify([JSON.parse(renewed), 'a1'.repeat(1e5)]));"],
    // So that they would be missed in its record.
    ["adds words to it", `fs.writeFileSync(own, JSON.stringify([renewed, JSON.parse(renewed), ...${WORDS}]));`],
  ])("leaves nothing of it where it %s in the end", { timeout: 60_000 }, async (_, ending) => {
    const { kept, leaks } = await spilt(undefined, ending);
    for (const record of kept("run-record.json")) {
      expect(JSON.parse(record)).toMatchObject({ outcome: { class: "fail" } });
      for (const word of JSON.parse(WORDS) as string[]) expect(record).toContain(word);
    }
    expect(kept("transcript.jsonl").filter((text) => /saw \d.*\[redacted\]/.test(text))).toHaveLength(2);
    expect(leaks).toEqual([]);
  });
});

describe("an agent that gets its user's own set-up", () => {
  it("reads settings where they are lent to and where they lie, and keys in them are kept nowhere", async () => {
    using engine = await testEngine();
    using folder = visibleFolder();
    const [bin, home] = [join(folder.path, "bin"), join(folder.path, "home")];
    for (const path of [bin, join(home, ".claude")]) fs.mkdirSync(path, { recursive: true });
    const key = "a-key-of-a-server-0123456789";
    const file = join(home, ".claude/settings.json");
    fs.writeFileSync(file, JSON.stringify({ env: { SERVER_TOKEN: key }, theme: "of-its-user" }));
    const program = `#!/bin/sh\ncat "$CLAUDE_CONFIG_DIR/settings.json" ${file}; exit 1\n`;
    fs.writeFileSync(join(bin, "claude"), program, { mode: 0o755 });
    const given = {
      secretPlaces: secretPlaces(Object.values(OWN_SECRETS), { HOME: home }),
      host: hostWith(engine, bin),
    };
    const transcript = async (useHostConfig: boolean): Promise<string> => {
      const own = ownSources(backend.own, { HOME: home }, { unsetEnv: [], useHostConfig, model: "" });
      await runTiny(tinyAdapter("exit 0"), backend, { ...engine, ...given }, { candidate: { own } });
      const run = join(engine.host.tempRoot, "run");
      const files = filesBelow(run);
      expect(leaksIn(files, [key])).toEqual([]);
      fs.rmSync(run, { recursive: true });
      return files.find(([path]) => path.endsWith("/transcript.jsonl"))?.[1] ?? "";
    };
    const lines = '{"env":{"SERVER_TOKEN":"[redacted]"},"theme":"of-its-user"}';
    expect(await transcript(true)).toBe(lines + lines);
    // Nothing but what is there to be seen.
    expect(await transcript(false)).toBe(engine.exec.canHide ? "" : lines);
  });
});
