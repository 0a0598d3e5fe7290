export function parseDeck(text) {
  const lines = text.split("\n").map((line) => trim(line.replace(/\r$/, "")));
  const sections = new Map([["", new Map()]]);
  let section = sections.get("");
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const number = at + 1;
    const fail = (what) => {
      throw Object.assign(new SyntaxError(`line ${number}: ${what}`), { line: number });
    };
    if (line === "" || line.startsWith(";")) continue;
    const header = /^\[(.*)\]$/.exec(line);
    if (header !== null) {
      const name = trim(header[1]);
      if (name === "") fail("a section needs a name");
      if (!sections.has(name)) sections.set(name, new Map());
      section = sections.get(name);
      continue;
    }
    const equals = line.indexOf("=");
    if (equals === -1) fail("neither a section nor a key");
    const left = trim(line.slice(0, equals));
    const isList = left.endsWith("[]");
    const key = isList ? trim(left.slice(0, -2)) : left;
    if (key === "") fail("a key needs a name");
    const written = trim(line.slice(equals + 1));
    let value;
    if (written.startsWith('"')) value = quoted(written, fail);
    else {
      let part = plain(written);
      const parts = [part.text];
      while (part.goesOn && at + 1 < lines.length) {
        at += 1;
        part = plain(lines[at]);
        parts.push(part.text);
      }
      value = trim(parts.join(" "));
    }
    const known = section.get(key);
    if (known === undefined) section.set(key, isList ? [value] : value);
    else if (isList && Array.isArray(known)) known.push(value);
    else fail(`${key} comes twice`);
  }
  const entries = [...sections].filter(([name, keys]) => name !== "" || keys.size > 0);
  return Object.fromEntries(entries.map(([name, keys]) => [name, Object.fromEntries(keys)]));
}

function plain(written) {
  const comment = /(^|[ \t]);/.exec(written);
  if (comment !== null) return { text: trim(written.slice(0, comment.index)), goesOn: false };
  const goesOn = written.endsWith("\\");
  return { text: goesOn ? trim(written.slice(0, -1)) : written, goesOn };
}

function quoted(written, fail) {
  const match = /^"((?:[^"\\]|\\.)*)"[ \t]*(?:;.*)?$/.exec(written);
  if (match === null) fail("a malformed quoted value");
  return match[1].replace(/\\(.)/g, (_, mark) => ({ '"': '"', "\\": "\\", n: "\n", t: "\t" })[mark] ?? fail(`unknown escape \\${mark}`));
}

const trim = (text) => text.replace(/^[ \t]+|[ \t]+$/g, "");
