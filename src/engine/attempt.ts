import fs from "node:fs";
import { join } from "node:path";
import picomatch from "picomatch";
import { GLOB_OPTIONS } from "#core/glob-options.ts";
import { sha256 } from "#core/digest.ts";
import type { AttemptRef, Phase } from "#core/events.ts";
import type { OutcomeClass } from "#core/outcome.ts";
import { isScored } from "#core/outcome.ts";
import type { FileDigest, Tampering } from "#core/records.gen.ts";
import type { IsolationSpec } from "#core/task.ts";
import type { Tree } from "#core/tree.ts";
import type { Verification, VerifyEvidence } from "#core/verification.ts";
import { changeOf, type ChangeSet } from "#engine/change/change-set.ts";
import { gitPatch } from "#engine/change/git-patch.ts";
import { verificationTree } from "#engine/change/verification-tree.ts";
import type { EngineDeps } from "#engine/deps.ts";
import type { PreparedTask } from "#engine/prepare.ts";
import { sandboxDeps } from "#engine/sandbox-deps.ts";
import type { Adapter } from "#plugins/adapters/contract.ts";
import type { AgentRun, BackendPlugin } from "#plugins/backends/contract.ts";
import type { IsolationPlugin, Snapshot } from "#plugins/isolation/contract.ts";

/** A change larger than this is cut off and counts as it stands. */
const MAX_CHANGE_BYTES = 64 * 1024 * 1024;

export interface AttemptJob {
  readonly ref: AttemptRef;
  readonly adapter: Adapter;
  readonly task: PreparedTask;
  readonly backend: BackendPlugin;
  readonly isolation: IsolationPlugin;
  readonly model: string;
  readonly env: Readonly<Record<string, string>>;
  readonly unsetEnv: readonly string[];
  readonly timeoutMs: number;
  /** What the attempt before left behind and what became of it; null for the first. */
  readonly previous: { readonly tree: Tree; readonly verification: Verification } | null;
  /** Where the attempt's files are staged. */
  readonly dir: string;
  /** Folders nothing inside a sandbox may see. */
  readonly hide: readonly string[];
}

/** All that is known of an attempt, before it is put on record. */
export interface AttemptResult {
  readonly class: OutcomeClass;
  readonly phase: Phase;
  readonly reason: string;
  readonly agent: AgentRun | null;
  readonly verification: Verification | null;
  readonly evidence: VerifyEvidence | null;
  readonly change: ChangeSet | null;
  readonly after: Tree | null;
  readonly tampering: readonly Tampering[];
  readonly requiredPresent: boolean | null;
  readonly prompt: FileDigest;
  readonly effectivePrompt: FileDigest | null;
  readonly hasFinalText: boolean;
  readonly phases: Readonly<Record<Phase, number | null>>;
}

/** One backend call and its verification: provision, prompt, solve, change, verify. Rejects only when the run is aborted or the harness itself is at fault. */
export async function attempt(job: AttemptJob, deps: EngineDeps): Promise<AttemptResult> {
  const phases: Record<Phase, number | null> = {
    provision: null,
    prompt: null,
    solve: null,
    change: null,
    verify: null,
  };
  let current: Phase = "prompt";
  const timed = async <T>(phase: Phase, work: () => Promise<T>): Promise<T> => {
    current = phase;
    deps.emit({ type: "phase", ref: job.ref, phase });
    const start = deps.clock.monotonicMs();
    try {
      return await work();
    } finally {
      phases[phase] = Math.round((deps.clock.monotonicMs() - start) * 1000) / 1000;
    }
  };

  const { adapter, task } = job;
  const text = adapter.prompt(task.task, job.previous?.verification);
  const prompt = await timed("prompt", () => Promise.resolve(write(job.dir, "prompt.md", text)));
  const partial = {
    prompt,
    effectivePrompt: null,
    hasFinalText: false,
    agent: null,
    verification: null,
    evidence: null,
    change: null,
    after: null,
    tampering: [],
    requiredPresent: null,
    phases,
  };

  try {
    await using box = await timed("provision", async () => {
      const opened = await openSandbox(task.isolation, job, deps);
      await opened.put(new Map([...(job.previous?.tree ?? task.starting), ...task.git]));
      return opened;
    });
    const agent = await timed("solve", () =>
      job.backend.solve(
        {
          model: job.model,
          prompt: text,
          task: task.task,
          repetition: job.ref.repetition,
          attempt: job.ref.attempt,
          env: job.env,
          unsetEnv: job.unsetEnv,
          timeoutMs: job.timeoutMs,
          signal: deps.signal,
          oracle: job.backend.needsOracle ? (adapter.oracle?.(task.task) ?? null) : null,
          evidenceDir: job.dir,
        },
        box,
      ),
    );
    deps.signal.throwIfAborted();
    const said = {
      ...partial,
      agent,
      effectivePrompt:
        agent.effectivePrompt === null ? null : write(job.dir, "effective-prompt.md", agent.effectivePrompt),
      hasFinalText: agent.finalText !== null && agent.finalText !== "",
    };
    if (agent.finalText !== null && agent.finalText !== "") write(job.dir, "model-output.txt", agent.finalText);

    const taken = await timed("change", async () =>
      takeChange(
        await box.snapshot({ ignore: adapter.byproducts?.(task.task) ?? [], maxBytes: MAX_CHANGE_BYTES }),
        job,
      ),
    );
    const changed = { ...said, ...taken };
    if (agent.fault !== null && !isScored(agent.fault.class))
      return {
        ...changed,
        tampering: taken.tampering,
        class: agent.fault.class,
        phase: "solve",
        reason: agent.fault.reason,
      };

    const { verification, evidence } = await timed("verify", () => verify(taken.copy, job, deps));
    deps.signal.throwIfAborted();
    write(job.dir, "verify-output.txt", verification.feedback);
    const judged = { ...changed, verification, evidence };
    if (agent.fault !== null)
      return { ...judged, class: agent.fault.class, phase: "solve", reason: agent.fault.reason };
    return { ...judged, class: verification.class, phase: "verify", reason: verification.reason };
  } catch (error) {
    deps.signal.throwIfAborted();
    return { ...partial, ...harnessFault(error), phase: current };
  }
}

