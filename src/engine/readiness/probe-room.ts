import fs from "node:fs";
import { join } from "node:path";
import type { Exec } from "#core/ports.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { placesIn } from "#engine/secret-places.ts";

/** Where programs are asked what they are, and the way to start them there. */
export interface ProbeRoom extends Disposable {
  /** Their home; it goes with the room. */
  readonly home: string;
  readonly exec: Exec;
}

/**
 * A room for programs that are asked their version before anything runs. What is asked may come from a configuration, and
 * the files of this machine serve whoever runs next and are nobody else's: where that can be enforced, the home is all that
 * they can write to, no secret of this machine's user is seen, and no network is there to tell anybody of them.
 */
export function probeRoom({ exec, host, secretPlaces }: Pick<EngineDeps, "exec" | "host" | "secretPlaces">): ProbeRoom {
  const home = fs.mkdtempSync(join(host.tempRoot, "probe-"));
  return {
    home,
    exec: {
      ...exec,
      run: (spec) =>
        exec.run({
          ...spec,
          env: { ...spec.env, TMPDIR: home },
          ownFolder: home,
          readOnly: true,
          hide: placesIn(secretPlaces),
          network: "none",
        }),
    },
    [Symbol.dispose]() {
      fs.rmSync(home, { recursive: true, force: true });
    },
  };
}
