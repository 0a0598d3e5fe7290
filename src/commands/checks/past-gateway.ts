import type { CommandContext } from "#commands/command.ts";
import { REGISTRIES } from "#commands/shared/engine.ts";
import { listed } from "#core/format.ts";
import { openServers, pastGateway } from "#engine/own-provider.ts";
import type { PlannedRun } from "#engine/plan-run.ts";

/** Says whose requests nobody but their agents will count, and whose could go uncounted, as early as it is known. */
export async function tellPastGateway(
  planned: PlannedRun,
  { say, env }: Pick<CommandContext, "say" | "env">,
  where: "anywhere" | "here",
): Promise<void> {
  const names = pastGateway(planned, where);
  if (names.length > 0)
    say(`Past the gateway: ${listed(names)}. What such an agent says it spent is not checked, and no budget holds it.`);
  const open = await openServers(planned, REGISTRIES.providers, env);
  if (open.length > 0)
    say(
      `Served without a key: ${listed(open)}. Their agents could go to the server past the gateway, which would neither count nor end that.`,
    );
}
