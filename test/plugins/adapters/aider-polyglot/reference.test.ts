import { describe, expect, it } from "vitest";
import plugin from "#plugins/adapters/aider-polyglot/index.ts";
import { TRACKS, type Track } from "#plugins/adapters/aider-polyglot/languages.ts";
import { POOL } from "#plugins/adapters/aider-polyglot/pool.ts";

describe("what is on record of the references", () => {
  it.each(TRACKS.map((track) => [track.language.id, track] as const))(
    "says of every exercise in %s which tests have to run, or why it is unsound",
    (language, { reference }) => {
      const known = [...Object.keys(reference.tests), ...Object.keys(reference.quarantined)];
      const pool = POOL.filter((id) => id.startsWith(`${language}/`)).map((id) => id.slice(language.length + 1));
      expect([...new Set(known)].toSorted()).toEqual(pool);
      expect(Object.values(reference.toolchain).every((version) => /\d/.test(version))).toBe(true);
    },
  );

  it("is of the pinned revision", () => {
    expect(new Set(TRACKS.map(({ reference }) => reference.revision))).toEqual(new Set([plugin.revision]));
  });

  it("names no test twice in an exercise, and none where there are none", () => {
    for (const { reference } of TRACKS) {
      for (const [name, tests] of Object.entries(reference.tests)) {
        expect([name, tests.length > 0, new Set(tests).size]).toEqual([name, true, tests.length]);
      }
    }
  });

  it("covers the pool of 225 in six languages", () => {
    const count = ({ language }: Track): [string, number] => [
      language.id,
      POOL.filter((id) => id.startsWith(`${language.id}/`)).length,
    ];
    expect(Object.fromEntries(TRACKS.map(count))).toEqual({
      cpp: 26,
      go: 39,
      java: 47,
      javascript: 49,
      python: 34,
      rust: 30,
    });
  });
});
