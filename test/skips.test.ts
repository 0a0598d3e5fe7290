import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { SKIPS } from "./skips.ts";
import { projectFiles, projectRoot } from "./support/project-files.ts";

const HELP = 'Write it as .skipIf(skipUnless(condition, "id")) with a row "id" in test/skips.ts.';

const tests = projectFiles()
  .filter((file) => /^test\/(?!skips\.).*\.test\.ts$/.test(file))
  .map((file) => ({ file: file.slice("test/".length), source: readFileSync(join(projectRoot, file), "utf8") }));

const used = tests.flatMap(({ file, source }) =>
  [...source.matchAll(/skipUnless\([^;]*?,\s*"([^"]*)"\s*,?\s*\)/g)].map(([, id]) => `${id} in ${file}`),
);

describe("test/skips.ts", () => {
  it("has a row for every conditional skip, and a skip for every row", () => {
    const rows = Object.entries(SKIPS).flatMap(([id, { files }]) => files.map((file) => `${id} in ${file}`));
    expect([...new Set(used)].sort()).toEqual(rows.sort());
  });

  it("is the only way to skip a test", () => {
    const silent = tests.flatMap(({ file, source }) => {
      const skips = [...source.matchAll(/\.(skipIf|runIf|skip)\b(\(skipUnless\()?/g)];
      return skips.filter(([, , reasoned]) => reasoned === undefined).map(([text]) => `${file}: ${text} (${HELP})`);
    });
    expect(silent).toEqual([]);
  });
});
