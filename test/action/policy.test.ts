/** What may stand in the Action's own files and in the workflows that people copy. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { SHARD_MARKER } from "#core/annotation.ts";
import { projectFiles, projectRoot } from "../support/project-files.ts";

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly shell?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly uses?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly "timeout-minutes"?: number;
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly on: string | Readonly<Record<string, unknown>>;
  readonly permissions?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Action {
  readonly outputs?: Readonly<Record<string, unknown>>;
  readonly inputs?: Readonly<Record<string, { readonly required?: boolean }>>;
  readonly runs: {
    readonly using: string;
    readonly main?: string;
    readonly post?: string;
    readonly steps?: readonly Step[];
  };
}

const read = (path: string): string => readFileSync(join(projectRoot, path), "utf8");
const files = projectFiles();
const actions = files.filter((file) => /^(\.github\/actions\/[^/]+\/)?action\.yml$/.test(file));
const workflows = files.filter((file) => /^\.github\/(workflows|examples)\/.*\.yml$/.test(file));
const subActions = actions.filter((file) => file !== "action.yml");

/** Who may push a tag may write anyway, and no pull request starts such a workflow. */
const startsFromTags = ({ on }: Pick<Workflow, "on">): boolean =>
  typeof on === "object" && Object.keys(on).join() === "push" && Object.keys(on["push"] ?? {}).join() === "tags";

describe("every workflow, also those to copy", () => {
  it.each(workflows)(
    "%s grants nothing by default, to each job the least, and never runs on pull_request_target",
    (file) => {
      const { on, permissions, jobs } = parse(read(file)) as Workflow;
      expect(permissions).toEqual({});
      expect(typeof on === "string" ? [on] : Object.keys(on)).not.toContain("pull_request_target");
      for (const job of Object.values(jobs)) {
        expect(job.permissions).toBeTypeOf("object");
        if (job.uses === undefined) expect(job["timeout-minutes"]).toBeTypeOf("number");
        if (!startsFromTags({ on })) expect(Object.keys(job.permissions ?? {})).not.toContain("id-token");
      }
    },
  );

  it.each(workflows)("%s writes with a token only where nothing of a pull request is checked out or run", (file) => {
    const { on, jobs } = parse(read(file)) as Workflow;
    for (const { permissions = {}, steps = [] } of Object.values(jobs)) {
      if (startsFromTags({ on }) || !Object.values(permissions).includes("write")) continue;
      expect(
        steps.filter(({ run, uses = "" }) => run !== undefined || /actions\/(checkout|shard)\b/.test(uses)),
      ).toEqual([]);
    }
  });
});

describe("every step", () => {
  const steps = [
    ...actions.flatMap((file) => ((parse(read(file)) as Action).runs.steps ?? []).map((step) => ({ file, step }))),
    ...workflows.flatMap((file) =>
      Object.values((parse(read(file)) as Workflow).jobs).flatMap(({ steps: some = [] }) =>
        some.map((step) => ({ file, step })),
      ),
    ),
  ];

  it("has no expression in a script, where a branch's name would be code", () => {
    expect(steps.filter(({ step: { run = "" } }) => run.includes("${{"))).toEqual([]);
  });

  it("uses what lies in this repository, or a commit", () => {
    const foreign = steps.flatMap(({ file, step: { uses } }) =>
      uses === undefined || /^(\$\/|OWNER\/)/.test(uses) ? [] : [`${file}: ${uses}`],
    );
    expect(foreign.filter((line) => !/@[0-9a-f]{40}$/.test(line))).toEqual([]);
  });

  it("hands a sub-action only inputs that it has, and those that it must have", () => {
    for (const { file, step } of steps) {
      const [, name] = /^\$\/\.github\/actions\/(\w+)$/.exec(step.uses ?? "") ?? [];
      if (name === undefined) continue;
      const { inputs = {} } = parse(read(`.github/actions/${name}/action.yml`)) as Action;
      const given = Object.keys(step.with ?? {});
      expect(
        given.filter((input) => !Object.hasOwn(inputs, input)),
        `${file}: ${name}`,
      ).toEqual([]);
      const needed = Object.entries(inputs).flatMap(([input, { required }]) => (required === true ? [input] : []));
      expect(
        needed.filter((input) => !given.includes(input)),
        `${file}: ${name}`,
      ).toEqual([]);
    }
  });
});

