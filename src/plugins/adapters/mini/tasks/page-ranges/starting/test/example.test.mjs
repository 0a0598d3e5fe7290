import assert from "node:assert/strict";
import { test } from "node:test";
import { formatPages, parsePages } from "../src/page-ranges.js";

test("formats and parses", () => {
  assert.equal(formatPages([1, 2, 3, 7]), "1-3, 7");
  assert.deepEqual(parsePages("1-3, 7", 10), [1, 2, 3, 7]);
  assert.deepEqual(parsePages("9-", 10), [9, 10]);
});
