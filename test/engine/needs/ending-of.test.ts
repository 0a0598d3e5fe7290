import { expect, it } from "vitest";
import { endingOf } from "#engine/needs/ending-of.ts";
import { testEngine } from "../../support/engine.ts";

it.each([
  ["exit 3", 20_000, "ended with 3"],
  ["kill -TERM $$", 20_000, "was ended by SIGTERM"],
  // It is killed then, which is not what came of itself.
  ["sleep 600", 20, "did not end within 0.02 s"],
])("tells how `%s` ended", async (script, timeoutMs, ending) => {
  using engine = await testEngine();
  const { baseEnv, tempRoot } = engine.host;
  const ended = await engine.exec.run({ argv: ["sh", "-c", script], cwd: tempRoot, env: baseEnv, timeoutMs });
  expect(endingOf(ended, timeoutMs)).toBe(ending);
});
