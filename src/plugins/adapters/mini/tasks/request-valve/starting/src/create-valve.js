export function createValve({ limit, windowMs, now }) {
  throw new Error("not written yet");
}
