export function delays(policy) {
  throw new Error("not written yet");
}

export async function retry(task, policy, sleep) {
  throw new Error("not written yet");
}
