import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { treeOf } from "#core/tree.ts";
import type { VerifyEvidence } from "#core/verification.ts";
import type { VerifyCommand } from "#plugins/adapters/contract.ts";
import { testEngine } from "../support/engine.ts";
import { skipUnless } from "../support/skip.ts";
import { backendThat, runTiny, tinyAdapter } from "../support/tiny-benchmark.ts";

using probe = await testEngine();

const idle = backendThat(() => Promise.resolve());

/** What the parser of a benchmark was told of one run of this script as its verifier. */
async function told(script: string, command: Partial<VerifyCommand>): Promise<VerifyEvidence> {
  using engine = await testEngine();
  const heard: VerifyEvidence[] = [];
  const base = tinyAdapter(script);
  const adapter = tinyAdapter(script, {
    verify: (task) => ({ ...base.verify(task), ...command }),
    parse: (task, evidence) => {
      heard.push(evidence);
      return base.parse(task, evidence);
    },
  });
  await runTiny(adapter, idle, engine);
  expect(heard).toHaveLength(1);
  return heard[0] as VerifyEvidence;
}

describe("a verify command", () => {
  it("leaves files in a folder outside the copy, and its parser gets those that it names", async () => {
    const script = `test -z "$(ls -A "$1")" && test -f "$2/check.sh" && test "$2" = "$PWD" && test "$OUT" = "$1/" || exit 9
      mkdir "$1/sub"; echo '<tests/>' >"$1/tests.xml"; echo two >"$1/sub/two"; echo three >"$1/three"; ls -A`;
    const { exitCode, stdout, results } = await told(script, {
      argv: ["sh", "check.sh", "{results}", "{work}"],
      env: { OUT: "{results}/" },
      results: ["tests.xml", "sub/two", "missing.xml"],
    });
    expect({ exitCode, stdout, results }).toEqual({
      exitCode: 0,
      stdout: "README.md\ncheck.sh\n",
      results: { "tests.xml": "<tests/>\n", "sub/two": "two\n" },
    });
  });

  it("gets nothing of a result that is a link or larger than 4 MiB", async () => {
    const script = `ln -s "$PWD/README.md" "$1/link"; dd if=/dev/zero of="$1/big" bs=1048577 count=4 2>/dev/null; : >"$1/ok"`;
    const command = { argv: ["sh", "check.sh", "{results}"], results: ["link", "big", "ok"] } as const;
    expect((await told(script, command)).results).toEqual({ ok: "" });
  });

  it("that names no results has none", async () => {
    expect(await told("exit 0", {})).not.toHaveProperty("results");
  });
});

describe("the folder of a task", () => {
  it("has the name that the benchmark gives it, for agent and verifier alike", async () => {
    using engine = await testEngine();
    const seen: string[] = [];
    const agent = backendThat(async (box) => {
      seen.push(basename(box.workDir));
    });
    const adapter = tinyAdapter('test "$(basename "$PWD")" = two-fer', { folder: () => "two-fer" });
    expect((await runTiny(adapter, agent, engine)).get("one")?.outcome.class).toBe("pass");
    expect(seen).toEqual(["two-fer"]);
  });
});

describe("files that only the benchmark may decide on", () => {
  it("are not in the copy when an agent added them, wherever they lie, and that is recorded", async () => {
    using engine = await testEngine();
    const agent = backendThat((box) =>
      box.put(treeOf({ "conftest.py": "", "deep/er/conftest.py": "", "build.rs": "", "mine.py": "", "check.sh": "" })),
    );
    const adapter = tinyAdapter("test -f mine.py && ! find . | grep -E 'conftest|build'", {
      protected: () => ["**/conftest.py", "build.rs", "check.sh"],
    });
    const record = (await runTiny(adapter, agent, engine)).get("one");
    expect(record?.outcome.class).toBe("pass");
    expect(record?.tampering).toEqual([
      { path: "build.rs", kind: "added" },
      { path: "check.sh", kind: "shadowed_hidden" },
      { path: "conftest.py", kind: "added" },
      { path: "deep/er/conftest.py", kind: "added" },
    ]);
  });
});

describe("the network of a verifier", () => {
  const interfaces = "tail -n +3 /proc/net/dev | cut -d: -f1 | tr -d ' \\n'";

  it.skipIf(skipUnless(probe.exec.cutsNetwork, "network"))("is cut where that is asked for, on record", async () => {
    using engine = await testEngine();
    const base = tinyAdapter(`test "$(${interfaces})" = lo`);
    const adapter = { ...base, verify: () => ({ ...base.verify({} as never), network: "none" as const }) };
    const record = (await runTiny(adapter, idle, engine)).get("one");
    expect(record?.verification).toMatchObject({ class: "pass", network_cut: true });
  });

  it("is left as it is otherwise, and where it cannot be cut, and that is on record too", async () => {
    using engine = await testEngine();
    using weak = await testEngine({ containment: "sweep" });
    const base = tinyAdapter("exit 0");
    const asking = { ...base, verify: () => ({ ...base.verify({} as never), network: "none" as const }) };
    for (const [adapter, machine] of [
      [base, engine],
      [asking, weak],
    ] as const) {
      const record = (await runTiny(adapter, idle, machine)).get("one");
      expect(record?.verification).toMatchObject({ class: "pass", network_cut: false });
    }
  });
});
