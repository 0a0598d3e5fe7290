import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../src/render.js";

test("renders", () => {
  assert.equal(render("Hello, {name}!", { name: "Ada" }), "Hello, Ada!");
  assert.equal(render("{n#one file|# files}", { n: 1 }), "one file");
  assert.equal(render("{n#one file|# files}", { n: 3 }), "3 files");
});
