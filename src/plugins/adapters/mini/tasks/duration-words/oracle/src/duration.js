const UNITS = [
  ["w", 604_800],
  ["d", 86_400],
  ["h", 3_600],
  ["m", 60],
  ["s", 1],
];

export function parseDuration(text) {
  const match = /^\s*(?:(\d+)w)?\s*(?:(\d+)d)?\s*(?:(\d+)h)?\s*(?:(\d+)m)?\s*(?:(\d+)s)?\s*$/i.exec(text);
  if (match === null || text.trim() === "") throw new SyntaxError(`not a duration: ${text}`);
  return UNITS.reduce((sum, [, size], index) => sum + Number(match[index + 1] ?? 0) * size, 0);
}

export function formatDuration(seconds) {
  if (!Number.isSafeInteger(seconds) || seconds < 0) throw new RangeError("seconds must be a non-negative integer");
  const parts = [];
  let rest = seconds;
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push(`${count}${unit}`);
  }
  return parts.length === 0 ? "0s" : parts.join(" ");
}