/** What one name means may differ from command to command: whoever reads it in one list must find each. */
describe("action.yml", () => {
  interface Named {
    readonly description?: string;
    readonly default?: string;
  }
  type Listed = Readonly<Record<"inputs" | "outputs", Readonly<Record<string, Named>> | undefined>>;
  const whole = parse(read("action.yml")) as Listed;
  const commands = ["prepare", "plan", "shard", "report", "announce", "publish", "chatops", "swap"];
  const own = commands.map((command) => ({
    command,
    ...(parse(read(`.github/actions/${command}/action.yml`)) as Listed),
  }));

  it.each(["inputs", "outputs"] as const)(
    "says of each of its %s what every command that has it means by it",
    (kind) => {
      for (const { command, [kind]: named = {} } of own) {
        for (const [name, { description = "" }] of Object.entries(named)) {
          const told = whole[kind]?.[name]?.description ?? "";
          const after = told.slice(told.indexOf(`${description} (`) + description.length);
          const [, list = ""] = /^ \(([a-z, ]+)\)/.exec(after) ?? [];
          expect(list.split(", "), `${kind} ${name} of ${command}: ${told}`).toContain(command);
        }
      }
    },
  );

  it("has one default for a name, whichever command it is of", () => {
    for (const { command, inputs = {} } of own) {
      for (const [name, { default: fallback }] of Object.entries(inputs))
        if (fallback !== undefined) expect(whole.inputs?.[name]?.default, `${name} of ${command}`).toBe(fallback);
    }
  });
});

describe("the reusable workflow", () => {
  interface Outputs {
    readonly outputs?: Readonly<Record<string, string>>;
    readonly steps?: ReadonlyArray<Step & { readonly id?: string }>;
  }
  const called = parse(read(".github/workflows/benchmark.yml")) as {
    on: {
      workflow_call: Record<"inputs" | "secrets" | "outputs", Record<string, { description?: string; value?: string }>>;
    };
    jobs: Record<string, Outputs>;
  };
  const { inputs, secrets, outputs } = called.on.workflow_call;

  it("says of everything that it takes and gives what it is", () => {
    const all = Object.entries({ ...inputs, ...secrets, ...outputs });
    expect(all.filter(([, { description = "" }]) => description === "").map(([name]) => name)).toEqual([]);
  });

  it("gives only outputs that a step of the job has, and all of report and publish that callers can use", () => {
    for (const [name, { value = "" }] of Object.entries(outputs)) {
      const [, job = "", output = ""] = /^\$\{\{ jobs\.(\w+)\.outputs\.([\w-]+) \}\}$/.exec(value) ?? [];
      const { outputs: ofJob = {}, steps = [] } = called.jobs[job] ?? {};
      const [, id, given = ""] = /^\$\{\{ steps\.(\w+)\.outputs\.([\w-]+) \}\}$/.exec(ofJob[output] ?? "") ?? [];
      const [, action = ""] = /actions\/(\w+)$/.exec(steps.find((step) => step.id === id)?.uses ?? "") ?? [];
      expect(
        Object.keys((parse(read(`.github/actions/${action}/action.yml`)) as Action).outputs ?? {}),
        name,
      ).toContain(given);
    }
    const had = ["report", "publish"].flatMap((name) =>
      Object.keys((parse(read(`.github/actions/${name}/action.yml`)) as Action).outputs ?? {}),
    );
    // A folder of another machine, and what `publish` has told already.
    expect(had.filter((name) => !Object.hasOwn(outputs, name)).sort()).toEqual(["failure", "report-path"]);
  });
});

describe("whatever is to be copied", () => {
  it("names the major tag of this version, which a release makes", () => {
    const { version } = JSON.parse(read("package.json")) as { version: string };
    const copied = ["README.md", ...files.filter((file) => file.startsWith(".github/examples/"))];
    const tags = copied.flatMap((file) => [...read(file).matchAll(/uses: OWNER\/\S+@(\S+)/g)].map(([, tag]) => tag));
    expect(tags.length).toBeGreaterThan(5);
    expect(new Set(tags)).toEqual(new Set([`v${version.split(".")[0]}`]));
  });
});

