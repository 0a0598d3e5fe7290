import http from "node:http";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { createEmulator } from "emulate";
import { type Contract, githubContract } from "./contract.ts";
import type { ResultsService } from "./results-service.ts";

/** One call that reached the host, with the token that made it. */
export interface HubCall {
  readonly method: string;
  readonly path: string;
  readonly token: string;
  readonly body: Readonly<Record<string, unknown>>;
  status: number;
}

/** How the host is to misbehave: the next `times` calls that match get this answer. */
export interface Fault {
  readonly method: string;
  readonly path: RegExp;
  readonly status: number;
  /** What its body must hold, where not every such call is meant. */
  readonly holding?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the call is done all the same, and only its answer lost. */
  readonly done?: boolean;
  times: number;
}

export interface HubServer extends AsyncDisposable {
  readonly url: string;
  readonly calls: readonly HubCall[];
  /** Where a call or an answer was not what GitHub's own description says: `await using` throws them at the end. */
  readonly breaches: readonly string[];
  readonly faults: Fault[];
  /** Pull requests whose branch lies in another repository, by number. */
  readonly forks: Map<number, string>;
  /** Workflow runs that the host knows of. */
  readonly runs: { readonly id: number; readonly workflow: string; readonly sha: string }[];
  /** The host's own interface, as an administrator would use it. */
  admin<T>(method: string, path: string, body?: unknown): Promise<T>;
  adminList<T>(path: string): Promise<readonly T[]>;
}

/** Tokens that a job can have, and what each may write. `ghs_ro` is that of a pull request from a fork. */
const MAY_WRITE: Readonly<Record<string, readonly string[]>> = {
  ghs_job: ["comments", "checks", "dispatch"],
  ghs_ro: [],
};

const REPO = "/repos/octo/demo";
/** What GitHub says with an answer; clients tell kinds of limits apart by it. */
const MESSAGES: Readonly<Record<number, string>> = {
  403: "Resource not accessible by integration",
  422: "Validation Failed",
  429: "You have exceeded a secondary rate limit.",
  502: "Server Error",
};
const LIMITS = { comment: 65_536, summary: 65_535, annotations: 50 };

/**
 * GitHub's API: an emulator for what it knows, and in front of it what it lacks, which is what a token may do, the limits
 * on what is written, reactions, dispatches, and artifacts of other runs.
 */
