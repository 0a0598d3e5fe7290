import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ActEnded, type ActRun, findAct, layOutAction, layOutCheckout, layOutSetupNode, runAct } from "./act.ts";
import { type HubServer, startHub } from "./hub-server.ts";
import { type ResultsService, startResults } from "./results-service.ts";

/** A caller's repository with this Action at hand, and the servers that its runs reach. */
export interface Stage extends AsyncDisposable {
  readonly home: string;
  readonly hub: HubServer;
  readonly results: ResultsService;
  /** Writes a file of the caller's repository. */
  write(path: string, text: string): void;
  /** Puts files on the default branch at the host. */
  commitToMain(files: Readonly<Record<string, string>>): Promise<string>;
  /** A pull request at the host whose branch has these files; gives its number and head. */
  openPull(files?: Readonly<Record<string, string>>, into?: string): Promise<Pull>;
  /** Another commit on the branch of a pull request. */
  push(pull: Pull, files: Readonly<Record<string, string>>): Promise<Pull>;
  run(options: Partial<ActRun> & Pick<ActRun, "workflow" | "event" | "payload">): Promise<ActEnded>;
}

export interface Pull {
  readonly number: number;
  readonly sha: string;
  readonly ref: string;
  /** What a `pull_request` event says of it. */
  readonly payload: object;
}

export async function openStage(): Promise<Stage> {
  const home = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "bench-act-")));
  const [repository, action] = [join(home, "repository"), join(home, "action")];
  layOutAction(action);
  layOutCheckout(join(home, "checkout"));
  layOutSetupNode(join(home, "setup-node"));
  const results = await startResults(join(home, "results"));
  const hub = await startHub(results);
  fs.mkdirSync(repository);
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=o", "-c", "user.email=o@example.org", ...args], {
      cwd: repository,
      stdio: "pipe",
    });
  git("init", "-q", "-b", "main");
  git("remote", "add", "origin", "https://github.com/octo/demo");
  const { default_branch: main } = await hub.admin<{ default_branch: string }>("GET", "");
  let pulls = 0;
  return {
    home,
    hub,
    results,
    write: (path, text) => {
      fs.mkdirSync(join(repository, path, ".."), { recursive: true });
      fs.writeFileSync(join(repository, path), text);
    },
    commitToMain: (files) => commitTo(hub, main, main, files),
    openPull: async (files = { "README.md": "changed\n" }, into = main) => {
      const ref = `change-${++pulls}`;
      const sha = await commitTo(hub, main, ref, files);
      const { number } = await hub.admin<{ number: number }>("POST", "/pulls", {
        title: "A change",
        head: ref,
        base: into,
      });
      const payload = {
        action: "opened",
        number,
        pull_request: { number, head: { sha, ref }, base: { ref: into } },
        repository: { default_branch: main },
      };
      return { number, sha, ref, payload };
    },
    push: async ({ number, ref }, files) => {
      const sha = await commitTo(hub, ref, ref, files);
      const payload = {
        action: "synchronize",
        number,
        pull_request: { number, head: { sha, ref }, base: { ref: main } },
        repository: { default_branch: main },
      };
      return { number, sha, ref, payload };
    },
    run: async (options) => {
      git("add", "--all");
      git("commit", "-q", "--allow-empty", "-m", "as it is");
      const runId = options.runId ?? "7";
      return runAct({
        act: findAct() ?? "act",
        repository,
        action,
        checkout: join(home, "checkout"),
        setupNode: join(home, "setup-node"),
        home,
        api: hub.url,
        results: { url: results.url, token: results.token(runId) },
        token: "ghs_job",
        ...options,
        runId,
      });
    },
    [Symbol.asyncDispose]: async () => {
      await hub[Symbol.asyncDispose]();
      await results[Symbol.asyncDispose]();
      fs.rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Commits these files over what is at `base`, on that branch or a new one; gives the commit. */
async function commitTo(
  hub: HubServer,
  base: string,
  ref: string,
  files: Readonly<Record<string, string>>,
): Promise<string> {
  const { object } = await hub.admin<{ object: Sha }>("GET", `/git/ref/heads/${base}`);
  const { tree: before } = await hub.admin<{ tree: Sha }>("GET", `/git/commits/${object.sha}`);
  const entries = Object.entries(files).map(([path, content]) => ({ path, mode: "100644", type: "blob", content }));
  const tree = await hub.admin<Sha>("POST", "/git/trees", { base_tree: before.sha, tree: entries });
  const { sha } = await hub.admin<Sha>("POST", "/git/commits", {
    message: "change",
    tree: tree.sha,
    parents: [object.sha],
  });
  if (ref === base) await hub.admin("PATCH", `/git/refs/heads/${ref}`, { sha });
  else await hub.admin("POST", "/git/refs", { ref: `refs/heads/${ref}`, sha });
  return sha;
}

interface Sha {
  readonly sha: string;
}
