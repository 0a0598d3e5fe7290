import type { Failure } from "#core/failure.ts";
import type { ModelEndpoint, Protocol } from "#core/model-endpoint.ts";
import type { OutcomeClass } from "#core/outcome.ts";
import type { Exec } from "#core/ports.ts";
import type { CommandSpec, SamplingControl } from "#core/records.gen.ts";
import type { Task } from "#core/task.ts";
import type { Tree } from "#core/tree.ts";
import type { Sandbox } from "#core/sandbox.ts";

/** What a backend is asked to do: one attempt. */
export interface BackendJob {
  readonly model: string;
  readonly prompt: string;
  readonly task: Task;
  /** From 1. */
  readonly repetition: number;
  /** From 1. */
  readonly attempt: number;
  /** The candidate's own variables. */
  readonly env: Readonly<Record<string, string>>;
  readonly unsetEnv: readonly string[];
  readonly timeoutMs: number;
  /** Milliseconds on top of that so far, for what it was kept waiting for; absent: none. */
  readonly extraMs?: () => number;
  readonly signal: AbortSignal;
  /** Where the model is; null: the program's own configuration says so. */
  readonly endpoint: ModelEndpoint | null;
  /** Accounts and settings of this machine's user that the program may use. Without keys and login where `endpoint` is given. */
  readonly own: OwnAccess;
  /** As found before the run; null: not known. */
  readonly programVersion: string | null;
  /** The program that the configuration names, for a backend that leaves this to it; null for every other. */
  readonly command: NamedProgram | null;
  /** The reference solution, for backends that declare `needsOracle`; null for every other. */
  readonly oracle: Tree | null;
  readonly evidence: Evidence;
}

/** A program that a candidate's configuration names, and how to read what it prints. */
export interface NamedProgram {
  readonly spec: CommandSpec;
  /** null: nothing is read of its output but its last words. */
  readonly reader: (() => TranscriptReader) | null;
}

/** What a program may use of its user's accounts and settings, by name. */
export interface OwnNeeds {
  /**
   * Variables that hold its keys, in the order in which it looks for them: no other key of the user's environment ever
   * reaches it.
   */
  readonly keyVariables: readonly string[];
  /**
   * Which of those that are `set` belong to this model's provider; null: several are, and nobody can tell which. Absent:
   * the first, which is the one it would use.
   */
  readonly keysOf?: (model: string, set: readonly string[]) => readonly string[] | null;
  /** Further variables that it obeys, and what each may say. */
  readonly settingVariables: Readonly<Record<string, SettingWords>>;
  /** The variable that limits its calls, in seconds, where neither command line nor configuration does; absent: none. */
  readonly timeoutVariable?: string;
  /** Where it keeps what its user set up for it; absent: nowhere that is known. */
  readonly config?: readonly ProgramConfig[];
  /** Where it keeps who is logged in; null: nowhere that could be lent to an attempt. */
  readonly login: ProgramLogin | null;
  /** Where else keys of its user may stand, such as its settings: as much hidden from whatever runs as the login is. */
  readonly keyFiles: readonly ProgramFiles[];
}

/** What a program keeps in a folder of its user. */
export interface ProgramFiles {
  /** The variable that says in which folder; null: none does. */
  readonly folderVariable: string | null;
  /** Relative to the user's home, where the variable says nothing; empty: the home itself. */
  readonly folder: string;
  readonly files: readonly string[];
  /** Folders in it, with all that they hold. */
  readonly folders?: readonly string[];
}

/** What a variable may say: one of these words, or `flag`, a yes or a no in any habit. */
export type SettingWords = readonly string[] | "flag";

/** The files in which a program keeps who is logged in. */
export interface ProgramLogin extends Omit<ProgramFiles, "folders"> {
  /** What its user types to log in, such as `codex login`. */
  readonly how: string;
}

/** A folder in which a program keeps its user's settings, instructions, hooks, extensions and servers. */
export interface ProgramConfig {
  /** The variable that says which; null: none does. */
  readonly folderVariable: string | null;
  /** Relative to the user's home, where the variable says nothing; empty: the home itself. */
  readonly folder: string;
  /** Files and folders in it: no login, and nothing of earlier sessions. */
  readonly entries: readonly string[];
  /** The folder of the private home that they are laid into; absent: the same. */
  readonly into?: string;
  /** The entries are JSON, and of each object these members alone are settings: the rest is of earlier sessions. */
  readonly members?: readonly string[];
}

/** What was found of `OwnNeeds`. */
export interface OwnAccess {
  /** Secrets, by variable. */
  readonly keys: Readonly<Record<string, string>>;
  readonly settings: Readonly<Record<string, string>>;
  /** Secrets, by file name; null: nobody is logged in. */
  readonly login: Readonly<Record<string, string>> | null;
  /** What its user set up for it, by path in the private home; may hold secrets. null: it was not asked for. */
  readonly config: Tree | null;
}

/** The files of an attempt, outside the sandbox; they become part of the record. Secrets are taken out on the way in. */
export interface Evidence {
  /** Where the output of a program is to go: the path of the file with this plain name. */
  path(name: string): string;
  /** The lines of such a file, one by one; what is too long to be held in memory is left out. Empty without a file. */
  lines(name: string): AsyncIterable<string>;
  write(name: string, content: string | Uint8Array): void;
}

export interface Usage {
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly cacheReadTokens: number | null;
  readonly cacheWriteTokens: number | null;
  readonly reasoningTokens: number | null;
}

/** What a program's transcript tells of an attempt. Pure: the same lines give the same answer. */
export interface TranscriptReader {
  /** `file` is the name its evidence goes by: what a model says must not pass for what its program notes. */
  take(line: string, file: string): void;
  told(): Told;
}

