import { defineAdapter } from "../contract.ts";
import { polyglot } from "./adapter.ts";
import { openDataset } from "./dataset.ts";
import { TRACKS } from "./languages.ts";
import { OPTIONS, readSettings } from "./settings.ts";

const REVISION = "7e0611e77b54e2dea774cdc0aa00cf9f7ed6144f";

/** The exercises behind the Aider polyglot leaderboard. */
export default defineAdapter({
  id: "aider-polyglot",
  summary: "225 Exercism exercises in C++, Go, Java, JavaScript, Python and Rust, as on the Aider leaderboard.",
  revision: REVISION,
  options: OPTIONS,
  dataset: {
    repository: "https://github.com/Aider-AI/polyglot-benchmark.git",
    commit: REVISION,
    tree: "369aac6d4670c2ab38bda418cbe21b079247635a",
  },
  toolchains: TRACKS.flatMap(({ language }) => language.toolchains),
  open: async (options, dataset = null) =>
    polyglot(
      dataset === null
        ? { ids: [], exercise: noData }
        : openDataset(
            dataset,
            TRACKS.map(({ language }) => language.id),
          ),
      TRACKS,
      readSettings(options),
    ),
});

function noData(id: string): never {
  throw new Error(`The data of aider-polyglot was not fetched, so there is no ${id}`);
}
