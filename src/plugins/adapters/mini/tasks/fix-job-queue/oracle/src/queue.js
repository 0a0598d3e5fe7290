import { Heap } from "./heap.js";

export function createQueue({ now }) {
  const jobs = new Map();
  const waiting = new Heap((a, b) => a.due - b.due);
  const ready = new Heap((a, b) => b.priority - a.priority || a.due - b.due || a.order - b.order);
  let order = 0;

  function promote() {
    const time = now();
    while (waiting.size > 0 && waiting.peek().due <= time) ready.push(waiting.pop());
  }

  function cancel(id) {
    const job = jobs.get(id);
    if (job === undefined) return false;
    if (!waiting.remove(job)) ready.remove(job);
    jobs.delete(id);
    return true;
  }

  return {
    add(id, { priority = 0, delayMs = 0 } = {}) {
      cancel(id);
      const job = { id, priority, due: now() + delayMs, order: (order += 1) };
      jobs.set(id, job);
      waiting.push(job);
    },
    take() {
      promote();
      if (ready.size === 0) return null;
      const job = ready.pop();
      jobs.delete(job.id);
      return job.id;
    },
    cancel,
    size() {
      return jobs.size;
    },
    nextDueIn() {
      promote();
      if (ready.size > 0) return 0;
      return waiting.size === 0 ? null : waiting.peek().due - now();
    },
  };
}
