import { execFile } from "node:child_process";
import { chmodSync, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
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
  await mkdir(join(project, "src/record"));
  await writeFile(join(project, "src/record/read-ahead.ts"), "export {};\n");
  await writeFile(join(project, "src/action/steps/index.ts"), "export const STEPS = { tell: null };\n");
  for (const name of ["load-program.ts", "cache-root.ts", "prune-code.ts"])
    await cp(join(root, "src/cli", name), join(project, "src/cli", name));
  for (const name of ["bench", "benchmark"])
    await writeFile(
      join(project, `src/cli/${name}.ts`),
      `import { greet } from "#cli/greet.ts";\nexport const ended = greet("${name}");\n`,
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

const env = (): NodeJS.ProcessEnv => ({ ...process.env, XDG_CACHE_HOME: join(project, "caches") });

function run(program: string, ...args: string[]): Promise<Ended> {
  return promisify(execFile)(program, args, { cwd: project, env: env() }).then(
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

describe("compiled code", () => {
  const started = () => run("node", "dist/bench.js");
  const right = { code: 0, stdout: "bench function\nlet go\n", stderr: "" };
  const kept = (): string[] =>
    readdirSync(join(project, "caches"), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".js"))
      .map((path) => join(project, "caches", path));
  const keptOf = (file: string): string => kept().find((path) => path.endsWith(`/${file.replaceAll("/", "+")}`)) ?? "";

  it("is kept, for this user alone, of every file that ran, and not written again", async () => {
    expect(await build()).toMatchObject({ code: 0 });
    await rm(join(project, "caches"), { recursive: true, force: true });
    expect(await started()).toMatchObject(right);
    expect(kept().map((path) => basename(path))).toEqual(
      expect.arrayContaining(["cli+bench.js", "shared+start.js", "vendor+rolldown-runtime.js"]),
    );
    expect(statSync(dirname(keptOf("cli/bench.js"))).mode & 0o077).toBe(0);
    const before = kept().map((path) => statSync(path).ino);
    expect(await started()).toMatchObject(right);
    expect(kept().map((path) => statSync(path).ino)).toEqual(before);
  });

  it.each([
    ["torn", (code: Buffer) => code.subarray(0, code.length - 100)],
    ["empty", () => Buffer.alloc(0)],
    ["overwritten", (code: Buffer) => code.fill(7, 200, 400)],
  ])("that is %s is made anew", async (_, harm) => {
    const place = keptOf("shared/start.js");
    const whole = readFileSync(place);
    await writeFile(place, harm(Buffer.from(whole)));
    expect(await started()).toMatchObject(right);
    expect(readFileSync(place).length).toBeGreaterThan(400);
    expect(readFileSync(place).equals(harm(Buffer.from(whole)))).toBe(false);
  });

  it("of a file that changed is not run, be the change ever so small", async () => {
    const file = join(project, "dist/shared/start.js");
    const code = readFileSync(file, "utf8");
    await writeFile(file, code.replace("let go", "LET GO"));
    expect(await started()).toMatchObject({ code: 0, stdout: "bench function\nLET GO\n" });
    await writeFile(file, code);
  });

  it("is neither taken from nor put where others may write", async () => {
    const folder = dirname(keptOf("cli/bench.js"));
    chmodSync(folder, 0o777);
    await rm(keptOf("cli/bench.js"));
    expect(await started()).toMatchObject(right);
    expect(keptOf("cli/bench.js")).toBe("");
    chmodSync(folder, 0o700);
  });

  it("is not kept where Node is told to keep none, nor where there is no room for it", async () => {
    await rm(join(project, "caches"), { recursive: true, force: true });
    await promisify(execFile)("node", ["dist/bench.js"], {
      cwd: project,
      env: { ...env(), NODE_DISABLE_COMPILE_CACHE: "1" },
    });
    expect(existsSync(join(project, "caches"))).toBe(false);
    await writeFile(join(project, "caches"), "in the way");
    expect(await started()).toMatchObject(right);
    await rm(join(project, "caches"));
  });
});
