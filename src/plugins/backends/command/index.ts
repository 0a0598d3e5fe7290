import { type BackendJob, defineBackend, type ProbeDeps } from "#plugins/backends/contract.ts";
import { commandProblems } from "#plugins/backends/command/command-problems.ts";
import { endpointVariables } from "#plugins/backends/command/endpoint-variables.ts";
import { fillArgv, usesPlaceholder } from "#plugins/backends/command/fill-argv.ts";
import { readLastWords } from "#plugins/backends/command/read-last-words.ts";
import { type AgentCommand, type AgentProgram, solveWith } from "#plugins/backends/shared/agent-backend.ts";
import { modelProblems } from "#plugins/backends/shared/model-problems.ts";
import { probeNamed } from "#plugins/backends/command/probe-named.ts";

const PERMISSIONS = "its own: the sandbox alone holds it";

/** Any program: what starts it and how it gets its prompt is the configuration's to say. */
export default defineBackend({
  id: "command",
  summary: "any program of your own, which a configuration file names",
  verifiedWith: null,
  permissions: PERMISSIONS,
  deterministic: false,
  protocols: [],
  needsOracle: false,
  modelProblems,
  commandProblems,
  probe: ({ command = null, ...deps }: ProbeDeps) => probeNamed(command, deps),
  solve: (job, box) => {
    const { command } = job;
    if (command === null) throw new RangeError("No program is named");
    const limit = (command.spec.timeout_seconds ?? Infinity) * 1000;
    return solveWith(agentOf(job, command, box.workDir), { ...job, timeoutMs: Math.min(job.timeoutMs, limit) }, box);
  },
});

const PROMPT_FILE = "prompt.md";

function agentOf(job: BackendJob, { spec, reader }: NonNullable<BackendJob["command"]>, workDir: string): AgentProgram {
  return {
    id: "command",
    summary: "",
    program: nameOf(spec.argv[0]),
    install: "",
    verifiedWith: null,
    permissions: PERMISSIONS,
    protocols: [],
    command: ({ homeDir }): AgentCommand => {
      const [program = "", ...args] = fillArgv(spec.argv, {
        prompt: job.prompt,
        prompt_file: `${homeDir}/${PROMPT_FILE}`,
        model: job.model,
        base_url: job.endpoint?.baseUrl ?? "",
        work_dir: workDir,
        home_dir: homeDir,
      });
      const byFile = usesPlaceholder(spec.argv, "prompt_file");
      const byStdin = !byFile && !usesPlaceholder(spec.argv, "prompt");
      return {
        program,
        args,
        env: job.endpoint === null ? {} : endpointVariables(job.endpoint),
        homeFiles: byFile ? { [PROMPT_FILE]: job.prompt } : {},
        ...(byStdin ? { stdin: job.prompt } : {}),
      };
    },
    reader: reader ?? readLastWords,
    facts: () => ({ argv: spec.argv, transcript: spec.transcript ?? null, passed_variables: spec.pass_env ?? [] }),
  };
}

const nameOf = (program: string): string => program.slice(program.lastIndexOf("/") + 1);
