import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { caller, writeJson } from "../support/called.ts";

describe("merge", () => {
  it("names the shards that are missing and what to type, and what it says to type makes the run whole", async () => {
    using user = await caller();
    const config = writeJson(user, "c.json", {
      benchmark: "stub",
      concurrency: 1,
      candidates: ["x", "y"].map((name) => ({ name, backend: "stub" })),
    });
    const planned = join(user.folder, "plan.json");
    await user.call("benchmark", "plan", "--config", config, "--save", planned);
    const shard = (k: number, plan = planned) =>
      user.call("benchmark", "compare", "--plan", plan, "--shard", `${k}/2`, "--run-dir", `p${k}`);
    await shard(1);
    user.said.length = 0;
    await user.call("benchmark", "merge", "p1", "--into", "m");
    const said = user.said.join("\n");
    expect(said).toContain("warning: 1 shard of 2 is not among these: 2/2.");
    expect(said).toContain("Run it: benchmark compare --plan m/plan.json --shard 2/2 --run-dir DIR\n");
    expect(said).toContain("    benchmark resume --run-dir m");
    await shard(2, join(user.folder, "m/plan.json"));
    user.said.length = 0;
    await user.call("benchmark", "merge", "p1", "p2", "--into", "whole");
    expect(user.said.join("\n")).not.toContain("not among these");
    expect(fs.readdirSync(join(user.folder, "whole"))).toEqual(expect.arrayContaining(["x", "y"]));
  });
});
