import { readFileSync } from "node:fs";
import { parse, stringify } from "yaml";

/** The commands of `action.yml`, each a sub-action with permissions of its own. */
export const ACTION_COMMANDS = [
  "prepare",
  "plan",
  "shard",
  "report",
  "announce",
  "publish",
  "chatops",
  "swap",
] as const;

export interface ActionFile {
  readonly name: string;
  readonly description: string;
  readonly inputs: Readonly<
    Record<string, { readonly description: string; readonly default?: string; readonly required?: boolean }>
  >;
  readonly outputs?: Readonly<Record<string, { readonly description: string; readonly value?: string }>>;
}

/** One command of the Action as its own file says it. */
export const subAction = (name: string): ActionFile =>
  parse(readFileSync(new URL(`../../.github/actions/${name}/action.yml`, import.meta.url), "utf8")) as ActionFile;

/** `action.yml` as it will be. */
export const actionFile = (): ActionFile => parse(action()) as ActionFile;

/** `action.yml`: hands each command's inputs on to its sub-action, and its outputs back. */
export function action(): string {
  const files = ACTION_COMMANDS.map((command) => ({ command, ...subAction(command) }));
  const document = {
    name: "benchmark-harness",
    description:
      "Compare coding agents on the same tasks, and declare a winner only when the difference is more than noise.",
    branding: { icon: "bar-chart-2", color: "blue" },
    inputs: {
      command: {
        description: `What this step does: ${ACTION_COMMANDS.slice(0, -1).join(", ")} or ${ACTION_COMMANDS.at(-1)}.`,
        required: true,
      },
      ...inputsOf(files),
    },
    outputs: outputsOf(files),
    runs: {
      using: "composite",
      steps: [
        { name: "Check the command", shell: "bash", env: { COMMAND: "${{ inputs.command }}" }, run: CHECK },
        ...files.map(({ command, inputs }) => ({
          id: command,
          if: `\${{ inputs.command == '${command}' }}`,
          uses: `$/.github/actions/${command}`,
          with: Object.fromEntries(Object.keys(inputs).map((name) => [name, `\${{ inputs.${name} }}`])),
        })),
      ],
    },
  };
  return `# Generated from .github/actions by \`npm run generate\`.\n${stringify(document, { lineWidth: 0, defaultStringType: "PLAIN" })}`;
}

const CHECK = `case $COMMAND in
  ${ACTION_COMMANDS.join(" | ")}) ;;
  *)
    echo '::error title=benchmark-harness::command must be ${ACTION_COMMANDS.slice(0, -1).join(", ")} or ${ACTION_COMMANDS.at(-1)}.'
    exit 2
    ;;
esac
`;

type Command = ActionFile & { readonly command: string };

function inputsOf(files: readonly Command[]): Record<string, object> {
  const names = new Set(files.flatMap(({ inputs }) => Object.keys(inputs)));
  return Object.fromEntries(
    [...names].map((name) => {
      const users = files.filter(({ inputs }) => Object.hasOwn(inputs, name));
      const fallback = users.map(({ inputs }) => inputs[name]?.default).find((value) => value !== undefined) ?? "";
      return [
        name,
        {
          description: meanings(users.map(({ command, inputs }) => [command, inputs[name]?.description ?? ""])),
          default: fallback,
        },
      ];
    }),
  );
}

function outputsOf(files: readonly Command[]): Record<string, object> {
  const names = new Set(files.flatMap(({ outputs = {} }) => Object.keys(outputs)));
  return Object.fromEntries(
    [...names].map((name) => {
      const makers = files.filter(({ outputs = {} }) => Object.hasOwn(outputs, name));
      const value = makers.map(({ command }) => `steps.${command}.outputs.${name}`).join(" || ");
      return [
        name,
        {
          description: meanings(makers.map(({ command, outputs = {} }) => [command, outputs[name]?.description ?? ""])),
          value: `\${{ ${value} }}`,
        },
      ];
    }),
  );
}

/** What each command means by a name that several have: every text once, with the commands that mean it. */
function meanings(told: ReadonlyArray<readonly [command: string, description: string]>): string {
  const texts = [...new Set(told.map(([, description]) => description))];
  return texts
    .map((text) => {
      const commands = told.flatMap(([command, description]) => (description === text ? [command] : []));
      return `${text} (${commands.join(", ")})`;
    })
    .join(" ");
}
