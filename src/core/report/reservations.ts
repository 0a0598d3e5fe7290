import type { Report } from "#core/records.gen.ts";

/** Whether an agent of any attempt could have read what it should not; attempts of several machines may differ in this. */
export const isHonourSystem = ({ fingerprint }: Pick<Report, "fingerprint">): boolean =>
  String(fingerprint.fields["hidden folders"]).split(", ").includes("false");

/** Whether nobody has checked the benchmark on this machine. */
export const isUnvalidated = ({ benchmark: { validation } }: Pick<Report, "benchmark">): boolean => validation === null;
