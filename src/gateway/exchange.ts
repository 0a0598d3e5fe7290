import type { IncomingMessage, ServerResponse } from "node:http";
import type { Failure } from "#core/failure.ts";
import { isBusy, pause, retryAfterMs, type BackOff } from "#gateway/back-off.ts";
import { isAllowed, modelOf } from "#gateway/check-model.ts";
import { leaseOf, targetOf, type Target } from "#gateway/check-request.ts";
import { MAX_OF_ONE, type Connections } from "#gateway/connections.ts";
import type { Exchange } from "#gateway/exchange-log.ts";
import type { Upstreams } from "#gateway/forward.ts";
import { queryToProvider, toProvider } from "#gateway/headers.ts";
import { isForGood } from "#gateway/in-vain.ts";
import type { OpenLease } from "#gateway/lease.ts";
import { BYTES_PER_TOKEN } from "#gateway/meter.ts";
import { modelList } from "#gateway/model-list.ts";
import { passOn, type PassedOn } from "#gateway/pass-on.ts";
import { refuse, type Refusal } from "#gateway/refusal.ts";
import { readRequestBody } from "#gateway/request-body.ts";
import { wantedBy, type Wanted } from "#gateway/route.ts";
import type { WireUsage } from "#gateway/usage.ts";

export interface GatewaySetting {
  readonly port: number;
  readonly leases: ReadonlySet<OpenLease>;
  readonly connections: Connections<OpenLease>;
  readonly backOff: BackOff;
  readonly upstreams: Upstreams;
  /** Monotonic milliseconds. */
  readonly now: () => number;
}

/** Longer waits are the agent's to decide on; it is told how long. */
const MAX_HOLD_MS = 60_000;
/** Times that a provider is asked for the same while it keeps asking for a pause. */
const MAX_ASKED = 3;

/** Serves one request of an agent. Never rejects. */
export async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  setting: GatewaySetting,
): Promise<void> {
  // An agent that leaves in the middle is no fault; what was under way notices by itself.
  request.on("error", () => undefined);
  response.on("error", () => undefined);
  const target = targetOf(request, setting.port);
  if ("status" in target) {
    refuse(request, response, target, null);
    return;
  }
  const wanted = wantedBy(request.method ?? "", target.path);
  if (wanted?.kind === "hello") {
    response.writeHead(200, { "content-type": "text/plain" }).end();
    return;
  }
  const lease = leaseOf(request, target, setting.leases);
  if (lease === null) {
    const protocol = wanted?.kind === "generate" || wanted?.kind === "count" ? wanted.protocol : null;
    refuse(request, response, { status: 401, reason: "this token is not known here" }, protocol);
    return;
  }
  await lease.waitFor(new OneExchange(request, response, target, lease, setting).run(wanted));
}

/** A request that belongs to an attempt, from its body to the last byte of its answer. */
class OneExchange {
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #target: Target;
  readonly #lease: OpenLease;
  readonly #setting: GatewaySetting;
  readonly #startedAt: number;
  /** Cuts what is under way: the agent has left, or its attempt is over. */
  readonly #over = new AbortController();
  /** Whether it asks for an answer, which costs something. */
  #isModelCall = false;
  #seen: Partial<{ -readonly [K in keyof Exchange]: Exchange[K] }> = {};

