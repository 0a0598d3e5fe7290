import { describe, expect, it } from "vitest";
import { kindFor, openProgress } from "#platform/progress/progress.ts";
import { streamOutput } from "#platform/progress/stream-output.ts";
import { baseOptions, fakeStream, HandClock, refOf, started, trial } from "./support.ts";

const terminal = fakeStream(() => undefined, { columns: 80, rows: 24 });
const pipe = fakeStream(() => undefined, null);

describe("the kind of view", () => {
  it.each([
    ["a terminal", undefined, terminal, {}, "tty"],
    ["a pipe", undefined, pipe, {}, "plain"],
    ["a terminal in CI", undefined, terminal, { CI: "true" }, "plain"],
    ["a terminal where CI is switched off", undefined, terminal, { CI: "false" }, "tty"],
    ["a terminal that knows no cursor", undefined, terminal, { TERM: "dumb" }, "plain"],
    ["tty asked for in CI", "tty", terminal, { CI: "true" }, "tty"],
    ["tty asked for without a terminal", "tty", pipe, {}, "plain"],
    ["json asked for on a terminal", "json", terminal, {}, "json"],
    ["none asked for on a terminal", "none", terminal, {}, "none"],
  ] as const)("for %s is what suits it", (_, kind, stream, env, expected) => {
    expect(kindFor({ kind, stream, env })).toBe(expected);
  });
});

describe("a view that fails", () => {
  it("is replaced by plain lines, and the run never notices", () => {
    const written: string[] = [];
    let broken = true;
    const stream = {
      ...fakeStream((text) => written.push(text), null),
      isTTY: true,
      get columns(): number {
        if (broken) throw new Error("the window is gone");
        return 80;
      },
    };
    const pulse = new HandClock();
    const progress = openProgress({ ...baseOptions(), stream, pulse });
    progress.emit(started(2));
    broken = false;
    for (const event of trial(refOf("a", "t"), "pass")) progress.emit(event);
    pulse.pass(31_000);
    expect(written.join("")).toMatch(
      /^The progress view failed \(the window is gone\); going on with plain lines\.\n\[1\/2\] a {2}t {2}pass.*\n\[1\/2\] after/,
    );
    progress[Symbol.dispose]();
    progress.emit(started(2));
  });

  it("and whose replacement fails as well is silent", () => {
    let tried = 0;
    const stream = {
      ...fakeStream(
        () => {
          tried++;
          throw new Error("EIO");
        },
        { columns: 80, rows: 24 },
      ),
    };
    const pulse = new HandClock();
    using progress = openProgress({ ...baseOptions(), stream, pulse });
    for (let task = 0; task < 200; task++) {
      progress.emit(started(2));
      for (const event of trial(refOf("a", `${task}`), "pass")) progress.emit(event);
      pulse.pass(100);
      progress.say("x");
    }
    expect(tried).toBe(2); // the view, and the plain lines in its place
  });
});

describe("a reader that does not read", () => {
  it("costs a few MiB and no more, and is told later what was left out", () => {
    const stream = { writableLength: 0, texts: [] as string[], write: (text: string) => void stream.texts.push(text) };
    const output = streamOutput(stream);
    stream.writableLength = 5 * 1024 * 1024;
    for (let line = 0; line < 1000; line++) output.write("x\n");
    expect(stream.texts).toEqual([]);
    stream.writableLength = 0;
    output.write("y\n");
    expect(stream.texts).toEqual(["(1000 lines of progress were left out: nobody was reading)\n", "y\n"]);
  });
});
