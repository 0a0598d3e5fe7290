import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Gateway, LeaseOptions, OpenGateway } from "#core/gateway.ts";
import { BackOff } from "#gateway/back-off.ts";
import { Connections } from "#gateway/connections.ts";
import { serve } from "#gateway/exchange.ts";
import { Upstreams } from "#gateway/forward.ts";
import { OpenLease, timer } from "#gateway/lease.ts";
import { Ledger } from "#gateway/ledger.ts";

/**
 * Starts a model gateway on the loopback address. Each attempt gets a token of its own, which is worth nothing after
 * it; the provider's key stays here.
 */
export const openGateway: OpenGateway = async ({ budget }) => {
  const leases = new Set<OpenLease>();
  const run = new Ledger(budget, "this run");
  const now = (): number => performance.now();
  const upstreams = new Upstreams();
  const backOff = new BackOff(now);
  const over = new AbortController();
  const server = createServer({
    maxHeaderSize: 64 * 1024,
    // Also of a connection on which nothing is ever said.
    headersTimeout: 10_000,
    connectionsCheckingInterval: 2_000,
    requestTimeout: 300_000,
    // Longer than most commands that an agent runs between two requests: it finds its connection still there.
    keepAliveTimeout: 120_000,
  });
  const connections = new Connections<OpenLease>();
  server.on("connection", (socket) => connections.add(socket));
  await listening(server);
  const { port } = server.address() as AddressInfo;
  server.on("request", (request, response) => {
    void serve(request, response, { port, leases, connections, backOff, upstreams, now });
  });
  const stopRun = (reason: string): void => {
    // Before any attempt hears of it: none is to take for its own what is the run's.
    over.abort(reason);
    for (const lease of leases) lease.stop(reason);
  };
  const ends = timer(budget, (ms) => stopRun(`the ${ms / 1000} s of this run are over`));
  return {
    port,
    over: over.signal,
    lease(options: LeaseOptions) {
      const lease = new OpenLease(options, {
        port,
        run,
        now,
        stopRun,
        onDispose() {
          leases.delete(lease);
          lease.stop("the attempt is over");
          connections.end(lease);
        },
      });
      leases.add(lease);
      if (over.signal.aborted) lease.stop(String(over.signal.reason));
      return lease;
    },
    totals: () => run.totals(),
    async [Symbol.asyncDispose]() {
      if (ends !== null) clearTimeout(ends);
      for (const lease of leases) lease[Symbol.dispose]();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      upstreams[Symbol.dispose]();
    },
  } satisfies Gateway;
};

function listening(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen({ host: "127.0.0.1", port: 0, exclusive: true }, () => {
      server.off("error", reject);
      // Faults of single connections end with them.
      server.on("error", () => undefined);
      resolve();
    });
  });
}
