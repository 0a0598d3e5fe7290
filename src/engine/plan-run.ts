import { trialCount } from "#core/cells.ts";
import type { RunSource } from "#config/run-source.ts";
import { DEFAULTS } from "#config/defaults.ts";
import { candidateName } from "#config/draft.ts";
import { COMMAND_LINE, configProblems } from "#config/problems.ts";
import type { CompareConfig } from "#config/compare.ts";
import { endpointRoot } from "#core/candidate-word.ts";
import { UsageError } from "#core/errors.ts";
import { utcSeconds } from "#core/format.ts";
import { makePlan, MAX_TRIALS } from "#core/plan.ts";
import type { CommandSpec, Plan, PlanCandidate, PlanTask } from "#core/records.gen.ts";
import { slugs } from "#core/slug.ts";
import { withoutVariables } from "#core/without-variables.ts";
import { recordedConfig } from "#engine/config-changes.ts";
import { hostConfig } from "#engine/host-config.ts";
import { limitByVariable } from "#engine/attempt-limit.ts";
import type { Registries } from "#engine/deps.ts";
import { namedProgram } from "#engine/named-program.ts";
import { promptDigest, verifierDigest } from "#engine/prepare.ts";
import { resolveNames, type ResolvedBenchmark } from "#engine/resolve.ts";
import type { RunCandidate } from "#engine/run-job.ts";
import { settingFindings } from "#engine/setting-findings.ts";
import type { BackendPlugin } from "#plugins/backends/contract.ts";
import { validationOf } from "#record/validation-store.ts";

/** A plan with what it takes to run it: the plugins, and the values that are never written down. */
export interface PlannedRun {
  readonly plan: Plan;
  readonly benchmark: ResolvedBenchmark;
  readonly candidates: readonly RunCandidate[];
  /** Whether its user typed the candidates, addresses included; otherwise a file says them. */
  readonly isTyped: boolean;
}

export interface PlanOptions {
  readonly kind: Plan["kind"];
  /** What machine-dependent defaults are taken from when a run goes on; null: this machine. */
  readonly existing: Plan | null;
}

