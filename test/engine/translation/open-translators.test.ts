import { expect, it } from "vitest";
import type { Plan } from "#core/records.gen.ts";
import type { RunCandidate } from "#engine/run-job.ts";
import { openTranslators } from "#engine/translation/open-translators.ts";
import { testEngine } from "../../support/engine.ts";
import { tempDir } from "../../support/temp-dir.ts";

it("says what a translation lacks and how to get it, and that it is for the translation", async () => {
  using engine = await testEngine();
  const deps = { ...engine, host: { ...engine.host, baseEnv: { PATH: tempDir() } } };
  const translation = { upstream: "http://127.0.0.1:9", model: "m", key: null };
  const candidates = [{ service: { translation } }] as unknown as RunCandidate[];
  const plan = { candidates: [{ name: "vllm:m" }] } as unknown as Plan;
  await expect(openTranslators(plan, candidates, new Set([0]), deps)).rejects.toMatchObject({
    code: "no-python",
    message: expect.stringMatching(/^LiteLLM has to translate for a candidate, .*python3 is not installed/) as string,
    hint: expect.stringMatching(/^Install it with: \S/) as string,
  });
  // Who has nothing to do needs none.
  await using none = await openTranslators(plan, candidates, new Set(), deps);
  expect(none.candidates).toBe(candidates);
});