describe("a sub-action", () => {
  const programs = subActions.filter((file) => (parse(read(file)) as Action).runs.using === "node24");

  it.each(programs)("%s declares exactly the inputs that its step reads", (file) => {
    const { inputs = {}, runs } = parse(read(file)) as Action;
    const [, name = ""] = /dist\/action\/(\w+)\.js$/.exec(runs.main ?? "") ?? [];
    const own = readFileSync(join(projectRoot, `src/action/steps/${name}.ts`), "utf8");
    const shared = own.includes("#action/tell.ts") ? read("src/action/tell.ts") : "";
    const named = [...`${own}${shared}`.matchAll(/\.(?:input|required|count|list|words)\(\s*"([\w-]+)"/g)].map(
      ([, input]) => input ?? "",
    );
    // What the opened step reads for those that ask.
    const opened = [
      ...(/\.key\b|planName|reportName/.test(`${own}${shared}`) ? ["key"] : []),
      ...(/\.hub\(\)/.test(`${own}${shared}`) || named.includes("run-id") ? ["github-token"] : []),
      ...(own.includes("workDir") ? ["working-directory"] : []),
    ];
    expect([...new Set([...named, ...opened])].sort()).toEqual(Object.keys(inputs).sort());
  });
});

describe("the table of what each sub-action's token must be allowed", () => {
  const rows = [...read(".github/actions/README.md").matchAll(/^\| \[(\w+)\]\(\1\/action\.yml\) +\| (.*?) +\|/gm)];
  const needed = new Map(
    rows.map(([, name = "", allowed = ""]) => [name, allowed.match(/(?<=`)[\w-]+: \w+(?=`)/g) ?? []]),
  );

  it("has a row for each of them", () => {
    expect([...needed.keys()].sort()).toEqual(subActions.map((file) => file.split("/")[2]).sort());
  });

  it("is what the jobs of the reusable workflow are given: no less, and nothing but a checkout's more", () => {
    const { jobs } = parse(read(".github/workflows/benchmark.yml")) as Workflow;
    for (const [name, { permissions = {}, steps = [] }] of Object.entries(jobs)) {
      const used = steps.flatMap(({ uses = "" }) => /^\$\/\.github\/actions\/(\w+)$/.exec(uses)?.[1] ?? []);
      const checkout = steps.some(({ uses = "" }) => uses.startsWith("actions/checkout@")) ? ["contents: read"] : [];
      // Another run's artifacts are for a workflow of their own.
      const wanted = used.filter((action) => action !== "report").flatMap((action) => needed.get(action) ?? []);
      const given = Object.entries(permissions).map(([scope, level]) => `${scope}: ${level}`);
      expect(given.sort(), name).toEqual([...new Set([...wanted, ...checkout])].sort());
    }
  });
});

describe("the step that runs a shard", () => {
  it("marks its process with the variable that is looked for after it, and with no other", () => {
    const { runs } = parse(read(".github/actions/shard/action.yml")) as Action;
    const { env = {}, run = "" } = runs.steps?.find((step) => step.run !== undefined) ?? {};
    expect(Object.keys(env).filter((name) => env[name]?.includes("outputs.marker"))).toEqual([SHARD_MARKER]);
    expect(run).toMatch(new RegExp(`^BENCH_KEEP=" .*\\b${SHARD_MARKER}\\b`, "m"));
  });
});

describe("the command line, which runs agents", () => {
  it("reaches no file of dist/ that holds an SDK of GitHub, be it loaded at once or later", () => {
    const seen = new Set<string>();
    const visit = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const [, path = ""] of read(file).matchAll(/\brequire\("(\.{1,2}\/[^"]+\.js)"\)/g))
        visit(normalize(join(dirname(file), path)));
    };
    visit("dist/cli/benchmark.js");
    visit("dist/cli/bench.js");
    expect(seen.size).toBeGreaterThan(10);
    const held = [...seen].filter((file) =>
      /node_modules\/@(actions|octokit)\/|ACTIONS_RUNTIME_TOKEN/.test(read(file)),
    );
    expect(held).toEqual([]);
  });
});

describe("the job `verdict`", () => {
  const { jobs } = parse(read(".github/workflows/benchmark.yml")) as Workflow;
  const [step] = jobs["verdict"]?.steps ?? [];

  it("hears of a gate, or of nothing to do, only from jobs that have all succeeded", () => {
    const succeeded = (expression = "") =>
      [...expression.matchAll(/needs\.(\w+)\.result == 'success' &&/g)].map(([, job]) => job);
    expect(succeeded(step?.env?.["GATE"])).toEqual(["prepare", "plan", "report"]);
    expect(succeeded(step?.env?.["NOTHING"])).toEqual(["prepare", "plan"]);
    for (const name of ["GATE", "NOTHING"])
      expect(step?.env?.[name]?.split("'success'").join("")).not.toMatch(/\|\| (?!'')/);
  });

  it.each([
    [0, { GATE: "0" }],
    [1, { GATE: "1" }],
    [3, { GATE: "" }],
    [3, { GATE: "00" }],
    [3, { GATE: "null" }],
    [0, { GATE: "", NOTHING: "true" }],
    [3, { GATE: "", NOTHING: "false" }],
    [3, { GATE: "0", BLOCKED: "true" }],
    [3, {}],
  ])("exits with %d for %j", (exit, env) => {
    const { status } = spawnSync("bash", ["-e", "-c", step?.run ?? ""], { env: { PATH: process.env["PATH"], ...env } });
    expect(status).toBe(exit);
  });
});
