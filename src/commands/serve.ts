import { resolve } from "node:path";
import type { CommandContext, CommandModule } from "#commands/command.ts";
import { LiveReport } from "#commands/serve/live-report.ts";
import { pageFor } from "#commands/serve/page-for.ts";
import { shownPath } from "#commands/shared/shown-path.ts";
import { EXIT, UsageError } from "#core/errors.ts";
import type { LoopbackOptions, ServerEvent } from "#core/loopback.ts";

/** How often it is looked whether there is more on record, while somebody watches. */
const LOOK_MS = 500;

/** Shows the report of a run-dir in a browser, and keeps it up to date while the run goes on. Ends with Ctrl-C. */
export const run: CommandModule["run"] = async (ctx) => {
  const { flags } = ctx;
  if (flags["run-dir"] === undefined)
    throw new UsageError("no-run-dir", "`serve` needs --run-dir DIR.", "Name the folder that the run printed.");
  const path = resolve(ctx.cwd, flags["run-dir"]);
  const live = LiveReport.open(path, ctx);
  using watchers = watch(live);
  await using server = await ctx.serveLoopback({
    host: (flags.host ?? "127.0.0.1") as LoopbackOptions["host"],
    port: flags.port ?? 0,
    answer: (request) => pageFor(request, live, watchers.subscribe),
  });
  ctx.say(`Serving ${shownPath(path, ctx)} at ${server.url} (Ctrl-C ends it)`);
  await aborted(ctx.signal);
  return { payload: { run_dir: path, url: server.url }, exit: EXIT.done };
};

interface Watchers extends Disposable {
  subscribe(send: (event: ServerEvent) => void): Disposable;
}

/** Tells everyone who watches when there is a new report. Looks only while somebody watches. */
function watch(live: LiveReport): Watchers {
  /** What each was told last. */
  const told = new Map<(event: ServerEvent) => void, string>();
  const tell = () => {
    if (told.size === 0) return;
    const data = JSON.stringify(live.latest().status);
    for (const [send, last] of told) {
      if (last === data) continue;
      told.set(send, data);
      send({ name: "report", data });
    }
  };
  const timer = setInterval(tell, LOOK_MS);
  return {
    subscribe(send) {
      told.set(send, "");
      tell();
      return { [Symbol.dispose]: () => void told.delete(send) };
    },
    [Symbol.dispose]: () => clearInterval(timer),
  };
}

const aborted = (signal: CommandContext["signal"]): Promise<void> =>
  new Promise((done) => {
    if (signal.aborted) done();
    signal.addEventListener("abort", () => done(), { once: true });
  });
