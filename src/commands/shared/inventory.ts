import type { CommandContext } from "#commands/command.ts";
import { PROGRAMS, VARIABLES } from "#commands/shared/inventory-variables.gen.ts";
import { onPath } from "#engine/readiness/on-path.ts";

export interface Inventory {
  /** Where the program of each is; null: not on PATH. */
  readonly agents: Readonly<Record<string, string | null>>;
  /** Variables that hold keys or addresses, and whether they are set, which is all that is ever shown of them. */
  readonly keys: Readonly<Record<string, boolean>>;
}

/** Which agents and keys this machine has. Looks at PATH and environment only: starts nothing, asks nobody. */
export function inventory(env: CommandContext["env"]): Inventory {
  return {
    agents: Object.fromEntries(Object.entries(PROGRAMS).map(([id, program]) => [id, onPath(program, env["PATH"])])),
    keys: Object.fromEntries(VARIABLES.map((name) => [name, (env[name] ?? "") !== ""])),
  };
}

/** One line each for people. */
export function inventoryText({ agents, keys }: Inventory): string {
  const found = Object.entries(agents).filter(([, path]) => path !== null);
  const set = Object.entries(keys).filter(([, isSet]) => isSet);
  return [
    `Agents on PATH: ${found.map(([id, path]) => `${id} (${path})`).join(", ") || "none"}.`,
    `Keys and endpoints set: ${set.map(([name]) => name).join(", ") || "none"}.`,
  ].join("\n");
}
