import type { EnvironmentSpec, ToolchainSpec } from "#core/environment.ts";
import { RunError } from "#core/errors.ts";
import type { IsolationSpec } from "#core/task.ts";
import { defineIsolation } from "#plugins/isolation/contract.ts";
import { openWorktree } from "#plugins/isolation/shared/open-worktree.ts";

const ID = "venv";
const INTERPRETER = "python3";
const INSTALL_TIMEOUT_MS = 30 * 60_000;
const TIMEOUT_MS = 5 * 60_000;

/** A worktree whose Python is that of a virtual environment, made once per content and shared read-only. */
export default defineIsolation({
  id: "worktree+venv",
  summary: "A worktree with a Python environment of its own, made once for all tasks that install the same.",
  needs: (spec) => ({ toolchains: [interpreter(spec), venvModule(spec)], environments: [venv(spec)] }),
  async open(_spec, deps) {
    if (deps.environments?.some(({ id }) => id === ID) !== true) {
      throw new RunError(
        "no-venv",
        "A sandbox of the tier worktree+venv was to be opened without its virtual environment.",
        "This is a fault of the harness: what the tier needs has to be prepared first; please report it.",
      );
    }
    return openWorktree(deps);
  },
});

const interpreter = ({ python = INTERPRETER }: IsolationSpec): ToolchainSpec => ({
  id: python,
  probe: [python, "--version"],
  version: /^Python (\S+)/m,
  install: { apt: ["python3"] },
});

/** Debian parts it from the interpreter, which then makes environments without any installer. */
const venvModule = ({ python = INTERPRETER }: IsolationSpec): ToolchainSpec => ({
  id: `${python}-venv`,
  probe: [python, "-c", "import ensurepip, venv; print(ensurepip.version())"],
  version: /^(\S+)/m,
  foundBy: python,
  install: { apt: ["python3-venv"] },
});

/** Its path is used as it is: resolving the links of `bin/python` would lead out of the environment. */
function venv({ python = INTERPRETER, install_command, verify_imports = [] }: IsolationSpec): EnvironmentSpec {
  return {
    id: ID,
    files: new Map(),
    build: [
      { argv: [python, "-m", "venv", "{environment}"], timeoutMs: TIMEOUT_MS },
      // No login shell: that would put its own folders first on PATH.
      ...(install_command === undefined
        ? []
        : [{ argv: ["bash", "-c", install_command] as const, timeoutMs: INSTALL_TIMEOUT_MS }]),
    ],
    // Each by itself, so that the message names the module. An installer may end with 0 and have installed nothing.
    checks: verify_imports.map((module) => ({
      argv: ["{environment}/bin/python", "-c", `import ${module}`] as const,
      timeoutMs: TIMEOUT_MS,
    })),
    toolchains: [python],
    provides: { path: ["bin"], env: { VIRTUAL_ENV: "{environment}" } },
  };
}
