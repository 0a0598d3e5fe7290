/** Every flag of every command, defined once: the parser, the help text and the README tables all read this. */

import { ACCEPTABLE } from "#core/comparison/acceptable.ts";
import { LOOPBACK_HOSTS } from "#core/loopback.ts";
import { CONTAINMENTS } from "#core/ports.ts";
import { CLUSTERS, ORDERS, RULES } from "#core/records.gen.ts";
import { FAIL_ON } from "#core/verdict/gate.ts";

export interface FlagSpec {
  /** `list` may be given more than once; each value may hold several, separated by commas, where `split` is set. */
  readonly type: "string" | "integer" | "number" | "boolean" | "list";
  /** How the value is named in the help text. */
  readonly value?: string;
  readonly short?: string;
  readonly choices?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly split?: boolean;
  readonly help: string;
  /** Of the contract, with nothing behind it yet: taken and refused by name, and shown nowhere else. */
  readonly later?: true;
  /** Flags beside which it would do nothing. Whoever gives one counts on it, so the two are refused together. */
  readonly idleBeside?: readonly string[];
  /** Set where it tells something and ends: the only flags that mean anything beside it. No word does. */
  readonly onlyBeside?: readonly string[];
}

/** What a workflow may be written for; `init` has an example of each. */
export const WORKFLOW_USES = ["smoke", "leaderboard", "model-swap", "config-swap", "fork-publish"] as const;
export type WorkflowUse = (typeof WORKFLOW_USES)[number];

/** Where no report is made: records only, and a part of a run, whose report comes after the merge. */
const NO_REPORT = ["no-report", "shard"] as const;

