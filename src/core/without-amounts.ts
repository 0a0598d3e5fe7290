/**
 * Words of a program or a provider without amounts of money: prices differ from one account to the next, so that none
 * is ever kept outside of a transcript.
 */
export const withoutAmounts = (text: string): string =>
  text.replace(AMOUNT, (_, cost = "", told = "", budget = "") => `${cost}${told}${budget}[amount]`);

// Bounded throughout: what a program wrote may be one long line of anything.
const EXPONENT = String.raw`e[-+]?\d{1,3}`;
const NUMBER = String.raw`(?:\d{1,20}(?:[.,]\d{1,20}){0,6}|\.\d{1,20})(?:${EXPONENT})?`;
const IS = String.raw`\w{0,40}"?\s{0,4}[:=]\s{0,4}`;

/** By ISO 4217, those that are usual; without such as are words of English, since case is no matter. */
const CODE =
  "(?:USD|EUR|GBP|CHF|JPY|CNY|RMB|INR|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|RON|KRW|BRL|MXN|SGD|HKD|TWD|ZAR|RUB|UAH|ILS|AED)";
const CURRENCY = `(?:${CODE}|dollars?|euros?|pounds?|francs?|rupees?|yen|yuan|cents?)`;

/** In a sentence a cost is a number that counts nothing else; a whole one has no word after it at all. */
const COUNTED = String.raw`\s?(?:[%\p{Sc}]|(?:${CURRENCY}|m?s|secs?|seconds?|mins?|minutes?|h|hours?|days?|k|tokens?|[kmg]i?b|turns?|steps?|calls?|requests?|times|x|percent|points?)\b)`;
const TOLD = String.raw`(?<!\w)(?:(?:\d{0,20}(?:[.,]\d{1,20}){1,6}(?:${EXPONENT})?|\d{1,20}${EXPONENT})(?!\w|[.,]\d|${COUNTED})|\d{1,20}(?![\w%/:-]|[.,]\d|\s?[\p{L}\p{Sc}%]))`;
const TELLS = String.raw`\w{0,40}"?\s{0,4}[:=~(]?\s{0,4}(?:(?:a|an|of|was|is|are|you|about|at|so far|limit|total|roughly)\s{1,4}){0,4}`;

/** With a currency before it or after it, or as the value of what is called a cost, or told as one in a sentence. */
const AMOUNT = new RegExp(
  [
    String.raw`(?:\p{Sc}\s?|(?<![a-z])${CODE}(?![a-z])"?\s{0,4}[:=]?\s{0,4}"?)${NUMBER}`,
    String.raw`${NUMBER}\s?(?:\p{Sc}(?!\w)|${CURRENCY}\b)`,
    String.raw`((?:cost|price|spend|balance)${IS})(?:\{[^}]{0,400}\}?|\[[^\]]{0,400}\]?|"?${NUMBER}"?)`,
    String.raw`((?:cost|price|spend|spent|balance|credit|charge|bill|paid)${TELLS})${TOLD}`,
    String.raw`(budget${IS})"?\d{1,20}\.\d{1,20}"?`,
  ].join("|"),
  "giu",
);
