export function compareVersions(a, b) {
  throw new Error("not written yet");
}

export function satisfies(version, window) {
  throw new Error("not written yet");
}

export function best(versions, window) {
  throw new Error("not written yet");
}
