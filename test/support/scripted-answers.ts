import { escapeRegExp } from "#core/escape-regexp.ts";
import type { Task } from "#core/task.ts";
import { treeOf, type Tree } from "#core/tree.ts";
import type { Adapter } from "#plugins/adapters/contract.ts";
import type { Action, Conversation, Fault, Turn } from "./model-server/script.ts";

/** What a scripted model does about a task. */
export interface ScriptedTask {
  readonly task: Task;
  /** What it writes in each attempt; the last one goes for all further attempts. */
  readonly attempts: readonly ("right" | "wrong")[];
  /** Done beside the answer, by agents that have tools. */
  readonly also?: readonly Action[];
  readonly faults?: readonly Fault[];
}

type Cases = Readonly<Record<string, Conversation & { readonly match: RegExp }>>;

/** Conversations by what the prompt says: which task it is, and what it tells of an attempt before. */
export function scriptedAnswers(agent: string, adapter: Adapter, tasks: readonly ScriptedTask[]): Cases {
  const cases = tasks.flatMap(({ task, attempts, also = [], faults = [] }) => {
    const first = adapter.prompt(task);
    const opening = escapeRegExp(first.slice(0, 60));
    return (
      attempts
        .map((kind, at) => {
          const answer = kind === "right" ? (adapter.oracle?.(task) ?? new Map()) : wrong(adapter, task);
          const match = new RegExp(at === 0 ? opening : `${opening}[^]*${LATER}`);
          return [`${task.id} ${at + 1}`, { match, turns: turnsOf(agent, answer, also), faults }] as const;
        })
        // The first that fits is taken, and a later attempt's prompt fits all of them.
        .reverse()
    );
  });
  return Object.fromEntries(cases);
}

/** How benchmarks tell that there was an attempt before. */
const LATER = "(?:attempt before this one failed|####)";

function turnsOf(agent: string, answer: Tree, also: readonly Action[]): readonly Turn[] {
  const files = [...answer].flatMap(([path, entry]) =>
    entry.kind === "file" ? [{ path, content: Buffer.from(entry.content).toString("utf8") }] : [],
  );
  const writes = files.map(({ path, content }) => ({ write: path, content }));
  // aider has no tools: it writes what its model says.
  if (agent === "aider") return [{ say: "I write it.", act: writes }];
  return [
    { say: "I look.", act: [...files.map(({ path }) => ({ read: path })), ...also] },
    { say: "I write it.", act: writes },
    { say: "All done." },
  ];
}

/** The answer's files as they were, changed by a word that changes nothing. */
function wrong(adapter: Adapter, task: Task): Tree {
  const starting = adapter.starting(task);
  const paths = [...(adapter.oracle?.(task).keys() ?? [])];
  return treeOf(
    Object.fromEntries(
      paths.map((path) => {
        const entry = starting.get(path);
        const text = entry?.kind === "file" ? Buffer.from(entry.content).toString("utf8") : "";
        return [path, `${text}${path.endsWith(".py") ? "#" : "//"} tried\n`];
      }),
    ),
  );
}
