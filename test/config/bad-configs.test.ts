import { expect, test } from "vitest";
import { parseCompareConfig } from "#config/load.ts";

/** Two candidates that nothing is wrong with, in the YAML cases: lines 1 to 4. */
const GOOD = "benchmark: mini\ncandidates:\n  - backend: stub\n  - { backend: stub, model: fail }\n";

/** `line:column path` and a piece of the message and the hint. The config holds these problems and no others. */
type Expected = readonly [place: string, message: RegExp, hint?: RegExp];

interface Case {
  readonly title: string;
  readonly text: string;
  readonly source?: string;
  readonly problems: readonly Expected[];
}

const cases: readonly Case[] = [
  {
    title: "a misspelt key is answered with the nearest one",
    text: `${GOOD}thershold: 0.01\n`,
    problems: [["5:1 thershold", /not a known key/, /Did you mean threshold\?/]],
  },
  {
    title: "a key that people write for another is answered with that one",
    text: `${GOOD}options: { a: 1 }\n`,
    problems: [["5:1 options", /not a known key/, /Did you mean benchmark_options\?/]],
  },
  {
    title: "a key like no other is answered with all of them",
    text: `${GOOD}zzzzzzzz: 1\n`,
    problems: [["5:1 zzzzzzzz", /not a known key/, /benchmark, .*candidates, .*order/]],
  },
  {
    title: "a misspelt key of a candidate is answered with a key of candidates",
    text: "benchmark: mini\ncandidates:\n  - { backend: stub, modell: x }\n  - { backend: codex }\n",
    problems: [["3:22 candidates[0].modell", /not a known key/, /Did you mean model\?/]],
  },
  {
    title: "task and runs of one candidate are refused by name, with the reason",
    text: "benchmark: mini\ncandidates:\n  - backend: stub\n    task: [a]\n  - backend: codex\n    runs: 3\n",
    problems: [
      ["4:5 candidates[0].task", /not paired/, /Set task once, at the top level/],
      ["6:5 candidates[1].runs", /not paired/, /Set runs once, at the top level/],
    ],
  },
  {
    title: "settings of the comparison and of a candidate are sent to each other's level",
    text: "benchmark: mini\nmodel: x\ncandidates:\n  - { backend: stub, seed: 1 }\n  - { backend: codex }\n",
    problems: [
      ["2:1 model", /key of a candidate/, /in an item of candidates/],
      ["4:22 candidates[0].seed", /whole comparison/, /at the top level/],
    ],
  },
  {
    title: "a key that a candidate's program does not have is answered with those it has",
    text: "benchmark: mini\ncandidates:\n  - { backend: stub }\n  - backend: command\n    command: { argv: [a], timeout: 3, shell: true }\n",
    problems: [
      ["5:27 candidates[1].command.timeout", /not a known key/, /Did you mean timeout_seconds\?|argv/],
      ["5:39 candidates[1].command.shell", /not a known key/, /argv, transcript/],
    ],
  },
  {
    title: "a program without arguments, as one line for a shell, or with a protocol nobody speaks is explained",
    text: "benchmark: mini\ncandidates:\n  - { backend: command, name: a, command: {} }\n  - { backend: command, name: b, command: { argv: my-agent --x, protocol: openai } }\n",
    problems: [
      ["3:34 candidates[0].command.argv", /is missing/, /argv: \[my-agent/],
      ["4:51 candidates[1].command.argv", /must be a list/, /Write a list/],
      ["4:75 candidates[1].command.protocol", /must be anthropic, openai-chat/, /Did you mean/],
    ],
  },
  {
    title: "a key that a budget does not have is answered with those it has",
    text: `${GOOD}budget: { run_token: 5 }\n`,
    problems: [["5:11 budget.run_token", /not a known key/, /Did you mean run_tokens\?/]],
  },
  {
    title: "a routing scenario is refused by name, without asking for what it does not have",
    text: "scenario: hybrid-routing\narms: []\ncost_basis: measured\n",
    problems: [
      ["1:1 scenario", /routing scenario/, /not implemented yet/],
      ["2:1 arms", /routing scenario/],
      ["3:1 cost_basis", /routing scenario/],
    ],
  },
  ...["trials", "trial_seeds", "event_stream", "budget_ceiling_usd", "tier1_only_tasks", "delegate_tasks"].map(
    (key): Case => ({
      title: `${key} among candidates is refused as part of a scenario`,
      text: `${GOOD}${key}: 1\n`,
      problems: [[`5:1 ${key}`, /routing scenario/, /another command/]],
    }),
  ),
  {
    title: "backend and model in one word are taken apart, with the model's own colons whole",
    text: "benchmark: mini\ncandidates:\n  - backend: ollama:qwen:7b\n  - backend: stub\n",
    problems: [["3:14 candidates[0].backend", /joins two fields/, /backend: "ollama" and model: "qwen:7b"/]],
  },
  {
    title: "two candidates cannot go by one default name",
    text: "benchmark: mini\ncandidates:\n  - backend: stub\n  - backend: stub\n",
    problems: [["4:5 candidates[1]", /goes by "stub".*name of candidates\[0\]/, /Set a name/]],
  },
  {
    title: "a given name cannot be another's default name",
    text: "benchmark: mini\ncandidates:\n  - { backend: stub, model: a }\n  - { backend: codex, name: 'stub:a' }\n",
    problems: [["4:29 candidates[1].name", /has the name of candidates\[0\]/]],
  },
  {
    title: "names cannot differ in case alone",
    text: "benchmark: mini\ncandidates:\n  - { backend: stub, name: Opus }\n  - { backend: stub, name: opus }\n",
    problems: [
      [
        "4:28 candidates[1].name",
        /differs only in case or in how accents are written from the name of candidates\[0\]/,
      ],
    ],
  },
  {
    title: "names cannot differ in how an accent is composed alone",
    text: "benchmark: mini\ncandidates:\n  - { backend: stub, name: caf\u00e9 }\n  - { backend: stub, name: cafe\u0301 }\n",
    problems: [
      [
        "4:28 candidates[1].name",
        /differs only in case or in how accents are written from the name of candidates\[0\]/,
      ],
    ],
  },
  {
    title: "a baseline may be the candidate whose name could not be read",
    text: "benchmark: mini\ncandidates:\n  - { backend: stub }\n  - { backend: stub, name: 7 }\nbaseline: '7'\n",
    problems: [["4:28 candidates[1].name", /must be a string/]],
  },
  {
    title: "what is nested too deeply is reported where it becomes so",
    text: `benchmark: ${"[".repeat(100)}${"]".repeat(100)}\n`,
    problems: [[`1:75 benchmark${"[0]".repeat(63)}`, /nested too deeply/, /four levels/]],
  },
  {
    title: "names are not empty, not long, and hold no control characters and no outer spaces",
    text: [
      "benchmark: mini",
      "candidates:",
      '  - { backend: stub, name: "" }',
      `  - { backend: stub, name: ${"x".repeat(201)} }`,
      '  - { backend: stub, name: "a\\tb" }',
      '  - { backend: stub, name: "a\\u202eb" }',
      '  - { backend: stub, name: " a" }',
    ].join("\n"),
    problems: [
      ["3:28 candidates[0].name", /must not be empty/],
      ["4:28 candidates[1].name", /at most 200 characters/],
      ["5:28 candidates[2].name", /control characters/],
      ["6:28 candidates[3].name", /control characters/],
      ["7:28 candidates[4].name", /begin or end with a space/],
    ],
  },
  {
    title: "a default name that is too long asks for a name",
    text: `benchmark: mini\ncandidates:\n  - { backend: stub, model: ${"x".repeat(200)} }\n  - { backend: stub }\n`,
    problems: [["3:5 candidates[0]", /needs a name/, /Set name/]],
  },
  {
    title: "variables have valid names and strings for values, which no message repeats",
    text: "benchmark: mini\ncandidates:\n  - { backend: stub }\n  - backend: codex\n    env:\n      PORT: 80801\n      1A: x\n      A-B: x\n",
    problems: [
      ["6:13 candidates[1].env.PORT", /^must be a string, but is a number\.$/, /^Put it in quotes\.$/],
      ['7:7 candidates[1].env["1A"]', /not a valid name/],
      ["8:7 candidates[1].env.A-B", /not a valid name/],
    ],
  },
  {
    title: "a variable cannot be both set and unset",
    text: "benchmark: mini\ncandidates:\n  - { backend: stub }\n  - { backend: codex, env: { A: x }, unset_env: [B, A] }\n",
    problems: [["4:53 candidates[1].unset_env[1]", /A is also set, in candidates\[1\]\.env/, /not both/]],
  },
  {
    title: "a key that JavaScript would lose is refused",
    text: `${GOOD}benchmark_options: { __proto__: 1 }\n`,
    problems: [["5:22 benchmark_options.__proto__", /cannot be used as a name/]],
  },
  {
    title: "percent where a fraction belongs is explained by its unit",
    text: `${GOOD}alpha: 5\nthreshold: 1\nmargin: 2.5%\nmax_excluded: 10\n`,
    problems: [
      ["5:8 alpha", /its unit is a fraction/, /5 percent is 0\.05/],
      ["6:12 threshold", /its unit is a fraction/, /1 percent is 0\.01/],
      ["7:9 margin", /its unit is a fraction/, /2\.5 percent is 0\.025/],
      ["8:15 max_excluded", /its unit is a fraction/, /10 percent is 0\.1/],
    ],
  },
  {
    title: "fractions have bounds",
    text: `${GOOD}alpha: 0\nthreshold: -0.1\nmargin: 0\nmax_excluded: 1000\n`,
    problems: [
      ["5:8 alpha", /more than 0, but is 0/],
      ["6:12 threshold", /at least 0, but is -0\.1/],
      ["7:9 margin", /more than 0, but is 0/],
      ["8:15 max_excluded", /at most 1, but is 1000/],
    ],
  },
  {
    title: "numbers are finite",
    text: `${GOOD}alpha: .nan\nmargin: .inf\nseed: 1e999\nbenchmark_options: { a: .inf }\n`,
    problems: [
      ["5:8 alpha", /finite number/],
      ["6:9 margin", /finite number/],
      ["7:7 seed", /whole number/],
      ["8:25 benchmark_options.a", /string, a number, true or false/],
    ],
  },
  {
    title: "whole numbers are no booleans, fractions, words, or nothing",
    text: `${GOOD}runs: true\nattempt_timeout_seconds: 1.5\nseed: "7"\nconcurrency:\n`,
    problems: [
      ["5:7 runs", /whole number, but is true/],
      ["6:26 attempt_timeout_seconds", /whole number, but is 1\.5/],
      ["7:7 seed", /whole number, but is "7"/],
      ["8:1 concurrency", /is empty/, /take the key out/],
    ],
  },
  {
    title: "whole numbers have bounds, the timeout that of Node's timers",
    text: `${GOOD}runs: 0\nattempt_timeout_seconds: 2147484\nseed: -1\nconcurrency: 0\n`,
    problems: [
      ["5:7 runs", /at least 1, but is 0/],
      ["6:26 attempt_timeout_seconds", /at most 2147483/],
      ["7:7 seed", /at least 0/],
      ["8:14 concurrency", /at least 1/],
    ],
  },
  {
    title: "words from a list are answered with the list",
    text: `${GOOD}rule: pared\norder: random\ncluster: lang\n`,
    problems: [
      ["5:7 rule", /paired or compat, but is "pared"/, /Did you mean paired\?/],
      ["6:8 order", /interleaved or sequential/],
      ["7:10 cluster", /none, language or repo/, /Did you mean language\?/],
    ],
  },
  {
    title: "a baseline that is nobody's name is answered with the nearest name",
    text: `${GOOD}baseline: stub:fial\n`,
    problems: [["5:11 baseline", /name of no candidate/, /Did you mean stub:fail\?/]],
  },
  {
    title: "tasks are a list that is not empty, of words",
    text: `${GOOD}task: []\n`,
    problems: [["5:1 task", /must not be empty/, /Leave task out/]],
  },
  {
    title: "one task without its list is answered with the list",
    text: `${GOOD}task: python/*\n`,
    problems: [["5:7 task", /must be a list/, /\["python\/\*"\]/]],
  },
  {
    title: "items of a list are counted from 0",
    text: `${GOOD}task:\n  - a\n  - ""\n  - 3\n`,
    problems: [
      ["7:5 task[1]", /must not be empty/],
      ["8:5 task[2]", /must be a string, but is 3/, /"3"/],
    ],
  },
  {
    title: "one candidate cannot be compared",
    text: "benchmark: mini\ncandidates:\n  - backend: stub\n",
    problems: [["2:1 candidates", /at least 2 candidates, but holds 1/, /`run`/]],
  },
  {
    title: "no candidate is as wrong as no list of them",
    text: "benchmark: mini\ncandidates: []\n",
    problems: [["2:1 candidates", /must not be empty/]],
  },
  {
    title: "what is missing is reported where it belongs",
    text: "runs: 1\ncandidates:\n  - name: a\n  - backend: stub\n",
    problems: [
      ["1:1 benchmark", /is missing/, /benchmark: mini/],
      ["3:5 candidates[0].backend", /is missing/, /backend: claude-code/],
    ],
  },
  {
    title: "a candidate that is one word is answered with a map",
    text: "benchmark: mini\ncandidates: [stub, { backend: stub }]\n",
    problems: [["2:14 candidates[0]", /must be a map, but is "stub"/, /"backend": "stub"/]],
  },
  { title: "a list is no config", text: "- a\n", problems: [["1:1 ", /must be a map, but is a list/]] },
  {
    title: "a key given twice is reported at its second place, in YAML",
    text: `${GOOD}runs: 1\nruns: 2\n`,
    problems: [["6:1 runs", /given twice/]],
  },
  {
    title: "a key given twice is reported at its second place, in JSON with tabs",
    source: "c.json",
    text: '{\n\t"benchmark": "mini",\n\t"candidates": [{"backend": "a"}, {"backend": "b",\n\t\t"backend": "c"}]\n}',
    problems: [["4:3 candidates[1].backend", /given twice/]],
  },
  {
    title: "a problem in JSON has its line and column",
    source: "c.json",
    text: '{\n\t"benchmark": "mini",\n\t"runs": 0,\n\t"candidates": [{"backend": "a"}, {"backend": "b"}]\n}',
    problems: [["3:10 runs", /at least 1/]],
  },
  {
    title: "JSON has no trailing commas",
    source: "c.json",
    text: '{\n  "benchmark": "mini",\n}',
    problems: [["3:1 ", /not JSON: here belongs a key in double quotes/, /name the file \.yaml/]],
  },
  {
    title: "a glob without quotes is explained",
    text: `${GOOD}task:\n  - */leap\n`,
    problems: [["6:5 task[0]", /leading \* stands for an anchor/, /in quotes/]],
  },
  {
    title: "tags are refused, unresolved",
    text: `${GOOD}baseline: !!js/function 'function () {}'\nrule: !mine paired\n`,
    problems: [
      ["5:25 baseline", /Tags/],
      ["6:13 rule", /Tags/],
    ],
  },
  {
    title: "binary tags are tags too",
    text: `${GOOD}baseline: !!binary aGk=\n`,
    problems: [["5:20 baseline", /Tags/]],
  },
  { title: "a second document is refused", text: `${GOOD}---\nruns: 2\n`, problems: [["6:1 ", /second document/]] },
  { title: "comments alone are no config", text: "# nothing\n", problems: [["1:1 ", /holds no configuration/]] },
  { title: "an alias cannot hold itself", text: "a: &a\n  - *a\n", problems: [["2:5 a[0]", /holds the alias itself/]] },
  {
    title: "a merge key takes in maps only",
    text: `${GOOD}<<: [x]\n`,
    problems: [['5:1 ["<<"]', /takes in other maps/]],
  },
  { title: "a tab cannot indent", text: "benchmark:\n\tmini: 1\n", problems: [["2:1 ", /tab/, /spaces/]] },
  {
    title: "only the first fault of broken YAML is reported",
    text: "benchmark: 'mini\ncandidates: [\n",
    problems: [["3:1 ", /not closed/]],
  },
];

test.each(cases)("$title", async ({ text, source = "c.yaml", problems }) => {
  const loaded = await parseCompareConfig(text, source);
  const found = loaded.problems.map(({ line, column, path }) => `${line}:${column} ${path}`);
  expect(found.toSorted()).toEqual(problems.map(([place]) => place).toSorted());
  for (const [place, message, hint] of problems) {
    const problem = loaded.problems[found.indexOf(place)]!;
    expect(problem.message).toMatch(message);
    if (hint !== undefined) expect(problem.hint).toMatch(hint);
  }
  expect(loaded.shape).toBeNull();
});
