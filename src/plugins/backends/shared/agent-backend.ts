import type { ModelEndpoint } from "#core/model-endpoint.ts";
import type { ExecResult } from "#core/ports.ts";
import type { Sandbox, SandboxHome } from "#core/sandbox.ts";
import { treeDigest } from "#core/tree-digest.ts";
import { withoutAmounts } from "#core/without-amounts.ts";
import { withoutVariables } from "#core/without-variables.ts";
import type {
  AgentRun,
  BackendJob,
  BackendPlugin,
  OwnAccess,
  Told,
  TranscriptReader,
} from "#plugins/backends/contract.ts";
import { classify } from "#plugins/backends/shared/classify.ts";
import { isRenewed } from "#plugins/backends/shared/is-renewed.ts";
import { modelProblems } from "#plugins/backends/shared/model-problems.ts";
import { probeProgram } from "#plugins/backends/shared/probe-program.ts";
import { coverageOf } from "#plugins/backends/shared/transcript.ts";

/** One agent program: all that differs from one to the next. */
export interface AgentProgram extends Pick<
  BackendPlugin,
  "id" | "summary" | "verifiedWith" | "permissions" | "protocols" | "namedProvider" | "byproducts" | "own"
> {
  /** Its name on PATH. */
  readonly program: string;
  /** How to get it, for whoever lacks it. */
  readonly install: string;
  /** What is wrong with a model string beside what is wrong with any. */
  readonly modelProblems?: BackendPlugin["modelProblems"];
  command(job: AgentJob): AgentCommand;
  reader(): TranscriptReader;
  /** Under which name its output is kept; default `transcript.jsonl`. */
  readonly outputFile?: string;
  /**
   * Files it leaves in its home that are kept, by the name they are kept under. The name of one may hold a `*`, and is
   * then the last that fits.
   */
  readonly keeps?: Readonly<Record<string, string>>;
  /** Kept files that the reader gets after the output. */
  readonly alsoReads?: readonly string[];
  /** Further facts for the record. */
  facts?(job: AgentJob): Readonly<Record<string, unknown>>;
}

/** An attempt as a program's own file sees it. */
export interface AgentJob extends Pick<BackendJob, "model" | "prompt" | "timeoutMs" | "env"> {
  readonly endpoint: ModelEndpoint | null;
  readonly own: OwnAccess;
  /** The private home, as the program sees it. */
  readonly homeDir: string;
}

/** How a program is started. Secrets go into `env` or `homeFiles`, never into `argv`, which everyone can read. */
export interface AgentCommand {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Written to the private home before, by path. */
  readonly homeFiles?: Readonly<Record<string, string>>;
  /** Of those, what is removed afterwards, because it is a secret. */
  readonly lent?: readonly string[];
  /** Absent: its standard input is at its end. */
  readonly stdin?: string;
  /** Absent: the program's own name. */
  readonly program?: string;
  /** The prompt it gets, where it differs from the one it was meant to get. */
  readonly effectivePrompt?: string;
}

/** The path that all agents share: start, transcript, outcome. */
export function agentBackend(agent: AgentProgram): BackendPlugin {
  const { id, summary, program, verifiedWith, permissions, protocols, namedProvider, own, reader } = agent;
  return {
    id,
    summary,
    program,
    verifiedWith,
    ...(permissions === undefined ? {} : { permissions }),
    protocols,
    ...(namedProvider === undefined ? {} : { namedProvider }),
    ...(agent.byproducts === undefined ? {} : { byproducts: agent.byproducts }),
    ...(own === undefined ? {} : { own }),
    reader,
    deterministic: false,
    needsOracle: false,
    modelProblems: (model) => [...modelProblems(model), ...(agent.modelProblems?.(model) ?? [])],
    probe: (deps) => probeProgram(agent, deps),
    solve: (job, box) => solveWith(agent, job, box),
  };
}

const STDERR_FILE = "transcript.stderr.txt";

/** One attempt by one program. */
export async function solveWith(agent: AgentProgram, job: BackendJob, box: Sandbox): Promise<AgentRun> {
  const agentJob: AgentJob = { ...job, homeDir: box.homeDir };
  const command = agent.command(agentJob);
  const ended = await runProgram(agent, command, job, box);
  for (const [name, path] of Object.entries(agent.keeps ?? {})) {
    const place = await placeOf(path, box.home);
    const kept = place === null ? null : await box.home.read(place, MAX_KEPT_BYTES);
    if (kept !== null) job.evidence.write(name, kept);
  }
  const reader = agent.reader();
  for (const name of [agent.outputFile ?? TRANSCRIPT_FILE, ...(agent.alsoReads ?? [])])
    for await (const line of job.evidence.lines(name)) reader.take(line, name);
  const told = reader.told();
  return runOf(agent, agentJob, job, command, ended, told);
}

const TRANSCRIPT_FILE = "transcript.jsonl";
const MAX_KEPT_BYTES = 64 * 1024 * 1024;

