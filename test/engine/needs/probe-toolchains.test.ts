import { describe, expect, it } from "vitest";
import type { ToolchainSpec } from "#core/environment.ts";
import { probeToolchains } from "#engine/needs/probe-toolchains.ts";
import { testEngine } from "../../support/engine.ts";

const spec = (id: string, script: string, more: Partial<ToolchainSpec> = {}): ToolchainSpec => ({
  ...{ id, probe: ["sh", "-c", script], version: /^(\S+)$/m, install: { apt: [id] } },
  ...more,
});

async function told(specs: readonly ToolchainSpec[]): Promise<readonly string[]> {
  using engine = await testEngine();
  const found = await probeToolchains(specs, engine);
  return found.map(({ state, version, problem }) => `${state} ${version}: ${problem}`);
}

describe("toolchains of a machine", () => {
  it("are usable, too old, broken or not there", async () => {
    expect(
      await told([
        spec("good", "echo 3.10", { atLeast: [3, 9] }),
        spec("old", "echo 3.8.99", { atLeast: [3, 9] }),
        spec("bad", "exit 3"),
        spec("mute", "true"),
        spec("none", "", { probe: ["no-such-program"] }),
      ]),
    ).toEqual([
      "usable 3.10: null",
      "old 3.8.99: old 3.8.99 is too old: 3.9 or later is needed.",
      "broken null: bad does not work: `sh -c exit 3` ended with 3.",
      "broken null: mute does not say its version: `sh -c true` printed none.",
      expect.stringMatching(/^absent null: none is not installed: There is no program "no-such-program"/) as string,
    ]);
  });

  it("are not blamed for a library, nor a library for the toolchain that would find it", async () => {
    expect(
      await told([
        spec("lost", "exit 1", { foundBy: "works" }),
        spec("blind", "echo 1.0", { foundBy: "none" }),
        spec("works", "echo 1.0"),
        spec("none", "", { probe: ["no-such-program"] }),
      ]),
    ).toEqual([
      "absent null: lost is not installed: works does not find it.",
      "untold null: blind cannot be looked for without none.",
      "usable 1.0: null",
      expect.stringMatching(/^absent null/) as string,
    ]);
  });
});
