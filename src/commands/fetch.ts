import fs from "node:fs";
import { resolve } from "node:path";
import type { CommandModule } from "#commands/command.ts";
import { openEngine } from "#commands/engine.ts";
import { Cancelled, EXIT, UsageError } from "#core/errors.ts";
import { plural } from "#core/format.ts";
import { fetchDataset } from "#datasets/fetch-dataset.ts";

/** Gets the data of a benchmark into the cache, pinned and verified; afterwards no network is needed. */
export const run: CommandModule["run"] = async (ctx) => {
  const [id, ...more] = ctx.words;
  if (id === undefined || more.length > 0)
    throw new UsageError("no-benchmark", "`fetch` needs one BENCHMARK.", "`benchmark list` shows what there is.");
  const engine = await openEngine(ctx);
  const { dataset } = await engine.adapters.get(id);
  if (dataset === undefined) {
    ctx.say(`${id} travels with the program; there is nothing to fetch.`);
    return { payload: { benchmark_id: id, commit: null, tree: null, folder: null, files: 0 }, exit: EXIT.done };
  }
  const { folder, files, fetched } = await fetchDataset(id, dataset, placeOf(ctx.flags.from, ctx.cwd), {
    ...engine,
    say: ctx.say,
  }).catch((error: unknown) => {
    throw ctx.signal.aborted ? new Cancelled("Cancelled. Nothing was kept.", "Start it again to fetch.") : error;
  });
  const what = `${plural(files, "file")} of ${id} at ${dataset.commit.slice(0, 12)}, verified`;
  ctx.say(`${fetched ? "Fetched" : "Already here"}: ${what}, in ${folder}`);
  return {
    payload: { benchmark_id: id, commit: dataset.commit, tree: dataset.tree, folder, files },
    exit: EXIT.done,
  };
};

/** A path that exists is one; all else is for git to understand. */
function placeOf(from: string | undefined, cwd: string): string | null {
  if (from === undefined) return null;
  const path = resolve(cwd, from);
  return fs.existsSync(path) ? path : from;
}
