import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createExec } from "#platform/exec/exec.ts";
import { skipUnless } from "../../support/skip.ts";
import { shell, temporaryFolder, workingExecs } from "./support/exec-fixture.ts";
import { folderBesideOwn, SPOIL, SPOILT_NOTHING } from "./support/spoil.ts";

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

  it("may be files, which are empty then and closed, while what lies beside them is there", async () => {
    await using folder = await withSecret();
    const [answer, beside] = [join(folder.secret, "deep/answer"), join(folder.secret, "deep/beside")];
    writeFileSync(beside, "this may be seen");
    const link = join(folder.path, "link/deep/answer");
    const script = `cat ${answer} ${link} ${beside}; umount ${answer}; rm -f ${answer}; cat ${answer}`;
    const { stdout } = await shell(exec, script, { cwd: folder.work, hide: [link, `${answer}/no-folder`] });
    expect(stdout.text).toBe("this may be seen");
    expect(readFileSync(answer, "utf8")).toBe("forty-two");
  });

  it("do not hide from a program without them", async () => {
    await using folder = await withSecret();
    const result = await shell(exec, `cat ${folder.secret}/deep/answer`, { cwd: folder.work });
    expect(result.stdout.text).toBe("forty-two");
  });
});

describe.skipIf(skipUnless(exec.canHide, "hiding"))("a folder shown inside hidden ones", () => {
  /** Everything in the folder is hidden but `work`. */
  const onlyWork = ({ path, work }: { path: string; work: string }) => ({
    cwd: work,
    hide: [join(path, "secret"), path, join(path, "secret/deep")],
    show: { [work]: work },
  });

  it("is writable at its own path, and all that is left to see", async () => {
    await using folder = await withSecret();
    const { path, work } = folder;
    const script = `echo mine >${work}/made; pwd; ls -A .. ${path}; cat ${path}/secret/deep/answer; touch ${path}/new; true`;
    const { stdout } = await shell(exec, script, onlyWork(folder));
    expect(stdout.text).toBe(`${work}\n..:\nwork\n\n${path}:\nwork\n`);
    expect(readFileSync(join(work, "made"), "utf8")).toBe("mine\n");
    expect(readdirSync(path).sort()).toEqual(["link", "secret", "work"]);
  });

  it("stays all there is for whoever tries to unmount", async () => {
    await using folder = await withSecret();
    const { path, work } = folder;
    const script = `
      for folder in ${path} ${work}; do umount $folder; umount -l $folder; unshare -Urm umount $folder; done 2>/dev/null
      mount -o remount,rw ${path}; unshare -Urm mount -o remount,rw,bind ${path}; touch ${path}/new; ls -A ${path}`;
    expect((await shell(exec, script, onlyWork(folder))).stdout.text).toBe("work\n");
  });

  it("may lie far below, and have another folder in the place of the hidden one", async () => {
    await using folder = await withSecret();
    const { path, work } = folder;
    const own = join(work, "a/b/own");
    mkdirSync(join(own, "top"), { recursive: true });
    const run = (show: Record<string, string>, ...more: string[]) =>
      shell(exec, `cd ${path}; echo $(find . | sort); touch new`, {
        cwd: own,
        hide: [path, ...more],
        show: { [own]: own, ...show },
      });
    const tree = ". ./work ./work/a ./work/a/b ./work/a/b/own ./work/a/b/own/top\n";
    expect((await run({})).stdout.text).toBe(tree);
    expect((await run({ [path]: join(own, "top") }, join(own, "top"))).stdout.text).toBe(tree);
    expect(readdirSync(join(own, "top")).sort()).toEqual(["new", "work"]);
  });

  it("leads nowhere when something in it is moved out from under a program that sees it at two places", async () => {
    await using folder = await withSecret();
    const { path, work } = folder;
    mkdirSync(join(work, "top/inner"), { recursive: true });
    const script = `cd ${path}/inner && mv ${work}/top/inner ${work}/ && echo moved
      cat ../secret/deep/answer ../../secret/deep/answer; ls -A .. ../..`;
    const { stdout } = await shell(exec, script, {
      cwd: work,
      hide: [path],
      show: { [path]: join(work, "top"), [work]: work },
    });
    expect(stdout.text).toBe("moved\n");
  });

  it("is never reached through a link, and holds nothing that is to be hidden", async () => {
    await using folder = await withSecret();
    const { path, work, secret } = folder;
    const show = (at: string, from: string) =>
      shell(exec, "cat ../deep/answer", { cwd: work, hide: [secret], show: { [work]: work, [at]: from } });
    await expect(show(path, join(path, "link"))).rejects.toThrow("link: ENOTDIR");
    await expect(show("/mnt", path)).rejects.toMatchObject({ code: "show-holds-hidden" });
  });

  it("does not bring back a program that lies elsewhere in the hidden one, and that is said", async () => {
    await using folder = await withSecret();
    const tool = join(folder.path, "tool");
    writeFileSync(tool, "#!/bin/sh\n", { mode: 0o755 });
    const result = await exec.run({ argv: [tool], env: {}, timeoutMs: 20_000, ...onlyWork(folder) });
    expect(result.spawnError).toMatchObject({ code: "ENOENT", message: expect.stringContaining("hidden") as string });
  });
});

