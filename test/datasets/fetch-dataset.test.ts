import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { datasetFolder, openDataset, withoutSecrets } from "#datasets/dataset-cache.ts";
import { fetchDataset, type DatasetPin } from "#datasets/fetch-dataset.ts";
import { treeIdOf } from "#datasets/tree-id.ts";
import { git } from "../engine/change/support/git-host.ts";
import { testEngine, type TestEngine } from "../support/engine.ts";

/** A repository with two commits, of which the first is the data: an executable, a link, CRLF, bytes, attributes. */
async function repositoryIn(engine: TestEngine): Promise<{ readonly path: string; readonly pin: DatasetPin }> {
  const path = join(engine.host.tempRoot, "repository");
  fs.mkdirSync(join(path, "go/exercises"), { recursive: true });
  const write = (name: string, content: string | Uint8Array, mode = 0o644) => {
    fs.mkdirSync(dirname(join(path, name)), { recursive: true });
    fs.writeFileSync(join(path, name), content, { mode });
  };
  write("go/exercises/run.sh", "#!/bin/sh\n", 0o755);
  write("go/exercises/crlf.txt", "one\r\ntwo\r\n");
  write("go.mod", "module x\n");
  write("go/ünï \t.txt", "name\n");
  write("asset.bin", Uint8Array.of(0, 255, 13, 10));
  write(".gitattributes", "*.txt text eol=crlf\n*.mod export-ignore\n");
  write(".git-not/kept", "");
  fs.symlinkSync("crlf.txt", join(path, "go/exercises/link"));
  const commit = async (message: string) => {
    await git(path, ["-c", "core.autocrlf=false", "add", "--all"]);
    await git(path, ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", message]);
    return (await git(path, ["rev-parse", "HEAD"])).trim();
  };
  await git(path, ["init", "-q"]);
  fs.writeFileSync(join(path, ".git/info/attributes"), "* -text !eol\n");
  const pinned = await commit("data");
  const tree = (await git(path, ["rev-parse", "HEAD^{tree}"])).trim();
  write("later", "x");
  await commit("later");
  return { path, pin: { repository: path, commit: pinned, tree } };
}

const fetchWith = (engine: TestEngine, pin: DatasetPin, from: string | null = null, said: string[] = []) =>
  fetchDataset("tiny", pin, from, { ...engine, say: (text) => void said.push(text) });

const folderOf = (engine: TestEngine, pin: DatasetPin) => datasetFolder(engine.host.cacheRoot, "tiny", pin);
const open = (engine: TestEngine, pin: DatasetPin) => openDataset(engine.host.cacheRoot, "tiny", pin);

describe("fetched data", () => {
  it("is the pinned commit to the byte, has git's own tree id, and is there without the repository afterwards", async () => {
    using engine = await testEngine();
    const { path, pin } = await repositoryIn(engine);
    expect(open(engine, pin)).toBeNull();
    const first = await fetchWith(engine, pin);
    expect(first).toEqual({ folder: folderOf(engine, pin), files: 8, fetched: true });
    expect(fs.readFileSync(join(first.folder, "go/exercises/crlf.txt"), "utf8")).toBe("one\r\ntwo\r\n");
    expect(fs.existsSync(join(first.folder, ".git"))).toBe(false);
    expect(fs.existsSync(join(first.folder, "later"))).toBe(false);
    expect(treeIdOf(first.folder)).toEqual({ id: pin.tree, files: 8 });
    fs.rmSync(path, { recursive: true });
    expect(open(engine, pin)).toBe(first.folder);
    expect(await fetchWith(engine, pin)).toEqual({ ...first, fetched: false });
    expect(fs.readdirSync(dirname(first.folder))).toEqual([pin.tree]);
  });

  it("may come from a plain folder that holds the same, and from no other", async () => {
    using engine = await testEngine();
    const { path, pin } = await repositoryIn(engine);
    const plain = join(engine.host.tempRoot, "plain");
    await git(path, ["checkout", "-q", pin.commit]);
    fs.cpSync(path, plain, { recursive: true, verbatimSymlinks: true });
    fs.rmSync(join(plain, ".git"), { recursive: true });
    const nowhere = { ...pin, repository: "/nowhere" };
    fs.chmodSync(join(plain, "go.mod"), 0o755);
    await expect(fetchWith(engine, nowhere, plain)).rejects.toMatchObject({
      code: "dataset-unlike",
      exit: 3,
      message: expect.stringMatching(
        /plain is not the data of tiny: its tree is .* Nor is it a git repository/,
      ) as string,
      hint: expect.not.stringContaining("network") as string,
    });
    fs.chmodSync(join(plain, "go.mod"), 0o644);
    execFileSync("mkfifo", [join(plain, "pipe")]);
    await expect(fetchWith(engine, nowhere, plain)).rejects.toMatchObject({
      message: expect.stringMatching(/plain\/pipe is neither a file, a folder nor a link\. Nor is it/) as string,
    });
    fs.rmSync(join(plain, "pipe"));
    expect((await fetchWith(engine, nowhere, plain)).files).toBe(8);
    expect(open(engine, pin)).toBe(folderOf(engine, pin));
  });

  it("may come from a clone that has gone on since", async () => {
    using engine = await testEngine();
    const { path, pin } = await repositoryIn(engine);
    expect((await fetchWith(engine, { ...pin, repository: "/nowhere" }, path)).fetched).toBe(true);
  });

  const replace = (path: string, by: (path: string) => void): void => {
    fs.rmSync(path, { recursive: true });
    by(path);
  };
  it.each<[string, (folder: string) => void]>([
    ["changed", (folder) => fs.appendFileSync(join(folder, "go.mod"), " ")],
    ["taken away", (folder) => fs.rmSync(join(folder, "asset.bin"))],
    ["added", (folder) => fs.writeFileSync(join(folder, "go/more"), "")],
    ["made executable", (folder) => fs.chmodSync(join(folder, "go.mod"), 0o755)],
    ["made a link", (folder) => replace(join(folder, "go.mod"), (path) => fs.symlinkSync("x", path))],
    ["emptied", (folder) => replace(join(folder, "go"), (path) => fs.mkdirSync(path))],
  ])("of which something was %s is refused whenever it is opened, and repaired by fetching again", async (_, harm) => {
    using engine = await testEngine();
    const { pin } = await repositoryIn(engine);
    const { folder } = await fetchWith(engine, pin);
    harm(folder);
    expect(() => open(engine, pin)).toThrow(expect.objectContaining({ code: "dataset-altered", exit: 4 }) as Error);
    expect(() => open(engine, pin)).toThrow(folder);
    const said: string[] = [];
    expect((await fetchWith(engine, pin, null, said)).fetched).toBe(true);
    expect(said[0]).toContain("is fetched again");
    expect(open(engine, pin)).toBe(folder);
  });

  it("is whole or not there: another commit's files are refused, and nothing of them stays", async () => {
    using engine = await testEngine();
    const { path, pin } = await repositoryIn(engine);
    const wrong = { ...pin, commit: (await git(path, ["rev-parse", "HEAD"])).trim() };
    await expect(fetchWith(engine, wrong)).rejects.toMatchObject({ code: "dataset-unlike", exit: 3 });
    expect(open(engine, pin)).toBeNull();
    expect(fs.readdirSync(dirname(folderOf(engine, pin)))).toEqual([]);
  });

  it("says, once altered, how to get it again from where it came", async () => {
    using engine = await testEngine();
    const { path, pin } = await repositoryIn(engine);
    const moved = join(engine.host.tempRoot, "a clone");
    fs.renameSync(path, moved);
    const { folder } = await fetchWith(engine, { ...pin, repository: "/nowhere" }, moved);
    fs.appendFileSync(join(folder, "go.mod"), " ");
    const again = `benchmark fetch tiny --from '${moved}'`;
    expect(() => open(engine, pin)).toThrow(expect.objectContaining({ hint: `Get it again with: ${again}` }) as Error);
    await fetchWith(engine, { ...pin, repository: moved });
    fs.appendFileSync(join(folder, "go.mod"), " ");
    expect(() => open(engine, pin)).toThrow(
      expect.objectContaining({ hint: "Get it again with: benchmark fetch tiny" }) as Error,
    );
  });

  it("never has the password of an address kept or shown", () => {
    expect(withoutSecrets("https://me:secret@host.test/a@b.git")).toBe("https://host.test/a@b.git");
    expect(withoutSecrets("/srv/me:secret@host")).toBe("/srv/me:secret@host");
  });

  it("is asked of git in a way that no address becomes an option", async () => {
    using engine = await testEngine();
    const { path, pin } = await repositoryIn(engine);
    const proof = join(engine.host.tempRoot, "proof");
    const hostile = `--upload-pack=touch ${proof};git-upload-pack`;
    await expect(fetchWith(engine, { ...pin, repository: hostile, commit: path })).rejects.toMatchObject({
      code: "fetch-failed",
    });
    expect(fs.existsSync(proof)).toBe(false);
  });

  it("takes no notice of what a killed fetch left, and removes it", async () => {
    using engine = await testEngine();
    const { pin } = await repositoryIn(engine);
    const parent = dirname(folderOf(engine, pin));
    fs.mkdirSync(join(parent, ".new-old/tree"), { recursive: true });
    expect(open(engine, pin)).toBeNull();
    await fetchWith(engine, pin);
    expect(fs.readdirSync(parent)).toEqual([pin.tree]);
  });

  it("is fetched once by those who ask at the same time", async () => {
    using engine = await testEngine();
    const { pin } = await repositoryIn(engine);
    const all = await Promise.all([1, 2, 3].map(() => fetchWith(engine, pin)));
    expect(all.map(({ fetched }) => fetched).sort()).toEqual([false, false, true]);
  });

  it("is not kept where the fetch was called off, and the reason for that is given rather than git's", async () => {
    using engine = await testEngine();
    const { pin } = await repositoryIn(engine);
    const reason = new Error("called off");
    await expect(fetchWith({ ...engine, signal: AbortSignal.abort(reason) }, pin)).rejects.toBe(reason);
    expect(open(engine, pin)).toBeNull();
  });

  it("cannot be had without git, or from a place that is not there, and that is said with the next step", async () => {
    using engine = await testEngine();
    const { pin } = await repositoryIn(engine);
    const without = { ...engine, host: { ...engine.host, buildEnv: { PATH: "/nowhere" } } };
    await expect(fetchWith(without, pin)).rejects.toMatchObject({
      code: "no-git",
      exit: 4,
      hint: expect.stringContaining("--from FOLDER") as string,
    });
    await expect(fetchWith(engine, { ...pin, repository: "/nowhere" })).rejects.toMatchObject({
      code: "fetch-failed",
      exit: 3,
      message: expect.stringContaining("/nowhere") as string,
    });
  });
});
