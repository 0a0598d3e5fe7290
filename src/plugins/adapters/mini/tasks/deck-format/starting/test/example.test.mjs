import assert from "node:assert/strict";
import { test } from "node:test";
import { parseDeck } from "../src/parse-deck.js";

test("reads a deck", () => {
  const text = ["; a comment", "title = Night shift", "[lamp]", "steps[] = 10", "steps[] = 20", "note = one two \\", "   three"].join("\n");
  assert.deepEqual(parseDeck(text), {
    "": { title: "Night shift" },
    lamp: { steps: ["10", "20"], note: "one two three" },
  });
});

test("names the line of an error", () => {
  assert.throws(() => parseDeck("a = 1\nnonsense"), { name: "SyntaxError", line: 2 });
});
