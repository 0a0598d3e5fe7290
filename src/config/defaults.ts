/**
 * What a field of the compare config means when it is left out.
 * Not here, because they depend on the machine or on the plugins: `task` (all), `concurrency`, `seed`, `baseline`.
 */
export const DEFAULTS = {
  /** Why not more: decision 16. */
  runs: 1,
  /** Seconds; a backend's own variable goes before it. */
  attempt_timeout_seconds: 600,
  use_host_config: false,
  model: "",
  rule: "paired",
  /** Family-wise error rate. */
  alpha: 0.05,
  /** Fraction of the pass rate. */
  threshold: 0.01,
  /** Fraction of the pass rate. */
  margin: 0.02,
  /** Fraction of the planned tasks. */
  max_excluded: 0.1,
  cluster: "none",
  order: "interleaved",
} as const;
