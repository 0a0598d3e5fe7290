/**
 * `npm run perf`: how fast the program is, as ratios to a floor that is measured beside it in the same run.
 * A benchmark, never a test: it ends with 0 whatever the ratios are, and with 1 only when a row breaks.
 */
import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { thisMachine } from "./machine.ts";
import { measureRow, type Outcome } from "./measure.ts";
import { rows } from "./rows/index.ts";
import { tableOf, time } from "./table.ts";

const USAGE = `Usage: npm run perf -- [--quick] [--only P1,P3] [--json FILE] [--dist DIR]

  --quick      fewer rounds, smaller runs: a rough picture in a minute or two
  --only IDS   these rows only: ${Object.keys(rows).join(", ")}
  --json FILE  also write every sample to FILE
  --dist DIR   measure another build (default: dist, as \`npm run build\` leaves it)
`;

process.exitCode = await main(process.argv.slice(2));

async function main(argv: readonly string[]): Promise<number> {
  const asked = optionsOf(argv);
  if (typeof asked === "string") return say(`${asked}\n\n${USAGE}`, 2);
  if (asked.help) return say(USAGE, 0);
  if (!existsSync(join(asked.dist, "bench.js")))
    return say(`There is no build in ${asked.dist}. Run: npm run build\n`, 2);

  const machine = thisMachine();
  const outcomes: Outcome[] = [];
  for (const id of asked.ids) {
    say(`${id} …`, 0);
    outcomes.push(await measured(id, asked));
    say(` ${inBrief(outcomes.at(-1))}\n`, 0);
  }
  process.stdout.write(tableOf(outcomes, machine));
  if (asked.json !== undefined) {
    writeFileSync(asked.json, `${JSON.stringify({ machine, quick: asked.quick, rows: outcomes }, null, 2)}\n`);
  }
  return outcomes.some(({ crashed }) => crashed !== null) ? 1 : 0;
}

interface Options {
  readonly help: boolean;
  readonly quick: boolean;
  readonly dist: string;
  readonly json: string | undefined;
  readonly ids: readonly (keyof typeof rows)[];
}

/** What was asked for, or what is wrong with it. */
function optionsOf(argv: readonly string[]): Options | string {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        help: { type: "boolean", short: "h", default: false },
        quick: { type: "boolean", default: false },
        only: { type: "string" },
        json: { type: "string" },
        dist: { type: "string", default: fileURLToPath(new URL("../../dist", import.meta.url)) },
      },
    });
    const ids = values.only?.split(",") ?? Object.keys(rows);
    const unknown = ids.find((id) => !Object.hasOwn(rows, id));
    if (unknown !== undefined) return `There is no row ${JSON.stringify(unknown)}.`;
    return { ...values, json: values.json, dist: resolve(values.dist), ids: ids as Options["ids"] };
  } catch (error) {
    return (error as Error).message; // parseArgs names the flag it does not know
  }
}

async function measured(id: keyof typeof rows, { quick, dist }: Options): Promise<Outcome> {
  const scratch = realpathSync(mkdtempSync(join(tmpdir(), "perf-")));
  try {
    return await measureRow(id, await rows[id](), { quick, dist, scratch, cores: thisMachine().cores });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function inBrief(outcome: Outcome | undefined): string {
  if (outcome?.measured == null) return outcome?.skipped == null ? "crashed" : "skipped";
  const { figure, floor, ratio } = outcome.measured;
  return `${time(figure.median)} / ${time(floor.median)} = ${ratio.median.toFixed(2)} (at most ${outcome.target})`;
}

function say(text: string, exit: number): number {
  process.stderr.write(text);
  return exit;
}
