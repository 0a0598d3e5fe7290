import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Hub, HubFault, type HubPull } from "#core/hub.ts";
import { expandTasks } from "#config/task-globs.ts";
import { hear } from "#github/chatops.ts";
import { parseCommand } from "#github/chatops-command.ts";

const SHA = "0123456789abcdef0123456789abcdef01234567";

describe("a comment", () => {
  it.each([
    [
      "/bench compare sonnet opus --task 'python/*' --runs 3",
      { kind: "compare", candidates: ["sonnet", "opus"], tasks: ["python/*"], runs: 3, sha: null },
    ],
    ["/bench 0123456789ab smoke", { kind: "smoke", sha: "0123456789ab" }],
    ["/bench rerun\nplease", { kind: "rerun", sha: null }],
    ["/bench compare --runs 2", { kind: "compare", candidates: [], tasks: [], runs: 2, sha: null }],
    ["/bench swap", { kind: "swap", candidate: null, tasks: [], runs: null, sha: null }],
    [
      "/bench 0123456789ab swap sonnet --runs 3 --task 'python/*'",
      { kind: "swap", candidate: "sonnet", tasks: ["python/*"], runs: 3, sha: "0123456789ab" },
    ],
    [
      `/bench compare stub:pass=1,seed=1 b --task '[a-t]*' --task "{go,python}/leap" --task sympy__sympy-12[!3]45 --task 'c++/[^x]?'`,
      {
        kind: "compare",
        candidates: ["stub:pass=1,seed=1", "b"],
        tasks: ["[a-t]*", "{go,python}/leap", "sympy__sympy-12[!3]45", "c++/[^x]?"],
        runs: null,
        sha: null,
      },
    ],
    ["/bench", { kind: "help" }],
    ["/bench help", { kind: "help" }],
    ["/Bench Help", { kind: "help" }],
    ["/BENCH Compare a B --runs 999", { kind: "compare", candidates: ["a", "B"], tasks: [], runs: 999, sha: null }],
  ])("%j is a command", (body, command) => {
    expect(parseCommand(body)).toEqual(command);
  });

  it.each(["bench smoke", "/benchmark smoke", " /bench smoke", "> /bench smoke", "see\n/bench smoke", ""])(
    "%j is none",
    (body) => {
      expect(parseCommand(body)).toBeNull();
    },
  );

  it.each([
    "/bench compare one",
    "/bench swap one two",
    "/bench swap --env KEY=1",
    "/bench compare a b --runs 0",
    "/bench compare a b --env KEY=1",
    "/bench compare a b --task",
    "/bench compare a b --task --runs 3",
    "/bench compare a b --task ''",
    "/bench compare a b --task '$(id)'",
    "/bench compare a b --task '`id`'",
    "/bench compare a b --task '[a]* [b]*'",
    "/bench compare a b --task '{a;id}'",
    "/bench compare a b --task '[a]\\'",
    `/bench compare a b --task '${"*a".repeat(20)}b'`,
    `/bench compare a b --task '${"{a,a}".repeat(20)}b'`,
    "/bench compare a b --task '<img>'",
    "/bench compare a b --task '%0A::error::x'",
    `/bench compare a b --task '${"[a]".repeat(67)}'`,
    "/bench compare a `id` b",
    "/bench compare a 'b",
    "/bench smoke $(id)",
    "/bench 01234 smoke",
    `/bench ${"x".repeat(2000)}`,
  ])("%j is not understood", (body) => {
    expect(parseCommand(body)).toMatchObject({ kind: "unknown" });
  });

  it.each([
    ["/bench compare a b --runs 1000", "`--runs` takes a whole number from 1 to 999"],
    ["/bench compare a b --runs", "`--runs` takes a whole number from 1 to 999"],
    ["/bench swap --task", "`--task` needs a task id or a glob behind it"],
    ["/bench swap --task `id`", "`--task` takes an id or a glob"],
    [`/bench ${"x".repeat(2000)}`, "no longer than 1000 characters"],
    ["/bench 0123456 smoke", "with 12 digits or more"],
    ["/bench compare a `id`", "the name of a candidate is"],
  ])("%j says what is wrong, with the limit", (body, problem) => {
    expect(parseCommand(body)).toEqual({ kind: "unknown", problem: expect.stringContaining(problem) as string });
  });

  it("never gives anything that a shell would read, whatever is written", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const compare = parseCommand(`/bench compare ${text}`);
        const swap = parseCommand(`/bench swap ${text}`);
        const words = [
          ...(compare?.kind === "compare" ? [...compare.candidates, ...compare.tasks] : []),
          ...(swap?.kind === "swap" ? [swap.candidate ?? "x", ...swap.tasks] : []),
        ];
        for (const word of words) expect(word).toMatch(/^[^\s\0-\x1f"'`$\\;&|<>()#~%\x7f-\uffff]+$/);
      }),
    );
  });
});

const ODD = "[ ] { } ! ^ , . * ? + @ = a - z 0 /".split(" ");

