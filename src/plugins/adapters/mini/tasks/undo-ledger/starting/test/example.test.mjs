import assert from "node:assert/strict";
import { test } from "node:test";
import { UndoLedger } from "../src/undo-ledger.js";

test("undoes a group at once", () => {
  const ledger = new UndoLedger({ name: "ada" });
  ledger.begin();
  ledger.apply({ name: "bob" });
  ledger.apply({ age: 30 });
  ledger.commit();
  assert.deepEqual(ledger.fields(), { name: "bob", age: 30 });
  assert.equal(ledger.undo(), true);
  assert.deepEqual(ledger.fields(), { name: "ada" });
});
