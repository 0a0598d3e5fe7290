import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { openTerminal } from "#platform/progress/terminal-output.ts";
import { skipUnless } from "../../support/skip.ts";
import { tempDir } from "../../support/temp-dir.ts";

const { O_RDONLY, O_NONBLOCK, O_WRONLY } = fs.constants;

/** A named pipe is as full as a stopped terminal when nobody reads it, and as gone when its reader closes it. */
function pipe() {
  const path = join(tempDir(), "pipe");
  execFileSync("mkfifo", [path]);
  const reader = fs.openSync(path, O_RDONLY | O_NONBLOCK);
  const writer = fs.openSync(path, O_WRONLY);
  onTestFinished(() => fs.closeSync(writer));
  return { reader, writer };
}

function readAll(fd: number): string {
  const block = Buffer.alloc(1024 * 1024);
  let text = "";
  try {
    for (;;) text += block.toString("utf8", 0, fs.readSync(fd, block));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
  }
  return text;
}

describe.skipIf(skipUnless(fs.existsSync("/proc/self/fd"), "proc"))("a terminal that takes nothing", () => {
  it("holds nobody up, and gets the rest in order once it takes something again", () => {
    const { reader, writer } = pipe();
    onTestFinished(() => fs.closeSync(reader));
    const output = openTerminal(writer, () => expect.fail("nothing is left at the end"));
    const sent = Array.from({ length: 5000 }, (_, line) => `line ${line} ${"x".repeat(50)}\n`);
    for (const line of sent) output?.write(line);
    expect(output?.busy).toBe(true);
    let received = "";
    while (output?.busy === true) {
      received += readAll(reader);
      output.flush();
    }
    received += readAll(reader);
    expect(received).toBe(sent.join(""));
    output?.close();
  });

  it("keeps no more than a few screens, and hands the rest on at the end", () => {
    const { reader, writer } = pipe();
    onTestFinished(() => fs.closeSync(reader));
    let rest = "";
    const output = openTerminal(writer, (text) => (rest += text));
    for (let line = 0; line < 4096; line++) output?.write("y".repeat(1024));
    output?.close();
    expect(rest.length).toBeGreaterThan(0);
    expect(rest.length).toBeLessThan(2 * 1024 * 1024);
    output?.write("too late");
    output?.close();
    expect(readAll(reader)).not.toContain("too late");
  });

  it("that went away is forgotten without a word", () => {
    const { reader, writer } = pipe();
    const output = openTerminal(writer, () => expect.fail("nobody is there"));
    output?.write("hello");
    fs.closeSync(reader);
    output?.write("are you there?");
    expect(output?.busy).toBe(false);
    output?.close();
  });
});

describe("a descriptor that cannot be opened again", () => {
  it("leaves the caller another way", () => {
    expect(openTerminal(987, () => undefined)).toBeNull();
  });
});
