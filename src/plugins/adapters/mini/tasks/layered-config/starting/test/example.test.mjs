import assert from "node:assert/strict";
import { test } from "node:test";
import { mergeLayers } from "../src/merge-layers.js";

test("later layers win", () => {
  const merged = mergeLayers([
    { server: { host: "localhost", port: 80 }, plugins: ["a"], debug: true },
    { server: { port: 8080 }, "plugins+": ["b"], debug: null },
  ]);
  assert.deepEqual(merged, { server: { host: "localhost", port: 8080 }, plugins: ["a", "b"] });
});
