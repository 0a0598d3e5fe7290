import { inertJson } from "#platform/progress/inert-text.ts";
import type { Output, View } from "#platform/progress/view.ts";

/** One event per line, for programs. */
export function jsonView(output: Output): View {
  return {
    beatMs: 1000,
    show: (event) => output.write(`${inertJson(event)}\n`),
    beat: () => output.flush(),
    say: (text) => output.write(`${inertJson({ type: "said", text })}\n`),
    close: () => output.close(),
  };
}
