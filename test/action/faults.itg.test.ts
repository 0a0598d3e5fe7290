/** Every write that the Action makes, against a host that refuses it, limits it or fails. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findAct } from "../support/github/act.ts";
import type { Fault } from "../support/github/hub-server.ts";
import { openStage, type Pull, type Stage } from "../support/github/stage.ts";
import { skipUnless } from "../support/skip.ts";

const COMMENTS = /\/issues\/\d+\/comments$/;
const WRITES = {
  "comment-made": { method: "POST", path: COMMENTS, done: 201 },
  "comment-edited": { method: "PATCH", path: /\/issues\/comments\/\d+$/, done: 200 },
  "check-made": { method: "POST", path: /\/check-runs$/, done: 201 },
  "check-edited": { method: "PATCH", path: /\/check-runs\/\d+$/, done: 200 },
} as const;

interface Misfortune {
  readonly status: number;
  readonly times: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const MISFORTUNES = {
  forbidden: { status: 403, times: 99 },
  refused: { status: 422, times: 1 },
  "limited-long": { status: 429, times: 99, headers: { "retry-after": "3000" } },
  "limited-short": { status: 429, times: 1, headers: { "retry-after": "1" } },
  "down-once": { status: 502, times: 1 },
  down: { status: 503, times: 99 },
} as const satisfies Readonly<Record<string, Misfortune>>;

/** What the host sees of a write that meets it: which statuses it answers, in turn. */
const SEEN: Readonly<Record<keyof typeof MISFORTUNES, (done: number, write: string) => readonly number[]>> = {
  forbidden: () => [403],
  // A comment that is not taken is written once more with the verdict alone.
  refused: (done, write) => (write.startsWith("comment") ? [422, done] : [422]),
  "limited-long": () => [429],
  "limited-short": (done) => [429, done],
  "down-once": (done) => [502, done],
  down: () => [503, 503, 503, 503],
};

const CASES = Object.entries(WRITES).flatMap(([write, call]) =>
  Object.entries(MISFORTUNES).map(([name, misfortune]) => ({
    key: `${write}-${name}`,
    fault: { ...misfortune, method: call.method, path: call.path, holding: `:${write}-${name} -->` },
    seen: SEEN[name as keyof typeof MISFORTUNES](call.done, write),
  })),
);

const step = (inputs: Readonly<Record<string, string>>): string =>
  `      - uses: harness/benchmark-harness@v1
        continue-on-error: \${{ ${String(inputs["command"] === "chatops")} }}
        with: ${JSON.stringify({ ...inputs, "github-token": "${{ secrets.GITHUB_TOKEN }}" })}\n`;

const workflow = (name: string, on: string, steps: readonly string[]): string => `
name: ${name}
on: ${on}
permissions: {}
jobs:
  ${name}:
    runs-on: ubuntu-24.04
    permissions: { actions: write, pull-requests: write, checks: write }
    steps:
${steps.join("")}`;

const ANSWERS = Object.entries(MISFORTUNES).filter(([name]) => name !== "limited-short");
const PLACES = { issue: COMMENTS, review: /\/comments\/6\/replies$/ };
const STARTS = { w403: 403, w404: 404, w422: 422, w429: 429, w503: 503 };
const RERUNS = { r403: 403, r422: 422, r429: 429, r503: 503 };
const KINDS: Readonly<Record<number, string>> = {
  ...{ 403: "forbidden", 404: "missing", 422: "refused", 429: "limited", 503: "unavailable" },
};
const RUN_IDS: Readonly<Record<string, number>> = { fine: 200, r403: 403, r422: 422, r429: 429, r503: 503 };
const LONG = { "retry-after": "3000" };

