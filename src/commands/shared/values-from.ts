import { candidateName } from "#config/draft.ts";
import { loadCompareConfig } from "#config/load.ts";
import { configProblems } from "#config/problems.ts";
import type { CandidateValues } from "#engine/plan-again.ts";

/** Values of the candidates' variables, from the configuration that a plan was made of. */
export async function valuesFrom(file: string | undefined): Promise<CandidateValues> {
  if (file === undefined) return new Map();
  const { shape, problems, source } = await loadCompareConfig(file, { minCandidates: 1 });
  if (shape === null) throw configProblems(problems, source);
  return new Map(shape.candidates.map((candidate) => [candidateName(candidate), candidate.env ?? {}]));
}
