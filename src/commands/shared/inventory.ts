import { accessSync, constants, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { CommandContext } from "#commands/command.ts";
import { PROGRAMS, VARIABLES } from "#commands/shared/inventory-variables.gen.ts";

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

function onPath(program: string, path = ""): string | null {
  const folders = path.split(delimiter).filter((part) => part !== "");
  return folders.map((folder) => join(folder, program)).find(isProgram) ?? null;
}

function isProgram(file: string): boolean {
  try {
    // Hardly any of these exist, and an exception or a promise for each would take longer than all the rest.
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return false;
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false; // not for this user
  }
}
