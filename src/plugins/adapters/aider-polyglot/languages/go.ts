import type { EnvironmentSpec } from "#core/environment.ts";
import { textFile } from "#core/tree.ts";
import type { Exercise, Language, TestResult } from "../language.ts";
import { numbered } from "../numbered.ts";
import { tool, tools } from "../toolkit.ts";

const RESULTS = "tests.txt";
/** Of ours, in the package under test. Its name sorts last, so that the solution cannot be shaped by its order. */
const MAIN = "zz_polyglot_test.go";

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

/** The standard library, compiled and vetted once. The cache is read-only afterwards, which `go` puts up with. */
const STANDARD_LIBRARY: EnvironmentSpec = {
  id: "go-cache",
  files: tools("go", ["go.mod", "warm.go", "warm_test.go"], ""),
  build: [{ argv: ["go", "test", "-count=1", "./..."], env: CACHE, timeoutMs: 600_000 }],
  checks: [{ argv: ["go", "vet", "./..."], env: CACHE, timeoutMs: 120_000 }],
  toolchains: ["go"],
  provides: { env: { GOCACHE: "{environment}/cache", CGO_ENABLED: "0" } },
};

/** `go test`, with what the testing package says sent to a file that printing does not reach. */
export const go: Language = {
  id: "go",
  toolchains: [
    {
      id: "go",
      probe: ["go", "version"],
      version: /go(\d+(?:\.\d+)*)/,
      atLeast: [1, 22],
      install: "apt-get install golang-go",
    },
  ],
  environments: () => [STANDARD_LIBRARY],
  graded: (exercise) =>
    new Map([
      ...[...exercise.files].filter(([path]) => isFixed(exercise, path)),
      [MAIN, textFile(tool("go/main_test.go").replace("POLYGLOT", packageOf(exercise)))],
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
  verify: (_exercise, timeoutMs) => ({
    argv: ["go", "test", "-count=1", "-v=test2json", "."],
    env: { ...OFFLINE, POLYGLOT_RESULTS: `{results}/${RESULTS}` },
    results: [RESULTS],
    timeoutMs,
  }),
  results(_exercise, { exitCode, results }) {
    const text = results?.[RESULTS];
    if (text === undefined) return null;
    const tests = [...text.matchAll(/^\x16 *--- (PASS|FAIL|SKIP): (.+) \(\d+\.\d+s\)$/gm)].map(
      ([, status, name = ""]): TestResult => ({ name, status: STATUS[status as keyof typeof STATUS] }),
    );
    const ended = text.endsWith(`\n\x16polyglot: end ${exitCode ?? ""}\n`);
    return ended || (exitCode !== 0 && tests.length > 0) ? numbered(tests) : null;
  },
  suspicion: (_exercise, { stderr }) => /^The tests' machinery was changed: .+/m.exec(stderr)?.[0] ?? null,
  transcript(_exercise, { stdout, stderr, results }) {
    const lines = (results?.[RESULTS] ?? "").replaceAll("\x16", "").split("\n");
    const told = lines.filter((line) => !/^(=== |\s*--- (PASS|SKIP): |polyglot: end )/.test(line));
    return [stderr, told.join("\n"), stdout].filter((part) => part.trim() !== "").join("\n");
  },
};

const STATUS = { PASS: "passed", FAIL: "failed", SKIP: "skipped" } as const;

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
