import assert from "node:assert/strict";
import { test } from "node:test";
import { SpanMap } from "../src/span-map.js";

test("overwrites and joins", () => {
  const map = new SpanMap();
  map.set(0, 10, "red");
  map.set(3, 5, "blue");
  assert.deepEqual(map.spans(), [
    [0, 3, "red"],
    [3, 5, "blue"],
    [5, 10, "red"],
  ]);
  map.set(3, 5, "red");
  assert.deepEqual(map.spans(), [[0, 10, "red"]]);
});
