import { duration, plural, UNKNOWN } from "#core/format.ts";
import type { Report } from "#core/records.gen.ts";
import { LIMIT } from "#core/report/fingerprint.ts";

/** How every attempt was run, in words; without a full stop at the end of the last clause. */
export function conditionsLine({ settings, fingerprint }: Pick<Report, "settings" | "fingerprint">): string {
  const limit = fingerprint.fields[LIMIT] ?? settings.attempt_timeout_seconds;
  const inWords =
    typeof limit === "string"
      ? `${limit} s, each candidate its own`
      : limit === null
        ? UNKNOWN
        : duration(Number(limit));
  const config =
    settings.use_host_config === true ? "; agents had their user's own settings, instructions, hooks and servers" : "";
  return `Attempt limit ${inWords}, ${plural(settings.concurrency, "trial")} at once, order ${settings.order}, seed ${settings.seed}${config}`;
}
