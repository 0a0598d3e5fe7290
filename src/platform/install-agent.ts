import fs from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { RunError } from "#core/errors.ts";

/** A program that somebody else publishes, at one exact version. */
export interface AgentPackage {
  readonly from: "npm" | "pypi";
  readonly name: string;
  readonly version: string;
}

const TIMEOUT_MS = 10 * 60 * 1000;

/**
 * Installs a package into the new folder `home` and gives the programs that it brings, by name. No other package's
 * programs are among them: those of a virtual environment, or of what an agent depends on, must not stand in for the
 * python or the tools of a task. Throws `RunError` where it cannot be installed.
 *
 * Its own install scripts are run: some agents are only then put together, its version is exact, and it is to be run
 * anyway. Those of what it depends on are not, for their versions are not named by anybody.
 */
export async function installAgent(agent: AgentPackage, home: string): Promise<ReadonlyMap<string, string>> {
  fs.rmSync(home, { recursive: true, force: true });
  fs.mkdirSync(home, { recursive: true });
  const programs = agent.from === "npm" ? await fromNpm(agent, home) : await fromPypi(agent, home);
  if (programs.size > 0) return programs;
  throw new RunError(
    "no-program",
    `${labelOf(agent)} is installed, but it brings no program.`,
    "Name the package that holds the agent's command, and leave out what it depends on.",
  );
}

async function fromNpm(agent: AgentPackage, home: string): Promise<ReadonlyMap<string, string>> {
  fs.writeFileSync(join(home, "package.json"), '{ "private": true }\n');
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  await run(agent, "npm", ["install", ...quiet, "--ignore-scripts", `${agent.name}@${agent.version}`], home);
  await run(agent, "npm", ["rebuild", ...quiet, "--ignore-scripts=false", agent.name], home);
  const manifest = join(home, "node_modules", agent.name, "package.json");
  const { bin = {} } = JSON.parse(fs.readFileSync(manifest, "utf8")) as { bin?: string | Record<string, string> };
  const names = typeof bin === "string" ? [agent.name.replace(/^.*\//, "")] : Object.keys(bin);
  return new Map(names.map((name) => [name, join(home, "node_modules/.bin", name)]));
}

/** Names of a distribution's commands, one a line. */
const COMMANDS = `
import sys
from importlib.metadata import distribution
for entry in distribution(sys.argv[1]).entry_points:
    if entry.group == "console_scripts": print(entry.name)
`;

async function fromPypi(agent: AgentPackage, home: string): Promise<ReadonlyMap<string, string>> {
  const python = join(home, "venv/bin/python");
  await run(agent, "python3", ["-m", "venv", join(home, "venv")], home);
  const quiet = ["--quiet", "--disable-pip-version-check", "--no-input"];
  await run(agent, python, ["-m", "pip", "install", ...quiet, `${agent.name}==${agent.version}`], home);
  const names = await run(agent, python, ["-c", COMMANDS, agent.name], home);
  return new Map(names.split("\n").flatMap((name) => (name === "" ? [] : [[name, join(home, "venv/bin", name)]])));
}

async function run(agent: AgentPackage, program: string, args: readonly string[], cwd: string): Promise<string> {
  const ended = await execa(program, args, {
    cwd,
    env: environment(),
    extendEnv: false,
    reject: false,
    stdin: "ignore",
    timeout: TIMEOUT_MS,
  });
  if (!ended.failed) return ended.stdout;
  const said = `${ended.stdout}\n${ended.stderr}`.trim().split("\n").slice(-5).join("\n");
  const missing = ended.code === "ENOENT";
  throw new RunError(
    "agent-not-installed",
    missing
      ? `${labelOf(agent)} cannot be installed: there is no ${program} on PATH.`
      : `${labelOf(agent)} could not be installed: ${ended.timedOut ? "it took more than ten minutes" : said || ended.shortMessage}`,
    missing
      ? `Install ${program} on the machine of the shard.`
      : "See whether this version is published, and whether the machine reaches its registry.",
    { cause: ended },
  );
}

/** What tells where registries are and how they are reached, but nothing of the workflow run: no command file, no token. */
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(ACTIONS|BENCH|GITHUB|INPUT|RUNNER)_/i.test(name)),
  );

const labelOf = ({ from, name, version }: AgentPackage): string => `${name}${from === "npm" ? "@" : "=="}${version}`;
