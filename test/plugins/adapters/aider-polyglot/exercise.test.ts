import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openDataset } from "#plugins/adapters/aider-polyglot/dataset.ts";
import { examine, pair } from "#plugins/adapters/aider-polyglot/exercise.ts";
import { smallExercise } from "../../../support/polyglot.ts";
import { SMALL_DATASET } from "../../../support/small-dataset.ts";
import { tempDir } from "../../../support/temp-dir.ts";

describe("an exercise", () => {
  it("holds nothing of what is about it rather than of it", () => {
    expect([...smallExercise("python/tide-table").files.keys()]).toEqual(["tide_table.py", "tide_table_test.py"]);
  });

  it("keeps every byte: line ends of Windows and files that are no text", () => {
    const spec = smallExercise("javascript/line-ends").files.get("line-ends.spec.js");
    const shape = smallExercise("python/pixel-count").files.get("shape.bin");
    if (spec?.kind !== "file" || shape?.kind !== "file") throw new Error("a fixture is gone");
    expect(Buffer.from(spec.content).toString("latin1").split("\r\n").length).toBeGreaterThan(15);
    expect(shape.content.length).toBe(14);
  });

  it("takes for tests what lies in a folder of tests and nothing else, though its config forgot it", () => {
    const dir = tempDir();
    fs.mkdirSync(join(dir, ".meta"));
    const files = { solution: ["src/main/Pond.java"], test: ["src/test/PondTest.java"], example: [".meta/Pond.java"] };
    fs.writeFileSync(join(dir, ".meta/config.json"), JSON.stringify({ files }));
    const paths = [".meta/config.json", ".docs/instructions.md", ".meta/Pond.java", "build.gradle"];
    const place = { language: "java", name: "pond", folder: dir };
    const outline = examine(place, [
      ...paths,
      "src/main/Pond.java",
      "src/test/DuckTest.java",
      "src/test/PondTest.java",
    ]);
    expect(outline).toMatchObject({ tests: ["src/test/PondTest.java", "src/test/DuckTest.java"] });
  });

  it("says what belongs to the tests beside the tests", () => {
    expect(smallExercise("go/tide-table").fixed).toEqual(["go.mod"]);
    expect(smallExercise("go/tide-table").tests).toEqual(["tide_table_test.go", "cases_test.go"]);
  });

  it("has its words in the order they are read", () => {
    const { docs } = smallExercise("python/tide-table");
    expect(docs.introduction).toContain("Lower Quay");
    expect(docs.instructions).toContain("half a metre");
    expect(docs.append).toContain("ValueError");
    expect(smallExercise("python/loud-clock").docs).toMatchObject({ introduction: null, append: null });
  });
});

describe("a reference's files", () => {
  it.each<[string, string[], string[], Record<string, string>]>([
    ["one for one, under another name", [".meta/example.py"], ["door.py"], { "door.py": ".meta/example.py" }],
    [
      "each to the file of its kind",
      [".meta/example.cpp", ".meta/example.h"],
      ["door.h", "door.cpp"],
      { "door.cpp": ".meta/example.cpp", "door.h": ".meta/example.h" },
    ],
    ["a header alone", [".meta/example.h"], ["door.cpp", "door.h"], { "door.h": ".meta/example.h" }],
    ["a manifest that stays", [".meta/example.rs"], ["src/lib.rs", "Cargo.toml"], { "src/lib.rs": ".meta/example.rs" }],
    [
      "a manifest of its own",
      [".meta/example.rs", ".meta/Cargo-example.toml"],
      ["src/lib.rs", "Cargo.toml"],
      { "src/lib.rs": ".meta/example.rs", "Cargo.toml": ".meta/Cargo-example.toml" },
    ],
    [
      "more than the stub has, in another order",
      [".meta/ref/Bolt.java", ".meta/ref/Door.java"],
      ["src/main/java/Door.java"],
      { "src/main/java/Door.java": ".meta/ref/Door.java", "src/main/java/Bolt.java": ".meta/ref/Bolt.java" },
    ],
  ])("are paired by name, not by place: %s", (_, examples, solutions, laid) => {
    expect(Object.fromEntries(pair(examples, solutions))).toEqual(laid);
  });
});

describe("a dataset", () => {
  it("lists its exercises by language and name, one name in several languages included", () => {
    const { ids } = openDataset(SMALL_DATASET, ["javascript", "python"]);
    expect(ids).toEqual([
      "javascript/line-ends",
      "javascript/tide-table",
      "python/loud-clock",
      "python/pixel-count",
      "python/tide-table",
    ]);
  });

  it.each<[string, (folder: string) => void, string]>([
    ["no config", (folder) => fs.rmSync(join(folder, ".meta/config.json")), "there is no .meta/config.json"],
    ["a config that is no JSON", (folder) => fs.writeFileSync(join(folder, ".meta/config.json"), "{"), "is not JSON"],
    ["a test that is not there", (folder) => fs.rmSync(join(folder, "tide_table_test.py")), '"tide_table_test.py"'],
    ["a reference that is not there", (folder) => fs.rmSync(join(folder, ".meta/example.py")), '".meta/example.py"'],
    ["no instructions", (folder) => fs.rmSync(join(folder, ".docs/instructions.md")), '".docs/instructions.md"'],
    [
      "a path out of the exercise",
      (folder) =>
        fs.writeFileSync(join(folder, ".meta/config.json"), '{"files":{"solution":["../up.py"],"test":["a_test.py"]}}'),
      "not of paths inside",
    ],
    [
      "no tests named",
      (folder) => fs.writeFileSync(join(folder, ".meta/config.json"), '{"files":{"solution":["a.py"],"test":[]}}'),
      "names no solution or no test",
    ],
  ])("with an exercise that has %s is refused with its name", (_, harm, why) => {
    const dir = tempDir();
    const place = "python/exercises/practice/tide-table";
    fs.cpSync(join(SMALL_DATASET, place), join(dir, place), { recursive: true });
    harm(join(dir, place));
    expect(() => openDataset(dir, ["python"])).toThrow(`python/tide-table: `);
    expect(() => openDataset(dir, ["python"])).toThrow(why);
  });
});
