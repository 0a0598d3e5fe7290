export class TableReader {
  feed(chunk) {
    throw new Error("not written yet");
  }

  end() {
    throw new Error("not written yet");
  }
}
