import type { CandidateDraft, Written } from "#config/draft.ts";
import type { Finding } from "#config/problems.ts";
import { nearest } from "#core/nearest.ts";
import type { CommandSpec } from "#core/records.gen.ts";
import type { Registries } from "#engine/deps.ts";
import { readableTranscripts } from "#engine/named-program.ts";
import type { BackendPlugin } from "#plugins/backends/contract.ts";

/** What is wrong with the program a candidate names, or with its naming one, or none. */
export async function commandFindings(
  candidate: CandidateDraft,
  backend: BackendPlugin,
  registries: Registries,
): Promise<Finding[]> {
  const { command, path } = candidate;
  if (backend.commandProblems === undefined)
    return command === null ? [] : [foreignCommand(command.path, backend, registries)];
  if (command === null)
    return [
      {
        path: candidate.backend?.path ?? path,
        message: `${backend.id} does not say which program it is to start.`,
        hint: 'In a configuration file, give the candidate a command, such as command: { argv: [my-agent, --model, "{model}"] }.',
      },
    ];
  const { value: spec } = command;
  if (spec === null) return []; // its shape is wrong, which is said already
  const facts = { model: candidate.model?.value ?? "", hasProvider: candidate.provider !== null };
  const problems = backend.commandProblems(spec, facts);
  return [
    ...problems.map(({ part, message, hint }) => ({ path: `${command.path}.${part}`, message, hint })),
    ...(await transcriptFindings({ path: command.path, value: spec }, registries)),
    ...passedTwice({ path: command.path, value: spec }, candidate),
  ];
}

const foreignCommand = (path: string, { id }: BackendPlugin, { backends }: Registries): Finding => ({
  path,
  message: `${id} starts its own program, not one that is named.`,
  hint: backends.has("command") ? "Use backend: command, or leave the command out." : "Leave the command out.",
});

async function transcriptFindings(
  { path, value: { transcript } }: Written<CommandSpec>,
  registries: Registries,
): Promise<Finding[]> {
  if (transcript === undefined) return [];
  const known = await readableTranscripts(registries);
  if (known.includes(transcript)) return [];
  const near = nearest(transcript, known);
  return [
    {
      path: `${path}.transcript`,
      message: `There is no reader of ${JSON.stringify(transcript)}.`,
      hint: `${near === null ? "" : `Did you mean ${near}? `}Known: ${known.join(", ")}. Leave it out for output of any other kind.`,
    },
  ];
}

function passedTwice({ path, value: { pass_env = [] } }: Written<CommandSpec>, candidate: CandidateDraft): Finding[] {
  const [set, unset] = [candidate.env, candidate.unsetEnv].map((all) => new Set(all.map(({ value }) => value)));
  return pass_env.flatMap((name, at) => {
    const other = set?.has(name) === true ? "env" : unset?.has(name) === true ? "unset_env" : null;
    if (other === null) return [];
    return [
      {
        path: `${path}.pass_env[${at}]`,
        message: `${name} is also in ${candidate.path}.${other}.`,
        hint: "Name it in one of them.",
      },
    ];
  });
}
