import { describe, expect, it } from "vitest";
import { inEnvironments } from "#core/environment.ts";

const venv = { path: ["/venv/bin"], env: { VIRTUAL_ENV: "/venv" } };
const node = { path: ["/node/bin"], env: { NODE_PATH: "/node" } };

describe("a program that finds environments", () => {
  it("has their variables, and their folders before its own PATH", () => {
    expect(inEnvironments([venv, node], { PATH: "/usr/bin", LANG: "C" })).toEqual({
      PATH: "/venv/bin:/node/bin:/usr/bin",
      LANG: "C",
      VIRTUAL_ENV: "/venv",
      NODE_PATH: "/node",
    });
  });

  it.each([[{}], [{ PATH: "" }]])("looks in no current folder where %j is all it had", (base) => {
    expect(inEnvironments([venv], base)["PATH"]).toBe("/venv/bin");
  });

  it("keeps what it had where there are none", () => {
    expect(inEnvironments([], { LANG: "C" })).toEqual({ LANG: "C" });
  });
});
