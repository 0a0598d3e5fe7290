import { MissingPrerequisite } from "#core/errors.ts";
import { plural } from "#core/format.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { type FoundToolchain, probeToolchains } from "#engine/needs/toolchains.ts";
import { openAdapter } from "#engine/open-adapter.ts";
import type { Adapter, AdapterPlugin } from "#plugins/adapters/contract.ts";

/** One line of what a machine has. */
export interface Check {
  readonly check: string;
  readonly ok: boolean;
  /** null: not found. */
  readonly found: string | null;
  /** What to do; null: nothing. */
  readonly next: string | null;
}

/** What this machine has of one benchmark: its data, and for each language the toolchains. */
export async function benchmarkChecks(id: string, engine: EngineDeps): Promise<readonly Check[]> {
  const plugin = await engine.adapters.get(id);
  const toolchains = await probeToolchains(plugin.toolchains ?? [], engine);
  try {
    const adapter = await openAdapter(plugin, defaultsOf(plugin), engine.host.cacheRoot);
    if (adapter.tasks.length === 0) return [absent(id), ...toolchains.map((found) => check(found.spec.id, [found]))];
    return [present(plugin, adapter), ...languageChecks(id, adapter, toolchains)];
  } catch (error) {
    if (!(error instanceof MissingPrerequisite)) throw error;
    const altered = { check: `benchmark ${id}`, ok: false, found: error.message, next: error.hint };
    return [altered, ...toolchains.map((found) => check(found.spec.id, [found]))];
  }
}

const defaultsOf = ({ options }: AdapterPlugin) =>
  Object.fromEntries(Object.entries(options).map(([name, spec]) => [name, spec.default]));

const absent = (id: string): Check => ({
  check: `benchmark ${id}`,
  ok: false,
  found: null,
  next: `Get its data with: benchmark fetch ${id}`,
});

function present({ id, summary }: AdapterPlugin, { tasks, quarantined }: Adapter): Check {
  const unsound = tasks.filter((task) => quarantined?.has(task.id) === true).length;
  const rest = unsound === 0 ? "" : `, ${unsound} of them unsound and left out`;
  return {
    check: `benchmark ${id}`,
    ok: true,
    found: `${plural(tasks.length, "task")}${rest}. ${summary}`,
    next: null,
  };
}

function languageChecks(id: string, adapter: Adapter, toolchains: readonly FoundToolchain[]): readonly Check[] {
  const languages = [...new Set(adapter.tasks.map(({ language }) => language))].sort();
  return languages.flatMap((language) => {
    const tasks = adapter.tasks.filter((task) => task.language === language);
    const ids = new Set(tasks.flatMap((task) => adapter.toolchains?.(task) ?? []));
    const needed = toolchains.filter(({ spec }) => ids.has(spec.id));
    return needed.length === 0 ? [] : [check(`${language}, ${plural(tasks.length, "task")}`, needed)];
  });
}

function check(what: string, needed: readonly FoundToolchain[]): Check {
  const lacking = needed.filter(({ problem }) => problem !== null);
  return {
    check: what,
    ok: lacking.length === 0,
    found: needed.map(({ spec, version, problem }) => problem ?? `${spec.id} ${version}`).join(", "),
    next: lacking.length === 0 ? null : lacking.map(({ spec }) => spec.install).join(" && "),
  };
}
