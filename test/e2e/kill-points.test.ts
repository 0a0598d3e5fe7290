import { IN_PLACE, QUICK, SHARD } from "./kill/kill-points.ts";
import { killSuite } from "./kill/kill-suite.ts";

killSuite("quick", { config: QUICK, cases: 10, inPlace: IN_PLACE, triesPerMutant: 8 });
killSuite("a shard", { config: QUICK, args: SHARD, cases: 3, inPlace: [], triesPerMutant: 8 });
