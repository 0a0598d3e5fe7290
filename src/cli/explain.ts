import type { SpelledOut } from "#cli/spelled-out.ts";
import { HARNESS_VERSION } from "#cli/version.ts";
import { MAX_ANNOTATION_CHARACTERS, SHARD_MARKER } from "#core/annotation.ts";
import { BenchError, EXIT } from "#core/errors.ts";
import { printable } from "#core/printable.ts";
import { ascii } from "#platform/progress/inert-text.ts";
import { lookOf } from "#platform/progress/look.ts";

/** The one place where errors become text and exit codes. */
export function explain(program: string, error: unknown, spelledOut: SpelledOut): number {
  if (error instanceof BenchError) {
    const { message, hint, exit } = error;
    for (const text of [message, hint]) spelledOut.note(text);
    const calls = spelledOut.line();
    tell([`${program}: ${message}`, `  → ${hint}`, ...(calls === null ? [] : [calls])].map(printable));
    annotate(printable(`${message}\n→ ${hint}`));
    return exit;
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  tell([
    `${program}: ${text}`,
    `  → This is a bug in benchmark-harness ${HARNESS_VERSION}; please report it with the lines above.`,
  ]);
  return EXIT.runtime;
}

function tell(lines: readonly string[]): void {
  const text = `${lines.join("\n")}\n`;
  const isShown = !process.stderr.isTTY || lookOf(process.env).glyphs.unicode;
  process.stderr.write(isShown ? text : ascii(text));
}

/** A shard of the Action has no step above it that could say on the page of the workflow run why it ended. */
function annotate(text: string): void {
  if ((process.env[SHARD_MARKER] ?? "") === "") return;
  const escaped = text.slice(0, MAX_ANNOTATION_CHARACTERS).replaceAll("%", "%25").replaceAll("\n", "%0A");
  process.stderr.write(`::error title=benchmark-harness::${escaped}\n`);
}
