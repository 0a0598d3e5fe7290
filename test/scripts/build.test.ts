import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Script } from "node:vm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launcher } from "../../scripts/bundle/launcher.ts";

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const root = new URL("../../", import.meta.url).pathname;

/** A project as small as can be, built by our own scripts and configuration. */
let project = "";
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), "bench-build-"));
  for (const path of ["package.json", "rolldown.config.ts", "scripts/build.ts", "scripts/bundle"]) {
    await cp(join(root, path), join(project, path), { recursive: true });
  }
  await symlink(join(root, "node_modules"), join(project, "node_modules"));
  await mkdir(join(project, "src/cli"), { recursive: true });
  await mkdir(join(project, "src/action/steps"), { recursive: true });
  await writeFile(
    join(project, "src/action/main.ts"),
    'export const main = async (name: string) => console.log("step", name);\n',
  );
  await writeFile(join(project, "src/action/steps/index.ts"), "export const STEPS = { tell: null };\n");
  await writeFile(join(project, "src/cli/bench.ts"), 'import { greet } from "#cli/greet.ts";\nawait greet("bench");\n');
  await writeFile(
    join(project, "src/cli/benchmark.ts"),
    'import { greet } from "#cli/greet.ts";\nawait greet("benchmark");\n',
  );
  await writeFile(
    join(project, "src/cli/greet.ts"),
    `export async function greet(name: string): Promise<void> {
       await using _held = { [Symbol.asyncDispose]: async () => console.log("let go") };
       const { default: Docker } = await import("dockerode");
       console.log(name, typeof new Docker().listContainers);
     }`,
  );
});
afterAll(() => rm(project, { recursive: true, force: true }));

function run(program: string, ...args: string[]): Promise<Ended> {
  return promisify(execFile)(program, args, { cwd: project }).then(
    (ended) => ({ code: 0, ...ended }),
    (error: unknown) => error as Ended,
  );
}
const build = (...args: string[]): Promise<Ended> =>
  run(join(root, "node_modules/.bin/tsx"), "scripts/build.ts", ...args);

describe("npm run build", () => {
  it("makes programs that run without node_modules, and each program is only itself", async () => {
    expect(await build()).toMatchObject({ code: 0 });
    await rm(join(project, "node_modules"));
    const [bench, benchmark] = await Promise.all([run("node", "dist/bench.js"), run("node", "dist/benchmark.js")]);
    await symlink(join(root, "node_modules"), join(project, "node_modules"));
    expect(bench).toMatchObject({ code: 0, stdout: "bench function\nlet go\n" });
    expect(benchmark).toMatchObject({ code: 0, stdout: "benchmark function\nlet go\n" });
    expect((await stat(join(project, "dist/bench.js"))).mode & 0o111).toBe(0o111);
  });

  it("names the licence of what it bundled, and bundles no compiled addon", async () => {
    const licenses = await readFile(join(project, "dist/licenses.txt"), "utf8");
    expect(licenses).toMatch(/^dockerode [\d.]+ \(Apache-2\.0\)$/m);
    expect(licenses).not.toMatch(/^(ssh2|cpu-features) /m);
  });

  it("--check holds after a build and names every file that differs", async () => {
    expect(await build("--check")).toMatchObject({ code: 0, stderr: "" });
    await writeFile(join(project, "dist/package.json"), "{}");
    await writeFile(join(project, "dist/old.js"), "");
    await rm(join(project, "dist/cli/bench.js"));
    const { code, stderr } = await build("--check");
    expect(code).toBe(1);
    expect(stderr.trim().split("\n").slice(0, 3)).toEqual([
      "differs: dist/package.json",
      "left over: dist/old.js",
      "missing: dist/cli/bench.js",
    ]);
  });
});

describe("a launcher", () => {
  const started = async (text: string): Promise<Ended> => {
    await writeFile(join(project, "launch.js"), text);
    return run("node", "launch.js");
  };

  it("says on an old Node which one is needed, and exits with 4", async () => {
    const { code, stderr } = await started(launcher("cli/none.js", [99, 7]));
    expect(code).toBe(4);
    expect(stderr).toContain(`needs Node 99.7 or newer, but ${process.execPath} is ${process.version}`);
  });

  it("exits with 3 where the program itself cannot be loaded", async () => {
    expect(await started(launcher("cli/none.js", [20, 0]))).toMatchObject({ code: 3 });
  });

  it("is a plain script, so that a Node that knows no modules can read it", () => {
    expect(() => new Script(launcher("cli/none.js", [20, 19]))).not.toThrow();
  });
});
