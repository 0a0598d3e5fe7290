import assert from "node:assert/strict";
import { test } from "node:test";
import { createTable } from "../src/table.js";

test("finds routes", () => {
  const table = createTable();
  table.add("/users/:id", "user");
  table.add("/users/me", "me");
  assert.deepEqual(table.find("/users/7"), { name: "user", params: { id: "7" } });
  assert.deepEqual(table.find("/users/me"), { name: "me", params: {} });
  assert.equal(table.find("/users/7/files"), null);
});
