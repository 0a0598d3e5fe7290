import fs from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { backends } from "#plugins/backends/index.ts";
import { agentAttempt } from "../../support/agent-attempt.ts";
import { leaksIn } from "../../support/canary.ts";
import { tempDir } from "../../support/temp-dir.ts";

/** Of signs that look unlike themselves in every spelling. */
const KEY = 'sk-of/the+provider="and"\\&its own-01';
const TAIL = 1024;

/**
 * Prints the lines of a file byte by byte, so that no reading of its output ends where a line does, then one that the
 * cut of what is kept of stderr goes through; and leaves the file in its work.
 */
const PROGRAM = (said: string): string => `#!${process.execPath}
const fs = process.getBuiltinModule("node:fs");
const text = fs.readFileSync(${JSON.stringify(said)});
for (const out of [1, 2]) for (const byte of text) fs.writeSync(out, Buffer.of(byte));
fs.writeSync(2, ${JSON.stringify(`${KEY} `)} + "x".repeat(${TAIL - Math.floor(KEY.length / 2)}));
fs.writeFileSync("spilt.txt", text);
`;

it("what a provider tells of its own key is taken out of everything that is kept of an attempt, whole and in pieces", async () => {
  const folder = tempDir();
  const said = join(folder, "said.txt");
  const json = JSON.stringify(KEY);
  const spellings = [
    ...[KEY, json, JSON.stringify(json), encodeURIComponent(KEY), encodeURIComponent(KEY).toLowerCase()],
    ...[Buffer.from(KEY).toString("hex"), Buffer.from(KEY).toString("base64url")],
    ...["", "b", "be", "before "].map((before) => Buffer.from(`${before}${KEY} after`).toString("base64")),
  ];
  fs.writeFileSync(said, spellings.map((one) => `The key ${one} is not known here.\n`).join(""));
  fs.writeFileSync(join(folder, "codex"), PROGRAM(said), { mode: 0o755 });
  const seen = await agentAttempt(await backends.get("codex"), {
    path: `${folder}:${process.env["PATH"] ?? ""}`,
    // The program lies in the temporary folder, which hiding would replace.
    hidden: false,
    endpoint: { protocol: "openai-responses", baseUrl: "http://127.0.0.1:9", token: "a-token-of-this-attempt" },
    routeSecrets: [KEY],
  });
  // All of it was there to be taken out.
  expect(seen.evidence["transcript.jsonl"]?.match(/\[redacted\]/g)?.length).toBeGreaterThanOrEqual(spellings.length);
  expect(seen.files["spilt.txt"]).toContain("The key [redacted] is not known here.");
  const places = [
    ...Object.entries(seen.evidence),
    ...Object.entries(seen.files),
    ["the record", JSON.stringify(seen.run)] as const,
    ["the names of its files", Object.keys(seen.files).join("\n")] as const,
  ];
  expect(leaksIn(places, [KEY])).toEqual([]);
  // Had the tail been cut first, half of the key would stand at its beginning, which nothing finds any more.
  const tail = String(seen.run.metadata["stderr_tail"]);
  expect(tail).toHaveLength(TAIL);
  for (let at = 0; at + 8 <= KEY.length; at++) expect(tail).not.toContain(KEY.slice(at, at + 8));
});
