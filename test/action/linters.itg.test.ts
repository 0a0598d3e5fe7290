/** What the linters of the trade say of our workflows. */
import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
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

describe.skipIf(skipUnless(has("zizmor"), "zizmor"))("zizmor", () => {
  it("finds nothing of low severity or above, asked to be pedantic", () => {
    const root = laidOut((text) => text.replace(/OWNER\/(\S+)@v1/g, `OWNER/$1@${"0".repeat(40)}`));
    const { stdout, status } = spawnSync(
      "zizmor",
      ["--offline", "--persona", "pedantic", "--min-severity", "low", "--no-progress", root],
      { encoding: "utf8" },
    );
    expect(status, stdout).toBe(0);
  });
});
