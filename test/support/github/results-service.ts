import fs from "node:fs";
import { createHash } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type CacheCall, type CacheEntry, cacheService, KeyTaken } from "./cache-service.ts";

/** One stored artifact. */
export interface Kept {
  readonly id: number;
  readonly name: string;
  readonly run: string;
  readonly mime: string;
  readonly created: string;
  done: boolean;
  size: string;
  digest: string;
}

/** What an upload of an artifact or of an entry of the cache comes to: it is announced, put and finished. */
const UPLOAD_CALLS = [
  "CreateArtifact",
  "FinalizeArtifact",
  "CreateCacheEntry",
  "FinalizeCacheEntryUpload",
  "blob",
] as const;
export type UploadCall = (typeof UPLOAD_CALLS)[number];

/** How the service is to misbehave: the next `times` such calls for artifacts or entries of such a name get this answer. */
export interface UploadFault {
  readonly at: UploadCall;
  readonly holding: string;
  readonly status: number;
  times: number;
}

export interface ResultsService extends AsyncDisposable {
  readonly url: string;
  readonly faults: UploadFault[];
  /** What was answered to uploads, in order. */
  readonly uploads: readonly { readonly at: UploadCall; readonly name: string; readonly status: number }[];
  readonly artifacts: readonly Kept[];
  readonly caches: readonly CacheEntry[];
  /** Where the bytes of artifacts and caches lie. */
  readonly blobs: string;
  /** The stored bytes of an artifact. */
  bytes(name: string): Buffer;
  /** Puts an artifact there as a job that may do so could. */
  plant(run: string, name: string, content: Buffer): void;
  /** Takes one away, as if it had never been uploaded. */
  drop(name: string): void;
  /** The token that a runner would hand to a JavaScript action of this workflow run. */
  token(run: string): string;
}

interface Call {
  readonly name?: string;
  readonly mime_type?: { readonly value?: string } | string;
  readonly size?: string;
  readonly hash?: { readonly value?: string } | string;
  readonly name_filter?: { readonly value?: string } | string;
  readonly id_filter?: { readonly value?: string } | string;
}

class Rpc extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/**
 * What GitHub calls the results service: the calls of `@actions/artifact` and `@actions/cache`, and block blobs in the
 * manner of Azure. Names are unique per workflow run and nothing is overwritten, as there.
 */
