import assert from "node:assert/strict";
import { test } from "node:test";
import { compileQuery } from "../src/compile-query.js";

const ticket = { title: "Crash on start", state: "open", votes: 12, labels: ["bug", "ui"], author: { name: "Ada" } };

test("finds", () => {
  assert.equal(compileQuery("crash state:open")(ticket), true);
  assert.equal(compileQuery("votes>20 or label:bug")(ticket), false);
  assert.equal(compileQuery("labels:bug -author.name:bob")(ticket), true);
});

test("says where a query is wrong", () => {
  assert.throws(() => compileQuery("(a or"), { name: "SyntaxError", at: 5 });
});