/** The planning machine, as far as a plan depends on it. */
export interface Planner {
  readonly now: () => Date;
  /** The command line that makes this plan again. */
  readonly commandLine: readonly string[];
  readonly version: string;
  readonly cores: number;
  /** Where `validate` keeps its records. */
  readonly stateDir: string;
  /** Where fetched data lies. */
  readonly cacheRoot: string;
  /** What benchmarks are graded with here. */
  readonly toolchain: string;
  /** Its user's variables, of which those of a backend may limit its calls. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Checks everything that can be checked before anything is spent, then fixes it in a plan. Throws one `UsageError` with every problem. */
export async function planRun(
  source: RunSource,
  { kind, existing }: PlanOptions,
  planner: Planner,
  registries: Registries,
): Promise<PlannedRun> {
  const resolved = await resolveNames(source.draft, registries, {
    cacheRoot: planner.cacheRoot,
    unsoundToo: false,
  });
  const problems = [...source.problems, ...source.place(resolved.findings)];
  const { benchmark } = resolved;
  const backends = resolved.backends.filter((backend) => backend !== null);
  if (problems.length > 0 || source.shape === null || benchmark === null || backends.length < resolved.backends.length)
    throw configProblems(problems, source.label);

  const { shape } = source;
  const candidates = await Promise.all(
    shape.candidates.map(async (candidate, at): Promise<RunCandidate> => ({
      backend: backends[at] as BackendPlugin,
      model: candidate.model ?? DEFAULTS.model,
      env: candidate.env ?? {},
      unsetEnv: candidate.unset_env ?? [],
      ...(await namedProgram(candidate.command as CommandSpec | undefined, registries)),
    })),
  );
  const settings = source.place(await settingFindings(candidates, planner.env, registries));
  if (settings.length > 0) throw configProblems(settings, source.label);
  const limits = shape.attempt_timeout_seconds === undefined ? limitsOf(candidates, source.label, planner.env) : [];
  const trials = trialCount({ candidates, tasks: benchmark.tasks, repetitions: shape.runs ?? DEFAULTS.runs });
  if (trials > MAX_TRIALS) {
    throw new UsageError(
      "too-many-trials",
      `${trials} trials are more than the ${MAX_TRIALS} that one run may hold.`,
      "Use fewer runs, tasks or candidates.",
    );
  }
  const tasks = planTasks(benchmark, backends);
  const plan = makePlan({
    created_at: utcSeconds(planner.now()),
    command: [...planner.commandLine],
    harness_version: planner.version,
    kind,
    benchmark: {
      id: benchmark.plugin.id,
      revision: benchmark.plugin.revision,
      grading: benchmark.adapter.grading,
      threat_model: benchmark.adapter.threatModel,
      max_attempts: benchmark.adapter.maxAttempts,
      options: { ...benchmark.options },
      comparability: comparabilityOf(benchmark, shape),
      ...(benchmark.leftOut.length === 0 ? {} : { left_out: [...benchmark.leftOut] }),
      sample: benchmark.sample,
    },
    tasks,
    candidates: planCandidates(shape, limits, configsOf(shape, candidates, planner.env)),
    repetitions: shape.runs ?? DEFAULTS.runs,
    settings: settingsOf(shape, concurrencyFor(backends, existing, planner.cores), existing),
    validation: await validationOf(
      planner.stateDir,
      { benchmarkId: benchmark.plugin.id, revision: benchmark.plugin.revision, toolchain: planner.toolchain },
      tasks,
    ),
  });
  return { plan, benchmark, candidates, isTyped: source.label === COMMAND_LINE };
}

function comparabilityOf(
  { adapter, tasks }: ResolvedBenchmark,
  { runs = DEFAULTS.runs, candidates }: CompareConfig,
): Plan["benchmark"]["comparability"] {
  const backends = [...new Set(candidates.map(({ backend }) => backend))];
  const found = adapter.comparability?.({ taskIds: tasks.map(({ id }) => id), repetitions: runs, backends });
  if (found === undefined) return null;
  return { with: found.with, invariants: found.invariants.map((invariant) => ({ ...invariant })) };
}

function planTasks({ adapter, tasks }: ResolvedBenchmark, backends: readonly BackendPlugin[]): Plan["tasks"] {
  // Stand-ins take no time to think.
  const withAgents = backends.some((backend) => !backend.deterministic);
  const folders = slugs(tasks.map((task) => task.id));
  const planned = tasks.map((task, at): PlanTask => ({
    id: task.id,
    slug: folders[at] ?? "",
    language: task.language,
    repo: task.repo,
    expected_seconds: task.expectedSeconds + (withAgents ? (task.agentSeconds ?? 0) : 0),
    prompt_sha256: promptDigest(adapter, task),
    verifier_sha256: verifierDigest(adapter, task),
  }));
  return planned as Plan["tasks"]; // at least one: an empty selection is a problem already
}

/** Seconds by candidate, where a variable of its backend limits it. Throws `UsageError` for values that are none. */
function limitsOf(candidates: readonly RunCandidate[], label: string, env: Planner["env"]): (number | null)[] {
  const found = candidates.map((candidate) => limitByVariable(candidate.backend, candidate, env));
  const problems = found.flatMap((limit, at) =>
    typeof limit === "object" && limit !== null ? [{ path: `candidates[${at}]`, ...limit }] : [],
  );
  if (problems.length > 0) throw configProblems(problems, label);
  return found.map((limit) => (typeof limit === "number" ? limit : null));
}

/** By candidate, what its user set up for its agent; null: it gets nothing of it. Throws `UsageError` where it is too much. */
const configsOf = (
  { use_host_config }: CompareConfig,
  candidates: readonly RunCandidate[],
  env: Planner["env"],
): (PlanCandidate["host_config"] | null)[] =>
  candidates.map(({ backend, unsetEnv }) => {
    const places = use_host_config === true ? backend.own?.config : undefined;
    return places === undefined ? null : recordedConfig(hostConfig(places, withoutVariables(env, unsetEnv)));
  });

function planCandidates(
  { candidates }: CompareConfig,
  limits: readonly (number | null)[],
  configs: ReturnType<typeof configsOf>,
): Plan["candidates"] {
  const names = candidates.map(candidateName);
  const folders = slugs(names);
  const planned = candidates.map((candidate, at): PlanCandidate => ({
    name: names[at] ?? "",
    slug: folders[at] ?? "",
    backend: candidate.backend,
    model: candidate.model ?? DEFAULTS.model,
    ...(candidate.provider === undefined ? {} : { provider: candidate.provider }),
    ...(candidate.endpoint === undefined ? {} : { endpoint: rootOf(candidate.endpoint) }),
    ...(limits[at] == null ? {} : { attempt_timeout_seconds: limits[at] }),
    env_names: Object.keys(candidate.env ?? {}).sort(),
    unset_env: [...(candidate.unset_env ?? [])].sort(),
    ...(configs[at] == null ? {} : { host_config: configs[at] }),
    ...(candidate.command === undefined ? {} : { command: candidate.command as CommandSpec }),
  }));
  return planned as Plan["candidates"]; // at least one: the shape says so
}

/** As it is recorded: whoever wrote more than scheme, host, port and path was refused already. */
function rootOf(endpoint: string): string {
  const root = endpointRoot(endpoint);
  if (typeof root !== "string") throw new RangeError(root.message);
  return root;
}

function settingsOf(shape: CompareConfig, concurrency: number, existing: Plan | null): Plan["settings"] {
  return {
    rule: shape.rule ?? DEFAULTS.rule,
    alpha: shape.alpha ?? DEFAULTS.alpha,
    threshold: shape.threshold ?? DEFAULTS.threshold,
    margin: shape.margin ?? DEFAULTS.margin,
    max_excluded: shape.max_excluded ?? DEFAULTS.max_excluded,
    cluster: shape.cluster ?? DEFAULTS.cluster,
    baseline: shape.baseline ?? null,
    seed: shape.seed ?? existing?.settings.seed ?? 0,
    concurrency: shape.concurrency ?? concurrency,
    order: shape.order ?? DEFAULTS.order,
    ...(shape.budget === undefined ? {} : { budget: shape.budget }),
    ...(shape.use_host_config === true ? { use_host_config: true as const } : {}),
    attempt_timeout_seconds: shape.attempt_timeout_seconds ?? DEFAULTS.attempt_timeout_seconds,
  };
}

/** Agents that call a model share its rate limit, so they run one at a time unless asked otherwise. */
function concurrencyFor(backends: readonly BackendPlugin[], existing: Plan | null, cores: number): number {
  if (existing !== null) return existing.settings.concurrency;
  return backends.every((backend) => backend.deterministic) ? cores : 1;
}
