import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { agentsText, listAgents } from "#commands/shared/list-agents.ts";
import { backends } from "#plugins/backends/index.ts";
import { testEngine } from "../../support/engine.ts";
import { tempDir } from "../../support/temp-dir.ts";

const SECRET = "sk-canary-0123456789";

/** What is listed with programs that tell these versions, on a machine where nothing else is. */
async function listed(versions: Readonly<Record<string, string>>, env: Readonly<Record<string, string>> = {}) {
  using engine = await testEngine();
  const bin = tempDir();
  for (const [program, version] of Object.entries(versions))
    fs.writeFileSync(join(bin, program), `#!/bin/sh\necho ${version}\n`, { mode: 0o755 });
  const host = { ...engine.host, baseEnv: { ...engine.host.baseEnv, PATH: bin } };
  const agents = await listAgents({ ...engine, host }, { env: { HOME: tempDir(), ...env } });
  const one = (id: string) => agents.find((agent) => agent.id === id) ?? expect.unreachable(id);
  return { agents, one, text: agentsText(agents) };
}

describe("the list of agents", () => {
  it("has every program that can be driven, with how to get the version that is verified", async () => {
    const { agents, text } = await listed({});
    const all = await Promise.all(backends.ids.map((id) => backends.get(id)));
    expect(agents.map(({ id }) => id)).toEqual(all.flatMap(({ id, program }) => (program === undefined ? [] : [id])));
    for (const { path, version, verified_with: verified, next } of agents) {
      expect([path, version]).toEqual([null, null]);
      expect(next).toMatch(/^Install it: /);
      expect(next).toContain(verified);
    }
    expect(text).toMatch(/claude-code +not on PATH; not logged in; no key set\n +→ Install it: npm install --global /);
  });

  it("tells a version that tests drive from any other", async () => {
    const verified = (await backends.get("codex")).verifiedWith ?? expect.unreachable();
    const { one, text } = await listed({ claude: "9.9.9", codex: verified });
    expect(one("claude-code")).toMatchObject({ version: "9.9.9", is_verified: false, reason: null });
    expect(one("codex")).toMatchObject({ version: verified, is_verified: true });
    expect(text).toMatch(/claude-code +9\.9\.9, verified with \d/);
    expect(text).toContain(`${verified}, as verified`);
  });

  it("tells whether somebody is logged in and which keys are set, and never a character of either", async () => {
    const home = tempDir();
    fs.mkdirSync(join(home, ".claude"));
    fs.writeFileSync(join(home, ".claude/.credentials.json"), JSON.stringify({ token: SECRET }));
    const { one, agents, text } = await listed({ claude: "1.0", codex: "1.0" }, { HOME: home, OPENAI_API_KEY: SECRET });
    expect(one("claude-code")).toMatchObject({ login: "set", keys: [], next: null });
    expect(one("codex")).toMatchObject({ login: "not set", keys: ["OPENAI_API_KEY"], next: null });
    expect(one("aider")).toMatchObject({ login: "none", keys: ["OPENAI_API_KEY"] });
    expect(text).toMatch(/codex +1\.0, verified with .*; not logged in; OPENAI_API_KEY set/);
    expect(text).toMatch(/claude-code +1\.0, verified with .*; logged in; no key set/);
    expect(text + JSON.stringify(agents)).not.toMatch(/canary/);
  });

  it("says how to have an account where there is none", async () => {
    const { one } = await listed({ codex: "1.0" });
    expect(one("codex").next).toBe("Log in: codex login; or set OPENAI_API_KEY.");
  });
});
