import { IN_PLACE, QUICK, SHARD, TWO_ATTEMPTS } from "./kill/kill-points.ts";
import { killSuite } from "./kill/kill-suite.ts";

killSuite("quick", { config: QUICK, cases: 150, inPlace: IN_PLACE, triesPerMutant: 12 });
killSuite("a shard", { config: QUICK, args: SHARD, cases: 40, inPlace: [], triesPerMutant: 12 });
killSuite("two attempts", { config: TWO_ATTEMPTS, cases: 60, inPlace: [], triesPerMutant: 0 });
