import { describe, expect, it } from "vitest";
import { DEMO, SMOKE } from "#commands/shared/built-in.ts";
import { loadPreset } from "#config/presets.ts";
import { projectRoot } from "../../support/project-files.ts";

describe.each([
  ["demo", DEMO],
  ["smoke", SMOKE],
] as const)("the built-in comparison %s", (name, config) => {
  it("is the preset of that name", async () => {
    const { shape } = await loadPreset(name, { own: [], builtIn: `${projectRoot}/presets` }, () => undefined);
    const { $schema: _, ...preset } = shape ?? {};
    expect(preset).toEqual(config);
  });
});
