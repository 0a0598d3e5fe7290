/** Showing something to a browser on this machine: the port that a command serves pages through. */

/** A request for something to read. Whatever else arrives is refused before a command sees it. */
export interface PageRequest {
  /** Decoded steps of the path; none is `.`, `..` or holds a slash. A path that ends in a slash ends with "". */
  readonly steps: readonly string[];
  readonly query: ReadonlyMap<string, string>;
}

/** What a file holds, piece by piece; disposed in any case, read or not. */
export interface FileBody extends AsyncDisposable {
  readonly bytes: number;
  readonly pieces: AsyncIterable<Uint8Array>;
}

export interface Page {
  readonly status: number;
  /** Media type with its charset. */
  readonly type: string;
  /** What the page may do, as a Content-Security-Policy; undefined: nothing at all. */
  readonly policy?: string;
  readonly body: string | FileBody;
}

export interface ServerEvent {
  readonly name: string;
  /** One line. */
  readonly data: string;
}

/** An open-ended answer: events as they come. */
export interface EventStream {
  subscribe(send: (event: ServerEvent) => void): Disposable;
}

export type Answer = Page | EventStream;

/** The address of this machine alone, in its two families. */
export const LOOPBACK_HOSTS = ["127.0.0.1", "::1"] as const;

export interface LoopbackOptions {
  readonly host: (typeof LOOPBACK_HOSTS)[number];
  /** 0: any that is free. */
  readonly port: number;
  /** Rejections become a page with status 500. */
  readonly answer: (request: PageRequest) => Promise<Answer>;
}

export interface LoopbackServer extends AsyncDisposable {
  /** Where it is reached, with a slash at the end. */
  readonly url: string;
}

/** Starts to serve. Throws `UsageError` `port-taken` or `port-refused`. Disposing ends every connection. */
export type ServeLoopback = (options: LoopbackOptions) => Promise<LoopbackServer>;
