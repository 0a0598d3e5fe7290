import { type CommentPlace, type Hub, HubFault, type HubPull } from "#core/hub.ts";
import { type BenchCommand, HELP, parseCommand } from "#github/chatops-command.ts";
import type { HubEvent } from "#github/event.ts";
import { shownSentence } from "#github/shown.ts";

/** What came of a comment, for the log. */
export interface Heard {
  readonly did: "nothing" | "helped" | "dispatched" | "refused";
  readonly why: string;
}

export interface ChatOps {
  /** `owner/name` of the repository that listens. */
  readonly repository: string;
  /** File of the workflow that is started, and the branch whose version of it counts. */
  readonly workflow: string;
  readonly ref: string;
  /** File of the workflow whose failed jobs `/bench rerun` starts again. */
  readonly rerun: string;
  /** Takes what could not be said to whoever asked. */
  warn(text: string): void;
}

/**
 * Hears a comment. Only who may push is answered at all, by the host's own word; the run is pinned to the commit that
 * was the head when the command was read, and for a fork to one that its writer named. It dispatches and runs nothing.
 * Throws `HubFault` where the command could not be done, after saying so in the thread.
 */
export async function hear(event: HubEvent, chat: ChatOps, hub: Hub): Promise<Heard> {
  const asked = askedIn(event);
  if (asked === null) return { did: "nothing", why: "no new comment on a pull request" };
  const command = parseCommand(asked.body);
  if (command === null) return { did: "nothing", why: "the comment is not for us" };
  if (!(await hub.mayWrite(asked.user))) return { did: "nothing", why: "its author may not write here" };
  const thread = threadOf(asked.place, chat, hub);
  await thread.react(command.kind === "unknown" ? "confused" : "eyes");
  if (command.kind === "help" || command.kind === "unknown") {
    await thread.answer(command.kind === "help" ? HELP : `I did not understand that: ${command.problem}.\n\n${HELP}`);
    return { did: "helped", why: command.kind };
  }
  try {
    const pull = await hub.pull(asked.place.pull);
    const fault = pinFault(pull, command.sha, chat.repository) ?? (await act(command, pull, asked.place, chat, hub));
    await thread.react(fault === null ? "rocket" : "confused");
    if (fault === null) return { did: "dispatched", why: command.kind };
    await thread.answer(fault);
    return { did: "refused", why: fault };
  } catch (error) {
    if (!(error instanceof HubFault)) throw error;
    await thread.react("confused");
    await thread.answer(`That could not be started (${error.kind}): ${shownSentence(error.message)}`);
    throw error;
  }
}

/** What is said to whoever asked. That it cannot be said is no reason not to do what was asked. */
function threadOf(place: CommentPlace, { warn }: ChatOps, hub: Hub) {
  const said = async (what: string, work: Promise<void>): Promise<void> => {
    try {
      await work;
    } catch (error) {
      if (!(error instanceof HubFault)) throw error;
      warn(`${what} could not be written (${error.kind}): ${error.message}`);
    }
  };
  return {
    react: (content: "eyes" | "rocket" | "confused") => said("The reaction", hub.react(place, content)),
    answer: (body: string) => said("The answer", hub.answer(place, body)),
  };
}

interface Asked {
  readonly place: CommentPlace;
  readonly user: string;
  readonly body: string;
}

function askedIn({ name, payload: { action, comment, issue, pull_request } }: HubEvent): Asked | null {
  if (action !== "created" || comment === undefined || comment.user.type === "Bot") return null;
  const from = { user: comment.user.login, body: comment.body };
  if (name === "issue_comment" && issue?.pull_request != null)
    return { ...from, place: { kind: "issue", pull: issue.number, comment: comment.id } };
  if (name === "pull_request_review_comment" && pull_request !== undefined)
    return { ...from, place: { kind: "review", pull: pull_request.number, comment: comment.id } };
  return null;
}

/** Why this head must not be run; null: it may. */
function pinFault(pull: HubPull, sha: string | null, repository: string): string | null {
  if (!pull.open) return "This pull request is closed.";
  const named = sha !== null && pull.headSha.startsWith(sha);
  if (sha !== null && !named)
    return "That commit is not the head of this pull request any more. Look at what came since, and name the new one.";
  if (!named && pull.headRepository !== repository)
    return `This pull request comes from a fork: name the commit you have read, \`/bench ${pull.headSha.slice(0, 12)} …\` if it is the newest.`;
  return null;
}

/** Does it; a sentence where there is nothing to do. */
async function act(
  command: Exclude<BenchCommand, { kind: "help" | "unknown" }>,
  pull: HubPull,
  place: CommentPlace,
  { workflow, ref, rerun }: ChatOps,
  hub: Hub,
): Promise<string | null> {
  if (command.kind === "rerun") {
    const run = await hub.newestRun(rerun, pull.headSha);
    if (run === null) return `There is no run of ${pull.headSha.slice(0, 12)} to run again.`;
    await hub.rerunFailed(run);
    return null;
  }
  await hub.dispatch(workflow, ref, {
    pull: String(pull.number),
    sha: pull.headSha,
    "reply-to": `${place.kind}:${place.comment}`,
    request: command.kind,
    ...(command.kind === "smoke"
      ? {}
      : {
          candidates: command.kind === "swap" ? (command.candidate ?? "") : command.candidates.join(" "),
          tasks: command.tasks.join(" "),
          runs: command.runs === null ? "" : String(command.runs),
        }),
  });
  return null;
}
