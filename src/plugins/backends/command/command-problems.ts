import { nearest } from "#core/nearest.ts";
import type { CommandSpec } from "#core/records.gen.ts";
import type { CandidateFacts, CommandProblem } from "#plugins/backends/contract.ts";
import { endpointVariableNames } from "#plugins/backends/command/endpoint-variables.ts";
import { isPlaceholder, namesIn, PLACEHOLDERS } from "#plugins/backends/command/fill-argv.ts";

/** What is wrong with a named program, before anything is started. */
export function commandProblems(spec: CommandSpec, candidate: CandidateFacts): CommandProblem[] {
  return [
    ...programProblems(spec.argv[0], "argv[0]"),
    ...(spec.version_argv === undefined ? [] : programProblems(spec.version_argv[0], "version_argv[0]")),
    ...spec.argv.slice(1).flatMap((word, at) => placeholderProblems(word, `argv[${at + 1}]`, candidate)),
    ...promptTwice(spec.argv),
    ...providerProblems(spec, candidate),
  ];
}

function programProblems(program: string, part: string): CommandProblem[] {
  if (program.trim() === "")
    return [{ part, message: "names no program.", hint: "Begin with a name on PATH or an absolute path." }];
  if (namesIn(program).length > 0)
    return [{ part, message: "must be the program itself, not a placeholder.", hint: "Write its name or path." }];
  if (program.includes("/") && !program.startsWith("/"))
    return [
      {
        part,
        message: `${JSON.stringify(program)} is a relative path, and the program starts in the folder of its task.`,
        hint: "Write a name on PATH or an absolute path.",
      },
    ];
  if (/\s/.test(program) && !program.startsWith("/"))
    return [
      {
        part,
        message: `${JSON.stringify(program)} holds spaces: no shell takes it apart.`,
        hint: `Write one item for each word: [${program
          .trim()
          .split(/\s+/)
          .map((word) => JSON.stringify(word))
          .join(", ")}].`,
      },
    ];
  return [];
}

function placeholderProblems(word: string, part: string, { model, hasProvider }: CandidateFacts): CommandProblem[] {
  return [...new Set(namesIn(word))].flatMap((name) => {
    if (!isPlaceholder(name)) {
      const near = nearest(name, PLACEHOLDERS);
      const known =
        near === null ? `Known: ${PLACEHOLDERS.map((one) => `{${one}}`).join(", ")}.` : `Did you mean {${near}}?`;
      const hint = `${known} For the brackets themselves write {{${name}}}.`;
      return [{ part, message: `{${name}} is not a placeholder.`, hint }];
    }
    if (name === "model" && model === "")
      return [{ part, message: "asks for {model}, and the candidate has none.", hint: "Set model." }];
    if (name === "base_url" && !hasProvider)
      return [{ part, message: "asks for {base_url}, and the candidate has no provider.", hint: "Set provider." }];
    return [];
  });
}

function promptTwice(argv: CommandSpec["argv"]): CommandProblem[] {
  const names = argv.flatMap(namesIn);
  if (!names.includes("prompt") || !names.includes("prompt_file")) return [];
  return [
    {
      part: "argv",
      message: "gives the prompt twice: as {prompt} and as {prompt_file}.",
      hint: "Use one; without either it comes by standard input.",
    },
  ];
}

function providerProblems({ protocol, pass_env = [] }: CommandSpec, { hasProvider }: CandidateFacts): CommandProblem[] {
  if (hasProvider && protocol === undefined)
    return [
      {
        part: "protocol",
        message: "is missing: the candidate has a provider.",
        hint: "Say what the program speaks, such as protocol: openai-chat, or leave the provider out.",
      },
    ];
  if (!hasProvider || protocol === undefined) return [];
  const own = endpointVariableNames(protocol);
  return pass_env.flatMap((name, at) =>
    own.includes(name)
      ? [
          {
            part: `pass_env[${at}]`,
            message: `${name} is set by the harness, to lead to the provider.`,
            hint: "Take it out, so that your own key stays with you; or leave the provider out.",
          },
        ]
      : [],
  );
}
