import { describe, expect, it } from "vitest";
import { parseCommandArgs } from "#cli/args.ts";
import { bench, commands } from "#commands/index.ts";
import { UsageError } from "#core/errors.ts";

const command = (name: string) => commands.find((one) => one.name === name) ?? expect.unreachable(name);

function problemsOf(name: string, ...argv: string[]): string[] {
  try {
    parseCommandArgs(name === "bench" ? bench : command(name), argv);
    return [];
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return error.message.split("\n");
  }
}

describe("arguments of a command", () => {
  it("are refused all at once, each by name", () => {
    expect(problemsOf("run", "--smple", "3", "--runs", "x", "--rule", "pared", "extra")).toEqual([
      expect.stringMatching(/^--smple: .*Did you mean --sample\?/),
      expect.stringMatching(/^--runs: "x" is not a whole number/),
      expect.stringMatching(/^--rule: .*Did you mean paired\?/),
      expect.stringMatching(/^extra: `run` takes no such argument/),
    ]);
  });

  it("lie within what their flag allows", () => {
    expect(problemsOf("serve", "--port", "70000")).toEqual([
      expect.stringContaining('--port: "70000" is not a whole number of at least 0 and at most 65535'),
    ]);
    expect(problemsOf("serve", "--port", "65535")).toEqual([]);
  });

  it("after a flag that is none are taken for its value, and not for one mistake more", () => {
    expect(problemsOf("run", "--smple", "3")).toHaveLength(1);
    expect(problemsOf("run", "--smple=3", "4")).toHaveLength(2);
    expect(problemsOf("run", "--smple", "--runs", "3", "4")).toHaveLength(2);
  });
});
