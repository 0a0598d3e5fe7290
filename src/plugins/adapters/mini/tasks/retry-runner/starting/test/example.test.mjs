import assert from "node:assert/strict";
import { test } from "node:test";
import { delays, retry } from "../src/retry.js";

test("waits longer each time", () => {
  assert.deepEqual(delays({ tries: 4 }), [100, 200, 400]);
});

test("tries again", async () => {
  const waits = [];
  const task = async (n) => {
    if (n < 3) throw new Error("busy");
    return n;
  };
  assert.equal(await retry(task, {}, async (ms) => waits.push(ms)), 3);
  assert.deepEqual(waits, [100, 200]);
});
