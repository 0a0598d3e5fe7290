export function parseDeck(text) {
  throw new Error("not written yet");
}
