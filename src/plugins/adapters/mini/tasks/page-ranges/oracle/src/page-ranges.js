export function formatPages(pages) {
  const sorted = [...new Set(pages)].sort((a, b) => a - b);
  const entries = [];
  for (let start = 0; start < sorted.length; ) {
    let end = start;
    while (sorted[end + 1] === sorted[end] + 1) end += 1;
    if (end - start >= 2) entries.push(`${sorted[start]}-${sorted[end]}`);
    else entries.push(...sorted.slice(start, end + 1));
    start = end + 1;
  }
  return entries.join(", ");
}

export function parsePages(text, lastPage) {
  if (text.trim() === "") return [];
  const pages = new Set();
  for (const entry of text.split(",")) {
    const [first, last] = bounds(entry.trim(), lastPage);
    if (first < 1 || last > lastPage || first > last) throw new RangeError(`no such pages: ${entry.trim()}`);
    for (let page = first; page <= last; page += 1) pages.add(page);
  }
  return [...pages].sort((a, b) => a - b);
}

function bounds(entry, lastPage) {
  const match = /^(\d*)\s*(-?)\s*(\d*)$/.exec(entry);
  const [, first, dash, last] = match ?? [];
  if (match === null || (first === "" && last === "")) throw new SyntaxError(`not a page or range: ${entry}`);
  if (dash === "") {
    if (first === "" || last !== "") throw new SyntaxError(`not a page or range: ${entry}`);
    return [Number(first), Number(first)];
  }
  return [first === "" ? 1 : Number(first), last === "" ? lastPage : Number(last)];
}
