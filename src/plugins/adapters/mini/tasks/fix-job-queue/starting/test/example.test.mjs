import assert from "node:assert/strict";
import { test } from "node:test";
import { createQueue } from "../src/queue.js";

test("gives jobs when they are due", () => {
  let time = 0;
  const queue = createQueue({ now: () => time });
  queue.add("later", { delayMs: 10 });
  queue.add("now", { priority: 1 });
  assert.equal(queue.take(), "now");
  assert.equal(queue.take(), null);
  assert.equal(queue.nextDueIn(), 10);
  time = 10;
  assert.equal(queue.take(), "later");
});
