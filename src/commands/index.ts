import type { Command } from "#commands/command.ts";
import { ABOUT_CANDIDATES, BENCH_EXAMPLES } from "#commands/about-candidates.ts";
import type { FlagName } from "#commands/flags.ts";
import { FORMATS_ON_REQUEST } from "#core/report/report-files.ts";

/** Options of the benchmark: any of them by name, and those that several benchmarks have. */
const OPTIONS: readonly FlagName[] = ["option", "show-tests", "verify-timeout"];
const WHAT: readonly FlagName[] = [
  "benchmark",
  "backend",
  "model",
  "runs",
  "task",
  "sample",
  ...OPTIONS,
  "attempt-timeout",
  "use-host-config",
];
const JUDGED: readonly FlagName[] = ["rule", "alpha", "threshold", "margin", "max-excluded", "cluster", "baseline"];
const EXECUTED: readonly FlagName[] = ["seed", "order", "concurrency"];
const STARTED: readonly FlagName[] = [
  "shard",
  "containment",
  "sealed",
  "stop-after",
  "require-all",
  "runs-root",
  "run-dir",
  "gateway",
  "no-gateway",
  "budget",
  "no-report",
  ...FORMATS_ON_REQUEST,
  "fail-on",
  "progress",
  "quiet",
];

const later = (name: string, summary: string, flags: readonly FlagName[], words?: string): Command => ({
  name,
  summary: `${summary} (not implemented yet)`,
  ...(words === undefined ? {} : { words }),
  flags,
  load: () => import("#commands/later.ts"),
});

/** Every verb of `benchmark`: one entry each. Neither door knows any by name. */
export const commands: readonly Command[] = [
  {
    name: "list",
    summary: "benchmarks, backends and judges; with --benchmark its tasks",
    flags: ["benchmark", "task", ...OPTIONS],
    load: () => import("#commands/list.ts"),
  },
  {
    name: "plan",
    summary: "cells, shards, expected time and minimum detectable effect, before anything runs",
    flags: [...WHAT, "config", ...JUDGED, ...EXECUTED, "budget", "shards", "balance", "timings", "save", "quiet"],
    load: () => import("#commands/plan.ts"),
  },
  {
    name: "run",
    summary: "run one candidate",
    flags: [...WHAT, ...JUDGED, ...EXECUTED, ...STARTED],
    startsPrograms: () => true,
    load: () => import("#commands/run.ts"),
  },
  {
    name: "compare",
    summary: "run several candidates on the same tasks and decide",
    flags: [
      "config",
      "plan",
      "task",
      "sample",
      "runs",
      "attempt-timeout",
      "use-host-config",
      ...JUDGED,
      ...EXECUTED,
      "accept",
      ...STARTED,
    ],
    startsPrograms: () => true,
    load: () => import("#commands/compare.ts"),
  },
  {
    name: "resume",
    summary: "run what is missing in a run-dir",
    flags: [
      "run-dir",
      "config",
      "accept",
      "no-gateway",
      "containment",
      "stop-after",
      "require-all",
      "no-report",
      ...FORMATS_ON_REQUEST,
      "fail-on",
      "progress",
      "quiet",
    ],
    load: () => import("#commands/resume.ts"),
  },
  {
    name: "report",
    summary: "write the report of a run-dir, or of two against each other",
    words: "RUN-DIR [RUN-DIR]",
    flags: [
      "run-dir",
      "compare",
      "candidate",
      "accept",
      "runs-root",
      ...FORMATS_ON_REQUEST,
      "fail-on",
      "calibrated-dimensions",
      "judge-output-name",
      "quiet",
    ],
    load: () => import("#commands/report.ts"),
  },
  {
    name: "serve",
    summary: "show the report in a browser on this machine, live while the run goes on",
    flags: ["run-dir", "port", "host", "quiet"],
    load: () => import("#commands/serve.ts"),
  },
  {
    name: "merge",
    summary: "join the run-dirs of shards into one",
    words: "RUN-DIR...",
    flags: ["into", "link", "move", "no-report", ...FORMATS_ON_REQUEST, "fail-on", "quiet"],
    load: () => import("#commands/merge.ts"),
  },
  {
    name: "validate",
    summary: "prove that references pass and empty answers fail",
    flags: ["benchmark", "task", ...OPTIONS, "concurrency", "containment", "progress", "quiet"],
    load: () => import("#commands/validate.ts"),
  },
  {
    name: "aa",
    summary: "run one candidate twice under two names: the noise floor",
    flags: [...WHAT, ...JUDGED, ...EXECUTED, ...STARTED],
    load: () => import("#commands/aa.ts"),
  },
  {
    name: "doctor",
    summary: "what this machine has, and what is missing (exit 4 when tasks of --benchmark could not run)",
    flags: ["benchmark", "prepare", "quiet"],
    load: () => import("#commands/doctor.ts"),
  },
  {
    name: "init",
    summary: "write a workflow for GitHub, and the configuration it reads, into this repository",
    flags: ["workflow", "yes"],
    load: () => import("#commands/init.ts"),
  },
  {
    name: "fetch",
    summary: "get the data of a benchmark, pinned and verified; needed once",
    words: "BENCHMARK",
    flags: ["from", "quiet"],
    load: () => import("#commands/fetch.ts"),
  },
  later("judge", "rate attempts with a judge model", ["run-dir", "judge", "rubric", "overwrite"]),
  later("calibration-corpus", "choose attempts for human labels", [
    "target-n",
    "axes",
    "name",
    "runs-root",
    "output-dir",
  ]),
  later("calibrate", "compare a judge with human labels", [
    "labels",
    "judge",
    "name",
    "runs-root",
    "threshold",
    "output-dir",
    "judge-output-name",
  ]),
  {
    name: "dogfood",
    summary: "the preset `dogfood`: a short, fixed part of a public benchmark",
    flags: ["backend", "model", "runs", "use-host-config", ...STARTED],
    load: () => import("#commands/dogfood.ts"),
  },
];

/** With these, `bench` tells something and starts nothing. */
const TELLING = ["dry-run", "list-presets", "list-providers"] as const satisfies readonly FlagName[];

/** The terse driver: candidates as words. */
export const bench: Command = {
  name: "bench",
  summary: "compare candidates given as words; without any, two built-in stubs on `mini`",
  words: "[CANDIDATE...]",
  about: ABOUT_CANDIDATES,
  examples: BENCH_EXAMPLES,
  flags: [
    "benchmark",
    "runs",
    "task",
    "sample",
    ...OPTIONS,
    "preset",
    "list-presets",
    "list-providers",
    "smoke",
    "attempt-timeout",
    "use-host-config",
    "yes",
    "no-confirm",
    "dry-run",
    "json",
    "resume",
    "open",
    ...JUDGED,
    ...EXECUTED,
    "accept",
    ...STARTED,
  ],
  startsPrograms: (flags) => !TELLING.some((name) => flags[name] === true),
  load: () => import("#commands/bench.ts"),
};
