import assert from "node:assert/strict";
import { test } from "node:test";
import { firstCommon, freeSlots } from "../src/free-slots.js";

const day = { from: "09:00", to: "17:00" };

test("free slots", () => {
  assert.deepEqual(freeSlots([{ from: "10:00", to: "16:30" }], day), [
    { from: "09:00", to: "10:00" },
    { from: "16:30", to: "17:00" },
  ]);
});

test("a common slot", () => {
  assert.deepEqual(firstCommon([[{ from: "09:00", to: "10:00" }], [{ from: "10:15", to: "12:00" }]], day, 30), { from: "12:00", to: "12:30" });
});
