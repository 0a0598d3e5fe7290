/** What an import graph cannot see. The layers themselves are in `.dependency-cruiser.mjs` (`npm run layers`). */
import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { adapters } from "#plugins/adapters/index.ts";
import { backends } from "#plugins/backends/index.ts";
import { isolation } from "#plugins/isolation/index.ts";
import { reporters } from "#plugins/reporters/index.ts";
import { projectFiles, projectRoot } from "./support/project-files.ts";
import { skipUnless } from "./support/skip.ts";

const read = (path: string): string => readFileSync(join(projectRoot, path), "utf8");
const script = (name: string, ...args: string[]): Promise<{ stdout: string; stderr: string }> =>
  promisify(execFile)(join(projectRoot, "node_modules/.bin/tsx"), [`scripts/${name}.ts`, ...args], {
    cwd: projectRoot,
  });

describe("plugins", () => {
  const kinds = [
    { folder: "adapters", registry: adapters },
    { folder: "backends", registry: backends },
    { folder: "isolation", registry: isolation },
    { folder: "reporters", registry: reporters },
  ];

  it.each(kinds)("$folder: every plugin file is in the table, every line of the table has its file", ({ folder }) => {
    const home = join(projectRoot, "src/plugins", folder);
    const notPlugins = new Set(["index.ts", "contract.ts", "shared", "README.md"]);
    const files = readdirSync(home)
      .filter((name) => !notPlugins.has(name))
      .map((name) => (name.endsWith(".ts") ? name : `${name}/index.ts`));
    const lines = [...read(`src/plugins/${folder}/index.ts`).matchAll(/import\("#plugins\/([^"]+)"\)/g)];
    expect(lines.map(([, path]) => path).sort()).toEqual(files.map((file) => `${folder}/${file}`).sort());
  });

  it.each(kinds)("$folder: a plugin's own id is its key in the table", async ({ registry }) => {
    const own = await Promise.all(registry.ids.map(async (id) => (await registry.get(id)).id));
    expect(own).toEqual(registry.ids);
  });
});

describe("the environment", () => {
  it("is read by the doors and the platform only", () => {
    const readers = projectFiles()
      // Generated texts are programs for a sandbox, whose environment is no concern of ours.
      .filter((file) => /^src\/(?!cli\/|action\/|platform\/).*(?<!\.gen)\.ts$/.test(file))
      .filter((file) => /process\.env|\benv\b[^;]*from "node:process"/.test(read(file)));
    expect(readers).toEqual([]);
  });
});

describe("generated files", () => {
  it("are what their sources say", async () => {
    await expect(script("generate", "--check")).resolves.toBeDefined();
  });
});

describe.skipIf(skipUnless(existsSync(join(projectRoot, "dist")), "dist"))("dist", () => {
  it("is what src says, byte for byte", async () => {
    await expect(script("build", "--check")).resolves.toBeDefined();
  });

  it("names the licence of every package that is in it", () => {
    const vendor = readdirSync(join(projectRoot, "dist/vendor")).map((file) => read(`dist/vendor/${file}`));
    const bundled = vendor.flatMap((code) =>
      [...code.matchAll(/^\/\/(?:#region)? (?:.*\/)?node_modules\/((?:@[^/\n]+\/)?[^/\n]+)\//gm)].map(
        ([, name]) => name ?? "",
      ),
    );
    const licenses = read("dist/licenses.txt");
    expect(new Set(bundled)).toContain("zod");
    expect([...new Set(bundled)].filter((name) => !licenses.includes(`\n${name} `))).toEqual([]);
  });
});