async function placeOf(path: string, home: SandboxHome): Promise<string | null> {
  const [before = "", after] = path.split("*");
  if (after === undefined) return path;
  const slash = before.lastIndexOf("/");
  const [folder, start] = [before.slice(0, slash), before.slice(slash + 1)];
  const names = await home.names(folder);
  const name = names.findLast((one) => one.startsWith(start) && one.endsWith(after));
  return name === undefined ? null : `${folder}/${name}`;
}

type Ended = ExecResult & { readonly loginRenewed: boolean };

async function runProgram(agent: AgentProgram, command: AgentCommand, job: BackendJob, box: Sandbox): Promise<Ended> {
  const { config } = job.own;
  const lent = [...(command.lent ?? []), ...(config?.keys() ?? [])];
  if (config !== null) await box.home.put(config);
  await box.home.write(command.homeFiles ?? {});
  try {
    const ended = await box.exec({
      argv: [command.program ?? agent.program, ...command.args],
      // The candidate's own variables win: they are what is compared.
      env: { ...withheld({ ...COMMON_ENV, ...command.env }, job), ...job.env },
      stdin: command.stdin ?? "",
      stdoutFile: job.evidence.path(agent.outputFile ?? TRANSCRIPT_FILE),
      stderrFile: job.evidence.path(STDERR_FILE),
      timeoutMs: job.timeoutMs,
      ...(job.extraMs === undefined ? {} : { extraMs: job.extraMs }),
      signal: job.signal,
      lent,
    });
    return { ...ended, loginRenewed: await isLoginRenewed(command, job, box.home) };
  } finally {
    for (const path of lent) await box.home.remove(path);
  }
}

/** Without what the candidate does without. Its way to the model is none of its user's variables, whatever the name. */
function withheld(env: AgentCommand["env"], { unsetEnv, endpoint }: BackendJob): AgentCommand["env"] {
  const isWay = (value = ""): boolean =>
    endpoint !== null && (value.includes(endpoint.token) || value.includes(endpoint.baseUrl));
  return withoutVariables(
    env,
    unsetEnv.filter((name) => !isWay(env[name])),
  );
}

/** Whether a login that was lent is another now, such that the one it was copied from may not be taken any more. */
async function isLoginRenewed(
  { lent = [], homeFiles = {} }: AgentCommand,
  { own }: BackendJob,
  home: SandboxHome,
): Promise<boolean> {
  const logins = new Set(Object.values(own.login ?? {}));
  for (const path of lent) {
    const given = homeFiles[path];
    if (given === undefined || !logins.has(given)) continue;
    const left = await home.read(path, MAX_LOGIN_BYTES);
    if (left !== null && isRenewed(given, Buffer.from(left).toString("utf8"))) return true;
  }
  return false;
}

const MAX_LOGIN_BYTES = 1024 * 1024;

/** No colours, no pager, no question that nobody would answer. */
const COMMON_ENV = { TERM: "dumb", NO_COLOR: "1", CI: "1", GIT_TERMINAL_PROMPT: "0", PAGER: "cat" };

const UNCONTROLLED = { requested: null, effective: null, control: "unsupported" } as const;

function runOf(
  agent: AgentProgram,
  agentJob: AgentJob,
  job: BackendJob,
  command: AgentCommand,
  ended: Ended,
  told: Told,
): AgentRun {
  const fault = classify(ended, told, agent.program);
  return {
    fault,
    stopReason: told.stopReason,
    loginRenewed: ended.loginRenewed,
    ...(told.failedServers === undefined ? {} : { failedServers: told.failedServers }),
    error: fault?.reason ?? null,
    usage: told.usage,
    inputIncludesCache: told.inputIncludesCache,
    usageCoverage: coverageOf(told),
    toolCalls: told.toolCalls,
    turns: told.turns,
    failedCommands: told.failedCommands,
    finalText: told.finalText,
    effectivePrompt: command.effectivePrompt ?? null,
    programVersion: told.programVersion ?? job.programVersion,
    temperature: UNCONTROLLED,
    seed: UNCONTROLLED,
    metadata: {
      family: agent.id,
      model: job.model,
      model_reported: told.model,
      session_id: told.sessionId,
      exit_code: ended.exitCode,
      signal: ended.signal,
      permissions: agent.permissions ?? null,
      protocol: job.endpoint?.protocol ?? null,
      context_window: job.endpoint?.contextWindow ?? null,
      key_variables: Object.keys(job.own.keys).sort(),
      login_lent: job.own.login !== null,
      login_renewed: ended.loginRenewed,
      host_config: described(job.own.config),
      mcp_servers_failed: told.failedServers ?? null,
      verified_with: agent.verifiedWith,
      input_includes_cache: told.inputIncludesCache,
      ...agent.facts?.(agentJob),
      ...told.facts,
      stderr_tail: withoutAmounts(ended.stderr.text).slice(-1024),
    },
  };
}

/** How much of its user's own set-up it had, and its digest; nothing of what that says. */
const described = (config: OwnAccess["config"]): unknown =>
  config === null ? null : { files: config.size, sha256: treeDigest(config) };
