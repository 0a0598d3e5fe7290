import { describe, expect, it } from "vitest";
import { createGrowingRedactor } from "#core/growing-redactor.ts";

const [OLD, NEW, OTHER] = ["an-old-secret", "a-new-secret", "another-secret"];

const growing = (secrets: readonly string[], learnt = new Set<string>(), mayGrow = true) =>
  createGrowingRedactor(secrets, { learnt, mayGrow }) ?? expect.unreachable("it may grow");

describe("a redactor that may be told of further secrets", () => {
  it("takes them out from then on, and says whether any is new", () => {
    const redactor = growing([OLD]);
    expect(redactor.text(`${OLD} ${NEW}`)).toBe(`[redacted] ${NEW}`);
    expect(redactor.learn([OLD, "short"])).toBe(false);
    expect(redactor.learn([OLD, NEW])).toBe(true);
    expect(redactor.text(`${OLD} ${NEW}`)).toBe("[redacted] [redacted]");
    expect(redactor.value({ [NEW]: [NEW] })).toEqual({ "[redacted]": ["[redacted]"] });
    const stream = redactor.stream();
    const said = [stream.push(Buffer.from(NEW.slice(0, 5))), stream.push(Buffer.from(NEW.slice(5))), stream.end()];
    expect(Buffer.concat(said).toString()).toBe("[redacted]");
  });

  it("begins with nothing where that may come, and is none where nothing will", () => {
    const redactor = growing([]);
    expect(redactor.value({ one: NEW, two: null })).toEqual({ one: NEW, two: null });
    expect(Buffer.from(redactor.stream().push(Buffer.from(NEW))).toString()).toBe(NEW);
    redactor.learn([NEW]);
    expect(Buffer.from(redactor.bytes(Buffer.from(NEW))).toString()).toBe("[redacted]");
    expect(createGrowingRedactor([], { learnt: new Set(), mayGrow: false })).toBeNull();
    expect(createGrowingRedactor([], { learnt: new Set([NEW]), mayGrow: false })?.text(NEW)).toBe("[redacted]");
  });

  it("shares what it learns with those that begin later, and with those that learn something themselves", () => {
    const learnt = new Set<string>();
    const [one, two] = [growing([], learnt), growing([], learnt)];
    one.learn([NEW]);
    expect(growing([], learnt).text(NEW)).toBe("[redacted]");
    two.learn([OTHER]);
    expect(two.text(`${NEW} ${OTHER}`)).toBe("[redacted] [redacted]");
  });

  it("shares the latest alone, so that a long run is not slower in the end", () => {
    const learnt = new Set<string>();
    for (let at = 0; at < 100; at++) growing([], learnt).learn([`${NEW}-${at}`]);
    expect([...learnt]).toEqual(Array.from({ length: 16 }, (_, at) => `${NEW}-${at + 84}`));
  });
});
