import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createRedactor } from "#core/redact.ts";
import { cleanFiles } from "#engine/attempt/clean-files.ts";
import { tempDir } from "../../support/temp-dir.ts";

const SECRET = "a-secret-0123456789";
const redactor = createRedactor([SECRET]) ?? expect.unreachable("it is a secret");

function folderWith(files: Readonly<Record<string, string>>) {
  const dir = tempDir();
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(join(dir, name), text, { mode: 0o600 });
  return { dir, read: (name: string) => fs.readFileSync(join(dir, name), "utf8") };
}

describe("the files of an attempt", () => {
  it("are cleaned of what has become known as secret, wherever it stands, but for the prompt", async () => {
    // Wherever the file is cut to be read, it is cut within one of them.
    const words = `${SECRET} `.repeat(20_000);
    const { dir, read } = folderWith({ "transcript.jsonl": words, "wire.jsonl": "nothing", "prompt.md": SECRET });
    await cleanFiles(dir, redactor);
    expect(read("transcript.jsonl")).toBe("[redacted] ".repeat(20_000));
    expect([read("wire.jsonl"), read("prompt.md")]).toEqual(["nothing", SECRET]);
    expect(fs.readdirSync(dir).sort()).toEqual(["prompt.md", "transcript.jsonl", "wire.jsonl"]);
    expect(fs.statSync(join(dir, "transcript.jsonl")).mode & 0o777).toBe(0o600);
  });

  it("are rather lost than kept with what could not be taken out", async () => {
    const { dir } = folderWith({ "transcript.jsonl": SECRET });
    const full = () => {
      throw new Error("no space is left");
    };
    const failing = { ...redactor, stream: () => ({ push: full, end: full }) };
    await expect(cleanFiles(dir, failing)).rejects.toThrow("no space is left");
    expect(fs.readdirSync(dir)).toEqual([]);
  });
});
