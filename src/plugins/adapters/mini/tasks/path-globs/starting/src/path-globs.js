export function matches(pattern, path) {
  throw new Error("not written yet");
}

export function select(patterns, paths) {
  throw new Error("not written yet");
}
