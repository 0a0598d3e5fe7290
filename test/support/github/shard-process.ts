import fs from "node:fs";
import { join } from "node:path";
import { processesBelow } from "../watched-processes.ts";

const EVERY_MS = 25;

/**
 * The process that runs a shard below `home`, once it has put so many attempts on record. Rejects when `run`, which is
 * to start it, ends before.
 */
export async function shardMidway(
  home: string,
  shard: string,
  attempts: number,
  run: Promise<unknown>,
): Promise<number> {
  let over = false;
  void run.finally(() => (over = true)).catch(() => undefined);
  const place = `shard-${shard.replace("/", "-of-")}`;
  while (!over) {
    for (const line of processesBelow(home, home)) {
      const [, pid, runDir] = /^(\d+) .*benchmark\.js compare .*--run-dir (\S+)/.exec(line) ?? [];
      if (pid === undefined || runDir === undefined || !runDir.endsWith(place)) continue;
      if (linesOf(join(runDir, "index.jsonl")) >= attempts) return Number(pid);
    }
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  throw new Error(`The run ended before shard ${shard} had put ${attempts} attempts on record.`);
}

const linesOf = (file: string): number =>
  fs.existsSync(file)
    ? fs
        .readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => line.endsWith("}")).length
    : 0;
