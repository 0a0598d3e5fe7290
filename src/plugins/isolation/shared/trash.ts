import fs from "node:fs";
import { basename, join } from "node:path";
import { RunError } from "#core/errors.ts";
import type { IsolationDeps } from "#plugins/isolation/contract.ts";
import { errno } from "#plugins/isolation/shared/file-error.ts";

/** How long trash is gathered: one `rm` for many folders costs a thirtieth of deleting each in this process. */
const GATHER_MS = 500;

const DELETE_TIMEOUT_MS = 10 * 60_000;

interface Item {
  readonly path: string;
  /** Removed once the folder is gone. */
  readonly mark: string;
}

/**
 * Deletes folders off the critical path: renamed into the trash at once, deleted together a little later, by `empty`,
 * or at the latest when this process ends.
 */
export class Trash {
  readonly #folder: string;
  readonly #deps: Pick<IsolationDeps, "exec" | "baseEnv">;
  #items: Item[] = [];
  #inHand: readonly Item[] = [];
  #timer: NodeJS.Timeout | undefined;
  #work: Promise<void> = Promise.resolve();

  constructor(folder: string, deps: Pick<IsolationDeps, "exec" | "baseEnv">) {
    this.#folder = folder;
    this.#deps = deps;
  }

  /** Takes `path` away. Never follows it, should a program have put a link in its place. */
  add(path: string, mark: string): void {
    this.#items.push({ path: this.#takeAway(path), mark });
    this.#timer ??= setTimeout(() => {
      // What cannot be deleted is not lost: its mark stays, so a later process tries again, and `empty` tells.
      this.empty().catch(() => {});
    }, GATHER_MS).unref();
  }

  /** Deletes everything added so far. Rejects with `RunError` (`disk`) naming what is still there. */
  empty(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#work = this.#work.then(
      () => this.#deleteAll(),
      () => this.#deleteAll(),
    );
    return this.#work;
  }

  /** The last resort, for a process that is about to end: nothing asynchronous runs any more. */
  emptyAtExit(): void {
    for (const { path, mark } of [...this.#inHand, ...this.#items]) {
      try {
        removeTree(path);
        removeMark(mark);
      } catch {
        // The mark stays, so a later process tries again with more means.
      }
    }
  }

  #takeAway(path: string): string {
    const place = join(this.#folder, `${basename(path)}.${process.pid}`);
    try {
      // Its own program may have closed the folder, and then it could not be moved.
      if (fs.lstatSync(path).isDirectory()) fs.chmodSync(path, 0o700);
      fs.renameSync(path, place);
      return place;
    } catch (error) {
      if (errno(error) === "ENOENT") return this.#earlier(basename(path)) ?? place;
      return path; // made immutable, say: deleted where it is
    }
  }

  /** Where a process that was killed during its own deletion had moved this folder. */
  #earlier(name: string): string | undefined {
    const found = fs.readdirSync(this.#folder).find((entry) => entry.startsWith(`${name}.`));
    return found === undefined ? undefined : join(this.#folder, found);
  }

  async #deleteAll(): Promise<void> {
    const items = [...this.#inHand, ...this.#items];
    this.#inHand = items;
    this.#items = [];
    if (items.length === 0) return;
    await this.#run("rm", "-rf");
    if (this.#left().length > 0) {
      await this.#run("chmod", "-R", "u+rwx");
      await this.#run("chattr", "-R", "-f", "-i", "-a");
      await this.#run("rm", "-rf");
    }
    const left = this.#left();
    for (const item of items) if (!left.includes(item)) removeMark(item.mark);
    this.#inHand = left;
    if (left.length === 0) return;
    throw new RunError(
      "disk",
      `Cannot delete ${left.map(({ path }) => path).join(", ")}.`,
      "See who owns the files in there and remove them; nothing needs them any more.",
    );
  }

  /** Runs a deleting program on what is left, a few hundred at a time. Its exit code says less than a look. */
  async #run(program: string, ...options: readonly string[]): Promise<void> {
    const paths = this.#left().map(({ path }) => path);
    for (let at = 0; at < paths.length; at += 500) {
      await this.#deps.exec.run({
        argv: [program, ...options, "--", ...paths.slice(at, at + 500)],
        cwd: this.#folder,
        env: { PATH: this.#deps.baseEnv["PATH"] ?? "/usr/bin:/bin" },
        timeoutMs: DELETE_TIMEOUT_MS,
      });
    }
  }

  #left(): readonly Item[] {
    return this.#inHand.filter(({ path }) => fs.lstatSync(path, { throwIfNoEntry: false }) !== undefined);
  }
}

/** At half of what `rmSync` costs, which tries every folder as if it were empty, unless something is out of the ordinary. */
function removeTree(path: string): void {
  try {
    if (fs.lstatSync(path).isDirectory()) {
      removeFolder(path);
      return;
    }
  } catch {
    // A name that is no text, or a folder that is closed.
  }
  fs.rmSync(path, { recursive: true, force: true });
}

function removeFolder(path: string): void {
  for (const entry of fs.readdirSync(path, { withFileTypes: true })) {
    const inner = `${path}/${entry.name}`;
    if (entry.isDirectory()) removeFolder(inner);
    else fs.unlinkSync(inner);
  }
  fs.rmdirSync(path);
}

function removeMark(mark: string): void {
  try {
    fs.unlinkSync(mark);
  } catch (error) {
    if (errno(error) !== "ENOENT") throw error; // another process was faster
  }
}
