export function sizeLabel(bytes) {
  throw new Error("not written yet");
}
