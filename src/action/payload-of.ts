import { MAX_ANNOTATION_CHARACTERS } from "#core/annotation.ts";
import { BenchError, EXIT } from "#core/errors.ts";
import type { ProgramResult } from "#platform/run-benchmark.ts";

/** What the command line answered. Where it failed, throws what it said and with its exit code, for the annotation. */
export function payloadOf({ exit, payload, said }: ProgramResult): unknown {
  if (payload !== null) return payload;
  const [, message, hint] = EXPLAINED.exec(said) ?? [];
  throw new BenchError(
    exit === EXIT.done ? EXIT.runtime : exit,
    "program-failed",
    message?.slice(0, MAX_ANNOTATION_CHARACTERS) ?? `The command line ended with exit code ${exit} and no answer.`,
    hint ?? "What it said stands in the log above.",
  );
}

/** The error that ends it, as the command line writes one; what it told before is not part of it. */
const EXPLAINED = /(?:^|\n)benchmark: (?![\s\S]*\nbenchmark: )([\s\S]+?)\n {2}→ ([^\n]+)\s*$/;
