import { benchmarkChecks, type Check } from "#commands/doctor-benchmark.ts";
import type { CommandModule } from "#commands/command.ts";
import { openEngine } from "#commands/engine.ts";
import { inventory, inventoryText } from "#commands/inventory.ts";
import { EXIT, UsageError } from "#core/errors.ts";
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
  const ofBenchmark =
    ctx.flags.benchmark === undefined
      ? []
      : await benchmarkChecks(ctx.flags.benchmark, ctx.flags.prepare === true, engine);
  const checks: readonly Check[] = [
    { check: "node", ok: true, found: ctx.toolchain, next: null },
    {
      check: "git",
      ok: git.exitCode === 0,
      found: git.exitCode === 0 ? git.stdout.text.trim() : null,
      next: git.exitCode === 0 ? null : "Install git, for example: apt-get install git",
    },
    { check: "temporary folder", ok: true, found: host.tempRoot, next: null },
    {
      check: "containment",
      ok: exec.containment !== "sweep",
      found: exec.containment,
      next:
        exec.containment === "sweep"
          ? "Install perl (on Linux): a daemon that hides well can outlive its attempt here."
          : null,
    },
    {
      check: "hiding of references",
      ok: exec.canHide,
      found: foundHiding(exec),
      next: exec.canHide
        ? null
        : "Run as root or allow user namespaces, so that agents cannot read reference solutions.",
    },
    ...ofBenchmark,
  ];
  for (const { check, ok, found, next } of checks)
    ctx.say(
      `${ok ? "ok     " : "missing"} ${check}: ${found ?? "not found"}${next === null ? "" : `\n          → ${next}`}`,
    );
  ctx.say(inventoryText(here));
  ctx.say("Any other program can be an agent too: backend: command, in a configuration file.");
  const needed = [...checks.filter(({ check }) => check === "git"), ...ofBenchmark];
  return { payload: { checks, ...here }, exit: needed.every(({ ok }) => ok) ? EXIT.done : EXIT.prerequisite };
};

function foundHiding({ canHide, sealsRest }: Exec): string {
  if (!canHide) return "none: the worktree tier is an honour system here";
  if (sealsRest) return "a private mount namespace, the rest of the disk read-only";
  return "a private mount namespace; the rest of the disk stays writable, for lack of Linux 5.12 (mount_setattr)";
}
