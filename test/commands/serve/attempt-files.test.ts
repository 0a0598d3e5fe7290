import fs from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { attemptFile } from "#commands/serve/attempt-files.ts";
import { temporaryFolder } from "../../support/harness.ts";

it.each(["", "as it was"])("a file of an attempt is given as long as it was, though it grows: %j", async (before) => {
  using folder = temporaryFolder();
  fs.mkdirSync(join(folder.path, "one/two/three"), { recursive: true });
  const path = join(folder.path, "one/two/three/log.txt");
  fs.writeFileSync(path, before);
  await using file = attemptFile(folder.path, "one/two/three", "log.txt");
  if (file === null) throw new Error("it is there");
  fs.appendFileSync(path, " and more");
  const pieces: Uint8Array[] = [];
  for await (const piece of file.pieces) pieces.push(piece);
  expect(Buffer.concat(pieces).toString()).toBe(before);
  expect(file.bytes).toBe(before.length);
});
