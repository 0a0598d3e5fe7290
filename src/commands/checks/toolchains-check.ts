import type { Check, ToolchainCheck } from "#commands/checks/check.ts";
import { plural } from "#core/format.ts";
import { installCommand } from "#core/install-command.ts";
import type { FoundToolchain } from "#engine/needs/probe-toolchains.ts";

/** A toolchain with the number of tasks that need it; null: nobody knows. */
export interface FoundFor {
  readonly toolchain: FoundToolchain;
  readonly tasks: number | null;
}

/**
 * What there is of some toolchains, with found and needed versions, and the one command that installs what is missing.
 * @param tasks how many there are in all, of which some need less than others; null: nobody knows
 */
export function toolchainsCheck(name: string, needed: readonly FoundFor[], tasks: number | null): Check {
  const lacking = needed.filter(({ toolchain }) => toolchain.state !== "usable");
  return {
    check: tasks === null ? name : `${name}, ${plural(tasks, "task")}`,
    state: lacking.length === 0 ? "present" : "missing",
    ok: lacking.length === 0,
    found: needed.map((one) => `${foundText(one.toolchain)}${notes(one, tasks)}`).join(", "),
    next: lacking.length === 0 ? null : installCommand(lacking.map(({ toolchain: { spec } }) => spec.install)),
    toolchains: needed.map(detail),
  };
}

function foundText({ spec: { id, foundBy }, state, version, problem }: FoundToolchain): string {
  switch (state) {
    case "usable":
    case "old":
      return `${id} ${version}`;
    case "absent":
      return `no ${id}`;
    case "untold":
      return `${id} unknown without ${foundBy}`;
    case "broken":
      return problem?.replace(/\.$/, "") ?? id;
  }
}

function notes({ toolchain: { spec, state }, tasks }: FoundFor, all: number | null): string {
  const least = spec.atLeast?.join(".");
  const version = least === undefined ? [] : [`${least} or later${state === "usable" ? "" : " is needed"}`];
  const share = tasks === null || tasks === all ? [] : [`for ${plural(tasks, "task")}`];
  const said = [...version, ...share];
  return said.length === 0 ? "" : ` (${said.join(", ")})`;
}

const detail = ({ toolchain: { spec, state, version }, tasks }: FoundFor): ToolchainCheck => ({
  id: spec.id,
  state,
  version,
  needed: spec.atLeast?.join(".") ?? null,
  tasks,
  install: installCommand([spec.install]),
});
