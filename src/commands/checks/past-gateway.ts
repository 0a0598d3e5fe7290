import type { CommandContext } from "#commands/command.ts";
import { listed } from "#core/format.ts";
import { pastGateway } from "#engine/own-provider.ts";
import type { PlannedRun } from "#engine/plan-run.ts";

/** Says whose requests nobody but their agents will count, as early as it is known. */
export function tellPastGateway(
  planned: PlannedRun,
  { say }: Pick<CommandContext, "say">,
  where: "anywhere" | "here",
): void {
  const names = pastGateway(planned, where);
  if (names.length === 0) return;
  say(
    `Past the gateway: ${listed(names)}. Their agents go to their models by themselves, with a key or a login of yours: what they say they spent is not checked, and no budget holds.`,
  );
}
