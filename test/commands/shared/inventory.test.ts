import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { inventory, inventoryText } from "#commands/shared/inventory.ts";
import { backends } from "#plugins/backends/index.ts";
import { providers } from "#plugins/providers/index.ts";
import { tempDir } from "../../support/temp-dir.ts";

describe("what a machine has", () => {
  it("is asked for every agent that has a program of its own", async () => {
    const loaded = await Promise.all(backends.ids.map((id) => backends.get(id)));
    const folder = tempDir();
    const programs = loaded.flatMap(({ id, program }) => (program === undefined ? [] : [[id, program] as const]));
    for (const [, program] of programs) writeFileSync(join(folder, program), "", { mode: 0o755 });
    const found = programs.map(([id, program]) => [id, join(folder, program)] as const);
    expect(inventory({ PATH: folder }).agents).toEqual(Object.fromEntries(found));
  });

  it("names every variable that a provider reads, and never what it holds", async () => {
    for (const id of providers.ids) {
      const { keyVariables, endpointVariables = [] } = await providers.get(id);
      for (const name of [...keyVariables, ...endpointVariables]) {
        const here = inventory({ [name]: "canary" });
        expect(here.keys).toMatchObject({ [name]: true });
        expect(inventoryText(here)).toContain(`Keys and endpoints set: ${name}.`);
        expect(JSON.stringify(here)).not.toContain("canary");
      }
    }
  });
});
