import { LineCounter, isScalar, parseAllDocuments, type Document, type YAMLError } from "yaml";
import type { Problem } from "#core/errors.ts";
import { structureProblems } from "#config/document-structure.ts";
import { firstJsonFault } from "#config/json-fault.ts";
import { locator } from "#config/locate.ts";
import { placed, type Locate } from "#config/problems.ts";

/** A config file's text, understood as far as it can be. */
export interface ConfigDocument {
  /** undefined when the text could not be read as one document. */
  readonly value: unknown;
  readonly locate: Locate;
  readonly problems: readonly Problem[];
}

/** More anchors' uses than a config has, fewer than an alias bomb needs. */
const MAX_ALIASES = 1000;

/** Reads a text without a byte order mark. Never throws for what the text says. */
export function parseConfigDocument(text: string, format: "json" | "yaml"): ConfigDocument {
  return format === "json" ? parseJson(text) : parseYaml(text);
}

/** JSON's own parser gives the value, the YAML parser (JSON is a part of YAML) the places. */
function parseJson(text: string): ConfigDocument {
  const fault = firstJsonFault(text);
  if (fault !== null) {
    const hint = "JSON has no comments and no trailing commas; name the file .yaml to write them.";
    return unreadable([
      {
        path: "",
        message: `This is not JSON: here belongs ${fault.expected}.`,
        hint,
        ...lineAndColumn(text, fault.offset),
      },
    ]);
  }
  const lines = new LineCounter();
  const [document] = documentsOf(text, lines);
  if (document === undefined) return { value: JSON.parse(text), locate: () => null, problems: [] };
  const locate = locator(document, lines);
  const { duplicates } = structureProblems(document, lines);
  return { value: JSON.parse(text), locate, problems: duplicates };
}

function parseYaml(text: string): ConfigDocument {
  const lines = new LineCounter();
  const documents = documentsOf(text, lines);
  const [document, second] = documents;
  const broken = documents.flatMap((one) => one.errors.slice(0, 1)).map((error) => syntaxProblem(error, lines));
  // Later faults of a broken text are mostly echoes of the first.
  if (broken[0] !== undefined) return unreadable([broken[0]]);
  if (document === undefined)
    return unreadable([{ path: "", message: "The file holds no configuration.", line: 1, column: 1 }]);
  if (second !== undefined) {
    const { line, col } = lines.linePos(second.contents?.range?.[0] ?? 0);
    const message = "A second document begins here; a config file holds one.";
    return unreadable([{ path: "", message, hint: "Take out the line ---, or make two files.", line, column: col }]);
  }
  const { fatal, duplicates } = structureProblems(document, lines);
  if (fatal.length > 0) return unreadable(fatal);
  const locate = locator(document, lines);
  try {
    return { value: document.toJS({ maxAliasCount: MAX_ALIASES }), locate, problems: duplicates };
  } catch (error) {
    // The library's way to refuse an alias bomb; anything else is a fault of ours.
    if (!(error instanceof ReferenceError)) throw error;
    const message = "The anchors of this file are used so often that it would grow beyond all bounds.";
    return unreadable(placed([{ path: "", message, hint: "Write the values out." }], locate));
  }
}

function documentsOf(text: string, lineCounter: LineCounter): Document[] {
  const documents = parseAllDocuments(text, {
    lineCounter,
    // Pretty errors quote the text, which may hold a key.
    prettyErrors: false,
    // Found by us: the library compares every key with every other.
    uniqueKeys: false,
    schema: "core",
    merge: true,
    logLevel: "silent",
  });
  return [...documents].filter((document) => document.errors.length > 0 || !isBlank(document));
}

function isBlank({ contents }: { readonly contents: unknown }): boolean {
  return contents === null || (isScalar(contents) && contents.source === "" && contents.type === "PLAIN");
}

/** The library's messages quote the text around a fault, so only the kinds that have a common cause are explained, by us. */
function syntaxProblem(error: YAMLError, lines: LineCounter): Problem {
  const { line, col } = lines.linePos(error.pos[0]);
  const [message, hint] = SYNTAX[error.code] ?? ["This is not YAML.", `The parser calls it ${error.code}.`];
  return { path: "", message, hint, line, column: col };
}

const SYNTAX: Partial<Record<YAMLError["code"], readonly [message: string, hint: string]>> = {
  ALIAS_PROPS: ["An alias cannot have a tag or an anchor.", "Put a value that begins with * in quotes."],
  BAD_ALIAS: ["This alias has no valid name.", "Put a value that begins with * in quotes."],
  BAD_INDENT: ["The indentation is wrong.", "Items of one list and keys of one map begin in the same column."],
  BAD_SCALAR_START: ["A value cannot begin with this sign.", "Put it in quotes."],
  BLOCK_AS_IMPLICIT_KEY: [
    "A map begins where there is already a value.",
    "Check the indentation; put a value that holds a colon and a space in quotes.",
  ],
  MISSING_CHAR: [
    "Something that was opened is not closed here.",
    "Look for a missing quote, bracket, brace, colon or comma.",
  ],
  MULTILINE_IMPLICIT_KEY: ["A key spans more than one line.", "Is a colon missing in the line above?"],
  TAB_AS_INDENT: ["A tab cannot indent in YAML.", "Use spaces."],
  RESOURCE_EXHAUSTION: ["The file is nested too deeply.", "A config needs four levels."],
  UNEXPECTED_TOKEN: ["This is not expected here.", "Put a value that begins with a sign such as % ] } , in quotes."],
};

function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function unreadable(problems: readonly Problem[]): ConfigDocument {
  return { value: undefined, locate: () => null, problems };
}
