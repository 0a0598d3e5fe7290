import type { Draft, Written } from "#config/draft.ts";
import type { Finding } from "#config/problems.ts";
import { expandTasks } from "#config/task-globs.ts";
import { endpointRoot } from "#core/candidate-word.ts";
import { UsageError } from "#core/errors.ts";
import { nearest } from "#core/nearest.ts";
import { listed } from "#core/format.ts";
import type { Plan, QuarantinedTask } from "#core/records.gen.ts";
import { sampleTasks } from "#core/sample.ts";
import type { Task } from "#core/task.ts";
import type { Registries } from "#engine/deps.ts";
import { commandFindings } from "#engine/command-findings.ts";
import { spokenBy, unspoken } from "#engine/readiness/unspoken.ts";
import { openAdapter } from "#engine/open-adapter.ts";
import type { Adapter, AdapterPlugin, OptionSpec, OptionValue } from "#plugins/adapters/contract.ts";
import type { BackendPlugin } from "#plugins/backends/contract.ts";

export interface ResolvedBenchmark {
  readonly plugin: AdapterPlugin;
  readonly adapter: Adapter;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** The selected tasks, in the adapter's order. */
  readonly tasks: readonly Task[];
  /** What was asked for and is unsound wherever it runs, by the benchmark's own list. Not among the tasks. */
  readonly leftOut: readonly QuarantinedTask[];
  /** How they were drawn; null: all that were asked for. */
  readonly sample: Plan["benchmark"]["sample"];
}

export interface ResolveOptions {
  /** Where fetched data lies. */
  readonly cacheRoot: string;
  /** Whether tasks that are unsound by the benchmark's own list are selected too, as for checking that they are. */
  readonly unsoundToo: boolean;
}

export interface Resolved {
  readonly benchmark: ResolvedBenchmark | null;
  /** One per candidate; null where it could not be found. */
  readonly backends: readonly (BackendPlugin | null)[];
  readonly findings: readonly Finding[];
}

/**
 * Turns the names in a draft into loaded plugins and selected tasks. Everything wrong with them comes back in one list;
 * nothing is thrown for it. Throws `MissingPrerequisite` when the benchmark's data is damaged.
 */
export async function resolveNames(draft: Draft, registries: Registries, options: ResolveOptions): Promise<Resolved> {
  const findings: Finding[] = [];
  const benchmark =
    draft.benchmark === null
      ? null
      : await resolveBenchmark(draft.benchmark, draft, { ...registries, ...options }, findings);
  const backends = await Promise.all(
    draft.candidates.map((candidate) => resolveBackend(candidate, registries, findings)),
  );
  if (benchmark !== null) findings.push(...withoutOracle(benchmark, backends, draft));
  return { benchmark, backends, findings };
}

async function resolveBenchmark(
  name: Written<string>,
  draft: Draft,
  { adapters, isolation, cacheRoot, unsoundToo }: Registries & ResolveOptions,
  findings: Finding[],
): Promise<ResolvedBenchmark | null> {
  const plugin = await load(() => adapters.get(name.value), name.path, findings);
  if (plugin === null) return null;
  const options = resolveOptions(draft.benchmarkOptions, plugin, findings);
  const adapter = await openAdapter(plugin, options, cacheRoot);
  const ids = adapter.tasks.map((task) => task.id);
  const double = ids.find((id, at) => ids.indexOf(id) !== at);
  if (double !== undefined)
    findings.push({
      path: name.path,
      message: `${plugin.id} lists the task ${JSON.stringify(double)} twice.`,
      hint: "This is a fault of the adapter; please report it.",
    });
  if (ids.length === 0) {
    findings.push({
      path: name.path,
      message: `${plugin.id} has no tasks here.`,
      hint: `Get its data with: benchmark fetch ${plugin.id}`,
    });
  }
  const selected =
    // Of a benchmark without tasks, no name can be right, and saying so for each would bury the reason.
    draft.tasks.length === 0 || ids.length === 0
      ? { ids, problems: [] }
      : expandTasks(
          draft.tasks.map((task) => task.value),
          ids,
          (at) => draft.tasks[at]?.path ?? "task",
        );
  findings.push(...selected.problems);
  const wanted = new Set(selected.ids);
  const tier = adapter.tasks
    .filter((task) => wanted.has(task.id))
    .map((task) => adapter.isolation(task).tier)
    .find((id) => !isolation.has(id));
  if (tier !== undefined) {
    findings.push({
      path: name.path,
      message: `${plugin.id} needs the isolation tier ${tier}, which is not implemented yet.`,
      hint: `Tiers: ${isolation.ids.join(", ")}.`,
    });
  }
  const asked = adapter.tasks.filter((task) => wanted.has(task.id));
  const leftOut = unsoundToo ? [] : quarantinedAmong(asked, adapter);
  const sound = asked.filter(({ id }) => !leftOut.some(({ task_id }) => task_id === id));
  if (asked.length > 0 && sound.length === 0)
    findings.push({
      path: draft.tasks[0]?.path ?? name.path,
      message: `${listed(leftOut.map(({ task_id }) => task_id))} cannot tell candidates apart: ${leftOut[0]?.reason ?? ""}`,
      hint: `Choose other tasks: benchmark list --benchmark ${plugin.id}`,
    });
  return { plugin, adapter, options, leftOut, ...drawn(sound, draft, findings) };
}

