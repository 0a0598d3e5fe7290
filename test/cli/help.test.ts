import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseCommandArgs } from "#cli/args.ts";
import { commandHelp, programHelp } from "#cli/help.ts";
import { bench, commands } from "#commands/index.ts";
import { FLAGS, type FlagSpec } from "#commands/flags.ts";
import { readCandidateWord } from "#core/candidate-word.ts";
import { EXIT, EXIT_CODES } from "#core/errors.ts";
import { openAdapter } from "#engine/open-adapter.ts";
import { adapters } from "#plugins/adapters/index.ts";
import { backends } from "#plugins/backends/index.ts";
import { providers } from "#plugins/providers/index.ts";
import { projectRoot } from "../support/project-files.ts";

const ALL: readonly (readonly [string, string])[] = [
  ["benchmark", programHelp("benchmark", commands)],
  ["bench", commandHelp("bench", bench)],
  ...commands.map((one) => [`benchmark ${one.name}`, commandHelp("benchmark", one)] as const),
];

describe("help", () => {
  it.each(ALL)("of %s fits a terminal of 80 columns", (_, text) => {
    expect(text.split("\n").filter((line) => line.length > 80)).toEqual([]);
    expect(text).toMatch(/[^\n]\n$/);
  });

  it("shows every flag that does something and none that is still to come", () => {
    for (const one of [bench, ...commands]) {
      const help = commandHelp("benchmark", one);
      for (const name of one.flags) {
        const spec: FlagSpec = FLAGS[name];
        expect(help.includes(`--${name} `), `${one.name} --${name}`).toBe(spec.later !== true);
      }
    }
  });

  it("names every exit code, once for each program, and says where of the verbs", () => {
    for (const text of [programHelp("benchmark", commands), commandHelp("bench", bench)])
      for (const code of Object.values(EXIT)) {
        const [, meaning = expect.unreachable()] = EXIT_CODES.find(([known]) => known === String(code)) ?? [];
        expect(text).toMatch(new RegExp(`^  ${code} +${meaning.slice(0, 20)}`, "m"));
      }
    for (const one of commands) expect(commandHelp("benchmark", one)).toContain("by `benchmark --help`");
  });
});

describe("help of bench", async () => {
  const text = commandHelp("bench", bench);
  const vocabulary = {
    backends: backends.ids,
    providers: await Promise.all(providers.ids.map((id) => providers.get(id))),
  };

  it("says what a candidate is: every agent, provider and short name, and who drives whose models", () => {
    const [about = ""] = text.split("Examples:");
    const names: readonly string[] = about.match(/[\w-]+/g) ?? [];
    // A program that a configuration has to name can be no word.
    for (const id of backends.ids) expect(names.includes(id), id).toBe(id !== "command");
    for (const { id, aliases = [], defaultBackend } of vocabulary.providers) {
      for (const name of [id, ...aliases]) expect(names, name).toContain(name);
      if (defaultBackend !== "claude-code") expect(about).toContain(`${defaultBackend} for ${id}`);
    }
  });

  it("has examples that can be typed as they stand", async () => {
    const examples = bench.examples ?? [];
    expect(examples.length).toBeGreaterThan(4);
    const tasks: readonly string[] = (await openAdapter(await adapters.get("mini"), {}, "")).tasks.map(({ id }) => id);
    for (const [line] of examples) {
      const { flags, words } = parseCommandArgs(bench, line.split(" ").slice(1));
      for (const word of words) expect(readCandidateWord(word, vocabulary), word).toHaveProperty("backend");
      const { preset } = flags;
      if (preset !== undefined) expect(fs.existsSync(join(projectRoot, "presets", `${preset}.json`))).toBe(true);
      expect((flags.task ?? []).filter((id) => !tasks.includes(id))).toEqual([]);
    }
  });
});
