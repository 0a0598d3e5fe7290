/**
 * The few edges of the program: processes, time, and who is told about progress.
 * Files are not a port: a temporary folder is a better fake than any interface.
 */
import type { RunEvent } from "#core/events.ts";

/** How strongly a process tree is tied to the harness, the strongest first; see `src/platform/README.md`. */
export const CONTAINMENTS = ["namespace", "subreaper", "sweep"] as const;
export type Containment = (typeof CONTAINMENTS)[number];

export interface ExecSpec {
  /** Program and arguments; the program is looked up on `env.PATH`. */
  readonly argv: readonly [string, ...string[]];
  readonly cwd: string;
  /** The whole environment of the child: nothing is inherited. */
  readonly env: Readonly<Record<string, string>>;
  readonly stdin?: string | Uint8Array;
  /** Files that receive the whole output; without them only the kept head and tail survive. */
  readonly stdoutFile?: string;
  readonly stderrFile?: string;
  /** What each of the two streams goes through, on its own, before any of it is kept or written. */
  readonly filter?: () => StreamFilter;
  /** Bytes of each stream to keep in memory: half from its head, half from its tail. Default 64 KiB. */
  readonly keepBytes?: number;
  /** The clock starts when the process does, never while it waits for its turn. */
  readonly timeoutMs: number;
  /** Milliseconds on top of that, asked for whenever all are over: what the program was kept waiting for may grow. */
  readonly extraMs?: () => number;
  readonly signal?: AbortSignal;
  /**
   * A folder that is this program's alone. Where nothing firmer is at hand, what was born since and works in it is
   * taken for the program's and killed; without it, no process is ever judged by the folder it works in. With `hide` or
   * `showReadOnly`, where `Exec.sealsRest` is true, it and what `show` shows stay writable, and the rest of the disk does not.
   */
  readonly ownFolder?: string;
  /** Folders and files this process tree must not see, which find them empty; honoured where `Exec.canHide` is true. */
  readonly hide?: readonly string[];
  /**
   * What is seen, and may be written to, inside or in the place of hidden folders: for each path the folder shown
   * there, which must not be a link. Shown at another path than its own, it may hold nothing hidden. Needs `hide`.
   */
  readonly show?: Readonly<Record<string, string>>;
  /**
   * Folders seen at their own paths, inside hidden ones too, but never writable where `Exec.sealsRest` is true. Needs
   * `ownFolder`.
   */
  readonly showReadOnly?: readonly string[];
  /**
   * Where `Exec.sealsRest` is true, nothing of the disk but `ownFolder` may be written to, and all of it is seen but
   * what `hide` says. Without it, `hide` and `showReadOnly` seal the disk as well, and put fresh scratch folders in place.
   */
  readonly readOnly?: boolean;
  /** `none`: nothing but a loopback of its own, where `Exec.cutsNetwork` is true. */
  readonly network?: "none";
  /**
   * Files in `ownFolder` that are secret, by absolute path. The caller removes them; should it be killed while the program
   * runs, whatever holds the program does, once that is gone. Held by a sweep alone, they stay.
   */
  readonly lent?: readonly string[];
}

/** Changes a stream on its way. */
export interface StreamFilter {
  /** What can be given on of a chunk; the rest is held back until more has come. */
  push(chunk: Uint8Array): Uint8Array;
  /** What was held back. */
  end(): Uint8Array;
}

export interface Output {
  /** Head and tail joined by a line that says how much was left out. Invalid UTF-8 becomes U+FFFD. */
  readonly text: string;
  readonly totalBytes: number;
  readonly truncated: boolean;
}

/** A failed, killed or missing program is a value: `run` rejects only on a fault of the harness itself. */
export interface ExecResult {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly timedOut: boolean;
  readonly aborted: boolean;
  /** Set when the program could not be started at all (`ENOENT`, `EACCES`, `E2BIG`, …). */
  readonly spawnError: { readonly code: string; readonly message: string } | null;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly durationMs: number;
}

export interface Exec {
  readonly containment: Containment;
  /** Whether `hide` is enforced here; where it is not, the worktree tier is an honour system. */
  readonly canHide: boolean;
  /** Whether a program with `hide` and an `ownFolder` finds the rest of the disk read-only (Linux 5.12 or later). */
  readonly sealsRest: boolean;
  /** Whether `network: "none"` is enforced here. */
  readonly cutsNetwork: boolean;
  /** Runs a program and returns once it and everything it started is gone. */
  run(spec: ExecSpec): Promise<ExecResult>;
}

export interface Clock {
  /** Wall time, for records only. */
  now(): Date;
  /** Monotonic milliseconds, for durations. */
  monotonicMs(): number;
}

export type Emit = (event: RunEvent) => void;

/** The machine a run happens on, as far as the engine may know it. */
export interface Host {
  readonly harnessVersion: string;
  readonly nodeVersion: string;
  readonly platform: string;
  readonly arch: string;
  /** The running Node binary; stands in for `node` in verify commands. */
  readonly nodePath: string;
  /** Where sandboxes are made. */
  readonly tempRoot: string;
  /** The harness's own folders, which hold reference solutions, and its caches: hidden from every sandbox. */
  readonly ownFolders: readonly string[];
  /** Data of benchmarks and prepared environments, made again when it is lost; hidden from every sandbox. */
  readonly cacheRoot: string;
  /** All that sandboxes inherit: `PATH`, locale, time zone, and where toolchains of the user's home folder are. */
  readonly baseEnv: Readonly<Record<string, string>>;
  /** For what the user would install by hand: `baseEnv`, the home folder, and settings of proxies and package sources. */
  readonly buildEnv: Readonly<Record<string, string>>;
}

/** What a door hands in: the ports of one machine. */
export interface Machine {
  readonly exec: Exec;
  readonly clock: Clock;
  readonly host: Host;
  /** A port of the loopback address that was free a moment ago, for a program that has to be told which to take. */
  readonly freePort: () => Promise<number>;
}

export interface HttpRequest {
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly timeoutMs: number;
}

/** A server that is down is a value. Redirects are not followed: they would take a key along. */
export type HttpAnswer =
  | { readonly kind: "answer"; readonly status: number; readonly text: string }
  | { readonly kind: "none"; readonly why: "timeout" | "unreachable"; readonly message: string };

/** Short questions to a server, such as whether it is there. Never rejects. */
export interface Http {
  ask(request: HttpRequest): Promise<HttpAnswer>;
}
