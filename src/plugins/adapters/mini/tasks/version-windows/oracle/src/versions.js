const NUMBER = "(?:0|[1-9][0-9]*)";
const PART = "(?:0|[1-9][0-9]*|[0-9]*[a-z][0-9a-z]*)";
const VERSION = new RegExp(`^(${NUMBER})\\.(${NUMBER})\\.(${NUMBER})(?:-(${PART}(?:\\.${PART})*))?$`);
const CONDITION = new RegExp(`^(=|!|>=|>|<=|<|~|\\^|)(${NUMBER})(?:\\.(${NUMBER})(?:\\.(${NUMBER})(?:-(${PART}(?:\\.${PART})*))?)?)?$`);

export function compareVersions(a, b) {
  return order(parse(a), parse(b));
}

export function satisfies(version, window) {
  return meets(parse(version), parseWindow(window));
}

export function best(versions, window) {
  const ranges = parseWindow(window);
  let found = null;
  for (const text of versions) {
    const version = parse(text);
    if (meets(version, ranges) && (found === null || order(version, found.version) > 0)) found = { text, version };
  }
  return found === null ? null : found.text;
}

function parse(text) {
  const match = typeof text === "string" ? VERSION.exec(text) : null;
  if (match === null) throw new SyntaxError(`not a version: ${text}`);
  return { numbers: match.slice(1, 4).map(BigInt), tag: match[4]?.split(".") ?? null };
}

function parseWindow(window) {
  return window.split("|").map((range) =>
    range
      .trim()
      .split(/\s+/)
      .map((text) => {
        if (text === "*") return { operator: "*" };
        const match = CONDITION.exec(text);
        if (match === null) throw new SyntaxError(`not a condition: ${text}`);
        const [, operator, ...numbers] = match;
        const tag = numbers.pop();
        const stated = numbers.filter((number) => number !== undefined).map(BigInt);
        return { operator: operator || "=", stated, tag: tag?.split(".") ?? null };
      }),
  );
}

function meets(version, ranges) {
  return ranges.some((conditions) => {
    if (!conditions.every((condition) => holds(version, condition))) return false;
    if (version.tag === null) return true;
    return conditions.some(({ stated, tag }) => tag != null && orderNumbers(stated, version.numbers) === 0);
  });
}

function holds(version, { operator, stated, tag }) {
  if (operator === "*") return true;
  const whole = stated.length === 3;
  const low = { numbers: [...stated, 0n, 0n].slice(0, 3), tag };
  const next = bump(stated, stated.length - 1);
  const before = (limit) => (limit.tag === null ? orderNumbers(version.numbers, limit.numbers) < 0 : order(version, limit) < 0);
  switch (operator) {
    case "=":
    case "!": {
      const equal = whole ? order(version, low) === 0 : stated.every((number, i) => number === version.numbers[i]);
      return equal === (operator === "=");
    }
    case ">=":
      return order(version, low) >= 0;
    case ">":
      return whole ? order(version, low) > 0 : order(version, next) >= 0;
    case "<":
      return before(low);
    case "<=":
      return whole ? order(version, low) <= 0 : before(next);
    case "~":
      return order(version, low) >= 0 && before(bump(stated, Math.min(1, stated.length - 1)));
    default: {
      const first = stated.findIndex((number) => number !== 0n);
      return order(version, low) >= 0 && before(bump(stated, first === -1 ? stated.length - 1 : first));
    }
  }
}

/** The first version in which the number at `index` is one higher. */
function bump(stated, index) {
  return { numbers: [0, 1, 2].map((i) => (i < index ? stated[i] : i === index ? stated[i] + 1n : 0n)), tag: null };
}

function order(a, b) {
  const numbers = orderNumbers(a.numbers, b.numbers);
  if (numbers !== 0) return numbers;
  if (a.tag === null || b.tag === null) return a.tag === b.tag ? 0 : a.tag === null ? 1 : -1;
  for (let i = 0; i < Math.min(a.tag.length, b.tag.length); i += 1) {
    const parts = orderParts(a.tag[i], b.tag[i]);
    if (parts !== 0) return parts;
  }
  return sign(a.tag.length, b.tag.length);
}

function orderNumbers(a, b) {
  const index = a.findIndex((number, i) => number !== b[i]);
  return index === -1 ? 0 : sign(a[index], b[index]);
}

function orderParts(a, b) {
  const [digitsA, digitsB] = [/^\d+$/.test(a), /^\d+$/.test(b)];
  if (digitsA !== digitsB) return digitsA ? -1 : 1;
  return digitsA ? sign(BigInt(a), BigInt(b)) : sign(a, b);
}

const sign = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
