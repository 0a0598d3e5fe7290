import type { Row } from "../row.ts";

/** Every row there is: one line each. Decisions and release notes quote figures by these ids, so an id is never given twice. */
export const rows = {
  P1: () => import("./help.ts").then(({ help }) => help),
  P2: () => import("./smoke.ts").then(({ smoke }) => smoke),
  P2b: () => import("./demo.ts").then(({ demo }) => demo),
  P3: () => import("./trial.ts").then(({ trial }) => trial),
  P4: () => import("./report.ts").then(({ report10k }) => report10k),
  P5: () => import("./report.ts").then(({ report50k }) => report50k),
  P6: () => import("./rebuild.ts").then(({ rebuild }) => rebuild),
  P7: () => import("./plan.ts").then(({ plan }) => plan),
  P8: () => import("./merge.ts").then(({ merge }) => merge),
  P9: () => import("./provision.ts").then(({ provision }) => provision),
  P10: () => import("./change.ts").then(({ change }) => change),
  P11: () => import("./exercise.ts").then(({ pythonExercise }) => pythonExercise),
  P12: () => import("./exercise.ts").then(({ javascriptExercise }) => javascriptExercise),
  P13: () => import("./exercise.ts").then(({ cppExercise }) => cppExercise),
  P14: () => import("./exercise.ts").then(({ rustExercise }) => rustExercise),
  P16: () => import("./agent.ts").then(({ codexAttempt }) => codexAttempt),
  P16b: () => import("./agent.ts").then(({ claudeAttempt }) => claudeAttempt),
  P17: () => import("./gateway.ts").then(({ firstByte }) => firstByte),
  P17b: () => import("./gateway.ts").then(({ throughput }) => throughput),
} as const satisfies Readonly<Record<string, () => Promise<Row>>>;
