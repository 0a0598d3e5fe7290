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

/**
 * Keeps exactly one comment: edits ours, makes one where there is none, removes doubles. May be called again after any
 * failure: where it is not known whether a comment was made, the list is read anew before another is.
 */
export async function keepComment(hub: Hub, sticky: Sticky): Promise<number> {
  for (let tries = 1; ; tries++) {
    try {
      const [newest, ...doubles] = await ours(hub, sticky);
      const body = sticky.body(newest?.body ?? null);
      for (const double of doubles) await removed(hub, double.id);
      if (newest === undefined) return await hub.createComment(sticky.issue, body);
      if (newest.body !== body) await hub.updateComment(newest.id, body);
      return newest.id;
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

async function removed(hub: Hub, comment: number): Promise<void> {
  try {
    await hub.deleteComment(comment);
  } catch (error) {
    if (!(error instanceof HubFault && error.kind === "missing")) throw error;
  }
}