export const FLAGS = {
  // What is run
  benchmark: { type: "string", value: "ID", help: "benchmark to run" },
  backend: { type: "string", value: "ID", help: "coding agent to run" },
  model: { type: "string", value: "MODEL", help: "model given to the backend" },
  runs: { type: "integer", value: "N", min: 1, help: "repetitions of every task (default 1)" },
  workflow: {
    type: "list",
    value: "USE",
    split: true,
    choices: WORKFLOW_USES,
    help: "what the workflow is for; may be repeated (default smoke)",
  },
  task: { type: "list", value: "ID", help: "task id or glob; may be repeated (default: every task)" },
  sample: {
    type: "integer",
    value: "N",
    min: 1,
    help: "draw N of these tasks with --seed, each language in proportion (default: all)",
  },
  option: { type: "list", value: "KEY=VALUE", help: "option of the benchmark; may be repeated" },
  "show-tests": { type: "boolean", help: "put the tests into the agent's folder: --option show_tests=true" },
  "verify-timeout": {
    type: "integer",
    value: "SECONDS",
    min: 1,
    help: "limit on the tests of one task: --option verify_timeout=SECONDS",
  },
  config: { type: "string", value: "FILE", help: "compare configuration, YAML or JSON" },
  preset: { type: "string", value: "NAME", help: "use a stored comparison; see --list-presets" },
  "list-presets": { type: "boolean", help: "list stored comparisons and exit", onlyBeside: ["json", "quiet"] },
  "list-providers": {
    type: "boolean",
    help: "list the agents (with version and login), keys and providers of this machine and exit",
    onlyBeside: ["json", "quiet"],
  },
  gateway: {
    type: "boolean",
    help: "send requests through the gateway, which keeps the key and counts (the default)",
    idleBeside: ["no-gateway"],
  },
  smoke: {
    type: "boolean",
    help: "quick check of the plumbing on the stub benchmark",
    idleBeside: ["preset", "resume", ...NO_REPORT],
  },
  "attempt-timeout": {
    type: "integer",
    value: "SECONDS",
    min: 1,
    help: "limit on each backend call (default: the backend's own variable, or 600; for candidates as words 300, or 600 if one of them needs longer)",
  },
  "use-host-config": {
    type: "boolean",
    help: "run agents with your own settings, instructions, hooks and servers (recorded)",
  },
  // How it is judged
  rule: {
    type: "string",
    value: "RULE",
    choices: RULES,
    help: "winner rule; compat shows the older one beside it",
  },
  alpha: { type: "number", value: "P", help: "family-wise error rate (default 0.05)" },
  threshold: { type: "number", value: "SHARE", help: "least difference worth a win (default 0.01)" },
  margin: { type: "number", value: "SHARE", help: "half-width of equivalence (default 0.02)" },
  "max-excluded": { type: "number", value: "SHARE", help: "largest share of tasks a pair may lose (default 0.1)" },
  cluster: { type: "string", value: "BY", choices: CLUSTERS, help: "group dependent tasks" },
  baseline: { type: "string", value: "NAME", help: "compare every candidate with this one only" },
  "fail-on": {
    type: "list",
    value: "WHAT",
    split: true,
    choices: FAIL_ON,
    help: "exit 1 (or 5 for invalid) when the verdict is this (default never)",
    idleBeside: NO_REPORT,
  },
  // How it is executed
  seed: { type: "integer", value: "N", min: 0, help: "seed of order and resampling (default 0)" },
  order: {
    type: "string",
    value: "ORDER",
    choices: ORDERS,
    help: "order of trials (default interleaved)",
  },
  concurrency: {
    type: "integer",
    value: "N",
    min: 1,
    help: "trials at once (default: cores for the stub, 1 for real agents)",
  },
  shard: { type: "string", value: "K/N", help: "run one part: one candidate on one slice of the tasks" },
  shards: { type: "integer", value: "N", min: 1, help: "show how the plan splits into N shards" },
  balance: {
    type: "boolean",
    help: "with --shards: cut the plan into parts that are expected to take about equally long",
  },
  timings: {
    type: "string",
    value: "FILE",
    help: "JSON file with the seconds that a trial of each task took in earlier runs, used in place of the benchmark's estimates",
  },
  containment: {
    type: "string",
    value: "KIND",
    choices: CONTAINMENTS,
    help: "how process trees are held (default: the strongest this machine has)",
  },
  sealed: {
    type: "boolean",
    help: "refuse real agents where they could reach beyond their sandbox (see `benchmark doctor`)",
  },
  "stop-after": {
    type: "integer",
    value: "K",
    min: 1,
    help: "stop a candidate after K infrastructure faults in a row (default 5)",
  },
  "require-all": {
    type: "boolean",
    help: "stop before anything is spent (exit 4) when a toolchain or environment of a task is missing",
  },
  // Where things go
  "runs-root": {
    type: "string",
    value: "DIR",
    help: "where run-dirs are made (default ./runs)",
    idleBeside: ["run-dir"],
  },
  "run-dir": {
    type: "string",
    value: "DIR",
    help: "this run-dir: made when missing, resumed when it holds the same plan",
  },
  plan: {
    type: "string",
    value: "FILE",
    help: "run this plan, kept by `plan --save`; values of variables come from --config",
  },
  save: { type: "string", value: "FILE", help: "keep the plan for `compare --plan`" },
  into: { type: "string", value: "DIR", help: "run-dir to write the merged run to" },
  link: {
    type: "boolean",
    help: "make hard links instead of copies where possible, which is several times as fast: for parts that nobody will change",
    idleBeside: ["move"],
  },
  move: {
    type: "boolean",
    help: "move files instead of copying them where possible, which is fastest: for parts that may be used up, such as a download",
  },
  "no-report": { type: "boolean", help: "write records only" },
  html: {
    type: "boolean",
    help: "also report.html, self-contained, and its charts as SVG files",
    idleBeside: NO_REPORT,
  },
  csv: { type: "boolean", help: "also CSV files: candidates, tasks, pairs, attempts", idleBeside: NO_REPORT },
  junit: {
    type: "boolean",
    help: "also junit.xml: a suite per candidate, a case per task and repetition",
    idleBeside: NO_REPORT,
  },
  // Two runs against each other
  compare: { type: "boolean", help: "compare two run-dirs, given as words, over the tasks they share" },
  candidate: {
    type: "list",
    value: "NAME",
    help: "with --compare: the candidate to take from both run-dirs; given twice, from the first and from the second",
  },
  accept: {
    type: "list",
    value: "FIELD",
    split: true,
    choices: ACCEPTABLE,
    help: "accept this difference between the sides of --compare, or between a run and its resume (host-config only); may be repeated",
  },
  prepare: {
    type: "boolean",
    help: "prepare what the tasks of --benchmark still need; takes minutes and network access",
  },
  // Where data comes from
  from: { type: "string", value: "PATH_OR_URL", help: "folder, clone or mirror to take the data from" },
  // Report formats of the contract that are still to come
  "calibrated-dimensions": { type: "string", value: "FILE", help: "calibrated judge dimensions", later: true },
  "judge-output-name": { type: "string", value: "NAME", help: "name of judge files", later: true },
  judge: { type: "string", value: "FAMILY:MODEL", help: "judge model", later: true },
  rubric: { type: "string", value: "NAME", help: "rubric of the judge", later: true },
  overwrite: { type: "boolean", help: "rate again what is rated", later: true },
  "target-n": { type: "integer", value: "N", min: 1, help: "size of the corpus", later: true },
  axes: { type: "list", value: "A,B", split: true, help: "what the corpus is balanced over", later: true },
  name: { type: "string", value: "NAME", help: "name of corpus or calibration", later: true },
  labels: { type: "string", value: "FILE", help: "human labels", later: true },
  "output-dir": { type: "string", value: "DIR", help: "where calibration files go", later: true },
  // Where pages are served
  port: { type: "integer", value: "N", min: 0, max: 65_535, help: "port to serve at (default: any that is free)" },
  host: {
    type: "string",
    value: "ADDRESS",
    choices: LOOPBACK_HOSTS,
    help: "address of this machine to serve at; no other is possible (default 127.0.0.1)",
  },
  // What is shown
  progress: {
    type: "string",
    value: "HOW",
    choices: ["tty", "plain", "json", "none"],
    help: "progress on stderr (default: tty on a terminal outside CI, else plain)",
    idleBeside: ["quiet"],
  },
  quiet: { type: "boolean", short: "q", help: "no progress, no summary; errors only" },
  "dry-run": {
    type: "boolean",
    help: "print the plan as JSON; ask providers what they serve and programs for their version, and start nothing else",
    idleBeside: ["resume"],
  },
  json: { type: "boolean", help: "print the result as JSON even on a terminal" },
  "no-gateway": {
    type: "boolean",
    help: "give agents the provider's own key instead of a way through the gateway",
  },
  budget: {
    type: "list",
    value: "WHAT=N",
    help: "end what spends more than this through the gateway: attempt-requests, attempt-tokens, run-requests, run-tokens, run-seconds (those of a run begin anew with each resume and in each shard)",
    idleBeside: ["no-gateway"],
  },
  resume: { type: "boolean", help: "continue the newest run in --runs-root, or the one in --run-dir" },
  open: { type: "boolean", help: "open the report in a browser when it is done", idleBeside: NO_REPORT },
  yes: { type: "boolean", short: "y", help: "do not ask before paid providers are used or files are written" },
  "no-confirm": { type: "boolean", help: "same as --yes" },
  help: { type: "boolean", short: "h", help: "show this help" },
  version: { type: "boolean", help: "show the version" },
} as const satisfies Readonly<Record<string, FlagSpec>>;

export type FlagName = keyof typeof FLAGS;

/** Whether a flag would do nothing beside another one. */
export function isIdleBeside(name: FlagName, other: FlagName): boolean {
  const { idleBeside = [] }: FlagSpec = FLAGS[name];
  const { onlyBeside }: FlagSpec = FLAGS[other];
  return name !== other && (idleBeside.includes(other) || onlyBeside?.includes(name) === false);
}

type ValueOf<S extends FlagSpec> = S["type"] extends "boolean"
  ? boolean
  : S["type"] extends "list"
    ? readonly string[]
    : S["type"] extends "string"
      ? string
      : number;

/** Parsed flags: absent means not given. */
export type FlagValues = { readonly [K in FlagName]?: ValueOf<(typeof FLAGS)[K]> };
