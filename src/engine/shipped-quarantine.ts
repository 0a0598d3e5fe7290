import type { ValidationSummary } from "#core/records.gen.ts";
import type { ResolvedBenchmark } from "#engine/resolve.ts";

/**
 * What is known of the planned tasks when those that are unsound wherever they run count as well: added to what was
 * found on this machine, or in its place where nothing was.
 */
export function withShipped(
  found: ValidationSummary | null,
  { plugin, adapter, tasks }: Pick<ResolvedBenchmark, "plugin" | "adapter" | "tasks">,
): ValidationSummary | null {
  const shipped = adapter.quarantined ?? new Map<string, string>();
  const known = new Map(found?.quarantined.map(({ task_id, reason }) => [task_id, reason]));
  const quarantined = tasks.flatMap(({ id }) => {
    const reason = known.get(id) ?? shipped.get(id);
    return reason === undefined ? [] : [{ task_id: id, reason }];
  });
  if (found === null && quarantined.length === 0) return null;
  const { benchmark_revision, toolchain, validated_at } = found ?? {
    benchmark_revision: plugin.revision,
    toolchain: "that of the authors",
    validated_at: null,
  };
  return { benchmark_revision, toolchain, validated_at, passed: tasks.length - quarantined.length, quarantined };
}
