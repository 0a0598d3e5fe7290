import assert from "node:assert/strict";
import { test } from "node:test";
import { createValve } from "../src/create-valve.js";

test("lets a number through", () => {
  let time = 0;
  const valve = createValve({ limit: 2, windowMs: 1000, now: () => time });
  assert.deepEqual(valve.take(), { ok: true, left: 1 });
  time = 400;
  assert.deepEqual(valve.take(), { ok: true, left: 0 });
  assert.deepEqual(valve.take(), { ok: false, waitMs: 600 });
  time = 1000;
  assert.deepEqual(valve.take(), { ok: true, left: 0 });
});
