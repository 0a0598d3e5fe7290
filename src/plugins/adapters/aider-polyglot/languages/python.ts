import type { IsolationSpec } from "#core/task.ts";
import { withPrints } from "../feedback.ts";
import type { TestResult, Language } from "../language.ts";
import { GRADER, tools } from "../toolkit.ts";

const RESULTS = "tests.jsonl";
/** What `run.py` ends with when the solution tinkered with the tests. */
const TAMPERED = 86;

const SCRIPTS = ["run", "planted", "doubt", "hook", "guard", "record", "closed", "kept"].map((name) => `${name}.py`);

/** Of pytest and all that it needs. */
const PINNED = ["iniconfig==2.1.0", "packaging==25.0", "pluggy==1.6.0", "pygments==2.19.2", "pytest==8.4.2"];

const VENV: IsolationSpec = {
  tier: "worktree+venv",
  python: "python3",
  install_command: `python -m pip install --quiet --disable-pip-version-check ${PINNED.join(" ")}`,
  verify_imports: ["pytest"],
};

/** unittest classes, run by pytest in a virtual environment. */
export const python: Language = {
  id: "python",
  toolchains: [
    {
      id: "python3", // of its tier, which does not mind the version
      probe: ["python3", "--version"],
      version: /Python (\d+(?:\.\d+)*)/,
      atLeast: [3, 9],
      install: { apt: ["python3"] },
    },
  ],
  isolation: VENV,
  environments: () => [],
  graded: ({ files, tests }) =>
    new Map([...[...files].filter(([path]) => tests.includes(path)), ...tools("python", SCRIPTS, GRADER)]),
  protected: () => [
    "**/*_test.py",
    "**/test_*.py",
    "**/conftest.py",
    "**/sitecustomize.py",
    "**/usercustomize.py",
    "**/*.pth",
    "**/*.py[co]",
    "pytest.py",
    "unittest/**",
    "unittest.py",
    "pytest.ini",
    ".pytest.ini",
    "pyproject.toml",
    "setup.cfg",
    "setup.py",
    "tox.ini",
    "Makefile",
  ],
  byproducts: ["**/__pycache__/**", "**/.pytest_cache/**", ".venv/**", "venv/**"],
  verify: ({ tests }, timeoutMs) => ({
    // Isolated: neither the folder nor the environment has a say in what is loaded before the tests are.
    argv: ["python", "-I", "-B", `${GRADER}/run.py`, `{results}/${RESULTS}`, ...tests],
    env: { PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1", PYTHONHASHSEED: "0" },
    results: [RESULTS],
    timeoutMs,
  }),
  results(_exercise, { exitCode, results }) {
    const lines = readLines(results?.[RESULTS] ?? "");
    if (lines === null) return null;
    const tests = lines.filter(isResult);
    const ended = lines.length === tests.length + 1 && lines.at(-1)?.["end"] === exitCode;
    if (!ended) return exitCode === 0 || tests.length === 0 ? null : tests;
    return tests;
  },
  transcript(exercise, { stdout, stderr, results }) {
    const lines = readLines(results?.[RESULTS] ?? "");
    if (lines === null || lines.length === 0) return withPrints("", `${stdout}${stderr}`, exercise);
    const told = lines.filter(isResult);
    const failures = told.filter(({ status }) => status === "failed");
    const report = [
      ...failures.map(({ name, report = "" }) => `FAILED ${name}\n${report}\n`),
      `${failures.length} failed, ${told.length - failures.length} did not\n`,
    ].join("\n");
    return withPrints(report, told.map(({ printed = "" }) => printed).join(""), exercise);
  },
  suspicion: (_exercise, { exitCode, stderr }) =>
    exitCode === TAMPERED
      ? (/^The tests' machinery was changed: .{1,200}/m.exec(stderr)?.[0] ?? "The tests' machinery was changed.")
      : null,
};

function readLines(text: string): readonly Record<string, unknown>[] | null {
  try {
    return text
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  } catch {
    return null; // the last line was not finished, or is not ours
  }
}

interface Told extends TestResult {
  /** What pytest says of a failure. */
  readonly report?: string;
  readonly printed?: string;
}

const isResult = (line: Record<string, unknown>): line is Record<string, unknown> & Told =>
  typeof line["name"] === "string" && ["passed", "failed", "skipped"].includes(String(line["status"]));
