import { sha256 } from "#core/digest.ts";
import type { Answer, AnswerCall } from "./answer.ts";
import { isSide, type ModelRequest, userTexts, workingDirectory } from "./model-request.ts";
import { callId, nextTurn } from "./next-turn.ts";
import { type Conversation, type Fault, type Script, SIDE_USAGE, type Turn, usageOf } from "./script.ts";
import { actionAsText, sampleOf, toolCall } from "./tool-call.ts";

/** What is answered to one request, and what goes wrong with it. */
export interface PlannedAnswer {
  readonly side: boolean;
  readonly turn: number | null;
  readonly retry: number;
  readonly fault: Fault | null;
  readonly answer: Answer;
}

/** Counts how often each turn of each conversation was asked for. */
export type AskCounter = Map<string, number>;

export function planAnswer(
  request: ModelRequest,
  name: string | null,
  script: Script,
  asked: AskCounter,
): PlannedAnswer {
  const said = userTexts(request);
  const conversation = conversationFor(name, said.join("\n"), script);
  const side = isSide(request);
  const turn = side ? null : nextTurn(conversation.turns, request.items);
  const key = [name ?? "", sha256(said[0] ?? ""), turn ?? "side"].join("|");
  const retry = asked.get(key) ?? 0;
  asked.set(key, retry + 1);
  const fault = faultFor(conversation, turn, retry);
  const id = sha256(`${key}|${retry}`).slice(0, 12);
  const common = { id, model: request.model, usageInStream: request.usageInStream };
  const answer: Answer = side
    ? { ...common, text: sideText(request), thought: "", calls: [], stop: "end", usage: SIDE_USAGE }
    : { ...common, ...turnAnswer(turn ?? 0, conversation, request, fault, id) };
  return {
    side,
    turn,
    retry,
    fault,
    answer: fault?.kind === "empty" ? { ...answer, text: "", thought: "", calls: [] } : answer,
  };
}

function conversationFor(name: string | null, said: string, script: Script): Conversation {
  const cases = Object.entries(script.cases ?? {});
  const named = cases.find(([key]) => key === name) ?? cases.find(([, { match }]) => match?.test(said) === true);
  return named === undefined ? script : { ...script, ...named[1] };
}

/** Faults of one turn follow each other: each lasts as often as it says. */
function faultFor({ faults = [] }: Conversation, turn: number | null, retry: number): Fault | null {
  let before = 0;
  for (const fault of faults) {
    if (turn === null && fault.side !== true) continue;
    if (turn !== null && fault.turn !== "every" && (fault.turn ?? 0) !== turn) continue;
    if (fault.times === "always" || retry < before + (fault.times ?? 1)) return fault;
    before += fault.times ?? 1;
  }
  return null;
}

function sideText({ answerSchema, maxTokens }: ModelRequest): string {
  if (answerSchema !== null) return JSON.stringify(sampleOf(answerSchema));
  return maxTokens !== null && maxTokens <= 16 ? "ok" : "A title";
}

function turnAnswer(index: number, conversation: Conversation, request: ModelRequest, fault: Fault | null, id: string) {
  const turn: Turn = conversation.turns[index] ?? { say: "Done." };
  const cwd = workingDirectory(request);
  const before = conversation.turns.slice(0, index).flatMap(({ act }) => act ?? []);
  const read = new Set(before.flatMap((action) => ("read" in action ? [action.read] : [])));
  const calls: AnswerCall[] = [];
  const written: string[] = [];
  for (const action of turn.act ?? []) {
    const call = toolCall(action, request.tools, { cwd, read });
    if (call === null) written.push(actionAsText(action));
    else
      calls.push(spoilt({ ...call, id: callId("call", index, calls.length, fault?.kind === "bad-call", id) }, fault));
  }
  return {
    text: [turn.say ?? "", ...written].filter((part) => part !== "").join("\n\n"),
    thought: turn.think ?? "",
    calls,
    stop: turn.stop ?? ("end" as const),
    usage: usageOf(conversation, turn),
  };
}

function spoilt(call: Omit<AnswerCall, "raw">, fault: Fault | null): AnswerCall {
  const raw = typeof call.args === "string" ? call.args : JSON.stringify(call.args);
  if (fault?.kind !== "bad-call") return { ...call, raw };
  if (fault.how === "unknown-tool") return { ...call, raw, tool: "no_such_tool" };
  if (fault.how === "empty") return { ...call, raw: typeof call.args === "string" ? "" : "{}" };
  return { ...call, raw: `${raw.slice(0, Math.max(2, raw.length >> 1))}\u0001,}{` };
}
