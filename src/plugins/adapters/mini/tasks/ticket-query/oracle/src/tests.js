const NUMBER = /^-?\d+(\.\d+)?$/;
const RANGE = /^(-?\d+(?:\.\d+)?)\.\.(-?\d+(?:\.\d+)?)$/;

export const isNumber = (text) => NUMBER.test(text);

const fold = (text) => text.toLowerCase();

/** Whether some string in the ticket holds the text. */
export function containsTest(text) {
  const wanted = fold(text);
  const search = (value) => {
    if (typeof value === "string") return fold(value).includes(wanted);
    return typeof value === "object" && value !== null && Object.values(value).some(search);
  };
  return search;
}

export function fieldTest(field, value, quoted) {
  if (!quoted && value === "none") return (ticket) => valueOf(ticket, field) == null;
  if (!quoted && value === "any") return (ticket) => valueOf(ticket, field) != null;
  return someTest(field, quoted ? equalText(value) : valueTest(value));
}

export function compareTest(field, sign, limit) {
  const holds = {
    ">": (value) => value > limit,
    ">=": (value) => value >= limit,
    "<": (value) => value < limit,
    "<=": (value) => value <= limit,
  }[sign];
  return someTest(field, (value) => typeof value === "number" && holds(value));
}

function someTest(field, test) {
  return (ticket) => {
    const value = valueOf(ticket, field);
    return Array.isArray(value) ? value.some(test) : test(value);
  };
}

function valueTest(text) {
  const range = RANGE.exec(text);
  if (range !== null) return (value) => typeof value === "number" && value >= Number(range[1]) && value <= Number(range[2]);
  if (isNumber(text)) return (value) => value === Number(text) || value === text;
  if (text === "true" || text === "false") return (value) => value === (text === "true") || equalText(text)(value);
  if (text.endsWith("*")) return (value) => typeof value === "string" && fold(value).startsWith(fold(text.slice(0, -1)));
  return equalText(text);
}

function equalText(text) {
  return (value) => typeof value === "string" && fold(value) === fold(text);
}

function valueOf(ticket, field) {
  let value = ticket;
  for (const name of field.split(".")) {
    if (typeof value !== "object" || value === null || Array.isArray(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}
