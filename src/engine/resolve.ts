import { UsageError, type Problem } from "#core/errors.ts";
import { nearest } from "#core/nearest.ts";
import type { Task } from "#core/task.ts";
import { expandTasks } from "#config/task-globs.ts";
import type { Registries } from "#engine/deps.ts";
import type { Adapter, AdapterPlugin, OptionSpec, OptionValue } from "#plugins/adapters/contract.ts";
import type { BackendPlugin } from "#plugins/backends/contract.ts";

/** The names a configuration uses, as far as they could be read: a bad shape elsewhere must not hide a bad name. */
export interface RequestedNames {
  readonly benchmark: string | null;
  readonly options: Readonly<Record<string, unknown>>;
  readonly tasks: readonly string[];
  /** null: that candidate's backend could not be read. */
  readonly candidates: readonly { readonly backend: string | null; readonly model: string }[];
}

export interface ResolvedBenchmark {
  readonly plugin: AdapterPlugin;
  readonly adapter: Adapter;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** The selected tasks, in the adapter's order. */
  readonly tasks: readonly Task[];
}

export interface Resolved {
  readonly benchmark: ResolvedBenchmark | null;
  /** One per candidate; null where it could not be found. */
  readonly backends: readonly (BackendPlugin | null)[];
  readonly problems: readonly Problem[];
}

/** Turns names into loaded plugins and selected tasks. Every problem comes back in one list; nothing is thrown for one. */
export async function resolveNames(names: RequestedNames, registries: Registries): Promise<Resolved> {
  const problems: Problem[] = [];
  const benchmark = names.benchmark === null ? null : await resolveBenchmark(names, registries, problems);
  const backends = await Promise.all(names.candidates.map((candidate, at) => resolveBackend(candidate, `candidates[${at}]`, registries, problems)));
  if (benchmark !== null) oracleProblems(benchmark, backends, problems);
  return { benchmark, backends, problems };
}

async function resolveBenchmark(names: RequestedNames, { adapters }: Registries, problems: Problem[]): Promise<ResolvedBenchmark | null> {
  const plugin = await load(() => adapters.get(names.benchmark ?? ""), "benchmark", problems);
  if (plugin === null) return null;
  const options = resolveOptions(names.options, plugin, problems);
  const adapter = await plugin.open(options);
  const ids = adapter.tasks.map((task) => task.id);
  const double = ids.find((id, at) => ids.indexOf(id) !== at);
  if (double !== undefined) problems.push({ path: "benchmark", message: `${plugin.id} lists the task ${JSON.stringify(double)} twice.`, hint: "This is a fault of the adapter; please report it." });
  if (ids.length === 0) {
    problems.push({ path: "benchmark", message: `${plugin.id} has no tasks here.`, hint: `Get its data with: benchmark fetch ${plugin.id}` });
  }
  const selected = names.tasks.length === 0 ? { ids, problems: [] } : expandTasks(names.tasks, ids);
  problems.push(...selected.problems);
  const wanted = new Set(selected.ids);
  return { plugin, adapter, options, tasks: adapter.tasks.filter((task) => wanted.has(task.id)) };
}

function resolveOptions(given: Readonly<Record<string, unknown>>, plugin: AdapterPlugin, problems: Problem[]): Record<string, OptionValue> {
  const known = Object.keys(plugin.options);
  for (const key of Object.keys(given)) {
    if (Object.hasOwn(plugin.options, key)) continue;
    const near = nearest(key, known);
    problems.push({
      path: `benchmark_options.${key}`,
      message: `${plugin.id} has no option ${JSON.stringify(key)}.`,
      hint: near !== null ? `Did you mean ${near}?` : known.length === 0 ? "It takes no options." : `Its options: ${known.join(", ")}.`,
    });
  }
  return Object.fromEntries(
    Object.entries(plugin.options).map(([key, spec]) => {
      const value = Object.hasOwn(given, key) ? given[key] : spec.default;
      if (fits(value, spec)) return [key, value];
      const wanted = spec.choices === undefined ? `a ${spec.type}` : `one of ${spec.choices.join(", ")}`;
      problems.push({ path: `benchmark_options.${key}`, message: `${JSON.stringify(value)} is not ${wanted}.`, hint: spec.help });
      return [key, spec.default];
    }),
  );
}

function fits(value: unknown, { type, choices }: OptionSpec): value is OptionValue {
  if (type === "integer") return Number.isSafeInteger(value);
  if (typeof value !== type) return false;
  return choices === undefined || choices.includes(String(value));
}

async function resolveBackend({ backend, model }: RequestedNames["candidates"][number], path: string, { backends }: Registries, problems: Problem[]): Promise<BackendPlugin | null> {
  if (backend === null) return null;
  const plugin = await load(() => backends.get(backend), `${path}.backend`, problems);
  if (plugin === null) return null;
  problems.push(...plugin.modelProblems(model).map(({ message, hint }) => ({ path: `${path}.model`, message: `${plugin.id}: ${message}`, ...(hint === undefined ? {} : { hint }) })));
  return plugin;
}

function oracleProblems({ plugin, adapter, tasks }: ResolvedBenchmark, backends: readonly (BackendPlugin | null)[], problems: Problem[]): void {
  const unsolvable = tasks.find((task) => adapter.oracle?.(task) === undefined);
  if (unsolvable === undefined) return;
  backends.forEach((backend, at) => {
    if (backend?.needsOracle !== true) return;
    problems.push({
      path: `candidates[${at}].backend`,
      message: `${backend.id} applies reference solutions, and ${plugin.id} has none for ${JSON.stringify(unsolvable.id)}.`,
      hint: "Leave the task out with `task`, or use a real agent.",
    });
  });
}

async function load<P>(get: () => Promise<P>, path: string, problems: Problem[]): Promise<P | null> {
  try {
    return await get();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    problems.push({ path, message: error.message, hint: error.hint });
    return null;
  }
}
