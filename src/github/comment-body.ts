import { createHash } from "node:crypto";
import { MAX_COMMENT_CHARACTERS, MAX_HISTORY } from "#github/limits.ts";

/** Which comment is ours: one per workflow and key. */
export interface CommentKey {
  readonly workflow: string;
  readonly key: string;
}

/** First line of our comment. GitHub does not show it, and nobody else's comment begins with it by chance. */
export const markerOf = ({ workflow, key }: CommentKey): string =>
  `<!-- benchmark-harness:${slug(workflow)}:${slug(key)} -->`;

/** What does not show a name as it is tells it by a digest, or two workflows could have one comment. */
function slug(text: string): string {
  const shown = text.replace(/[^A-Za-z0-9_.-]+/g, "-").slice(0, 80);
  return shown === text ? text : `${shown}.${createHash("sha256").update(text).digest("hex").slice(0, 12)}`;
}

/** One earlier result, as the comment goes on telling it. */
export interface Past {
  readonly sha: string;
  readonly text: string;
  readonly url: string;
}

export interface CommentContent {
  /** Markdown, safe to show. */
  readonly body: string;
  /** Commit that was measured, in full; null: not known. */
  readonly sha: string | null;
  /** The workflow run. */
  readonly url: string;
  /** UTC, to the second. */
  readonly time: string;
  /** What the next result says of this one: a few words; null: it is no result yet. */
  readonly past: string | null;
}

/** The whole comment, never above GitHub's limit. `previous` is the comment it replaces. */
export function commentBody(key: CommentKey, content: CommentContent, previous: string | null): string {
  const history = historyOf(previous);
  const latest =
    content.past === null ? history : [{ sha: content.sha ?? "", text: content.past, url: content.url }, ...history];
  const head = `${markerOf(key)}\n`;
  const foot = [footer(content), collapsed(history), hidden(latest.slice(0, MAX_HISTORY))]
    .filter((part) => part !== "")
    .join("\n\n");
  const room = MAX_COMMENT_CHARACTERS - head.length - foot.length - 4;
  return `${head}${cutAtLine(content.body.trim(), room)}\n\n${foot}\n`;
}

/** Cuts whole lines off the end, closes what they opened, and says so. */
export function cutAtLine(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const room = text.slice(0, Math.max(0, limit - CLOSE.length - REST.length));
  const kept = room.slice(0, Math.max(0, room.lastIndexOf("\n")));
  const open = kept.split("<details>").length > kept.split("</details>").length;
  return `${kept}${open ? CLOSE : ""}${REST}`;
}

const CLOSE = "\n\n</details>";
const REST = "\n\n… cut here: the whole report is in the run's artifact.";

const footer = ({ sha, url, time }: CommentContent): string =>
  `<sub>${sha === null ? "" : `Commit ${sha.slice(0, 12)} · `}[workflow run](${url}) · ${time}</sub>`;

function collapsed(history: readonly Past[]): string {
  if (history.length === 0) return "";
  const rows = history.map(({ sha, text, url }) => `- ${sha.slice(0, 12)}: ${text} ([run](${url}))`);
  return `<details><summary>Earlier results</summary>\n\n${rows.join("\n")}\n\n</details>`;
}

const DATA = /<!-- benchmark-harness:data ([A-Za-z0-9+/=]{0,8000}) -->/;

const hidden = (history: readonly Past[]): string =>
  history.length === 0
    ? ""
    : `<!-- benchmark-harness:data ${Buffer.from(JSON.stringify(history)).toString("base64")} -->`;

/** What our last comment remembered. A person may have edited it, so only what we could have written is taken. */
export function historyOf(body: string | null): readonly Past[] {
  const [, data] = DATA.exec(body ?? "") ?? [];
  if (data === undefined) return [];
  try {
    const value: unknown = JSON.parse(Buffer.from(data, "base64").toString("utf8"));
    return Array.isArray(value) ? value.filter(isPast).slice(0, MAX_HISTORY) : [];
  } catch {
    return []; // not ours any more
  }
}

function isPast(value: unknown): value is Past {
  const { sha, text, url } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof sha === "string" &&
    /^([0-9a-f]{40})?$/.test(sha) &&
    typeof text === "string" &&
    /^[\w /%.,:+−–-]{1,120}$/.test(text) &&
    typeof url === "string" &&
    /^https?:\/\/[\w.:/-]{1,200}$/.test(url)
  );
}
