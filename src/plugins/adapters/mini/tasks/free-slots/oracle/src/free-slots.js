const DAY = 24 * 60;

export function freeSlots(busy, window, minMinutes = 1) {
  return free(busy, window, minMinutes).map(([from, to]) => ({ from: write(from), to: write(to) }));
}

export function firstCommon(calendars, window, minutes) {
  const [first] = free(calendars.flat(), window, minutes);
  return first === undefined ? null : { from: write(first[0]), to: write(first[0] + minutes) };
}

function free(busy, window, minMinutes) {
  if (!Number.isInteger(minMinutes) || minMinutes < 1) throw new RangeError("a length is a positive number of minutes");
  const [start, end] = [read(window.from), read(window.to)];
  if (end <= start) throw new RangeError("the window ends before it starts");
  const taken = busy.flatMap(pieces).sort((a, b) => a[0] - b[0]);
  const slots = [];
  let at = start;
  for (const [from, to] of [...taken, [end, DAY]]) {
    const until = Math.min(from, end);
    if (until - at >= minMinutes) slots.push([at, until]);
    at = Math.max(at, to);
  }
  return slots;
}

function pieces(span) {
  const [from, to] = [read(span.from), read(span.to)];
  if (from === to) return [];
  return from < to
    ? [[from, to]]
    : [
        [from, DAY],
        [0, to],
      ];
}

function read(time) {
  const match = typeof time === "string" ? /^(\d\d):([0-5]\d)$/.exec(time) : null;
  const minutes = match === null ? NaN : Number(match[1]) * 60 + Number(match[2]);
  if (!(minutes <= DAY)) throw new RangeError(`not a time: ${time}`);
  return minutes;
}

function write(minutes) {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
