import { messageOf } from "#core/message-of.ts";
import type { Plan, RunRecord, Score, ShardManifest, Stats } from "#core/records.gen.ts";
import { Refused } from "#record/regular-file.ts";
import * as compiled from "#record/validate.gen.ts";

interface Kinds {
  readonly runRecord: RunRecord;
  readonly score: Score;
  readonly stats: Stats;
  readonly plan: Plan;
  readonly shard: ShardManifest;
}

/** What ajv says about the first fault it finds. */
interface Fault {
  readonly instancePath: string;
  readonly message: string;
  readonly params: Readonly<Record<string, unknown>>;
}

interface Validator {
  (value: unknown): boolean;
  errors?: readonly Fault[] | null;
}

/** The first fault of a document against its schema, in words; null when it is valid. */
export const faultOf = (kind: keyof Kinds, value: unknown): string | null => firstFault(compiled[kind], value);

/** Reads a document that must be valid. Throws `Refused` with the place of the first fault. */
export function parseDocument<Kind extends keyof Kinds>(kind: Kind, path: string, content: Uint8Array): Kinds[Kind] {
  return parseWith(compiled[kind], path, content) as Kinds[Kind];
}

/** The same with any compiled validator; what comes back is what that one vouches for. */
export function parseWith(validator: Validator, path: string, content: Uint8Array): unknown {
  const value = parseJson(path, content);
  checkWith(validator, path, value);
  return value;
}

/** Throws `Refused` with the place of the first fault of a value that is, or is to be, the content of a file. */
export function checkWith(validator: Validator, path: string, value: unknown): void {
  const fault = firstFault(validator, value);
  if (fault !== null) throw new Refused(`${path} is not valid: ${fault}`);
}

function parseJson(path: string, content: Uint8Array): unknown {
  if (content.length === 0) throw new Refused(`${path} is empty`);
  try {
    return JSON.parse(Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString("utf8")) as unknown;
  } catch (error) {
    throw new Refused(`${path} is torn or not JSON: ${messageOf(error)}`, { cause: error });
  }
}

function firstFault(validator: Validator, value: unknown): string | null {
  if (validator(value)) return null;
  const fault = validator.errors?.[0];
  if (fault === undefined) return "it does not fit its schema";
  const { instancePath, message, params } = fault;
  const named = params["additionalProperty"] ?? params["allowedValue"] ?? params["allowedValues"];
  return `${instancePath === "" ? "/" : instancePath} ${message}${named === undefined ? "" : ` (${JSON.stringify(named)})`}`;
}
