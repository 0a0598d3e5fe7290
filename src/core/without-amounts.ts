/**
 * Words of a program or a provider without amounts of money: prices differ from one account to the next, so that none
 * is ever kept outside of a transcript.
 */
export const withoutAmounts = (text: string): string =>
  text.replace(AMOUNT, (_, cost = "", budget = "") => `${cost}${budget}[amount]`);

// Bounded throughout: what a program wrote may be one long line of anything.
const NUMBER = String.raw`\d{1,20}(?:[.,]\d{1,20}){0,6}(?:e[-+]?\d{1,3})?`;
const IS = String.raw`\w{0,40}"?\s{0,4}[:=]\s{0,4}`;

/** With a currency before it or after it, or as the value of what is called a cost. */
const AMOUNT = new RegExp(
  [
    String.raw`(?:[$\u20ac\u00a3\u00a5]|\b(?:USD|EUR)\b)\s?${NUMBER}`,
    String.raw`\b${NUMBER}\s?(?:USD|EUR|dollars?|cents?)\b`,
    String.raw`((?:cost|price|spend|balance)${IS})(?:\{[^}]{0,400}\}?|"?${NUMBER}"?)`,
    String.raw`(budget${IS})"?\d{1,20}\.\d{1,20}"?`,
  ].join("|"),
  "gi",
);
