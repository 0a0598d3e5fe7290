export function freeSlots(busy, window, minMinutes = 1) {
  throw new Error("not written yet");
}

export function firstCommon(calendars, window, minutes) {
  throw new Error("not written yet");
}
