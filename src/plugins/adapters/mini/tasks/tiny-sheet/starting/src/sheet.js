export class Sheet {
  set(cell, input) {
    throw new Error("not written yet");
  }

  get(cell) {
    throw new Error("not written yet");
  }
}
