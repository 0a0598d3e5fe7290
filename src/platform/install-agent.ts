import fs from "node:fs";
import { join } from "node:path";
import { MissingPrerequisite, RunError } from "#core/errors.ts";
import type { Exec } from "#core/ports.ts";

/** A program that somebody else publishes, at one exact version. */
export interface AgentPackage {
  readonly from: "npm" | "pypi";
  readonly name: string;
  readonly version: string;
}

/** By what an installation is held, and what it is told. */
export interface Installer {
  readonly exec: Exec;
  /** The environment of this process; what installers need to know is chosen from it. */
  readonly env: NodeJS.ProcessEnv;
  /** Whether this machine may be the agent's, so that it need not be sealed off. */
  readonly trusted: boolean;
}

/**
 * Installs a package into the new folder `home` and gives the programs that it brings, by name. No other package's
 * programs are among them: those of a virtual environment, or of what an agent depends on, must not stand in for the
 * python or the tools of a task. Throws `RunError` where it cannot be installed, and `MissingPrerequisite` where it would
 * have to be sealed off from this machine and cannot be.
 *
 * Scripts of the publisher run: some agents are only then put together. With npm they are those of the package itself;
 * with pip, whatever has no wheel is built by code of its own. So everything that is started here can write to `home`
 * alone, and is gone, with all that it started, before this is done.
 */
export async function installAgent(
  agent: AgentPackage,
  home: string,
  installer: Installer,
): Promise<ReadonlyMap<string, string>> {
  if (!installer.trusted) refuseUnsealed(installer.exec);
  fs.rmSync(home, { recursive: true, force: true });
  fs.mkdirSync(home, { recursive: true });
  const run = runIn(home, agent, installer);
  const programs = agent.from === "npm" ? await fromNpm(agent, home, run) : await fromPypi(agent, home, run);
  fs.rmSync(scratchOf(home), { recursive: true, force: true });
  if (programs.size === 0)
    throw new RunError(
      "no-program",
      `${labelOf(agent)} is installed, but it brings no program.`,
      "Name the package that holds the agent's command, and leave out what it depends on.",
    );
  for (const name of programs.keys()) refuseOtherName(agent, name);
  return programs;
}

/** What a script could change here, the steps after it would run beside a token and keys. */
function refuseUnsealed(exec: Exec): void {
  if (exec.containment === "namespace" && exec.sealsRest) return;
  throw new MissingPrerequisite(
    "not-sealed",
    `Agents are to be installed sealed, and this machine cannot do that: containment ${exec.containment}, the rest of the disk ${exec.sealsRest ? "read-only" : "writable"}.`,
    "Run as root or allow user namespaces, on Linux 5.12 or later (see `benchmark doctor`); or say trust: trusted where this machine may be the agents'.",
  );
}

/** What programs the system has itself are run by steps that are not sealed. */
const SYSTEM = ["/usr/bin", "/bin", "/usr/sbin", "/sbin"];

/** The name becomes that of a link in a folder on PATH. Throws `RunError` where it should not. */
function refuseOtherName(agent: AgentPackage, name: string): void {
  const plain = /^\w[\w.+-]*$/.test(name);
  if (plain && name !== "node" && !SYSTEM.some((folder) => fs.existsSync(join(folder, name)))) return;
  throw new RunError(
    "no-agent-program",
    `${labelOf(agent)} brings a program ${JSON.stringify(name)}, which ${plain ? "would stand in for one of this system" : "is no plain name"}.`,
    "Name the package that holds the agent's command; if it is this one, install it on the machine yourself.",
  );
}

type Run = (program: string, ...args: readonly string[]) => Promise<string>;

