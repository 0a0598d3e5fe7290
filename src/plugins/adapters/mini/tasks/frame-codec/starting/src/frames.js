export function encodeFrame(message) {
  throw new Error("not written yet");
}

export class FrameDecoder {
}
