/**
 * Records what the real programs print under each case of `agent-cases.ts`, as fixtures for their readers. Run by hand,
 * after a change of version:  tsx test/support/record-transcripts.ts [AGENT] [CASE]
 */
import fs from "node:fs";
import { basename, join } from "node:path";
import { backends } from "#plugins/backends/index.ts";
import { agentAttempt, type AttemptSeen } from "./agent-attempt.ts";
import { type AgentCase, casesFor, conversationFor, limitMs } from "./agent-cases.ts";
import { startModelServer } from "./model-server/model-server.ts";
import { projectRoot } from "./project-files.ts";
import { agentsDir, installedAgents, pathWithAgents } from "./tested-agents.ts";
import { transcriptDir } from "./transcripts.ts";

const [agent, only] = process.argv.slice(2);
for (const { id } of installedAgents()) {
  if (agent !== undefined && agent !== id) continue;
  for (const each of casesFor(id)) if (only === undefined || only === each.name) await record(id, each);
}

async function record(id: string, each: AgentCase): Promise<void> {
  const backend = await backends.get(id);
  const [protocol] = backend.protocols;
  if (protocol === undefined) return;
  await using server = await startModelServer(conversationFor(id, each));
  const endpoint = { protocol, baseUrl: server.url, token: "a-token-of-this-attempt" };
  const seen = await agentAttempt(backend, { path: pathWithAgents(), endpoint, timeoutMs: limitMs(id, each) });
  const dir = transcriptDir(id, each.name);
  fs.rmSync(dir, { recursive: true, force: true });
  fs.mkdirSync(dir, { recursive: true });
  for (const [name, text] of Object.entries(seen.evidence)) {
    if (/transcript\.(jsonl|txt)$|analytics|spans|chat\.jsonl|chat\.history/.test(name))
      fs.writeFileSync(join(dir, name), scrubbed(text, name));
  }
  fs.writeFileSync(join(dir, "told.json"), scrubbed(`${JSON.stringify(toldOf(seen), null, 2)}\n`));
  console.log(`${id}, ${basename(dir)}: ${seen.run.fault?.class ?? "no fault"}, ${Math.round(seen.tookMs)} ms`);
}

function toldOf({ run }: AttemptSeen) {
  const { fault, usage, turns, toolCalls, failedCommands, finalText, stopReason, metadata } = run;
  const { exit_code: exitCode, signal } = metadata;
  const timedOut = signal === "SIGKILL";
  const cls = fault?.class ?? null;
  return { exitCode, signal, timedOut, class: cls, usage, turns, toolCalls, failedCommands, finalText, stopReason };
}

/** Of what programs note for themselves, the lines that are read: the rest is long, and tells of the machine. */
function isKept(line: string, name: string): boolean {
  if (name === "copilot.spans.jsonl") return line.includes('"gen_ai.operation.name":"chat"');
  return name !== "gemini.chat.jsonl" || line.includes('"type":"gemini"');
}

/** Nothing of the machine it was recorded on, and nothing that says the same again and again. */
function scrubbed(text: string, name = ""): string {
  const lines = text.split("\n");
  let updates = 0;
  return lines
    .filter((line) => !line.startsWith('{"type":"message_update"') || ++updates <= 2)
    .filter((line) => isKept(line, name))
    .join("\n")
    .replaceAll(/(?<=^# aider chat started at ).+/gm, "2026-01-01 00:00:00")
    .replaceAll(/\/tmp\/engine-[\w-]+\/w-[\w-]+/g, "/sandbox")
    .replaceAll(projectRoot, "/project")
    .replaceAll(agentsDir(), "/agents")
    .replaceAll(/127\.0\.0\.1:\d+/g, "127.0.0.1:40000")
    .replaceAll(/\/[\w./-]+\/site-packages/g, "/site-packages")
    .replaceAll(/"(timestamp|time)":\s?\d+/g, '"$1":1700000000000')
    .replaceAll(/"timestamp":"[^"]+"/g, '"timestamp":"2026-01-01T00:00:00.000Z"')
    .replaceAll(/"user_id":\s?"[^"]+"/g, '"user_id":"0"');
}
