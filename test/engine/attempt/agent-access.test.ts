import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { redactedText } from "#core/redact.ts";
import { agentAccess } from "#engine/attempt/agent-access.ts";
import { backends } from "#plugins/backends/index.ts";
import { tempDir } from "../../support/temp-dir.ts";

const backend = await backends.get("command");

/** What is kept of a text, by an agent with a way to its model through the gateway. */
function kept(text: string, logins: readonly string[], passed: readonly string[] = []): string {
  const names = passed.map((_, at) => `OURS_${at}`);
  const env = Object.fromEntries(passed.map((value, at) => [`OURS_${at}`, value]));
  const command = { spec: { argv: ["agent"] as [string], pass_env: names }, reader: null };
  const way = { protocol: "anthropic", baseUrl: "http://127.0.0.1:9", token: "a-token-of-this-attempt" } as const;
  return redactedText(agentAccess({ backend, model: "", env, unsetEnv: [], command }, way, logins).redactor, text);
}

describe("logins of this machine's user", () => {
  const LOGINS: Readonly<Record<string, string>> = {
    "auth.json": JSON.stringify({ tokens: { access: "eyJhbGciOi.JSUzI1.NiIsIn", model: "claude-sonnet-4-20250514" } }),
    credentials: "[default]\naws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLE\nregion = eu-central-1\n",
    "hosts.yml": "github.com:\n    oauth_token: gho_16C7e42F292c6912E7\n    user: somebody\n",
    ".npmrc": "//registry.example.com/:_authToken=npm_0a1b2c3d4e5f6a7b8c9d\n",
    ".netrc": "machine example.com login somebody password hunter2hunter\n",
    ".git-credentials": "https://somebody:ghp_abcdef0123456789@github.com\n",
  };
  const SECRETS = [
    ...["eyJhbGciOi.JSUzI1.NiIsIn", "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLE", "gho_16C7e42F292c6912E7"],
    ...["npm_0a1b2c3d4e5f6a7b8c9d", "hunter2hunter", "ghp_abcdef0123456789"],
  ];

  it.each(["files", "a folder"])("are taken out of what is kept, where they lie in %s, and nothing else is", (how) => {
    const folder = tempDir();
    for (const [name, text] of Object.entries(LOGINS)) fs.writeFileSync(join(folder, name), text);
    fs.writeFileSync(join(folder, "id.pub"), "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI");
    const logins = how === "files" ? Object.keys(LOGINS).map((name) => join(folder, name)) : [folder];
    for (const secret of SECRETS) expect(kept(`It is ${secret}.`, logins)).toBe("It is [redacted].");
    const harmless = "claude-sonnet-4-20250514 eu-central-1 somebody github.com AAAAC3NzaC1lZDI1NTE5AAAAI";
    expect(kept(harmless, [...logins, join(folder, "absent")])).toBe(harmless);
  });
});

describe("what is passed on by name", () => {
  it.each([
    ["/begins-as-a-path-does", "/begins-as-a-path-does", true],
    ["~tilde-in-front", "~tilde-in-front", true],
    [".dot-in-front", ".dot-in-front", true],
    ["12345678", "12345678", true],
    ["1234567", "1234567", false],
    [process.execPath, process.execPath, false],
    ["https://example.com/path?key=a1b2c3d4e5", "a1b2c3d4e5", true],
    ["https://somebody:p4ssw0rd@example.com/", "p4ssw0rd", true],
    ["https://example.com/path", "https://example.com/path", false],
  ])("of %s, %s is secret: %s", (value, part, isSecret) => {
    expect(kept(`<${part}>`, [], [value])).toBe(isSecret ? "<[redacted]>" : `<${part}>`);
  });
});
