import type { CommandContext } from "#commands/command.ts";
import { refuseMachine } from "#commands/checks/refuse-machine.ts";
import { spendingQuestion } from "#commands/shared/spending.ts";
import { unheldBudget } from "#commands/checks/unheld-budget.ts";
import { MissingPrerequisite } from "#core/errors.ts";
import { listed } from "#core/format.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { type LentKey, lentKeys } from "#engine/readiness/lent-keys.ts";
import { missingAccount } from "#engine/readiness/missing-account.ts";
import {
  checkServices,
  hasProvider,
  noProvider,
  servedRun,
  type ServiceCheck,
} from "#engine/readiness/model-services.ts";
import { Obstacles, refuse } from "#engine/readiness/obstacles.ts";
import { withOwnProviders } from "#engine/own-provider.ts";
import type { PlannedRun } from "#engine/plan-run.ts";
import { ownPath, refuseRelativeFolders } from "#engine/readiness/own-path.ts";
import {
  doubtAbout,
  noAgent,
  type OwnProbe,
  ownProbe,
  probeAgents,
  readyCandidate,
} from "#engine/readiness/preflight.ts";
import type { RunCandidate } from "#engine/run-job.ts";
import { TRANSLATOR } from "#engine/translation/litellm.ts";
import { translatorNeeds } from "#engine/translation/translator-needs.ts";
import type { Availability } from "#plugins/backends/contract.ts";

/** What was found of the agents of a run, their accounts and their providers. */
export interface AgentChecks {
  /** With what candidates may use of this machine, and their way to their models. */
  readonly planned: PlannedRun;
  /** The program of each candidate that runs here; empty for stand-ins alone, and where none may be started at all. */
  readonly agents: readonly { readonly candidate: string; readonly agent: Availability }[];
  readonly services: readonly ServiceCheck[];
  /** What a person has to say yes to first; null: nothing. */
  readonly question: string | null;
  /** What a person should know all the same. */
  readonly warnings: readonly string[];
  /**
   * The run once somebody has said yes: with what only then could be asked of providers, told as warnings. Throws what
   * keeps it from running all the same.
   */
  agreed(): Promise<PlannedRun>;
}

/** Looks at the agents of candidates that run here, one thing after the other, and adds what keeps them from running. */
export async function checkAgents(
  bare: PlannedRun,
  isOwn: readonly boolean[],
  obstacles: Obstacles,
  engine: EngineDeps,
  ctx: CommandContext,
  options: { readonly ask: boolean },
): Promise<AgentChecks> {
  const given = await withOwnProviders(bare, engine.providers, ctx.env);
  const own = given.candidates.filter((_, at) => isOwn[at]);
  const isHeld = await obstacles.take([], () => {
    refuseMachine(own, engine, ctx);
    return true;
  });
  const isFound = await pathsAreWhole(given, own, obstacles, engine);
  // Of an agent that is to be sealed and cannot be, not even the version is asked for.
  const isAsked = isFound && (isHeld !== null || ctx.flags.sealed !== true);
  const programs = isAsked ? await probeAgents(own, engine, { ownProbes: false }) : [];
  const found = given.candidates.map((candidate) => programs[own.indexOf(candidate)] ?? null);
  const doubts = checkPrograms(given, found, obstacles, engine);
  const unasked = own.flatMap((one) => unaskedVersion(nameOf(given, one), ownProbe(one, engine), ctx));
  const { ready, doubts: ofAccounts } = await withAccounts(given, isOwn, found, obstacles, ctx);
  const { http, env, flags } = ctx;
  const lent = await lentKeys(
    ready,
    own.map((one) => ready.candidates[given.candidates.indexOf(one)] ?? one),
    {
      providers: engine.providers,
      env,
    },
  );
  const isAgreed = !options.ask || flags.yes === true || flags["no-confirm"] === true;
  const isWithheld = flags["dry-run"] === true || obstacles.all().length > 0 || !isAgreed;
  const withheld = isWithheld ? lent : [];
  if (!isWithheld && lent.length > 0) ctx.say(lent.map(lending).join("\n"));
  const asked = { providers: engine.providers, http, env, gateway: flags["no-gateway"] !== true };
  const services = await checkServices(
    ready,
    { ...asked, withheld },
    ready.candidates.filter((_, at) => isOwn[at]),
  );
  const { planned, checks, warnings } = await judged(ready, services, isOwn, obstacles, engine, ctx);
  return {
    planned,
    agents: programs.map((agent, at) => ({ candidate: nameOf(given, own[at]), agent })),
    services: checks,
    question: joined([...lendingLines(withheld, checks), (await spendingQuestion(planned, checks)) ?? ""]),
    warnings: [...doubts, ...unasked, ...ofAccounts, ...warningsOf(checks), ...warnings],
    agreed: () => (withheld.length === 0 ? Promise.resolve(planned) : askedAfterYes()),
  };

  /** Asks the providers that could not be asked before somebody had agreed to it. */
  async function askedAfterYes(): Promise<PlannedRun> {
    const names = new Set(withheld.map(({ candidate }) => candidate));
    const isLent = ready.plan.candidates.map(({ name }) => names.has(name));
    const late = await checkServices(
      ready,
      asked,
      ready.candidates.filter((_, at) => isLent[at]),
    );
    const found = new Obstacles();
    const all = services.map((one, at) => late[at] ?? one);
    const { planned, checks } = await judged(ready, all, isOwn, found, engine, ctx);
    refuse(found.all());
    const own = checks.filter(({ candidate }) => names.has(candidate));
    // Asked once is enough: the question said that this would be looked at only then.
    const asks = own.flatMap(({ candidate, asks }) => asks.map((text) => `${candidate}: ${text}`));
    for (const message of [...warningsOf(own), ...asks]) ctx.emit({ type: "warning", message });
    return planned;
  }
}