describe.skipIf(skipUnless(exec.sealsRest, "sealing"))("a folder shown read-only", () => {
  it("is seen at its own path inside a hidden one, alone there, and nobody can write to it", async () => {
    await using folder = await withSecret();
    const { secret, work } = folder;
    const deep = join(secret, "deep");
    writeFileSync(join(secret, "other"), "thirteen");
    const script = `cat ${deep}/answer; echo; ls -A ${secret}; cat ${secret}/other
      touch ${deep}/new; echo x >${deep}/answer; rm ${deep}/answer; mount -o remount,rw,bind ${deep} && touch ${deep}/new
      echo mine >made`;
    const spec = { cwd: work, ownFolder: work, hide: [secret], showReadOnly: [deep] };
    expect((await shell(exec, script, spec)).stdout.text).toBe("forty-two\ndeep\n");
    expect(readdirSync(deep)).toEqual(["answer"]);
    expect(readFileSync(join(deep, "answer"), "utf8")).toBe("forty-two");
    expect(readFileSync(join(work, "made"), "utf8")).toBe("mine\n");
  });

  it("may lie where nothing is hidden, or where another folder is shown", async () => {
    await using folder = await withSecret();
    const { path, secret, work } = folder;
    const own = join(work, "own");
    mkdirSync(join(own, "top"), { recursive: true });
    const run = (hide: string[], show: Record<string, string>) =>
      shell(exec, `cat ${secret}/deep/answer; touch ${secret}/deep/new`, {
        ...{ cwd: own, ownFolder: own, hide, show, showReadOnly: [join(secret, "deep")] },
      });
    for (const [hide, show] of [
      [[], {}],
      [["/var/lib"], {}],
      [[path], { [path]: join(own, "top"), [own]: own }],
    ] as const) {
      expect((await run([...hide], show)).stdout.text).toBe("forty-two");
      expect(readdirSync(join(secret, "deep"))).toEqual(["answer"]);
    }
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

describe.skipIf(skipUnless(exec.sealsRest, "sealing"))("the rest of the disk", () => {
  it("can be read and not changed, by any user, while the own folder and fresh scratch folders can", async () => {
    using folder = folderBesideOwn();
    const { stdout } = await shell(exec, `cat $FILE; ${SPOIL}`, folder.spec);
    expect(stdout.text).toBe(`as it was${SPOILT_NOTHING}`);
    folder.expectUnchanged();
    expect(readFileSync(join(folder.own, "mine"), "utf8")).toBe("mine\n");
  });

  it("does not hand scratch files from one program to the next", async () => {
    using folder = folderBesideOwn();
    const run = (script: string) => shell(exec, script, folder.spec);
    const scratch = ["/dev/shm", "/tmp", "/var/tmp"].filter((path) => existsSync(path));
    expect((await run(`for place in ${scratch.join(" ")}; do echo >$place/note || echo no; done`)).stdout.text).toBe(
      "",
    );
    expect((await run(`ls -A ${scratch.join(" ")} | grep note`)).stdout.text).toBe("");
  });

  it("is sealed and seen but for what is hidden, scratch folders too, for whoever asks for it", async () => {
    await using folder = await withSecret();
    const { path, secret, work: cwd } = folder;
    writeFileSync(join(path, "seen"), "seen");
    const script = `cat ${path}/seen ${secret}/deep/answer; touch ${path}/made; touch made && ls`;
    const { stdout } = await shell(exec, script, {
      cwd,
      ownFolder: cwd,
      readOnly: true,
      hide: [join(secret, "deep/answer")],
    });
    expect(stdout.text).toBe("seenmade\n");
    expect(existsSync(join(path, "made"))).toBe(false);
  });

  it("stays open to whoever has no folder of its own, or nothing to hide", async () => {
    using folder = folderBesideOwn();
    const { ownFolder: _, ...unowned } = folder.spec;
    const { hide: __, ...open } = folder.spec;
    for (const spec of [unowned, open]) {
      expect((await shell(exec, `touch ${folder.path}/new && rm ${folder.path}/new`, spec)).exitCode).toBe(0);
    }
  });

  it("is sealed, scratch folders too, for whoever hides nothing and asks for it", async () => {
    using folder = folderBesideOwn();
    const { hide: _, ...open } = folder.spec;
    const script = `cat $FILE; for at in $FILE /tmp/made-by-a-test ${folder.path}/new mine; do
      (echo mine >$at) 2>/dev/null || echo no; done`;
    const { stdout } = await shell(exec, script, { ...open, readOnly: true });
    expect(stdout.text).toBe("as it wasno\nno\nno\n");
    folder.expectUnchanged();
    expect(readFileSync(join(folder.own, "mine"), "utf8")).toBe("mine\n");
  });

  it("leaves tools at work: git, Node, a process's own settings", async () => {
    using folder = folderBesideOwn();
    const script = `set -e
      git init -q . && git -c user.name=a -c user.email=a@b commit -q --allow-empty -m x
      ${process.execPath} -e 'fs.writeFileSync("made", "x")'
      echo 500 >/proc/self/oom_score_adj; echo told >/dev/stdout; : </dev/zero; cat <<END
here
END`;
    const result = await shell(exec, script, { ...folder.spec, env: { ...folder.spec.env, HOME: folder.own } });
    expect(result).toMatchObject({ exitCode: 0, stdout: { text: "told\nhere\n" } });
  });
});
