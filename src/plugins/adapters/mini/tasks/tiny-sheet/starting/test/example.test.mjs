import assert from "node:assert/strict";
import { test } from "node:test";
import { Sheet } from "../src/sheet.js";

test("works formulas out", () => {
  const sheet = new Sheet();
  sheet.set("A1", "2");
  sheet.set("B1", "=A1 * (3 + 4)");
  assert.equal(sheet.get("B1"), 14);
  assert.deepEqual(sheet.set("A1", "3"), ["A1", "B1"]);
  assert.equal(sheet.get("b1"), 21);
});
