import type { AdapterPlugin } from "#plugins/adapters/contract.ts";
import { defineRegistry } from "#plugins/registry.ts";

/** Every benchmark there is: one line each. */
export const adapters = defineRegistry<AdapterPlugin>("benchmark", {
  "aider-polyglot": () => import("#plugins/adapters/aider-polyglot/index.ts"),
  mini: () => import("#plugins/adapters/mini/index.ts"),
  stub: () => import("#plugins/adapters/stub.ts"),
});
