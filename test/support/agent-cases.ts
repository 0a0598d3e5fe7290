import type { OutcomeClass } from "#core/outcome.ts";
import type { Conversation, Fault, Turn } from "./model-server/script.ts";

/** What is done to an agent's model, and what has to become of it. */
export interface AgentCase {
  readonly name: string;
  readonly faults: readonly Fault[];
  /** How the last answer ends; absent: well. */
  readonly stop?: Turn["stop"];
  /** What it writes first is wrong, as a command shows. */
  readonly failsFirst?: boolean;
  /** Seconds until the attempt is stopped; default: longer than it may take. */
  readonly limitSeconds?: number;
  /** Whether programs try this again and again: one that does so for minutes is stopped before. */
  readonly retried?: boolean;
  /** The class of its fault; null: none, its work is verified. Agents differ in what they get over and what they tell. */
  readonly expected: OutcomeClass | null;
  readonly but?: Readonly<Record<string, OutcomeClass | null>>;
  /** An answer breaks off, so that its cost is never told: no count passes for all. */
  readonly breaksOff?: true;
  /** Who counts, of an answer that broke off, what its opening said that it cost. */
  readonly countsOpenings?: readonly string[];
  /** Who gets over it and cannot solve the task all the same, since a script does not say again what was lost. */
  readonly unsolved?: readonly string[];
}

/** Those that an agent goes through. */
export function casesFor(agent: string): readonly AgentCase[] {
  const fewer = FEWER[agent];
  if (fewer !== undefined) return AGENT_CASES.filter(({ name }) => fewer.includes(name));
  // It runs no commands: that it failed only a benchmark tells it, between two attempts.
  return agent === "aider" ? AGENT_CASES.filter(({ failsFirst }) => failsFirst !== true) : AGENT_CASES;
}

const CORE = [
  ...[
    "solved",
    "failed first",
    "rate limited once",
    "rate limited",
    "server error once",
    "wrong key",
    "stream cut short",
    "drip",
  ],
  ...["arguments that are no JSON", "refusal", "silence in the middle"],
];

/**
 * The others go through all of them. Not here is what waits for minutes: of an overfull context or a page instead of an
 * answer opencode asks again without end, and only its time or its budget stops it.
 */
const FEWER: Readonly<Record<string, readonly string[]>> = {
  copilot: [...CORE, "overloaded", "context overflow", "a page instead of an answer"],
  "gemini-cli": [...CORE, "overloaded", "context overflow", "a page instead of an answer"],
  omp: [...CORE, "context overflow", "a page instead of an answer"],
  opencode: CORE,
};

const always = (fault: Fault): readonly Fault[] => [{ ...fault, times: "always" }];

