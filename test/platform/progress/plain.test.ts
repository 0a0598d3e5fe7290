import { describe, expect, it } from "vitest";
import type { RunEvent } from "#core/events.ts";
import { openProgress } from "#platform/progress/progress.ts";
import { baseOptions, fakeStream, HandClock, refOf, started, trial } from "./support.ts";

function lines(kind: "plain" | "json" | "none" = "plain") {
  const written: string[] = [];
  const pulse = new HandClock();
  const stream = fakeStream((text) => written.push(text), null);
  const progress = openProgress({ ...baseOptions(), kind, stream, pulse });
  const emitAll = (events: readonly RunEvent[]) => events.forEach((event) => progress.emit(event));
  return { progress, pulse, emitAll, text: () => written.join("") };
}

describe("plain lines", () => {
  it("tell the start, every trial and what was lost to faults, and do not double quick attempts", () => {
    const { emitAll, text } = lines();
    emitAll([started(3, { done: 1 }), ...trial(refOf("a", "t"), "pass"), ...trial(refOf("a", "u", 2), "fail", 12_000)]);
    emitAll([
      { type: "candidate-stopped", candidate: "a", reason: "no key" },
      { type: "warning", message: "odd" },
      { type: "waiting", what: "venv", pid: 7 },
    ]);
    expect(text()).toBe(
      [
        "3 trials, 1 done before, 2 at once → /srv/bench/runs/one",
        "[2/3] a  t  pass  (a 1/1 passed so far)",
        "[2/3] a  u  attempt 1  fail  12 s",
        "[3/3] a  u #2  fail  (a 1/2 passed so far)",
        "a stopped: no key",
        "warning: odd",
        "Process 7 is preparing venv; waiting.",
        "",
      ].join("\n"),
    );
  });

  it("count what earlier sessions of the run made of a candidate", () => {
    const { emitAll, text } = lines();
    const candidates = [{ name: "a", passed: 3, scored: 4 }];
    emitAll([started(9, { done: 5, candidates }), ...trial(refOf("a", "t"), "pass")]);
    expect(text()).toContain("[6/9] a  t  pass  (a 4/5 passed so far)");
  });

  it("do not count a fault of the infrastructure against a candidate", () => {
    const { emitAll, text } = lines();
    emitAll([started(3), ...trial(refOf("a", "t"), "pass"), ...trial(refOf("a", "u"), "rate_limit")]);
    expect(text()).toContain("a  u  rate_limit  (a 1/1 passed so far)");
  });

  it("come at least every half minute while a run goes on, and end with it", () => {
    const { emitAll, pulse, text } = lines();
    emitAll([started(4, { concurrency: 4 })]);
    for (const task of ["t", "u", "v", "w"]) emitAll([{ type: "attempt-started", ref: refOf("a", task) }]);
    emitAll([{ type: "phase", ref: refOf("a", "t"), phase: "solve" }]);
    pulse.pass(29_000);
    expect(text().split("\n")).toHaveLength(2);
    pulse.pass(2_000);
    expect(text().split("\n").at(-2)).toBe(
      "[0/4] after 30 s; running: a t solve 30 s; a u start 30 s; a v start 30 s; and 1 more",
    );
    emitAll(trial(refOf("a", "t"), "pass").slice(2));
    pulse.pass(29_000);
    expect(text().split("\n").at(-2)).toContain("(a 1/1 passed so far)");
    pulse.pass(60_000);
    expect(text().match(/running:/g)).toHaveLength(3);
    emitAll([{ type: "run-ended", runDir: "/srv/bench/runs/one", how: "done" }]);
    const before = text();
    pulse.pass(120_000);
    expect(text()).toBe(before);
    expect(pulse.beating).toBe(0);
  });

  it("come at least every half minute while something is prepared without a run, and end with it", () => {
    const { emitAll, pulse, text } = lines();
    emitAll([{ type: "preparing", what: "venv" }]);
    pulse.pass(61_000);
    expect(text().split("\n").slice(1, -1)).toEqual(["still preparing venv 30 s", "still preparing venv 1 min 0 s"]);
    emitAll([{ type: "prepared", what: "venv", elapsedMs: 61_000, problem: null }]);
    expect(pulse.beating).toBe(0);
  });

  it("start no workflow command and move no cursor, whatever names are", () => {
    const { emitAll, text } = lines();
    const nasty = "::error::x\r\n::set-output name=a::b\u001b[2J ##[command]y\u202e\u009b";
    emitAll([started(1), ...trial(refOf(nasty, nasty), "pass"), { type: "warning", message: nasty }]);
    emitAll([{ type: "candidate-stopped", candidate: nasty, reason: nasty }]);
    expect(text()).not.toMatch(/^\s*::|##\[|\u001b|\r|\u202e|\u009b/m);
    // One more than messages: a warning may quote several lines, set in.
    expect(text().split("\n")).toHaveLength(6);
    expect(text().match(/^ {2}\S/gm)).toHaveLength(1);
  });
});

describe("plain lines of a message that quotes a program", () => {
  it("are as many as it has, set in, and hold nothing in place of a character", () => {
    const { emitAll, text } = lines();
    const message =
      "3 tasks cannot be run here: it failed. Its last lines:\nnpm error 404\n::error::not found\nTry again.";
    emitAll([started(1), { type: "warning", message }]);
    expect(text().split("\n")).toEqual([
      "1 trial, 2 at once → /srv/bench/runs/one",
      "warning: 3 tasks cannot be run here: it failed. Its last lines:",
      "  npm error 404",
      "  : :error::not found",
      "  Try again.",
      "",
    ]);
  });

  it("end between two characters where they are too long", () => {
    const { emitAll, text } = lines();
    emitAll([{ type: "warning", message: "🙂".repeat(2000) }]);
    expect(text()).toMatch(/^warning: (🙂)+ …\n$/u);
  });
});

describe("JSON lines", () => {
  it("are the events, one per line, readable by nothing but a JSON parser", () => {
    const { emitAll, text } = lines("json");
    const nasty = "::error::x\n##[command]\u001b[2J\u202e\u009b\u2028";
    const events: RunEvent[] = [started(1), ...trial(refOf(nasty, nasty), "pass")];
    emitAll(events);
    const written = text().trimEnd().split("\n");
    expect(written.map((line) => JSON.parse(line) as unknown)).toEqual(events);
    expect(text()).not.toMatch(/##\[|\u001b|\u202e|\u009b|\u2028/);
  });
});

describe("no progress", () => {
  it("still lets a person be told something", () => {
    const { emitAll, progress, text } = lines("none");
    emitAll([started(1), ...trial(refOf("a", "t"), "pass"), { type: "warning", message: "odd" }]);
    progress.say("The verdict.");
    expect(text()).toBe("The verdict.\n");
  });
});
