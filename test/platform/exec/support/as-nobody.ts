import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { temporaryFolder } from "./exec-fixture.ts";

const project = join(import.meta.dirname, "../../../..");

export const NOBODY = "65534";

/** Runs a fixture as a user without any right, from a copy of the sources which that user can read. Needs root. */
export async function asNobody(fixture: string, ...args: readonly string[]): Promise<string> {
  await using folder = await temporaryFolder();
  execFileSync("chmod", ["755", folder.path]);
  for (const path of ["src/core", "src/platform", "src/plugins/isolation", dirname(fixture), "package.json"]) {
    mkdirSync(join(folder.path, path, ".."), { recursive: true });
    cpSync(join(project, path), join(folder.path, path), { recursive: true });
  }
  symlinkSync(join(project, "node_modules"), join(folder.path, "node_modules"));
  const user = ["--reuid", NOBODY, "--regid", NOBODY, "--clear-groups", "--no-new-privs"];
  return execFileSync("setpriv", [...user, process.execPath, "--import", "tsx", fixture, ...args], {
    cwd: folder.path,
    env: { PATH: process.env["PATH"], TMPDIR: "/tmp" },
    encoding: "utf8",
  });
}
