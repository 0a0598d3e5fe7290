import { type Hub, type HubComment, HubFault } from "#core/hub.ts";
import { MAX_WRITE_TRIES } from "#github/limits.ts";

export interface Sticky {
  readonly issue: number;
  readonly marker: string;
  /** Login that writes with our token. A person may paste our marker; only ours is edited. */
  readonly author: string;
  /** The body in place of `previous`, ours so far; null: there is none. */
  body(previous: string | null): string;
}

/** The one comment, and ids of older ones of ours that say the same: whoever keeps it removes them. */
export interface Kept {
  readonly id: number;
  readonly doubles: readonly number[];
}

/**
 * Edits our newest comment, or makes one where there is none. May be called again after any failure: where it is not
 * known whether a comment was made, the list is read anew before another is.
 */
export const keepComment = (hub: Hub, sticky: Sticky): Promise<Kept> =>
  untilSure(async () => {
    const [newest, ...doubles] = await ours(hub, sticky);
    const body = sticky.body(newest?.body ?? null);
    if (newest === undefined) return { id: await hub.createComment(sticky.issue, body), doubles: [] };
    if (newest.body !== body) await hub.updateComment(newest.id, body);
    return { id: newest.id, doubles: doubles.map(({ id }) => id) };
  });

/** Removes a double, or finds that somebody else did. */
export const removeDouble = (hub: Hub, comment: number): Promise<void> =>
  untilSure(async () => {
    try {
      await hub.deleteComment(comment);
    } catch (error) {
      if (!(error instanceof HubFault && error.kind === "missing")) throw error;
    }
  });

/** Tries again what may have been done or not, or met a comment that went away meanwhile. */
async function untilSure<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const unsure = error instanceof HubFault && (error.kind === "unavailable" || error.kind === "missing");
      if (!unsure || tries >= MAX_WRITE_TRIES) throw error;
    }
  }
}

async function ours(hub: Hub, { issue, marker, author }: Sticky): Promise<readonly HubComment[]> {
  const all = await hub.comments(issue);
  return all
    .filter((comment) => comment.author === author && comment.body.startsWith(marker))
    .sort((a, b) => b.id - a.id);
}
