import fs from "node:fs";
import { basename, join } from "node:path";
import { type Redactor, redactedText } from "#core/redact.ts";
import type { Evidence } from "#plugins/backends/contract.ts";

/** A longer line is left out. Agents print whole files in one line, but hardly larger ones. */
export const LONGEST_LINE = 16 * 1024 * 1024;

/** The files of an attempt in `dir`. Programs' output is redacted before it gets there, everything else here. */
export function evidenceIn(dir: string, redactor: Redactor | null): Evidence {
  const path = (name: string): string => {
    if (name === basename(name) && !name.startsWith(".")) return join(dir, name);
    throw new RangeError(`${JSON.stringify(name)} is not the plain name of a file`);
  };
  return {
    path,
    lines: (name) => linesOf(path(name), LONGEST_LINE),
    write(name, content) {
      const kept =
        typeof content === "string" ? redactedText(redactor, content) : (redactor?.bytes(content) ?? content);
      fs.writeFileSync(path(name), kept);
    },
  };
}

/** Lines of a file in bounded memory, without their ends; one longer than `longest` characters is left out. */
export async function* linesOf(file: string, longest: number): AsyncIterable<string> {
  if (!fs.existsSync(file)) return;
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  let line = "";
  let tooLong = false;
  for await (const chunk of fs.createReadStream(file)) {
    const parts = decoder.decode(chunk as Buffer, { stream: true }).split("\n");
    const rest = parts.pop() ?? "";
    for (const part of parts) {
      if (!tooLong && line.length + part.length <= longest) yield line + part;
      [line, tooLong] = ["", false];
    }
    tooLong ||= line.length + rest.length > longest;
    line = tooLong ? "" : line + rest;
  }
  line += decoder.decode();
  if (line !== "" && !tooLong) yield line;
}
