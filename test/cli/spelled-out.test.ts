import { describe, expect, it } from "vitest";
import { SpelledOut } from "#cli/spelled-out.ts";

const VERBS = ["doctor", "fetch"];
const HINT = "Get its data with: benchmark fetch mini; `bench --dry-run` shows the rest.";

describe("a program that was named in a hint", () => {
  it("is spelled out where it is a file, from where the user stands", () => {
    const inClone = new SpelledOut("/clones/harness/dist/bench.js", "/clones/harness", VERBS);
    inClone.note(HINT);
    expect(inClone.line()).toContain(
      "`bench` means `node dist/bench.js` and `benchmark` means `node dist/benchmark.js`",
    );
    const elsewhere = new SpelledOut("/clones/my harness/dist/bench.js", "/home/me", VERBS);
    elsewhere.note(HINT);
    expect(elsewhere.line()).toContain("`bench` means `node '/clones/my harness/dist/bench.js'`");
  });

  it("needs no spelling out where it is a command", () => {
    const linked = new SpelledOut("/usr/local/bin/bench", "/home/me", VERBS);
    linked.note(HINT);
    expect(linked.line()).toBeNull();
  });

  it.each(["", "This benchmark has 27 tasks.", "a workbench doctor", "benchmark doctors disagree"])(
    "is not found in %j",
    (text) => {
      const inClone = new SpelledOut("/clones/harness/dist/bench.js", "/clones/harness", VERBS);
      inClone.note(text);
      expect(inClone.line()).toBeNull();
    },
  );
});
