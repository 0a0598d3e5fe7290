import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { failureText } from "#core/failure.ts";
import { withoutAmounts } from "#core/without-amounts.ts";

describe("words without amounts of money", () => {
  it.each([
    ["Cost: $0.0041 message, $1,234.50 session.", "Cost: [amount] message, [amount] session."],
    ["it spent 0.02 USD of EUR 5 and € 1,50", "it spent [amount] of [amount] and [amount]"],
    ['{"usage":{"cost":{"total":0.00411,"input":4e-05}}}', '{"usage":{"cost":[amount]}}'],
    ['"total_cost_usd":0.0123,"costUSD": "0.5"', '"total_cost_usd":[amount],"costUSD": [amount]'],
    ["Current cost: 0.0123, Max budget: 0.01", "Current cost: [amount], Max budget: [amount]"],
    ["HTTP 429 after 3 tries in 2.5 s; budget: 4000 tokens", "HTTP 429 after 3 tries in 2.5 s; budget: 4000 tokens"],
    ["5 € or 5€, ₹30, 30 ₽, $.05 and US$ 1.25", "[amount] or [amount], [amount], [amount], [amount] and US[amount]"],
    ["12.50 CHF, GBP 3, 300 jpy and 1e-4 usd", "[amount], [amount], [amount] and [amount]"],
    ["1.5 euros, 2 pounds, 0.5 cents, 1 dollar", "[amount], [amount], [amount], [amount]"],
    ["a cost of 0.0123; the cost was 0.0123", "a cost of [amount]; the cost was [amount]"],
    ["total_cost_usd 0.0123, totalCostUsd=.0123", "total_cost_usd [amount], totalCostUsd=[amount]"],
    ['{"cost":[0.12,0.3],"price": 3}', '{"cost":[amount],"price": [amount]}'],
    ["total cost is about 0.43", "total cost is about [amount]"],
    ["you spent 12.50 of what you may", "you spent [amount] of what you may"],
    [
      "charged 0.43, billed: 0.5, paid .25, spent 5 €",
      "charged [amount], billed: [amount], paid [amount], spent [amount]",
    ],
    ["spend limit 20.00, remaining credits: 12.5", "spend limit [amount], remaining credits: [amount]"],
  ])("leave %j as %j", (text, without) => {
    expect(withoutAmounts(text)).toBe(without);
  });

  it("are the same when it is done again", () => {
    const without = withoutAmounts('"cost":[0.12], cost of 0.5, 5 €');
    expect(withoutAmounts(without)).toBe(without);
  });

  it.each([
    "exit code 1",
    "spent 12.5 s, then spent 300 ms and spent 2 minutes",
    "took 3 turns",
    "spent 4000 tokens of 200k, charged 80%",
    "price list of 2026-11-30",
    "cost model v2 at costs.ts:12",
    "HTTP 402: no credits",
    "TOP 5 files, try 3 times, all 7 run",
    "it cost 3 turns",
    "charged at 12:30, billed for 3 files, paid 1/2",
    "see line 5 $HOME",
    "version 1.5.2 took 0.25 s",
  ])("are as they were where there are none: %s", (text) => {
    expect(withoutAmounts(text)).toBe(text);
  });

  it("hold none whatever stands around it", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 999, noNaN: true }),
        fc.string(),
        fc.string(),
        (amount, before, after) => {
          const digits = amount.toFixed(5);
          for (const said of [
            `$${digits}`,
            `${digits} €`,
            `CHF ${digits}`,
            `"total_cost_usd": ${digits}`,
            `"cost":{"total":${digits}}`,
          ])
            expect(withoutAmounts(`${before} ${said} ${after}`)).not.toContain(said);
        },
      ),
    );
  });

  it("are all that is told of a failure", () => {
    const message = "Budget has been exceeded! Current cost: 0.0123";
    expect(failureText({ status: 400, kind: null, message })).toBe(
      "HTTP 400, Budget has been exceeded! Current cost: [amount]",
    );
  });
});
