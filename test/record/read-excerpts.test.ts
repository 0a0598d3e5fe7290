import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readExcerpts } from "#record/read-excerpts.ts";
import { tempDir } from "../support/temp-dir.ts";

const MIB = 1024 * 1024;

/** A run-dir with one attempt's folder and this file in it. */
function runDirWith(content: string | Buffer): { root: string; path: string } {
  const root = tempDir();
  fs.mkdirSync(join(root, "a/t/attempt"), { recursive: true });
  fs.writeFileSync(join(root, "a/t/attempt/diff.patch"), content);
  return { root, path: "a/t/attempt/diff.patch" };
}

const textOf = (content: string | Buffer): string | undefined => {
  const { root, path } = runDirWith(content);
  return readExcerpts(root, [path], MIB).excerpts.get(path)?.text;
};

describe("an excerpt", () => {
  it("is the whole of a small file", () => {
    const { root, path } = runDirWith("+ one\n");
    expect([...readExcerpts(root, [path], MIB).excerpts.values()]).toEqual([{ text: "+ one\n", bytes: 6, path }]);
    expect(textOf("")).toBe("");
    expect(textOf("x".repeat(8192))).toHaveLength(8192);
  });

  it("is head and tail of a large one, with what is left out in between", () => {
    const text = textOf(`${"h".repeat(4096)}${"m".repeat(2000)}${"t".repeat(4096)}`);
    expect(text).toBe(`${"h".repeat(4096)}\n[… 2,000 bytes left out …]\n${"t".repeat(4096)}`);
  });

  it("cuts no character in two", () => {
    const text = textOf(`x${"é".repeat(5000)}y`) ?? "";
    expect(text).not.toContain("\ufffd");
    expect(text.startsWith("xé") && text.endsWith("éy")).toBe(true);
  });

  it("survives bytes that are no UTF-8", () => {
    expect(textOf(Buffer.from([0x61, 0xff, 0xfe, 0x62]))).toBe("a\ufffd\ufffdb");
    const binary = textOf(Buffer.alloc(20_000, 0xbf)) ?? "";
    expect(Buffer.from(binary).toString()).toBe(binary);
  });

  it("is not taken from what is no plain file inside the run-dir", () => {
    const { root, path } = runDirWith("secret");
    fs.symlinkSync(join(root, path), join(root, "a/t/link"));
    fs.symlinkSync(join(root, "a/t"), join(root, "b"));
    execFileSync("mkfifo", [join(root, "a/t/pipe")]);
    const wanted = [
      "a/t/link",
      "b/attempt/diff.patch",
      "a/t/pipe",
      "a/t/attempt",
      "../x",
      "a/../a/t/attempt/diff.patch",
    ];
    const { excerpts, problems } = readExcerpts(root, wanted, MIB);
    expect([...excerpts]).toEqual([]);
    expect(problems.map((problem) => problem.path)).toEqual(wanted);
  });

  it("is not missed where there is none", () => {
    const { root } = runDirWith("x");
    const { excerpts, problems } = readExcerpts(root, ["a/t/attempt/none", "nowhere/at/all"], MIB);
    expect([excerpts.size, problems.length]).toEqual([0, 0]);
  });

  it("is not looked for any more once a thousand in a row were not there", () => {
    const { root, path } = runDirWith("+ one\n");
    const gone = (count: number): string[] => Array.from({ length: count }, (_, at) => `nowhere/${at}`);
    const found = (paths: readonly string[]): number => readExcerpts(root, paths, MIB).excerpts.size;
    expect(found([...gone(999), path, ...gone(999), path])).toBe(1);
    expect(found([...gone(1000), path])).toBe(0);
  });

  it("is no longer read once the room is full, and the first come first", () => {
    const { root } = runDirWith("x");
    const paths = Array.from({ length: 10 }, (_, at) => `a/t/attempt/${at}`);
    for (const path of paths) fs.writeFileSync(join(root, path), "y".repeat(1000));
    const { excerpts } = readExcerpts(root, paths, 3500);
    expect([...excerpts.keys()]).toEqual(paths.slice(0, 3));
  });
});
