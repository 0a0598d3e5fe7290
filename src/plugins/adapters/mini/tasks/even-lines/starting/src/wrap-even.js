export function wrapEven(text, width) {
  throw new Error("not written yet");
}
