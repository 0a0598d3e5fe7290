export function wrapEven(text, width) {
  if (!Number.isInteger(width) || width < 1) throw new RangeError("width must be a positive integer");
  const words = text.split(/\s+/).filter((word) => word !== "");
  const next = bestBreaks(words, width);
  const lines = [];
  for (let at = 0; at < words.length; at = next[at]) lines.push(words.slice(at, next[at]).join(" "));
  return lines;
}

/**
 * For each word, where the line that starts with it ends in the best way to set the rest. From the back, so that of equal
 * ways the one with the longest first line can be taken at once. Badness is counted in quarters, to stay whole.
 */
function bestBreaks(words, width) {
  const count = words.length;
  const badness = new Array(count + 1).fill(Infinity);
  const lines = new Array(count + 1).fill(0);
  const next = new Array(count).fill(0);
  badness[count] = 0;
  for (let start = count - 1; start >= 0; start -= 1) {
    let length = -1;
    for (let end = start + 1; end <= count; end += 1) {
      length += 1 + words[end - 1].length;
      if (length > width && end > start + 1) break;
      const own = length > width ? 0 : (width - length) ** 2 * (end === count ? 1 : 4);
      const total = own + badness[end];
      const better = total < badness[start] || (total === badness[start] && lines[end] + 1 <= lines[start]);
      if (better) {
        badness[start] = total;
        lines[start] = lines[end] + 1;
        next[start] = end;
      }
    }
  }
  return next;
}
