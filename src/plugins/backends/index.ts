import type { BackendPlugin } from "#plugins/backends/contract.ts";
import { defineRegistry } from "#plugins/registry.ts";

/** Every coding agent there is: one line each. */
export const backends = defineRegistry<BackendPlugin>("backend", {
  stub: () => import("#plugins/backends/stub/index.ts"),
});
