import type { EnvironmentSpec } from "#core/environment.ts";
import type { Language } from "../language.ts";
import { tools } from "../toolkit.ts";
import { filesIn, gradedApart, graderOf, textOf } from "./graded-run.ts";

const TESTS = "src/test";

/**
 * Java through the compiler itself and JUnit's launcher: Gradle would have to be downloaded by its own wrapper, and
 * brings seconds of its own to every exercise. Tests and answer are compiled apart and run in a JVM that overlooks
 * `@Disabled` in every form, looks for no JUnit extensions, and runs no shutdown hooks. JUnit and AssertJ are named
 * modules there, closed to an answer that would change them by reflection.
 */
export const java: Language = {
  id: "java",
  toolchains: [
    {
      id: "jdk",
      probe: ["javac", "-version"],
      version: /javac (\d+(?:\.\d+)*)/,
      atLeast: [17],
      install: { apt: ["default-jdk-headless"] },
    },
    {
      id: "maven",
      probe: ["mvn", "-version"],
      version: /Apache Maven (\d+(?:\.\d+)*)/,
      atLeast: [3],
      install: { apt: ["maven"] },
    },
  ],
  environments: () => [junit],
  graded(exercise) {
    // As Gradle does, whether or not the config lists them.
    const tests = [...filesIn(exercise, [TESTS]).keys()].filter((path) => path.endsWith(".java"));
    return new Map([
      ...filesIn(exercise, [TESTS, "build.gradle"]),
      ...graderOf("java/java.mjs", {
        tests,
        classes: tests.map(classOf),
        needsLibraries: /^\s*implementation\b/m.test(textOf(exercise.files, "build.gradle")),
      }),
    ]);
  },
  protected: () => [
    `${TESTS}/**`,
    "**/META-INF/**",
    "**/junit-platform.properties",
    "**/org/{junit,assertj,opentest4j,apiguardian}/**",
    "{build,settings,init}.gradle{,.kts}",
    "gradle/**",
    "gradlew{,.bat}",
    "gradle.properties",
    "buildSrc/**",
  ],
  byproducts: ["build/**", "bin/**", "out/**", "target/**", ".gradle/**", "**/*.class"],
  ...gradedApart(),
};

const junit: EnvironmentSpec = {
  id: "junit",
  files: tools(
    "java",
    [
      "pom.xml",
      "prepare.sh",
      "check.sh",
      "Compile.java",
      "RunTests.java",
      "Symmetric.java",
      "WarmTest.java",
      "module-info.java",
    ],
    "",
  ),
  build: [
    // In a repository of its own, which is of no use afterwards; checksums have to fit.
    {
      argv: ["mvn", "--batch-mode", "--strict-checksums", "-Dmaven.repo.local=repository", "package"],
      timeoutMs: 600_000,
    },
    { argv: ["rm", "-r", "repository"], timeoutMs: 60_000 },
    { argv: ["sh", "prepare.sh"], timeoutMs: 300_000 },
  ],
  checks: [{ argv: ["sh", "check.sh"], timeoutMs: 60_000 }],
  toolchains: ["jdk"],
  provides: { env: { POLYGLOT_JAVA: "{environment}" } },
};

const classOf = (path: string): string =>
  path
    .replace(/^src\/test\/java\//, "")
    .replace(/\.java$/, "")
    .replaceAll("/", ".");
