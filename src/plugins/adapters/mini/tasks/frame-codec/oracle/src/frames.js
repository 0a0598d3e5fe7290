const MAX_LENGTH_BYTES = 4;

export function encodeFrame(message) {
  const body = [];
  writeBody(message, body);
  const frame = [];
  writeVarint(BigInt(body.length), frame);
  for (const byte of body) frame.push(byte);
  frame.push(sumOf(body));
  return Uint8Array.from(frame);
}

export class FrameDecoder {
  #held = new Uint8Array(0);
  #offset = 0; // of the first byte held
  #maxBytes;
  #fault = null;

  constructor({ maxBytes = 1024 } = {}) {
    this.#maxBytes = maxBytes;
  }

  get pending() {
    return this.#held.length;
  }

  push(bytes) {
    if (this.#fault !== null) throw this.#fail(this.#fault);
    const joined = new Uint8Array(this.#held.length + bytes.length);
    joined.set(this.#held);
    joined.set(bytes, this.#held.length);
    this.#held = joined;
    const messages = [];
    try {
      for (let frame = this.#takeFrame(); frame !== null; frame = this.#takeFrame()) messages.push(frame.message);
    } catch (error) {
      this.#fault = error.message;
      throw this.#fail(error.message);
    }
    return messages;
  }

  #takeFrame() {
    const length = readVarint(this.#held, 0, MAX_LENGTH_BYTES);
    if (length === null) return null;
    const size = Number(length.value);
    if (size === 0 || size > this.#maxBytes) throw new Error(`a body of ${size} bytes`);
    const end = length.end + size;
    if (this.#held.length < end + 1) return null;
    const body = this.#held.subarray(length.end, end);
    if (sumOf(body) !== this.#held[end]) throw new Error("a wrong sum");
    const { message, end: bodyEnd } = readBody(body, 0);
    if (bodyEnd !== body.length) throw new Error("bytes left over");
    this.#held = this.#held.slice(end + 1);
    this.#offset += end + 1;
    return { message };
  }

  #fail(what) {
    return Object.assign(new Error(`${what} in the frame at ${this.#offset}`), { offset: this.#offset });
  }
}

function writeBody(message, out) {
  if (typeof message === "string" && message.isWellFormed()) {
    const bytes = new TextEncoder().encode(message);
    out.push(1);
    writeVarint(BigInt(bytes.length), out);
    for (const byte of bytes) out.push(byte);
  } else if (Number.isSafeInteger(message)) {
    const value = BigInt(message);
    out.push(2);
    writeVarint(value >= 0n ? 2n * value : -2n * value - 1n, out);
  } else if (Array.isArray(message)) {
    out.push(3);
    writeVarint(BigInt(message.length), out);
    for (const element of message) writeBody(element, out);
  } else throw new TypeError("not a message");
}

function writeVarint(value, out) {
  let rest = value;
  for (; rest >= 128n; rest >>= 7n) out.push(Number(rest & 127n) | 128);
  out.push(Number(rest));
}

/** null if there are not enough bytes yet. */
function readVarint(bytes, start, maxBytes) {
  let value = 0n;
  for (let at = start; at < bytes.length; at += 1) {
    if (at - start === maxBytes) throw new Error("a varint that is too long");
    value |= BigInt(bytes[at] & 127) << BigInt(7 * (at - start));
    if (bytes[at] < 128) {
      if (bytes[at] === 0 && at > start) throw new Error("a varint with superfluous bytes");
      return { value, end: at + 1 };
    }
  }
  return null;
}

function readBody(bytes, start) {
  if (start >= bytes.length) throw new Error("a body that ends too early");
  const kind = bytes[start];
  if (kind < 1 || kind > 3) throw new Error("an unknown kind");
  const number = readVarint(bytes, start + 1, 8);
  if (number === null) throw new Error("a body that ends too early");
  if (kind === 2) return { message: readInteger(number.value), end: number.end };
  const size = Number(number.value);
  if (kind === 1) {
    const end = number.end + size;
    if (end > bytes.length) throw new Error("a body that ends too early");
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes.subarray(number.end, end));
    return { message: text, end };
  }
  const list = [];
  let at = number.end;
  while (list.length < size) {
    const element = readBody(bytes, at);
    list.push(element.message);
    at = element.end;
  }
  return { message: list, end: at };
}

function readInteger(value) {
  const number = value % 2n === 0n ? value / 2n : -(value + 1n) / 2n;
  if (!Number.isSafeInteger(Number(number))) throw new Error("an integer out of range");
  return Number(number);
}

function sumOf(bytes) {
  return bytes.reduce((sum, byte) => (sum + byte) % 256, 0);
}
