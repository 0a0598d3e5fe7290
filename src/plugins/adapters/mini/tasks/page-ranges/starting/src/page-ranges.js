export function formatPages(pages) {
  throw new Error("not written yet");
}

export function parsePages(text, lastPage) {
  throw new Error("not written yet");
}
