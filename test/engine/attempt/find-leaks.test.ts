import fs from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findLeaks } from "#engine/attempt/find-leaks.ts";
import { tempDir } from "../../support/temp-dir.ts";

test("a transcript is read to its end, however much stands before a sign", async () => {
  const dir = tempDir();
  // Two bytes a character, an odd number of bytes before them: pieces end within characters.
  const line = `x${"é".repeat(1000)}\n`;
  fs.writeFileSync(join(dir, "transcript.jsonl"), `${line.repeat(10_000)}$ git reflog\n`);
  expect(await findLeaks(dir, "")).toEqual([
    { rule: "git-history", file: "transcript.jsonl", line: 10_001, excerpt: "git reflog" },
  ]);
});

test("our own prompt files, links and folders are not read", async () => {
  const dir = tempDir();
  fs.writeFileSync(join(dir, "elsewhere"), "");
  for (const name of ["prompt.md", "effective-prompt.md"]) fs.writeFileSync(join(dir, name), "git reflog\n");
  fs.mkdirSync(join(dir, "folder"));
  fs.symlinkSync("prompt.md", join(dir, "link"));
  expect(await findLeaks(dir, "")).toEqual([]);
});
