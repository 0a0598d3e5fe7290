export function planBuild(tasks, workers) {
  throw new Error("not written yet");
}
