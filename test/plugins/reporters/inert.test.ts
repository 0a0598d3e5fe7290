import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { code, prose, visible } from "#plugins/reporters/shared/inert.ts";

const HOSTILE = [
  "</details><script>alert(1)</script>",
  "@octocat please merge",
  "fixes #123 and org/repo#4",
  "![x](https://evil.example/p.png)",
  "[click](javascript:alert(1))",
  "a | b | c",
  "`code` ``more`` ```fence```",
  "::error file=x::pwned",
  "\u001b[2J\u001b]0;title\u0007",
  "\u202Eevil\u202C",
  "line\n\n# heading\n\n- list",
  "<!-- bench:sticky -->",
  "\ud800 lone",
  "www.evil.example",
  "*bold* _it_ ~~s~~ \\",
  "",
  " ",
  "x".repeat(1_000_000),
];

describe("foreign text in a report", () => {
  it.each(HOSTILE.map((text) => [text.slice(0, 40), text]))("%j is one short, printable code span", (_, text) => {
    const span = code(text);
    expect(span).toMatch(/^(`+)[^]*\1$/);
    expect(span).not.toMatch(/[\n\r\u001b\u202e]/);
    expect(span.length).toBeLessThan(400);
    expect(span.replaceAll("\\|", "")).not.toContain("|");
    expect(Buffer.from(span).toString()).toBe(span);
  });

  it("cannot close the code span it stands in", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[`a| ]{1,40}$/), (text) => {
        const span = code(text);
        const fence = /^`+/.exec(span)?.[0] ?? "";
        const inside = span.slice(fence.length, -fence.length);
        return !inside.split(/[^`]+/).includes(fence);
      }),
    );
  });

  it("in a sentence of ours starts no markup, mention, reference, link or command", () => {
    for (const text of HOSTILE.slice(0, -1)) {
      const line = prose(text);
      expect(line).not.toMatch(/(?<!\\)[<>*_[\]`|]/);
      expect(line).not.toMatch(/[@#]\w/);
      expect(line).not.toMatch(/::|:\/\/|www\./);
      expect(line).not.toMatch(/[\n\r\u001b\u202e]/);
    }
  });

  it("keeps every printable character of ordinary text", () => {
    fc.assert(fc.property(fc.stringMatching(/^[a-zA-Z0-9 äöü漢🦊.,/-]{0,60}$/u), (text) => visible(text) === text));
  });
});