/** Of no use in a comparison: nobody shall pay for them. */
const quarantinedAmong = (tasks: readonly Task[], { quarantined }: Adapter): readonly QuarantinedTask[] =>
  tasks.flatMap(({ id }) => {
    const reason = quarantined?.get(id);
    return reason === undefined ? [] : [{ task_id: id, reason }];
  });

function drawn(
  asked: readonly Task[],
  { sample, seed }: Draft,
  findings: Finding[],
): Pick<ResolvedBenchmark, "tasks" | "sample"> {
  if (sample === null || asked.length === 0) return { tasks: asked, sample: null };
  if (sample.value > asked.length) {
    findings.push({
      path: sample.path,
      message: `${sample.value} tasks cannot be drawn from ${asked.length}.`,
      hint: "Ask for fewer, or leave it out to run them all.",
    });
    return { tasks: asked, sample: null };
  }
  const tasks = sampleTasks(asked, sample.value, seed);
  return { tasks, sample: { size: tasks.length, of: asked.length, seed } };
}

function resolveOptions(
  given: Draft["benchmarkOptions"],
  plugin: AdapterPlugin,
  findings: Finding[],
): Record<string, OptionValue> {
  const known = Object.keys(plugin.options);
  for (const { name, path } of given) {
    if (Object.hasOwn(plugin.options, name)) continue;
    const near = nearest(name, known);
    findings.push({
      path,
      of: "key",
      message: `${plugin.id} has no option ${JSON.stringify(name)}.`,
      hint:
        near !== null
          ? `Did you mean ${near}?`
          : known.length === 0
            ? "It takes no options."
            : `Its options: ${known.join(", ")}.`,
    });
  }
  return Object.fromEntries(
    Object.entries(plugin.options).map(([name, spec]) => {
      const option = given.find((one) => one.name === name);
      if (option === undefined) return [name, spec.default];
      const { value } = option;
      const unfit = fits(value, spec) ? (spec.unfit?.(value) ?? null) : null;
      if (fits(value, spec) && unfit === null) return [name, value];
      const typed =
        spec.choices === undefined ? `${ARTICLE[spec.type]} ${spec.type}` : `one of ${spec.choices.join(", ")}`;
      const wanted = unfit ?? typed;
      findings.push({
        path: option.path,
        message: `${name} is ${JSON.stringify(value)}, which is not ${wanted}.`,
        hint: spec.help,
      });
      return [name, spec.default];
    }),
  );
}

const ARTICLE = { boolean: "a", integer: "an", string: "a" } as const;

function fits(value: unknown, { type, choices }: OptionSpec): value is OptionValue {
  if (type === "integer") return Number.isSafeInteger(value);
  if (typeof value !== type) return false;
  return choices === undefined || choices.includes(String(value));
}

async function resolveBackend(
  candidate: Draft["candidates"][number],
  registries: Registries,
  findings: Finding[],
): Promise<BackendPlugin | null> {
  const { backends, providers } = registries;
  const { backend, model, provider, endpoint } = candidate;
  const served = provider === null ? null : await load(() => providers.get(provider.value), provider.path, findings);
  const root = endpoint === null ? "" : endpointRoot(endpoint.value);
  if (endpoint !== null && typeof root !== "string")
    findings.push({ path: endpoint.path, message: root.message, hint: root.hint });
  else if (endpoint !== null && provider === null)
    findings.push({ path: endpoint.path, message: "needs a provider to be the endpoint of.", hint: "Set provider." });
  if (backend === null) return null;
  const plugin = await load(() => backends.get(backend.value), backend.path, findings);
  if (plugin !== null) findings.push(...(await commandFindings(candidate, plugin, registries)));
  if (plugin !== null && served !== null && provider !== null) {
    const spoken = spokenBy(plugin, candidate.command?.value);
    // A program that the configuration names, without what it speaks, is told of already.
    const isToSay = plugin.commandProblems !== undefined && spoken.length === 0;
    const problem = isToSay ? null : await unspoken(plugin, spoken, served, registries);
    if (problem !== null) findings.push({ path: provider.path, ...problem });
  }
  if (plugin === null || model === null) return plugin;
  const problems = plugin.modelProblems(model.value);
  findings.push(
    ...problems.map(({ message, ...hint }) => ({ path: model.path, message: `${plugin.id}: ${message}`, ...hint })),
  );
  return plugin;
}

function withoutOracle(
  { plugin, adapter, tasks }: ResolvedBenchmark,
  backends: readonly (BackendPlugin | null)[],
  draft: Draft,
): Finding[] {
  const unsolvable = tasks.find((task) => adapter.oracle?.(task) === undefined);
  if (unsolvable === undefined) return [];
  return draft.candidates.flatMap(({ path }, at) => {
    const backend = backends[at];
    if (backend?.needsOracle !== true) return [];
    return [
      {
        path: `${path}.backend`,
        message: `${backend.id} applies reference solutions, and ${plugin.id} has none for ${JSON.stringify(unsolvable.id)}.`,
        hint: "Leave the task out with `task`, or use a real agent.",
      },
    ];
  });
}

async function load<P>(get: () => Promise<P>, path: string, findings: Finding[]): Promise<P | null> {
  try {
    return await get();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    findings.push({ path, message: error.message, hint: error.hint });
    return null;
  }
}
