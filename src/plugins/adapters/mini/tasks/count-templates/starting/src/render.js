export function render(template, values) {
  throw new Error("not written yet");
}
