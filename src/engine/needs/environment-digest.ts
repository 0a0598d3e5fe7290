import { digestOf } from "#core/digest.ts";
import type { EnvironmentSpec } from "#core/environment.ts";
import type { Host } from "#core/ports.ts";
import { treeDigest } from "#core/tree-digest.ts";

/** Raised when what is made from the same specification changes. */
const FORMAT = 1;

/** Digest of all that decides what an environment holds: files, commands, the machine's kind, versions of toolchains. */
export function environmentDigest(
  { id, files, build, checks, toolchains }: EnvironmentSpec,
  versions: ReadonlyMap<string, string>,
  { platform, arch }: Host,
): string {
  return digestOf({
    format: FORMAT,
    id,
    files: treeDigest(files),
    build,
    checks,
    toolchains: toolchains.map((toolchain) => [toolchain, versions.get(toolchain) ?? null]),
    machine: [platform, arch],
  });
}