/** The run as its providers serve it, with what speaks against it and what is to be known of its budget and translation. */
async function judged(
  ready: PlannedRun,
  services: Awaited<ReturnType<typeof checkServices>>,
  isOwn: readonly boolean[],
  obstacles: Obstacles,
  engine: EngineDeps,
  ctx: CommandContext,
) {
  const checks = services.flatMap((service) => (service === null ? [] : [service.check]));
  const planned = servedRun(ready, services);
  const translation = await checkProviders(checks, obstacles, engine);
  // Of a candidate without a way to its model, nobody knows which way its requests would go.
  const isRefused = checks.some(({ refusal }) => refusal !== null);
  const unheld = isRefused ? [] : await obstacles.take([], () => unheldBudget(planned, isOwn, ctx));
  return { planned, checks, warnings: [...translation, ...(unheld ?? [])] };
}

const warningsOf = (checks: readonly ServiceCheck[]): string[] =>
  checks.flatMap(({ candidate, warnings }) => warnings.map((text) => `${candidate}: ${text}`));

const joined = (lines: readonly string[]): string | null => lines.filter((line) => line !== "").join("\n") || null;

/** What is asked of keys that only a file sends somewhere, and what can be known only after a yes. */
function lendingLines(withheld: readonly LentKey[], checks: readonly ServiceCheck[]): string[] {
  const later = checks.filter(({ candidate }) => withheld.some((one) => one.candidate === candidate));
  const names = later.map(({ candidate }) => candidate);
  return [
    ...withheld.map(lending),
    ...(names.length === 0
      ? []
      : [
          `${listed(names)}: whether the model is served there, and with how much context, is looked at only after a yes.`,
        ]),
  ];
}

const lending = ({ candidate, key, address }: LentKey): string =>
  `${candidate} sends your ${key} to ${address}, an address that only the configuration names.`;

const nameOf = ({ plan, candidates }: PlannedRun, candidate: RunCandidate | undefined): string =>
  candidate === undefined ? "" : (plan.candidates[candidates.indexOf(candidate)]?.name ?? "");

/** Whether every PATH of a configuration says where its programs are; else each that does not is one more obstacle. */
async function pathsAreWhole(
  given: PlannedRun,
  own: readonly RunCandidate[],
  obstacles: Obstacles,
  { host }: EngineDeps,
): Promise<boolean> {
  const whole = [];
  for (const one of own) {
    const path = ownPath(one, host.baseEnv["PATH"]);
    const looked = await obstacles.take([nameOf(given, one)], () => {
      if (path !== null) refuseRelativeFolders(path);
      return true;
    });
    whole.push(looked === true);
  }
  return whole.every(Boolean);
}

/** What a person should know of a program that the configuration decides on, and why a dry run asks it nothing. */
function unaskedVersion(name: string, probe: OwnProbe | null, { flags }: Pick<CommandContext, "flags">): string[] {
  if (probe === null) return [];
  const { program } = probe;
  const leads = program === null ? [] : [`${name} starts ${program}, to which the PATH of the configuration leads.`];
  if (flags["dry-run"] !== true) return leads;
  const why = probe.isCommand
    ? "since the configuration says with which command"
    : "since the configuration says which program that is";
  return [...leads, `${name}: its version is not asked, ${why}. A run asks.`];
}

