/** What the linters of the trade say of our workflows. */
import { execFileSync, spawnSync } from "node:child_process";
import fs, { readFileSync } from "node:fs";
import { join } from "node:path";
import { validate, type ValidationConfig } from "@actions/languageservice";
import type { ActionMetadata } from "@actions/languageservice/action";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { forAct } from "../support/github/act.ts";
import { projectFiles, projectRoot } from "../support/project-files.ts";
import { skipUnless } from "../support/skip.ts";
import { tempDir } from "../support/temp-dir.ts";

const has = (program: string): boolean => spawnSync(program, ["--version"]).status === 0;
const files = projectFiles().filter((file) =>
  /^(action\.yml|\.github\/(actions|workflows|examples)\/.*\.yml)$/.test(file),
);

/** Our files in a repository of their own; those to copy lie where their user puts them. */
function laidOut(change: (text: string) => string): string {
  const root = tempDir();
  execFileSync("git", ["init", "-q"], { cwd: root });
  for (const file of files) {
    const target = join(root, file.replace(".github/examples/", ".github/workflows/example-"));
    fs.mkdirSync(join(target, ".."), { recursive: true });
    fs.writeFileSync(target, change(fs.readFileSync(join(projectRoot, file), "utf8")));
  }
  return root;
}

describe.skipIf(skipUnless(has("actionlint"), "actionlint"))("actionlint", () => {
  it("finds nothing, once what it does not know yet is put into words that it knows", () => {
    const { stdout, status } = spawnSync("actionlint", ["-no-color"], { cwd: laidOut(forAct), encoding: "utf8" });
    expect(stdout).toBe("");
    expect(status).toBe(0);
  });
});

describe.skipIf(skipUnless(has("zizmor"), "zizmor"))("zizmor, asked to be pedantic,", () => {
  const zizmor = (root: string, ...more: readonly string[]) =>
    spawnSync("zizmor", ["--offline", "--persona", "pedantic", "--no-progress", ...more, root], { encoding: "utf8" });

  it("finds nothing in what `bench init` writes that comes from a clone", () => {
    const root = written();
    const calls = workflowsIn(root).flatMap((text) => text.match(/uses: .*/g) ?? []);
    expect(calls.length).toBeGreaterThan(5);
    for (const call of calls) expect(call).toMatch(/^uses: acme\/benchmark-harness\S*@[0-9a-f]{40} # \S+$/);
    const { stdout, status } = zizmor(root);
    expect(status, stdout).toBe(0);
  });

  it("finds nothing in our files but that those to copy name us by a tag", () => {
    const { stdout } = zizmor(
      laidOut((text) => text.replaceAll("OWNER/", "acme/")),
      "--format",
      "json",
    );
    const found = JSON.parse(stdout) as { ident: string; locations: { concrete: { feature: string } }[] }[];
    expect(found.length).toBeGreaterThan(5);
    for (const { ident, locations } of found) {
      expect(ident).toBe("unpinned-uses");
      expect(locations.map(({ concrete }) => concrete.feature).join("\n")).toMatch(/acme\/benchmark-harness\S*@v1/);
    }
  });

  const workflowsIn = (root: string): readonly string[] => {
    const folder = join(root, ".github/workflows");
    return fs.readdirSync(folder).map((name) => fs.readFileSync(join(folder, name), "utf8"));
  };

  /** A repository with every workflow that `bench init` knows, written by a clone of this program. */
  function written(): string {
    const [program, root] = [tempDir(), tempDir()];
    const git = (cwd: string, ...words: readonly string[]) =>
      execFileSync("git", ["-c", "user.name=o", "-c", "user.email=o@example.org", ...words], { cwd });
    for (const part of ["dist", "package.json", "presets", ".github/examples"])
      fs.cpSync(join(projectRoot, part), join(program, part), { recursive: true });
    git(program, "init", "-q");
    git(program, "remote", "add", "origin", "https://github.com/acme/benchmark-harness");
    git(program, "add", ".");
    git(program, "commit", "-q", "-m", "all");
    git(program, "update-ref", "refs/remotes/origin/main", "HEAD");
    git(root, "init", "-q");
    const uses = files.flatMap((file) => /examples\/(.+)\.yml$/.exec(file)?.[1] ?? []);
    const flags = uses.flatMap((use) => ["--workflow", use]);
    execFileSync(process.execPath, [join(program, "dist/bench.js"), "init", "--yes", ...flags], {
      cwd: root,
      stdio: "pipe",
    });
    return root;
  }
});

/** The actions of others that we use, as far as we use them. */
const FOREIGN: Readonly<Record<string, ActionMetadata>> = {
  "actions/checkout": metadata("ref", "persist-credentials"),
  "actions/setup-node": metadata("node-version", "package-manager-cache"),
  "actions/upload-artifact": metadata("name", "path", "if-no-files-found"),
  "actions/download-artifact": metadata("name"),
  "actions/attest-build-provenance": metadata("subject-path"),
};

function metadata(...inputs: readonly string[]): ActionMetadata {
  return { name: "", description: "", inputs: Object.fromEntries(inputs.map((name) => [name, { description: "" }])) };
}

/** GitHub's own parser, with our own files at hand for what refers to them: `$/…`, and `OWNER/…` in the examples. */
describe("GitHub's language service", () => {
  const text = (path: string): string => readFileSync(join(projectRoot, path), "utf8");
  const ownFile = (path: string) => {
    const found = [path, `${path}/action.yml`.replace(/^\//, "")].find((one) => files.includes(one)) ?? "";
    return { name: found, content: found === "" ? "" : text(found) };
  };
  const config: ValidationConfig = {
    fileProvider: { getFileContent: ({ path }) => Promise.resolve(ownFile(path)) },
    actionsMetadataProvider: {
      fetchActionMetadata: ({ owner, name, path = "" }) =>
        Promise.resolve(
          owner === "OWNER" ? (parse(ownFile(path).content) as ActionMetadata) : FOREIGN[`${owner}/${name}`],
        ),
    },
  };
  let documents = 0;
  const said = async (path: string, content: string): Promise<readonly string[]> => {
    // What was parsed is kept by its address, whatever it says by now.
    const uri = `file:///${++documents}/${path.replace(".github/examples/", ".github/workflows/")}`;
    const document = { uri, getText: () => content } as Parameters<typeof validate>[0];
    return (await validate(document, config)).map(
      ({ message, range }) => `${range.start.line + 1}: ${JSON.stringify(message)}`,
    );
  };

  it.each(files)("finds nothing in %s", async (path) => {
    expect(await said(path, text(path))).toEqual([]);
  });

  it("does find an input that a sub-action has not, a job that is not there, and a step without its shell", async () => {
    const workflow = text(".github/workflows/benchmark.yml");
    const found = async (from: string, to: string) =>
      said(".github/workflows/benchmark.yml", workflow.replace(from, to));
    expect((await found("          max-shards: ", "          most-shards: "))[0]).toContain(
      "Invalid action input 'most-shards'",
    );
    expect(await found("needs: [prepare]", "needs: [prepared]")).not.toEqual([]);
    const shard = text(".github/actions/shard/action.yml");
    expect(await said(".github/actions/shard/action.yml", shard.replace("shell: bash", ""))).not.toEqual([]);
  });
});
