import { describe, expect, it } from "vitest";
import { agentPackages } from "#action/agent-packages.ts";
import { UsageError } from "#core/errors.ts";

describe("packages of agents", () => {
  it("are of npm or of PyPI, at the one version that they name", () => {
    const words = ["@anthropic-ai/claude-code@2.1.197", "opencode-ai@1.18.33", "pi@1.0.0-rc.1", "aider-chat==0.86.2"];
    expect(agentPackages(words)).toEqual([
      { from: "npm", name: "@anthropic-ai/claude-code", version: "2.1.197" },
      { from: "npm", name: "opencode-ai", version: "1.18.33" },
      { from: "npm", name: "pi", version: "1.0.0-rc.1" },
      { from: "pypi", name: "aider-chat", version: "0.86.2" },
    ]);
    expect(agentPackages([])).toEqual([]);
  });

  it.each([
    ...[
      "opencode-ai",
      "opencode-ai@2",
      "opencode-ai@1.2",
      "opencode-ai@1.x",
      "opencode-ai@latest",
      "opencode-ai@^1.2.3",
    ],
    ...[
      "opencode-ai@>=1.2.3",
      "opencode-ai@*",
      "aider-chat",
      "aider-chat==0.*",
      "aider-chat>=0.86.2",
      "aider-chat~=0.86.2",
    ],
    ...["aider-chat==0.86.2;python_version>'3'", "a@npm:b@1.2.3", "a@file:../b", "git+https://example.org/a@1.2.3"],
    ...["--registry=https://example.org@1.2.3", "../a@1.2.3", "@anthropic-ai@1.2.3", "--index-url==1.2.3", ""],
    ...["-g@1.2.3", "--prefix@1.0.0", "@-a/b@1.2.3", "@a/-b@1.2.3", ".a@1.2.3", "@a/.b@1.2.3", "-r==1.2.3"],
  ])("named like %j are refused, and it is said how to name them", (word) => {
    expect(() => agentPackages([word])).toThrow(UsageError);
    expect(() => agentPackages([word])).toThrow("names no package at one exact version");
  });
});
