import { fieldsOf, type Fields, textIn } from "#plugins/backends/shared/json-line.ts";

/**
 * Which answers came to their end. One that broke off never said what it cost: no more of it is counted than its opening
 * said, if that.
 */
export class Answers {
  readonly #begun = new Set<string>();
  readonly #brokenOff = new Set<string>();
  /** The last one of which nothing has come yet; by the call whose sub-agent gives it, null: none. */
  readonly #open = new Map<string | null, string>();

  /** A line holds some of one. */
  begin(line: Fields): void {
    const [call, id] = [callOf(line), textIn(fieldsOf(line["message"])["id"])];
    // A sub-agent is what came of a call.
    if (call !== null) this.#open.delete(null);
    if (id === null) return;
    this.#begun.add(id);
    this.#open.set(call, id);
  }

  /** A line tells what its calls gave. */
  end(line: Fields): void {
    this.#open.delete(callOf(line));
  }

  /** In a line the program speaks in its place, or tries again. */
  breakOff(line: Fields): void {
    const id = this.#open.get(callOf(line));
    if (id !== undefined) this.#brokenOff.add(id);
    this.end(line);
  }

  /** How many of all came to their end, from 0 to 1. `withoutLast`: what ended the program well was none. */
  coverage(withoutLast: boolean): number {
    const all = this.#begun.size;
    const last = withoutLast ? this.#open.get(null) : undefined;
    const broken = new Set([...this.#brokenOff, ...(last === undefined ? [] : [last])]).size;
    return all === 0 ? 1 : (all - broken) / all;
  }
}

const callOf = (line: Fields): string | null => textIn(line["parent_tool_use_id"]);
