import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSafeSlug, slugs } from "#core/slug.ts";

/** Names that clash, hide, are reserved, or hold what no file name may. */
const awkward = fc.oneof(
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.string({ unit: fc.constantFrom("a", "A", "b", "-", ".", "/", " ", "😀"), maxLength: 5 }),
  fc.constantFrom(
    "con",
    "NUL.txt",
    "com1",
    "..",
    ".",
    ".git",
    "plan.json",
    "a".repeat(200),
    `${"a".repeat(200)}b`,
    "é",
    "e\u0301",
  ),
);
const names = fc.uniqueArray(awkward, { minLength: 1, maxLength: 12 });

describe("slugs", () => {
  it.each([
    ["python/bowling", "python-bowling"],
    ["psf__requests-1142", "psf__requests-1142"],
    ["BigCodeBench/0", "BigCodeBench-0"],
    ["///", "task"],
    ["claude-code:opus 4.1", "claude-code-opus-4.1"],
  ])("turns %s into %s, as documented", (name, slug) => {
    expect(slugs([name])).toEqual([slug]);
  });

  it("never gives a folder name that is unsafe on some file system", () => {
    fc.assert(
      fc.property(names, (list) => {
        for (const slug of slugs(list)) {
          expect(slug).toMatch(/^[A-Za-z0-9_][A-Za-z0-9._-]*$/);
          expect(slug.length).toBeLessThanOrEqual(100);
          expect(slug).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i);
          expect(slug).not.toMatch(/\.$|\.json$/i);
          expect(isSafeSlug(slug)).toBe(true);
        }
      }),
    );
  });

  it("gives different names different slugs, even where case does not count", () => {
    fc.assert(
      fc.property(names, (list) => {
        expect(new Set(slugs(list).map((slug) => slug.toLowerCase())).size).toBe(list.length);
      }),
    );
  });

  it("depends on the set of names and not on their order", () => {
    fc.assert(
      fc.property(names, fc.infiniteStream(fc.nat()), (list, order) => {
        const shuffled = list.map((name) => ({ name, at: order.next().value as number })).sort((x, y) => x.at - y.at);
        const there = new Map(slugs(list).map((slug, at) => [list[at], slug]));
        const here = slugs(shuffled.map(({ name }) => name));
        expect(here).toEqual(shuffled.map(({ name }) => there.get(name)));
      }),
    );
  });

  it("gives equal names equal slugs and keeps the others' plain ones", () => {
    const [first, second, third] = slugs(["a/b", "c", "a/b"]);
    expect([first, second, third]).toEqual(["a-b", "c", "a-b"]);
  });

  it("tells names apart that the rule alone would not", () => {
    const [slash, dash] = slugs(["a/b", "a-b"]);
    expect(slash).toMatch(/^a-b-[0-9a-f]{8}$/);
    expect(dash).toMatch(/^a-b-[0-9a-f]{8}$/);
    expect(slugs(["A", "a"]).map((slug) => slug.slice(0, 2))).toEqual(["A-", "a-"]);
  });

  it("keeps clear of a plain name that looks like a suffixed one", () => {
    const [suffixed] = slugs(["a/b", "a-b"]);
    const list = slugs(["a/b", "a-b", suffixed as string]);
    expect(new Set(list).size).toBe(3);
  });

  it.each(["..", "a/b", "", ".hidden", "nul", "x.json", "a".repeat(101), "a\nb"])(
    "does not trust %j when it is read from a file",
    (slug) => expect(isSafeSlug(slug)).toBe(false),
  );
});
