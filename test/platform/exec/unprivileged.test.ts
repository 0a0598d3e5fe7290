import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Exec, ExecResult } from "#core/ports.ts";
import { skipUnless } from "../../support/skip.ts";
import { eventually, processesWith, temporaryFolder, uniqueSeconds } from "./support/exec-fixture.ts";

const project = join(import.meta.dirname, "../../..");
const NOBODY = "65534";

/** Runs the fixture harness as a user without any right, from a copy of the sources which that user can read. */
async function asNobody(script: string, ...hide: string[]) {
  await using folder = await temporaryFolder();
  execFileSync("chmod", ["755", folder.path]);
  for (const path of ["src/core", "src/platform", "test/platform/exec/fixtures", "package.json"]) {
    mkdirSync(join(folder.path, path, ".."), { recursive: true });
    cpSync(join(project, path), join(folder.path, path), { recursive: true });
  }
  symlinkSync(join(project, "node_modules"), join(folder.path, "node_modules"));
  const harness = [process.execPath, "--import", "tsx", "test/platform/exec/fixtures/harness.ts", "best", script];
  const output = execFileSync(
    "setpriv",
    ["--reuid", NOBODY, "--regid", NOBODY, "--clear-groups", "--no-new-privs", ...harness, ...hide],
    { cwd: folder.path, env: { PATH: process.env["PATH"], TMPDIR: "/tmp" }, encoding: "utf8" },
  );
  return JSON.parse(output) as ExecResult & Pick<Exec, "containment" | "canHide">;
}

describe.skipIf(skipUnless(process.getuid?.() === 0 && process.platform === "linux", "root"))("without root", () => {
  it("programs are contained all the same, as the same user", async () => {
    const seconds = uniqueSeconds();
    const result = await asNobody(`(env -i setsid /bin/sleep ${seconds} &); id -u; exit 3`);
    expect(result).toMatchObject({ exitCode: 3, stdout: { text: `${NOBODY}\n` } });
    expect(["namespace", "subreaper"]).toContain(result.containment);
    await eventually(() => processesWith(seconds).length === 0);
  });

  it("folders are hidden wherever that is said to be possible", async () => {
    const result = await asNobody("ls -A /etc; umount /etc 2>/dev/null; unshare -Urm umount /etc; ls -A /etc", "/etc");
    expect(result.stdout.text === "").toBe(result.canHide);
  });
});
