import { afterAll, describe, expect, it } from "vitest";
import { treeOf } from "#core/tree.ts";
import plugin from "#plugins/adapters/aider-polyglot/index.ts";
import { openGrader } from "../../../support/graded-answer.ts";
import { smallPolyglot, taskOf } from "../../../support/polyglot.ts";
import { skipUnless } from "../../../support/skip.ts";
import type { Cheat } from "./cheats/cheat.ts";
import { cheats as cpp } from "./cheats/cpp.ts";
import { cheats as go } from "./cheats/go.ts";
import { cheats as java } from "./cheats/java.ts";
import { cheats as javascript } from "./cheats/javascript.ts";
import { cheats as python } from "./cheats/python.ts";
import { cheats as rust } from "./cheats/rust.ts";
import type { Honest } from "./honest/honest.ts";
import { honest as honestCpp } from "./honest/cpp.ts";
import { honest as honestGo } from "./honest/go.ts";
import { honest as honestJava } from "./honest/java.ts";
import { honest as honestJavascript } from "./honest/javascript.ts";
import { honest as honestPython } from "./honest/python.ts";
import { honest as honestRust } from "./honest/rust.ts";

const CHEATS: Readonly<Record<string, readonly Cheat[]>> = { cpp, go, java, javascript, python, rust };
const HONEST: Readonly<Record<string, readonly Honest[]>> = {
  cpp: honestCpp,
  go: honestGo,
  java: honestJava,
  javascript: honestJavascript,
  python: honestPython,
  rust: honestRust,
};
/** What runners say of a wrong answer, whatever it prints. */
const TOLD: Readonly<Record<string, string>> = {
  cpp: "FAILED: tide_table::longest({3, 3, 0, 3}, 1) == 2",
  go: "Longest = 7, <nil>, want: 2",
  rust: "assertion `left == right` failed\n  left: Some(7)\n right: Some(2)",
};
/** Their stubs never end. */
const HANGING = ["cpp/long-way-down", "java/long-way-down", "python/loud-clock", "rust/long-way-down"];

const adapter = smallPolyglot({ verify_timeout: 60 });
const grader = await openGrader(plugin, adapter, adapter.tasks);
afterAll(() => grader[Symbol.dispose]());

describe.each(Object.entries(CHEATS))("in %s", (language, cheats) => {
  const task = taskOf(adapter, `${language}/tide-table`);
  const missing = grader.needs(task).missing;
  if (missing !== null) console.log(missing);

  describe.skipIf(skipUnless(missing === null, "toolchain"))("an answer", () => {
    it.each(adapter.tasks.filter((one) => one.language === language).map((one) => [one.id, one] as const))(
      "to %s that is right passes, and one that was never written fails",
      async (_, one) => {
        const right = await grader.grade(one, adapter.oracle?.(one) ?? new Map());
        expect([right.class, right.reason]).toEqual(["pass", expect.stringMatching(/^All \d+ tests? passed\.$/)]);
        if (!HANGING.includes(one.id)) expect((await grader.grade(one, new Map())).class).toBe("fail");
      },
    );

    it.each((HONEST[language] ?? []).map((one) => [one.does, one] as const))(
      "that %s passes, since it is right",
      async (_, { files }) => {
        const { class: cls, reason } = await grader.grade(task, treeOf(files));
        expect([cls, reason]).toEqual(["pass", expect.any(String)]);
      },
    );

    it.each(cheats.map((cheat) => [cheat.does, cheat] as const))(
      "that %s does not pass",
      async (does, { files, leaks }) => {
        const { class: cls, reason, verification } = await grader.grade(task, treeOf(files));
        const { feedback = "" } = verification ?? {};
        console.log(`${language} | ${does} | ${cls} | ${reason}`);
        expect(["fail", "suspicious", "missing_tests"]).toContain(cls);
        if (leaks === undefined) return;
        expect(feedback).not.toContain(leaks);
        expect(feedback).toContain(TOLD[language] ?? "");
        expect(feedback.length).toBeLessThan(8_000);
      },
    );
  });
});

describe("tests that hang", () => {
  // A compiler needs some of it as well.
  const hasty = smallPolyglot({ verify_timeout: 15 });

  for (const id of HANGING) {
    const task = taskOf(adapter, id);
    it.skipIf(skipUnless(grader.needs(task).missing === null, "toolchain"))(
      `fail ${id} once their time is up`,
      async () => {
        const late = await grader.grade(task, new Map(), hasty);
        expect([late.class, late.reason]).toEqual([
          "fail",
          expect.stringMatching(/limit of 15 s|not be run to their end/),
        ]);
      },
    );
  }
});
