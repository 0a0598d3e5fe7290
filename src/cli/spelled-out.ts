import { basename, dirname, join, relative } from "node:path";
import { shellWord } from "#core/shell-word.ts";

/**
 * What to type for the programs that were named in texts, where they are no commands: in a clone they are files.
 * @param script what node was given to run, as in `process.argv[1]`; a link on PATH has no ending
 * @param verbs what can follow a program's name
 */
export class SpelledOut {
  readonly #folder: string | null;
  readonly #cwd: string;
  /** `benchmark doctor`, `bench --dry-run`, but not the word in a sentence. */
  readonly #call: RegExp;
  readonly #named = new Set<string>();

  constructor(script: string, cwd: string, verbs: readonly string[]) {
    this.#call = new RegExp(`(?:^|[\\s\`(])(bench(?:mark)?) (?:--|(?:${verbs.join("|")})\\b)`, "g");
    this.#folder = basename(script).endsWith(".js") ? dirname(script) : null;
    this.#cwd = cwd;
  }

  /** A text that is about to be shown. */
  note(text: string): void {
    if (this.#folder !== null) for (const [, program = ""] of text.matchAll(this.#call)) this.#named.add(program);
  }

  /** A line for people; null: no program was named, or all are found by their names. */
  line(): string | null {
    const folder = this.#folder;
    if (folder === null || this.#named.size === 0) return null;
    const calls = [...this.#named]
      .sort()
      .map((name) => `\`${name}\` means \`node ${shellWord(this.#shown(join(folder, `${name}.js`)))}\``);
    return `Here, ${calls.join(" and ")}; run \`npm link\` once in that clone to type the name alone.`;
  }

  #shown(file: string): string {
    const from = relative(this.#cwd, file);
    return from.length < file.length && !from.startsWith("..") ? from : file;
  }
}
