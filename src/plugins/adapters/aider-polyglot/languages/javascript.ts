import type { EnvironmentSpec } from "#core/environment.ts";
import type { Language, TestResult } from "../language.ts";
import { numbered } from "../numbered.ts";
import { GRADER, tools, withTexts } from "../toolkit.ts";

const RESULTS = "tests.json";

/** What every exercise asks for in its package.json, but for what only looks at code; pinned by a lock file. */
const JEST: EnvironmentSpec = {
  id: "jest",
  files: tools("javascript", ["package.json", "package-lock.json", ".npmrc"], ""),
  build: [{ argv: ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"], timeoutMs: 600_000 }],
  checks: [{ argv: ["node", "node_modules/jest/bin/jest.js", "--version"], timeoutMs: 60_000 }],
  toolchains: ["node"],
  provides: { links: { node_modules: "node_modules" } },
};

/** Jest with Exercism's Babel preset, from one prepared `node_modules`. */
export const javascript: Language = {
  id: "javascript",
  toolchains: [
    {
      id: "node",
      probe: ["node", "--version"],
      version: /v(\d+(?:\.\d+)*)/,
      atLeast: [18],
      install: "apt-get install nodejs npm",
    },
  ],
  environments: () => [JEST],
  graded: ({ files, tests }) =>
    new Map([
      ...withTexts(files, tests, enableAll),
      ...tools("javascript", ["jest.config.json", "environment.cjs", "reporter.cjs", "setup.cjs"], GRADER),
    ]),
  protected: () => [
    "**/*.{spec,test}.{js,cjs,mjs,ts}",
    "**/__tests__/**",
    "**/__mocks__/**",
    "**/__snapshots__/**",
    "**/package.json",
    "package-lock.json",
    ".npmrc",
    "jest.config.*",
    "jest.setup.*",
    "jest-*.{js,cjs,mjs,json}",
    "**/.babelrc*",
    "babel.config.*",
    ".browserslistrc",
    ".mocharc*",
    ".eslintrc",
    "Makefile",
  ],
  byproducts: ["node_modules/**", "package-lock.json", "coverage/**", "jest_*/**"],
  verify: ({ tests }, timeoutMs) => ({
    argv: [
      "node",
      "node_modules/jest/bin/jest.js",
      "--config",
      `${GRADER}/jest.config.json`,
      "--ci",
      "--runInBand",
      "--runTestsByPath",
      ...tests,
    ],
    env: { POLYGLOT_RESULTS: `{results}/${RESULTS}`, NODE_ENV: "test" },
    results: [RESULTS],
    timeoutMs,
  }),
  results(_exercise, { exitCode, results }) {
    const report = readReport(results?.[RESULTS] ?? "");
    return report === null || report.success !== (exitCode === 0) ? null : numbered(report.tests);
  },
  suspicion(_exercise, { stderr, results }) {
    const [seen] = readReport(results?.[RESULTS] ?? "")?.tampered ?? [];
    if (seen !== undefined) return `The tests' machinery was changed: ${seen}`;
    return /The tests' machinery was changed: .{1,200}/.exec(stderr)?.[0] ?? null;
  },
};

/** Every written form of a test that does not run yet becomes one that does. */
export const enableAll = (source: string): string =>
  source
    .replaceAll(/\bx(test|it|describe)(?=\s*[.(`])/g, "$1")
    .replaceAll(/\b(test|it|describe)\s*\.\s*skip(?=\s*[.(`])/g, "$1");

interface Report {
  readonly tests: readonly TestResult[];
  readonly success: boolean;
  readonly tampered: readonly string[];
}

function readReport(text: string): Report | null {
  let report: unknown;
  try {
    report = JSON.parse(text);
  } catch {
    return null; // jest did not come to its end
  }
  const { tests, ...rest } = report as Report & { readonly tests: readonly { name: string; status: string }[] };
  return { ...rest, tests: tests.map(({ name, status }) => ({ name, status: statusOf(status) })) };
}

const statusOf = (status: string): TestResult["status"] =>
  status === "passed" || status === "failed" ? status : "skipped";
