import { join } from "node:path";
import { expect, it } from "vitest";
import type { CommandContext } from "#commands/command.ts";
import { resumeCommand } from "#commands/shared/resume-command.ts";
import { syntheticPlan } from "../../support/synthetic-run.ts";
import { tempDir } from "../../support/temp-dir.ts";

it("carries the formats of the report that were asked for, since a run without one remembers none", () => {
  const cwd = tempDir();
  const command = (flags: CommandContext["flags"]) =>
    resumeCommand(syntheticPlan(), join(cwd, "runs/a b"), { cwd, flags } as CommandContext);
  expect(command({})).toBe("benchmark resume --run-dir 'runs/a b'");
  expect(command({ html: true, csv: true, junit: true, quiet: true })).toBe(
    "benchmark resume --run-dir 'runs/a b' --html --csv --junit",
  );
});
