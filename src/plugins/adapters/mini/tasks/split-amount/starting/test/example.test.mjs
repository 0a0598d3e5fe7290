import assert from "node:assert/strict";
import { test } from "node:test";
import { splitAmount } from "../src/split-amount.js";

test("splits to the cent", () => {
  assert.deepEqual(splitAmount(100, [1, 1, 1]), [34, 33, 33]);
  assert.deepEqual(splitAmount(100, [1, 2, 1]), [25, 50, 25]);
});
