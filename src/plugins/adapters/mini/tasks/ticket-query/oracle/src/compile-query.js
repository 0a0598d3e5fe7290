import { fieldTest, compareTest, containsTest, isNumber } from "./tests.js";

const FIELD = /^\w+(\.\w+)*$/;

export function compileQuery(text) {
  const reader = { text, at: 0 };
  skipSpace(reader);
  if (reader.at === text.length) return () => true;
  const test = readOr(reader);
  if (reader.at < text.length) fail(reader.at, "a parenthesis that closes nothing");
  return test;
}

function fail(at, what) {
  throw Object.assign(new SyntaxError(`${what} at ${at}`), { at });
}

function readOr(reader) {
  const tests = [readAnd(reader)];
  while (acceptWord(reader, "or")) tests.push(readAnd(reader));
  return (ticket) => tests.some((test) => test(ticket));
}

function readAnd(reader) {
  const tests = [readNot(reader)];
  for (;;) {
    skipSpace(reader);
    if (acceptWord(reader, "and")) tests.push(readNot(reader));
    else if (reader.at === reader.text.length || reader.text[reader.at] === ")" || wordAt(reader) === "or") break;
    else tests.push(readNot(reader));
  }
  return (ticket) => tests.every((test) => test(ticket));
}

function readNot(reader) {
  skipSpace(reader);
  const { text, at } = reader;
  if (text[at] === "-") {
    reader.at += 1;
    if (/\s/.test(text[reader.at] ?? "")) fail(reader.at, "white space behind a -");
    const inner = readNot(reader);
    return (ticket) => !inner(ticket);
  }
  if (acceptWord(reader, "not")) {
    const inner = readNot(reader);
    return (ticket) => !inner(ticket);
  }
  if (text[at] === "(") {
    reader.at += 1;
    const inner = readOr(reader);
    skipSpace(reader);
    if (text[reader.at] !== ")") fail(reader.at, "a parenthesis is not closed");
    reader.at += 1;
    return inner;
  }
  return readTerm(reader);
}

function readTerm(reader) {
  const start = reader.at;
  if (reader.text[start] === '"') return containsTest(readQuoted(reader));
  if (["and", "or"].includes(wordAt(reader))) fail(start, "an operator without a term");
  const name = take(reader, /[^\s()":<>]*/y);
  const sign = take(reader, /:|>=|<=|>|</y);
  if (sign === "") {
    if (name === "") fail(start, "a term is missing");
    if (reader.text[reader.at] === '"') fail(reader.at, "a quote within a word");
    return containsTest(name);
  }
  if (!FIELD.test(name)) fail(start, "not a field");
  const valueAt = reader.at;
  if (reader.text[valueAt] === '"' && sign === ":") return fieldTest(name, readQuoted(reader), true);
  const value = take(reader, /[^\s()"]*/y);
  if (sign !== ":" && !isNumber(value)) fail(valueAt, "not a number");
  if (value === "") fail(valueAt, "a value is missing");
  if (reader.text[reader.at] === '"') fail(reader.at, "a quote within a value");
  return sign === ":" ? fieldTest(name, value, false) : compareTest(name, sign, Number(value));
}

function readQuoted(reader) {
  const body = /"((?:[^"\\]|\\[^])*)"/y;
  body.lastIndex = reader.at;
  const match = body.exec(reader.text);
  if (match === null) fail(reader.text.length, "a quote is not closed");
  reader.at = body.lastIndex;
  if (/[^\s()]/.test(reader.text[reader.at] ?? " ")) fail(reader.at, "text behind a quote");
  return match[1].replace(/\\(["\\])/g, "$1");
}

function skipSpace(reader) {
  take(reader, /\s*/y);
}

function take(reader, pattern) {
  pattern.lastIndex = reader.at;
  const [found] = pattern.exec(reader.text) ?? [""];
  reader.at += found.length;
  return found;
}

/** The operator that stands here, in lower case, or null. */
function wordAt(reader) {
  const pattern = /(?:and|or|not)(?![^\s()])/iy;
  pattern.lastIndex = reader.at;
  return pattern.exec(reader.text)?.[0].toLowerCase() ?? null;
}

function acceptWord(reader, word) {
  skipSpace(reader);
  if (wordAt(reader) !== word) return false;
  reader.at += word.length;
  return true;
}
