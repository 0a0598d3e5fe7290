import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";

/** Markdown as GitHub reads it, before anything is taken out of it for safety: what we write must not need that. */
export const renderGfm = (markdown: string): string =>
  micromark(markdown, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });

/** Elements that our own words make. Nothing of a task, an agent or a configuration may add another. */
const OURS = new Set(
  "h1 h2 h3 p ul ol li table thead tbody tr th td strong em code pre details summary sub br hr a del".split(" "),
);

/**
 * What in a text is not ours, as a list of findings: elements that we never write, attributes but `href`, links to
 * elsewhere than `home`, and mentions or references that GitHub would follow.
 */
export function foreignIn(markdown: string, home: string): string[] {
  const html = renderGfm(markdown).replace(/<!--[\s\S]*?-->/g, "");
  const found: string[] = [];
  for (const [tag, name = "", rest = ""] of html.matchAll(/<\/?([a-z][a-z0-9-]*)([^>]*)>/gi)) {
    const [, target] = /^ href="([^"]*)"$/.exec(rest) ?? [];
    if (!OURS.has(name.toLowerCase())) found.push(tag);
    else if (name === "a" ? target !== undefined && !target.startsWith(home) : !/^( align="\w+")?$/.test(rest))
      found.push(tag);
  }
  const running = html.replace(/<(code|pre)[^>]*>[\s\S]*?<\/\1>/g, "").replace(/<[^>]*>/g, "");
  found.push(...(running.match(/(?<![\w/])(@[a-z\d]|#\d|GH-\d)\S*/gi) ?? []));
  const [opened, closed] = [/<details>/g, /<\/details>/g].map((one) => html.match(one)?.length ?? 0);
  if (opened !== closed) found.push(`${opened} details opened, ${closed} closed`);
  return found;
}
