import { openDataset } from "#datasets/dataset-cache.ts";
import type { Adapter, AdapterPlugin, OptionValue } from "#plugins/adapters/contract.ts";

/** Opens a benchmark on its data, verified now. Throws `MissingPrerequisite` when that is damaged. */
export function openAdapter(
  plugin: AdapterPlugin,
  options: Readonly<Record<string, OptionValue>>,
  cacheRoot: string,
): Promise<Adapter> {
  const { id, dataset } = plugin;
  return plugin.open(options, dataset === undefined ? null : openDataset(cacheRoot, id, dataset));
}
