import { expect, it } from "vitest";
import { HeldTime } from "#gateway/held-time.ts";

it("counts the time in which all that is asked for is kept waiting, and once where that is more than one", () => {
  let now = 1000;
  const time = new HeldTime(() => now);
  const seen = (ms: number): number => {
    now += ms;
    return time.ms;
  };
  expect(seen(5)).toBe(0);
  const [one, other] = [time.ask(), time.ask()];
  const held = time.hold();
  // The other is being answered.
  expect(seen(10)).toBe(0);
  const alsoHeld = time.hold();
  expect(seen(20)).toBe(20);
  alsoHeld[Symbol.dispose]();
  expect(seen(40)).toBe(20);
  other[Symbol.dispose]();
  expect(seen(80)).toBe(100);
  held[Symbol.dispose]();
  one[Symbol.dispose]();
  expect(seen(160)).toBe(100);
});
