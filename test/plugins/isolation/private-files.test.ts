import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { privateFiles } from "#plugins/isolation/shared/private-files.ts";
import { tempDir } from "../../support/temp-dir.ts";

const opened = () => {
  const [home, outside] = [tempDir(), tempDir()];
  fs.writeFileSync(join(outside, "login.json"), "the user's own");
  return { home, outside, files: privateFiles(home, () => undefined) };
};

describe("the harness's files in a home where untrusted programs run", () => {
  it("are for their owner alone, and take the place of whatever is in the way", async () => {
    const { home, outside, files } = opened();
    fs.symlinkSync(outside, join(home, ".agent"));
    fs.mkdirSync(join(home, "config"));
    await files.write({ ".agent/login.json": "lent", config: "text" });
    expect(fs.readFileSync(join(home, ".agent/login.json"), "utf8")).toBe("lent");
    expect(fs.statSync(join(home, ".agent/login.json")).mode & 0o777).toBe(0o600);
    expect(fs.readFileSync(join(home, "config"), "utf8")).toBe("text");
    expect(fs.readFileSync(join(outside, "login.json"), "utf8")).toBe("the user's own");
  });

  it("are removed, and nothing of that name elsewhere", async () => {
    const { home, outside, files } = opened();
    await files.write({ ".agent/login.json": "lent" });
    await files.remove(".agent/login.json");
    expect(fs.existsSync(join(home, ".agent/login.json"))).toBe(false);
    // An agent that knows what is coming would have the user's own file removed.
    fs.rmdirSync(join(home, ".agent"));
    fs.symlinkSync(outside, join(home, ".agent"));
    await files.remove(".agent/login.json");
    expect(fs.existsSync(join(outside, "login.json"))).toBe(true);
  });

  it("are read only where they are regular files of that home, and no larger than asked for", async () => {
    const { home, outside, files } = opened();
    fs.writeFileSync(join(home, "log"), "12345");
    fs.symlinkSync(join(outside, "login.json"), join(home, "link"));
    fs.symlinkSync(outside, join(home, "folder"));
    expect(Buffer.from((await files.read("log", 5)) ?? []).toString()).toBe("12345");
    for (const path of ["link", "folder/login.json", "folder", "nothing"])
      expect(await files.read(path, 100)).toBeNull();
    expect(await files.read("log", 4)).toBeNull();
  });

  it("are named by folder, links and folders aside, and no link in the way is followed", async () => {
    const { home, outside, files } = opened();
    await files.write({ "logs/b": "", "logs/a": "", "logs/deeper/c": "" });
    fs.symlinkSync(join(outside, "login.json"), join(home, "logs/link"));
    fs.symlinkSync(outside, join(home, "elsewhere"));
    expect(await files.names("logs")).toEqual(["a", "b"]);
    for (const folder of ["elsewhere", "nothing", "logs/a"]) expect(await files.names(folder)).toEqual([]);
    await expect(files.names("..")).rejects.toThrow();
  });

  it("never lie outside of it", async () => {
    const { files } = opened();
    for (const path of ["../x", "/etc/x", "a/../../x"]) {
      await expect(files.write({ [path]: "" })).rejects.toThrow();
      await expect(files.remove(path)).rejects.toThrow();
    }
  });
});