export const AGENT_CASES: readonly AgentCase[] = [
  { name: "solved", faults: [], expected: null },
  { name: "failed first", failsFirst: true, faults: [], expected: null },
  { name: "rate limited once", faults: [{ kind: "status", status: 429, retryAfter: 1 }], expected: null },
  {
    name: "rate limited",
    retried: true,
    faults: always({ kind: "status", status: 429, retryAfter: 1 }),
    expected: "rate_limit",
  },
  { name: "server error once", faults: [{ kind: "status", status: 500 }], expected: null },
  {
    name: "server error",
    retried: true,
    faults: always({ kind: "status", status: 500 }),
    expected: "provider",
    // It says of every 5xx that demand is high.
    but: { codex: "overloaded" },
  },
  { name: "overloaded", retried: true, faults: always({ kind: "status", status: 529 }), expected: "overloaded" },
  { name: "wrong key", faults: always({ kind: "status", status: 401 }), expected: "auth" },
  { name: "unknown model", faults: always({ kind: "status", status: 404 }), expected: "provider" },
  { name: "context overflow", faults: always({ kind: "context" }), expected: "context_overflow" },
  {
    name: "connection reset",
    breaksOff: true,
    retried: true,
    faults: always({ kind: "cut", how: "reset" }),
    expected: "provider",
    countsOpenings: ["claude-code"],
  },
  {
    name: "stream cut short",
    breaksOff: true,
    retried: true,
    faults: always({ kind: "cut", how: "end" }),
    expected: "provider",
    // It tells its model that the call was not made, and goes on.
    but: { omp: null },
    unsolved: ["omp"],
  },
  {
    name: "error within the stream",
    breaksOff: true,
    retried: true,
    faults: always({ kind: "error-event" }),
    expected: "overloaded",
    // The first asks for no stream; the other hears of an error and no more.
    but: { aider: null, "gemini-cli": "provider" },
  },
  { name: "arguments that are no JSON", faults: [{ kind: "bad-call", how: "json" }], expected: null },
  { name: "a tool that does not exist", faults: [{ kind: "bad-call", how: "unknown-tool" }], expected: null },
  { name: "a page instead of an answer", retried: true, faults: always({ kind: "html" }), expected: "provider" },
  {
    name: "refusal",
    faults: [],
    stop: "refusal",
    expected: "refusal",
    // Codex's protocol has no word for refusals; the others do not listen to it.
    but: { aider: null, codex: null, "gemini-cli": null },
  },
  { name: "drip", faults: [{ kind: "drip", pauseMs: 50 }], expected: null },
  {
    name: "silence from the start",
    faults: [{ kind: "hang", at: "start", turn: 0 }],
    limitSeconds: 20,
    expected: "provider",
  },
  {
    name: "silence in the middle",
    breaksOff: true,
    faults: [{ kind: "hang", at: "middle" }],
    limitSeconds: 20,
    expected: "agent_timeout",
    // Its first answer is the one that matters.
    but: { aider: "provider" },
  },
];

/**
 * How long one may take: what is stopped by its time alone has to have begun by then, or its class is of another thing.
 * Aider doubles its pauses up to a minute, and no setting of it says otherwise.
 */
export const limitMs = (agent: string, { limitSeconds, retried = false }: AgentCase): number => {
  const ofRetries = agent === "aider" && retried ? 40 : undefined;
  const toAnswer = limitSeconds ?? ofRetries;
  return (toAnswer === undefined ? 120 : toAnswer + startSeconds(agent)) * 1000;
};

/** Seconds that one may take on a busy machine before it asks its model anything. */
export const startSeconds = (agent: string): number => SLOW_STARTERS[agent] ?? 10;

const SLOW_STARTERS: Readonly<Record<string, number>> = {
  aider: 40,
  copilot: 40,
  "gemini-cli": 40,
  omp: 40,
  opencode: 40,
};

/** The work of all cases, for agents with tools and for those that write text. The fault strikes the second answer. */
export function conversationFor(agent: string, { faults, stop, failsFirst = false }: AgentCase): Conversation {
  const withoutTools = agent === "aider";
  const last: Turn = { say: "All done.", ...(stop === undefined ? {} : { stop }) };
  const write = { write: "answer.txt", content: "42\n" } as const;
  if (failsFirst) return { turns: [...FAILING, { act: [write] }, last] };
  if (withoutTools)
    return { turns: [{ say: "I write it.", act: [write], ...(stop === undefined ? {} : { stop }) }], faults };
  const turns: Turn[] = [
    { say: "Looking.", act: [{ read: "README.md" }] },
    { say: "Writing.", act: [write] },
    { act: [{ run: "cat answer.txt" }] },
    last,
  ];
  return {
    turns: stop === undefined ? turns : [...turns.slice(0, 1), last],
    faults: faults.map((fault) => ({ turn: 1, ...fault })),
  };
}

const FAILING: readonly Turn[] = [
  { say: "Looking.", act: [{ read: "README.md" }] },
  { say: "Writing.", act: [{ write: "answer.txt", content: "41\n" }] },
  { say: "Testing.", act: [{ run: "grep -qx 42 answer.txt" }] },
  { say: "Reading what I wrote.", act: [{ read: "answer.txt" }] },
];
