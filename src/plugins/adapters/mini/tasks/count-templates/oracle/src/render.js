export function render(template, values) {
  const reader = { template, at: 0 };
  const parts = readParts(reader, false);
  if (reader.at < template.length) throw new SyntaxError("a } that closes nothing");
  return write(parts, values, null);
}

/** Reads up to what ends the text, and leaves that unread: `}` or the end, in a choice also `|`. */
function readParts(reader, inChoice) {
  const { template } = reader;
  const parts = [];
  while (reader.at < template.length) {
    const char = template[reader.at];
    const special = inChoice ? "{}#|" : "{}";
    if (char === "\\" && /[{}#|\\]/.test(template[reader.at + 1] ?? "")) {
      reader.at += 1;
      parts.push({ text: template[reader.at] });
    } else if (!special.includes(char)) parts.push({ text: char });
    else if (char === "{") {
      parts.push(readBraces(reader));
      continue;
    } else if (char === "#") parts.push({ count: true });
    else return parts;
    reader.at += 1;
  }
  return parts;
}

function readBraces(reader) {
  const { template } = reader;
  const match = /[^{}#|]*/y;
  match.lastIndex = reader.at + 1;
  const [written] = match.exec(template);
  const name = written.trim();
  reader.at += 1 + written.length;
  if (name === "") throw new SyntaxError("a part without a name");
  const choices = [];
  if (template[reader.at] === "#") {
    do {
      reader.at += 1;
      choices.push(readParts(reader, true));
    } while (template[reader.at] === "|");
    if (choices.length < 2 || choices.length > 3) throw new SyntaxError(`${name} needs two or three choices`);
  }
  if (template[reader.at] !== "}") throw new SyntaxError(`the part of ${name} is not closed`);
  reader.at += 1;
  return { name, choices };
}

function write(parts, values, count) {
  return parts.map((part) => writePart(part, values, count)).join("");
}

function writePart({ text, count: isCount, name, choices }, values, count) {
  if (text !== undefined) return text;
  if (isCount) return String(count);
  if (!Object.hasOwn(values, name)) throw new ReferenceError(`no value for ${name}`);
  const value = values[name];
  if (choices.length === 0) return String(value);
  if (typeof value !== "number") throw new TypeError(`${name} is no number`);
  const [none, one, many] = choices.length === 3 ? choices : [choices[1], ...choices];
  return write(value === 0 ? none : value === 1 ? one : many, values, value);
}
