import assert from "node:assert/strict";
import { test } from "node:test";
import { TableReader } from "../src/table-reader.js";

test("reads across chunks", () => {
  const reader = new TableReader();
  assert.deepEqual(reader.feed("a|b\n'it''s"), [["a", "b"]]);
  assert.deepEqual(reader.feed(" |'|2"), []);
  assert.deepEqual(reader.end(), [["it's |", "2"]]);
});
