/** Comparisons that users keep for themselves. */
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { harness, temporaryFolder } from "../support/harness.ts";

interface Listed {
  readonly presets: readonly { readonly name: string; readonly file: string }[];
}

const preset = (model: string): string => `benchmark: stub\ncandidates:\n  - backend: stub\n    model: ${model}\n`;

describe("a preset of one's own", () => {
  it("is found in the folder one works in, then in one's configuration, then among the built-in ones", async () => {
    using folder = temporaryFolder();
    const at = (...path: string[]): string => join(folder.path, ...path);
    const write = (place: string, name: string, text: string): void => {
      fs.mkdirSync(at(place), { recursive: true });
      fs.writeFileSync(at(place, name), text);
    };
    const [here, own, elsewhere] = [
      "work/presets",
      "home/.config/benchmark-harness/presets",
      "xdg/benchmark-harness/presets",
    ];
    write(here, "both.yaml", preset("pass=1"));
    write(own, "both.yaml", preset("fail"));
    write(own, "mine.yaml", preset("pass=1,seed=7"));
    write(elsewhere, "xdg.yml", preset("fail"));
    const bench = (args: readonly string[], env: Record<string, string> = {}) =>
      harness("bench", args, { cwd: at("work"), env: { HOME: at("home"), ...env } });
    const listed = async (env: Record<string, string> = {}) => {
      const { presets } = JSON.parse((await bench(["--list-presets"], env)).stdout) as Listed;
      return new Map(presets.map(({ name, file }) => [name, file]));
    };

    const usual = await listed();
    expect(usual.get("both")).toBe(fs.realpathSync(at(here, "both.yaml")));
    expect(usual.get("mine")).toBe(at(own, "mine.yaml"));
    expect(usual.has("dogfood")).toBe(true);
    expect((await listed({ XDG_CONFIG_HOME: at("xdg") })).get("xdg")).toBe(at(elsewhere, "xdg.yml"));

    for (const [name, model] of [
      ["both", "pass=1"],
      ["mine", "pass=1,seed=7"],
    ]) {
      const ended = await bench(["--preset", name!, "--dry-run"]);
      expect(ended.exit).toBe(0);
      expect(JSON.parse(ended.stdout)).toMatchObject({ plan: { candidates: [{ backend: "stub", model }] } });
    }
    const ran = await bench(["--preset", "mine", "--run-dir", at("run")]);
    expect(ran.exit).toBe(0);
    expect(fs.existsSync(at("run/report.json"))).toBe(true);
    const unknown = await bench(["--preset", "mime"]);
    expect(unknown.exit).toBe(2);
    expect(unknown.stderr).toContain("Did you mean mine?");
  });
});
