import type { EnvironmentSpec } from "#core/environment.ts";
import { MissingPrerequisite } from "#core/errors.ts";
import { plural } from "#core/format.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { environmentDigest } from "#engine/needs/environment-digest.ts";
import { EnvironmentFailed, environmentState, prepareEnvironment } from "#engine/needs/prepare-environment.ts";
import { type Survey, surveyNeeds } from "#engine/needs/survey.ts";
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

/**
 * What this machine has of one benchmark: its data, and for each language the toolchains and what is prepared for its
 * tasks, all of it read.
 * @param prepare make what is not prepared, which is the one way to know whether it can be
 */
export async function benchmarkChecks(id: string, prepare: boolean, engine: EngineDeps): Promise<readonly Check[]> {
  const plugin = await engine.adapters.get(id);
  try {
    const adapter = await openAdapter(plugin, defaultsOf(plugin), engine.host.cacheRoot);
    if (adapter.tasks.length > 0)
      return [present(plugin, adapter), ...(await languageChecks(plugin, adapter, prepare, engine))];
    return [absent(id), ...(await toolchainChecks(plugin, engine))];
  } catch (error) {
    if (!(error instanceof MissingPrerequisite)) throw error;
    const altered = { check: `benchmark ${id}`, ok: false, found: error.message, next: error.hint };
    return [altered, ...(await toolchainChecks(plugin, engine))];
  }
}

/** Without tasks, nobody knows which language needs which. */
const toolchainChecks = async ({ toolchains = [] }: AdapterPlugin, engine: EngineDeps): Promise<readonly Check[]> =>
  (await probeToolchains(toolchains, engine)).map((found) => check(found.spec.id, [found]));

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

async function languageChecks(
  plugin: AdapterPlugin,
  adapter: Adapter,
  prepare: boolean,
  engine: EngineDeps,
): Promise<readonly Check[]> {
  const survey = await surveyNeeds(adapter, adapter.tasks, plugin.toolchains ?? [], engine);
  const checks: Check[] = [];
  for (const language of [...new Set(adapter.tasks.map((task) => task.language))].sort()) {
    const tasks = adapter.tasks.filter((task) => task.language === language);
    const wishes = tasks.flatMap(({ id }) => survey.wishes.get(id) ?? []);
    const ids = new Set(wishes.flatMap(({ toolchains }) => toolchains.map(({ id }) => id)));
    const needed = [...survey.found.values()].filter(({ spec }) => ids.has(spec.id));
    const name = `${language}, ${plural(tasks.length, "task")}`;
    if (needed.length > 0) checks.push(check(name, needed));
    const specs = new Map(
      wishes
        .flatMap(({ environments }) => environments)
        .map((spec) => [environmentDigest(spec, survey.versions, engine.host), spec]),
    );
    for (const spec of specs.values()) {
      const lacking = needed.filter(({ spec: { id }, problem }) => problem !== null && spec.toolchains.includes(id));
      checks.push(await environmentCheck(language, spec, lacking, { prepare, versions: survey.versions, engine }));
    }
  }
  return checks;
}

async function environmentCheck(
  language: string,
  spec: EnvironmentSpec,
  lacking: readonly FoundToolchain[],
  {
    prepare,
    versions,
    engine,
  }: { readonly prepare: boolean; readonly versions: Survey["versions"]; readonly engine: EngineDeps },
): Promise<Check> {
  const name = `${language}, environment ${spec.id}`;
  if (lacking.length > 0)
    return {
      check: name,
      ok: false,
      found: `waits for ${lacking.map(({ spec: { id } }) => id).join(", ")}`,
      next: null,
    };
  if (prepare) {
    try {
      const { folder } = await prepareEnvironment(spec, versions, engine, true);
      return { check: name, ok: true, found: `prepared and unaltered, in ${folder}`, next: null };
    } catch (error) {
      if (!(error instanceof EnvironmentFailed)) throw error;
      return { check: name, ok: false, found: error.message, next: "Mend that, then try again with --prepare." };
    }
  }
  switch (environmentState(spec, versions, engine)) {
    case "ready":
      return { check: name, ok: true, found: "prepared and unaltered", next: null };
    case "altered":
      return { check: name, ok: true, found: "altered since it was prepared; the next run makes it anew", next: TRY };
    case "absent":
      return { check: name, ok: true, found: "not prepared yet; the first run makes it", next: TRY };
  }
}

/** Whether a registry, a mirror or a proxy answers a build is seen by building, and by nothing less. */
const TRY = "That needs the network. Add --prepare to make it now and see whether it can be.";

function check(what: string, needed: readonly FoundToolchain[]): Check {
  const lacking = needed.filter(({ problem }) => problem !== null);
  return {
    check: what,
    ok: lacking.length === 0,
    found: needed
      .map(({ spec, version, problem }) => problem?.replace(/\.$/, "") ?? `${spec.id} ${version}`)
      .join("; "),
    next: lacking.length === 0 ? null : lacking.map(({ spec }) => spec.install).join(" && "),
  };
}
