/**
 * Installs the agent programs that the long tests drive, at the versions these tests vouch for, into a cache outside
 * the repository: `$BENCH_AGENTS_DIR`, or `~/.cache/benchmark-agents`. What is there already is left alone.
 *
 *   tsx scripts/install-agents.ts [ID…]
 *
 * No install script of a package runs, but for those that only link a binary.
 */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { AGENTS, agentsDir, type TestedAgent } from "../test/support/tested-agents.ts";

for (const agent of AGENTS) {
  if (process.argv.length > 2 && !process.argv.includes(agent.id)) continue;
  install(agent);
}

function install(agent: TestedAgent): void {
  const home = join(agentsDir(), `${agent.id}-${agent.version}`);
  const done = join(home, "installed");
  if (fs.existsSync(done)) return;
  fs.rmSync(home, { recursive: true, force: true });
  fs.mkdirSync(home, { recursive: true });
  const program = agent.from === "npm" ? installFromNpm(agent, home) : installFromPypi(agent, home);
  const linked = linkOnPath(agent.program, program);
  if (agent.runtime !== undefined) linkOnPath(agent.runtime.program, binaryIn(home, agent.runtime.program));
  fs.writeFileSync(done, "");
  console.log(`${agent.id} ${agent.version}: ${linked}`);
}

function linkOnPath(program: string, target: string): string {
  const bin = join(agentsDir(), "bin");
  fs.mkdirSync(bin, { recursive: true });
  fs.rmSync(join(bin, program), { force: true });
  fs.symlinkSync(target, join(bin, program));
  return join(bin, program);
}

function installFromNpm({ runtime, ...agent }: TestedAgent, home: string): string {
  fs.writeFileSync(join(home, "package.json"), '{ "private": true }\n');
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", "--save-exact"];
  const packages = [agent, ...(runtime === undefined ? [] : [runtime])];
  run("npm", ["install", ...quiet, ...packages.map(({ package: name, version }) => `${name}@${version}`)], home);
  for (const { package: name, afterwards } of packages)
    if (afterwards !== undefined) run(process.execPath, [afterwards], join(home, "node_modules", name));
  return binaryIn(home, agent.program);
}

function binaryIn(home: string, program: string): string {
  return join(home, "node_modules/.bin", program);
}

function installFromPypi({ package: name, version, program }: TestedAgent, home: string): string {
  run("python3", ["-m", "venv", join(home, "venv")], home);
  const quiet = ["--quiet", "--disable-pip-version-check", "--no-input"];
  run(join(home, "venv/bin/pip"), ["install", ...quiet, `${name}==${version}`], home);
  return join(home, "venv/bin", program);
}

function run(program: string, args: readonly string[], cwd: string): void {
  execFileSync(program, args, { cwd, stdio: ["ignore", "ignore", "inherit"], timeout: 850_000 });
}
