/** Promises about the repository as a whole: what lies where, what the prose says, what must never be committed. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { projectFiles, projectRoot } from "./support/project-files.ts";

const PRESCRIBED = [
  ...[
    ".ci",
    ".github",
    "action.yml",
    "dist",
    "package.json",
    "presets",
    "README.md",
    "runner-images",
    "schemas",
    "src",
    "test",
  ],
  ...["LICENSE", "CHANGELOG.md", "package-lock.json", "scripts"],
];
const CONFIGURATION = [
  ...[".dependency-cruiser.mjs", ".gitattributes", ".gitignore", ".npmrc", ".prettierignore", ".prettierrc.json"],
  ...[
    "eslint.config.mjs",
    "knip.config.ts",
    "rolldown.config.ts",
    "tsconfig.json",
    "vitest.config.ts",
    "vitest.long.config.ts",
  ],
];

const read = (path: string): string => readFileSync(join(projectRoot, path), "utf8");
const files = projectFiles();
const ours = files.filter(
  (file) => !/^dist\/|\/fixtures\/|^package-lock\.json$|^src\/plugins\/adapters\/mini\/tasks\//.test(file),
);

/** `file:line: text` of every line that matches. */
function linesWith(pattern: RegExp): string[] {
  return ours.flatMap((file) =>
    read(file)
      .split("\n")
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
}

describe("the repository", () => {
  it("holds at its top the prescribed entries and configuration, nothing else", () => {
    const top = new Set(files.map((file) => file.split("/")[0] ?? file));
    expect([...top].filter((entry) => !PRESCRIBED.includes(entry) && !CONFIGURATION.includes(entry))).toEqual([]);
  });

  it("holds no open ends", () => {
    const words = ["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"];
    expect(linesWith(new RegExp(`\\b(${words.join("|")})\\b`))).toEqual([]);
  });

  it("holds no path of anybody's machine", () => {
    const homes = ["work", "farm", "root", "home/\\w+", "Users/\\w+"];
    expect(linesWith(new RegExp(`(^|[^\\w.$}-])/(${homes.join("|")})/`))).toEqual([]);
  });

  it("locks versions and hashes, not the hosts they came from", () => {
    expect(read("package-lock.json")).not.toMatch(/"resolved": "(?!file:)/);
  });
});

describe("documents", () => {
  const documents = ours.filter((file) => file.endsWith(".md"));

  it.each(documents)("%s names only paths that exist", (document) => {
    const text = read(document);
    const code = [...text.matchAll(/`([^`\s]+)`/g)]
      .map(([, path]) => path ?? "")
      .filter((path) => /^(\.ci|\.github|dist|presets|runner-images|schemas|scripts|src|test)\/[\w./@+-]*$/.test(path));
    const links = [...text.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)].map(([, path]) =>
      normalize(join(dirname(document), path ?? "")),
    );
    // What a build or a run leaves behind need not be there.
    const wanted = [...code, ...links].filter((path) => !path.startsWith("dist/"));
    expect(wanted.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
  });
});

describe("workflows", () => {
  interface Job {
    readonly permissions?: unknown;
    /** A reusable workflow: its own jobs have the limits, and GitHub takes none here. */
    readonly uses?: string;
    readonly "timeout-minutes"?: number;
    readonly steps?: readonly { readonly uses?: string; readonly run?: string }[];
  }
  const workflows = files.filter((file) => /^\.github\/workflows\/.*\.yml$/.test(file));

  it.each(workflows)("%s asks for the least: pinned actions, no default permissions, a time limit", (file) => {
    const { permissions, jobs } = parse(read(file)) as { permissions: unknown; jobs: Record<string, Job> };
    expect(permissions).toEqual({});
    for (const job of Object.values(jobs)) {
      if (job.uses === undefined) expect(job["timeout-minutes"]).toBeTypeOf("number");
      else expect(job.uses).toMatch(/^(\.\/|\$\/)|@[0-9a-f]{40}$/);
      for (const { uses, run } of job.steps ?? []) {
        if (uses !== undefined) expect(uses).toMatch(/^(\.\/|\$\/)|@[0-9a-f]{40}$/);
        // An expression in a script is code injection waiting for a branch name.
        if (run !== undefined) expect(run).not.toContain("${{");
      }
    }
  });
});
