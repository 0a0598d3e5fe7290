import fs from "node:fs";
import { resolve } from "node:path";
import type { CommandModule } from "#commands/command.ts";
import { openEngine } from "#commands/shared/engine.ts";
import type { FetchAnswer } from "#core/answers.ts";
import { EXIT, UsageError } from "#core/errors.ts";
import { plural } from "#core/format.ts";
import { withoutSecrets } from "#datasets/dataset-cache.ts";
import { fetchDataset } from "#datasets/fetch-dataset.ts";

/** Gets the data of a benchmark into the cache, pinned and verified; afterwards no network is needed. */
export const run: CommandModule["run"] = async (ctx) => {
  const [id, ...more] = ctx.words;
  if (id === undefined || more.length > 0)
    throw new UsageError("no-benchmark", "`fetch` needs one BENCHMARK.", "`benchmark list` shows what there is.");
  const engine = await openEngine(ctx);
  const { dataset } = await engine.adapters.get(id);
  if (dataset === undefined) {
    const unused = ctx.flags.from === undefined ? "" : ` ${withoutSecrets(ctx.flags.from)} was not looked into.`;
    ctx.say(`${id} travels with the program; there is nothing to fetch.${unused}`);
    const nothing = { commit: null, tree: null, folder: null, files: null };
    return { payload: { benchmark_id: id, ...nothing } satisfies FetchAnswer, exit: EXIT.done };
  }
  const from = placeOf(ctx.flags.from, ctx.cwd);
  const { folder, files, fetched } = await fetchDataset(id, dataset, from, { ...engine, say: ctx.say });
  const what = `${plural(files, "file")} of ${id} at ${dataset.commit.slice(0, 12)}, verified`;
  const unused = fetched || from === null ? "" : `. ${withoutSecrets(from)} was not needed and not looked into`;
  ctx.say(`${fetched ? "Fetched" : "Already here"}: ${what}, in ${folder}${unused}`);
  const { commit, tree } = dataset;
  return { payload: { benchmark_id: id, commit, tree, folder, files } satisfies FetchAnswer, exit: EXIT.done };
};

/** A path, made absolute, or what git reads as an address. Throws `UsageError` where there is nothing at the path. */
function placeOf(from: string | undefined, cwd: string): string | null {
  if (from === undefined) return null;
  const path = resolve(cwd, from);
  if (from !== "" && fs.existsSync(path)) return path;
  if (isAddress(from)) return from;
  throw new UsageError(
    "no-such-source",
    from === "" ? "--from is empty." : `There is nothing at ${path}, which --from names.`,
    "Name a folder with the files, a clone, or an address such as https://host/repository.git; or leave --from out.",
  );
}

/** `scheme://…`, or `host:path` as ssh has it. Never an option of git's. */
const isAddress = (from: string): boolean =>
  /^[a-z][a-z0-9+.-]*:\/\//i.test(from) || /^[^-/:\s][^/:\s]*:[^:]/.test(from);
