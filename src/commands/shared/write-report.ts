import { join } from "node:path";
import type { CommandContext } from "#commands/command.ts";
import type { IndexRow, Report } from "#core/records.gen.ts";
import { LISTED_ON, listings, ON_REQUEST, reporters } from "#plugins/reporters/index.ts";
import { checkReport } from "#record/check-report.ts";
import { writeDerived } from "#record/write-file.ts";

/**
 * Writes a report into a folder, in every format that is always written or that a flag asks for. Gives paths by file
 * name. `rows` are those the report was made from.
 */
export async function writeReport(
  report: Report,
  rows: Iterable<IndexRow>,
  folder: string,
  { flags }: CommandContext,
): Promise<Readonly<Record<string, string>>> {
  await checkReport(report);
  const files: Record<string, string> = {};
  for (const id of reporters.ids) {
    const flag = ON_REQUEST[id];
    if (flag !== undefined && flags[flag] !== true) continue;
    const reporter = await reporters.get(id);
    for (const file of reporter.render(report))
      writeDerived((files[file.name] = join(folder, file.name)), file.pieces ?? [file.content]);
  }
  for (const id of listings.ids) {
    const flag = LISTED_ON[id];
    if (flag === undefined || flags[flag] !== true) continue;
    const { name, list } = await listings.get(id);
    writeDerived((files[name] = join(folder, name)), list(report, rows));
  }
  return files;
}
