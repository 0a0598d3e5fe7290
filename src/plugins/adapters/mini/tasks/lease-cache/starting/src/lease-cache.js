export class LeaseCache {
  constructor({ capacity, ttlMs, now }) {
    throw new Error("not written yet");
  }
}
