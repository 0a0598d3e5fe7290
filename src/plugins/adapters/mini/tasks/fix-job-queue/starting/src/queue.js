import { Heap } from "./heap.js";

export function createQueue({ now }) {
  const jobs = {};
  const waiting = new Heap((a, b) => a.due - b.due);
  const ready = new Heap((a, b) => b.priority - a.priority || a.due - b.due);

  function promote() {
    while (waiting.size > 0 && waiting.peek().due < now()) ready.push(waiting.pop());
  }

  return {
    add(id, { priority, delayMs } = { priority: 0, delayMs: 0 }) {
      const job = { id, priority, due: now() + delayMs };
      jobs[id] = job;
      waiting.push(job);
    },
    take() {
      promote();
      if (ready.size === 0) return null;
      const job = ready.pop();
      delete jobs[job.id];
      return job.id;
    },
    cancel(id) {
      const job = jobs[id];
      if (!job) return false;
      waiting.remove(job);
      delete jobs[id];
      return true;
    },
    size() {
      return waiting.size;
    },
    nextDueIn() {
      if (waiting.size === 0) return null;
      return waiting.peek().due - now();
    },
  };
}
