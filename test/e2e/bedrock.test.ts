/** Bedrock answers signed requests only, which nobody here can give: what can be proved is how its agent is started. */
import fs from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { harness, visibleFolder } from "../support/harness.ts";

/** It tells what it was started with by what it leaves in its work folder, and answers nothing. */
const PROGRAM = `#!/bin/sh
case "$*" in --version) echo "2.1.197 (Claude Code)"; exit 0;; esac
for argument in "$@"; do printf '%s\\n' "$argument"; done > told-arguments
ls -A "$CLAUDE_CONFIG_DIR" > told-logins 2>/dev/null || true
env | grep -E '^(AWS|ANTHROPIC|OPENAI|CLAUDE)' | sort > told-environment
exit 1
`;

it("Claude Code on Bedrock gets its user's AWS variables, no other account and no gateway, and it is said what proves that", async () => {
  using folder = visibleFolder();
  const bin = join(folder.path, "bin");
  fs.mkdirSync(bin);
  fs.writeFileSync(join(bin, "claude"), PROGRAM, { mode: 0o755 });
  fs.mkdirSync(join(folder.path, ".claude"));
  const login = {
    claudeAiOauth: { accessToken: "an-access-token-0123456789", refreshToken: "a-refresh-token-0123456789" },
  };
  fs.writeFileSync(join(folder.path, ".claude/.credentials.json"), JSON.stringify(login));
  const ended = await harness(
    "bench",
    ["bedrock:eu.anthropic.claude-v1:0", "--benchmark", "stub", "--yes", "--run-dir", join(folder.path, "runs/aws")],
    {
      cwd: folder.path,
      env: {
        PATH: `${bin}:${process.env["PATH"] ?? ""}`,
        AWS_REGION: "eu-central-1",
        AWS_BEARER_TOKEN_BEDROCK: "a-bearer-token-of-aws",
        AWS_UNRELATED: "no",
        ANTHROPIC_API_KEY: "another-key-0123456789",
        OPENAI_API_KEY: "a-third-key-0123456789",
      },
    },
  );
  expect(ended.stderr).toContain("proved by snapshots of its arguments and variables, never against the service");
  const [patch = ""] = fs
    .readdirSync(join(folder.path, "runs/aws"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".patch"))
    .map((path) => fs.readFileSync(join(folder.path, "runs/aws", path), "utf8"));
  const added = patch.split("\n").filter((line) => /^\+[^+]/.test(line));
  // Of the secret a mark alone is kept, and of its home the place changes from run to run.
  expect(added.map((line) => line.slice(1).replace(/=\/.*\/home\//, "=HOME/"))).toMatchInlineSnapshot(`
    [
      "-p",
      "--output-format",
      "stream-json",
      "--verbose",
      "--permission-mode",
      "acceptEdits",
      "--allowedTools",
      "Bash,Read,Edit,Write,MultiEdit,Glob,Grep,NotebookEdit",
      "--strict-mcp-config",
      "--model",
      "eu.anthropic.claude-v1:0",
      "AWS_BEARER_TOKEN_BEDROCK=[redacted]",
      "AWS_REGION=eu-central-1",
      "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC=1",
      "CLAUDE_CODE_MAX_RETRIES=3",
      "CLAUDE_CODE_USE_BEDROCK=1",
      "CLAUDE_CONFIG_DIR=HOME/.claude",
    ]
  `);
});
