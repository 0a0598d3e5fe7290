/**
 * Writes every file that is derived from another one. With `--check` nothing is written: the run fails and names
 * the files whose bytes are not what they should be.
 *
 * To add a generated file, add one line to `GENERATED`.
 */
import fs from "node:fs";
import { adapters } from "#plugins/adapters/index.ts";
import { backends } from "#plugins/backends/index.ts";
import { action } from "./generate/action.ts";
import { candidatePrefixes } from "./generate/candidate-prefixes.ts";
import { configCheck } from "./generate/config-check.ts";
import { configSchema } from "./generate/config-schema.ts";
import { inventoryVariables } from "./generate/inventory-variables.ts";
import { miniTasks } from "./generate/mini-tasks.ts";
import { ownSpelling } from "./generate/own-spelling.ts";
import { polyglotToolkit } from "./generate/polyglot-toolkit.ts";
import { readme } from "./generate/readme.ts";
import { recordTypes } from "./generate/record-types.ts";
import { validators } from "./generate/validators.ts";
import { workflow } from "./generate/workflow.ts";

interface Generated {
  /** Relative to the root of the repository. */
  readonly path: string;
  produce(): string | Promise<string>;
}

const GENERATED: readonly Generated[] = [
  // Before README.md, which shows both.
  { path: "action.yml", produce: action },
  { path: ".github/workflows/benchmark.yml", produce: workflow },
  { path: "README.md", produce: readme },
  { path: "src/core/records.gen.ts", produce: recordTypes },
  { path: "src/record/validate.gen.ts", produce: () => validators("run-record", "score", "stats", "plan", "shard") },
  { path: "src/record/attempt/own-spelling.gen.ts", produce: ownSpelling },
  { path: "src/record/validate-derived.gen.ts", produce: () => validators("index-row", "report", "validation") },
  { path: "src/record/v1/validate-v1.gen.ts", produce: () => validators("v1/run-record", "v1/score", "v1/stats") },
  { path: "src/config/compare.gen.ts", produce: configCheck },
  {
    path: "schemas/compare-config.schema.json",
    produce: () => configSchema({ benchmarks: adapters.ids, backends: backends.ids }),
  },
  { path: "src/commands/candidate-prefixes.gen.ts", produce: candidatePrefixes },
  { path: "src/commands/shared/inventory-variables.gen.ts", produce: inventoryVariables },
  { path: "src/plugins/adapters/mini/tasks.gen.ts", produce: miniTasks },
  { path: "src/plugins/adapters/aider-polyglot/toolkit.gen.ts", produce: polyglotToolkit },
];

const check = process.argv.includes("--check");
const stale: string[] = [];
for (const { path, produce } of GENERATED) {
  const file = new URL(`../${path}`, import.meta.url);
  const wanted = await produce();
  const found = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : null;
  if (found === wanted) continue;
  if (check) stale.push(path);
  else fs.writeFileSync(file, wanted);
}
if (stale.length > 0) {
  console.error(`Stale: ${stale.join(", ")}. Run \`npm run generate\` and commit the result.`);
  process.exitCode = 1;
}
