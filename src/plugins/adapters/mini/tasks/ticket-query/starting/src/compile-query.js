export function compileQuery(text) {
  throw new Error("not written yet");
}
