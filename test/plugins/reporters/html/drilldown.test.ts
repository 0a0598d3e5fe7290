import { describe, expect, it } from "vitest";
import type { Report } from "#core/records.gen.ts";
import html from "#plugins/reporters/html/index.ts";
import { reportedRun } from "../../../support/reported-run.ts";

type Shown = Report["drilldown"]["tasks"][number]["candidates"][number];

/** `A:PROMPT` and `B:as A's` in the order of the page, of three candidates of which the last is the best. */
function promptsShown(told: readonly Partial<Omit<Shown, "prompt">>[], prompts: readonly (string | null)[]): string[] {
  const { report } = reportedRun({
    names: ["low", "middle", "top"],
    outcomes: [
      [["fail"], ["fail"], ["fail"]],
      [["pass"], ["fail"], ["fail"]],
      [["pass"], ["pass"], ["pass"]],
    ],
  });
  const excerpt = (text: string) => ({ text, bytes: text.length, path: `x/${text}` });
  const candidates = report.candidates.map(({ name }, at): Shown => {
    const prompt = prompts[at] ?? null;
    return {
      candidate: name,
      ...{ repetition: 1, attempt: 1, class: "fail", reason: "", tampered: 0, leaks: 0, folder: "x", output: null },
      patch: excerpt("patch"),
      ...told[at],
      prompt: prompt === null ? null : excerpt(prompt),
    };
  });
  const task = { task_id: report.tasks[0]!.id, why: "candidates differ" as const, candidates };
  const [page] = html.render({ ...report, drilldown: { tasks: [task], left_out: 0 } });
  const drilldown = page!.content.slice(page!.content.indexOf('id="drilldown"'));
  return drilldown
    .split('<div class="attempt">')
    .slice(1)
    .map((attempt) => {
      const letter = /class="letter">(.)</.exec(attempt)?.[1];
      const quoted = /Prompt <.*?<pre[^>]*>([^<]*)</.exec(attempt)?.[1];
      const same = /Prompt: (as .'s)/.exec(attempt)?.[1];
      return `${letter}:${quoted ?? same ?? "nothing"}`;
    });
}

describe("a prompt in the drill-down", () => {
  it("stands with the first that is shown, and the others say whose theirs is", () => {
    expect(promptsShown([], ["asked", null, null])).toEqual(["C:asked", "B:as C's", "A:as C's"]);
    expect(promptsShown([], ["one", "two", "three"])).toEqual(["C:three", "B:two", "A:one"]);
  });

  it("is not said to be another's where that is not known", () => {
    const second = { attempt: 2 };
    expect(promptsShown([second, {}, second], ["told", "asked", null])).toEqual(["C:told", "B:asked", "A:as C's"]);
    expect(promptsShown([second, second, second], ["one", "two", null])).toEqual(["C:nothing", "B:two", "A:one"]);
    expect(promptsShown([{}, {}, { patch: null }], ["asked", null, null])).toEqual([
      "C:nothing",
      "B:asked",
      "A:as B's",
    ]);
  });
});
