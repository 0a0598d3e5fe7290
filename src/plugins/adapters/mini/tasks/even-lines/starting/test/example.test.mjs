import assert from "node:assert/strict";
import { test } from "node:test";
import { wrapEven } from "../src/wrap-even.js";

test("prefers even lines over full ones", () => {
  assert.deepEqual(wrapEven("aaa bb cc ddddd", 6), ["aaa", "bb cc", "ddddd"]);
});