it("a glob out of a comment ends, whatever it is made of, and takes none but tasks that there are", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...ODD), minLength: 1, maxLength: 200 }), (glob) => {
      const command = parseCommand(`/bench compare a b --task '${glob}'`);
      const choices = glob.match(/\*+|\{/g) ?? [];
      if (glob.startsWith("-") || choices.length > 4) {
        expect(command?.kind).toBe("unknown");
        return;
      }
      expect(command).toMatchObject({ kind: "compare", tasks: [glob] });
      const ids = ["a", "python/leap", "sympy__sympy-1", "a[0]", "z{a,b}"];
      expect(ids).toEqual(expect.arrayContaining([...expandTasks([glob], ids).ids]));
    }),
  );
});

/** A host that keeps a list of what it was asked to do. */
function hubOf(pull: Partial<HubPull>, writers: readonly string[]): { hub: Hub; done: string[] } {
  const done: string[] = [];
  const note = (what: string) => async () => void done.push(what);
  const head: HubPull = {
    number: 5,
    open: true,
    headSha: SHA,
    headRef: "topic",
    headRepository: "octo/demo",
    baseRef: "main",
    defaultBranch: "main",
    ...pull,
  };
  const hub: Partial<Hub> = {
    mayWrite: async (user) => writers.includes(user),
    pull: async () => head,
    react: async (_, content) => void done.push(content),
    answer: note("answer"),
    dispatch: async (workflow, ref, inputs) =>
      void done.push(`${workflow} ${ref} ${inputs["sha"]} ${inputs["candidates"] ?? ""}`),
    newestRun: async () => 9,
    rerunFailed: async (run) => void done.push(`rerun ${run}`),
  };
  return { hub: hub as Hub, done };
}

const CHAT = { repository: "octo/demo", workflow: "swap.yml", ref: "main", rerun: "smoke.yml", warn: () => undefined };
const said = (body: string, login = "octo", action = "created") => ({
  name: "issue_comment",
  payload: { action, issue: { number: 5, pull_request: {} }, comment: { id: 1, body, user: { login } } },
});

describe("/bench", () => {
  it("starts the workflow of the default branch, pinned to the head, for who may write", async () => {
    const { hub, done } = hubOf({}, ["octo"]);
    expect(await hear(said("/bench compare a b"), CHAT, hub)).toMatchObject({ did: "dispatched" });
    expect(done).toEqual(["eyes", `swap.yml main ${SHA} a b`, "rocket"]);
  });

  it.each([
    ["an outsider", said("/bench compare a b", "outsider")],
    ["an edited comment", said("/bench compare a b", "octo", "edited")],
    ["talk", said("what about /bench?")],
  ])("meets silence from %s", async (_, event) => {
    const { hub, done } = hubOf({}, ["octo"]);
    expect(await hear(event, CHAT, hub)).toMatchObject({ did: "nothing" });
    expect(done).toEqual([]);
  });

  it("on a fork runs only the head that its writer named", async () => {
    const fork = { headRepository: "guest/demo" };
    const unnamed = hubOf(fork, ["octo"]);
    expect(await hear(said("/bench smoke"), CHAT, unnamed.hub)).toMatchObject({ did: "refused" });
    expect(unnamed.done).toEqual(["eyes", "confused", "answer"]);
    const moved = hubOf({ ...fork, headSha: SHA.replace(/^0/, "f") }, ["octo"]);
    expect(await hear(said(`/bench ${SHA.slice(0, 12)} smoke`), CHAT, moved.hub)).toMatchObject({ did: "refused" });
    const named = hubOf(fork, ["octo"]);
    expect(await hear(said(`/bench ${SHA.slice(0, 12)} smoke`), CHAT, named.hub)).toMatchObject({ did: "dispatched" });
  });

  it("starts what was asked for though it cannot say so, and says what it cannot start", async () => {
    const down = () => Promise.reject(new HubFault("unavailable", "down"));
    const mute = hubOf({}, ["octo"]);
    const warnings: string[] = [];
    const chat = { ...CHAT, warn: (text: string) => void warnings.push(text) };
    expect(await hear(said("/bench smoke"), chat, { ...mute.hub, react: down })).toMatchObject({ did: "dispatched" });
    expect(warnings).toEqual(Array(2).fill("The reaction could not be written (unavailable): down"));

    const stuck = hubOf({}, ["octo"]);
    await expect(hear(said("/bench smoke"), CHAT, { ...stuck.hub, dispatch: down })).rejects.toThrow("down");
    expect(stuck.done).toEqual(["eyes", "confused", "answer"]);
    const unrun = hubOf({}, ["octo"]);
    const heard = await hear(said("/bench rerun"), CHAT, { ...unrun.hub, newestRun: async () => null });
    expect(heard).toMatchObject({ did: "refused", why: `There is no run of ${SHA.slice(0, 12)} to run again.` });
  });

  it("helps a writer who was not understood", async () => {
    const { hub, done } = hubOf({}, ["octo"]);
    expect(await hear(said("/bench mark"), CHAT, hub)).toMatchObject({ did: "helped" });
    expect(done).toEqual(["confused", "answer"]);
  });
});
