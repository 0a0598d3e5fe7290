import { NUMBER, TEXT } from "#core/attempt-fields.ts";
import type { IndexRow } from "#core/records.gen.ts";
import { ByteNeedle } from "#record/index/byte-needle.ts";

/** One value of a line: what stands before it, how it is spelled, and where it goes. */
export interface LineStep {
  readonly before: ByteNeedle;
  /**
   * `text?` may be null, and so may an `amount` and a `count`, which is a whole one; `slot` is the place among the
   * numbers or texts of an attempt.
   */
  readonly kind: "amount" | "count" | "text" | "text?" | "class" | "prompt" | "verifier" | "flag" | "dir" | "digest";
  readonly slot: number;
}

type Kind = LineStep["kind"];

/** How `JSON.stringify` spells a row made by `rowOf`: its keys in order, with the numbers and texts they hold. */
const FIELDS: readonly (readonly [key: keyof IndexRow, kind: Kind, slots: number | readonly number[]])[] = [
  ["c", "count", NUMBER.c],
  ["t", "count", NUMBER.t],
  ["r", "count", NUMBER.r],
  ["a", "count", NUMBER.a],
  ["try", "count", NUMBER.try],
  ["dir", "dir", 0],
  ["digest", "digest", 0],
  ["class", "class", NUMBER.class],
  ["phase", "text", TEXT.phase],
  ["reason", "text", TEXT.reason],
  ["stop", "text?", TEXT.stop],
  ["ms", "amount", [NUMBER.provision, NUMBER.prompt, NUMBER.solve, NUMBER.change, NUMBER.verify]],
  ["s", "amount", NUMBER.s],
  ["tok", "count", [NUMBER.input, NUMBER.output, NUMBER.cache_read, NUMBER.cache_write, NUMBER.reasoning]],
  ["cover", "amount", NUMBER.cover],
  ["tools", "count", NUMBER.tools],
  ["turns", "count", NUMBER.turns],
  ["change", "count", [NUMBER.files, NUMBER.added, NUMBER.removed]],
  ["fc", "count", NUMBER.fc],
  ["tests", "count", [NUMBER.tests_passed, NUMBER.tests_failed, NUMBER.tests_missing]],
  ["tamper", "count", NUMBER.tamper],
  ["leaks", "count", NUMBER.leaks],
  ["wire", "count", NUMBER.wire],
  ["refused", "count", NUMBER.refused],
  ["endpoint", "text?", TEXT.endpoint],
  ["seed", "text?", TEXT.seed],
  ["prompt", "prompt", TEXT.prompt],
  ["verifier", "verifier", TEXT.verifier],
  ["version", "text?", TEXT.version],
  ["tier", "text", TEXT.tier],
  ["contain", "text?", TEXT.contain],
  ["hidden", "flag", NUMBER.hidden],
  ["arch", "text?", TEXT.arch],
  ["harness", "text?", TEXT.harness],
  ["with", "text?", TEXT.with],
];

export const LINE_STEPS: readonly LineStep[] = stepsOf();
export const LINE_END = new ByteNeedle(Buffer.from("}\n"));

function stepsOf(): LineStep[] {
  let before = '{"v":2';
  return FIELDS.flatMap(([key, kind, slots]) => {
    before += `,"${key}":`;
    if (typeof slots === "number") return [step(kind, slots)];
    const items = slots.map((slot, at) => {
      before += at === 0 ? "[" : ",";
      return step(kind, slot);
    });
    before = "]";
    return items;
  });

  function step(kind: Kind, slot: number): LineStep {
    const made = { before: new ByteNeedle(Buffer.from(before)), kind, slot };
    before = "";
    return made;
  }
}
