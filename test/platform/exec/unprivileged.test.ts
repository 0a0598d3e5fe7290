import { describe, expect, it } from "vitest";
import type { Exec, ExecResult } from "#core/ports.ts";
import { skipUnless } from "../../support/skip.ts";
import { asNobody, NOBODY } from "./support/as-nobody.ts";
import { eventually, processesWith, uniqueSeconds } from "./support/exec-fixture.ts";
import { folderBesideOwn, SPOIL, SPOILT_NOTHING } from "./support/spoil.ts";

const run = async (script: string, ...hide: readonly string[]) =>
  JSON.parse(await asNobody("test/platform/exec/fixtures/harness.ts", "best", script, ...hide)) as ExecResult &
    Pick<Exec, "containment" | "canHide">;

describe.skipIf(skipUnless(process.getuid?.() === 0 && process.platform === "linux", "root"))("without root", () => {
  it("programs are contained all the same, as the same user", async () => {
    const seconds = uniqueSeconds();
    const result = await run(`(env -i setsid /bin/sleep ${seconds} &); id -u; exit 3`);
    expect(result).toMatchObject({ exitCode: 3, stdout: { text: `${NOBODY}\n` } });
    expect(["namespace", "subreaper"]).toContain(result.containment);
    await eventually(() => processesWith(seconds).length === 0);
  });

  it("folders are hidden wherever that is said to be possible", async () => {
    const result = await run("ls -A /etc; umount /etc 2>/dev/null; unshare -Urm umount /etc; ls -A /etc", "/etc");
    expect(result.stdout.text === "").toBe(result.canHide);
  });

  it("a program's own files outside its sandbox cannot be changed, wherever that is said to be possible", async () => {
    using folder = folderBesideOwn(Number(NOBODY));
    const sealed = "test/platform/exec/fixtures/sealed-harness.ts";
    const told = JSON.parse(await asNobody(sealed, JSON.stringify(folder.spec), SPOIL)) as Record<string, unknown>;
    expect(told["text"] === SPOILT_NOTHING).toBe(told["sealsRest"]);
    if (told["sealsRest"] === true) folder.expectUnchanged();
  });
});
