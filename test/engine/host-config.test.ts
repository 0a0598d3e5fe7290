import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hostConfig } from "#engine/host-config.ts";
import { tempDir } from "../support/temp-dir.ts";

const PLACE = { folderVariable: "AGENT_HOME", folder: ".agent", entries: ["settings.json", "skills", "absent"] };

function homeWith(files: Readonly<Record<string, string>>): string {
  const home = tempDir();
  for (const [path, text] of Object.entries(files)) {
    fs.mkdirSync(join(home, path, ".."), { recursive: true });
    fs.writeFileSync(join(home, path), text);
  }
  return home;
}

describe("what a user set up for an agent", () => {
  it("is what is named, wherever a variable says it lies, under the name it has in a private home", () => {
    const home = homeWith({
      ".agent/settings.json": "{}",
      ".agent/skills/one/SKILL.md": "do",
      ".agent/history.jsonl": "secret",
      "elsewhere/settings.json": "[]",
    });
    expect([...hostConfig([PLACE], { HOME: home }).keys()]).toEqual([
      ".agent/settings.json",
      ".agent/skills/one/SKILL.md",
    ]);
    const elsewhere = hostConfig([PLACE], { HOME: home, AGENT_HOME: join(home, "elsewhere") });
    expect([...elsewhere.keys()]).toEqual([".agent/settings.json"]);
    expect([...hostConfig([{ ...PLACE, into: "other" }], { HOME: home }).keys()][0]).toBe("other/settings.json");
    expect(hostConfig([PLACE], {}).size).toBe(0);
  });

  it("follows the links of those who keep it elsewhere, never in a circle, and keeps programs such", () => {
    const home = homeWith({ "dotfiles/hook.sh": "#!/bin/sh\n", ".agent/skills/x": "" });
    fs.chmodSync(join(home, "dotfiles/hook.sh"), 0o755);
    fs.symlinkSync(join(home, "dotfiles/hook.sh"), join(home, ".agent/skills/hook.sh"));
    fs.symlinkSync("..", join(home, ".agent/skills/up"));
    fs.symlinkSync("nowhere", join(home, ".agent/skills/gone"));
    const found = hostConfig([{ ...PLACE, entries: ["skills"] }], { HOME: home });
    expect(found.get(".agent/skills/hook.sh")).toMatchObject({ mode: 0o755 });
    expect(found.get(".agent/skills/x")).toMatchObject({ mode: 0o644 });
    expect([...found.keys()].filter((path) => path.includes("gone"))).toEqual([]);
    expect(found.size).toBeLessThan(10);
  });

  it("is of a file that holds more than settings its settings alone, so that it changes when they do", () => {
    const place = { ...PLACE, entries: [".agent.json"], folder: "", into: ".agent", members: ["servers"] };
    const found = (content: string) => {
      const tree = hostConfig([place], { HOME: homeWith({ ".agent.json": content }) });
      return [...tree].map(([path, entry]) => [path, entry.kind === "file" && Buffer.from(entry.content).toString()]);
    };
    const servers = { one: { command: "serve" } };
    const expected = [[".agent/.agent.json", JSON.stringify({ servers })]];
    expect(found(JSON.stringify({ starts: 1, servers, account: "whose" }))).toEqual(expected);
    expect(found(JSON.stringify({ starts: 2, servers }))).toEqual(expected);
    for (const none of ['{"starts":1}', "{", "[]", "null", '"servers"']) expect(found(none)).toEqual([]);
  });

  it("is refused, with the folder that holds it, where it is too much to be settings", () => {
    const home = homeWith({ ".agent/settings.json": "" });
    fs.truncateSync(join(home, ".agent/settings.json"), 64 * 1024 * 1024);
    expect(() => hostConfig([PLACE], { HOME: home })).toThrow(/\.agent holds is more than/);
  });
});
