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
  ])("%s", (text, without) => {
    expect(withoutAmounts(text)).toBe(without);
  });

  it("hold none whatever stands around it", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 999, noNaN: true }),
        fc.string(),
        fc.string(),
        (amount, before, after) => {
          const digits = amount.toFixed(5);
          for (const said of [`$${digits}`, `"total_cost_usd": ${digits}`, `"cost":{"total":${digits}}`])
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