export async function startResults(dir: string): Promise<ResultsService> {
  fs.mkdirSync(dir, { recursive: true });
  const artifacts: Kept[] = [];
  const caches = cacheService();
  const blocks = new Map<string, Map<string, Buffer>>();
  const faults: UploadFault[] = [];
  const uploads: { at: UploadCall; name: string; status: number }[] = [];
  /** Notes a call of an upload; gives what it is answered in the place of being done, if anything. */
  const refused = (at: string, name: string, done: number): number | null => {
    const fault = faults.find((one) => one.times > 0 && one.at === at && name.includes(one.holding));
    if (fault !== undefined) fault.times--;
    const call = UPLOAD_CALLS.find((one) => one === at);
    if (call !== undefined) uploads.push({ at: call, name, status: fault?.status ?? done });
    return fault?.status ?? null;
  };
  const valueOf = (field: Call["hash"]): string | undefined => (typeof field === "string" ? field : field?.value);
  const find = (run: string, name = "") => artifacts.find((kept) => kept.run === run && kept.name === name);
  const must = (run: string, name?: string): Kept => {
    const kept = find(run, name);
    if (kept === undefined) throw new Rpc(404, "not_found", "no such artifact");
    return kept;
  };
  const make = (run: string, name: string, mime: string): Kept => {
    if (!/^[^"*:<>|?\r\n\\/]+$/.test(name)) throw new Rpc(400, "invalid_argument", "bad name");
    if (find(run, name) !== undefined)
      throw new Rpc(409, "already_exists", "an artifact with this name already exists on the workflow run");
    const kept = {
      id: artifacts.length + 1,
      name,
      run,
      mime,
      created: new Date().toISOString(),
      done: false,
      size: "0",
      digest: "",
    };
    artifacts.push(kept);
    return kept;
  };
  const rpc: Record<string, (call: Call, run: string, link: (kept: Kept) => string) => unknown> = {
    CreateArtifact: (call, run, link) => ({
      ok: true,
      signed_upload_url: link(make(run, call.name ?? "", valueOf(call.mime_type) ?? "application/zip")),
    }),
    FinalizeArtifact: (call, run) => {
      const kept = must(run, call.name);
      Object.assign(kept, { done: true, size: call.size ?? "0", digest: valueOf(call.hash) ?? "" });
      return { ok: true, artifact_id: String(kept.id) };
    },
    ListArtifacts: (call, run) => ({
      artifacts: artifacts
        .filter((kept) => kept.run === run && kept.done)
        .filter((kept) => [undefined, kept.name].includes(valueOf(call.name_filter)))
        .filter((kept) => [undefined, String(kept.id)].includes(valueOf(call.id_filter)))
        .map((kept) => ({
          workflow_run_backend_id: run,
          workflow_job_run_backend_id: run,
          database_id: String(kept.id),
          name: kept.name,
          size: kept.size,
          created_at: kept.created,
          digest: kept.digest,
        })),
    }),
    GetSignedArtifactURL: (call, run, link) => ({ signed_url: link(must(run, call.name)) }),
  };

  const server = http.createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      const taken = error instanceof KeyTaken ? { status: 409, code: "already_exists" } : null;
      const { status, code } = error instanceof Rpc ? error : (taken ?? { status: 500, code: "internal" });
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify({ code, msg: String(error) }));
    });
  });
  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://host");
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const [, cached] = /^\/twirp\/github\.actions\.results\.api\.v1\.CacheService\/(\w+)$/.exec(url.pathname) ?? [];
    if (cached !== undefined) {
      runOf(request.headers.authorization ?? "");
      const call = JSON.parse(body.toString()) as CacheCall;
      const refusal = refused(cached, call.key ?? "", 200);
      if (refusal !== null) throw new Rpc(refusal, "planned", "planned");
      const link = (blob: string) =>
        `http://${request.headers.host}/blob/${blob}/${encodeURIComponent(call.key ?? "")}?sig=signature-of-${blob}`;
      const value = caches.calls[cached]?.(call, link);
      response.writeHead(value === undefined ? 404 : 200, { "content-type": "application/json" });
      response.end(JSON.stringify(value ?? { code: "bad_route", msg: cached }));
      return;
    }
    const [, method] = /^\/twirp\/github\.actions\.results\.api\.v1\.ArtifactService\/(\w+)$/.exec(url.pathname) ?? [];
    if (method !== undefined) {
      const call = rpc[method];
      if (call === undefined) throw new Rpc(404, "bad_route", method);
      const link = ({ id, name }: Kept) =>
        `http://${request.headers.host}/blob/${id}/${encodeURIComponent(name)}?sig=s${id}`;
      const asked = JSON.parse(body.toString()) as Call;
      const refusal = refused(method, asked.name ?? "", 200);
      if (refusal !== null) throw new Rpc(refusal, "planned", "planned");
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify(call(asked, runOf(request.headers.authorization ?? ""), link)));
      return;
    }
    const [, id] = /^\/blob\/(c?\d+)\//.exec(url.pathname) ?? [];
    if (id === undefined) throw new Rpc(404, "bad_route", url.pathname);
    const refusal = request.method === "PUT" ? refused("blob", url.pathname, 201) : null;
    if (refusal !== null) response.writeHead(refusal).end();
    else if (request.method === "PUT") put(id, url, body, response);
    else get(id, request, response);
  }
  function put(id: string, url: URL, body: Buffer, response: http.ServerResponse): void {
    const parts = blocks.get(id) ?? new Map<string, Buffer>();
    blocks.set(id, parts);
    const comp = url.searchParams.get("comp");
    if (comp === "block") parts.set(url.searchParams.get("blockid") ?? "", body);
    else if (comp === "blocklist") {
      const names = [...body.toString().matchAll(/<Latest>([^<]+)<\/Latest>/g)].map(([, name]) => name ?? "");
      fs.writeFileSync(join(dir, id), Buffer.concat(names.map((name) => parts.get(name) ?? Buffer.alloc(0))));
    } else fs.writeFileSync(join(dir, id), body);
    response.writeHead(201, { etag: '"0x1"', "last-modified": new Date().toUTCString(), "x-ms-request-id": "1" }).end();
  }
  function get(id: string, request: http.IncomingMessage, response: http.ServerResponse): void {
    const kept = artifacts.find((one) => String(one.id) === id);
    const whole = fs.readFileSync(join(dir, id));
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
    const content = first === undefined ? whole : whole.subarray(Number(first), Number(last) + 1);
    response.writeHead(first === undefined ? 200 : 206, {
      ...(first === undefined
        ? {}
        : { "content-range": `bytes ${first}-${Number(first) + content.length - 1}/${whole.length}` }),
      "content-type": kept?.mime ?? "application/octet-stream",
      "content-length": content.length,
      "content-disposition": `attachment; filename="${kept?.name ?? ""}"`,
    });
    response.end(content);
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    artifacts,
    faults,
    uploads,
    caches: caches.entries,
    blobs: dir,
    bytes: (name) => fs.readFileSync(join(dir, String(artifacts.find((kept) => kept.name === name)?.id))),
    plant: (run, name, content) => {
      const kept = make(run, name, "application/gzip");
      fs.writeFileSync(join(dir, String(kept.id)), content);
      const digest = `sha256:${createHash("sha256").update(content).digest("hex")}`;
      Object.assign(kept, { done: true, size: String(content.length), digest });
    },
    drop: (name) => {
      const kept = artifacts.find((one) => one.name === name);
      if (kept !== undefined) kept.done = false;
    },
    token: (run) => [{ alg: "none" }, { scp: `Actions.Results:${run}:${run}` }].map(encoded).join(".") + ".x",
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");

function runOf(authorization: string): string {
  const payload = Buffer.from(authorization.split(".")[1] ?? "", "base64url").toString();
  const [, run] = /Actions\.Results:([^:"]+):/.exec(payload) ?? [];
  if (run === undefined) throw new Rpc(401, "unauthenticated", "no token of a workflow run");
  return run;
}
