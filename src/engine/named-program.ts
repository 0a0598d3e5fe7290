import type { CommandSpec } from "#core/records.gen.ts";
import type { Registries } from "#engine/deps.ts";
import type { RunCandidate } from "#engine/run-job.ts";

/** The program that a candidate's configuration names, with the reader of the agent whose output it prints. */
export async function namedProgram(
  spec: CommandSpec | undefined,
  { backends }: Pick<Registries, "backends">,
): Promise<Pick<RunCandidate, "command">> {
  if (spec === undefined) return {};
  const { transcript } = spec;
  const reader = transcript === undefined ? null : ((await backends.get(transcript)).reader ?? null);
  return { command: { spec, reader } };
}

/** Ids of the agents whose output can be read, whoever prints it. */
export async function readableTranscripts({ backends }: Pick<Registries, "backends">): Promise<string[]> {
  const loaded = await Promise.all(backends.ids.map((id) => backends.get(id)));
  return loaded.filter(({ reader }) => reader !== undefined).map(({ id }) => id);
}

/** The variables of its user that a candidate's program is passed. What the candidate sets or does without is not among them. */
export function passedVariables(
  { command, env, unsetEnv }: RunCandidate,
  userEnv: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const names = (command?.spec.pass_env ?? []).filter((name) => !Object.hasOwn(env, name) && !unsetEnv.includes(name));
  return Object.fromEntries(names.flatMap((name) => (userEnv[name] === undefined ? [] : [[name, userEnv[name]]])));
}
