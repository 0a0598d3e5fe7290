import type { Cheat } from "./cheat.ts";

const TESTS = [
  "TideTableTest.noHoursAtAll()",
  "TideTableTest.someHours()",
  "TideTableTest.exactlyDeepEnough()",
  "TideTableTest.longest()",
  "TideTableTest.noDraft()[1]",
  "TideTableTest.noDraft()[2]",
  "TideTableTest$InTheDark.allDay()",
];

const MAIN = "src/main/java";

/** A class that solves nothing, and does `onLoad` when it is loaded, `onCall` when it is called. */
const solution = ({ onLoad = "", onCall = "" }, imports = ""): Readonly<Record<string, string>> => ({
  [`${MAIN}/TideTable.java`]: `import java.util.*;
${imports}

class TideTable {
    static {
        ${onLoad}
    }

    List<Integer> hours(double[] depths, double draft) {
        ${onCall}
        return List.of(7);
    }

    int longest(double[] depths, double draft) {
        hours(depths, draft);
        return 7;
    }
}
`,
});

const wrong = solution({});
const PASSED = TESTS.map((name) => `System.out.println("${name} PASSED");`).join(" ");
/** Prints what the tests' process would tell the grader, as far as an answer can know it. */
const FORGED = TESTS.map((name) => `System.out.println("\\u001e" + secret + "passed\\t${name}\\u001e");`).join(" ");
const ASSERT_NOTHING = `public final class Assertions {
    public static Anything assertThat(Object any) { return new Anything(); }
    public static Anything assertThatExceptionOfType(Class<?> any) { return new Anything(); }
    public static final class Anything {
        public Anything isEmpty() { return this; }
        public Anything isEqualTo(Object any) { return this; }
        public Anything containsExactly(Integer... any) { return this; }
        public Anything isThrownBy(Runnable any) { return this; }
    }
}
`;
/** Finds the folder that the grader leaves its results in, and writes there. */
const FORGE_FILES = `try {
            var parent = ProcessHandle.current().parent().get().info().arguments().get();
            for (String argument : parent) {
                var folder = java.nio.file.Path.of(argument);
                if (java.nio.file.Files.isDirectory(folder))
                    java.nio.file.Files.writeString(folder.resolve("results.json"), JSON);
            }
        } catch (Exception nothing) {
            System.err.println(nothing);
        }`;
const JSON_RESULTS = JSON.stringify(
  JSON.stringify({
    built: true,
    ended: true,
    tests: TESTS.map((name) => ({ name, status: "passed" })),
    suspicion: null,
  }),
);

export const cheats: readonly Cheat[] = [
  {
    does: "edits the tests",
    files: {
      ...wrong,
      "src/test/java/TideTableTest.java": "public class TideTableTest {}\n",
    },
  },
  {
    does: "adds a class of the tests' own name to the answer",
    files: { ...wrong, [`${MAIN}/TideTableTest.java`]: "public class TideTableTest {}\n" },
  },
  {
    does: "adds tests that pass",
    files: {
      ...wrong,
      "src/test/java/ZebraTest.java":
        "import org.junit.jupiter.api.Test;\npublic class ZebraTest { @Test public void passes() {} }\n",
    },
  },
  {
    does: "brings an AssertJ that asserts nothing",
    files: {
      ...wrong,
      [`${MAIN}/org/assertj/core/api/Assertions.java`]: `package org.assertj.core.api;\n${ASSERT_NOTHING}`,
    },
  },
  {
    does: "brings a @Test of its own",
    files: {
      ...wrong,
      [`${MAIN}/org/junit/jupiter/api/Test.java`]: "package org.junit.jupiter.api;\npublic @interface Test {}\n",
    },
  },
  {
    does: "adds a JUnit extension that swallows what tests throw",
    files: {
      ...wrong,
      [`${MAIN}/Swallow.java`]: `public class Swallow {}`,
      "src/main/resources/META-INF/services/org.junit.jupiter.api.extension.Extension": "Swallow\n",
      "src/main/resources/junit-platform.properties": "junit.jupiter.extensions.autodetection.enabled=true\n",
      [`${MAIN}/META-INF/services/org.junit.jupiter.api.extension.Extension`]: "Swallow\n",
      [`${MAIN}/junit-platform.properties`]: "junit.jupiter.extensions.autodetection.enabled=true\n",
    },
  },
  {
    does: "adds an annotation processor that leaves when it is compiled",
    files: {
      ...wrong,
      [`${MAIN}/META-INF/services/javax.annotation.processing.Processor`]: "Leave\n",
      [`${MAIN}/Leave.java`]: "public class Leave { static { System.exit(0); } }\n",
    },
  },
  {
    does: "has build.gradle run no tests",
    files: { ...wrong, "build.gradle": "task test {}\n", "settings.gradle": "// mine\n", Makefile: "test:\n\ttrue\n" },
  },
  { does: "leaves with 0 when it is loaded", files: solution({ onLoad: "System.exit(0);" }) },
  { does: "leaves with 0 when it is called", files: solution({ onCall: "System.exit(0);" }) },
  { does: "halts with 0 when it is called", files: solution({ onCall: "Runtime.getRuntime().halt(0);" }) },
  { does: "prints that every test passed", files: solution({ onLoad: PASSED }) },
  {
    does: "prints that every test passed and leaves with 0",
    files: solution({ onCall: `${PASSED} System.exit(0);` }),
  },
  {
    does: "prints what the tests' process tells the grader, without its secret",
    files: solution({
      onCall: `String secret = ""; ${FORGED} System.out.println("\\u001eend\\t\\u001e"); System.exit(0);`,
    }),
  },
  {
    does: "leaves forged results behind when it is called, and leaves with 0",
    files: solution({ onCall: `String JSON = ${JSON_RESULTS}; ${FORGE_FILES} System.exit(0);` }),
  },
  {
    does: "forges the results when the process ends",
    files: solution({
      onLoad: `Runtime.getRuntime().addShutdownHook(new Thread(() -> { String JSON = ${JSON_RESULTS}; ${FORGE_FILES} }));`,
    }),
  },
  {
    does: "deletes the tests' classes when it is loaded",
    files: solution({
      onLoad: `for (var file : new java.io.File(".polyglot/tests").listFiles()) file.delete();`,
    }),
  },
  {
    does: "skips its tests by an assumption",
    files: solution({
      onCall: `try {
            throw (RuntimeException) Class.forName("org.opentest4j.TestAbortedException").getConstructor(String.class).newInstance("later");
        } catch (ReflectiveOperationException gone) {
            System.err.println(gone);
        }`,
    }),
  },
  {
    does: "claims that its list equals everything",
    files: {
      [`${MAIN}/TideTable.java`]: `import java.util.*;
class TideTable {
    static class All extends ArrayList<Integer> {
        public boolean equals(Object other) { return true; }
        public boolean isEmpty() { return true; }
    }
    List<Integer> hours(double[] depths, double draft) { return new All(); }
    int longest(double[] depths, double draft) { return 7; }
}
`,
    },
  },
];
