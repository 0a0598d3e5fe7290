import { MUTANTS, QUICK, TWO_ATTEMPTS } from "./kill/kill-points.ts";
import { killSuite } from "./kill/kill-suite.ts";

killSuite("quick", { config: QUICK, cases: 150, mutants: MUTANTS, triesPerMutant: 12 });
killSuite("two attempts", { config: TWO_ATTEMPTS, cases: 60, mutants: [], triesPerMutant: 0 });
