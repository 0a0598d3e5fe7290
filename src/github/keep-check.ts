import { type CheckContent, type Hub, HubFault } from "#core/hub.ts";
import { MAX_WRITE_TRIES } from "#github/limits.ts";

/** Keeps exactly one check run per commit and external id; the same rule as for the comment. */
export async function keepCheck(hub: Hub, sha: string, content: CheckContent): Promise<number> {
  for (let tries = 1; ; tries++) {
    try {
      const known = await hub.findCheck(sha, content.name, content.externalId);
      if (known === null) return await hub.createCheck(sha, content);
      await hub.updateCheck(known, content);
      return known;
    } catch (error) {
      if (!(error instanceof HubFault && error.kind === "unavailable") || tries >= MAX_WRITE_TRIES) throw error;
    }
  }
}
