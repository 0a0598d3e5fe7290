import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { modelSecrets } from "./model-secrets.ts";

const WORKFLOW = new URL("../../.github/workflows/benchmark.yml", import.meta.url);

/** What a caller of the reusable workflow gives and gets. */
export interface WorkflowCall {
  readonly inputs: Readonly<
    Record<
      string,
      {
        readonly description?: string;
        readonly type: string;
        readonly default?: string | number | boolean;
        readonly required?: boolean;
      }
    >
  >;
  readonly secrets: Readonly<Record<string, { readonly description?: string; readonly required?: boolean }>>;
  readonly outputs: Readonly<Record<string, { readonly description?: string; readonly value: string }>>;
}

/** The reusable workflow as it will be, as far as its callers see it. */
export const workflowCall = async (): Promise<WorkflowCall> =>
  (parse(await workflow()) as { on: { workflow_call: WorkflowCall } }).on.workflow_call;

/**
 * `benchmark.yml` with the secrets that it takes written anew. GitHub hands a called workflow only secrets that it
 * declares, so each is declared, all of them optional, and named where the shard gets it.
 */
export async function workflow(): Promise<string> {
  const secrets = await modelSecrets();
  const declared = secrets.map(
    ({ name, readers }) => `      ${name}:\n        description: ${readers}\n        required: false\n`,
  );
  const handed = [
    `          variables: ${secrets.map(({ name }) => name).join(" ")}\n`,
    "        env:\n",
    ...secrets.map(({ name }) => `          ${name}: \${{ secrets.${name} }}\n`),
  ];
  const text = between(readFileSync(WORKFLOW, "utf8"), "model-secrets", declared.join(""));
  return between(text, "model-keys", handed.join(""));
}

/** What stands between two comments, whose own indentation is kept. */
function between(text: string, name: string, content: string): string {
  const block = new RegExp(`( *# ${name}-start[^\\n]*\\n)[^]*?( *# ${name}-end)`);
  if (!block.test(text)) throw new Error(`benchmark.yml lacks # ${name}-start or # ${name}-end`);
  return text.replace(block, (_, start: string, end: string) => `${start}${content}${end}`);
}