describe.skipIf(skipUnless(findAct() !== null, "act"))("a write", () => {
  let stage: Stage;
  let pull: Pull;
  beforeAll(async () => {
    stage = await openStage();
    pull = await stage.openPull();
  });
  afterAll(() => stage[Symbol.asyncDispose]());

  const calls = (method: string, path: RegExp, holding: string) =>
    stage.hub.calls.filter(
      (call) => call.method === method && path.test(call.path) && JSON.stringify(call.body).includes(holding),
    );
  /** Writes as a job of ours did before. */
  const written = async (path: string, body: object): Promise<number> => {
    const reply = await fetch(`${stage.hub.url}/repos/octo/demo${path}`, {
      method: "POST",
      headers: { authorization: "token ghs_job", "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return ((await reply.json()) as { id: number }).id;
  };

  it("of a comment or a check run that fails costs itself alone, and is never made twice", async () => {
    for (const { key } of CASES) {
      const marker = `<!-- benchmark-harness:announce:${key} -->`;
      if (key.startsWith("comment-edited"))
        await written(`/issues/${pull.number}/comments`, { body: `${marker}\nbefore` });
      const check = { name: `benchmark / ${key}`, head_sha: pull.sha, external_id: marker, status: "in_progress" };
      if (key.startsWith("check-edited")) await written("/check-runs", check);
    }
    // Doubles of a comment, the oldest of which cannot be removed, or was removed by somebody else meanwhile.
    const doubles = new Map<string, Fault>();
    for (const [name, misfortune] of Object.entries({ ...MISFORTUNES, gone: { status: 404, times: 1, done: true } })) {
      const double = { body: `<!-- benchmark-harness:announce:doubled-${name} -->\nbefore` };
      const oldest = await written(`/issues/${pull.number}/comments`, double);
      for (const _ of [2, 3]) await written(`/issues/${pull.number}/comments`, double);
      doubles.set(name, { ...misfortune, method: "DELETE", path: new RegExp(`/issues/comments/${oldest}$`) });
    }
    const doubled = [...doubles.keys()].map((name) => `doubled-${name}`);
    stage.hub.faults.push(...CASES.map(({ fault }) => fault), ...[...doubles.values()].map((fault) => ({ ...fault })));
    stage.write(
      ".github/workflows/announce.yml",
      workflow(
        "announce",
        "pull_request",
        [...CASES.map(({ key }) => key), ...doubled].map((key) => step({ command: "announce", key })),
      ),
    );
    const before = stage.hub.calls.length;
    const ended = await stage.run({ workflow: "announce.yml", event: "pull_request", payload: pull.payload });
    expect(ended.exit, ended.log).toBe(0);
    const seen = (key: string, { method, path }: Pick<Fault, "method" | "path">) =>
      stage.hub.calls
        .slice(before)
        .filter((call) => call.method === method && path.test(call.path))
        .filter(({ body }) => JSON.stringify(body).includes(`:${key} -->`))
        .map(({ status }) => status);
    expect(Object.fromEntries(CASES.map(({ key, fault }) => [key, seen(key, fault)]))).toEqual(
      Object.fromEntries(CASES.map(({ key, seen }) => [key, seen])),
    );
    const removals = [...doubles].map(([name, { path }]) => [
      name,
      stage.hub.calls.filter((call) => call.method === "DELETE" && path.test(call.path)).map(({ status }) => status),
    ]);
    expect(Object.fromEntries(removals)).toEqual({
      ...Object.fromEntries(Object.entries(SEEN).map(([name, seen]) => [name, seen(204, "removal")])),
      gone: [404],
    });
    const comments = await stage.hub.adminList<{ body: string }>(`/issues/${pull.number}/comments`);
    const keys = comments.map(({ body }) => /benchmark-harness:announce:(\S+) -->/.exec(body)?.[1] ?? "");
    const left = ["forbidden", "refused", "limited-long", "down"].map((name) => `doubled-${name}`);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at).sort()).toEqual([...left].sort());
    expect(ended.log.match(/::warning::An older double of the comment could not be removed/g)).toHaveLength(
      left.length,
    );
    // The newest of them tells what there is to tell, whether the oldest is gone or not.
    for (const key of doubled)
      expect(comments.findLast(({ body }) => body.includes(`:${key} -->`))?.body, key).not.toContain("before");
    // What one write could not do, the other did.
    for (const { key } of CASES.filter(({ key }) => key.startsWith("comment")))
      expect(calls("POST", /\/check-runs$/, `:${key} -->`), key).toHaveLength(1);
    const warned = CASES.filter(({ seen }) => ![200, 201].includes(seen.at(-1) ?? 0)).length;
    expect(ended.log.match(/::warning::The (comment|check run) could not be written/g)).toHaveLength(warned);
  });

  it("of an answer in a thread that fails is a warning, and the job ends as it would have", async () => {
    const answers = Object.entries(PLACES).flatMap(([place, path]) =>
      ANSWERS.map(([name, fault]) => ({ ...fault, method: "POST", path, holding: `answer ${place} ${name}.`, place })),
    );
    stage.hub.faults.splice(0, Infinity, ...answers);
    const steps = answers.map(({ holding, place }) =>
      step({
        ...{ command: "publish", "without-report": "of this test", announced: "false", note: holding },
        ...{ "reply-to": `${place}:6`, pull: String(pull.number) },
      }),
    );
    stage.write(".github/workflows/answer.yml", workflow("answer", "workflow_dispatch", steps));
    const ended = await stage.run({ workflow: "answer.yml", event: "workflow_dispatch", payload: { inputs: {} } });
    expect(ended.exit, ended.log).toBe(0);
    for (const { method, path, holding, status } of answers)
      expect(
        calls(method, path, holding).map((call) => call.status),
        holding,
      ).toEqual([status]);
    expect(ended.log.match(/::warning::The answer could not be written/g)).toHaveLength(answers.length);
  });

  it.each([
    {
      ...{
        said: "/bench smoke",
        event: "issue_comment",
        place: { issue: { pull_request: {} } },
        answered: PLACES.issue,
      },
      ...{ input: "dispatch", writes: STARTS, path: (file: string) => `/workflows/${file}.yml/dispatches`, done: 204 },
    },
    {
      ...{ said: "/bench rerun", event: "pull_request_review_comment", place: {}, answered: PLACES.review },
      ...{
        input: "rerun",
        writes: RERUNS,
        path: (file: string) => `/runs/${RUN_IDS[file]}/rerun-failed-jobs`,
        done: 201,
      },
    },
  ])(
    "of a reaction to $said that fails stops nothing; that nothing could be started is said in the thread",
    async ({ said, event, place, answered, input, writes, path, done }) => {
      const files = ["fine", ...Object.keys(writes)];
      const ending = (file: string) => new RegExp(`${path(file)}$`);
      stage.hub.faults.splice(
        0,
        Infinity,
        ...[403, 422, 429, 502].map((status): Fault => ({
          ...{ method: "POST", path: /\/reactions$/, status, times: 1, headers: LONG },
        })),
        ...Object.entries(writes).map(([file, status]): Fault => ({
          ...{ method: "POST", path: ending(file), status, times: 99, headers: LONG },
        })),
      );
      for (const file of files) stage.hub.runs.push({ id: RUN_IDS[file] ?? 0, workflow: `${file}.yml`, sha: pull.sha });
      const steps = files.map((file) => step({ command: "chatops", dispatch: "none.yml", [input]: `${file}.yml` }));
      stage.write(".github/workflows/chat.yml", workflow("chat", event, steps));
      const before = stage.hub.calls.length;
      const number = pull.number;
      const payload = {
        action: "created",
        ...("issue" in place ? { issue: { number, ...place.issue } } : { pull_request: { number } }),
        comment: { id: 6, body: said, user: { login: "octo" } },
        repository: { default_branch: "main" },
      };
      const ended = await stage.run({ workflow: "chat.yml", event, payload });
      expect(ended.log.match(/::warning::The reaction could not be written/g)).toHaveLength(4);
      const posts = stage.hub.calls.slice(before).filter(({ method }) => method === "POST");
      const statuses = (of: RegExp) => posts.filter((call) => of.test(call.path)).map(({ status }) => status);
      expect(statuses(ending("fine")), ended.log).toEqual([done]);
      for (const [file, status] of Object.entries(writes)) expect(statuses(ending(file)), file).toEqual([status]);
      const answers = posts.filter((call) => answered.test(call.path)).map(({ body }) => String(body["body"]));
      expect(answers.map((text) => /^That could not be started \((\w+)\)/.exec(text)?.[1])).toEqual(
        Object.values(writes).map((status) => KINDS[status]),
      );
    },
  );
});
