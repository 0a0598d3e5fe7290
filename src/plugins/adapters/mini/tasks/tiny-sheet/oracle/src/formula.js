const TOKEN = /\s*(?:(\d+(?:\.\d+)?)(?![.\w])|([A-Za-z]+\d*)|([-+*/(),:]))/y;

/** A formula as `{ refs, run }`: names of cells, and a function from values of cells to the result. */
export function parseFormula(text) {
  try {
    const reader = { tokens: tokenize(text), at: 0, refs: [] };
    const run = readSum(reader);
    if (reader.at < reader.tokens.length) throw new SyntaxError("something is left");
    return { refs: reader.refs, run: (valueOf) => guarded(() => run(valueOf) + 0) };
  } catch (error) {
    if (error instanceof SyntaxError) return { refs: [], run: () => ({ error: "SYNTAX" }) };
    throw error;
  }
}

class Fault {
  constructor(kind) {
    this.kind = kind;
  }
}

function guarded(work) {
  try {
    return work();
  } catch (fault) {
    if (fault instanceof Fault) return { error: fault.kind };
    throw fault;
  }
}

function tokenize(text) {
  const tokens = [];
  const end = text.trimEnd().length;
  for (let at = 0; at < end; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (match === null) throw new SyntaxError("an unknown character");
    const [, number, name, mark] = match;
    tokens.push(number !== undefined ? { number: Number(number) } : name !== undefined ? { name: name.toUpperCase() } : { mark });
  }
  return tokens;
}

function accept(reader, ...marks) {
  const mark = reader.tokens[reader.at]?.mark;
  if (mark === undefined || !marks.includes(mark)) return null;
  reader.at += 1;
  return mark;
}

function expect(reader, mark) {
  if (accept(reader, mark) === null) throw new SyntaxError(`a ${mark} is missing`);
}

function readSum(reader) {
  let left = readProduct(reader);
  for (let mark = accept(reader, "+", "-"); mark !== null; mark = accept(reader, "+", "-")) {
    const [a, sign, b] = [left, mark === "+" ? 1 : -1, readProduct(reader)];
    left = (valueOf) => {
      const first = a(valueOf);
      return first + sign * b(valueOf);
    };
  }
  return left;
}

function readProduct(reader) {
  let left = readSigned(reader);
  for (let mark = accept(reader, "*", "/"); mark !== null; mark = accept(reader, "*", "/")) {
    const [a, divides, b] = [left, mark === "/", readSigned(reader)];
    left = (valueOf) => {
      const first = a(valueOf);
      const second = b(valueOf);
      if (divides && second === 0) throw new Fault("DIV");
      return divides ? first / second : first * second;
    };
  }
  return left;
}

function readSigned(reader) {
  const mark = accept(reader, "+", "-");
  if (mark === null) return readAtom(reader);
  const inner = readSigned(reader);
  return mark === "+" ? inner : (valueOf) => -inner(valueOf);
}

function readAtom(reader) {
  if (accept(reader, "(") !== null) {
    const inner = readSum(reader);
    expect(reader, ")");
    return inner;
  }
  const token = reader.tokens[reader.at];
  if (token?.number !== undefined) {
    reader.at += 1;
    return () => token.number;
  }
  if (token?.name === undefined) throw new SyntaxError("a value is missing");
  if (Object.hasOwn(FUNCTIONS, token.name)) return readCall(reader);
  const name = readCell(reader);
  reader.refs.push(name);
  return (valueOf) => numberOf(valueOf(name));
}

const FUNCTIONS = {
  SUM: (numbers) => numbers.reduce((sum, number) => sum + number, 0),
  MIN: (numbers) => (numbers.length === 0 ? 0 : Math.min(...numbers)),
  MAX: (numbers) => (numbers.length === 0 ? 0 : Math.max(...numbers)),
  COUNT: (numbers) => numbers.length,
};

function readCall(reader) {
  const compute = FUNCTIONS[reader.tokens[reader.at].name];
  reader.at += 1;
  expect(reader, "(");
  const parts = [];
  do parts.push(readArgument(reader));
  while (accept(reader, ",") !== null);
  expect(reader, ")");
  return (valueOf) => compute(parts.flatMap((part) => part(valueOf)));
}

function readArgument(reader) {
  if (reader.tokens[reader.at + 1]?.mark !== ":") {
    const formula = readSum(reader);
    return (valueOf) => [formula(valueOf)];
  }
  const first = readCell(reader);
  expect(reader, ":");
  const cells = cellsBetween(first, readCell(reader));
  reader.refs.push(...cells);
  return (valueOf) =>
    cells.map(valueOf).filter((value) => {
      if (value?.error !== undefined) throw new Fault(value.error);
      return typeof value === "number";
    });
}

function readCell(reader) {
  const name = reader.tokens[reader.at]?.name;
  if (name === undefined || !/^[A-Z][1-9][0-9]?$/.test(name)) throw new SyntaxError("a cell is missing");
  reader.at += 1;
  return name;
}

function cellsBetween(a, b) {
  const [left, right] = [a.charCodeAt(0), b.charCodeAt(0)].sort((x, y) => x - y);
  const [top, bottom] = [Number(a.slice(1)), Number(b.slice(1))].sort((x, y) => x - y);
  const cells = [];
  for (let column = left; column <= right; column += 1) {
    for (let row = top; row <= bottom; row += 1) cells.push(`${String.fromCharCode(column)}${row}`);
  }
  return cells;
}

function numberOf(value) {
  if (value === null) return 0;
  if (value.error !== undefined) throw new Fault(value.error);
  if (typeof value === "string") throw new Fault("TYPE");
  return value;
}
