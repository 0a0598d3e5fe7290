import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPath, parsePath } from "#config/config-path.ts";

test("a path survives being written and read, whatever its keys hold", () => {
  const segment = fc.oneof(
    fc.nat(),
    fc.string({ unit: "binary" }),
    fc.constantFrom("a.b", "[0]", '"', "\\", "", "$schema"),
  );
  fc.assert(
    fc.property(fc.array(segment), (path) => {
      expect(parsePath(formatPath(path))).toEqual(path);
    }),
  );
});

test("plain paths look as people write them", () => {
  expect(formatPath(["candidates", 1, "env", "A.B"])).toBe('candidates[1].env["A.B"]');
});

test.each(["--task", "a..b", ".a", "a.", "a[", "a[x]", "a b", "[0]a"])("%j is no path", (text) => {
  expect(parsePath(text)).toBeNull();
});
