import assert from "node:assert/strict";
import { test } from "node:test";
import { encodeFrame, FrameDecoder } from "../src/frames.js";

test("encodes and decodes", () => {
  const frame = encodeFrame("hi");
  assert.deepEqual([...frame], [4, 1, 2, 104, 105, 212]);
  const decoder = new FrameDecoder();
  assert.deepEqual(decoder.push(frame.subarray(0, 3)), []);
  assert.equal(decoder.pending, 3);
  assert.deepEqual(decoder.push(frame.subarray(3)), ["hi"]);
});
