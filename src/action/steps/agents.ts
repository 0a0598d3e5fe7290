import fs from "node:fs";
import { join } from "node:path";
import { agentPackages } from "#action/agent-packages.ts";
import type { StepModule } from "#action/step.ts";
import { UsageError } from "#core/errors.ts";
import { listed } from "#core/format.ts";
import { createExec } from "#platform/exec/exec.ts";
import { installAgent } from "#platform/install-agent.ts";

/**
 * Installs the agent programs that a shard is to run, each in a folder of its own that goes with the job, and puts
 * their commands on PATH. Started by a step of kind `run:` that holds neither a token nor a key of a model; what is
 * installed is sealed off all the same, for it could change what the steps after it run.
 */
export const run: StepModule["run"] = async (step) => {
  const agents = agentPackages(step.list("agents"));
  const installer = { exec: await createExec(), env: process.env, trusted: step.input("trust") === "trusted" };
  const folder = join(step.tempDir, "agents");
  const bin = join(folder, "bin");
  fs.mkdirSync(bin, { recursive: true });
  const owners = new Map<string, string>();
  for (const [at, agent] of agents.entries()) {
    const { name, version } = agent;
    for (const [program, path] of await installAgent(agent, join(folder, String(at + 1)), installer)) {
      const other = owners.get(program);
      if (other !== undefined)
        throw new UsageError(
          "same-program",
          `agents: ${other} and ${name} both bring the program ${program}.`,
          "Run one of them in a workflow job of its own.",
        );
      owners.set(program, name);
      fs.rmSync(join(bin, program), { force: true });
      fs.symlinkSync(path, join(bin, program));
    }
    const brought = [...owners].flatMap(([program, owner]) => (owner === name ? [program] : []));
    step.notice(`${name} ${version} is installed: ${listed(brought)}.`);
  }
  step.addPath(bin);
};
