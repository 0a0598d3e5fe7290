import fs from "node:fs";
import { join } from "node:path";
import { RunError } from "#core/errors.ts";
import { sha256 } from "#core/digest.ts";
import { messageOf } from "#core/message-of.ts";
import type { PlanTask, ValidationRecord, ValidationSummary } from "#core/records.gen.ts";

/** What a validation holds for: a benchmark at a revision, with a toolchain. */
export interface ValidationKey {
  readonly benchmarkId: string;
  readonly revision: string;
  readonly toolchain: string;
}

/** Where the record of a key lies. One file per key, so that toolchains do not overwrite each other. */
function fileOf(stateDir: string, key: ValidationKey): string {
  const name = key.benchmarkId.replaceAll(/[^A-Za-z0-9_-]/g, "-");
  return join(
    stateDir,
    "validations",
    `${name}-${sha256(JSON.stringify([key.benchmarkId, key.revision, key.toolchain])).slice(0, 16)}.json`,
  );
}

/**
 * What is known of the planned tasks; null when they were not all validated with this toolchain.
 * A task whose verifier has changed since counts as not validated.
 */
export async function validationOf(
  stateDir: string,
  key: ValidationKey,
  tasks: readonly PlanTask[],
): Promise<ValidationSummary | null> {
  const record = await readValidation(stateDir, key);
  if (record === null) return null;
  const known = new Map(record.tasks.map((task) => [task.task_id, task]));
  const checked = tasks
    .map((task) => known.get(task.id))
    .filter((task, at) => task !== undefined && task.verifier_sha256 === tasks[at]?.verifier_sha256);
  if (checked.length < tasks.length) return null;
  const quarantined = checked.flatMap((task) =>
    task?.quarantined == null ? [] : [{ task_id: task.task_id, reason: task.quarantined }],
  );
  return {
    benchmark_revision: record.benchmark_revision,
    toolchain: record.toolchain,
    validated_at: record.validated_at,
    passed: tasks.length - quarantined.length,
    quarantined,
  };
}

/** The record of a key, or null without one. A damaged one counts as none: it can be made again. */
export async function readValidation(stateDir: string, key: ValidationKey): Promise<ValidationRecord | null> {
  let text: string;
  try {
    text = fs.readFileSync(fileOf(stateDir, key), "utf8");
  } catch {
    return null; // Missing or unreadable: the report then says "not validated here", which is true.
  }
  const { validation } = await import("#record/validate-derived.gen.ts");
  try {
    const record: unknown = JSON.parse(text);
    return validation(record) ? (record as ValidationRecord) : null;
  } catch {
    return null; // Torn: same as missing.
  }
}

/** Keeps a record. Throws `RunError` when it cannot be written. */
export function writeValidation(stateDir: string, key: ValidationKey, record: ValidationRecord): string {
  const file = fileOf(stateDir, key);
  try {
    fs.mkdirSync(join(stateDir, "validations"), { recursive: true });
    const temporary = `${file}.${process.pid}.tmp`;
    fs.writeFileSync(temporary, `${JSON.stringify(record, null, 2)}\n`);
    fs.renameSync(temporary, file);
  } catch (cause) {
    throw new RunError(
      "state-unwritable",
      `The validation record ${file} could not be written: ${messageOf(cause)}`,
      "Make the folder writable, or set XDG_STATE_HOME to one that is.",
      { cause },
    );
  }
  return file;
}
