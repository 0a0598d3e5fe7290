import type { CommandContext } from "#commands/command.ts";
import { REGISTRIES } from "#commands/shared/engine.ts";
import { existingPlan, refuseIdleAccept } from "#commands/shared/kept-plan.ts";
import { refuseOtherRun } from "#commands/shared/place-of-run.ts";
import { refuseMachine } from "#commands/shared/refuse-machine.ts";
import { spendingQuestion } from "#commands/shared/spending.ts";
import { unheldBudget } from "#commands/shared/unheld-budget.ts";
import { Cancelled, MissingPrerequisite } from "#core/errors.ts";
import type { Shard } from "#core/plan.ts";
import { configChanges } from "#engine/config-changes.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { missingAccount } from "#engine/missing-account.ts";
import {
  checkServices,
  hasProvider,
  noProvider,
  servedRun,
  type ServiceCheck,
  type ServiceDeps,
} from "#engine/model-services.ts";
import { type OutstandingNeeds, outstandingNeeds, refuseMissing } from "#engine/needs/outstanding-needs.ts";
import { type Survey, surveyNeeds } from "#engine/needs/survey-needs.ts";
import { type Obstacle, Obstacles } from "#engine/obstacles.ts";
import { withOwnProviders } from "#engine/own-provider.ts";
import type { PlannedRun } from "#engine/plan-run.ts";
import { doubtAbout, noAgent, probeAgents, readyCandidate } from "#engine/preflight.ts";
import type { RunCandidate } from "#engine/run-job.ts";
import { TRANSLATOR } from "#engine/translation/litellm.ts";
import { translatorNeeds } from "#engine/translation/translator-needs.ts";
import type { Availability } from "#plugins/backends/contract.ts";

/** All that is looked at before a run spends anything. A run refuses what speaks against it; a dry run tells all of it. */
export interface RunChecks {
  /** With what candidates may use of this machine, and their way to their models. */
  readonly planned: PlannedRun;
  readonly obstacles: readonly Obstacle[];
  /** What a person has to say yes to first; null: nothing. */
  readonly question: string | null;
  /** What a person should know all the same. */
  readonly warnings: readonly string[];
  /** The program of each candidate that runs here; empty where none may be started at all. */
  readonly agents: readonly { readonly candidate: string; readonly agent: Availability }[];
  readonly services: readonly ServiceCheck[];
  /** null: of a run that goes on, nobody knows yet which tasks are left, so it looks for itself. */
  readonly survey: Survey | null;
  /** null: as above. */
  readonly needs: OutstandingNeeds | null;
}

/**
 * Looks at everything that a run needs, starts nothing but what tells a version, and spends nothing. There is no second
 * list: whatever a run would refuse before it begins is refused here, so that no dry run is silent of it.
 * @param part what is to be run of the plan; null: all of it
 */
export async function checkRun(
  bare: PlannedRun,
  part: Shard | null,
  engine: EngineDeps,
  ctx: CommandContext,
): Promise<RunChecks> {
  const obstacles = new Obstacles();
  const given = await withOwnProviders(bare, engine.providers, ctx.env);
  // What the other candidates need, the machines of their shards have.
  const isOwn = given.candidates.map((_, at) => part === null || at === part.candidate);
  await obstacles.take([], () => {
    refuseOtherRun(given.plan, part, ctx);
  });
  const own = given.candidates.filter((_, at) => isOwn[at]);
  const isHeld = await obstacles.take([], () => {
    refuseMachine(own, engine, ctx);
    return true;
  });
  // Of an agent that is to be sealed and cannot be, not even the version is asked for.
  const agents = isHeld === null && ctx.flags.sealed === true ? [] : await probeAgents(own, engine);
  for (const [at, agent] of agents.entries()) addAgent(own[at], agent, given, obstacles);
  const found = given.candidates.map((candidate) => agents[own.indexOf(candidate)] ?? null);
  const { ready, doubts } = await withAccounts(given, isOwn, found, obstacles, ctx);
  const changes = await obstacles.take([], () =>
    configChanges(
      given.plan,
      ready.candidates.map((one, at) => (isOwn[at] === true ? one : null)),
      ctx.flags.accept ?? [],
    ),
  );
  await obstacles.take([], () => {
    refuseIdleAccept(ctx);
  });
  const services = await checkServices(
    ready,
    serviceDeps(ctx),
    ready.candidates.filter((_, at) => isOwn[at]),
  );
  const checks = services.flatMap((service) => (service === null ? [] : [service.check]));
  const planned = servedRun(ready, services);
  const translation = await checkProviders(checks, obstacles, engine);
  // Of a candidate without a way to its model, nobody knows which way its requests would go.
  const unheld = checks.some(({ refusal }) => refusal !== null)
    ? []
    : await obstacles.take([], () => unheldBudget(planned, isOwn, ctx));
  const goesOn = existingPlan(ctx) !== null && ctx.flags["dry-run"] !== true;
  const survey = goesOn ? null : await surveyOf(given, part, engine);
  const needs = survey === null ? null : outstandingNeeds(survey, engine);
  if (needs !== null && ctx.flags["require-all"] === true) await obstacles.take([], () => refuseMissing(needs));
  return {
    planned,
    obstacles: obstacles.all(),
    question: await spendingQuestion(planned, checks),
    warnings: [
      ...new Set(agents.flatMap((agent, at) => doubtsAbout(own[at], agent))),
      ...(changes === null ? [] : [changes]),
      ...doubts,
      ...checks.flatMap(({ candidate, warnings }) => warnings.map((text) => `${candidate}: ${text}`)),
      ...translation,
      ...(unheld ?? []),
    ],
    agents: agents.map((agent, at) => ({ candidate: nameOf(given, own[at]), agent })),
    services: checks,
    survey,
    needs,
  };
}

const nameOf = ({ plan, candidates }: PlannedRun, candidate: RunCandidate | undefined): string =>
  candidate === undefined ? "" : (plan.candidates[candidates.indexOf(candidate)]?.name ?? "");

function addAgent(
  candidate: RunCandidate | undefined,
  agent: Availability,
  planned: PlannedRun,
  obstacles: Obstacles,
): void {
  const problem = candidate === undefined ? null : noAgent(candidate.backend, agent);
  if (problem !== null) obstacles.add([nameOf(planned, candidate)], problem);
}

function doubtsAbout(candidate: RunCandidate | undefined, { available, version }: Availability): string[] {
  const doubt = candidate === undefined || !available ? null : doubtAbout(candidate.backend, version);
  return doubt === null ? [] : [doubt];
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

const surveyOf = (
  { plan, benchmark: { adapter, plugin } }: PlannedRun,
  part: Shard | null,
  engine: EngineDeps,
): Promise<Survey> => {
  const ids = new Set((part?.tasks ?? plan.tasks.map((_, at) => at)).map((at) => plan.tasks[at]?.id));
  const tasks = adapter.tasks.filter(({ id }) => ids.has(id));
  return surveyNeeds(adapter, tasks, plugin.toolchains ?? [], engine).catch((error: unknown) => {
    throw engine.signal.aborted ? new Cancelled("Cancelled. Nothing was run.", "Start it again.") : error;
  });
};

const serviceDeps = ({ http, env, flags }: CommandContext): ServiceDeps => ({
  providers: REGISTRIES.providers,
  http,
  env,
  gateway: flags["no-gateway"] !== true,
});
