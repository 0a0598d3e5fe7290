import type { Check } from "#commands/checks/check.ts";
import { type FoundFor, toolchainsCheck } from "#commands/checks/toolchains-check.ts";
import type { EnvironmentSpec, Installation } from "#core/environment.ts";
import { MissingPrerequisite } from "#core/errors.ts";
import { inWords, plural } from "#core/format.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { environmentDigest } from "#engine/needs/environment-digest.ts";
import { EnvironmentFailed, environmentState, prepareEnvironment } from "#engine/needs/prepare-environment.ts";
import { type FoundToolchain, probeToolchains } from "#engine/needs/probe-toolchains.ts";
import { type Survey, surveyNeeds, type Wish } from "#engine/needs/survey-needs.ts";
import { openAdapter } from "#engine/open-adapter.ts";
import type { Adapter, AdapterPlugin } from "#plugins/adapters/contract.ts";

export interface BenchmarkChecks {
  readonly checks: readonly Check[];
  /** Every toolchain that is missing, once. */
  readonly missing: readonly Installation[];
}

/**
 * What this machine has of one benchmark: its data, and for each language the toolchains and what is prepared for its
 * tasks, all of it read.
 * @param prepare make what is not prepared, which is the one way to know whether it can be
 */
export async function benchmarkChecks(id: string, prepare: boolean, engine: EngineDeps): Promise<BenchmarkChecks> {
  const plugin = await engine.adapters.get(id);
  try {
    const adapter = await openAdapter(plugin, defaultsOf(plugin), engine.host.cacheRoot);
    if (adapter.tasks.length > 0) return await withTasks(plugin, adapter, prepare, engine);
    return await withoutTasks(absent(id), plugin, engine);
  } catch (error) {
    if (!(error instanceof MissingPrerequisite)) throw error;
    return await withoutTasks({ ...absent(id), found: error.message, next: error.hint }, plugin, engine);
  }
}

const defaultsOf = ({ options }: AdapterPlugin) =>
  Object.fromEntries(Object.entries(options).map(([name, spec]) => [name, spec.default]));

const absent = (id: string): Check => ({
  check: `data of ${id}`,
  state: "missing",
  ok: false,
  found: null,
  next: `benchmark fetch ${id}`,
});

function present({ id, summary }: AdapterPlugin, { tasks, quarantined }: Adapter): Check {
  const unsound = tasks.filter((task) => quarantined?.has(task.id) === true).length;
  const rest = unsound === 0 ? "" : `, ${unsound} of them unsound and left out`;
  return {
    check: `benchmark ${id}`,
    state: "present",
    ok: true,
    found: `${plural(tasks.length, "task")}${rest}. ${summary}`,
    next: null,
  };
}

/** Without tasks, nobody knows which language needs which. */
async function withoutTasks(
  data: Check,
  { toolchains = [] }: AdapterPlugin,
  engine: EngineDeps,
): Promise<BenchmarkChecks> {
  const found = await probeToolchains(toolchains, engine);
  const checks = found.map((toolchain) => toolchainsCheck(toolchain.spec.id, [{ toolchain, tasks: null }], null));
  return { checks: [data, ...checks], missing: missingAmong(found) };
}

async function withTasks(
  plugin: AdapterPlugin,
  adapter: Adapter,
  prepare: boolean,
  engine: EngineDeps,
): Promise<BenchmarkChecks> {
  const survey = await surveyNeeds(adapter, adapter.tasks, plugin.toolchains ?? [], engine);
  const found = [...survey.found.values()];
  const checks: Check[] = [present(plugin, adapter)];
  for (const language of [...new Set(adapter.tasks.map((task) => task.language))].sort()) {
    const tasks = adapter.tasks.filter((task) => task.language === language);
    const wishes = tasks.flatMap(({ id }) => survey.wishes.get(id) ?? []);
    const needed = found.flatMap((toolchain): FoundFor[] => {
      const wanting = wishes.filter(({ toolchains }) => toolchains.some(({ id }) => id === toolchain.spec.id));
      return wanting.length === 0 ? [] : [{ toolchain, tasks: wanting.length }];
    });
    if (needed.length > 0) checks.push(toolchainsCheck(language, needed, tasks.length));
    for (const [spec, lacking] of environmentsOf(wishes, survey, engine))
      checks.push(await environmentCheck(language, spec, lacking, { prepare, versions: survey.versions, engine }));
  }
  return { checks, missing: missingAmong(found) };
}

/** Each environment once, with the ids of the missing toolchains without which nobody needs it. */
function environmentsOf(
  wishes: readonly Wish[],
  { found, versions }: Survey,
  { host }: EngineDeps,
): ReadonlyMap<EnvironmentSpec, readonly string[]> {
  const byDigest = new Map<string, { readonly spec: EnvironmentSpec; readonly lacks: (readonly string[])[] }>();
  for (const { environments, toolchains } of wishes) {
    const lack = toolchains.map(({ id }) => id).filter((id) => found.get(id)?.state !== "usable");
    for (const spec of environments) {
      const digest = environmentDigest(spec, versions, host);
      const known = byDigest.get(digest) ?? { spec, lacks: [] };
      byDigest.set(digest, known);
      known.lacks.push(lack);
    }
  }
  // The task that lacks least is enough for it to be made.
  const least = (lacks: readonly (readonly string[])[]) =>
    lacks.reduce((one, other) => (other.length < one.length ? other : one));
  return new Map([...byDigest.values()].map(({ spec, lacks }) => [spec, least(lacks)]));
}

const missingAmong = (found: readonly FoundToolchain[]): readonly Installation[] =>
  found.flatMap(({ state, spec }) => (state === "usable" ? [] : [spec.install]));

/** @param lacking ids of toolchains that are missing and without which nothing is prepared */
async function environmentCheck(
  language: string,
  spec: EnvironmentSpec,
  lacking: readonly string[],
  how: { readonly prepare: boolean; readonly versions: Survey["versions"]; readonly engine: EngineDeps },
): Promise<Check> {
  const check = `${language}, environment ${spec.id}`;
  const { prepare, versions, engine } = how;
  const state = environmentState(spec, versions, engine);
  if (lacking.length > 0 && state !== "ready")
    return { check, state: "prepared-later", ok: false, found: `when there is ${inWords(lacking)}`, next: null };
  if (prepare) {
    try {
      using environment = await prepareEnvironment(spec, versions, engine, true);
      const { folder } = environment;
      return { check, state: "prepared", ok: true, found: `in ${folder}, unaltered`, next: null };
    } catch (error) {
      if (!(error instanceof EnvironmentFailed)) throw error;
      return { check, state: "failed", ok: false, found: error.message, next: "Mend that, then --prepare again." };
    }
  }
  switch (state) {
    case "ready":
      return { check, state: "prepared", ok: true, found: "unaltered", next: null };
    case "altered":
      return { check, state: "altered", ok: true, found: "will be remade by the next run", next: TRY };
    case "absent":
      return { check, state: "prepared-later", ok: true, found: "by the first run that needs it", next: TRY };
  }
}

/** Whether a registry, a mirror or a proxy answers a build is seen by building, and by nothing less. */
const TRY = "takes minutes and the network; with --prepare it is made now, and you see whether it can be";