/**
 * The run, with the versions that programs tell on which its configuration decides. They may be any programs, so they
 * are started only once somebody has agreed to the run. Throws `MissingPrerequisite` for one that tells no version.
 */
export async function withOwnVersions(
  given: PlannedRun,
  isOwn: readonly boolean[],
  engine: EngineDeps,
): Promise<PlannedRun> {
  const candidates: RunCandidate[] = [];
  const doubts = new Set<string>();
  for (const [at, candidate] of given.candidates.entries()) {
    const asked = isOwn[at] === true && ownProbe(candidate, engine) !== null;
    const [found] = asked ? await probeAgents([candidate], engine, { ownProbes: true }) : [];
    if (found === undefined) {
      candidates.push(candidate);
      continue;
    }
    const problem = noAgent(candidate.backend, found);
    if (problem !== null) throw problem;
    // That no test drives it was said before anybody agreed.
    const doubt = candidate.backend.verifiedWith === null ? null : doubtAbout(candidate.backend, found.version);
    if (doubt !== null) doubts.add(doubt);
    candidates.push({ ...candidate, programVersion: found.version });
  }
  for (const message of doubts) engine.emit({ type: "warning", message });
  return { ...given, candidates };
}

/** Gives each doubt about a version once; of those that are not asked yet, there is none yet. */
function checkPrograms(
  given: PlannedRun,
  found: readonly (Availability | null)[],
  obstacles: Obstacles,
  engine: EngineDeps,
): readonly string[] {
  const doubts = new Set<string>();
  for (const [at, agent] of found.entries()) {
    const candidate = given.candidates[at];
    if (agent === null || candidate === undefined) continue;
    const problem = noAgent(candidate.backend, agent);
    const { backend } = candidate;
    const version = ownProbe(candidate, engine) === null ? agent.version : backend.verifiedWith;
    const doubt = problem === null ? doubtAbout(backend, version) : null;
    if (problem !== null) obstacles.add([nameOf(given, candidate)], problem);
    if (doubt !== null) doubts.add(doubt);
  }
  return [...doubts];
}

/** Whoever finds a model without a provider needs an account of this machine's user; of those that run elsewhere, it is there. */
async function withAccounts(
  given: PlannedRun,
  isOwn: readonly boolean[],
  found: readonly (Availability | null)[],
  obstacles: Obstacles,
  { env }: CommandContext,
): Promise<{ readonly ready: PlannedRun; readonly doubts: readonly string[] }> {
  const doubts: string[] = [];
  const useHostConfig = given.plan.settings.use_host_config === true;
  const candidates: RunCandidate[] = [];
  for (const [at, candidate] of given.candidates.entries()) {
    const planned = given.plan.candidates[at];
    const needsAccount = isOwn[at] === true && planned !== undefined && !hasProvider(planned, candidate);
    const options = { useHostConfig, needsAccount };
    const name = planned?.name ?? "";
    const ready = await obstacles.take([name], () => readyCandidate(candidate, found[at] ?? null, env, options));
    candidates.push(ready ?? candidate);
    const missing =
      ready === null || !needsAccount ? null : missingAccount(ready, { home: env["HOME"], useHostConfig });
    if (missing === null) continue;
    if (missing.isCertain) obstacles.add([name], new MissingPrerequisite("no-account", missing.message, missing.hint));
    else doubts.push(`${name}: ${missing.message} Should it need one: ${missing.hint}`);
  }
  return { ready: { ...given, candidates }, doubts };
}

/** What speaks against providers, and what stands between them and their agents. Gives what is to be known of the latter. */
async function checkProviders(
  checks: readonly ServiceCheck[],
  obstacles: Obstacles,
  engine: EngineDeps,
): Promise<readonly string[]> {
  for (const check of checks) {
    const problem = noProvider(check);
    if (problem !== null) obstacles.add([check.candidate], problem);
  }
  const translated = checks.flatMap(({ candidate, translator }) => (translator === null ? [] : [candidate]));
  if (translated.length === 0) return [];
  const needs = await obstacles.take(translated, () => translatorNeeds(engine));
  return needs === null || needs.isPrepared ? [] : [TRANSLATOR_FIRST];
}

const TRANSLATOR_FIRST = `${TRANSLATOR} is installed first, once, into an environment of its own: minutes, and the network.`;