export interface Told {
  readonly usage: Usage;
  /** Whether its input holds what was read from a cache or written to one; else that stands beside it alone. */
  readonly inputIncludesCache: boolean;
  /** How much of the attempt the usage speaks for, from 0 to 1; null: unknown. */
  readonly usageCoverage: number | null;
  readonly turns: number | null;
  readonly toolCalls: Readonly<Record<string, number>> | null;
  readonly failedCommands: number | null;
  readonly finalText: string | null;
  readonly sessionId: string | null;
  /** The model as the program names it. */
  readonly model: string | null;
  readonly programVersion: string | null;
  readonly stopReason: string | null;
  /** Whether it tells of the program's end. */
  readonly ended: boolean;
  /** Whether any answer of the model came through. */
  readonly answered: boolean;
  /** What the program could not get over; null: nothing. */
  readonly failure: Failure | null;
  /** What it last stumbled over, be it that it got over it. */
  readonly lastStumble: Failure | null;
  /** Tool servers (MCP) of its user's set-up that did not start, by name; absent: it tells of none. */
  readonly failedServers?: readonly string[];
  /** Further facts for the record. Never an amount of money. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** How an agent's part of an attempt went. Verification decides unless `fault` is set. */
export interface AgentRun {
  /** What the agent's own end says about the attempt; null: it ended in good order and its work is to be verified. */
  readonly fault: { readonly class: Exclude<OutcomeClass, "pass" | "not_run">; readonly reason: string } | null;
  readonly stopReason: string | null;
  /** Whether the login it was lent was renewed, so that its user's own may be refused from now on; absent: none was lent. */
  readonly loginRenewed?: boolean;
  /** Tool servers (MCP) of its user's set-up that did not start, by name; absent: none is known of. */
  readonly failedServers?: readonly string[];
  readonly error: string | null;
  readonly usage: Usage;
  /** As in `Told`; absent: it used no cache. */
  readonly inputIncludesCache?: boolean;
  /** How much of the attempt the usage speaks for, from 0 to 1; null: unknown; absent: all of it. */
  readonly usageCoverage?: number | null;
  readonly toolCalls: Readonly<Record<string, number>> | null;
  readonly turns: number | null;
  readonly failedCommands: number | null;
  /** Final text of the agent; null when it gave none. */
  readonly finalText: string | null;
  /** The prompt the program really got, where it differs from `job.prompt`. */
  readonly effectivePrompt: string | null;
  readonly programVersion: string | null;
  readonly temperature: SamplingControl;
  readonly seed: SamplingControl;
  readonly metadata: Readonly<Record<string, unknown>>;
}

export interface Availability {
  readonly available: boolean;
  readonly version: string | null;
  /** What is missing, in a sentence; null when available. */
  readonly reason: string | null;
  /** What to do about it, in a sentence; absent: nothing. */
  readonly next?: string;
}

/** What a backend may know of a candidate before it runs. */
export interface CandidateFacts {
  readonly model: string;
  readonly hasProvider: boolean;
}

/** The provider that a model's name says, and how its program goes to it. */
export interface NamedProvider {
  /** Id of a provider. */
  readonly provider: string;
  /** As the provider knows it. */
  readonly model: string;
  readonly protocol: Protocol;
}

/** A fault in a part of `command`, such as `argv[2]`. */
export interface CommandProblem {
  readonly part: string;
  readonly message: string;
  readonly hint: string;
}

/** One coding agent: the file a contributor adds. */
export interface BackendPlugin {
  readonly id: string;
  readonly summary: string;
  /** The name of its program on PATH; absent: it has none of its own. */
  readonly program?: string;
  /** The version of the agent program that the tests drive; null: none, so what it reports is taken on trust. */
  readonly verifiedWith: string | null;
  /** What its program may do, in the program's own words; absent: it runs none. */
  readonly permissions?: string;
  /** Runs without a model, so that it costs nothing and may run as often as there are cores. */
  readonly deterministic: boolean;
  /** What its program can speak to a model, best first; empty: it cannot be pointed at a provider. */
  readonly protocols: readonly Protocol[];
  /**
   * For a program whose models are written as `provider/model`: whose this one is, where an endpoint can stand in that
   * provider's place; null: it says none, or none can. Absent: names say nothing.
   */
  namedProvider?(model: string): NamedProvider | null;
  /** What of its user's accounts and settings its program may use; absent: nothing. */
  readonly own?: OwnNeeds;
  /** Globs of what its program leaves in the work directory for itself: no part of any change. Absent: nothing. */
  readonly byproducts?: readonly string[];
  /** Is handed the reference solution. Only the stub is. */
  readonly needsOracle: boolean;
  /** What is wrong with a model string; empty when nothing is. */
  modelProblems(model: string): readonly { readonly message: string; readonly hint?: string }[];
  /** Present: the program is the configuration's to name. What is wrong with one; empty when nothing is. */
  commandProblems?(command: CommandSpec, candidate: CandidateFacts): readonly CommandProblem[];
  /** Reads what its program prints; absent: only it can. */
  readonly reader?: () => TranscriptReader;
  /** A model string for a second, independent copy of the same candidate, used by `aa`. */
  copyOf?(model: string): string;
  probe(deps: ProbeDeps): Promise<Availability>;
  /** Never rejects for a failure of the agent. */
  solve(job: BackendJob, box: Sandbox): Promise<AgentRun>;
}

export interface ProbeDeps {
  readonly exec: Exec;
  readonly env: Readonly<Record<string, string>>;
  /** As in `BackendJob`. */
  readonly command?: CommandSpec | null;
}

export const defineBackend = (plugin: BackendPlugin): BackendPlugin => plugin;
