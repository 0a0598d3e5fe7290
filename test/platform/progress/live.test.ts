import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RunEvent } from "#core/events.ts";
import { openProgress, type Progress, type ProgressOptions } from "#platform/progress/progress.ts";
import { textWidth } from "#platform/progress/text-width.ts";
import { Terminal } from "../../support/terminal.ts";
import { baseOptions, fakeStream, HandClock, refOf, started, trial, UTF8 } from "./support.ts";

interface Shown {
  readonly progress: Progress;
  readonly terminal: Terminal;
  readonly pulse: HandClock;
  /** Everything that was written, piece by piece. */
  readonly writes: string[];
}

function show(columns: number, rows: number, options: Partial<ProgressOptions> = {}): Shown {
  const terminal = new Terminal(columns, rows);
  const writes: string[] = [];
  const take = (text: string) => {
    writes.push(text);
    terminal.write(text);
  };
  const pulse = new HandClock();
  const stream = fakeStream(take, terminal);
  return { terminal, writes, pulse, progress: openProgress({ ...baseOptions(), stream, pulse, ...options }) };
}

const emitAll = ({ progress }: Shown, events: readonly RunEvent[]) => events.forEach((event) => progress.emit(event));

describe("the living view", () => {
  it("gives a sign of life every half minute while something is prepared without a run", () => {
    const shown = show(100, 24, { env: { ...UTF8, NO_COLOR: "1" } });
    emitAll(shown, [{ type: "preparing", what: "venv" }]);
    shown.pulse.pass(61_000);
    expect(shown.terminal.lines).toEqual([
      "preparing venv, once; it is kept for later runs",
      "still preparing venv 30 s",
      "still preparing venv 1 min 0 s",
    ]);
    emitAll(shown, [{ type: "prepared", what: "venv", elapsedMs: 61_000, problem: null }]);
    expect(shown.pulse.beating).toBe(0);
  });

  it("shows what runs and for how long, what passed, what was lost, what is left and where the files are", () => {
    const shown = show(100, 24, { env: { ...UTF8, NO_COLOR: "1" } });
    emitAll(shown, [
      started(10),
      { type: "attempt-started", ref: refOf("strong", "hard-task") },
      { type: "phase", ref: refOf("strong", "hard-task"), phase: "verify" },
      { type: "attempt-started", ref: refOf("strong", "a", 1, 1) },
    ]);
    shown.pulse.pass(8000);
    emitAll(shown, trial(refOf("strong", "a"), "pass").slice(2));
    emitAll(shown, trial(refOf("weak", "a"), "fail"));
    emitAll(shown, trial(refOf("weak", "b"), "rate_limit"));
    shown.pulse.pass(1000);
    expect(shown.terminal.lines).toMatchInlineSnapshot(`
      [
        " 3 of 10 trials  ━━━━━━━━━━━━━━━━━━──────────────────────────────────────────  30 %",
        " 9 s elapsed, about 10 s left, 2 at once",
        "",
        " candidate    passed     rate  95 % interval  0                      50                   100 %",
        " strong         1/1  100.0 %     21 – 100 %  ··········├─────────────────────────────────────●",
        " weak           0/1    0.0 %       0 – 79 %  ●─────────────────────────────────────┤··········",
        "",
        " not counted  1 rate_limit",
        " files        runs/one",
        "",
        " running 1",
        " 0:09  verify    hard-task  strong",
      ]
    `);
  });

  it("paints over itself, and leaves what stood above and its own last state", () => {
    const shown = show(80, 20);
    shown.terminal.write("$ benchmark compare\r\n");
    emitAll(shown, [started(3)]);
    for (let task = 0; task < 3; task++) {
      emitAll(shown, [{ type: "attempt-started", ref: refOf("a", `task-${task}`) }]);
      shown.pulse.pass(1000);
      emitAll(shown, trial(refOf("a", `task-${task}`), "pass").slice(2));
      shown.pulse.pass(1000);
    }
    emitAll(shown, [{ type: "run-ended", runDir: "/srv/bench/runs/one", how: "done" }]);
    shown.progress.say("a is fine.");
    const text = shown.terminal.lines.join("\n");
    expect(text.match(/of 3 trials/g)).toHaveLength(1);
    expect(text).toMatch(/^\$ benchmark compare\n 3 of 3 trials .* 100 %\n done after 6 s\n[^]*\na is fine\.$/);
    expect(shown.terminal.scrolledAway).toEqual([]);
  });

  it("keeps warnings and stopped candidates above", () => {
    const shown = show(80, 20);
    emitAll(shown, [started(3), { type: "warning", message: "index.jsonl:3: The line is left out." }]);
    emitAll(shown, [
      ...trial(refOf("a", "t"), "auth"),
      { type: "candidate-stopped", candidate: "a", reason: "no key" },
    ]);
    shown.pulse.pass(200);
    expect(shown.terminal.lines.slice(0, 3)).toEqual([
      "warning: index.jsonl:3: The line is left out.",
      "a stopped: no key",
      expect.stringContaining("1 of 3 trials"),
    ]);
  });

  it("shows what a warning quotes in lines of its own", () => {
    const shown = show(80, 20);
    emitAll(shown, [started(1), { type: "warning", message: "It failed. Its last lines:\nnpm error 404\nTry again." }]);
    shown.pulse.pass(200);
    expect(shown.terminal.lines.slice(0, 4)).toEqual([
      "warning: It failed. Its last lines:",
      "  npm error 404",
      "  Try again.",
      expect.stringContaining("0 of 1 trial "),
    ]);
  });

  it("leaves no remains when the window becomes narrower or wider", () => {
    const shown = show(120, 40);
    shown.terminal.write("$ benchmark compare\r\n");
    emitAll(shown, [started(9), ...trial(refOf("strong", "a"), "pass")]);
    emitAll(shown, [{ type: "attempt-started", ref: refOf("a-rather-long-candidate-name", "task-with-a-long-name") }]);
    shown.pulse.pass(200);
    for (const columns of [70, 33, 20, 90]) {
      shown.terminal.resize(columns);
      shown.pulse.pass(1000);
      const text = shown.terminal.lines.join("\n");
      expect(text.match(/1(\/| of )9/g)).toHaveLength(1);
      expect(text).toMatch(/^\$ benchmark compare\n 1/);
    }
  });

  it("writes nothing while nothing changes, and at most ten frames a second however fast events come", () => {
    const shown = show(80, 24);
    emitAll(shown, [started(100_000)]);
    const before = shown.writes.length;
    for (let task = 0; task < 5000; task++) emitAll(shown, trial(refOf("a", `t${task}`), "pass"));
    expect(shown.writes.length).toBe(before);
    shown.pulse.pass(1000);
    expect(shown.writes.length - before).toBeLessThanOrEqual(10);
    const after = shown.writes.length;
    shown.pulse.pass(900);
    expect(shown.writes.length - after).toBeLessThanOrEqual(1);
  });

  it("shows as many of 200 running trials as fit, the oldest first, and counts the others", () => {
    const shown = show(100, 20);
    emitAll(shown, [started(1000, { concurrency: 200 })]);
    for (let task = 0; task < 200; task++) {
      emitAll(shown, [{ type: "attempt-started", ref: refOf("a", `task-${task}`) }]);
      shown.pulse.pass(10);
    }
    shown.pulse.pass(1000);
    const { lines } = shown.terminal;
    expect(lines.length).toBeLessThan(20);
    expect(lines.filter((line) => /task-\d/.test(line)).at(0)).toMatch(/task-0\b/);
    const named = lines.filter((line) => /task-\d/.test(line)).length;
    expect(named).toBeGreaterThan(5);
    expect(lines.at(-1)).toBe(` and ${200 - named} more`);
  });

  it("fits every window and shows only what the terminal can, whatever names are", () => {
    const name = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.constantFrom("", "\u001b[2J\u001b[31m", "::error::x", "漢字漢字漢字漢字", "a\u202eb", "x".repeat(5000), "👩‍👩‍👧‍👦"),
    );
    const event = fc
      .tuple(name, name, fc.constantFrom("pass" as const, "fail" as const, "oom" as const), fc.boolean())
      .map(([candidate, task, cls, ends]) => trial(refOf(candidate, task), cls).slice(0, ends ? 4 : 2));
    fc.assert(
      fc.property(
        fc.array(event, { maxLength: 12 }),
        fc.integer({ min: 1, max: 160 }),
        fc.integer({ min: 1, max: 50 }),
        fc.boolean(),
        (trials, columns, rows, utf8) => {
          const shown = show(columns, rows, { env: utf8 ? UTF8 : { TERM: "vt100", LANG: "C" } });
          emitAll(shown, [started(20), ...trials.flat()]);
          shown.pulse.pass(1200);
          emitAll(shown, [{ type: "run-ended", runDir: "/srv/bench/runs/one", how: "cancelled" }]);
          for (const text of shown.writes) {
            const frame = text.replace(/\u001b\[[?\d;]*[A-Za-z]/g, "");
            const lines = frame.split("\r\n");
            expect(lines.length).toBeLessThanOrEqual(Math.max(2, rows));
            for (const line of lines) expect(textWidth(line.replace("\r", ""))).toBeLessThanOrEqual(columns);
            if (!utf8) expect(frame).toMatch(/^[\r\n\x20-\x7e]*$/);
          }
        },
      ),
      { numRuns: 80 },
    );
  });

  it("leaves the cursor shown and lines wrapping after every single write", () => {
    const shown = show(60, 12);
    emitAll(shown, [started(4), ...trial(refOf("a", "t"), "pass"), { type: "warning", message: "w" }]);
    shown.pulse.pass(3000);
    const terminal = new Terminal(60, 12);
    expect(shown.writes.length).toBeGreaterThan(3);
    for (const text of shown.writes) {
      terminal.write(text);
      expect([terminal.cursorShown, terminal.wraps, terminal.cursor.column]).toEqual([true, true, 0]);
    }
  });

  it("says that it is stopping once that was asked for", () => {
    const controller = new AbortController();
    const shown = show(80, 24, { signal: controller.signal });
    emitAll(shown, [started(4), { type: "attempt-started", ref: refOf("a", "t") }]);
    controller.abort();
    shown.pulse.pass(200);
    expect(shown.terminal.lines[1]).toMatch(/^ stopping {2}/);
  });

  it("writes no colour where NO_COLOR is set", () => {
    const events = [started(4), ...trial(refOf("a", "t"), "auth")];
    const [plain, coloured] = [show(80, 24, { env: { ...UTF8, NO_COLOR: "1" } }), show(80, 24)];
    for (const shown of [plain, coloured]) {
      emitAll(shown, events);
      shown.pulse.pass(200);
    }
    expect(plain.writes.join("")).not.toMatch(/\u001b\[\d+m/);
    expect(coloured.writes.join("")).toMatch(/\u001b\[\d+m/);
    expect(plain.terminal.lines).toEqual(coloured.terminal.lines);
  });
});

describe("the time that is left", () => {
  it("is unknown before a trial ended, then follows from their mean and from what running ones have spent", () => {
    const shown = show(80, 24);
    emitAll(shown, [started(9, { concurrency: 2 }), { type: "attempt-started", ref: refOf("a", "1") }]);
    shown.pulse.pass(60_000);
    expect(shown.terminal.lines[1]).toBe(" 1 min 0 s elapsed, 2 at once");
    emitAll(shown, trial(refOf("a", "1"), "pass").slice(2));
    emitAll(shown, [{ type: "attempt-started", ref: refOf("a", "2") }]);
    shown.pulse.pass(100);
    // 8 trials of a minute, two at once.
    expect(shown.terminal.lines[1]).toContain("about 4 min left");
    shown.pulse.pass(60_000);
    expect(shown.terminal.lines[1]).toContain("about 3 min 30 s left");
    emitAll(shown, [{ type: "candidate-stopped", candidate: "a", reason: "r" }]);
    shown.pulse.pass(1000);
    expect(shown.terminal.lines.join("\n")).toContain("at most 3 min 30 s left");
  });
});
