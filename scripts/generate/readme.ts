import fs from "node:fs";
import { fileURLToPath } from "node:url";
import prettier from "prettier";
import { bench, commands } from "#commands/index.ts";
import { ACTION_COMMANDS, actionFile, subAction } from "./action.ts";
import { backends } from "#plugins/backends/index.ts";
import { providers } from "#plugins/providers/index.ts";
import { type WorkflowCall, workflowCall } from "./workflow.ts";
import { HELP } from "#github/chatops-command.ts";
import { EXIT_CODES } from "#core/errors.ts";
import { FLAGS, type FlagName, type FlagSpec } from "#commands/flags.ts";

const README = fileURLToPath(new URL("../../README.md", import.meta.url));

/** README.md with its tables of commands and flags written anew from the definitions that the program itself uses. */
export async function readme(): Promise<string> {
  const commandsToo = between(fs.readFileSync(README, "utf8"), "commands", `${commandTable()}\n\n${flagTable()}`);
  const agentsToo = between(commandsToo, "agents", await agentTable());
  const providersToo = between(agentsToo, "providers", await providerTable());
  const workflowToo = between(providersToo, "workflow", workflowTables(await workflowCall()));
  const benchCommandsToo = between(workflowToo, "bench-commands", HELP.slice(HELP.indexOf("|")));
  const exitsToo = between(benchCommandsToo, "exits", exitTable());
  const text = between(exitsToo, "action", actionTables());
  return prettier.format(text, { ...(await prettier.resolveConfig(README)), parser: "markdown" });
}

function between(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name}-start -->`, `<!-- ${name}-end -->`];
  if (!text.includes(start) || !text.includes(end)) throw new Error(`README.md lacks ${start} or ${end}`);
  return `${text.slice(0, text.indexOf(start) + start.length)}\n\n${content}\n\n${text.slice(text.indexOf(end))}`;
}

function commandTable(): string {
  const rows = [
    `| \`bench ${bench.words ?? ""}\` | ${bench.summary} |`,
    ...commands.map(
      ({ name, words, summary }) =>
        `| \`benchmark ${[name, ...(words === undefined ? [] : [words])].join(" ")}\` | ${summary} |`,
    ),
  ];
  return `| command | what it does |\n| --- | --- |\n${rows.join("\n")}`;
}

/** Which agents there are, at which version tests drive their programs, what these may do and speak to a model. */
async function agentTable(): Promise<string> {
  const loaded = await Promise.all(backends.ids.map((id) => backends.get(id)));
  const rows = loaded
    .filter(({ deterministic }) => !deterministic)
    .map(({ id, summary, verifiedWith, permissions, protocols }) => {
      const spoken = protocols.length === 0 ? "whatever its program does" : protocols.join(", ");
      return `| \`${id}\` | ${summary} | ${verifiedWith ?? "not verified"} | ${permissions ?? ""} | ${spoken} |`;
    });
  return `| agent | what it is | verified with | may do | protocols |\n| --- | --- | --- | --- | --- |\n${rows.join("\n")}`;
}

/** Who serves models, where by default, and which variables hold its key. */
async function providerTable(): Promise<string> {
  const loaded = await Promise.all(providers.ids.map((id) => providers.get(id)));
  const rows = loaded.map((provider) => {
    const { id, summary, keyVariables, needsKey } = provider;
    const place = provider.defaultEndpoint({}) ?? "to be said";
    const keys = keyVariables.map((name) => `\`${name}\``).join(", ");
    return `| \`${id}\` | ${summary} | ${place} | ${keys === "" ? "none" : keys}${needsKey || keys === "" ? "" : ", if any"} |`;
  });
  return `| provider | what it is | where | key |\n| --- | --- | --- | --- |\n${rows.join("\n")}`;
}

function exitTable(): string {
  const rows = EXIT_CODES.map(([code, meaning]) => `| ${code} | ${meaning} |`);
  return `| exit | what it means |\n| --- | --- |\n${rows.join("\n")}`;
}

function flagTable(): string {
  const rows = Object.entries(FLAGS).flatMap(([name, spec]: [string, FlagSpec]) => {
    if (spec.later === true) return [];
    const takenBy = [bench, ...commands]
      .filter(({ flags }) => flags.includes(name as FlagName))
      .map((command) => command.name);
    const value = spec.value === undefined ? "" : ` ${spec.value}`;
    const choices = spec.choices === undefined ? "" : `: ${spec.choices.join(", ")}`;
    return [
      `| \`--${name}${value}\` | ${spec.help}${choices} | ${takenBy.length === 0 ? "all" : takenBy.join(", ")} |`,
    ];
  });
  return `<details>\n<summary>All flags</summary>\n\n| flag | meaning | commands |\n| --- | --- | --- |\n${rows.join("\n")}\n\n</details>`;
}

/** What the reusable workflow takes and gives: it is what people call. */
function workflowTables({ inputs, secrets, outputs }: WorkflowCall): string {
  const inputRows = Object.entries(inputs).map(
    ([name, { description = "", default: fallback = "", required }]) =>
      `| \`${name}\` | ${description} | ${required === true ? "must be given" : codeOf(fallback)} |`,
  );
  const secretRows = Object.entries(secrets).map(([name, { description = "" }]) => `| \`${name}\` | ${description} |`);
  const outputRows = Object.entries(outputs).map(([name, { description = "" }]) => `| \`${name}\` | ${description} |`);
  return [
    "<details>\n<summary>All inputs, secrets and outputs of the workflow</summary>",
    `| input | meaning | default |\n| --- | --- | --- |\n${inputRows.join("\n")}`,
    `| secret | meaning |\n| --- | --- |\n${secretRows.join("\n")}`,
    `| output | meaning |\n| --- | --- |\n${outputRows.join("\n")}`,
    "</details>",
  ].join("\n\n");
}

const codeOf = (value: string | number | boolean): string => (value === "" ? "" : `\`${value}\``);

/** What `action.yml` takes and gives, and what each of its commands needs to be allowed. */
function actionTables(): string {
  const { inputs, outputs = {} } = actionFile();
  const commandRows = ACTION_COMMANDS.map((command) => {
    const { description, inputs: own } = subAction(command);
    return `| \`${command}\` | ${description} | ${own["github-token"]?.description ?? "Needs no token."} |`;
  });
  const inputRows = Object.entries(inputs).map(([name, { description, default: fallback = "" }]) => {
    const isNeeded =
      name === "command" || ACTION_COMMANDS.some((one) => subAction(one).inputs[name]?.required === true);
    return `| \`${name}\` | ${description} | ${isNeeded ? "must be given" : codeOf(fallback)} |`;
  });
  const outputRows = Object.entries(outputs).map(([name, { description }]) => `| \`${name}\` | ${description} |`);
  return [
    `| command | what it does | its token |\n| --- | --- | --- |\n${commandRows.join("\n")}`,
    `<details>\n<summary>All inputs and outputs of the Action</summary>`,
    `| input | meaning | default |\n| --- | --- | --- |\n${inputRows.join("\n")}`,
    `| output | meaning |\n| --- | --- |\n${outputRows.join("\n")}`,
    "</details>",
  ].join("\n\n");
}
