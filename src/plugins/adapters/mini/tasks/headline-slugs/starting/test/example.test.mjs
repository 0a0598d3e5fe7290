import assert from "node:assert/strict";
import { test } from "node:test";
import { slugOf } from "../src/slug-of.js";

test("makes slugs", () => {
  assert.equal(slugOf("Hello, World!"), "hello-world");
  assert.equal(slugOf("Rock & Roll"), "rock-and-roll");
  assert.equal(slugOf("one two three", 9), "one-two");
});
