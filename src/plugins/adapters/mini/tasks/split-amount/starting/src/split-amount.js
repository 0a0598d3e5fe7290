export function splitAmount(cents, weights) {
  throw new Error("not written yet");
}
