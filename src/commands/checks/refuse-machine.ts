import type { CommandContext } from "#commands/command.ts";
import { MissingPrerequisite } from "#core/errors.ts";
import type { EngineDeps } from "#engine/deps.ts";
import type { RunCandidate } from "#engine/run-job.ts";

type Hold = Pick<EngineDeps, "exec">;

/** Throws `MissingPrerequisite` where this machine cannot hold these candidates as firmly as is asked. */
export function refuseMachine(
  candidates: readonly RunCandidate[],
  engine: Hold,
  { flags }: Pick<CommandContext, "flags">,
): void {
  if (candidates.every(({ backend }) => backend.deterministic)) return;
  refuseWeakContainment(engine, flags.containment);
  if (flags.sealed === true) refuseUnsealed(engine);
}

/** Without a firm hold on its processes, an agent that starts a daemon would outlive its attempt and its limits. */
function refuseWeakContainment({ exec }: Hold, asked: string | undefined): void {
  if (exec.containment !== "sweep" || asked === "sweep") return;
  throw new MissingPrerequisite(
    "weak-containment",
    "This machine can hold real agents by a sweep only, which misses a daemon that hides well.",
    "Install perl on Linux (see `benchmark doctor`), or ask for it: --containment sweep.",
  );
}

/** Beside an agent that is not sealed, no other program of the same user, and no file it may write to, can be trusted. */
function refuseUnsealed({ exec }: Hold): void {
  if (exec.containment === "namespace" && exec.canHide && exec.sealsRest) return;
  throw new MissingPrerequisite(
    "not-sealed",
    `Real agents are to run sealed, and this machine cannot do that: containment ${exec.containment}, folders ${exec.canHide ? "" : "not "}hidden, the rest of the disk ${exec.sealsRest ? "read-only" : "writable"}.`,
    "Run as root or allow user namespaces, on Linux 5.12 or later (see `benchmark doctor`); or leave --sealed out where every candidate may be trusted with this machine.",
  );
}
