const UNITS = ["B", "KiB", "MiB", "GiB", "TiB"];

export function sizeLabel(bytes) {
  if (!Number.isSafeInteger(bytes) || bytes < 0) throw new RangeError("bytes must be a non-negative safe integer");
  let unit = 0;
  while (unit < UNITS.length - 1 && round(bytes / 1024 ** unit) >= 1024) unit += 1;
  return `${unit === 0 ? bytes : round(bytes / 1024 ** unit)} ${UNITS[unit]}`;
}

function round(value) {
  return Math.round(value * 10) / 10;
}
