import { expect, test } from "vitest";
import { remembered } from "#core/remembered.ts";

test("is made once for a list, whoever holds that list, and again for another one", () => {
  const made: string[] = [];
  const ask = remembered((words) => {
    made.push(words.join("+"));
    return { words };
  });
  expect(ask(["a", "b"])).toBe(ask(["a", "b"]));
  expect(ask(["a,b"])).not.toBe(ask(["a", "b"]));
  expect(ask([]).words).toEqual([]);
  expect(made).toEqual(["a+b", "a,b", ""]);
});

test("forgets the oldest when there are too many", () => {
  let made = 0;
  const ask = remembered(() => ++made, 2);
  expect([ask(["a"]), ask(["b"]), ask(["c"]), ask(["c"]), ask(["b"]), ask(["a"])]).toEqual([1, 2, 3, 3, 2, 4]);
});
