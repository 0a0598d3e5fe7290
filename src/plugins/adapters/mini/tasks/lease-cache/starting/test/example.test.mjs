import assert from "node:assert/strict";
import { test } from "node:test";
import { LeaseCache } from "../src/lease-cache.js";

test("entries expire", () => {
  let time = 0;
  const cache = new LeaseCache({ capacity: 2, ttlMs: 100, now: () => time });
  cache.set("a", 1);
  assert.equal(cache.get("a"), 1);
  time = 100;
  assert.equal(cache.get("a"), undefined);
  assert.equal(cache.size, 0);
});