const openSandbox = (spec: IsolationSpec, job: AttemptJob, deps: EngineDeps) =>
  job.isolation.open(spec, sandboxDeps(deps, job.hide, job.unsetEnv));

function takeChange(snapshot: Snapshot, job: AttemptJob) {
  const { adapter, task } = job;
  const after = withStartingByproducts(snapshot.tree, task.starting, adapter.byproducts?.(task.task) ?? []);
  const change = changeOf(task.starting, after);
  fs.writeFileSync(join(job.dir, "diff.patch"), gitPatch(change));
  const { tree: copy, tampering } = verificationTree({
    starting: task.starting,
    after,
    protectedGlobs: adapter.protected(task.task),
    hidden: task.hidden,
  });
  const required = adapter.required?.(task.task);
  return {
    change,
    after,
    copy,
    tampering: [...tampering, ...snapshot.leftOut],
    requiredPresent: required === undefined ? null : required.every((path) => after.has(path)),
  };
}

/** Starting files that look like by-products were not taken with the rest; they are not the agent's to change. */
function withStartingByproducts(after: Tree, starting: Tree, globs: readonly string[]): Tree {
  if (globs.length === 0) return after;
  const isByproduct = picomatch([...globs], GLOB_OPTIONS);
  return new Map([...after, ...[...starting].filter(([path]) => isByproduct(path))]);
}

async function verify(
  copy: Tree,
  job: AttemptJob,
  deps: EngineDeps,
): Promise<{ verification: Verification; evidence: VerifyEvidence }> {
  const { adapter, task } = job;
  const command = task.command;
  await using box = await openSandbox(task.isolation, job, deps);
  await box.put(copy);
  const [program, ...rest] = command.argv;
  const ended = await box.exec({
    argv: [program === "node" ? deps.host.nodePath : program, ...rest],
    env: command.env ?? {},
    timeoutMs: command.timeoutMs,
    signal: deps.signal,
    ...(command.cwd === undefined ? {} : { cwd: command.cwd }),
    keepBytes: 1024 * 1024,
  });
  deps.signal.throwIfAborted();
  const evidence: VerifyEvidence = {
    exitCode: ended.exitCode,
    signal: ended.signal,
    stdout: ended.stdout.text,
    stderr: ended.stderr.text,
  };
  if (ended.spawnError !== null) {
    return {
      evidence,
      verification: unmeasured(
        "environment",
        `The verifier ${JSON.stringify(program)} could not be started: ${ended.spawnError.message}`,
        evidence,
      ),
    };
  }
  if (ended.timedOut) {
    return {
      evidence,
      verification: unmeasured(
        "verifier_timeout",
        `The verifier ran into its limit of ${command.timeoutMs / 1000} s.`,
        evidence,
      ),
    };
  }
  return { evidence, verification: adapter.parse(task.task, evidence) };
}

function unmeasured(
  cls: "environment" | "verifier_timeout",
  reason: string,
  { stdout, stderr }: VerifyEvidence,
): Verification {
  return {
    class: cls,
    reason,
    tests: null,
    lintPassed: null,
    typecheckPassed: null,
    feedback: `${reason}\n${stdout}${stderr}`,
  };
}

function harnessFault(error: unknown): { class: OutcomeClass; reason: string } {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EDQUOT" || code === "disk")
    return { class: "disk", reason: `No space was left: ${message}` };
  return { class: "harness", reason: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
}

function write(dir: string, name: string, text: string): FileDigest {
  const bytes = Buffer.from(text, "utf8");
  fs.writeFileSync(join(dir, name), bytes);
  return { path: name, sha256: sha256(bytes) };
}
