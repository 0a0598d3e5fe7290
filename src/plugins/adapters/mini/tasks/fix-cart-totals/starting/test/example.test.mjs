import assert from "node:assert/strict";
import { test } from "node:test";
import { cartTotal, receipt } from "../src/cart.js";

const lines = [{ name: "tea", cents: 350, count: 2 }];

test("totals", () => {
  assert.deepEqual(cartTotal(lines, [{ percent: 15 }]), { subtotal: 700, discount: 105, total: 595 });
});

test("receipts", () => {
  assert.deepEqual(receipt(lines, [{ percent: 15 }]), ["2 x tea: 7.00", "discount: -1.05", "total: 5.95"]);
});
