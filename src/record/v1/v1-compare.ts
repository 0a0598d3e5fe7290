import { join } from "node:path";
import type { Problem } from "#core/errors.ts";
import { MAX_RECORD_BYTES } from "#record/layout.ts";
import { readRegular, Refused } from "#record/regular-file.ts";
import { realFolders } from "#record/v1/v1-attempts.ts";

/** What `compare-manifest.json` of schema 1 says. */
export interface V1Manifest {
  readonly runs: number;
  readonly candidates: readonly V1Candidate[];
}

interface V1Candidate {
  readonly name: string;
  readonly backend: string;
  readonly model: string;
  readonly envNames: readonly string[];
}

/** A plain run-dir and the candidate it belongs to. */
export interface CandidateFolder {
  /** Relative to the root; empty: the root itself. */
  readonly path: string;
  /** null: a plain run, whose candidate has no name of its own. */
  readonly name: string | null;
  readonly backend: string | null;
  readonly model: string | null;
  readonly envNames: readonly string[];
}

export interface CandidateFolders {
  /** null: a plain run. */
  readonly manifest: V1Manifest | null;
  readonly folders: readonly CandidateFolder[];
  readonly notes: readonly string[];
}

const MANIFEST_FILE = "compare-manifest.json";
const RUNS_FILE = "candidate-runs.json";

/** Where the attempts of a run of schema 1.0 are: the root itself, or one nested run-dir per candidate. */
export function candidateFolders(root: string, problems: Problem[]): CandidateFolders {
  const manifest = readJson(root, MANIFEST_FILE, problems, manifestOf);
  if (manifest === null && !hasFile(root, MANIFEST_FILE)) {
    return { manifest, folders: [{ path: "", name: null, backend: null, model: null, envNames: [] }], notes: [] };
  }
  const runs = readJson(root, RUNS_FILE, problems, runsOf);
  if (runs !== null) return { manifest, folders: byRuns(runs, manifest, problems), notes: [] };
  return { manifest, ...byOrder(root, manifest) };
}

function byRuns(
  runs: ReadonlyMap<string, string>,
  manifest: V1Manifest | null,
  problems: Problem[],
): CandidateFolder[] {
  const named = [...runs].map(([name, path]) => withCandidate(path, name, manifest));
  for (const { name } of manifest?.candidates ?? []) {
    if (!runs.has(name)) problems.push({ path: RUNS_FILE, message: `It has no run-dir of ${JSON.stringify(name)}.` });
  }
  const order = (name: string | null): number => manifest?.candidates.findIndex((known) => known.name === name) ?? -1;
  return named.sort((x, y) => order(x.name) - order(y.name));
}

/**
 * `candidate-runs.json` was written after the last candidate, so a comparison that was cut short has none. Candidates
 * ran one after the other in declared order, and their folders' names begin with the time.
 */
function byOrder(root: string, manifest: V1Manifest | null): Pick<CandidateFolders, "folders" | "notes"> {
  const folders = realFolders(root).map((path, at) => {
    const name = manifest?.candidates[at]?.name;
    return name === undefined
      ? { path, name: path, backend: null, model: null, envNames: [] }
      : withCandidate(path, name, manifest);
  });
  const missing = (manifest?.candidates.slice(folders.length) ?? []).map(({ name }) => name);
  const notes = [
    `The comparison was cut short: without ${RUNS_FILE}, folders were given to candidates by their order.`,
  ];
  if (missing.length > 0) notes.push(`Never started: ${missing.join(", ")}.`);
  return { folders, notes };
}

function withCandidate(path: string, name: string, manifest: V1Manifest | null): CandidateFolder {
  const known = manifest?.candidates.find((candidate) => candidate.name === name);
  return { path, name, backend: known?.backend ?? null, model: known?.model ?? null, envNames: known?.envNames ?? [] };
}

function manifestOf(value: unknown): V1Manifest {
  const { runs, candidates } = asObject(value);
  if (typeof runs !== "number" || !Number.isInteger(runs) || runs < 1) throw new Refused("runs is not a count");
  return {
    runs,
    candidates: asList(candidates).map((item) => {
      const { name, backend, model, env_keys } = asObject(item);
      return {
        name: asText(name),
        backend: asText(backend),
        model: typeof model === "string" ? model : "",
        envNames: Array.isArray(env_keys) ? env_keys.map(asText) : [],
      };
    }),
  };
}

function runsOf(value: unknown): ReadonlyMap<string, string> {
  return new Map(
    asList(asObject(value)["candidates"]).map((item) => {
      const { name, run_dir } = asObject(item);
      const path = asText(run_dir);
      // The nested run-dirs lie directly below their parent; anything else leads out of it.
      if (path.includes("/") || path.includes("\\") || path === "." || path === "..") {
        throw new Refused(`${JSON.stringify(path)} is not a folder of this comparison`);
      }
      return [asText(name), path];
    }),
  );
}

function readJson<T>(root: string, name: string, problems: Problem[], parse: (value: unknown) => T): T | null {
  try {
    const content = readRegular(join(root, name), MAX_RECORD_BYTES);
    return content === null ? null : parse(JSON.parse(content.toString("utf8")));
  } catch (error) {
    if (!(error instanceof Refused) && !(error instanceof SyntaxError)) throw error;
    problems.push({ path: name, message: `It is not used: ${error.message}.` });
    return null;
  }
}

function hasFile(root: string, name: string): boolean {
  try {
    return readRegular(join(root, name), MAX_RECORD_BYTES) !== null;
  } catch (error) {
    if (error instanceof Refused) return true;
    throw error;
  }
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Refused("an object is missing");
  return value as Readonly<Record<string, unknown>>;
}

function asList(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Refused("a list is missing");
  return value as unknown[];
}

function asText(value: unknown): string {
  if (typeof value !== "string" || value === "") throw new Refused("a text is missing");
  return value;
}
