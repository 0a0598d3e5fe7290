import fs from "node:fs";
import { join } from "node:path";
import type { ModelEndpoint } from "#core/model-endpoint.ts";
import type { Containment } from "#core/ports.ts";
import { treeOf } from "#core/tree.ts";
import { agentAccess } from "#engine/attempt/agent-access.ts";
import { evidenceIn } from "#engine/attempt/evidence.ts";
import { guardedSandbox } from "#engine/attempt/guarded-sandbox.ts";
import { rootCommit } from "#engine/change/root-commit.ts";
import { sandboxDeps } from "#engine/sandbox-deps.ts";
import type { AgentRun, BackendPlugin, NamedProgram } from "#plugins/backends/contract.ts";
import type { OwnSources } from "#engine/own-access.ts";
import type { SecretPlaces } from "#engine/secret-places.ts";
import type { ModelService } from "#engine/run-job.ts";
import { testEngine } from "./engine.ts";

export interface AttemptOptions {
  /** On which the program is found. */
  readonly path: string;
  readonly endpoint?: ModelEndpoint | null;
  readonly own?: OwnSources;
  /** Of the provider behind the gateway: the program never gets them, and may hear them from the provider. */
  readonly routeSecrets?: readonly string[];
  /** Default none. */
  readonly secretPlaces?: SecretPlaces;
  readonly env?: Readonly<Record<string, string>>;
  readonly unsetEnv?: readonly string[];
  readonly model?: string;
  readonly prompt?: string;
  readonly timeoutMs?: number;
  /** Time on top of that; default none. */
  readonly extraMs?: () => number;
  readonly signal?: AbortSignal;
  readonly command?: NamedProgram;
  readonly files?: Readonly<Record<string, string>>;
  /** Whether they are in a repository, as in a run; default false. */
  readonly git?: boolean;
  readonly containment?: Containment;
  /** Whether the evidence is hidden from the program, and the disk sealed, as in a run; default true. */
  readonly hidden?: boolean;
  /** Where evidence is kept; default a folder that goes with the attempt. */
  readonly evidenceDir?: string;
}

export interface AttemptSeen {
  readonly run: AgentRun;
  /** The work directory afterwards, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** What was kept, by file name. */
  readonly evidence: Readonly<Record<string, string>>;
  /** What is left in the home, by path: the first 64 KiB of each regular file. */
  readonly home: Readonly<Record<string, string>>;
  readonly tookMs: number;
}

export const PROMPT =
  "Write the answer to everything into answer.txt. — \"Quotes\", 'ticks', $HOME, `x`, tabs\t, ünïcödé 🙂\n";

/** One attempt as the engine makes it: a real sandbox, a real program, real files. */
export async function agentAttempt(backend: BackendPlugin, options: AttemptOptions): Promise<AttemptSeen> {
  using engine = await testEngine(options.containment === undefined ? {} : { containment: options.containment });
  const deps = { ...engine, host: { ...engine.host, baseEnv: { PATH: options.path, LANG: "C.UTF-8" } } };
  const evidenceDir = options.evidenceDir ?? join(engine.host.tempRoot, "evidence");
  fs.mkdirSync(evidenceDir, { recursive: true });
  const { env = {}, unsetEnv = [], endpoint = null, own, routeSecrets = [] } = options;
  const candidate = {
    backend,
    model: options.model ?? "scripted",
    env,
    unsetEnv,
    ...(own === undefined ? {} : { own }),
    ...(options.command === undefined ? {} : { command: options.command }),
    ...(routeSecrets.length === 0 ? {} : { service: serviceWith(routeSecrets) }),
  };
  const access = agentAccess(candidate, endpoint, options.secretPlaces ?? engine.secretPlaces, new Set());
  const hide = options.hidden === false ? [] : [evidenceDir];
  const tier = await engine.isolation.get("worktree");
  const opened = await tier.open({ tier: "worktree" }, sandboxDeps(deps, { hide, unsetEnv }));
  await using box = guardedSandbox(opened, access, evidenceDir);
  const starting = treeOf({ "README.md": "start\n", ...options.files });
  await box.put(options.git === true ? new Map([...starting, ...rootCommit(starting)]) : starting);
  const begun = performance.now();
  const run = await backend.solve(
    {
      model: candidate.model,
      prompt: options.prompt ?? PROMPT,
      task: { id: "t", language: "text", repo: null, expectedSeconds: 1 },
      repetition: 1,
      attempt: 1,
      env,
      unsetEnv,
      endpoint,
      own: access.own,
      programVersion: null,
      command: options.command ?? null,
      timeoutMs: options.timeoutMs ?? 60_000,
      ...(options.extraMs === undefined ? {} : { extraMs: options.extraMs }),
      signal: options.signal ?? engine.signal,
      oracle: null,
      evidence: evidenceIn(evidenceDir, access.redactor),
    },
    box,
  );
  const tookMs = performance.now() - begun;
  const { tree } = await box.snapshot({ ignore: [], maxBytes: 1_000_000 });
  const files = [...tree].flatMap(([path, entry]) =>
    entry.kind === "file" ? [[path, Buffer.from(entry.content).toString()] as const] : [],
  );
  const kept = fs
    .readdirSync(evidenceDir)
    .map((name) => [name, fs.readFileSync(join(evidenceDir, name), "utf8")] as const);
  return {
    run,
    files: Object.fromEntries(files),
    evidence: Object.fromEntries(kept),
    home: filesBelow(box.homeDir),
    tookMs,
  };
}

const serviceWith = (secrets: readonly string[]): ModelService => ({
  route: { protocol: "anthropic", upstream: "http://127.0.0.1:9", headers: {}, secrets, models: ["*"] },
  recorded: "http://127.0.0.1:9",
  direct: null,
  facts: {},
});

function filesBelow(dir: string): Record<string, string> {
  const paths = fs.readdirSync(dir, { recursive: true, encoding: "utf8" });
  const regular = paths.filter((path) => fs.lstatSync(join(dir, path)).isFile());
  return Object.fromEntries(regular.map((path) => [path, fs.readFileSync(join(dir, path), "utf8").slice(0, 65_536)]));
}
