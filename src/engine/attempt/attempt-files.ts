import fs from "node:fs";
import { join } from "node:path";
import { sha256 } from "#core/digest.ts";
import type { FileDigest } from "#core/records.gen.ts";
import type { Verification } from "#core/verification.ts";
import type { AttemptJob } from "#engine/attempt/attempt-job.ts";
import type { AttemptLog } from "#engine/attempt/attempt-log.ts";
import type { AgentRun } from "#plugins/backends/contract.ts";
import { EFFECTIVE_PROMPT_FILE, MODEL_OUTPUT_FILE, PROMPT_FILE, VERIFY_OUTPUT_FILE } from "#record/layout.ts";

/** Writes the prompt and gives its text. An adapter that cannot make one leaves an empty file behind. */
export function writePrompt({ adapter, task, previous, dir }: AttemptJob, log: AttemptLog): string {
  let text = "";
  try {
    text = adapter.prompt(task, previous?.verification);
    return text;
  } finally {
    log.add({ prompt: write(dir, PROMPT_FILE, text) });
  }
}

/** Keeps the agent's last words, and the prompt its program really got, where there are any. */
export function writeFinalText({ dir }: AttemptJob, { finalText, effectivePrompt }: AgentRun, log: AttemptLog): void {
  if (effectivePrompt !== null) log.add({ effectivePrompt: write(dir, EFFECTIVE_PROMPT_FILE, effectivePrompt) });
  if (finalText === null || finalText === "") return;
  write(dir, MODEL_OUTPUT_FILE, finalText);
  log.add({ hasFinalText: true });
}

/** Keeps what the next attempt is shown, byte for byte: a resumed trial reads it again. */
export function writeVerifyOutput({ dir }: AttemptJob, { feedback }: Verification): void {
  write(dir, VERIFY_OUTPUT_FILE, feedback);
}

function write(dir: string, name: string, text: string): FileDigest {
  const bytes = Buffer.from(text, "utf8");
  fs.writeFileSync(join(dir, name), bytes);
  return { path: name, sha256: sha256(bytes) };
}
