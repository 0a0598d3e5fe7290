import assert from "node:assert/strict";
import { test } from "node:test";
import { best, compareVersions, satisfies } from "../src/versions.js";

test("compares", () => {
  assert.equal(compareVersions("1.10.0", "1.9.0"), 1);
  assert.equal(compareVersions("1.0.0-rc.1", "1.0.0"), -1);
});

test("satisfies", () => {
  assert.equal(satisfies("1.4.2", "^1.2 !1.3 | 3"), true);
  assert.equal(best(["1.0.0", "2.1.0", "2.0.0"], ">=1 <3"), "2.1.0");
});
