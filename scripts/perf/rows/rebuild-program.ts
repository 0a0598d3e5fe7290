/** Makes the index of a run-dir anew and prints how many attempts it has: `rebuild-program RUN-DIR`. */
import { loadIndex } from "#record/index/load-index.ts";
import { readPlan } from "#record/plan-file.ts";

const root = process.argv[2] ?? "";
const plan = readPlan(root);
if (plan === null) throw new Error(`There is no plan in ${root}`);
const { results, problems } = loadIndex(root, plan, { repair: true, rebuild: true });
for (const { path, message } of problems) console.error(path, message);
console.log(results.attempts.length);
