import { createInterface } from "node:readline/promises";

/** Asks on the terminal. Yes has to be said; an empty answer, the end of input and Ctrl-C are a no. */
export async function confirm(question: string, signal: AbortSignal): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const gone = new AbortController();
  terminal.once("close", () => gone.abort());
  terminal.once("SIGINT", () => gone.abort());
  try {
    const answer = await terminal.question(`${question} [y/N] `, { signal: AbortSignal.any([signal, gone.signal]) });
    return /^y(es)?$/i.test(answer.trim());
  } catch {
    return false; // nobody answered
  } finally {
    terminal.close();
  }
}
