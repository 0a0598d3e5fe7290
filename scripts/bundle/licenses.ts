import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { OutputBundle, Plugin } from "rolldown";
import { packageOf } from "./package-of.ts";

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/** What a package leaves out of its package.json but says in its repository. */
const STATED_ELSEWHERE: Readonly<Record<string, string>> = {
  buffers: "MIT", // README of substack/node-buffers, see its issue 14
};

/** Emits `licenses.txt`: name, version and licence text of every package that has code in the bundle. */
export function licenses(): Plugin {
  return {
    name: "licenses",
    generateBundle(_options, bundle) {
      const sections = [...bundledFolders(bundle)].sort().map(section);
      const source = `Packages whose code is part of these files, with their licences.\n${sections.join("")}`;
      this.emitFile({ type: "asset", fileName: "licenses.txt", source });
    },
  };
}

function bundledFolders(bundle: OutputBundle): Set<string> {
  const folders = new Set<string>();
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== "chunk") continue;
    for (const id of chunk.moduleIds) {
      const found = packageOf(id);
      if (found !== null) folders.add(found.folder);
    }
  }
  return folders;
}

function section(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
  const { name, version } = manifest;
  const license = manifest.license ?? STATED_ELSEWHERE[name];
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)([.-]|$)/i.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n").trim());
  if (license === undefined && texts.length === 0) throw new Error(`${name} ${version} says nothing of its licence.`);
  return `\n${"-".repeat(80)}\n${name} ${version} (${license ?? "see below"})\n\n${texts.join("\n\n") || "(no licence file)"}\n`;
}
