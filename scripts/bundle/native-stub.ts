import type { Plugin } from "rolldown";

const NATIVE = /^(ssh2|cpu-features)$/;
const PREFIX = "\0native-stub:";

/**
 * Puts an empty module in the place of packages that load compiled addons. dockerode reaches them only for
 * docker hosts spoken to over ssh, and a compiled file cannot travel inside `dist/`.
 */
export function nativeStub(): Plugin {
  return {
    name: "native-stub",
    resolveId: {
      filter: { id: NATIVE },
      handler: (id) => ({ id: PREFIX + id }),
    },
    load: {
      filter: { id: /^\0native-stub:/ },
      handler: (id) => `
        exports.Client = class {
          constructor() {
            throw new Error("${id.slice(PREFIX.length)} is not part of this bundle: reach the docker engine through a socket or TCP.");
          }
        };`,
    },
  };
}
