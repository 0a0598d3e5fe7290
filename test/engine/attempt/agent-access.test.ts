import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { redactedText } from "#core/redact.ts";
import { agentAccess } from "#engine/attempt/agent-access.ts";
import type { SecretPlaces } from "#engine/secret-places.ts";
import { backends } from "#plugins/backends/index.ts";
import { tempDir } from "../../support/temp-dir.ts";

const backend = await backends.get("command");

/** What is kept of a text, by an agent with a way to its model through the gateway. */
function kept(text: string, places: Partial<SecretPlaces>, passed: readonly string[] = []): string {
  const names = passed.map((_, at) => `OURS_${at}`);
  const env = Object.fromEntries(passed.map((value, at) => [`OURS_${at}`, value]));
  const command = { spec: { argv: ["agent"] as [string], pass_env: names }, reader: null };
  const way = { protocol: "anthropic", baseUrl: "http://127.0.0.1:9", token: "a-token-of-this-attempt" } as const;
  const candidate = { backend, model: "", env, unsetEnv: [], command };
  const { redactor } = agentAccess(candidate, way, { logins: [], settings: [], ...places }, new Set());
  return redactedText(redactor, text);
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
    for (const secret of SECRETS) expect(kept(`It is ${secret}.`, { logins })).toBe("It is [redacted].");
    const harmless = "claude-sonnet-4-20250514 eu-central-1 somebody github.com AAAAC3NzaC1lZDI1NTE5AAAAI";
    expect(kept(harmless, { logins: [...logins, join(folder, "absent")] })).toBe(harmless);
  });
});

describe("settings of this machine's user", () => {
  it.each([
    [
      ".claude.json",
      JSON.stringify({
        primaryApiKey: "one-a1b2c3d4e5f6a7b8",
        mcpServers: {
          files: {
            command: "serve",
            args: ["--api-key", "two-a1b2c3d4e5f6a7b8"],
            env: { PASS: "three-a1b2c3d4e5f6a7" },
          },
          web: {
            url: "https://eleven-a1b2c3d4e5f6@example.com/",
            headers: { Authorization: "Bearer four-a1b2c3d4e5f6a7b8" },
          },
        },
        vendor: { env_key: "VENDOR_API_KEY", experimental_bearer_token: "twelve-a1b2c3d4e5f6" },
        lastModelUsage: "claude-sonnet-4-20250514",
        projects: { "/srv/project-with-a-long-name-2": {} },
      }),
      [
        "one-a1b2c3d4e5f6a7b8",
        "two-a1b2c3d4e5f6a7b8",
        "three-a1b2c3d4e5f6a7",
        "four-a1b2c3d4e5f6a7b8",
        "eleven-a1b2c3d4e5f6",
        "twelve-a1b2c3d4e5f6",
      ],
    ],
    [
      "config.toml",
      'model = "claude-sonnet-4-20250514"\n[model_providers.one]\nenv_key = "OPENAI_API_KEY"\n' +
        'experimental_bearer_token = "five-a1b2c3d4e5f6a7b8"\nhttp_headers = { "X-One" = "six-a1b2c3d4e5f6a7b8c9" }\n' +
        '[mcp_servers.one.env]\nDSN = "https://seven-a1b2c3d4e5f6a7@example.com/1"\nMODEL = "gpt-4.1-mini-2025-04-14"\n',
      ["five-a1b2c3d4e5f6a7b8", "six-a1b2c3d4e5f6a7b8c9", "seven-a1b2c3d4e5f6a7"],
    ],
    [
      ".aider.conf.yml",
      "model: gpt-4.1-mini-2025-04-14\nopenai-api-key: eight-a1b2c3d4e5f6a7b8\napi-key:\n  - gemini=nine-a1b2c3d4e5f6a7b8\n" +
        "  - openrouter=sk-or-v1-a1b2c3d4e5f6a7b8\n",
      ["eight-a1b2c3d4e5f6a7b8", "nine-a1b2c3d4e5f6a7b8", "sk-or-v1-a1b2c3d4e5f6a7b8"],
    ],
    [".env", "# mine\nexport GEMINI_API_KEY='ten-a1b2c3d4e5f6a7b8'\nNAME=somebody\n", ["ten-a1b2c3d4e5f6a7b8"]],
  ])("are searched for keys, in %s, and nothing else of them is taken out", (name, text, secrets) => {
    const file = join(tempDir(), name);
    fs.writeFileSync(file, text);
    for (const secret of secrets) expect(kept(`It is ${secret}.`, { settings: [file] })).toBe("It is [redacted].");
    const harmless =
      "claude-sonnet-4-20250514 gpt-4.1-mini-2025-04-14 OPENAI_API_KEY https://example.com/ somebody experimental_bearer_token";
    expect(kept(harmless, { settings: [file] })).toBe(harmless);
  });
});

it("is found in settings beside words of any length", () => {
  const file = join(tempDir(), ".claude.json");
  const long = Buffer.alloc(2e6, "key.sk-auth=a1").toString();
  const blanks = " ".repeat(1e6);
  const parts = [
    long,
    `key${blanks}`,
    "env = {".repeat(1e5),
    "\\n[".repeat(1e5),
    `sk-${"a".repeat(9e6)}`,
    "a.".repeat(1e5),
  ];
  fs.writeFileSync(file, JSON.stringify({ parts, apiKey: "one-a1b2c3d4e5f6a7b8" }));
  expect(kept("It is one-a1b2c3d4e5f6a7b8.", { settings: [file] })).toBe("It is [redacted].");
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
    expect(kept(`<${part}>`, {}, [value])).toBe(isSecret ? "<[redacted]>" : `<${part}>`);
  });
});
