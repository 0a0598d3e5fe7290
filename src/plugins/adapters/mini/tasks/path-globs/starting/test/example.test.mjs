import assert from "node:assert/strict";
import { test } from "node:test";
import { matches, select } from "../src/path-globs.js";

test("matches", () => {
  assert.equal(matches("src/**/*.js", "src/a/b/c.js"), true);
  assert.equal(matches("src/*.js", "src/a/b.js"), false);
});

test("selects", () => {
  assert.deepEqual(select(["*.js", "!b*"], ["a.js", "b.js", "c.ts"]), ["a.js"]);
});
