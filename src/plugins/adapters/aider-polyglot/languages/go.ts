import type { EnvironmentSpec } from "#core/environment.ts";
import { textFile } from "#core/tree.ts";
import type { Exercise, Language } from "../language.ts";
import { numbered } from "../numbered.ts";
import { tool, tools } from "../toolkit.ts";
import { gradedApart, graderOf, resultsOf } from "./graded-run.ts";

/** Of ours, in the package under test. Its name sorts first, and so does its test run. */
const FIRST = "00_polyglot_test.go";

/** No C, no network, no other Go than the one on PATH, no workspace around the exercise. */
const OFFLINE = {
  CGO_ENABLED: "0",
  GOFLAGS: "",
  GOPROXY: "off",
  GOSUMDB: "off",
  GOTOOLCHAIN: "local",
  GOWORK: "off",
  GOENV: "off",
  GO111MODULE: "on",
};
const CACHE = { ...OFFLINE, GOCACHE: "{environment}/cache" };

/**
 * The standard library, compiled and vetted once, and what looks at answers and tells of their tests. The cache is
 * read-only afterwards. `go` puts up with that but for its index of packages: one that it cannot write down, it cannot
 * import, be it of the standard library, of the agent's folder (once its files are two seconds old) or of ours.
 */
const STANDARD_LIBRARY: EnvironmentSpec = {
  id: "go-cache",
  files: tools("go", ["go.mod", "warm.go", "warm_test.go", "check/main.go", "teller/go.mod", "teller/teller.go"], ""),
  build: [
    { argv: ["go", "test", "-count=1", "./..."], env: CACHE, timeoutMs: 600_000 },
    { argv: ["go", "build", "-o", "check-answer", "./check"], env: CACHE, timeoutMs: 600_000 },
  ],
  checks: [{ argv: ["go", "vet", "./..."], env: CACHE, timeoutMs: 120_000 }],
  toolchains: ["go"],
  provides: {
    env: {
      GOCACHE: "{environment}/cache",
      GODEBUG: "goindex=0",
      CGO_ENABLED: "0",
      POLYGLOT_GO: "{environment}",
    },
  },
};

/**
 * Go's own tests, in the answer's package as published. Sharing a package they share its names, so an answer has to
 * do without those of its tests, and without what would let it read or change what it is tested by.
 */
export const go: Language = {
  id: "go",
  toolchains: [
    {
      id: "go",
      probe: ["go", "version"],
      version: /go(\d+(?:\.\d+)*)/,
      atLeast: [1, 22],
      install: {
        apt: ["curl"],
        command:
          "curl -sSfL https://go.dev/dl/go1.24.4.linux-$(dpkg --print-architecture).tar.gz | tar -C /usr/local -xz && ln -sf /usr/local/go/bin/go /usr/local/bin/go",
      },
    },
  ],
  environments: () => [STANDARD_LIBRARY],
  graded: (exercise) =>
    new Map([
      ...[...exercise.files].filter(([path]) => isFixed(exercise, path)),
      [FIRST, textFile(tool("go/first_test.go").replace("POLYGLOT", packageOf(exercise)))],
      ...graderOf("go/go.mjs", {
        fixed: [...exercise.files.keys()].filter((path) => isFixed(exercise, path)),
        own: "TestPolyglotStart",
      }),
    ]),
  protected: () => [
    "**/*_test.go",
    "go.mod",
    "go.sum",
    "go.work",
    "go.work.sum",
    "vendor/**",
    "**/*.{s,S,syso,c,h,cc,cpp,m}",
    "Makefile",
  ],
  byproducts: ["*.test", "**/*.out"],
  ...gradedApart(OFFLINE),
  results(_exercise, evidence) {
    const tests = resultsOf(evidence);
    return tests === null ? null : numbered(tests);
  },
};

const isFixed = ({ tests, fixed }: Exercise, path: string): boolean =>
  path.endsWith(".go") && (tests.includes(path) || fixed.includes(path));

/** Of the tests; every file of ours in the same folder has to say the same. */
function packageOf({ id, files, tests }: Exercise): string {
  const sources = tests.flatMap((path) => {
    const entry = files.get(path);
    return entry?.kind === "file" ? [Buffer.from(entry.content).toString("utf8")] : [];
  });
  const name = sources.map((source) => /^package\s+(\w+)/m.exec(source)?.[1]).find((found) => found !== undefined);
  if (name === undefined) throw new Error(`${id} has no Go test that names its package`);
  return name;
}
