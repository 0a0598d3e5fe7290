export function createValve({ limit, windowMs, now }) {
  const times = []; // of requests let through, oldest first
  let latest = -Infinity;

  const tick = () => {
    latest = Math.max(latest, now());
    while (times.length > 0 && times[0] + windowMs <= latest) times.shift();
  };

  return {
    take(count = 1) {
      if (!Number.isInteger(count) || count < 1 || count > limit) throw new RangeError(`count must be from 1 to ${limit}`);
      tick();
      const over = times.length + count - limit;
      if (over > 0) return { ok: false, waitMs: times[over - 1] + windowMs - latest };
      for (let i = 0; i < count; i += 1) times.push(latest);
      return { ok: true, left: limit - times.length };
    },
    giveBack(count = 1) {
      tick();
      return times.splice(Math.max(0, times.length - count)).length;
    },
    load() {
      tick();
      return times.length;
    },
  };
}
