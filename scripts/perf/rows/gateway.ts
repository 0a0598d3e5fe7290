import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Row } from "../row.ts";

/** An agent's usual request: some dozen thousand tokens of context. */
const BODY = JSON.stringify({
  model: "m",
  stream: true,
  system: "You are careful. ".repeat(200),
  messages: Array.from({ length: 60 }, (_, at) => ({
    role: "user",
    content: `${at}: ${'some "words" of it\n'.repeat(50)}`,
  })),
});

/** Milliseconds that the gateway may add to the first byte. */
const ALLOWED_MS = 1;
/** Streams at once. */
const STREAMS = 8;

/** Time from a request to the first byte of its answer, connections being open, as between two steps of an agent. */
export const firstByte: Row = {
  operation: `first byte of an answer through the gateway, to a request of ${Math.round(BODY.length / 1024)} KiB`,
  floor: `the same without the gateway, and ${ALLOWED_MS} ms`,
  target: 1,
  rounds: { full: 30, quick: 10, warmUp: 2 },
  async open() {
    const wire = await openWire();
    const times = 40;
    /** Of the fastest tenth: a hop more is a process more that waits for its turn on a busy machine. */
    const usual = async (side: Side): Promise<number> => {
      const taken: number[] = [];
      for (let at = 0; at < times; at++) taken.push((await asked(side, { events: 1 })).firstMs);
      return taken.sort((a, b) => a - b)[times / 10] ?? Number.NaN;
    };
    return {
      figure: () => usual(wire.gateway),
      floor: async () => (await usual(wire.provider)) + ALLOWED_MS,
      [Symbol.asyncDispose]: () => wire[Symbol.asyncDispose](),
    };
  },
};

/** Streams as a provider sends them, each faster than any model: an event of a few bytes every millisecond. */
export const throughput: Row = {
  operation: `${STREAMS} answers at once through the gateway, a thousand events a second each`,
  floor: "the same without the gateway",
  target: 1 / 0.95,
  rounds: { full: 9, quick: 3, warmUp: 1 },
  async open({ quick }) {
    const wire = await openWire();
    const events = quick ? 1_000 : 2_000;
    const all = async (side: Side, answer: Answer): Promise<number> => {
      const start = performance.now();
      await Promise.all(Array.from({ length: STREAMS }, () => asked(side, answer)));
      return performance.now() - start;
    };
    const paced = { events, everyMs: 1 };
    const flat = { events: 20_000 };
    const [direct, through] = [await all(wire.provider, flat), await all(wire.gateway, flat)];
    const perSecond = (ms: number): string => `${Math.round((STREAMS * flat.events) / ms)} k events/s`;
    return {
      figure: () => all(wire.gateway, paced),
      floor: () => all(wire.provider, paced),
      notes: () => [
        `from a provider that sends as fast as it can: ${perSecond(through)} through the gateway, ${perSecond(direct)} without`,
      ],
      [Symbol.asyncDispose]: () => wire[Symbol.asyncDispose](),
    };
  },
};

/** Where to ask, and as whom. */
interface Side {
  readonly url: string;
  readonly token: string;
}

interface Answer {
  readonly events: number;
  /** Absent: as fast as they can be sent. */
  readonly everyMs?: number;
}

const agent = new Agent({ keepAlive: true });

function asked({ url, token }: Side, { events, everyMs = 0 }: Answer): Promise<{ firstMs: number }> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const headers = {
      "x-api-key": token,
      "content-type": "application/json",
      // By the one kind of header that the gateway lets through whatever its name.
      "x-stainless-events": String(events),
      "x-stainless-every-ms": String(everyMs),
    };
    const asking = request(`${url}/v1/messages`, { method: "POST", agent, headers }, (response) => {
      let firstMs = Number.NaN;
      let lastBytes = "";
      response.once("data", () => (firstMs = performance.now() - start));
      response.on("data", (chunk: Buffer) => (lastBytes = (lastBytes + chunk.toString("latin1")).slice(-80)));
      response.once("error", reject);
      response.once("end", () => {
        if (response.statusCode === 200 && lastBytes.includes("message_stop")) resolve({ firstMs });
        else reject(new Error(`The answer was ${response.statusCode ?? "none"}, and ended with ${lastBytes}`));
      });
    });
    asking.once("error", reject).end(BODY);
  });
}

/** A provider and a gateway before it, a process each, as they are in a run. */
async function openWire(): Promise<AsyncDisposable & { readonly provider: Side; readonly gateway: Side }> {
  const provider = await started(["../wire/provider.mjs"]);
  const gateway = await started(["--import", "tsx", "../wire/gateway.ts", provider.side.url]);
  return {
    provider: provider.side,
    gateway: gateway.side,
    async [Symbol.asyncDispose]() {
      agent.destroy();
      await gateway.end();
      await provider.end();
    },
  };
}

/** A process that prints where it is, and ends with its standard input. */
async function started(args: readonly string[]): Promise<{ readonly side: Side; end(): Promise<void> }> {
  const paths = args.map((arg) => (arg.startsWith("../") ? fileURLToPath(new URL(arg, import.meta.url)) : arg));
  const child = spawn(process.execPath, paths, { stdio: ["pipe", "pipe", "inherit"] });
  const closed = once(child, "close");
  const line = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
  if (line.done === true) throw new Error(`${args.join(" ")} ended before it began.`);
  return {
    side: JSON.parse(line.value) as Side,
    async end() {
      child.stdin.end();
      await closed;
    },
  };
}
