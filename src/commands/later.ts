import type { CommandModule } from "#commands/command.ts";
import { NotImplementedYet } from "#core/errors.ts";

/** Stands in for verbs of the contract that have nothing behind them yet. */
export const run: CommandModule["run"] = ({ commandLine }) =>
  Promise.reject(
    new NotImplementedYet(`\`benchmark ${commandLine[1] ?? ""}\``, "See `benchmark --help` for what there is."),
  );
