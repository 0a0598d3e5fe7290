export function mergeLayers(layers) {
  throw new Error("not written yet");
}
