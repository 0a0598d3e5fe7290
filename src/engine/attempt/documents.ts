import { sha256 } from "#core/digest.ts";
import { utcSeconds } from "#core/format.ts";
import type { WireTotals } from "#core/gateway.ts";
import { resultOf } from "#core/outcome.ts";
import type { Containment, Host } from "#core/ports.ts";
import type { Plan, RunRecord, SamplingControl, Score, Stats } from "#core/records.gen.ts";
import type { AttemptJob } from "#engine/attempt/attempt-job.ts";
import { LITELLM } from "#engine/translation/litellm.ts";
import type { AttemptResult } from "#engine/attempt/attempt-log.ts";
import { MODEL_OUTPUT_FILE, PROMPT_FILE, runId } from "#record/layout.ts";

export interface AttemptFacts {
  readonly plan: Plan;
  readonly job: AttemptJob;
  readonly result: AttemptResult;
  readonly host: Host;
  readonly containment: Containment;
  readonly hidden: boolean;
  readonly try: number;
  readonly verifierSha256: string;
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly elapsedMs: number;
}

export interface Documents {
  readonly record: Omit<RunRecord, "artifacts">;
  readonly score: Score;
  readonly stats: Stats;
}

const UNKNOWN_CONTROL: SamplingControl = { requested: null, effective: null, control: "unsupported" };

/** The three documents of an attempt. Unknown stays null throughout. */
export function documentsOf(facts: AttemptFacts): Documents {
  return { record: recordOf(facts), score: scoreOf(facts), stats: statsOf(facts) };
}

function identity({ plan, job }: AttemptFacts) {
  return {
    benchmark_id: plan.benchmark.id,
    task_id: job.task.id,
    backend_id: job.candidate.backend.id,
    run_id: runId(job.ref.repetition),
    attempt: job.ref.attempt,
  };
}

function recordOf(facts: AttemptFacts): Omit<RunRecord, "artifacts"> {
  const { plan, job, result, host } = facts;
  const { agent, verification, evidence } = result;
  return {
    schema_version: "2.0",
    ...identity(facts),
    candidate: job.ref.candidate,
    plan_digest: plan.digest,
    try: facts.try,
    started_at: utcSeconds(facts.startedAt),
    finished_at: utcSeconds(facts.finishedAt),
    harness: { version: host.harnessVersion, node: host.nodeVersion, platform: host.platform, arch: host.arch },
    benchmark_revision: plan.benchmark.revision,
    grading: plan.benchmark.grading,
    isolation: {
      ...(job.adapter.isolation(job.task) as RunRecord["isolation"]),
      containment: facts.containment,
      hidden: facts.hidden,
    },
    toolchains: { ...job.needs.toolchains },
    environments: job.needs.environments.map(({ id, digest }) => ({ id, digest })),
    backend_invocation: {
      model: job.candidate.model,
      temperature: agent?.temperature ?? UNKNOWN_CONTROL,
      seed: agent?.seed ?? UNKNOWN_CONTROL,
      timeout_seconds: job.timeoutMs / 1000,
    },
    env_names: Object.keys(job.candidate.env).sort(),
    prompt: result.prompt ?? { path: PROMPT_FILE, sha256: sha256("") },
    effective_prompt: result.effectivePrompt,
    model_output_path: result.hasFinalText ? MODEL_OUTPUT_FILE : null,
    backend: {
      error: agent?.error ?? null,
      program_version: agent?.programVersion ?? null,
      provider_endpoint: job.candidate.service?.recorded ?? null,
      ...(job.candidate.service?.translation === undefined ? {} : { translator: LITELLM }),
      stop_reason: agent?.stopReason ?? null,
      metadata: { ...agent?.metadata },
    },
    outcome: { class: result.class, phase: result.phase, reason: result.reason },
    verification:
      verification === null || evidence === null
        ? null
        : {
            class: verification.class,
            reason: verification.reason,
            exit_code: evidence.exitCode,
            signal: evidence.signal,
            single_tests: verification.tests !== null,
            network_cut: result.networkCut ?? false,
            tests_passed: [...(verification.tests?.passed ?? [])],
            tests_failed: [...(verification.tests?.failed ?? [])],
            tests_missing: [...(verification.tests?.missing ?? [])],
          },
    tampering: [...result.tampering],
    leaks: [...result.leaks],
    verifier_digest: facts.verifierSha256,
    phases: result.phases,
  };
}

function scoreOf(facts: AttemptFacts): Score {
  const { result, elapsedMs } = facts;
  const { verification, change, agent } = result;
  return {
    schema_version: "2.0",
    ...identity(facts),
    scores: {
      tests_passed: verification === null ? null : verification.class === "pass",
      lint_passed: verification?.lintPassed ?? null,
      typecheck_passed: verification?.typecheckPassed ?? null,
      required_files_present: result.requiredPresent,
      timeout: result.class === "agent_timeout",
      human_interventions: 0,
    },
    derived: {
      elapsed_seconds: seconds(elapsedMs),
      files_changed: change?.stats.files_changed ?? null,
      lines_added: change?.stats.lines_added ?? null,
      lines_removed: change?.stats.lines_removed ?? null,
      failed_commands: agent?.failedCommands ?? null,
    },
    result: resultOf(result.class),
  };
}

function statsOf({ result, elapsedMs }: AttemptFacts): Stats {
  const { agent, wire } = result;
  return {
    schema_version: "2.0",
    elapsed_seconds: seconds(elapsedMs),
    tokens_input: agent?.usage.inputTokens ?? null,
    tokens_output: agent?.usage.outputTokens ?? null,
    cache_read_tokens: agent?.usage.cacheReadTokens ?? null,
    cache_write_tokens: agent?.usage.cacheWriteTokens ?? null,
    reasoning_tokens: agent?.usage.reasoningTokens ?? null,
    ...(agent?.inputIncludesCache === undefined ? {} : { input_includes_cache: agent.inputIncludesCache }),
    ...(agent?.usageCoverage === undefined ? {} : { usage_coverage: agent.usageCoverage ?? 0 }),
    ...(wire === null ? {} : { wire: wireDocument(wire) }),
    tool_calls: agent?.toolCalls === undefined || agent.toolCalls === null ? null : { ...agent.toolCalls },
    turns: agent?.turns ?? null,
    temperature: agent?.temperature ?? UNKNOWN_CONTROL,
    seed: agent?.seed ?? UNKNOWN_CONTROL,
    phases: result.phases,
    cost_reporting: { enabled: false, reason: "amounts of money are never recorded" },
  };
}

function wireDocument(wire: WireTotals): NonNullable<Stats["wire"]> {
  const { requests, refused, failed, unmetered } = wire;
  return {
    requests,
    refused,
    failed,
    unmetered,
    tokens_input: wire.inputTokens,
    tokens_output: wire.outputTokens,
    cache_read_tokens: wire.cacheReadTokens,
    cache_write_tokens: wire.cacheWriteTokens,
    reasoning_tokens: wire.reasoningTokens,
  };
}

const seconds = (ms: number): number => Math.round(ms * 10) / 10_000;
