/** Milliseconds per call over many calls: for work that is too short to be timed once. */
export function perCall(times: number, work: (at: number) => void): number {
  const start = performance.now();
  for (let at = 0; at < times; at++) work(at);
  return (performance.now() - start) / times;
}
