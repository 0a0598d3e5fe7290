/**
 * `npm run new <adapter|backend|isolation|provider|reporter> <id>`: writes `src/plugins/<kind>/<id>.ts` from a template,
 * adds its line to the kind's table and says what comes next.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ISOLATION_TIERS } from "../src/core/records.gen.ts";

class ScaffoldError extends Error {}

interface Kind {
  readonly folder: string;
  readonly next: string;
}

const KINDS: Readonly<Record<string, Kind>> = {
  adapter: {
    folder: "adapters",
    next: "test/conformance checks already: the reference solution passes, an empty answer fails.",
  },
  backend: {
    folder: "backends",
    next: "test/conformance runs it already: success, a crash, a hang. Put a fake of its program in test/support.",
  },
  isolation: {
    folder: "isolation",
    next: "test/conformance runs it already: files, programs, time limits, nothing left behind.",
  },
  provider: {
    folder: "providers",
    next: "test/conformance checks it already: its root, its headers, its models. Put what its server answers into test/support/provider-fakes.ts.",
  },
  reporter: {
    folder: "reporters",
    next: "test/conformance renders it already: hostile text stays inert, same report, same bytes.",
  },
};

/** What a key of a table and the name of a file may be; `worktree+venv` is the file `worktree-venv.ts`. */
const ID = /^[a-z][a-z0-9]*([-+][a-z0-9]+)*$/;
const ROW = /^ {2}(?:"([^"]+)"|([a-z]\w*)): \(\) => import\(/;

const [kindName = "", id = ""] = process.argv.slice(2);
try {
  console.log(scaffold(process.cwd(), kindName, id));
} catch (error) {
  if (!(error instanceof ScaffoldError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

function scaffold(root: string, name: string, plugin: string): string {
  const kind = KINDS[name];
  if (kind === undefined) throw new ScaffoldError(`Usage: npm run new <${Object.keys(KINDS).join("|")}> <id>`);
  if (!ID.test(plugin)) throw new ScaffoldError(`${JSON.stringify(plugin)} is no id: write it like my-${name}.`);
  if (name === "isolation" && !(ISOLATION_TIERS as readonly string[]).includes(plugin)) {
    throw new ScaffoldError(
      `Records know no tier ${plugin}: add it to IsolationUsed in schemas/common.schema.json and run \`npm run generate\` first.`,
    );
  }
  const file = `src/plugins/${kind.folder}/${plugin.replaceAll("+", "-")}.ts`;
  const table = `src/plugins/${kind.folder}/index.ts`;
  const source = readFileSync(join(root, table), "utf8");
  if (existsSync(join(root, file)) || keysOf(source).includes(plugin)) {
    throw new ScaffoldError(`There is a ${name} ${plugin} already.`);
  }
  const template = readFileSync(join(root, `scripts/templates/${name}.ts.txt`), "utf8");
  writeFileSync(join(root, file), template.replaceAll("{{id}}", plugin));
  writeFileSync(join(root, table), withRow(source, plugin, file));
  return [
    `Wrote ${file}, and its line in ${table}.`,
    kind.next,
    "Next: fill it in, `npm run generate`, `npm run build`, try it, then `npm run check`.",
  ].join("\n");
}

function keysOf(table: string): string[] {
  return table.split("\n").flatMap((line) => keyOf(line) ?? []);
}

function keyOf(line: string): string | undefined {
  const [, quoted, bare] = ROW.exec(line) ?? [];
  return quoted ?? bare;
}

/** The first table of the file with one row more, its rows sorted by id. */
function withRow(source: string, id: string, file: string): string {
  const lines = source.split("\n");
  const start = lines.findIndex((line) => line.includes("defineRegistry<")) + 1;
  if (start === 0) throw new ScaffoldError(`No table in:\n${source}`);
  const end = lines.indexOf("});", start);
  const key = /^[a-z]\w*$/.test(id) ? id : JSON.stringify(id);
  const row = `  ${key}: () => import("${file.replace("src/", "#")}"),`;
  const table = lines.slice(start, end);
  const rows = [...table.filter((line) => keyOf(line) !== undefined), row];
  rows.sort((a, b) => ((keyOf(a) ?? "") < (keyOf(b) ?? "") ? -1 : 1));
  const others = table.filter((line) => keyOf(line) === undefined);
  return [...lines.slice(0, start), ...rows, ...others, ...lines.slice(end)].join("\n");
}
