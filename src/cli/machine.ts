import { existsSync, realpathSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { MissingPrerequisite } from "#core/errors.ts";
import { messageOf } from "#core/message-of.ts";
import type { Containment, Machine } from "#core/ports.ts";
import { cacheRoot } from "#cli/cache-root.ts";
import { HARNESS_VERSION } from "#cli/version.ts";
import { systemClock } from "#platform/clock.ts";
import { createExec } from "#platform/exec/exec.ts";
import { inheritedEnv, installerEnv } from "#platform/inherited-env.ts";

/** The ports of this machine. Throws `MissingPrerequisite` where it cannot hold untrusted programs. */
export async function openMachine(containment: Containment | undefined): Promise<Machine> {
  const ownFolder = packageRoot();
  return {
    exec: await createExec(containment === undefined ? {} : { containment }),
    clock: systemClock,
    freePort: async () => (await import("#platform/loopback/free-port.ts")).freePort(),
    host: {
      harnessVersion: HARNESS_VERSION,
      nodeVersion: process.version,
      platform: process.platform,
      arch: process.arch,
      nodePath: process.execPath,
      tempRoot: tempRoot(ownFolder),
      ownFolders: [ownFolder],
      cacheRoot: cacheRoot(),
      baseEnv: inheritedEnv(process.env, homedir()),
      buildEnv: installerEnv(process.env, homedir()),
    },
  };
}

/** The folder the harness is installed in: the nearest one above with a package.json, be this file bundled or not. */
export function packageRoot(): string {
  const start = dirname(fileURLToPath(import.meta.url));
  for (let dir = start; dir !== dirname(dir); dir = dirname(dir)) {
    if (existsSync(join(dir, "package.json")) && existsSync(join(dir, "presets"))) return dir;
  }
  return start;
}

/** Sandboxes must not lie below folders that are hidden from them. */
function tempRoot(ownFolder: string): string {
  const root = realTempFolder();
  if (!`${root}/`.startsWith(`${ownFolder}/`)) return root;
  throw new MissingPrerequisite(
    "temp-inside-harness",
    `The temporary folder ${root} lies inside the harness's own folder ${ownFolder}, where agents could see reference solutions.`,
    "Set TMPDIR to a folder elsewhere, such as /tmp.",
  );
}

function realTempFolder(): string {
  try {
    return realpathSync(tmpdir());
  } catch (cause) {
    throw new MissingPrerequisite(
      "no-temp",
      `The temporary folder ${tmpdir()} cannot be used: ${messageOf(cause)}`,
      "Set TMPDIR to a folder that exists, such as /tmp.",
      { cause },
    );
  }
}
