import assert from "node:assert/strict";
import { test } from "node:test";
import { formatDuration, parseDuration } from "../src/duration.js";

test("reads and writes durations", () => {
  assert.equal(parseDuration("1h 30m"), 5400);
  assert.equal(formatDuration(5400), "1h 30m");
  assert.throws(() => parseDuration("soon"), SyntaxError);
});
