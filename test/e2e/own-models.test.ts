/** Whatever a candidate comes from: with its provider's key at hand, the gateway keeps that key. */
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readRun } from "#record/read-run.ts";
import { harness, visibleFolder } from "../support/harness.ts";
import { startModelServer } from "../support/model-server/model-server.ts";

const KEY = "sk-of-the-provider-0123456789";

/** It asks its model once, by what it was told, and leaves what that was in its work folder. */
const PROGRAM = `#!/usr/bin/env node
const fs = require("node:fs");
if (process.argv.includes("--version")) { console.log("2.1.197 (Claude Code)"); process.exit(0); }
const { ANTHROPIC_BASE_URL: url, ANTHROPIC_AUTH_TOKEN: token, ANTHROPIC_API_KEY: key = "none" } = process.env;
fs.writeFileSync("told", [url, token === "${KEY}" ? "the key" : "a token of " + (token ?? "").length, key].join("\\n") + "\\n");
const body = JSON.stringify({ model: "m", max_tokens: 9, messages: [{ role: "user", content: "Go" }] });
const headers = { "content-type": "application/json", "x-api-key": token ?? key };
fetch((url ?? "http://127.0.0.1:9") + "/v1/messages", { method: "POST", headers, body })
  .then((answer) => answer.text())
  .then(() => process.exit(1));
`;

const PRESET = "benchmark: stub\nruns: 1\ncandidates:\n  - backend: claude-code\n    model: m\n";

describe("an agent's own model with its provider's key at hand", () => {
  it.each([
    ["a preset", "bench", ["--preset", "own", "--yes"]],
    ["flags", "benchmark", ["run", "--benchmark", "stub", "--backend", "claude-code", "--model", "m"]],
    ["a plan that was made where no key is set", "benchmark", ["compare", "--plan", "plan.json"]],
  ] as const)("is asked through the gateway when it comes from %s", async (_, program, args) => {
    using folder = visibleFolder();
    const at = (...path: string[]): string => join(folder.path, ...path);
    for (const path of ["bin", "presets"]) fs.mkdirSync(at(path));
    fs.writeFileSync(at("bin/claude"), PROGRAM, { mode: 0o755 });
    fs.writeFileSync(at("presets/own.yaml"), PRESET);
    const making = ["plan", "--config", "presets/own.yaml", "--save", "plan.json"];
    expect((await harness("benchmark", making, { cwd: folder.path })).exit).toBe(0);
    await using server = await startModelServer({
      turns: [{ say: "Done." }],
      key: KEY,
      models: ["m"],
      contextWindow: 200_000,
    });
    const ended = await harness(program, [...args, "--run-dir", at("runs/own")], {
      cwd: folder.path,
      env: {
        PATH: `${at("bin")}:${process.env["PATH"] ?? ""}`,
        ANTHROPIC_API_KEY: KEY,
        ANTHROPIC_BASE_URL: server.url,
      },
    });
    const rows = [...readRun(at("runs/own")).rows];
    expect(rows[0]?.endpoint, ended.stderr).toBe(server.url);
    const files = fs.readdirSync(at("runs/own"), { recursive: true, encoding: "utf8" });
    const read = (suffix: string): string =>
      files.filter((path) => path.endsWith(suffix)).map((path) => fs.readFileSync(at("runs/own", path), "utf8"))[0] ??
      "";
    const told = read(".patch")
      .split("\n")
      .filter((line) => /^\+[^+]/.test(line));
    expect(told[0]).toMatch(/^\+http:\/\/127\.0\.0\.1:\d+/);
    expect(told[0]).not.toContain(server.url);
    expect(told[1]).toMatch(/^\+a token of \d\d/);
    expect(told[2]).toBe("+none");
    // Asked before anything was spent, and then by the agent, each time with the key that the agent never saw.
    expect(server.requests.filter(({ key }) => key !== "right")).toEqual([]);
    expect(JSON.parse(read("stats.json"))).toMatchObject({ wire: { requests: 1, failed: 0 } });
  });
});