async function fromNpm({ name, version }: AgentPackage, home: string, run: Run): Promise<ReadonlyMap<string, string>> {
  fs.writeFileSync(join(home, "package.json"), '{ "private": true }\n');
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  await run("npm", "install", ...quiet, "--ignore-scripts", "--", `${name}@${version}`);
  await run("npm", "rebuild", ...quiet, "--ignore-scripts=false", "--", name);
  const manifest = join(home, "node_modules", name, "package.json");
  const { bin = {} } = JSON.parse(fs.readFileSync(manifest, "utf8")) as { bin?: string | Record<string, string> };
  const names = typeof bin === "string" ? [name.replace(/^.*\//, "")] : Object.keys(bin);
  return new Map(names.map((program) => [program, join(home, "node_modules/.bin", program)]));
}

/** Names of a distribution's commands, one a line. */
const COMMANDS = `
import sys
from importlib.metadata import distribution
for entry in distribution(sys.argv[1]).entry_points:
    if entry.group == "console_scripts": print(entry.name)
`;

async function fromPypi({ name, version }: AgentPackage, home: string, run: Run): Promise<ReadonlyMap<string, string>> {
  const python = join(home, "venv/bin/python");
  await run("python3", "-m", "venv", join(home, "venv"));
  const quiet = ["--quiet", "--disable-pip-version-check", "--no-input"];
  await run(python, "-m", "pip", "install", ...quiet, "--", `${name}==${version}`);
  const names = await run(python, "-c", COMMANDS, name);
  return new Map(
    names.split("\n").flatMap((program) => (program === "" ? [] : [[program, join(home, "venv/bin", program)]])),
  );
}

const TIMEOUT_MS = 10 * 60 * 1000;

/** Starts programs that can write to `home` alone, where that can be enforced, and leave none behind. Gives their stdout. */
function runIn(home: string, agent: AgentPackage, { exec, env }: Installer): Run {
  const scratch = scratchOf(home);
  fs.mkdirSync(scratch);
  return async (program, ...args) => {
    const ended = await exec.run({
      argv: [program, ...args],
      cwd: home,
      env: environment(env, scratch),
      timeoutMs: TIMEOUT_MS,
      ownFolder: home,
      readOnly: true,
    });
    if (ended.exitCode === 0 && !ended.timedOut) return ended.stdout.text;
    const said = `${ended.stdout.text}\n${ended.stderr.text}`.trim().split("\n").slice(-5).join("\n");
    const how = ended.spawnError?.message ?? `${program} ended with ${ended.exitCode ?? ended.signal}.`;
    const missing = ended.spawnError?.code === "ENOENT";
    throw new RunError(
      "agent-not-installed",
      missing
        ? `${labelOf(agent)} cannot be installed: there is no ${program} on PATH.`
        : `${labelOf(agent)} could not be installed: ${ended.timedOut ? "it took more than ten minutes" : said || how}`,
      missing
        ? `Install ${program} on the machine of the shard.`
        : "See whether this version is published, and whether the machine reaches its registry.",
    );
  };
}

/** Home, temporary files and caches of installers; it goes when they are done. */
const scratchOf = (home: string): string => join(home, ".installer");

/** Where registries are and how they are reached. Nothing of the workflow run: no command file, no token. */
const TOLD = [
  /^(PATH|LANG|LC_\w+|TZ)$/,
  /^(https?|all|no)_proxy$/i,
  /^(NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE)$/,
  /^npm_config_\w+$/i,
  /^PIP_\w+$/,
];

/** Where installers write is for us to say. */
const PLACES =
  /^(npm_config_(cache|prefix|global|global_?config|local_prefix|logs_dir|tmp)|pip_(cache_dir|target|prefix|root|user|log))$/i;

function environment(env: NodeJS.ProcessEnv, scratch: string): Record<string, string> {
  const told = Object.entries(env).flatMap(([name, value]) =>
    value !== undefined && TOLD.some((pattern) => pattern.test(name)) && !PLACES.test(name) ? [[name, value]] : [],
  );
  return {
    // A person's own settings of registries are in the home that the installer does not have.
    ...ownSettings(env["HOME"]),
    ...(Object.fromEntries(told) as Record<string, string>),
    HOME: scratch,
    TMPDIR: scratch,
    npm_config_cache: join(scratch, "npm"),
    PIP_CACHE_DIR: join(scratch, "pip"),
  };
}

function ownSettings(home = ""): Record<string, string> {
  const files = { npm_config_userconfig: ".npmrc", PIP_CONFIG_FILE: ".config/pip/pip.conf" };
  const there = Object.entries(files).map(([name, file]) => [name, join(home, file)] as const);
  return Object.fromEntries(there.filter(([, file]) => home !== "" && fs.existsSync(file)));
}

const labelOf = ({ from, name, version }: AgentPackage): string => `${name}${from === "npm" ? "@" : "=="}${version}`;
