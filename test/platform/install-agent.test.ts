/** Agents of a publisher that means harm, from a registry on loopback, installed by the real npm. */
import fs from "node:fs";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createExec } from "#platform/exec/exec.ts";
import { type AgentPackage, installAgent } from "#platform/install-agent.ts";
import { loopbackProvider, sendJson } from "../support/loopback.ts";
import { skipUnless } from "../support/skip.ts";
import { tempDir } from "../support/temp-dir.ts";

const exec = await createExec();
const AGENT: AgentPackage = { from: "npm", name: "our-agent", version: "1.2.3" };

/** A registry with this one package; `manifest` is added to its own, `postinstall` is run by node. */
async function registryOf(postinstall: string, manifest: object = { bin: { "our-agent": "cli.js" } }) {
  const folder = tempDir();
  const { name, version } = AGENT;
  const own = { name, version, scripts: { postinstall: "node postinstall.cjs" }, ...manifest };
  fs.mkdirSync(join(folder, "package"));
  const files = {
    "package.json": JSON.stringify(own),
    "postinstall.cjs": postinstall,
    "cli.js": "#!/usr/bin/env node\n",
  };
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(join(folder, "package", file), text);
  expect(spawnSync("tar", ["-czf", join(folder, "package.tgz"), "-C", folder, "package"]).status).toBe(0);
  const tarball = fs.readFileSync(join(folder, "package.tgz"));
  const integrity = `sha512-${createHash("sha512").update(tarball).digest("base64")}`;
  return loopbackProvider(({ url, headers }, response) => {
    if (url.endsWith(".tgz")) return void response.writeHead(200).end(tarball);
    const dist = { tarball: `http://${headers.host ?? ""}/package.tgz`, integrity };
    sendJson(response, { name, "dist-tags": { latest: version }, versions: { [version]: { ...own, dist } } });
  });
}

const environment = (registry: string): NodeJS.ProcessEnv => ({
  PATH: process.env["PATH"],
  HOME: tempDir(),
  npm_config_registry: registry,
});

describe.skipIf(skipUnless(exec.sealsRest, "sealing"))("what an agent's install script does", () => {
  it("changes nothing outside of the agent's folder, outlives nothing, and sees nothing of the job", async () => {
    const outside = tempDir();
    const victim = join(outside, "action.js");
    fs.writeFileSync(victim, "as it was");
    await using registry = await registryOf(`
      const fs = require("node:fs"), { spawn } = require("node:child_process");
      const tried = [];
      for (const file of [${JSON.stringify(victim)}, ${JSON.stringify(join(outside, "set_env"))}])
        try { fs.writeFileSync(file, "spoilt"); tried.push("wrote"); } catch ({ code }) { tried.push(code); }
      const daemon = spawn("sleep", ["86399.125"], { detached: true, stdio: "ignore" });
      daemon.unref();
      fs.writeFileSync("saw.json", JSON.stringify({ tried, daemon: daemon.pid, env: process.env, home: require("node:os").homedir() }));
    `);
    const home = join(tempDir(), "agent");
    const env = {
      ...environment(registry.url),
      ACTIONS_RUNTIME_TOKEN: "t",
      GITHUB_ENV: join(outside, "set_env"),
      OTHER_TOKEN: "t",
      npm_config_prefix: outside,
    };
    const programs = await installAgent(AGENT, home, { exec, env, trusted: false });
    expect([...programs]).toEqual([["our-agent", join(home, "node_modules/.bin/our-agent")]]);

    const saw = JSON.parse(fs.readFileSync(join(home, "node_modules/our-agent/saw.json"), "utf8")) as {
      tried: string[];
      daemon: number;
      env: Record<string, string>;
      home: string;
    };
    expect(saw.tried).toEqual(["EROFS", "EROFS"]);
    expect(saw.daemon).toBeGreaterThan(1);
    expect(fs.readFileSync(victim, "utf8")).toBe("as it was");
    expect(fs.readdirSync(outside)).toEqual(["action.js"]);
    expect(commandLines().filter((line) => line.includes("86399.125"))).toEqual([]);
    expect(Object.keys(saw.env).filter((name) => /TOKEN|^GITHUB|^ACTIONS/.test(name))).toEqual([]);
    expect(saw.home.startsWith(`${home}/`)).toBe(true);
    expect(fs.existsSync(saw.home)).toBe(false);
  });

  it.each([
    ["git", "would stand in for one of this system"],
    ["../../evil", "is no plain name"],
  ])("makes of %j no program of this machine: it %s", async (program, why) => {
    // npm tidies up what is published; the script writes the manifest that is read.
    const manifest = JSON.stringify({ name: "our-agent", version: "1.2.3", bin: { [program]: "cli.js" } });
    await using registry = await registryOf(
      `require("node:fs").writeFileSync("package.json", ${JSON.stringify(manifest)});`,
    );
    const home = join(tempDir(), "agent");
    const installed = installAgent(AGENT, home, { exec, env: environment(registry.url), trusted: false });
    await expect(installed).rejects.toThrow(why);
  });
});

describe("a machine that seals nothing", () => {
  it("installs an agent only where it is trusted", async () => {
    await using registry = await registryOf("");
    const sweep = await createExec({ containment: "sweep" });
    const home = join(tempDir(), "agent");
    const installer = { exec: sweep, env: environment(registry.url) };
    await expect(installAgent(AGENT, home, { ...installer, trusted: false })).rejects.toThrow(
      "Agents are to be installed sealed, and this machine cannot do that: containment sweep, the rest of the disk writable.",
    );
    expect(registry.received).toEqual([]);
    expect([...(await installAgent(AGENT, home, { ...installer, trusted: true })).keys()]).toEqual(["our-agent"]);
  });
});

/** Of all processes of this machine. */
const commandLines = (): readonly string[] =>
  fs.readdirSync("/proc").flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      return [fs.readFileSync(join("/proc", pid, "cmdline"), "utf8")];
    } catch {
      return []; // it has ended since
    }
  });
