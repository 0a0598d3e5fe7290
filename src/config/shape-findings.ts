import { headOf } from "#core/cut-text.ts";
import type { z } from "zod";
import { nearest } from "#core/nearest.ts";
import { formatPath } from "#config/config-path.ts";
import type { Finding } from "#config/problems.ts";
import { isScenarioKey, unknownKey, type KnownKeys } from "#config/unknown-key.ts";

type Issue = z.core.$ZodIssue;

/** Fields whose unit is a fraction, where people write percent. */
const FRACTIONS = new Set(["alpha", "threshold", "margin", "max_excluded"]);
const WHOLE_NUMBERS = new Set(["runs", "attempt_timeout_seconds", "seed", "concurrency"]);

/** What zod found, in this program's words: one finding for each fault, each with what to write instead. */
export function shapeFindings(issues: readonly Issue[], raw: unknown, keys: KnownKeys): Finding[] {
  const findings = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? unknownKeys(issue, keys) : [wrongValue(issue, raw)],
  );
  const isScenario = typeof raw === "object" && raw !== null && Object.keys(raw).some(isScenarioKey);
  // A scenario lacks what only a compare config needs; to ask for it would lead astray.
  return firstOfEachPath(findings).filter(
    ({ path, message }) => !(isScenario && message === MISSING && !path.includes(".")),
  );
}

const MISSING = "is missing.";
const MISSING_HINTS: Readonly<Record<string, string>> = {
  benchmark: "Add a line such as benchmark: mini.",
  candidates: "Add a list of candidates, each with a backend.",
  backend: "Name the agent program, as in backend: claude-code.",
  argv: 'Write the program and its arguments as a list: argv: [my-agent, --model, "{model}"].',
};

function unknownKeys(issue: Extract<Issue, { code: "unrecognized_keys" }>, keys: KnownKeys): Finding[] {
  const level = levelOf(issue.path);
  return issue.keys.map((key) => ({ path: pathOf(issue, key), of: "key", ...unknownKey(key, level, keys) }));
}

function levelOf(path: Issue["path"]): keyof KnownKeys {
  if (path.length === 0) return "top";
  if (path[0] === "budget") return "budget";
  return path.at(-1) === "command" ? "command" : "candidate";
}

function wrongValue(issue: Issue, raw: unknown): Finding {
  const path = pathOf(issue);
  const value = valueAt(raw, issue.path);
  const field = String(issue.path.at(-1) ?? "");
  if (value === undefined) return { path, message: MISSING, ...hinted(MISSING_HINTS[field]) };
  // A value of env may be a key to somebody's account.
  const isSecret = issue.path[2] === "env";
  const shown = isSecret ? kindOf(value) : described(value);
  const percent = FRACTIONS.has(field) ? percentOf(value) : null;
  if (percent !== null) {
    return {
      path,
      message: `is ${shown}, but its unit is a fraction.`,
      hint: `${percent} percent is ${Number((percent / 100).toPrecision(12))}.`,
    };
  }
  switch (issue.code) {
    case "invalid_type": {
      const wanted = WHOLE_NUMBERS.has(field) ? "a whole number" : (WANTED[issue.expected] ?? issue.expected);
      return { path, message: `must be ${wanted}, but is ${shown}.`, ...hinted(typeHint(issue, value, isSecret)) };
    }
    case "invalid_value": {
      const known = issue.values.map(String);
      const near = typeof value === "string" ? nearest(value, known) : null;
      const hint = near === null ? undefined : `Did you mean ${near}?`;
      return { path, message: `must be ${orList(known)}, but is ${shown}.`, ...hinted(hint) };
    }
    case "too_small":
      if (issue.origin === "array")
        return { path, message: "must not be empty.", hint: `Leave ${field} out, or list at least one.` };
      if (issue.origin === "string") return { path, message: "must not be empty." };
      return {
        path,
        message: `must be ${issue.inclusive === true ? "at least" : "more than"} ${issue.minimum}, but is ${shown}.`,
      };
    case "too_big":
      if (issue.origin === "string") return { path, message: `must have at most ${issue.maximum} characters.` };
      return {
        path,
        message: `must be ${issue.inclusive === true ? "at most" : "less than"} ${issue.maximum}, but is ${shown}.`,
      };
    case "invalid_format":
      return field === "backend" && typeof value === "string" && value.includes(":")
        ? joinedBackend(path, value)
        : { path, message: issue.message };
    case "invalid_key":
      return { path, message: issue.issues[0]?.message ?? issue.message, of: "key" };
    case "invalid_union":
      return { path, message: `must be a string, a number, true or false, but is ${shown}.` };
    default:
      return { path, message: issue.message };
  }
}

const WANTED: Readonly<Record<string, string>> = {
  string: "a string",
  number: "a finite number",
  int: "a whole number",
  array: "a list",
  object: "a map",
  record: "a map",
};

function typeHint(
  issue: Extract<Issue, { code: "invalid_type" }>,
  value: unknown,
  isSecret: boolean,
): string | undefined {
  if (issue.path.length === 0) return "A config is a map with keys such as benchmark and candidates.";
  if (value === null) return "Give it a value, or take the key out.";
  if (issue.expected === "string" && (typeof value === "number" || typeof value === "boolean")) {
    return isSecret ? "Put it in quotes." : `Put it in quotes: "${value}".`;
  }
  if (issue.expected === "array" && typeof value === "string") return `Write a list: [${JSON.stringify(value)}].`;
  if (issue.expected === "object" && typeof value === "string")
    return `Write a map: {"backend": ${JSON.stringify(value)}}.`;
  return undefined;
}

function hinted(hint: string | undefined): { hint?: string } {
  return hint === undefined ? {} : { hint };
}

function joinedBackend(path: string, value: string): Finding {
  const [backend, ...model] = value.split(":");
  return {
    path,
    message: `joins two fields: ${described(value)}.`,
    hint: `Write backend: ${JSON.stringify(backend)} and model: ${JSON.stringify(model.join(":"))}.`,
  };
}

/** What a person meant who wrote 5, or "5%". */
function percentOf(value: unknown): number | null {
  if (typeof value === "number") return value >= 1 && value <= 100 ? value : null;
  const digits = typeof value === "string" ? /^(\d{1,3}(?:\.\d{1,6})?)\s*%$/.exec(value)?.[1] : undefined;
  return digits === undefined ? null : Number(digits);
}

function described(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value.length > 60 ? `${headOf(value, 60)}...` : value);
  return typeof value === "number" || typeof value === "boolean" ? String(value) : kindOf(value);
}

function kindOf(value: unknown): string {
  if (value === null) return "empty";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a map";
  return `a ${typeof value}`;
}

function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    return (value as Record<PropertyKey, unknown>)[key];
  }, raw);
}

function pathOf(issue: Issue, ...more: string[]): string {
  return formatPath(
    [...issue.path, ...more].map((segment) => (typeof segment === "number" ? segment : String(segment))),
  );
}

/** An empty name breaks several rules at once; the first one says it. */
function firstOfEachPath(findings: readonly Finding[]): Finding[] {
  return [...new Map([...findings].reverse().map((finding) => [finding.path, finding])).values()].reverse();
}

function orList(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}
