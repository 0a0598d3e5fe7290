/**
 * A small resident process that starts programs and times them. Small, because a spawn copies the page tables of its
 * parent: from within the benchmark itself, with a compiler loaded, it would cost as much as a whole start of Node.
 *
 * One JSON request a line on stdin: `{ commands: [{ argv, cwd, env }], atOnce }`.
 * One JSON answer a line on stdout: `{ ms, ended: [{ exit, stdout, stderr }] }`.
 */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const { commands, atOnce } = JSON.parse(line);
  const ended = [];
  const queue = commands.entries();
  const worker = async () => {
    for (const [at, command] of queue) ended[at] = await run(command);
  };
  const start = process.hrtime.bigint();
  await Promise.all(Array.from({ length: atOnce }, worker));
  const ms = Number(process.hrtime.bigint() - start) / 1e6;
  process.stdout.write(`${JSON.stringify({ ms, ended })}\n`);
}

function run({ argv: [program, ...args], cwd, env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    const said = { stdout: "", stderr: "" };
    for (const name of ["stdout", "stderr"]) child[name].setEncoding("utf8").on("data", (text) => (said[name] += text));
    child.on("error", reject);
    child.on("close", (exit) => resolve({ exit, ...said }));
  });
}
