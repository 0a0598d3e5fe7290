import { ACCEPTABLE } from "#core/comparison/acceptable.ts";
import type { Difference } from "#core/comparison/gate.ts";
import type { JoinedRuns } from "#core/comparison/join-runs.ts";
import { candidateOf, type Side } from "#core/comparison/side.ts";
import { plural } from "#core/format.ts";
import type { Plan } from "#core/records.gen.ts";

/** What changed between two runs, for the reader of their comparison. */
export function comparisonNotes(a: Side, b: Side, { gate, tasks, plan }: JoinedRuns): string[] {
  return [
    `Two runs are compared: ${told(a)}, and ${told(b)}. Whatever else changed between them, such as a provider's own updates, is part of the difference.`,
    ...refusalNotes(gate.refused, a, b),
    ...gate.accepted.map((difference) => `Accepted as what is compared: ${inWords(difference, a, b)}.`),
    ...(gate.unknown.length === 0
      ? []
      : [`Neither run records ${gate.unknown.join(", ")}, so nobody can say whether they agree.`]),
    ...taskNotes(`${plural(tasks.shared.length, "task")} compared. Only in ${a.label}`, tasks.onlyInA),
    ...taskNotes(`${plural(tasks.shared.length, "task")} compared. Only in ${b.label}`, tasks.onlyInB),
    ...taskNotes("Left out, because their prompts were changed in between", tasks.otherPrompt),
    ...taskNotes("Left out, because their tests were changed in between", tasks.otherTests),
    ...repetitionNotes(a, b, plan.repetitions),
    ...settingNotes(a, b),
    ...validationNotes(a, b),
  ];
}

const told = (side: Side): string =>
  `${candidateOf(side).name} of ${side.label} (planned ${side.plan.created_at}, harness ${side.plan.harness_version})`;

function inWords({ field, a, b }: Difference, sideA: Side, sideB: Side): string {
  const value = (text: string | null) => (text === null ? "not recorded" : text === "" ? "none" : text);
  return `${field} is ${value(a)} in ${sideA.label} and ${value(b)} in ${sideB.label}`;
}

/** Names every field, and the flag that would let it pass where there is one. */
function refusalNotes(refused: readonly Difference[], a: Side, b: Side): string[] {
  if (refused.length === 0) return [];
  const flags = ACCEPTABLE.filter((name) => refused.some(({ acceptableAs }) => acceptableAs.includes(name)));
  const never = refused.filter(({ acceptableAs }) => acceptableAs.length === 0).map(({ field }) => field);
  const advice =
    never.length > 0
      ? `Results that differ in ${never.join(", ")} cannot be compared; run one of the two again.`
      : `If that is what you compare, say so: --accept ${flags.join(",")}`;
  return [...refused.map((one) => `Not comparable: ${inWords(one, a, b)}.`), advice];
}

const SHOWN = 10;

function taskNotes(what: string, ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  const rest = ids.length - SHOWN;
  return [`${what}: ${ids.slice(0, SHOWN).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}.`];
}

function repetitionNotes(a: Side, b: Side, used: number): string[] {
  if (a.plan.repetitions === b.plan.repetitions) return [];
  return [
    `${a.label} repeats each task ${plural(a.plan.repetitions, "time")} and ${b.label} ${plural(b.plan.repetitions, "time")}; the first ${used} of each count.`,
  ];
}

const JUDGED = {
  rule: "rule",
  alpha: "alpha",
  threshold: "threshold",
  margin: "margin",
  max_excluded: "allowed share of lost tasks",
  cluster: "clusters",
} as const satisfies Partial<Record<keyof Plan["settings"], string>>;

function settingNotes(a: Side, b: Side): string[] {
  const [one, other] = [a.plan.settings, b.plan.settings];
  const differing = Object.entries(JUDGED).flatMap(([key, name]) => {
    const [x, y] = [one[key as keyof typeof JUDGED], other[key as keyof typeof JUDGED]];
    return x === y ? [] : [`${name} ${x}, not ${y}`];
  });
  const order =
    one.order === other.order ? [] : [`Trials ran ${one.order} in ${a.label} and ${other.order} in ${b.label}.`];
  return [...(differing.length === 0 ? [] : [`Judged as ${a.label} was: ${differing.join("; ")}.`]), ...order];
}

function validationNotes(a: Side, b: Side): string[] {
  const missing = [a, b].filter(({ plan }) => plan.validation === null);
  const [one] = missing;
  if (missing.length === 1 && one !== undefined)
    return [`Only one of the two was validated where it ran; ${one.label} was not.`];
  const [first, second] = [a.plan.validation?.toolchain, b.plan.validation?.toolchain];
  return first === second ? [] : [`Validated with ${first} for ${a.label} and with ${second} for ${b.label}.`];
}
