import assert from "node:assert/strict";
import { test } from "node:test";
import { planRota } from "../src/plan-rota.js";

test("passes over who is away", () => {
  const { plan, turns } = planRota(["ann", "bo"], ["mon", "tue"], { ann: ["mon"] });
  assert.deepEqual(plan, [
    { day: "mon", person: "bo" },
    { day: "tue", person: "ann" },
  ]);
  assert.deepEqual(turns, [
    ["ann", 1],
    ["bo", 1],
  ]);
});
