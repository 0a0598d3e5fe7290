/** The real grader on real files, without the engine: lays the trees of an answer out and runs the adapter's command. */
import { spawn } from "node:child_process";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Task } from "#core/task.ts";
import type { Tree } from "#core/tree.ts";
import type { VerifyEvidence } from "#core/verification.ts";
import type { Adapter } from "#plugins/adapters/contract.ts";

/** Grades `answer`, laid over the starting files, in a folder of its own that is then removed. */
export async function grade(
  adapter: Adapter,
  task: Task,
  answer: Tree,
  prepare: (folder: string) => void = () => {},
): Promise<VerifyEvidence> {
  const folder = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "mini-")));
  try {
    for (const tree of [adapter.starting(task), answer]) lay(tree, folder);
    prepare(folder);
    lay(adapter.hidden(task), folder);
    const [, ...args] = adapter.verify(task).argv;
    return await run(args, folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Results in the order of `items`. The machine has two cores, and so has the smallest runner. */
export async function twoAtATime<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all([worker(), worker()]);
  return results;
}

function lay(tree: Tree, folder: string): void {
  for (const [path, entry] of tree) {
    const target = join(folder, path);
    fs.mkdirSync(dirname(target), { recursive: true });
    if (entry.kind === "symlink") fs.symlinkSync(entry.target, target);
    else fs.writeFileSync(target, entry.content);
  }
}

function run(args: readonly string[], cwd: string): Promise<VerifyEvidence> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, env: {}, stdio: ["ignore", "pipe", "pipe"] });
    let stdout = "";
    let stderr = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
    child.on("error", reject);
    child.on("close", (exitCode, signal) => resolve({ exitCode, signal, stdout, stderr }));
  });
}
