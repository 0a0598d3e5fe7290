import assert from "node:assert/strict";
import { test } from "node:test";
import { planBuild } from "../src/plan-build.js";

test("builds in parallel", () => {
  const tasks = [
    { id: "link", needs: ["a", "b"], minutes: 1 },
    { id: "a", minutes: 3 },
    { id: "b", minutes: 5 },
  ];
  assert.deepEqual(planBuild(tasks, 2), {
    minutes: 6,
    steps: [
      { id: "b", worker: 1, start: 0, end: 5 },
      { id: "a", worker: 2, start: 0, end: 3 },
      { id: "link", worker: 1, start: 5, end: 6 },
    ],
  });
});
