/** What can stand in curly brackets in a program's arguments. */
export const PLACEHOLDERS = ["prompt", "prompt_file", "model", "base_url", "work_dir", "home_dir"] as const;

export type Placeholder = (typeof PLACEHOLDERS)[number];

/**
 * The arguments with their placeholders filled in. One argument stays one argument, whatever is filled in, and what is
 * filled in is not looked at again. `{{` and `}}` stand for the brackets themselves; any other bracket is kept.
 */
export function fillArgv(argv: readonly string[], values: Readonly<Record<Placeholder, string>>): string[] {
  return argv.map((word) =>
    word.replaceAll(BRACKETS, (found: string, name: string | undefined) => {
      if (name === undefined) return found.slice(1);
      return isPlaceholder(name) ? values[name] : found;
    }),
  );
}

/** The names in brackets in one argument, be they placeholders or not. */
export const namesIn = (word: string): string[] =>
  [...word.matchAll(BRACKETS)].flatMap(([, name]) => (name === undefined ? [] : [name]));

export const usesPlaceholder = (argv: readonly string[], placeholder: Placeholder): boolean =>
  argv.some((word) => namesIn(word).includes(placeholder));

export const isPlaceholder = (name: string): name is Placeholder => (PLACEHOLDERS as readonly string[]).includes(name);

const BRACKETS = /\{\{|\}\}|\{([a-z_]+)\}/g;
