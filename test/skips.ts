interface Skip {
  /** Test files that use this row, relative to `test/`. */
  readonly files: readonly string[];
  /** What must hold for the tests to run. */
  readonly condition: string;
  /** Why they cannot run where it does not hold. */
  readonly reason: string;
  /** How to get them to run. */
  readonly rerun: string;
}

/** Every test that some machines skip. `test/skips.test.ts` compares this table with the tests. */
export const SKIPS = {
  dist: {
    files: ["architecture.test.ts"],
    condition: "dist/ exists",
    reason: "There is no dist/ to compare with src/.",
    rerun: "npm run build",
  },
  hiding: {
    files: [
      "engine/hiding.test.ts",
      "engine/named-program.test.ts",
      "platform/exec/hide.test.ts",
      "plugins/isolation/worktree.test.ts",
    ],
    condition: "Exec.canHide: a private mount namespace can be made",
    reason: "This user may make neither mount nor user namespaces, so nothing can be hidden from a program.",
    rerun: "run the tests as root on Linux, or allow unprivileged user namespaces",
  },
  sealing: {
    files: [
      "engine/hiding.test.ts",
      "engine/named-program.test.ts",
      "engine/needs/prepare-needs.test.ts",
      "platform/exec/hide.test.ts",
      "platform/install-agent.test.ts",
    ],
    condition: "Exec.sealsRest: all mounts can be made read-only at once",
    reason: "Here nothing can be mounted, or the kernel is older than 5.12, so the rest of the disk stays writable.",
    rerun: "run the tests as root on Linux 5.12 or later, or allow unprivileged user namespaces",
  },
  network: {
    files: [
      "engine/named-program.test.ts",
      "engine/needs/prepare-needs.test.ts",
      "engine/verify.test.ts",
      "platform/exec/network.test.ts",
    ],
    condition: "Exec.cutsNetwork: a network namespace can be made",
    reason: "This user may make no network namespace, so programs keep the network they are told to do without.",
    rerun: "run the tests as root on Linux, or allow unprivileged user namespaces",
  },
  root: {
    files: ["e2e/bad-run-dirs.test.ts", "platform/exec/unprivileged.test.ts", "plugins/isolation/worktree.test.ts"],
    condition: "the tests run as root on Linux",
    reason: "Only root can become another user; otherwise every test already runs without root.",
    rerun: "run the tests as root on Linux",
  },
  proc: {
    files: ["platform/progress/terminal-output.test.ts", "record/lock.test.ts"],
    condition: "/proc tells of processes and their open files",
    reason: "Without /proc a process is known by its id alone, and a terminal cannot be opened a second time.",
    rerun: "run the tests on Linux",
  },
  python: {
    files: ["e2e/asked-on-terminal.test.ts", "e2e/progress.test.ts"],
    condition: "python3 is on PATH",
    reason: "Node cannot make a terminal; python3 can.",
    rerun: "apt-get install python3",
  },
  toolchain: {
    files: ["e2e/polyglot-agents.itg.test.ts", "plugins/adapters/aider-polyglot/cheats.itg.test.ts"],
    condition: "the language's compiler or interpreter is on PATH",
    reason: "An exercise can only be graded where its language is.",
    rerun: "install what the line above names",
  },
  venv: {
    files: ["conformance/isolation.test.ts", "plugins/isolation/worktree-venv.test.ts"],
    condition: "python3 can make virtual environments",
    reason: "The tier worktree+venv needs python3 with its module venv.",
    rerun: "apt-get install python3 python3-venv",
  },
  chromium: {
    files: ["e2e/report-page.itg.test.ts", "e2e/serve.itg.test.ts"],
    condition: "/usr/bin/chromium is there",
    reason: "What a page does in a browser only a browser can tell.",
    rerun: "apt-get install chromium",
  },
  act: {
    files: [
      "action/agents.itg.test.ts",
      "action/archives.itg.test.ts",
      "action/caches.itg.test.ts",
      "action/callers.itg.test.ts",
      "action/commands.itg.test.ts",
      "action/comparisons.itg.test.ts",
      "action/examples.itg.test.ts",
      "action/faults.itg.test.ts",
      "action/forks.itg.test.ts",
      "action/hostile.itg.test.ts",
      "action/interrupted.itg.test.ts",
      "action/newcomer.itg.test.ts",
      "action/prepare.itg.test.ts",
      "action/pull-request.itg.test.ts",
      "action/shards.itg.test.ts",
      "action/uploads.itg.test.ts",
      "action/writes.itg.test.ts",
    ],
    condition: "act is on PATH, or ACT names it",
    reason: "Workflows can be run on this machine only by act.",
    rerun: "go install github.com/nektos/act@v0.2.89",
  },
  actionlint: {
    files: ["action/linters.itg.test.ts"],
    condition: "actionlint is on PATH",
    reason: "It is a program of its own.",
    rerun: "go install github.com/rhysd/actionlint/cmd/actionlint@v1.7.12",
  },
  zizmor: {
    files: ["action/linters.itg.test.ts"],
    condition: "zizmor is on PATH",
    reason: "It is a program of its own.",
    rerun: "pip install zizmor==1.32.0",
  },
  tmpfs: {
    files: ["engine/needs/prepare-environment.test.ts", "record/full-disk.test.ts"],
    condition: "a small tmpfs can be mounted",
    reason: "Only a file system of its own can be filled up or made read-only safely.",
    rerun: "run the tests as root on Linux, in a container with SYS_ADMIN",
  },
  agents: {
    files: [
      "e2e/asks-in-vain.itg.test.ts",
      "e2e/killed-agents.itg.test.ts",
      "e2e/killed-translators.itg.test.ts",
      "e2e/polyglot-agents.itg.test.ts",
      "e2e/real-agents.itg.test.ts",
      "engine/translation.itg.test.ts",
      "plugins/backends/real-agents.itg.test.ts",
    ],
    condition: "every agent program of test/support/tested-agents.ts is installed",
    reason: "What an agent does only its own program can show, and these are too large to come with the packages.",
    rerun: "npx tsx scripts/install-agents.ts",
  },
} as const satisfies Readonly<Record<string, Skip>>;

export type SkipId = keyof typeof SKIPS;
