import fs from "node:fs";
import { join } from "node:path";
import type { CommandContext } from "#commands/command.ts";
import type { IndexRow, Report } from "#core/records.gen.ts";
import { LISTED_ON, listings, ON_REQUEST, type OnRequest, reporters } from "#plugins/reporters/index.ts";
import { checkReport } from "#record/check-report.ts";
import { writeDerived } from "#record/write-file.ts";

/**
 * Writes a report into a folder, in every format that is always written, that a flag asks for, or that an earlier report
 * left there: no two files of a folder tell of different states. Gives paths by file name.
 * @param rows those the report was made from
 */
export async function writeReport(
  report: Report,
  rows: Iterable<IndexRow>,
  folder: string,
  { flags }: CommandContext,
): Promise<Readonly<Record<string, string>>> {
  await checkReport(report);
  const present = filesIn(folder);
  const isWanted = (format: OnRequest | undefined) =>
    format === undefined || flags[format.flag] === true || format.files.some((name) => present.has(name));
  const files: Record<string, string> = {};
  for (const id of reporters.ids) {
    if (!isWanted(ON_REQUEST[id])) continue;
    const reporter = await reporters.get(id);
    for (const file of reporter.render(report))
      writeDerived((files[file.name] = join(folder, file.name)), file.pieces ?? [file.content]);
  }
  for (const id of listings.ids) {
    if (!isWanted(LISTED_ON[id])) continue;
    const { name, list } = await listings.get(id);
    writeDerived((files[name] = join(folder, name)), list(report, rows));
  }
  // What an earlier report had and this one has nothing for, such as a chart of what is no longer measured.
  const old = Object.values(ON_REQUEST).flatMap((format) => format.files.filter((name) => present.has(name)));
  for (const name of old.filter((name) => files[name] === undefined)) fs.rmSync(join(folder, name), { force: true });
  return files;
}

const filesIn = (folder: string): ReadonlySet<string> =>
  new Set(
    fs
      .readdirSync(folder, { withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map(({ name }) => name),
  );
