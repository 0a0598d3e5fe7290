import { type BenchmarkChecks, benchmarkChecks } from "#commands/checks/benchmark-checks.ts";
import { type Check, checkText } from "#commands/checks/check.ts";
import type { CommandModule } from "#commands/command.ts";
import { openEngine } from "#commands/shared/engine.ts";
import { inventory, inventoryText } from "#commands/shared/inventory.ts";
import { EXIT, UsageError } from "#core/errors.ts";
import { installCommand } from "#core/install-command.ts";
import type { Exec } from "#core/ports.ts";

/**
 * What this machine has for running benchmarks, and what it lacks. Ends with `EXIT.prerequisite` without git, and where
 * any task of the benchmark that was asked about could not be run.
 */
export const run: CommandModule["run"] = async (ctx) => {
  if (ctx.flags.prepare === true && ctx.flags.benchmark === undefined)
    throw new UsageError(
      "nothing-to-prepare",
      "--prepare needs --benchmark ID.",
      "`benchmark list` shows what there is.",
    );
  const engine = await openEngine(ctx);
  const { exec, host } = engine;
  const here = inventory(ctx.env);
  const git = await exec.run({ argv: ["git", "--version"], cwd: host.tempRoot, env: host.baseEnv, timeoutMs: 10_000 });
  const hasGit = git.exitCode === 0;
  const { benchmark } = ctx.flags;
  const ofBenchmark: BenchmarkChecks =
    benchmark === undefined
      ? { checks: [], missing: [] }
      : await benchmarkChecks(benchmark, ctx.flags.prepare === true, engine);
  const checks: readonly Check[] = [
    { check: "node", state: "present", ok: true, found: ctx.toolchain, next: null },
    {
      check: "git",
      state: hasGit ? "present" : "missing",
      ok: hasGit,
      found: hasGit ? git.stdout.text.trim() : null,
      next: hasGit ? null : installCommand([GIT]),
    },
    { check: "temporary folder", state: "present", ok: true, found: host.tempRoot, next: null },
    ...machineChecks(exec),
    ...ofBenchmark.checks,
  ];
  for (const check of checks) ctx.say(checkText(check));
  const missing = [...(hasGit ? [] : [GIT]), ...ofBenchmark.missing];
  const install = missing.length === 0 ? null : installCommand(missing);
  if (install !== null) ctx.say(`\nAll that is missing, in one command (packages as root):\n  ${install}`);
  if (missing.length > 0) ctx.say(`Looked for on PATH: ${host.baseEnv["PATH"] ?? "none"}`);
  ctx.say(`\n${inventoryText(here)}`);
  ctx.say("Any other program can be an agent too: backend: command, in a configuration file.");
  const needed = [...checks.filter(({ check }) => check === "git"), ...ofBenchmark.checks];
  return {
    payload: { checks, install, ...here },
    exit: needed.every(({ ok }) => ok) ? EXIT.done : EXIT.prerequisite,
  };
};

const GIT = { apt: ["git"] };

/** What holds agents and keeps references from them. */
const machineChecks = (exec: Exec): readonly Check[] => [
  {
    check: "containment",
    state: exec.containment === "sweep" ? "limited" : "present",
    ok: exec.containment !== "sweep",
    found: exec.containment,
    next:
      exec.containment === "sweep"
        ? "Install perl (on Linux): a daemon that hides well can outlive its attempt here."
        : null,
  },
  {
    check: "hiding of references",
    state: exec.canHide ? "present" : "limited",
    ok: exec.canHide,
    found: foundHiding(exec),
    next: exec.canHide ? null : "Run as root or allow user namespaces, so that agents cannot read reference solutions.",
  },
];

function foundHiding({ canHide, sealsRest }: Exec): string {
  if (!canHide) return "none: the worktree tier is an honour system here";
  if (sealsRest) return "a private mount namespace, the rest of the disk read-only";
  return "a private mount namespace; the rest of the disk stays writable, for lack of Linux 5.12 (mount_setattr)";
}
