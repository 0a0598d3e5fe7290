import type { Row } from "../row.ts";

/** Every row there is, by its number in the table of targets: one line each. */
export const rows = {
  P1: () => import("./help.ts").then(({ help }) => help),
  P2: () => import("./smoke.ts").then(({ smoke }) => smoke),
  P2b: () => import("./demo.ts").then(({ demo }) => demo),
  P3: () => import("./trial.ts").then(({ trial }) => trial),
  P5: () => import("./report.ts").then(({ report }) => report),
  P9: () => import("./provision.ts").then(({ provision }) => provision),
  P10: () => import("./change.ts").then(({ change }) => change),
} as const satisfies Readonly<Record<string, () => Promise<Row>>>;
