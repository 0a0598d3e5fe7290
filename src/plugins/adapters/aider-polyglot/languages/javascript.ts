import type { EnvironmentSpec } from "#core/environment.ts";
import type { Tree } from "#core/tree.ts";
import type { Language } from "../language.ts";
import { numbered } from "../numbered.ts";
import { GRADER, tools, withTexts } from "../toolkit.ts";
import { gradedApart, graderOf, resultsOf, textOf } from "./graded-run.ts";

/** What every exercise asks for in its package.json, but for what only looks at code; pinned by a lock file. */
const JEST: EnvironmentSpec = {
  id: "jest",
  files: tools("javascript", ["package.json", "package-lock.json", ".npmrc"], ""),
  build: [{ argv: ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"], timeoutMs: 600_000 }],
  checks: [{ argv: ["node", "node_modules/jest/bin/jest.js", "--version"], timeoutMs: 60_000 }],
  toolchains: ["node"],
  provides: { links: { node_modules: "node_modules" } },
};

/**
 * Jest with Exercism's Babel preset, from one prepared `node_modules`. What the language brings is made unchangeable before
 * the answer is loaded, and Node's own modules are kept from it but for those that lead nowhere.
 */
export const javascript: Language = {
  id: "javascript",
  toolchains: [
    {
      id: "node",
      probe: ["node", "--version"],
      version: /v(\d+(?:\.\d+)*)/,
      atLeast: [18],
      install: { apt: ["nodejs"] },
    },
    { id: "npm", probe: ["npm", "--version"], version: /^(\d+(?:\.\d+)*)/m, atLeast: [7], install: { apt: ["npm"] } },
  ],
  environments: () => [JEST],
  graded: ({ files, tests, example }) =>
    new Map([
      ...withTexts(files, tests, enableAll),
      ...graderOf("javascript/javascript.mjs", { tests, modules: modulesIn(files, tests, example) }),
      ...tools("javascript", ["jest.config.json", "environment.cjs", "lock.cjs", "reporter.cjs", "setup.cjs"], GRADER),
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
  ...gradedApart({ NODE_ENV: "test" }),
  results(_exercise, evidence) {
    const tests = resultsOf(evidence);
    return tests === null ? null : numbered(tests);
  },
};

/** Modules that the exercise's own tests and reference name: Node's among them cannot be kept from the answer. */
function modulesIn(files: Tree, tests: readonly string[], example: Tree): readonly string[] {
  const sources = [
    ...tests.map((path) => textOf(files, path)),
    ...[...example.keys()].map((path) => textOf(example, path)),
  ];
  const named = sources.flatMap((source) => [...source.matchAll(/["'](?:node:)?([a-z_]+(?:\/[a-z]+)?)["']/g)]);
  return [...new Set(named.map(([, name = ""]) => name))].sort();
}

/** Every written form of a test that does not run yet becomes one that does. */
export const enableAll = (source: string): string =>
  source
    .replaceAll(/\bx(test|it|describe)(?=\s*[.(`])/g, "$1")
    .replaceAll(/\b(test|it|describe)\s*\.\s*skip(?=\s*[.(`])/g, "$1");
