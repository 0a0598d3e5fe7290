import {
  Agent as PlainAgent,
  request as plainRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from "node:http";
import { Agent as TlsAgent, request as tlsRequest } from "node:https";

export interface Sending {
  readonly url: URL;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
  readonly signal: AbortSignal;
  /** Asked before it is sent a second time, of which it keeps count; false: it must not be. */
  readonly again: () => boolean;
}

/** Connections to providers, kept open between requests. */
export class Upstreams implements Disposable {
  readonly #plain = new PlainAgent({ keepAlive: true });
  readonly #tls = new TlsAgent({ keepAlive: true });

  /**
   * Sends one request and gives the answer as soon as its head is there. Rejects when the provider cannot be reached
   * and when the signal aborts, which also cuts the answer later on. It is sent twice at most: into a connection that
   * turns out to be closed, then over a new one, since every other that is kept open may be closed as well.
   */
  send(sending: Sending): Promise<IncomingMessage> {
    return this.#sendOver(sending, sending.url.protocol === "https:" ? this.#tls : this.#plain);
  }

  /** @param agent whose connections it may take up; false: it opens its own */
  #sendOver(sending: Sending, agent: PlainAgent | false): Promise<IncomingMessage> {
    const { url, headers, body, signal, again } = sending;
    return new Promise((resolve, reject) => {
      const start = url.protocol === "https:" ? tlsRequest : plainRequest;
      const request = start(url, {
        method: "POST",
        agent,
        signal,
        headers: { ...headers, "content-length": body.length },
      });
      request.once("response", resolve);
      request.on("error", (error: NodeJS.ErrnoException) => {
        // The provider closed an idle connection just as it was taken up again: nothing was served on it.
        const isStale = request.reusedSocket && (error.code === "ECONNRESET" || error.code === "EPIPE");
        if (isStale && !signal.aborted && again()) this.#sendOver(sending, false).then(resolve, reject);
        else reject(error);
      });
      request.end(body);
    });
  }

  [Symbol.dispose](): void {
    this.#plain.destroy();
    this.#tls.destroy();
  }
}
