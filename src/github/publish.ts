import { headOf } from "#core/cut-text.ts";
import { type CheckConclusion, type Hub, HubFault } from "#core/hub.ts";
import { cutAtLine, commentBody, type CommentKey, markerOf } from "#github/comment-body.ts";
import { keepCheck } from "#github/keep-check.ts";
import { MAX_CHECK_SUMMARY_CHARACTERS, MAX_CHECK_TITLE_CHARACTERS } from "#github/limits.ts";
import { keepComment, type Kept, removeDouble } from "#github/sticky-comment.ts";

/** What is told, and to whom. */
export interface Publication {
  readonly key: CommentKey;
  /** Number of the pull request; null: there is none, and so no comment. */
  readonly pull: number | null;
  /** Commit that was measured; null: none, and so no check. */
  readonly sha: string | null;
  readonly author: string;
  readonly url: string;
  readonly time: string;
  /** Markdown, safe to show. */
  readonly body: string;
  readonly title: string;
  readonly past: string | null;
  /** null: still running. */
  readonly conclusion: CheckConclusion | null;
}

export interface Published {
  readonly comment: number | null;
  readonly check: number | null;
  /** What could not be told, and why. */
  readonly warnings: readonly string[];
}

/**
 * Tells a result as comment and as check. A token that may not, a limit that takes too long and a host that is away
 * cost the telling, never the result: they come back as warnings.
 */
export async function publish(hub: Hub, publication: Publication): Promise<Published> {
  const warnings: string[] = [];
  const told = async <T>(what: string, work: () => Promise<T>, done = "written"): Promise<T | null> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof HubFault)) throw error;
      warnings.push(`${what} could not be ${done} (${error.kind}): ${error.message}`);
      return null;
    }
  };
  const { pull, sha } = publication;
  const comment = pull === null ? null : await told("The comment", () => comments(hub, publication, pull));
  for (const double of comment?.doubles ?? [])
    await told("An older double of the comment", () => removeDouble(hub, double), "removed");
  const check = sha === null ? null : await told("The check run", () => keepCheck(hub, sha, checkContent(publication)));
  return { comment: comment?.id ?? null, check, warnings };
}

async function comments(hub: Hub, publication: Publication, pull: number): Promise<Kept> {
  const { key, author } = publication;
  const sticky = (body: string) =>
    keepComment(hub, {
      issue: pull,
      marker: markerOf(key),
      author,
      body: (previous) => commentBody(key, { ...publication, body }, previous),
    });
  try {
    return await sticky(publication.body);
  } catch (error) {
    // Whatever it was that GitHub did not take, the verdict itself it takes.
    if (error instanceof HubFault && error.kind === "refused") return sticky(headingsOf(publication.body));
    throw error;
  }
}

const headingsOf = (body: string): string =>
  body
    .split("\n")
    .filter((line) => line.startsWith("## "))
    .join("\n\n");

const checkContent = ({ key, url, body, title, conclusion }: Publication) => ({
  name: `benchmark / ${key.key}`,
  externalId: markerOf(key),
  conclusion,
  title: title.length <= MAX_CHECK_TITLE_CHARACTERS ? title : `${headOf(title, MAX_CHECK_TITLE_CHARACTERS - 1)}…`,
  summary: cutAtLine(body, MAX_CHECK_SUMMARY_CHARACTERS),
  detailsUrl: url,
});
