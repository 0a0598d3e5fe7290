export function planRota(people, days, away) {
  throw new Error("not written yet");
}
