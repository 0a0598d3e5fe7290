export function matches(pattern, path) {
  const names = path.split("/");
  return expand(pattern).some((one) => fits(splitSegments(one).map(parseSegment), names));
}

export function select(patterns, paths) {
  return paths.filter((path) => {
    const last = patterns.findLast((pattern) => matches(pattern.replace(/^!/, ""), path));
    return last !== undefined && !last.startsWith("!");
  });
}

/** All patterns without alternatives that a pattern stands for. Braces that are ordinary come out escaped. */
function expand(pattern) {
  let variants = [""];
  for (let at = 0; at < pattern.length; at += 1) {
    const char = pattern[at];
    let texts = [char];
    if (char === "\\") {
      texts = [at + 1 < pattern.length ? pattern.slice(at, at + 2) : "\\\\"];
      at += 1;
    } else if (char === "{") {
      const group = alternatives(pattern, at);
      texts = group?.texts ?? ["\\{"];
      at = group?.end ?? at;
    }
    variants = variants.flatMap((variant) => texts.map((text) => variant + text));
  }
  return variants;
}

function alternatives(pattern, start) {
  const texts = [""];
  for (let at = start + 1; at < pattern.length; at += 1) {
    const char = pattern[at];
    if (char === "{") return null;
    if (char === "}") return texts.length > 1 ? { texts, end: at } : null;
    if (char === ",") texts.push("");
    else if (char === "\\" && at + 1 < pattern.length) {
      texts[texts.length - 1] += pattern.slice(at, at + 2);
      at += 1;
    } else texts[texts.length - 1] += char;
  }
  return null;
}

const splitSegments = (pattern) => pattern.split("/");

/** A list of tokens: "*", or a function of one character; `dot` says whether it begins with a literal dot. */
function parseSegment(text) {
  if (text === "**") return null;
  const tokens = [];
  let dot = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    const set = char === "[" ? parseSet(text, at) : null;
    if (char === "*") tokens.push("*");
    else if (char === "?") tokens.push(() => true);
    else if (set !== null) {
      tokens.push(set.test);
      at = set.end;
    } else {
      const literal = char === "\\" && at + 1 < text.length ? text[(at += 1)] : char;
      if (tokens.length === 0 && literal === ".") dot = true;
      tokens.push((other) => other === literal);
    }
  }
  return { tokens, dot };
}

function parseSet(text, start) {
  const negated = text[start + 1] === "!";
  const first = start + (negated ? 2 : 1);
  const end = text.indexOf("]", first + 1);
  if (end === -1) return null;
  const members = text.slice(first, end);
  const test = (char) => {
    for (let at = 0; at < members.length; at += 1) {
      if (members[at + 1] === "-" && at + 2 < members.length) {
        if (char >= members[at] && char <= members[at + 2]) return !negated;
        at += 2;
      } else if (char === members[at]) return !negated;
    }
    return negated;
  };
  return { test, end };
}

/** Two rows of a table: which prefixes of the names fit the segments so far. */
function fits(segments, names) {
  let row = [true, ...names.map(() => false)];
  for (const segment of segments) {
    const next = [segment === null && row[0]];
    names.forEach((name, index) => {
      const hidden = name.startsWith(".");
      if (segment === null) next.push(row[index + 1] || (next[index] && !hidden));
      else next.push(row[index] && (!hidden || segment.dot) && fitsName(segment.tokens, name));
    });
    row = next;
  }
  return row.at(-1);
}

function fitsName(tokens, name) {
  let row = [true, ...Array.from(name, () => false)];
  for (const token of tokens) {
    const next = [token === "*" && row[0]];
    for (let at = 0; at < name.length; at += 1) {
      next.push(token === "*" ? row[at + 1] || next[at] : row[at] && token(name[at]));
    }
    row = next;
  }
  return row.at(-1);
}