export async function startHub(results: ResultsService): Promise<HubServer> {
  const emulator = await createEmulator({
    service: "github",
    port: await freePort(),
    seed: {
      tokens: {
        ghs_job: { login: "github-actions[bot]" },
        ghs_ro: { login: "github-actions[bot]" },
        owner: { login: "octo" },
        guest: { login: "outsider" },
      },
      github: {
        users: [{ login: "octo" }, { login: "github-actions[bot]" }, { login: "outsider" }],
        repos: [{ owner: "octo", name: "demo", auto_init: true }],
      },
    },
  });
  const calls: HubCall[] = [];
  const contract = githubContract();
  const breaches: string[] = [];
  const faults: Fault[] = [];
  const forks = new Map<number, string>();
  const runs: HubServer["runs"] = [];

  const forward = async (method: string, path: string, token: string, body?: string) => {
    const reply = await fetch(`${emulator.url}${path}`, {
      method,
      headers: {
        authorization: `token ${token}`,
        "content-type": "application/json",
        accept: "application/vnd.github+json",
        // One that was kept open may be closed by the other side just as it is used again.
        connection: "close",
      },
      redirect: "manual",
      ...(body === undefined || method === "GET" ? {} : { body }),
    });
    return { status: reply.status, headers: reply.headers, text: await reply.text() };
  };

  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const { method = "GET", url = "/" } = request;
    const { pathname, search } = new URL(url, "http://host");
    const token = (request.headers.authorization ?? "").replace(/^(token|bearer) /i, "");
    const body = (text === "" ? {} : JSON.parse(text)) as Record<string, unknown>;
    const call: HubCall = { method, path: pathname, token, body, status: 0 };
    calls.push(call);
    const said = (faults: readonly string[]) =>
      breaches.push(...faults.map((fault) => `${method} ${pathname}: ${fault}`));
    said(contract.request(method, pathname, body));
    const reply = (status: number, value: unknown, headers: Readonly<Record<string, string>> = {}) => {
      call.status = status;
      // Errors of a gateway or a limit are described nowhere.
      if (status < 400) said(contract.response(method, pathname, status, status === 204 ? undefined : value));
      response.writeHead(status, { "content-type": "application/json", "x-ratelimit-remaining": "999", ...headers });
      response.end(JSON.stringify(value));
    };
    const fault = faults.find(
      (one) => one.times > 0 && one.method === method && one.path.test(pathname) && text.includes(one.holding ?? ""),
    );
    if (fault !== undefined) fault.times--;
    if (fault !== undefined && fault.done !== true) {
      reply(fault.status, { message: MESSAGES[fault.status] ?? "planned" }, fault.headers);
      return;
    }
    const refusal = refusalOf(method, pathname, token, body);
    if (refusal !== null) {
      reply(refusal.status, refusal.value);
      return;
    }
    const own =
      ownAnswer(method, pathname, results, request.headers.host ?? "") ?? runsAnswer(pathname, search, runs, contract);
    if (own !== null) {
      reply(own.status, own.value, own.headers);
      return;
    }
    const theirs = await forward(method, `${pathname}${search}`, token, text === "" ? undefined : text);
    if (fault !== undefined) {
      reply(fault.status, { message: MESSAGES[fault.status] ?? "planned" }, fault.headers);
      return;
    }
    call.status = theirs.status;
    const answered = theirs.text === "" ? undefined : completed(JSON.parse(theirs.text) as object);
    if (theirs.status < 400) said(contract.response(method, pathname, theirs.status, answered));
    const link = theirs.headers.get("link");
    response.writeHead(theirs.status, {
      "content-type": "application/json",
      "x-ratelimit-remaining": "999",
      ...(link === null ? {} : { link: link.replaceAll(emulator.url, `http://${request.headers.host}`) }),
    });
    response.end(JSON.stringify(ofFork(method, pathname, answered, forks)));
  }

  const server = http.createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const admin = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const { status, text } = await forward(
      method,
      `${REPO}${path}`,
      "owner",
      body === undefined ? undefined : JSON.stringify(body),
    );
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
    return text === "" ? {} : JSON.parse(text);
  };
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    breaches,
    faults,
    forks,
    runs,
    admin: admin as HubServer["admin"],
    adminList: async <T>(path: string) => {
      const pages: T[] = [];
      for (let page = 1; ; page++) {
        const next = (await admin("GET", `${path}?per_page=100&page=${page}`)) as T[];
        pages.push(...next);
        if (next.length < 100) return pages;
      }
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await emulator.close();
      if (breaches.length > 0) throw new Error(`Not as GitHub describes its API:\n${breaches.join("\n")}`);
    },
  };
}

/** What the emulator leaves out of an answer and GitHub always says. */
function completed(answer: object): object {
  if (Array.isArray(answer)) return answer as object[];
  const { check_runs, output, user, permission } = answer as {
    check_runs?: object[];
    output?: object;
    user?: object;
    permission?: string;
  };
  if (check_runs !== undefined) return { ...answer, check_runs: check_runs.map(completed) };
  if (output !== undefined) return { ...answer, output: { annotations_url: "https://api.github.com/", ...output } };
  if (permission !== undefined) return { ...answer, user: { role_name: permission, ...user } };
  return answer;
}

