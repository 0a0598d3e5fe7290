import { describe, expect, it } from "vitest";
import { limitByVariable } from "#engine/attempt-limit.ts";
import { backends } from "#plugins/backends/index.ts";

const claude = await backends.get("claude-code");
const NAME = "CCT_CLAUDE_TIMEOUT_SECONDS";
const candidate = { env: {}, unsetEnv: [] };

describe("the variable that limits a backend's calls", () => {
  it("is its own alone, and a backend without one has none", async () => {
    expect(limitByVariable(claude, candidate, { [NAME]: "90", CCT_AIDER_TIMEOUT_SECONDS: "7" })).toBe(90);
    expect(limitByVariable(await backends.get("aider"), candidate, { CCT_AIDER_TIMEOUT_SECONDS: "7" })).toBe(7);
    for (const id of ["codex", "pi", "stub"])
      expect(limitByVariable(await backends.get(id), candidate, { [NAME]: "90" })).toBeNull();
  });

  it("is the candidate's before it is its user's, and neither where the candidate does without it", () => {
    expect(limitByVariable(claude, { ...candidate, env: { [NAME]: "5" } }, { [NAME]: "90" })).toBe(5);
    expect(limitByVariable(claude, { ...candidate, unsetEnv: [NAME] }, { [NAME]: "90" })).toBeNull();
    for (const unset of [{}, { [NAME]: "" }, { [NAME]: undefined }])
      expect(limitByVariable(claude, candidate, unset)).toBeNull();
  });

  it.each(["0", "-1", "1.5", "ten", "1e3", "0x10", "2147484", "99999999999999999999"])(
    "is refused with what it should be when it is %s",
    (value) => {
      expect(limitByVariable(claude, candidate, { [NAME]: value })).toMatchObject({
        message: `The variable ${NAME} is "${value}", which is not a number of seconds.`,
      });
    },
  );
});
