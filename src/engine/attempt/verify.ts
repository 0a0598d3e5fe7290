import type { ExecResult } from "#core/ports.ts";
import { type Redactor, redactedText } from "#core/redact.ts";
import type { Sandbox, SandboxCommand } from "#core/sandbox.ts";
import type { Tree } from "#core/tree.ts";
import type { Verification, VerificationClass, VerifyEvidence } from "#core/verification.ts";
import type { AttemptJob } from "#engine/attempt/attempt-job.ts";
import { openSandbox } from "#engine/attempt/open-sandbox.ts";
import { copingWith } from "#engine/attempt/unfit-answer.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { environmentLinks } from "#engine/needs/environment-links.ts";
import type { PreparedTask } from "#engine/prepare.ts";
import { placesIn } from "#engine/secret-places.ts";
import type { VerifyCommand } from "#plugins/adapters/contract.ts";

/** Of each stream and of each result file. Verifiers report in JSON or XML, which is worth nothing without its middle. */
const KEPT_BYTES = 4 * 1024 * 1024;

/** Runs the hidden tests on the fresh copy, in a sandbox that the agent never saw. */
export async function verify(
  job: AttemptJob,
  { command }: PreparedTask,
  copy: Tree,
  deps: EngineDeps,
  redactor: Redactor | null,
): Promise<{ verification: Verification; evidence: VerifyEvidence; networkCut: boolean }> {
  await using box = await openSandbox(job, deps, placesIn(deps.secretPlaces));
  await copingWith(() => box.put(new Map([...copy, ...environmentLinks(job.needs.environments)])));
  const ended = await box.exec(commandIn(box, command, deps));
  deps.signal.throwIfAborted();
  const evidence: VerifyEvidence = {
    exitCode: ended.exitCode,
    signal: ended.signal,
    stdout: ended.stdout.text,
    stderr: ended.stderr.text,
    ...(command.results === undefined ? {} : { results: await resultsOf(box, command.results) }),
  };
  const fault = faultOf(ended, command);
  const verification = fault === null ? job.adapter.parse(job.task, evidence) : unmeasured(fault, evidence);
  return {
    evidence,
    networkCut: command.network === "none" && box.cutsNetwork,
    // What is read is what was printed, or an agent could blind its verifier with what it makes pass for a secret.
    verification: {
      ...verification,
      reason: redactedText(redactor, verification.reason),
      feedback: redactedText(redactor, verification.feedback),
    },
  };
}

function commandIn(box: Sandbox, command: VerifyCommand, { host, signal }: EngineDeps): SandboxCommand {
  const filled = (text: string): string =>
    text.replaceAll("{results}", () => box.resultsDir).replaceAll("{work}", () => box.workDir);
  const [program, ...rest] = command.argv;
  return {
    argv: [program === "node" ? host.nodePath : filled(program), ...rest.map(filled)],
    env: Object.fromEntries(Object.entries(command.env ?? {}).map(([name, value]) => [name, filled(value)])),
    timeoutMs: command.timeoutMs,
    signal,
    ...(command.cwd === undefined ? {} : { cwd: command.cwd }),
    ...(command.network === undefined ? {} : { network: command.network }),
    keepBytes: KEPT_BYTES,
  };
}

async function resultsOf(box: Sandbox, paths: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const found = await box.results(paths, KEPT_BYTES);
  return Object.fromEntries([...found].map(([path, content]) => [path, Buffer.from(content).toString("utf8")]));
}

interface Fault {
  readonly class: VerificationClass;
  readonly reason: string;
}

/** Why nothing was measured; null when the verifier came to an end of its own. */
function faultOf(
  { spawnError, timedOut }: ExecResult,
  { argv: [program], timeoutMs, late }: VerifyCommand,
): Fault | null {
  if (spawnError !== null) {
    return {
      class: "environment",
      reason: `The verifier ${JSON.stringify(program)} could not be started: ${spawnError.message}`,
    };
  }
  if (!timedOut) return null;
  return { class: late ?? "verifier_timeout", reason: `The verifier ran into its limit of ${timeoutMs / 1000} s.` };
}

function unmeasured({ class: cls, reason }: Fault, { stdout, stderr }: VerifyEvidence): Verification {
  return {
    class: cls,
    reason,
    tests: null,
    lintPassed: null,
    typecheckPassed: null,
    feedback: `${reason}\n${stdout}${stderr}`,
  };
}
