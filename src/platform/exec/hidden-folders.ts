import { readdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { RunError } from "#core/errors.ts";

/**
 * The folders to cover, as real paths: those that exist, without the ones that lie inside another.
 * Throws `RunError` when one of them holds the working directory.
 */
export function hiddenFolders(hide: readonly string[], cwd: string): readonly string[] {
  if (hide.length === 0) return [];
  const real = [...new Set(hide.flatMap(realPath))];
  const workDir = realPath(cwd)[0] ?? cwd;
  const above = real.find((folder) => isInside(workDir, folder));
  if (above !== undefined) {
    throw new RunError(
      "hide-covers-cwd",
      `${above} is to be hidden from a program that works inside it, in ${workDir}.`,
      "Choose a temporary folder outside the run directory, the caches and the folder of this tool.",
    );
  }
  return real.filter((folder) => !real.some((other) => other !== folder && isInside(folder, other)));
}

/**
 * Beside the folder itself there are doors to what lies beneath: the raw disks, and services that run programs as
 * somebody else for whoever asks. Returns those that exist here, so that they can be covered too.
 */
export function waysAround(hidden: readonly string[]): readonly string[] {
  const user = `/run/user/${process.getuid?.() ?? 0}`;
  const services = [
    ...["docker.sock", "podman/podman.sock", "containerd/containerd.sock", "crio/crio.sock"].map(
      (name) => `/run/${name}`,
    ),
    ...["/run/systemd/private", "/run/dbus/system_bus_socket", "/var/run/docker.sock"],
    ...["bus", "systemd/private", "docker.sock", "podman/podman.sock"].map((name) => join(user, name)),
  ];
  const real = new Set([...blockDevices(), ...services].flatMap(realPath));
  return [...real].filter((path) => !hidden.some((folder) => isInside(path, folder)));
}

const blockDevices = (): string[] =>
  readdirSync("/dev", { withFileTypes: true })
    .filter((entry) => entry.isBlockDevice())
    .map((entry) => `/dev/${entry.name}`);

const isInside = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith("/") ? folder : `${folder}/`);

// What cannot be resolved is not there for this user, nor for the program, which has no more rights.
function realPath(path: string): string[] {
  try {
    return [realpathSync.native(path)];
  } catch {
    return [];
  }
}
