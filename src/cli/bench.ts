import { main } from "#cli/main.ts";

/** Settles when the program is done; whoever loads this file starts it. */
export const ended = main("bench", process.argv.slice(2));
