export function slugOf(headline, maxLength = 40) {
  throw new Error("not written yet");
}
