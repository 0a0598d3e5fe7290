import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import type { RunEvent } from "#core/events.ts";
import type { Containment } from "#core/ports.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { openGateway } from "#gateway/gateway.ts";
import { systemClock } from "#platform/clock.ts";
import { createExec } from "#platform/exec/exec.ts";
import { http } from "#platform/http.ts";
import { freePort } from "#platform/loopback/free-port.ts";
import { inheritedEnv, installerEnv } from "#platform/inherited-env.ts";
import { adapters } from "#plugins/adapters/index.ts";
import { backends } from "#plugins/backends/index.ts";
import { isolation } from "#plugins/isolation/index.ts";
import { providers } from "#plugins/providers/index.ts";

export interface TestEngine extends EngineDeps, Disposable {
  readonly events: RunEvent[];
}

/** A real engine in a temporary folder of its own: real processes, real files. */
export async function testEngine(
  options: { signal?: AbortSignal; containment?: Containment } = {},
): Promise<TestEngine> {
  const tempRoot = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "engine-")));
  const events: RunEvent[] = [];
  return {
    adapters,
    backends,
    isolation,
    providers,
    openGateway,
    http,
    freePort,
    secretPlaces: { logins: [], settings: [] },
    exec: await createExec(options.containment === undefined ? {} : { containment: options.containment }),
    clock: systemClock,
    emit: (event) => void events.push(event),
    events,
    signal: options.signal ?? new AbortController().signal,
    host: {
      harnessVersion: "0.0.0-test",
      nodeVersion: process.version,
      platform: process.platform,
      arch: process.arch,
      nodePath: process.execPath,
      tempRoot,
      ownFolders: [],
      cacheRoot: join(tempRoot, "cache"),
      baseEnv: inheritedEnv(process.env, homedir()),
      buildEnv: { ...installerEnv(process.env, homedir()), HOME: tempRoot },
    },
    // Deeper trees than Node can remove are among what tests leave.
    [Symbol.dispose]: () => void execFileSync("rm", ["-rf", tempRoot]),
  };
}