interface Answer {
  readonly status: number;
  readonly value: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What GitHub would not let pass and the emulator does. */
function refusalOf(method: string, path: string, token: string, body: Record<string, unknown>): Answer | null {
  const may = MAY_WRITE[token];
  if (may === undefined) return { status: 401, value: { message: "Bad credentials" } };
  const need = method === "GET" ? null : kindOfWrite(path);
  if (need !== null && !may.includes(need))
    return { status: 403, value: { message: "Resource not accessible by integration" } };
  const { body: text, output } = body as {
    body?: string;
    output?: { summary?: string; text?: string; annotations?: unknown[] };
  };
  if ((text?.length ?? 0) > LIMITS.comment)
    return { status: 422, value: { message: "Validation Failed: body is too long (maximum is 65536 characters)" } };
  const large = Math.max(output?.summary?.length ?? 0, output?.text?.length ?? 0) > LIMITS.summary;
  if (large || (output?.annotations?.length ?? 0) > LIMITS.annotations)
    return { status: 422, value: { message: "Invalid request." } };
  return null;
}

function kindOfWrite(path: string): string | null {
  if (path.includes("/check-runs")) return "checks";
  if (/\/comments|\/reactions|\/replies/.test(path)) return "comments";
  return /dispatches|\/rerun/.test(path) ? "dispatch" : null;
}

const BEGINNING = "2026-01-02T03:04:05Z";
const LINK = "https://api.github.com/";

/** An answer in a review thread, as far as GitHub always fills it in. */
const REPLY = {
  ...{ id: 1, node_id: "C_1", url: LINK, html_url: LINK, pull_request_url: LINK, body: "", path: "README.md" },
  ...{ diff_hunk: "", commit_id: "", original_commit_id: "", pull_request_review_id: 1 },
  ...{ created_at: BEGINNING, updated_at: BEGINNING, author_association: "OWNER" },
  _links: { self: { href: LINK }, html: { href: LINK }, pull_request: { href: LINK } },
  user: {
    ...{ id: 1, node_id: "U_1", login: "octo", type: "User", site_admin: false, gravatar_id: "" },
    ...Object.fromEntries(
      [
        ...["avatar_url", "events_url", "followers_url", "following_url", "gists_url", "html_url", "organizations_url"],
        ...["received_events_url", "repos_url", "starred_url", "subscriptions_url", "url"],
      ].map((name) => [name, LINK]),
    ),
  },
};

/** What the emulator does not know. */
function ownAnswer(method: string, path: string, results: ResultsService, host: string): Answer | null {
  if (method === "POST" && path.endsWith("/reactions"))
    return { status: 201, value: { id: 1, node_id: "R_1", user: null, content: "eyes", created_at: BEGINNING } };
  if (method === "POST" && path.endsWith("/replies")) return { status: 201, value: REPLY };
  if (method === "POST" && path.endsWith("/dispatches")) return { status: 204, value: {} };
  if (method === "POST" && path.endsWith("/rerun-failed-jobs")) return { status: 201, value: {} };
  if (method === "GET" && path === `${REPO}/actions/runners`)
    return { status: 403, value: { message: "Resource not accessible by integration" } };
  const [, run] = /\/actions\/runs\/(\d+)\/artifacts$/.exec(path) ?? [];
  if (run !== undefined) {
    const kept = results.artifacts.filter((one) => one.run === run && one.done);
    const artifacts = kept.map(({ id, name, size, digest, created }) => ({
      ...{ id, name, size_in_bytes: Number(size), digest, created_at: created, updated_at: created },
      ...{ node_id: `A_${id}`, expired: false, expires_at: null },
      ...{ url: `${path}/${id}`, archive_download_url: `${REPO}/actions/artifacts/${id}/zip` },
    }));
    return { status: 200, value: { total_count: artifacts.length, artifacts } };
  }
  const [, id] = /\/actions\/artifacts\/(\d+)\/zip$/.exec(path) ?? [];
  const kept = results.artifacts.find((one) => String(one.id) === id);
  if (kept === undefined || host === "") return null;
  return {
    status: 302,
    value: {},
    headers: { location: `${results.url}blob/${kept.id}/${encodeURIComponent(kept.name)}?sig=s` },
  };
}

function runsAnswer(path: string, search: string, runs: HubServer["runs"], contract: Contract): Answer | null {
  const [, workflow] = /\/actions\/workflows\/([^/]+)\/runs$/.exec(path) ?? [];
  if (workflow === undefined) return null;
  const sha = new URLSearchParams(search).get("head_sha");
  const [like] = (contract.example("workflow-run-paginated") as { workflow_runs: object[] }).workflow_runs;
  const found = runs
    .filter((run) => run.workflow === workflow && run.sha === sha)
    .map(({ id, sha }) => ({ ...like, id, head_sha: sha }));
  return { status: 200, value: { total_count: found.length, workflow_runs: found } };
}

/** The emulator's pull requests come from the repository itself. */
function ofFork(method: string, path: string, answer: unknown, forks: ReadonlyMap<number, string>): unknown {
  const [, number] = /\/pulls\/(\d+)$/.exec(path) ?? [];
  const fork = forks.get(Number(number));
  if (method !== "GET" || fork === undefined) return answer;
  const pull = answer as { head: { repo: object } };
  return { ...pull, head: { ...pull.head, repo: { ...pull.head.repo, full_name: fork } } };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
