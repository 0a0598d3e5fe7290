export function maskSecrets(settings, names) {
  throw new Error("not written yet");
}
