import { isJsonObject } from "#core/json.ts";
import { formatPath } from "#config/config-path.ts";
import { DEFAULTS } from "#config/defaults.ts";
import { PROTOCOLS } from "#core/model-endpoint.ts";
import type { CommandSpec } from "#core/records.gen.ts";

/** Something that was read, and where it is written. */
export interface Written<T> {
  /** As `candidates[1].backend`. */
  readonly path: string;
  readonly value: T;
}

/** One candidate as far as it could be read. */
export interface CandidateDraft {
  readonly path: string;
  /** Given or by default; null when neither can be told. Its path is the candidate's own for a default. */
  readonly name: Written<string> | null;
  readonly backend: Written<string> | null;
  /** null when something other than a string stands there. */
  readonly model: Written<string> | null;
  /** null: none is named. */
  readonly provider: Written<string> | null;
  readonly endpoint: Written<string> | null;
  /** Names of the variables it sets. Never values. */
  readonly env: readonly Written<string>[];
  readonly unsetEnv: readonly Written<string>[];
  /** The program it names; null: none. Its value is null where that cannot be read. */
  readonly command: Written<CommandSpec | null> | null;
}

/**
 * What can be read of a config even where other parts of it are wrong: enough to go on looking for problems,
 * so that a person hears of all of them at once.
 */
export interface Draft {
  readonly benchmark: Written<string> | null;
  readonly benchmarkOptions: readonly (Written<string | number | boolean> & { readonly name: string })[];
  readonly tasks: readonly Written<string>[];
  readonly candidates: readonly CandidateDraft[];
  readonly baseline: Written<string> | null;
  /** How many tasks are to be drawn; null: all. */
  readonly sample: Written<number> | null;
  readonly seed: number;
}

/** Reads what can be read. Never throws. */
export function readDraft(raw: unknown): Draft {
  const top = mapOf(raw);
  return {
    benchmark: wordAt("benchmark", top["benchmark"]),
    benchmarkOptions: Object.entries(mapOf(top["benchmark_options"])).flatMap(([name, value]) =>
      isScalar(value) ? [{ name, path: formatPath(["benchmark_options", name]), value }] : [],
    ),
    tasks: wordsAt("task", top["task"]),
    candidates: listOf(top["candidates"]).map((candidate, index) =>
      candidateDraft(mapOf(candidate), `candidates[${index}]`),
    ),
    baseline: wordAt("baseline", top["baseline"]),
    sample: isCount(top["sample"]) && top["sample"] > 0 ? { path: "sample", value: top["sample"] } : null,
    seed: isCount(top["seed"]) ? top["seed"] : 0,
  };
}

/** The name a candidate goes by. */
export function candidateName(candidate: {
  readonly name?: string;
  readonly backend: string;
  readonly model?: string;
}): string {
  const model = candidate.model ?? DEFAULTS.model;
  return candidate.name ?? (model === "" ? candidate.backend : `${candidate.backend}:${model}`);
}

function candidateDraft(map: Readonly<Record<string, unknown>>, path: string): CandidateDraft {
  const backend = wordAt(`${path}.backend`, map["backend"]);
  const usableBackend = backend?.value.includes(":") === true ? null : backend;
  const model = map["model"] ?? DEFAULTS.model;
  const readableModel = typeof model === "string" ? { path: `${path}.model`, value: model } : null;
  const byDefault =
    usableBackend === null || readableModel === null
      ? null
      : { path, value: candidateName({ backend: usableBackend.value, model: readableModel.value }) };
  return {
    path,
    name: map["name"] === undefined ? byDefault : wordAt(`${path}.name`, map["name"]),
    backend: usableBackend,
    model: readableModel,
    provider: wordAt(`${path}.provider`, map["provider"]),
    endpoint: wordAt(`${path}.endpoint`, map["endpoint"]),
    env: Object.keys(mapOf(map["env"])).map((name) => ({ path: `${path}.${formatPath(["env", name])}`, value: name })),
    unsetEnv: wordsAt(`${path}.unset_env`, map["unset_env"]),
    command:
      map["command"] === undefined ? null : { path: `${path}.command`, value: commandDraft(mapOf(map["command"])) },
  };
}

function commandDraft(map: Readonly<Record<string, unknown>>): CommandSpec | null {
  const { transcript, timeout_seconds: timeout, version_argv: version, pass_env: passed } = map;
  const [argv, versionArgv] = [argvIn(map["argv"]), argvIn(version)];
  const protocol = PROTOCOLS.find((one) => one === map["protocol"]);
  if (argv === null || (version !== undefined && versionArgv === null)) return null;
  return {
    argv,
    ...(typeof transcript === "string" && transcript !== "" ? { transcript } : {}),
    ...(passed === undefined ? {} : { pass_env: listOf(passed).filter(isText) }),
    ...(isCount(timeout) && timeout > 0 ? { timeout_seconds: timeout } : {}),
    ...(protocol === undefined ? {} : { protocol }),
    ...(versionArgv === null ? {} : { version_argv: versionArgv }),
  };
}

/** null unless it is a program and arguments. */
function argvIn(value: unknown): CommandSpec["argv"] | null {
  const words = listOf(value);
  return words.length > 0 && words.every(isText) ? (words as CommandSpec["argv"]) : null;
}

const isText = (value: unknown): value is string => typeof value === "string";

function wordsAt(path: string, value: unknown): Written<string>[] {
  return listOf(value).flatMap((word, index) => wordAt(`${path}[${index}]`, word) ?? []);
}

function wordAt(path: string, value: unknown): Written<string> | null {
  return typeof value === "string" && value !== "" ? { path, value } : null;
}

function mapOf(value: unknown): Readonly<Record<string, unknown>> {
  return isJsonObject(value) ? value : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}