  constructor(
    request: IncomingMessage,
    response: ServerResponse,
    target: Target,
    lease: OpenLease,
    setting: GatewaySetting,
  ) {
    this.#request = request;
    this.#response = response;
    this.#target = target;
    this.#lease = lease;
    this.#setting = setting;
    this.#startedAt = setting.now();
    const done = lease.cutsWith(this.#over);
    response.once("close", () => {
      done();
      if (!response.writableFinished) this.#over.abort();
    });
  }

  async run(wanted: Wanted | null): Promise<void> {
    try {
      const refusal = await this.#served(wanted);
      if (refusal !== null) this.#refuse(refusal);
    } catch (error) {
      this.#broken(error);
    } finally {
      this.#lease.log.add(this.#ended());
    }
  }

  async #served(wanted: Wanted | null): Promise<Refusal | null> {
    const spent = this.#lease.ask();
    if (spent !== null) return { status: 403, reason: spent };
    const release = this.#setting.connections.claim(this.#request.socket, this.#lease);
    if (release === null) return { status: 429, reason: `this attempt has ${MAX_OF_ONE} requests under way already` };
    this.#response.once("close", release);
    if (wanted === null || wanted.kind === "hello") return { status: 404, reason: "nothing is served at this address" };
    if (wanted.kind === "models") return this.#listModels(wanted);
    const { protocol, models } = this.#lease.route;
    if (wanted.protocol !== protocol)
      return { status: 404, reason: `this attempt speaks ${protocol}, not ${wanted.protocol}` };
    using room = this.#lease.requestRoom.open();
    const body = await readRequestBody(this.#request, room, this.#over.signal);
    if ("status" in body) return body;
    this.#note({ request_bytes: body.length });
    const asked = modelOf(body, wanted.model, { models });
    this.#note({ model: asked.model });
    if ("status" in asked) return asked;
    this.#isModelCall = wanted.kind === "generate";
    using _held = this.#isModelCall ? await this.#lease.hold(tokensOf(body.length), this.#over.signal) : null;
    const spentMeanwhile = this.#lease.stopped.aborted ? String(this.#lease.stopped.reason) : null;
    if (spentMeanwhile !== null) return { status: 403, reason: spentMeanwhile };
    const answer = await this.#ask(wanted.path, body);
    if ("reason" in answer) return answer;
    const { statusCode: status = 502 } = answer;
    if (status >= 300 && status < 400) {
      answer.resume();
      this.#lease.add("failed");
      return { status: 502, reason: `the provider answered with a redirect (${status}), which is not followed` };
    }
    this.#note({ status, first_byte_ms: this.#elapsed() });
    const passed = await passOn(answer, this.#response, protocol, this.#lease);
    this.#count(passed, status);
    if (passed.complete) this.#response.end();
    else this.#response.destroy();
    return null;
  }

  /** Asks the provider, as often and as late as it wants. */
  async #ask(path: string, body: Buffer): Promise<IncomingMessage | Refusal> {
    const { route } = this.#lease;
    const { backOff, upstreams } = this.#setting;
    const quota = `${route.answering ?? route.upstream} ${route.models.join(" ")}`;
    const { signal } = this.#over;
    const url = new URL(`${route.upstream}${path}${queryToProvider(this.#target.query)}`);
    const headers = toProvider(this.#request.headers, route.headers);
    let sent = 0;
    // What went into a closed connection reached nobody: the wire has it once, the budget and the log twice.
    const again = (): boolean => {
      const may = this.#lease.askAgain();
      if (may) this.#note({ sent: ++sent });
      return may;
    };
    for (let asked = 1; ;) {
      const wait = backOff.waitMs(quota);
      if (wait > MAX_HOLD_MS) {
        const retryAfter = Math.ceil(wait / 1000);
        return { status: 429, reason: `the provider asked for a pause of another ${retryAfter} s`, retryAfter };
      }
      if (wait > 0) {
        this.#note({ held_ms: (this.#seen.held_ms ?? 0) + wait });
        using _held = this.#lease.held.hold();
        await pause(wait, signal);
        signal.throwIfAborted();
        continue;
      }
      this.#note({ sent: ++sent });
      this.#lease.add("requests");
      const answer = await upstreams.send({ url, headers, body, signal, again });
      const longer = isBusy(answer.statusCode ?? 0) ? retryAfterMs(answer.headers, new Date()) : null;
      if (longer !== null) backOff.leaveAlone(quota, longer);
      if (longer === null || longer > MAX_HOLD_MS || asked >= MAX_ASKED || !this.#lease.askAgain()) return answer;
      // Nothing was produced, so that asking again is no second chance.
      asked++;
      answer.resume();
      this.#lease.add("failed");
    }
  }

  #count(passed: PassedOn, status: number): void {
    const { usage, errorEvent, legible, bytes, error } = passed;
    const stopped = this.#lease.stopped.aborted ? "stopped" : this.#over.signal.aborted ? "client_gone" : "cut";
    // Programs hang up on the last words, and wait for no end after them.
    const isEnough = passed.told && stopped === "client_gone";
    const complete = passed.complete || isEnough;
    const whole = passed.whole || isEnough;
    const flaw = !legible ? null : errorEvent ? "error_event" : status < 400 && !whole ? "no_end" : null;
    this.#note({ end: complete ? "answered" : stopped, response_bytes: bytes, error, usage });
    if (!this.#isModelCall) return;
    this.#note({ flaw });
    if (complete) this.#lease.answered(failureIn(passed, status), this.#seen.request_bytes ?? 0);
    const isFailed = !complete || status >= 400 || flaw !== null;
    if (isFailed) this.#lease.add("failed");
    if (usage !== null) this.#lease.spend(usage);
    // An error in the place of words cost nothing; whoever leaves before the count has the words all the same.
    if (status >= 400 || (errorEvent && passed.guessed === 0)) return;
    const isCounted = passed.outputSaid && saysInput(usage);
    const assumed = this.#assume(complete && passed.outputSaid ? 0 : passed.guessed, usage);
    if (isFailed ? assumed > 0 : !isCounted) this.#lease.add("unmetered");
  }

  /** Books what an answer cost beyond what it said, be it of its request or of what came of it. Gives how much. */
  #assume(output: number, said: WireUsage | null): number {
    const input = saysInput(said) ? 0 : tokensOf(this.#seen.request_bytes ?? 0);
    const tokens = input + Math.max(0, output - (said?.output ?? 0));
    this.#lease.assume(tokens);
    return tokens;
  }

  #listModels(wanted: Extract<Wanted, { readonly kind: "models" }>): Refusal | null {
    const { models } = this.#lease.route;
    const listed = models.filter((model) => !model.includes("*"));
    const list = modelList(wanted, listed, (model) => isAllowed(model, models));
    if (list === null) return { status: 404, reason: `there is no model ${JSON.stringify(wanted.model)}` };
    this.#request.resume();
    this.#note({ status: 200, end: "answered", model: wanted.model });
    this.#response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(list));
    return null;
  }

  #refuse(refusal: Refusal): void {
    this.#lease.add("refused");
    this.#note({ status: refusal.status, end: "refused", error: refusal.reason });
    refuse(this.#request, this.#response, refusal, this.#lease.route.protocol);
  }

  /** The agent left, the attempt ended, or the provider could not be reached. */
  #broken(error: unknown): void {
    const isSent = this.#seen.sent !== undefined;
    if (isSent) this.#lease.add("failed");
    if (this.#over.signal.aborted || this.#response.headersSent) {
      if (isSent && this.#isModelCall && this.#assume(0, null) > 0) this.#lease.add("unmetered");
      this.#note({ end: this.#lease.stopped.aborted ? "stopped" : "client_gone" });
      this.#response.destroy();
      return;
    }
    const { code, message } = error as NodeJS.ErrnoException;
    const refusal = { status: 502, reason: `the provider could not be reached (${code ?? message})` };
    this.#note({ status: refusal.status, end: "unreachable", error: refusal.reason });
    refuse(this.#request, this.#response, refusal, this.#lease.route.protocol);
  }

  #note(seen: Partial<Exchange>): void {
    this.#seen = { ...this.#seen, ...seen };
  }

  #ended(): Exchange {
    return {
      at_ms: rounded(this.#startedAt - this.#lease.openedAt),
      method: this.#request.method ?? "",
      path: this.#target.path,
      model: null,
      end: "client_gone",
      status: null,
      sent: 0,
      held_ms: 0,
      first_byte_ms: null,
      ms: this.#elapsed(),
      request_bytes: 0,
      response_bytes: 0,
      usage: null,
      flaw: null,
      error: null,
      ...this.#seen,
    };
  }

  #elapsed(): number {
    return rounded(this.#setting.now() - this.#startedAt);
  }
}

/** What is wrong with an answer for good; null: nothing is, or what is may pass. */
function failureIn({ error, legible, foreign }: PassedOn, status: number): Failure | null {
  if (isForGood(status)) return { status, kind: null, message: error ?? "" };
  if (status >= 400 || !legible || !foreign) return null;
  return { status, kind: "no_answer", message: "what came was nothing of the protocol's, a page perhaps" };
}

const saysInput = (usage: WireUsage | null): boolean =>
  usage !== null && [usage.input, usage.cacheRead, usage.cacheWrite].some((count) => count !== null);

const tokensOf = (bytes: number): number => Math.ceil(bytes / BYTES_PER_TOKEN);

const rounded = (ms: number): number => Math.round(ms * 10) / 10;
