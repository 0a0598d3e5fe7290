import { checkConfig } from "#config/check-config.ts";
import type { CompareConfig } from "#config/compare.ts";
import { readDraft } from "#config/draft.ts";
import type { LoadedConfig } from "#config/load.ts";
import { COMMAND_LINE, placed, type Finding } from "#config/problems.ts";
import type { RunSource } from "#config/run-source.ts";
import { relationFindings } from "#config/relation-findings.ts";
import type { FlagName, FlagValues } from "#commands/flags.ts";
import type { Problem } from "#core/errors.ts";

/** Flags that stand for a field of the configuration. */
const FIELD_OF_FLAG = {
  benchmark: "benchmark",
  runs: "runs",
  task: "task",
  sample: "sample",
  "attempt-timeout": "attempt_timeout_seconds",
  "use-host-config": "use_host_config",
  rule: "rule",
  alpha: "alpha",
  threshold: "threshold",
  margin: "margin",
  "max-excluded": "max_excluded",
  cluster: "cluster",
  baseline: "baseline",
  seed: "seed",
  order: "order",
  concurrency: "concurrency",
} as const satisfies Partial<Record<keyof FlagValues, keyof CompareConfig>>;

/** Flags that stand for an option which several benchmarks have under one name. */
const OPTION_OF_FLAG = {
  "show-tests": "show_tests",
  "verify-timeout": "verify_timeout",
} as const satisfies Partial<Record<keyof FlagValues, string>>;

/** Every flag that says what a plan is to be: a plan that is kept has decided it. */
export const PLAN_FLAGS: readonly FlagName[] = [
  ...(Object.keys(FIELD_OF_FLAG) as (keyof typeof FIELD_OF_FLAG)[]),
  ...(Object.keys(OPTION_OF_FLAG) as (keyof typeof OPTION_OF_FLAG)[]),
  "option",
  "budget",
];

/** A file with flags over it. */
export async function fromFile(loaded: LoadedConfig, flags: FlagValues, minCandidates: number): Promise<RunSource> {
  const overrides = overridesOf(flags, loaded.shape ?? {});
  const { source, locate } = loaded;
  const place = (findings: readonly Finding[]) =>
    findings.flatMap((finding) =>
      topField(finding.path) in overrides ? [flagProblem(finding)] : placed([finding], locate),
    );
  // A file that is wrong by itself is reported as it stands.
  if (loaded.shape === null || Object.keys(overrides).length === 0)
    return { label: source, draft: loaded.draft, shape: loaded.shape, problems: loaded.problems, place };
  return checked(source, { ...(loaded.shape as object), ...overrides }, minCandidates, place);
}

/** Flags alone: candidates come as words or as `--backend` and `--model`. */
export async function fromFlags(
  flags: FlagValues,
  candidates: readonly CompareConfig["candidates"][number][],
  defaults: Partial<CompareConfig> = {},
): Promise<RunSource> {
  const raw = { ...defaults, ...overridesOf(flags, defaults), candidates };
  return checked(COMMAND_LINE, raw, 1, (findings) => findings.map(flagProblem));
}

async function checked(
  label: string,
  raw: object,
  minCandidates: number,
  place: RunSource["place"],
): Promise<RunSource> {
  const draft = readDraft(raw);
  const { config, findings } = await checkConfig(raw);
  const problems = place([...findings, ...relationFindings(draft, minCandidates)]);
  return { label, draft, shape: problems.length === 0 ? config : null, problems, place };
}

/** The fields that flags say, over `base`: of options and budgets, what a flag does not name stays. */
function overridesOf(flags: FlagValues, base: Partial<CompareConfig>): Record<string, unknown> {
  const options = optionsOf(flags);
  return {
    ...fieldsOf(flags),
    ...(options === null ? {} : { benchmark_options: { ...base.benchmark_options, ...options } }),
    ...(flags.budget === undefined ? {} : { budget: { ...base.budget, ...budgetOf(flags.budget) } }),
  };
}

function fieldsOf(flags: FlagValues): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(FIELD_OF_FLAG).flatMap(([flag, field]) =>
      flags[flag as keyof typeof FIELD_OF_FLAG] === undefined
        ? []
        : [[field, flags[flag as keyof typeof FIELD_OF_FLAG]]],
    ),
  );
}

function flagProblem({ path, message, hint }: Finding): Problem {
  // Flags are spelled with hyphens, keys of a file with underscores.
  if (topField(path) === "budget" && path.includes("."))
    return {
      path: `--budget ${path.slice(path.indexOf(".") + 1).replaceAll("_", "-")}`,
      message,
      ...(hint === undefined ? {} : { hint: hint.replaceAll(/(?<=(?:attempt|run))_/g, "-") }),
    };
  return { path: flagName(path), message, ...(hint === undefined ? {} : { hint }) };
}

function flagName(path: string): string {
  const field = topField(path);
  const flag = Object.entries(FIELD_OF_FLAG).find(([, name]) => name === field)?.[0];
  if (flag !== undefined) return `--${flag}`;
  if (field === "benchmark_options") return "--option";
  if (field === "budget") return "--budget";
  if (path.endsWith(".backend")) return "--backend";
  if (path.endsWith(".model")) return "--model";
  return path;
}

const topField = (path: string): string => /^[A-Za-z_$]+/.exec(path)?.[0] ?? "";

/** `attempt-tokens=200000` and its like. What is wrong with one is found with all else that is wrong. */
function budgetOf(parts: readonly string[]): Record<string, string | number> {
  const entries = parts.map((part) => {
    const [, name = "", amount = ""] = /^([^=]*)=?([^]*)$/.exec(part) ?? [];
    return [name.replaceAll("-", "_"), /^\d+$/.test(amount) ? Number(amount) : amount] as const;
  });
  return Object.fromEntries(entries);
}

/** Options by flags of their own, and `key=value` pairs, of which numbers and booleans are read as such. */
function optionsOf(flags: FlagValues): Record<string, string | number | boolean> | null {
  const named = Object.entries(OPTION_OF_FLAG).flatMap(([flag, option]) => {
    const value = flags[flag as keyof typeof OPTION_OF_FLAG];
    return value === undefined ? [] : [[option, value] as const];
  });
  const pairs = [...named, ...(flags.option ?? []).map(pairOf)];
  return pairs.length === 0 ? null : Object.fromEntries(pairs);
}

function pairOf(pair: string): readonly [string, string | number | boolean] {
  const at = pair.indexOf("=");
  const [key, value] = at < 0 ? [pair, "true"] : [pair.slice(0, at), pair.slice(at + 1)];
  if (value === "true" || value === "false") return [key, value === "true"];
  return [key, /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value];
}
