/** The edges towards the place that hosts a repository: what is asked of it, and where files wait between jobs. */

/** Why a call did not do what it was for. */
export type HubFaultKind =
  /** The token may not do this: a pull request from a fork, or a permission that the job did not ask for. */
  | "forbidden"
  | "missing"
  /** The content is not accepted, for example because it is too long. */
  | "refused"
  /** A rate limit that would take longer than we wait. */
  | "limited"
  /** The host failed or was not reached; whether it did what it was asked is not known. */
  | "unavailable";

/** A call that failed for good: what could be waited for has been waited for. */
export class HubFault extends Error {
  override readonly name = "HubFault";
  readonly kind: HubFaultKind;
  constructor(kind: HubFaultKind, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.kind = kind;
  }
}

export interface HubComment {
  readonly id: number;
  /** Login of its author; bots end in `[bot]`. */
  readonly author: string;
  readonly body: string;
}

export interface HubPull {
  readonly number: number;
  readonly open: boolean;
  /** Full commit id of its newest commit. */
  readonly headSha: string;
  readonly headRef: string;
  /** `owner/name`; null: the fork is gone. */
  readonly headRepository: string | null;
  /** Branch it is to go into, which its author chooses. */
  readonly baseRef: string;
  /** The repository's own, which nobody but its owners chooses. */
  readonly defaultBranch: string;
}

export type CheckConclusion = "success" | "failure" | "neutral" | "cancelled" | "action_required";

export interface CheckContent {
  readonly name: string;
  /** Ours to choose: by it a check is found again. */
  readonly externalId: string;
  /** null: it is still running. */
  readonly conclusion: CheckConclusion | null;
  readonly title: string;
  /** Markdown. */
  readonly summary: string;
  readonly detailsUrl: string;
}

/** Where a reaction or an answer goes: a comment on a pull request, or one in a review thread. */
export interface CommentPlace {
  readonly kind: "issue" | "review";
  readonly pull: number;
  readonly comment: number;
}

/** One repository at its host. Every method throws `HubFault`. */
export interface Hub {
  /** All comments of an issue or pull request, oldest first. */
  comments(issue: number): Promise<readonly HubComment[]>;
  createComment(issue: number, body: string): Promise<number>;
  updateComment(comment: number, body: string): Promise<void>;
  deleteComment(comment: number): Promise<void>;
  react(place: CommentPlace, content: "eyes" | "rocket" | "confused"): Promise<void>;
  answer(place: CommentPlace, body: string): Promise<void>;
  /** Whether this user may push, by the host's own word. */
  mayWrite(user: string): Promise<boolean>;
  pull(number: number): Promise<HubPull>;
  /** Open pull requests whose head is this branch. */
  pullsFrom(owner: string, branch: string): Promise<readonly HubPull[]>;
  /** Full commit id that a branch is at now. What a pull request says of its base is as old as its last push. */
  tipOf(branch: string): Promise<string>;
  /** Text of a file at a commit; null: there is none. */
  fileAt(path: string, ref: string): Promise<string | null>;
  /** The newest check of this commit with this external id. */
  findCheck(sha: string, name: string, externalId: string): Promise<number | null>;
  createCheck(sha: string, content: CheckContent): Promise<number>;
  updateCheck(id: number, content: CheckContent): Promise<void>;
  dispatch(workflow: string, ref: string, inputs: Readonly<Record<string, string>>): Promise<void>;
  /** The newest run of a workflow for a commit; null: none. */
  newestRun(workflow: string, sha: string): Promise<number | null>;
  rerunFailed(run: number): Promise<void>;
  /** Labels of all runners that are online; null: this token cannot know. */
  onlineLabels(): Promise<readonly (readonly string[])[] | null>;
}

export interface StoredArtifact {
  readonly id: number;
  readonly name: string;
  readonly bytes: number;
}

/** Where files wait between the jobs of one workflow run. Names are unique there, and nothing is overwritten. */
export interface ArtifactStore {
  list(): Promise<readonly StoredArtifact[]>;
  /** Uploads one file under its own name and gives the id. Throws `HubFault` `refused` when the name is taken. */
  upload(file: string, retentionDays: number | null): Promise<number>;
  /** Downloads into `folder` and gives the file's path, its bytes checked against the store's digest. */
  download(artifact: StoredArtifact, folder: string): Promise<string>;
}

/** Where files wait for later workflow runs. A help, never a need: entries vanish, and some runs may only read. */
export interface CacheStore {
  /** Where a file of this name lies before it is kept and after it was restored. The same on every machine of a kind. */
  place(name: string): string;
  /** Puts back what was kept under this key, or else the newest whose key begins with `prefix`; false: nothing was. */
  restore(name: string, key: string, prefix?: string): Promise<boolean>;
  /** Keeps the file at its place; false: there is no cache, this run may not write, or the key is taken. */
  save(name: string, key: string): Promise<boolean>;
}
