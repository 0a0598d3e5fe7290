import type { Problem } from "#core/errors.ts";
import { plural } from "#core/format.ts";
import type { TrialResults } from "#core/trial-results.ts";
import { INDEX_FILE, RECORD_FILE } from "#record/layout.ts";
import { exists } from "#record/regular-file.ts";

/**
 * What a reader must know of attempts that the index lists and whose records are gone: they count as it says, since it
 * is derived from the records and may travel without them, but nobody can look into them. Told as one problem, since a
 * run may have lost all its records. Only asks whether they are there, at their fixed places: reading them would take
 * many times as long.
 */
export function goneRecords(root: string, { attempts }: TrialResults): Problem[] {
  let [first, count]: [string | null, number] = [null, 0];
  for (let at = 0; at < attempts.length; at++) {
    const dir = attempts.dir(at);
    if (exists(`${root}/${dir}/${RECORD_FILE}`)) continue;
    first ??= dir;
    count++;
  }
  if (first === null) return [];
  const gone =
    count === 1 ? "Its record is gone" : `Its record and those of ${plural(count - 1, "more attempt")} are gone`;
  const message = `${gone}. Here counts what ${INDEX_FILE} says; \`benchmark merge\` leaves out what has no record. Put it back; what has lost its whole folder is run again by \`benchmark resume\`.`;
  return [{ path: first, message }];
}
