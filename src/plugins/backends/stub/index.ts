import { sha256 } from "#core/digest.ts";
import type { ExecResult } from "#core/ports.ts";
import { defineBackend, type AgentRun, type BackendJob } from "#plugins/backends/contract.ts";
import { MISBEHAVIOUR } from "#plugins/backends/stub/misbehave.ts";
import { parseStubModel, type StubScript } from "#plugins/backends/stub/model.ts";
import type { Sandbox } from "#core/sandbox.ts";

type Fault = AgentRun["fault"];

/** The deterministic stand-in for an agent: applies the reference solution, or follows a script. No model, no network. */
export default defineBackend({
  id: "stub",
  summary: "Deterministic stand-in: applies the reference solution or follows a script",
  verifiedWith: null,
  deterministic: true,
  protocols: [],
  needsOracle: true,
  modelProblems: (model) =>
    parseStubModel(model).problems.map((message) => ({
      message,
      hint: "Write it like pass=0.7,seed=3 or tamper; an empty model solves every task.",
    })),
  copyOf: (model) => `${model === "" ? "" : `${model},`}copy=1`,
  probe: () => Promise.resolve({ available: true, version: null, reason: null }),

  async solve(job, box) {
    const { script } = parseStubModel(job.model);
    const fault = (await rest(script, job, box)) ?? (await act(script, job, box));
    return {
      fault,
      stopReason: fault === null ? "end" : null,
      error: fault === null ? null : fault.reason,
      usage: { inputTokens: 0, outputTokens: 0, cacheReadTokens: null, cacheWriteTokens: null, reasoningTokens: null },
      toolCalls: {},
      turns: 0,
      failedCommands: 0,
      finalText: null,
      effectivePrompt: null,
      programVersion: null,
      temperature: { requested: null, effective: null, control: "unsupported" },
      seed: { requested: script.seed, effective: script.seed, control: "supported" },
      metadata: { family: "stub", model: job.model, note: "no model was called" },
    };
  },
});

async function rest(script: StubScript, job: BackendJob, box: Sandbox): Promise<Fault> {
  return script.sleepSeconds === 0 ? null : shell(`sleep ${script.sleepSeconds}`, job, box);
}

async function act(script: StubScript, job: BackendJob, box: Sandbox): Promise<Fault> {
  if (script.fault !== null) return { class: script.fault, reason: `The script asked for ${script.fault}.` };
  if (script.behaviour === "fail" || !solves(script, job)) return null;
  const ended = script.behaviour === "solve" ? null : await shell(MISBEHAVIOUR[script.behaviour], job, box);
  if (!["solve", "daemon", "snoop"].includes(script.behaviour)) return ended;
  if (job.oracle === null)
    return { class: "environment", reason: `Task ${job.task.id} has no reference solution for the stub to apply.` };
  await box.put(job.oracle);
  return null;
}

/** The draw depends on nothing but the script and the attempt, so any shard, order or resume gives the same one. */
function solves({ pass, seed, copy }: StubScript, { task, repetition, attempt }: BackendJob): boolean {
  if (pass >= 1) return true;
  const draw =
    Number.parseInt(sha256(`${seed}\0${copy}\0${task.id}\0${repetition}\0${attempt}`).slice(0, 13), 16) / 2 ** 52;
  return draw < pass;
}

async function shell(program: string, job: BackendJob, box: Sandbox): Promise<Fault> {
  const ended = await box.exec({
    argv: ["sh", "-c", program],
    env: job.env,
    timeoutMs: job.timeoutMs,
    signal: job.signal,
    stdoutFile: job.evidence.path("transcript.txt"),
  });
  return faultOf(ended);
}

function faultOf({ exitCode, signal, timedOut, spawnError }: ExecResult): Fault {
  if (spawnError !== null)
    return { class: "environment", reason: `The stub's shell could not be started: ${spawnError.message}` };
  if (timedOut) return { class: "agent_timeout", reason: "The agent ran out of time and was killed." };
  if (signal !== null) return { class: "agent_crash", reason: `The agent was ended by ${signal}.` };
  if (exitCode !== 0) return { class: "agent_crash", reason: `The agent exited with code ${exitCode}.` };
  return null;
}
