/**
 * A proxy for each candidate whose agent and provider do not speak the same protocol: on a loopback port of its own,
 * behind a key of its own, gone with the run. It stands behind the gateway, which counts what the agent sees.
 */
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { inEnvironments, type PreparedEnvironment } from "#core/environment.ts";
import type { ExecResult } from "#core/ports.ts";
import type { Plan } from "#core/records.gen.ts";
import type { EngineDeps } from "#engine/deps.ts";
import type { ModelService, RunCandidate, Translation } from "#engine/run-job.ts";
import { litellmArgv, litellmConfig, litellmEnv, litellmFault } from "#engine/translation/litellm.ts";
import { holdTranslator } from "#engine/translation/hold-translator.ts";

interface Translators extends AsyncDisposable {
  /** In the given order; those that are translated for ask their proxy. */
  readonly candidates: readonly RunCandidate[];
}

/** Python imports a great deal before it listens. */
const START_TIMEOUT_MS = 180_000;
const POLL_MS = 250;
const TAIL_LINES = 20;

/**
 * Starts what is needed and waits until it answers. Throws what keeps it from that, with everything ended again.
 * @param busy which of the plan's candidates have anything to do: no other is translated for
 */
export async function openTranslators(
  plan: Plan,
  given: readonly RunCandidate[],
  busy: ReadonlySet<number>,
  deps: EngineDeps,
): Promise<Translators> {
  const needed = given.map(({ service }, at) => (busy.has(at) ? service?.translation : undefined));
  if (needed.every((translation) => translation === undefined))
    return { candidates: given, [Symbol.asyncDispose]: () => Promise.resolve() };
  const environment = await holdTranslator(deps);
  const opened = await Promise.allSettled(
    needed.map(async (translation, at) =>
      translation === undefined ? null : openProxy(plan.candidates[at]?.name ?? "", translation, environment, deps),
    ),
  );
  const proxies = opened.map((one) => (one.status === "fulfilled" ? one.value : null));
  const close = async (): Promise<void> => {
    for (const proxy of proxies) await proxy?.[Symbol.asyncDispose]();
    environment[Symbol.dispose]();
  };
  const failed = opened.find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") {
    await close();
    throw failed.reason;
  }
  return {
    candidates: given.map((candidate, at) => through(candidate, proxies[at] ?? null)),
    [Symbol.asyncDispose]: close,
  };
}

function through(candidate: RunCandidate, proxy: Proxy | null): RunCandidate {
  const { service } = candidate;
  return proxy === null || service === undefined
    ? candidate
    : { ...candidate, service: translatedService(service, proxy) };
}

const translatedService = (service: ModelService, { baseUrl, key }: Proxy): ModelService => ({
  ...service,
  route: {
    ...service.route,
    upstream: baseUrl,
    // A wish for a pause is the provider's, where a proxy hands it on; the version in use answers 429 without it.
    answering: service.route.upstream,
    headers: { authorization: `Bearer ${key}` },
    secrets: [...service.route.secrets, key],
  },
  direct: service.direct === null ? null : { ...service.direct, baseUrl, token: key },
});

interface Proxy extends AsyncDisposable {
  readonly baseUrl: string;
  readonly key: string;
}

async function openProxy(
  candidate: string,
  translation: Translation,
  environment: PreparedEnvironment,
  deps: EngineDeps,
): Promise<Proxy> {
  const folder = fs.mkdtempSync(join(deps.host.tempRoot, "litellm-"));
  const key = `sk-${randomBytes(24).toString("hex")}`;
  const port = await deps.freePort();
  const config = join(folder, "config.json");
  fs.writeFileSync(config, litellmConfig(translation), { mode: 0o600 });
  const ending = new AbortController();
  const log = join(folder, "proxy.log");
  const ended = deps.exec.run({
    argv: litellmArgv(config, port),
    cwd: folder,
    env: {
      ...inEnvironments([environment], deps.host.baseEnv),
      ...litellmEnv(translation, key),
      HOME: folder,
    },
    stdoutFile: log,
    timeoutMs: Number.POSITIVE_INFINITY,
    signal: AbortSignal.any([deps.signal, ending.signal]),
    ownFolder: folder,
  });
  const proxy: Proxy = {
    baseUrl: `http://127.0.0.1:${port}`,
    key,
    async [Symbol.asyncDispose]() {
      ending.abort();
      await ended;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await answering({ candidate, model: translation.model }, proxy, ended, deps);
    return proxy;
  } catch (error) {
    await proxy[Symbol.asyncDispose]();
    throw error;
  }
}

/** Waits until the proxy lists its model to who shows its key: another server on that port would not. */
async function answering(
  { candidate, model }: { readonly candidate: string; readonly model: string },
  { baseUrl, key }: Proxy,
  ended: Promise<ExecResult>,
  { http, clock, signal }: EngineDeps,
): Promise<void> {
  const url = `${baseUrl}/v1/models`;
  const asked = { method: "GET", url, headers: { authorization: `Bearer ${key}` }, timeoutMs: 5000 } as const;
  const until = clock.monotonicMs() + START_TIMEOUT_MS;
  let end: ExecResult | null = null;
  void ended.then((result) => (end = result));
  for (;;) {
    const answer = await http.ask(asked);
    signal.throwIfAborted();
    if (answer.kind === "answer" && answer.status === 200 && answer.text.includes(JSON.stringify(model))) return;
    if (end !== null) throw litellmFault(candidate, `ended while it started:\n${tailOf(end)}`);
    if (clock.monotonicMs() > until)
      throw litellmFault(candidate, `did not answer within ${START_TIMEOUT_MS / 1000} s.`);
    await sleep(POLL_MS, undefined, { signal });
  }
}

const tailOf = ({ spawnError, stdout, stderr }: ExecResult): string =>
  spawnError?.message ?? `${stdout.text}\n${stderr.text}`.trim().split("\n").slice(-TAIL_LINES).join("\n");
