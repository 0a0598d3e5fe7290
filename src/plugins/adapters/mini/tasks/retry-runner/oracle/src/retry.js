export function delays(policy) {
  const { tries = 3, budgetMs = Infinity } = policy;
  const waits = [];
  let sum = 0;
  for (let k = 1; k < tries; k += 1) {
    const wait = waitAfter(k, policy);
    sum += wait;
    if (sum > budgetMs) break;
    waits.push(wait);
  }
  return waits;
}

export async function retry(task, policy, sleep) {
  const { tries = 3, budgetMs = Infinity } = policy;
  let waited = 0;
  for (let n = 1; ; n += 1) {
    let error;
    try {
      return await task(n);
    } catch (thrown) {
      error = thrown;
    }
    if (error?.fatal === true) throw error;
    const asked = typeof error?.retryAfterMs === "number" ? error.retryAfterMs : 0;
    const wait = Math.max(waitAfter(n, policy), asked);
    if (n >= tries || waited + wait > budgetMs) throw giveUp(n, error);
    waited += wait;
    if (wait > 0) await sleep(wait);
  }
}

function waitAfter(k, { firstMs = 100, factor = 2, maxMs = Infinity }) {
  return Math.round(Math.min(maxMs, firstMs * factor ** (k - 1)));
}

function giveUp(tries, cause) {
  const error = new Error(`gave up after ${tries} ${tries === 1 ? "try" : "tries"}: ${cause?.message}`, { cause });
  error.name = "RetryError";
  error.tries = tries;
  return error;
}
