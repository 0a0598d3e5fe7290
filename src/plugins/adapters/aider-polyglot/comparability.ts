import type { Comparability, PlannedUse } from "../contract.ts";
import { POOL } from "./pool.ts";
import type { Settings } from "./settings.ts";

/** The published harness shows no more of a failing run to the second attempt. */
const PUBLISHED_FEEDBACK = "first:50";
const PUBLISHED_LIMIT_SECONDS = 180;

/** What the published numbers have in common, and whether this use of the benchmark has it as well. */
export function comparability(
  { taskIds, repetitions, backends }: PlannedUse,
  settings: Settings,
  quarantined: readonly string[],
): Comparability {
  const others = backends.filter((id) => id !== "aider");
  const counted = POOL.filter((id) => taskIds.includes(id) && !quarantined.includes(id)).length;
  const invariant = (name: string, holds: boolean, because: string) => ({ name, holds, because });
  return {
    with: "the Aider polyglot leaderboard",
    invariants: [
      invariant(
        "the whole pool",
        counted === POOL.length,
        `${counted} of ${POOL.length} exercises count${quarantined.length > 0 ? `; ${quarantined.length} are never run, being unsound` : ""}`,
      ),
      invariant("two attempts", true, "an attempt that fails is followed by a second one"),
      invariant(
        "the second attempt sees the tests' output",
        true,
        "all that the runner reports; of what the answer itself prints a head without lines of its tests, where all is published",
      ),
      invariant(
        "output cut after 50 lines",
        settings.feedback === PUBLISHED_FEEDBACK,
        settings.feedback === PUBLISHED_FEEDBACK
          ? `feedback is ${PUBLISHED_FEEDBACK}`
          : `feedback is ${settings.feedback}; --option feedback=${PUBLISHED_FEEDBACK} is as published`,
      ),
      invariant("one run of each exercise", repetitions === 1, `${repetitions} of each`),
      invariant("pass@2 first, pass@1 beside it", true, "the report has both"),
      invariant(
        "the agent is aider, in each model's own edit format",
        others.length === 0,
        others.length === 0
          ? "aider alone takes part"
          : `${[...new Set(others)].join(", ")} solves the exercises in another way`,
      ),
      invariant("model and parameters on record", true, "each candidate's are; temperature is not in anyone's control"),
      invariant(
        "the model does not see the tests",
        !settings.showTests,
        settings.showTests ? "show_tests is on" : "they are absent until the answer is graded",
      ),
      invariant(
        `tests are stopped after ${PUBLISHED_LIMIT_SECONDS} s`,
        settings.verifySeconds === PUBLISHED_LIMIT_SECONDS,
        `after ${settings.verifySeconds} s`,
      ),
      invariant(
        "a pass is exit code 0 of the exercise's own tests, all enabled",
        true,
        "and stricter: every test of the reference run has to be seen to pass; Java's are run by JUnit's launcher, without Gradle",
      ),
    ],
  };
}
