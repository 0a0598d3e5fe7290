import { IN_PLACE, QUICK } from "./kill/kill-points.ts";
import { killSuite } from "./kill/kill-suite.ts";

// Of the candidates only the first is ever scored, and a part without a scored trial ends as a fault.
const SHARD = ["--shard", "1/2", "--concurrency", "2"];

killSuite("quick", { config: QUICK, cases: 10, inPlace: IN_PLACE, triesPerMutant: 8 });
killSuite("a shard", { config: QUICK, args: SHARD, cases: 3, inPlace: [], triesPerMutant: 8 });
