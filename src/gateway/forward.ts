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
}

/** Connections to providers, kept open between requests. */
export class Upstreams implements Disposable {
  readonly #plain = new PlainAgent({ keepAlive: true });
  readonly #tls = new TlsAgent({ keepAlive: true });

  /**
   * Sends one request and gives the answer as soon as its head is there. Rejects when the provider cannot be reached
   * and when the signal aborts, which also cuts the answer later on.
   */
  send(sending: Sending): Promise<IncomingMessage> {
    const { url, headers, body, signal } = sending;
    return new Promise((resolve, reject) => {
      const [start, agent] = url.protocol === "https:" ? [tlsRequest, this.#tls] : [plainRequest, this.#plain];
      const request = start(url, {
        method: "POST",
        agent,
        signal,
        headers: { ...headers, "content-length": body.length },
      });
      request.once("response", resolve);
      request.on("error", (error: NodeJS.ErrnoException) => {
        // The provider closed an idle connection just as it was taken up again: nothing was served on it.
        if (request.reusedSocket && error.code === "ECONNRESET" && !signal.aborted)
          this.send(sending).then(resolve, reject);
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
