import fs from "node:fs";
import { basename, dirname, extname } from "node:path";
import { UsageError, type Problem } from "#core/errors.ts";
import { nearest } from "#core/nearest.ts";
import { checkConfig } from "#config/check-config.ts";
import type { CompareConfig } from "#config/compare.ts";
import { readDraft, type Draft } from "#config/draft.ts";
import { firstJsonFault } from "#config/json-fault.ts";
import { placed, type Locate } from "#config/problems.ts";
import { relationFindings } from "#config/relation-findings.ts";

/** A compare config with all that is wrong with it so far. */
export interface LoadedConfig {
  /** What problems are reported against: the file as it was named. */
  readonly source: string;
  /** As written; undefined when the text is neither YAML nor JSON. */
  readonly raw: unknown;
  /** What could be read of it, for the checks that need plugins. */
  readonly draft: Draft;
  readonly locate: Locate;
  /** null exactly when there are problems. */
  readonly shape: CompareConfig | null;
  readonly problems: readonly Problem[];
}

export interface LoadOptions {
  /** `compare` needs two, `run` one. Default: 2. */
  readonly minCandidates?: number;
}

/** Room for every task of every benchmark by name; beyond it the file is something else. */
const MAX_BYTES = 256 * 1024;

/**
 * Loads a compare config in YAML or JSON. What the file says wrong comes back as `problems`, so that the caller can add
 * those that need plugins and throw them all with `configProblems`. Throws `UsageError` when there is no text to read.
 */
export async function loadCompareConfig(file: string, options: LoadOptions = {}): Promise<LoadedConfig> {
  return parseCompareConfig(await readText(file), file, options);
}

/** The same for a text. The ending of `source` tells the format: .json, .yaml, .yml; JSON or else YAML for any other. */
export async function parseCompareConfig(
  text: string,
  source: string,
  options: LoadOptions = {},
): Promise<LoadedConfig> {
  // YAML costs milliseconds that no other command has to pay.
  const { parseConfigDocument } = await import("#config/document.ts");
  const { value, locate, problems } = parseConfigDocument(text, formatOf(source, text));
  const draft = readDraft(value);
  if (value === undefined) return { source, raw: value, draft, locate, shape: null, problems };
  const { config, findings } = await checkConfig(value);
  const relations = relationFindings(draft, options.minCandidates ?? 2);
  const all = [...problems, ...placed([...findings, ...relations], locate)];
  return { source, raw: value, draft, locate, shape: all.length === 0 ? config : null, problems: all };
}

/** The names of a folder's files, in no order; none when there is no such folder. */
export async function filesIn(dir: string): Promise<string[]> {
  try {
    return await fs.promises.readdir(dir);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw new UsageError("folder-unreadable", `${dir} cannot be listed.`, "Is it a folder that you may read?", {
      cause,
    });
  }
}

/** Whether two paths lead to one folder. */
export function isSameFolder(one: string, other: string): boolean {
  const [a, b] = [one, other].map((dir) => fs.statSync(dir, { bigint: true, throwIfNoEntry: false }));
  return a !== undefined && b !== undefined && a.dev === b.dev && a.ino === b.ino;
}

function formatOf(source: string, text: string): "json" | "yaml" {
  const extension = extname(source).toLowerCase();
  if (extension === ".json") return "json";
  if (extension === ".yaml" || extension === ".yml") return "yaml";
  return firstJsonFault(text) === null ? "json" : "yaml";
}

async function readText(file: string): Promise<string> {
  const bytes = await readBytes(file);
  if (bytes.length > MAX_BYTES) {
    throw new UsageError(
      "config-too-large",
      `${file} is larger than ${MAX_BYTES / 1024} KiB.`,
      "Is it a config file? A long list of tasks can be written as globs.",
    );
  }
  const text = decoded(bytes);
  if (text === null) {
    throw new UsageError(
      "config-not-text",
      `${file} is not text in UTF-8.`,
      "Is it the right file? If it is, save it as UTF-8.",
    );
  }
  if (text.trim() === "") {
    throw new UsageError("config-empty", `${file} is empty.`, "Begin with a copy of presets/example.compare.yaml.");
  }
  return text;
}

/** At most one byte more than is allowed, so that nothing large is ever in memory. */
async function readBytes(file: string): Promise<Buffer> {
  try {
    // Opening a pipe that nobody writes to would wait for ever.
    const kind = await fs.promises.stat(file);
    if (!kind.isFile()) {
      const what = kind.isDirectory() ? "a folder" : "not a regular file";
      throw new UsageError("config-not-a-file", `${file} is ${what}.`, "Name the config file itself.");
    }
    const handle = await fs.promises.open(file, "r");
    try {
      const buffer = Buffer.alloc(Math.min(kind.size, MAX_BYTES) + 1);
      let length = 0;
      for (;;) {
        const { bytesRead } = await handle.read(buffer, length, buffer.length - length, length);
        length += bytesRead;
        if (bytesRead === 0 || length === buffer.length) return buffer.subarray(0, length);
      }
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw await unreadable(file, error);
  }
}

async function unreadable(file: string, cause: unknown): Promise<UsageError> {
  const code = (cause as NodeJS.ErrnoException).code;
  if (code !== "ENOENT" && code !== "ENOTDIR") {
    return new UsageError(
      "config-unreadable",
      `${file} cannot be read (${code ?? "unknown reason"}).`,
      "Check its permissions.",
      { cause },
    );
  }
  // A folder that cannot be listed gives no suggestion; the missing file is the news.
  const neighbours = await fs.promises.readdir(dirname(file)).catch(() => []);
  const near = nearest(basename(file), neighbours);
  const hint = near === null ? "Begin with a copy of presets/example.compare.yaml." : `Did you mean ${near}?`;
  return new UsageError("config-not-found", `There is no file ${file}.`, hint, { cause });
}

/** null for what is no text. A byte order mark is taken off. */
function decoded(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? null : text;
  } catch {
    // The decoder's only way to say that these bytes are not UTF-8.
    return null;
  }
}
