/** Leaderboards and swaps of models, names that attack and keys that must not be seen. */
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { findAct } from "../support/github/act.ts";
import { openStage } from "../support/github/stage.ts";
import { BENCH_YAML, smokeWorkflow } from "../support/github/workflows.ts";
import { skipUnless } from "../support/skip.ts";

const HOSTILE = "::error::@octo <img src=x onerror=y> | [x](http://evil.example) `code` ]]> <!-- x";
const CANARY = "sk-ant-canary-0123456789abcdef0123456789abcdef";

const LEADERBOARD = `
benchmark: mini
task: ["[a-t]*"]
candidates:
  - { name: middling, backend: stub, model: "pass=0.35,seed=3" }
  - { name: ${JSON.stringify(HOSTILE)}, backend: stub, model: "fail" }
  - { name: strong, backend: stub, model: "pass=1" }
  - { name: similar, backend: stub, model: "pass=0.35,seed=4" }
`;

/** What is left of Markdown once what it shows as code is taken out. */
const spoken = (markdown: string): string => markdown.replace(/(`+)[\s\S]*?[^`]\1(?!`)/g, "");

describe.skipIf(skipUnless(findAct() !== null, "act"))("a leaderboard", () => {
  it("ranks stand-ins of known strength, shows hostile names and obeys none, and gives no key away", async () => {
    await using stage = await openStage();
    stage.write("bench.yaml", LEADERBOARD);
    const secrets = "    secrets:\n      ANTHROPIC_API_KEY: ${{ secrets.ANTHROPIC_API_KEY }}\n";
    stage.write(".github/workflows/smoke.yml", smokeWorkflow({ shards: "4", key: "board" }) + secrets);
    const pull = await stage.openPull();
    const ended = await stage.run({
      workflow: "smoke.yml",
      event: "pull_request",
      payload: pull.payload,
      secrets: { ANTHROPIC_API_KEY: CANARY },
    });
    expect(ended.exit, ended.log).toBe(0);
    const [comment, ...others] = await stage.hub.adminList<{ body: string }>(`/issues/${pull.number}/comments`);
    expect(others).toEqual([]);
    const rows = (comment?.body ?? "").split("\n").filter((line) => /^\| .*\d of 24/.test(line));
    // By rank, whatever order they are declared in; what cannot be told apart shares its places.
    const cells = rows.map((row) => row.split(" | "));
    expect(
      cells.map((row) => row.slice(-4, -2)).map(([rank, passed]) => [rank, Number.parseInt(passed ?? "")]),
    ).toEqual([
      ["1", 24],
      ["2–3", 17],
      ["2–3", 13],
      ["4", 0],
    ]);
    expect(cells.map(([name]) => /strong|middling|similar|img/.exec(name ?? "")?.[0])).toEqual([
      ...["strong", "similar", "middling", "img"],
    ]);

    const check = stage.hub.calls
      .filter(({ path }) => path.includes("/check-runs"))
      .map(({ body }) => JSON.stringify(body));
    const told = [comment?.body ?? "", ...ended.summaries];
    for (const text of told) {
      expect(spoken(text)).not.toMatch(/<img|@octo|\]\(http:\/\/evil|::error/);
    }
    const stored = stage.results.artifacts.map(({ name }) => gunzipSync(stage.results.bytes(name)).toString("latin1"));
    for (const text of [...told, ...check, ...stored, ended.log]) expect(text).not.toContain(CANARY);
  });
});

describe.skipIf(skipUnless(findAct() !== null, "act"))("a swap of models", () => {
  it("compares base's candidate with head's and says what changed; another backend is not run, and nothing is green then", async () => {
    await using stage = await openStage();
    stage.write(".github/workflows/smoke.yml", smokeWorkflow({ swap: "true", key: "swap", shards: "2" }));
    await stage.commitToMain({ "bench.yaml": BENCH_YAML });
    const pull = await stage.openPull({ "bench.yaml": BENCH_YAML.replace("pass=0.2", "pass=0.97") });
    const ended = await stage.run({ workflow: "smoke.yml", event: "pull_request", payload: pull.payload });
    expect(ended.exit, ended.log).toBe(0);
    const [comment] = await stage.hub.adminList<{ body: string }>(`/issues/${pull.number}/comments`);
    expect(comment?.body).toContain("changes the model of `shaky` from `pass=0.2,seed=1` to `pass=0.97,seed=1`.");
    expect(comment?.body).toContain("## 🏆 shaky \\(head\\) is better than shaky \\(base\\)");

    const other = await stage.openPull({
      "bench.yaml": BENCH_YAML.replace("name: shaky, backend: stub", "name: shaky, backend: claude-code"),
    });
    const refused = await stage.run({
      workflow: "smoke.yml",
      event: "pull_request",
      payload: other.payload,
      runId: "8",
    });
    expect(refused.jobs, refused.log).toMatchObject({ prepare: "success", plan: "success", verdict: "failure" });
    expect(refused.log.match(/::warning.*which only a person with write permission may run/g)).toHaveLength(1);
    expect(stage.results.artifacts.filter(({ run }) => run === "8")).toEqual([]);

    const elsewhere = await stage.openPull({ "README.md": "No candidate changes.\n" });
    const nothing = await stage.run({
      workflow: "smoke.yml",
      event: "pull_request",
      payload: elsewhere.payload,
      runId: "9",
    });
    expect(nothing.jobs, nothing.log).toMatchObject({ plan: "success", verdict: "success" });
    expect(nothing.log).toContain("Nothing was compared.");
  });
});
