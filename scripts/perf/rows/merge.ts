import fs from "node:fs";
import { join } from "node:path";
import { type Shard, shardsOf } from "#core/plan.ts";
import type { Plan } from "#core/records.gen.ts";
import { syntheticPlan } from "../../../test/support/synthetic-run.ts";
import { makeLargeRun } from "../../../test/support/large-run.ts";
import type { Row } from "../row.ts";
import { startStopwatch } from "../stopwatch.ts";

const SHARDS = 256;
const CANDIDATES = 8;
const ATTEMPTS = { full: 50_000, quick: 2_000 };

/** Prints the most memory a program held, as its last line on stderr. */
const PEAK = `data:text/javascript,process.on("exit",()=>process.stderr.write("\\n"+process.resourceUsage().maxRSS))`;

/** Reads every byte of every part, and parses each line of each index. */
const BARE_READER = `
  let [bytes, passed] = [0, 0];
  for (const entry of fs.readdirSync(".", { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const content = fs.readFileSync(entry.parentPath + "/" + entry.name);
    bytes += content.length;
    if (entry.name !== "index.jsonl") continue;
    for (const line of content.toString().split("\\n"))
      if (line !== "" && JSON.parse(line).class === "pass") passed++;
  }
  console.log(bytes, passed);
`;

/** What a report job does once the archives are unpacked: every file is checked by its digest and moved into one run-dir. */
export const merge: Row = {
  operation: "merge 256 shards of 50,000 attempts (2,000 with `--quick`), with report, whole process",
  floor: "reading every byte of the shards and parsing their indexes, whole process",
  target: 2.5,
  rounds: { full: 5, quick: 3, warmUp: 1 },
  open({ dist, scratch, quick }) {
    const parts = join(scratch, "parts");
    fs.mkdirSync(parts);
    const tasks = (quick ? ATTEMPTS.quick : ATTEMPTS.full) / CANDIDATES;
    const shape = { candidates: CANDIDATES, tasks, repetitions: 1, maxAttempts: 1 };
    const names = Array.from({ length: SHARDS }, (_, at) => join(parts, `shard-${at + 1}`));
    for (const [at, path] of names.entries())
      makeLargeRun(path, shape, { records: true, part: { index: at + 1, of: SHARDS } });
    const plan = syntheticPlan(shape);
    const shardAt = shardsOf(plan, SHARDS);
    const stopwatch = startStopwatch(scratch);
    const peaks = { merge: 0, floor: 0 };
    const ms = async (side: keyof typeof peaks, ...args: string[]): Promise<number> => {
      const argv = [process.execPath, "--import", PEAK, ...args] as const;
      const { ms, ended } = await stopwatch.time({ argv, cwd: parts });
      peaks[side] = Math.max(peaks[side], Number(ended[0]?.stderr.split("\n").at(-1)) / 1024);
      return ms;
    };
    const into = join(scratch, "merged");
    return Promise.resolve({
      figure: async () => {
        const took = await ms(
          "merge",
          join(dist, "benchmark.js"),
          "merge",
          "--into",
          into,
          "--move",
          "--quiet",
          ...names,
        );
        for (const [at, path] of names.entries()) putBack(into, path, shardAt(at + 1), plan);
        fs.rmSync(into, { recursive: true });
        return took;
      },
      floor: () => ms("floor", "--eval", BARE_READER),
      notes: () => [
        `peak memory ${peaks.merge.toFixed(0)} MB, of the bare reader ${peaks.floor.toFixed(0)} MB; target ≤ 150 MB at 50,000 attempts`,
      ],
      [Symbol.asyncDispose]: () => stopwatch[Symbol.asyncDispose](),
    });
  },
};

/** Moves a part's attempts to where they were, for the next round. */
function putBack(from: string, part: string, { candidate, tasks }: Shard, plan: Plan): void {
  const slug = plan.candidates[candidate]?.slug ?? "";
  for (const task of tasks) {
    const folder = join(slug, plan.tasks[task]?.slug ?? "");
    // A task with an earlier try was linked, and is there still.
    if (!fs.existsSync(join(part, folder))) fs.renameSync(join(from, folder), join(part, folder));
  }
}
