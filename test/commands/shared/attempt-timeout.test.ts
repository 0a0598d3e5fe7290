/** Which limit of an attempt goes before which: the flag, what is written down, the agent's own variable, what is usual. */
import { join } from "node:path";
import fs from "node:fs";
import { expect, it } from "vitest";
import type { Plan } from "#core/records.gen.ts";
import { loopbackProvider } from "../../support/loopback.ts";
import { http } from "#platform/http.ts";
import { caller, writeJson } from "../../support/called.ts";

interface Said {
  /** Seconds of `--attempt-timeout`. */
  readonly flag?: number;
  /** Seconds in the configuration or the preset. */
  readonly written?: number;
  /** Seconds in the agent's own variable. */
  readonly variable?: number;
  /** Of the candidate, in a configuration or a preset. */
  readonly env?: Readonly<Record<string, string>>;
}

const VARIABLE = "CCT_CLAUDE_TIMEOUT_SECONDS";
const ELSEWHERE = { env: { ANTHROPIC_BASE_URL: "http://127.0.0.1:9" } };

it.each<readonly ["config" | "flags" | "preset" | "sonnet" | "ollama:m" | "sonnet, ollama:m", Said, number]>([
  // A configuration: flag, then file, then variable, then ten minutes.
  ["config", {}, 600],
  ["config", { variable: 90 }, 90],
  ["config", { written: 40 }, 40],
  ["config", { written: 40, variable: 90 }, 40],
  ["config", { flag: 20, variable: 90 }, 20],
  ["config", { flag: 20, written: 40 }, 20],
  ["config", { flag: 20, written: 40, variable: 90 }, 20],
  // Flags alone: the same without a file.
  ["flags", {}, 600],
  ["flags", { variable: 90 }, 90],
  ["flags", { flag: 20, variable: 90 }, 20],
  // A preset of `bench`: flag, then preset, then what is usual for its candidates; no variable.
  ["preset", {}, 300],
  ["preset", ELSEWHERE, 600],
  ["preset", { variable: 90 }, 300],
  ["preset", { written: 40 }, 40],
  ["preset", { written: 40, ...ELSEWHERE }, 40],
  ["preset", { written: 40, variable: 90 }, 40],
  ["preset", { flag: 20 }, 20],
  ["preset", { flag: 20, written: 40, variable: 90 }, 20],
  // Candidates as words: flag, then what is usual, one for all; no variable.
  ["sonnet", {}, 300],
  ["sonnet", { variable: 90 }, 300],
  ["sonnet", { flag: 20, variable: 90 }, 20],
  ["ollama:m", {}, 600],
  ["ollama:m", { flag: 20 }, 20],
  ["sonnet, ollama:m", {}, 600],
  ["sonnet, ollama:m", { variable: 90 }, 600],
  ["sonnet, ollama:m", { flag: 20 }, 20],
])("of %s with %j an attempt may take as long as said: %i s", async (from, said, seconds) => {
  await using nobody = await loopbackProvider((_, response) => void response.writeHead(500).end());
  const { flag, written, variable, env } = said;
  const user = variable === undefined ? {} : { [VARIABLE]: String(variable) };
  using place = await caller({ http, env: { OLLAMA_HOST: nobody.url, ...user } });
  const candidate = { backend: "claude-code", model: "m", ...(env === undefined ? {} : { env }) };
  const limit = written === undefined ? {} : { attempt_timeout_seconds: written };
  const config = { benchmark: "stub", candidates: [candidate], ...limit };
  const line = {
    config: ["benchmark", "plan", "--config", writeJson(place, "c.json", config)],
    flags: ["benchmark", "plan", "--benchmark", "stub", "--backend", "claude-code"],
    preset: ["bench", "--preset", "own", "--dry-run"],
  };
  fs.mkdirSync(join(place.folder, "presets"));
  writeJson(place, "presets/own.json", config);
  const words = ["bench", "--benchmark", "stub", "--dry-run", ...from.split(", ")];
  const called = from === "config" || from === "flags" || from === "preset" ? line[from] : words;
  const given = flag === undefined ? [] : ["--attempt-timeout", String(flag)];
  const { payload } = await place.call(...called, ...given);
  const { plan } = payload as { readonly plan: Plan };
  const limits = plan.candidates.map((one) => one.attempt_timeout_seconds ?? plan.settings.attempt_timeout_seconds);
  expect([...new Set(limits)]).toEqual([seconds]);
});
