import type { StepModule } from "#action/step.ts";

/** Every JavaScript step of the Action: one line each. The bundle makes of each line a `dist/action/<name>.js`. */
export const STEPS = {
  prepare: () => import("#action/steps/prepare.ts"),
  plan: () => import("#action/steps/plan.ts"),
  agents: () => import("#action/steps/agents.ts"),
  setup: () => import("#action/steps/setup.ts"),
  reap: () => import("#action/steps/reap.ts"),
  upload: () => import("#action/steps/upload.ts"),
  report: () => import("#action/steps/report.ts"),
  announce: () => import("#action/steps/announce.ts"),
  publish: () => import("#action/steps/publish.ts"),
  chatops: () => import("#action/steps/chatops.ts"),
  swap: () => import("#action/steps/swap.ts"),
} as const satisfies Readonly<Record<string, () => Promise<StepModule>>>;

export type StepName = keyof typeof STEPS;
