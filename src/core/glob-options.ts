/**
 * How globs are matched against paths of a tree, wherever that happens: dots are nothing special, and neither is a
 * newline. Without the `s` flag a file called `evil\n/test.js` would slip through `**`.
 */
export const GLOB_OPTIONS = { dot: true, flags: "s", windows: false } as const;

/** A glob that matches this path alone. */
export const literalGlob = (path: string): string => path.replaceAll(/[\\*?[\]{}()!+@|^$]/g, "\\$&");
