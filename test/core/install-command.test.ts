import { describe, expect, it } from "vitest";
import { installCommand } from "#core/install-command.ts";

describe("the command that installs several things", () => {
  it("asks for all packages at once, each once, and then runs what has a command of its own", () => {
    expect(
      installCommand([
        { apt: ["gcc"] },
        { apt: ["curl"], command: "curl a | sh" },
        { apt: ["gcc", "curl"] },
        { command: "curl a | sh" },
      ]),
    ).toBe("apt-get install gcc curl && curl a | sh");
  });

  it("is no more than one package or one command where that is all", () => {
    expect(installCommand([{ apt: ["git"] }])).toBe("apt-get install git");
    expect(installCommand([{ command: "get it" }])).toBe("get it");
  });
});
