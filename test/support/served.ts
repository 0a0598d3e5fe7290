import http from "node:http";
import { onTestFinished } from "vitest";
import type { CommandContext, CommandResult } from "#commands/command.ts";
import { run } from "#commands/serve.ts";
import { serveLoopback } from "#platform/loopback/serve-loopback.ts";

export interface Served {
  /** With a slash at the end. */
  readonly url: string;
  readonly ended: Promise<CommandResult>;
  /** As Ctrl-C does. */
  stop(): void;
}

/** `benchmark serve` in this process, until the test is over. */
export async function served(runDir: string, flags: CommandContext["flags"] = {}): Promise<Served> {
  const controller = new AbortController();
  let say: (text: string) => void = () => undefined;
  const told = new Promise<string>((resolve) => (say = (text) => resolve(/http:\S+/.exec(text)?.[0] ?? text)));
  const ctx: Partial<CommandContext> = {
    flags: { "run-dir": runDir, ...flags },
    cwd: "/",
    signal: controller.signal,
    say,
    serveLoopback,
    now: () => new Date("2026-01-02T03:04:05Z"),
  };
  const ended = run(ctx as CommandContext);
  onTestFinished(async () => {
    controller.abort();
    await ended.catch(() => undefined);
  });
  const failed = ended.then(() => Promise.reject<string>(new Error("It ended before it was told to.")));
  return { url: await Promise.race([told, failed]), ended, stop: () => controller.abort() };
}

export interface Answered {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

/** A request whose path is sent as it stands. */
export function ask(url: string, path: string, options: http.RequestOptions = {}): Promise<Answered> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, path, ...options }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(pieces).toString(),
        }),
      );
    });
    request.on("error", reject).end();
  });
}

/** Events of the live page as they come; ends with the server. */
export async function* eventsOf(url: string): AsyncGenerator<{ name: string; data: string }> {
  const response = await fetch(`${url}.live/events`);
  if (response.body === null || response.status !== 200) throw new Error(`Status ${response.status}`);
  let text = "";
  const decoder = new TextDecoder();
  for await (const piece of response.body) {
    text += decoder.decode(piece, { stream: true });
    const parts = text.split("\n\n");
    text = parts.pop() ?? "";
    for (const part of parts) {
      const event = /^event: (.*)\ndata: (.*)$/.exec(part);
      if (event !== null) yield { name: event[1] ?? "", data: event[2] ?? "" };
    }
  }
}
