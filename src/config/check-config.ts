import type { CheckedShape, CompareConfig } from "#config/compare.ts";
import { isCompareConfig } from "#config/compare.gen.ts";

/**
 * The config, or all that is wrong with its shape, as `checkShape` gives them. A right one is told by a function
 * generated from the same shape: loading zod takes nearly as long as starting Node, so that is done only to explain.
 */
export async function checkConfig(raw: unknown): Promise<CheckedShape> {
  if (isCompareConfig(raw)) return { config: raw as CompareConfig, findings: [] };
  const { checkShape } = await import("#config/compare.ts");
  return checkShape(raw);
}
