import { relative } from "node:path";
import type { CommandContext } from "#commands/command.ts";

/** A path as somebody types it who stands where the command was called. */
export const shownPath = (path: string, { cwd }: Pick<CommandContext, "cwd">): string => relative(cwd, path) || ".";
