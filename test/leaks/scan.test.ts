import { describe, expect, test } from "vitest";
import { scan } from "#leaks/scan.ts";

const rulesIn = (text: string, prompt = ""): string[] => scan("t.jsonl", text, prompt).map(({ rule }) => rule);

describe("signs that an agent sought the answer elsewhere", () => {
  test.each([
    ["git-history", "$ git log --all --oneline"],
    ["git-history", "git --no-pager log -p --all -- src/bowling.js"],
    ["git-history", String.raw`{"command":"/bin/bash -lc \"git reflog\""}`],
    ["git-history", "git fsck --lost-found"],
    ["git-history", "git stash list"],
    ["git-history", "git rev-list --all"],
    ["reference-path", "cat ../../.meta/example.py"],
    ["reference-path", "ls /solution/src"],
    ["reference-path", "git apply gold.patch"],
    ["network", "curl -sL https://raw.example.org/exercism/bowling.py"],
    ["network", String.raw`{"command":"wget -q https:\/\/example.org\/x"}`],
    ["network", 'curl -s "https://example.org/a"'],
    ["network", String.raw`{"command":"curl -s \"https://example.org/a\""}`],
    ["network", "git clone https://example.org/upstream.git /tmp/up"],
    ["network", "pip install requests==2.32"],
    ["network", "npm install left-pad"],
    ["network", "cargo add serde"],
    ["web-search", '{"type":"item.completed","item":{"type":"web_search_call","query":"bowling kata"}}'],
    ["web-search", '{"type":"tool_use","name":"WebFetch","input":{}}'],
  ])("%s: %s", (rule, text) => {
    expect(rulesIn(text)).toEqual([rule]);
  });

  test.each([
    "git log --oneline",
    "git status && git diff",
    "curl -s http://127.0.0.1:8000/health",
    "curl http://localhost:3000/",
    "npm test && npm run lint",
    "go test ./... && cargo test --offline",
    "pip --version",
    '{"type":"system","subtype":"init","tools":["Bash","WebSearch","WebFetch"]}',
    "see the solution/ folder and meta data",
    "import foo.meta.bar",
  ])("nothing: %s", (text) => {
    expect(rulesIn(text)).toEqual([]);
  });

  test("what the prompt itself says is no sign", () => {
    const prompt = "Install the tool with `pip install pytest` first.";
    expect(rulesIn("the task says: pip install pytest", prompt)).toEqual([]);
    expect(rulesIn("then: pip install solver", prompt)).toEqual(["network"]);
  });

  test("each is found with its line and its text, in the order of the file", () => {
    const text = ["hello", "$ git reflog", "", "$ curl https://example.org/a"].join("\n");
    expect(scan("transcript.txt", text, "")).toEqual([
      { rule: "git-history", file: "transcript.txt", line: 2, excerpt: "git reflog" },
      { rule: "network", file: "transcript.txt", line: 4, excerpt: "curl https://example.org" },
    ]);
  });

  test("lines count on across the pieces that a long transcript is searched in, and nothing is found twice", () => {
    const filler = `${"x".repeat(1023)}\n`.repeat(1023);
    const before = `${filler}${"y".repeat(900)}\n`;
    const text = `${before}${"z".repeat(100)} git reflog\n${filler}$ git stash pop\n`;
    const found = scan("t", text, "");
    expect(found.map(({ rule, line }) => [rule, line])).toEqual([
      ["git-history", 1025],
      ["git-history", 2049],
    ]);
  });

  test("no more than a hundred are kept, each of at most 200 characters", () => {
    const found = scan("t", `git ${"-x ".repeat(40)}log ${"-y ".repeat(40)}--all\n`.repeat(500), "");
    expect(found).toHaveLength(100);
    expect(Math.max(...found.map(({ excerpt }) => excerpt.length))).toBeLessThanOrEqual(200);
  });

  test("a hostile transcript costs no more than its length", () => {
    expect(rulesIn("git ".repeat(200_000))).toEqual([]);
    expect(rulesIn("curl ".repeat(200_000))).toEqual([]);
    expect(rulesIn(`curl ${"\\\\'".repeat(200_000)}`)).toEqual([]);
    expect(rulesIn(`git${" ".repeat(60)}${"log ".repeat(40)}`.repeat(4000))).toEqual([]);
    expect(rulesIn(`git${" ".repeat(1000)}`.repeat(1000))).toEqual([]);
    expect(rulesIn(`"type":${" ".repeat(500_000)}`)).toEqual([]);
  });
});
