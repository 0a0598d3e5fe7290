import { MUTANTS, QUICK } from "./kill/kill-points.ts";
import { killSuite } from "./kill/kill-suite.ts";

killSuite("quick", { config: QUICK, cases: 10, mutants: MUTANTS, triesPerMutant: 6 });
