import assert from "node:assert/strict";
import { test } from "node:test";
import { maskSecrets } from "../src/mask-secrets.js";

test("masks by name", () => {
  assert.deepEqual(maskSecrets({ user: "ada", password: "correct horse" }, ["password"]), { user: "ada", password: "****se" });
});
