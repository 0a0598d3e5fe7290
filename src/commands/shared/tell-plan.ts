import type { CommandContext } from "#commands/command.ts";
import { tellPastGateway } from "#commands/checks/past-gateway.ts";
import type { RunChecks } from "#commands/checks/run-checks.ts";
import { type Outlook, outlookOf, outlookText } from "#core/plan-outlook.ts";
import { needsText } from "#engine/needs/outstanding-needs.ts";

/** Says what a run will take, whose requests go uncounted, and what this machine lacks for it. Gives the first. */
export async function tellPlan(
  { planned, needs }: Pick<RunChecks, "planned" | "needs">,
  ctx: CommandContext,
): Promise<Outlook> {
  const outlook = outlookOf(planned.plan, null);
  ctx.say(outlookText(planned.plan, outlook));
  await tellPastGateway(planned, ctx, "here");
  const lacks = needs === null ? "" : needsText(needs);
  if (lacks !== "") ctx.say(lacks);
  return outlook;
}
