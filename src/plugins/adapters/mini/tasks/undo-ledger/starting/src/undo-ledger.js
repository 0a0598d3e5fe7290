export class UndoLedger {
  constructor(initial, { limit = 100 } = {}) {
    throw new Error("not written yet");
  }
}
