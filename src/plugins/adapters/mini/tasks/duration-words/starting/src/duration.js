export function parseDuration(text) {
  throw new Error("not written yet");
}

export function formatDuration(seconds) {
  throw new Error("not written yet");
}
