import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createExec } from "#platform/exec/exec.ts";
import { skipUnless } from "../../support/skip.ts";
import { shell, temporaryFolder, workingExecs } from "./support/exec-fixture.ts";

const exec = await createExec();

/** A folder with a secret, one to work in, and a link to the secret. */
async function withSecret() {
  const folder = await temporaryFolder();
  chmodSync(folder.path, 0o755);
  const [secret, work] = [join(folder.path, "secret"), join(folder.path, "work")];
  mkdirSync(join(secret, "deep"), { recursive: true });
  mkdirSync(work);
  writeFileSync(join(secret, "deep/answer"), "forty-two");
  symlinkSync(secret, join(folder.path, "link"));
  return { ...folder, secret, work };
}

describe.skipIf(skipUnless(exec.canHide, "hiding"))("hidden folders", () => {
  it("are empty and closed, whichever way they are reached", async () => {
    await using folder = await withSecret();
    const run = (script: string) => shell(exec, script, { cwd: folder.work, hide: [folder.secret] });
    const { secret } = folder;
    expect((await run(`ls -A ${secret}`)).stdout.text).toBe("");
    expect((await run(`cat ${secret}/deep/answer || cat ../link/deep/answer`)).stdout.text).toBe("");
    expect((await run(`touch ${secret}/mine || mkdir ${secret}/mine`)).exitCode).not.toBe(0);
    expect((await run("cat /proc/[0-9]*/root$PWD/../secret/deep/answer")).stdout.text).toBe("");
  });

  it("stay hidden from whoever tries to unmount, with a user namespace of its own too", async () => {
    await using folder = await withSecret();
    const { secret, work } = folder;
    const tries = [
      `umount ${secret}`,
      `umount -l ${secret}`,
      `unshare -Urm umount ${secret}`,
      `unshare -Urm sh -c 'mkdir -p m; mount --bind .. m && cat m/secret/deep/answer'`,
      `nsenter -t 1 -m umount ${secret}`,
      `unshare -m umount ${secret}`,
    ];
    const script = `${tries.join("\n")}\ncat ${secret}/deep/answer; [ -z "$(ls -A ${secret})" ] && echo still empty`;
    const result = await shell(exec, script, { cwd: work, hide: [secret] });
    expect(result.stdout.text).toBe("still empty\n");
  });

  it("cannot be read from the disk beneath, nor by making the kernel run something", async () => {
    await using folder = await withSecret();
    const script = `
      for file in /dev/*; do [ -b $file ] && echo $file; done
      mknod ./disk b 8 0 && echo made a device
      (: >>/proc/sys/kernel/core_pattern) && echo could write core_pattern
      grep -q '^CapEff:.*[2367abef].....$' /proc/self/status && echo has SYS_ADMIN
      true`;
    const result = await shell(exec, script, { cwd: folder.work, hide: [folder.secret] });
    expect(result).toMatchObject({ exitCode: 0, stdout: { text: "" } });
  });

  it("leave the rest as it is: writable, with its owner", async () => {
    await using folder = await withSecret();
    const script = `echo mine >made && cat made && stat -c %u made && id -u && echo x >/dev/null && test -w /dev/shm`;
    const result = await shell(exec, script, { cwd: folder.work, hide: [folder.secret] });
    const uid = process.getuid?.();
    expect(result).toMatchObject({ exitCode: 0, stdout: { text: `mine\n${uid}\n${uid}\n` } });
  });

  it("show nothing of the harness among the processes", async () => {
    await using folder = await withSecret();
    const script = `
      for p in /proc/[0-9]*; do tr '\\0' '\\n' <$p/cmdline; tr '\\0' '\\n' <$p/environ; done
      ls -d /proc/[0-9]* | wc -l`;
    const { stdout } = await shell(exec, script, { cwd: folder.work, hide: [folder.secret] });
    expect(stdout.text).toContain("init");
    for (const trace of [folder.secret, "bench", "vitest", "node", process.cwd(), String(process.env["HOME"])]) {
      expect(stdout.text).not.toContain(trace);
    }
    expect(Number(stdout.text.trim().split("\n").at(-1))).toBeLessThan(6);
  });

  it("may lie inside each other or not exist", async () => {
    await using folder = await withSecret();
    const hide = [join(folder.secret, "deep"), folder.secret, join(folder.path, "link"), "/no/such/folder"];
    const result = await shell(exec, `ls -A ${folder.secret}; echo ok`, { cwd: folder.work, hide });
    expect(result.stdout.text).toBe("ok\n");
  });

  it("do not hide from a program without them", async () => {
    await using folder = await withSecret();
    const result = await shell(exec, `cat ${folder.secret}/deep/answer`, { cwd: folder.work });
    expect(result.stdout.text).toBe("forty-two");
  });
});

describe.each(await workingExecs())("a hidden folder above the working directory, in $containment", (any) => {
  it("is refused by name", async () => {
    await using folder = await withSecret();
    const inside = shell(any, "true", { cwd: folder.work, hide: [folder.path] });
    await expect(inside).rejects.toMatchObject({ code: "hide-covers-cwd" });
    await expect(inside).rejects.toThrow(folder.path);
    const same = shell(any, "true", { cwd: folder.work, hide: [join(folder.path, "link/../work")] });
    await expect(same).rejects.toMatchObject({ code: "hide-covers-cwd" });
  });
});
