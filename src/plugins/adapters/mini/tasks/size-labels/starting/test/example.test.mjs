import assert from "node:assert/strict";
import { test } from "node:test";
import { sizeLabel } from "../src/size-label.js";

test("labels sizes", () => {
  assert.equal(sizeLabel(900), "900 B");
  assert.equal(sizeLabel(1536), "1.5 KiB");
  assert.equal(sizeLabel(2 * 1024 * 1024), "2 MiB");
});
