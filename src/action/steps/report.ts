import fs from "node:fs";
import { join } from "node:path";
import { payloadOf } from "#action/payload-of.ts";
import type { Step, StepModule } from "#action/step.ts";
import { RunError } from "#core/errors.ts";
import { messageOf } from "#core/message-of.ts";
import { SUMMARY_MARKDOWN } from "#core/report/report-files.ts";
import { collectShards, type Collected } from "#github/collect.ts";
import { failOnOf } from "#github/fail-on.ts";
import { conclusionOf } from "#github/conclusion.ts";
import { reportName } from "#github/artifact-names.ts";
import { lostWarnings, problemWarning } from "#github/lost-shards.ts";
import { reportOutputs } from "#github/outputs.ts";
import { packFolder } from "#github/pack.ts";
import { readTimings, TIMINGS_FILE, timingsKey, timingsOf, withNewer } from "#github/timings.ts";
import { PLAN_FILE } from "#record/layout.ts";
import { readRun } from "#record/read-run.ts";
import { readReport, reportBody, SHARDS_FILE, BODY_FILE } from "#github/report-folder.ts";

/** Joins the newest try of every shard, decides, and hands the report on. It runs nothing that an agent wrote. */
export const run: StepModule["run"] = async (step) => {
  const folder = join(step.tempDir, `report-${step.key}`);
  const collected = await shardsThere(step, join(folder, "in"));
  if (collected === null) return;
  for (const warning of lostWarnings(collected.lost)) step.warn(warning);
  const runDir = await merged(step, collected, join(folder, "run"));

  const out = join(folder, "report");
  copyReports(runDir, out);
  const report = await readReport(out);
  const { lost, expected } = { lost: collected.lost.map(({ shard }) => shard), expected: collected.expected };
  fs.writeFileSync(join(out, SHARDS_FILE), JSON.stringify({ lost, expected }));
  const body = reportBody(fs.readFileSync(join(out, SUMMARY_MARKDOWN), "utf8"), lost, expected);
  fs.writeFileSync(join(out, BODY_FILE), body);
  const { gate } = conclusionOf(report, { failOn: failOnOf(step.list("fail-on")), lostShards: lost.length });

  await step.summarize(body);
  // Of another run's artifacts this job is a reader only; what it made goes to the next step on disk.
  if (step.count("run-id") === null) {
    const archive = join(step.tempDir, reportName(step));
    await packFolder(out, archive);
    const own = await step.store();
    step.output("artifact-id", String(await own.upload(archive, step.count("retention-days"))));
    try {
      await keepTimings(step, runDir);
    } catch (error) {
      step.warn(`How long tasks took could not be kept: ${messageOf(error)}`);
    }
  }
  // Last of all: outputs of a job that fails are outputs all the same, and a gate is open only to what was handed on.
  for (const [name, value] of Object.entries(reportOutputs(report, lost.length, expected))) step.output(name, value);
  step.output("run-id", step.input("run-id") || step.runId);
  step.output("gate", String(gate));
  step.output("report-path", out);
};

/** What the shards handed on; null: the run that this one tells of was over before it had a plan, so there is nothing to tell. */
async function shardsThere(step: Step, folder: string): Promise<Collected | null> {
  try {
    return await collectShards(await step.store(), { key: step.key, shards: null, folder });
  } catch (error) {
    if (!(error instanceof RunError && error.code === "no-plan-artifact") || step.input("run-id") === "") throw error;
    step.output("report-path", "");
    step.notice("The other workflow run ended before it had a plan: there is nothing to tell.");
    return null;
  }
}

async function merged(step: Step, { parts, planFile }: Collected, runDir: string): Promise<string> {
  const formats = ["--html", "--csv", "--junit"];
  if (parts.length > 0) {
    const answer = await step.benchmark(["merge", "--into", runDir, "--move", ...formats, "--quiet", ...parts]);
    const { problems } = payloadOf(answer) as { readonly problems: readonly string[] };
    const warning = problemWarning(problems);
    if (warning !== null) step.warn(warning);
    return runDir;
  }
  // Nothing came: the report of an empty run says of every trial that it is missing.
  fs.mkdirSync(runDir, { recursive: true });
  fs.copyFileSync(planFile, join(runDir, PLAN_FILE));
  payloadOf(await step.benchmark(["report", "--run-dir", runDir, ...formats, "--quiet"]));
  return runDir;
}

/** How long tasks took, for the plans of later runs. A help: where it cannot be kept, they go by the benchmark's hints. */
async function keepTimings(step: Step, runDir: string): Promise<void> {
  const run = readRun(runDir);
  const seen = timingsOf(run);
  if (Object.keys(seen).length === 0) return;
  const cache = await step.cache();
  const { benchmark, candidates } = run.plan;
  const prefix = timingsKey(
    step.key,
    benchmark.id,
    candidates.map(({ backend }) => backend),
  );
  const key = `${prefix}${step.runId}-${step.tryNumber}`;
  const file = cache.place(TIMINGS_FILE);
  const before = (await cache.restore(TIMINGS_FILE, key, prefix)) ? readTimings(fs.readFileSync(file, "utf8")) : {};
  fs.writeFileSync(file, JSON.stringify(withNewer(before, seen)));
  if (!(await cache.save(TIMINGS_FILE, key)))
    step.notice("How long tasks took was not kept for later plans: the host did not take it, or has no cache.");
}

/** Everything at the top of the run-dir that is a report and not a record. */
function copyReports(runDir: string, out: string): void {
  fs.mkdirSync(out, { recursive: true });
  for (const entry of fs.readdirSync(runDir, { withFileTypes: true })) {
    if (entry.isFile() && /\.(md|json|html|csv|svg|xml)$/.test(entry.name))
      fs.copyFileSync(join(runDir, entry.name), join(out, entry.name));
  }
}
