import type { EnvironmentSpec } from "#core/environment.ts";
import { MissingPrerequisite } from "#core/errors.ts";
import { installCommand } from "#core/install-command.ts";
import { isOlder } from "#core/version.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { environmentState } from "#engine/needs/prepare-environment.ts";
import { probeToolchains } from "#engine/needs/probe-toolchains.ts";
import { LITELLM, LITELLM_ISOLATION, LITELLM_PYTHON, TRANSLATOR } from "#engine/translation/litellm.ts";

/** What the proxy is prepared with. */
export interface TranslatorNeeds {
  readonly environment: EnvironmentSpec;
  /** Of what it runs on, by toolchain id. */
  readonly versions: ReadonlyMap<string, string>;
  /** Whether it is there already; else it is made first, once, in minutes and with the network. */
  readonly isPrepared: boolean;
}

/** Looks for what the proxy runs on, which takes moments, and makes nothing. Throws `MissingPrerequisite` where that is not there. */
export async function translatorNeeds(deps: EngineDeps): Promise<TranslatorNeeds> {
  const tier = await deps.isolation.get(LITELLM_ISOLATION.tier);
  const { toolchains = [], environments = [] } = tier.needs?.(LITELLM_ISOLATION) ?? {};
  const found = await probeToolchains(toolchains, deps);
  const missing = found.find(({ problem }) => problem !== null);
  if (missing !== undefined)
    throw noPython(missing.problem ?? "", `Install it with: ${installCommand([missing.spec.install])}`);
  const unfit = found.find(({ spec, version }) => spec.id === PYTHON && version !== null && !runsLitellm(version));
  if (unfit !== undefined)
    throw noPython(
      `${PYTHON} is ${unfit.version ?? ""}, and ${LITELLM} needs ${atLeast.join(".")} or later, before ${before.join(".")}.`,
      `Put a folder first on PATH in which ${PYTHON} is such a one.`,
    );
  const versions = new Map(
    found.flatMap(({ spec, version }) => (version === null ? [] : [[spec.id, version] as const])),
  );
  const [environment] = environments;
  if (environment === undefined) throw new TypeError("A virtual environment was asked for, and the tier names none.");
  const named = { ...environment, id: "litellm" };
  return { environment: named, versions, isPrepared: environmentState(named, versions, deps, false) === "ready" };
}

const { python: PYTHON = "" } = LITELLM_ISOLATION;
const { atLeast, before } = LITELLM_PYTHON;

const runsLitellm = (version: string): boolean => !isOlder(version, atLeast) && isOlder(version, before);

const noPython = (problem: string, hint: string): MissingPrerequisite =>
  new MissingPrerequisite(
    "no-python",
    `${TRANSLATOR} has to translate for a candidate, and lacks what it runs on. ${problem}`,
    hint,
  );
