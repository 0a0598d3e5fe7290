import type { CompareConfig } from "#config/compare.ts";

/** Two stand-ins of known, different strength: what a newcomer sees first. Also the preset `demo`. */
export const DEMO: CompareConfig = {
  benchmark: "mini",
  candidates: [
    { name: "stub-strong", backend: "stub", model: "pass=0.8,seed=11" },
    { name: "stub-weak", backend: "stub", model: "pass=0.3,seed=11" },
  ],
};

/** One that must pass and one that must not: does the plumbing work? Also the preset `smoke`. */
export const SMOKE: CompareConfig = {
  benchmark: "stub",
  candidates: [
    { name: "stub", backend: "stub" },
    { name: "stub-fail", backend: "stub", model: "fail" },
  ],
};
