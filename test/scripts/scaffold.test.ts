import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const run = promisify(execFile);
const root = new URL("../../", import.meta.url).pathname;
const bin = (name: string): string => join(root, "node_modules/.bin", name);

/** A copy of what the scaffolder reads and writes, so that the tests leave the repository alone. */
let copy = "";
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "bench-scaffold-"));
  for (const path of ["package.json", "tsconfig.json", "src", "scripts/templates"]) {
    await cp(join(root, path), join(copy, path), { recursive: true });
  }
  await symlink(join(root, "node_modules"), join(copy, "node_modules"));
});
afterAll(() => rm(copy, { recursive: true, force: true }));

const scaffold = (...args: string[]): Promise<{ stdout: string }> =>
  run(bin("tsx"), [join(root, "scripts/scaffold.ts"), ...args], { cwd: copy });

const refusal = async (...args: string[]): Promise<string> => {
  const outcome = await scaffold(...args).then(
    () => ({ code: 0, stderr: "" }),
    (error: unknown) => error as { code: number; stderr: string },
  );
  expect(outcome.code).toBe(2);
  return outcome.stderr;
};

/** A tier that records know and nobody has written yet, or one whose row and file are taken out first. */
async function freeTier(): Promise<string> {
  const table = join(copy, "src/plugins/isolation/index.ts");
  const source = await readFile(table, "utf8");
  await writeFile(table, source.replace(/^ {2}docker: .*\n/m, ""));
  await rm(join(copy, "src/plugins/isolation/docker.ts"), { force: true });
  return "docker";
}

describe("npm run new", () => {
  it("adds one file and one line per kind, and what it adds type-checks", async () => {
    const made = [
      ["adapter", "adapters", "my-bench"],
      ["backend", "backends", "my-agent"],
      ["isolation", "isolation", await freeTier()],
      ["provider", "providers", "myprovider"],
      ["reporter", "reporters", "badge"],
    ] as const;
    for (const [kind, folder, id] of made) {
      const { stdout } = await scaffold(kind, id);
      expect(stdout).toContain(`src/plugins/${folder}/${id}.ts`);
      const table = await readFile(join(copy, `src/plugins/${folder}/index.ts`), "utf8");
      expect(table).toContain(`${id.includes("-") ? `"${id}"` : id}: () => import("#plugins/${folder}/${id}.ts"),`);
      // A kind's file may hold a second table; the new line goes into the first.
      const [first = ""] = table.split("});");
      expect(first).toContain(id);
      const ids = [...first.matchAll(/^ {2}"?([\w+-]+)"?: \(\) => import/gm)].map(([, key]) => key);
      expect(ids).toEqual(ids.toSorted());
    }
    const config = {
      extends: "./tsconfig.json",
      include: made.map(([, folder, id]) => `src/plugins/${folder}/${id}.ts`),
    };
    await writeFile(join(copy, "tsconfig.new.json"), JSON.stringify(config));
    await run(bin("tsc"), ["-p", "tsconfig.new.json"], { cwd: copy });
  });

  it("refuses a kind it does not know, an id that is none, and one that is taken", async () => {
    expect(await refusal("widget", "x")).toContain(
      "Usage: npm run new <adapter|backend|isolation|provider|reporter> <id>",
    );
    expect(await refusal("adapter", "My Bench")).toContain("is no id");
    expect(await refusal("adapter", "stub")).toContain("already");
    expect(await refusal("isolation", "chroot")).toContain("schemas/common.schema.json");
  });
});
