import { defineProvider, type Env, NOTHING_SAID, type Probe } from "#plugins/providers/contract.ts";

/** How AWS may be told who asks: a Bedrock key, or keys of a user or a role. */
const KEYS = ["AWS_BEARER_TOKEN_BEDROCK", "AWS_ACCESS_KEY_ID"];
const BESIDE_KEY = ["AWS_SECRET_ACCESS_KEY", "AWS_SESSION_TOKEN"];
/** Names files of its user's home, which no agent gets to see: beside keys it would be taken in their place, in vain. */
const PROFILE = "AWS_PROFILE";

export default defineProvider({
  id: "bedrock",
  summary: "Claude models at Amazon Bedrock; the agent program signs its requests itself",
  defaultBackend: "claude-code",
  speaks: ["anthropic"],
  endpoint: "never",
  isFast: true,
  redirectVariables: ["ANTHROPIC_BEDROCK_BASE_URL", "CLAUDE_CODE_USE_BEDROCK"],
  paid: true,
  keyVariables: [...KEYS, PROFILE],
  besideKey: BESIDE_KEY,
  needsKey: true,
  endpointVariables: ["AWS_REGION"],
  // A signature covers the address, so that a gateway in between would break it.
  throughGateway: false,
  defaultEndpoint: ({ AWS_REGION: region }) => (region ? `https://bedrock-runtime.${region}.amazonaws.com` : null),
  headers: () => ({}),
  allowedModels: (model) => [model],
  probe(_target, _http, env) {
    const problem = env["AWS_REGION"]
      ? withoutKeys(env)
      : { message: "Amazon Bedrock needs a region.", hint: "Set AWS_REGION, for example to eu-central-1." };
    const note =
      "Amazon Bedrock was not asked: it answers signed requests only. That its agent is started rightly is proved by snapshots of its arguments and variables, never against the service.";
    return Promise.resolve({ ...NOTHING_SAID, protocols: ["anthropic"], problem, notes: [note] });
  },
  agentEnv: (env) => ({
    CLAUDE_CODE_USE_BEDROCK: "1",
    ...Object.fromEntries(
      [...KEYS, ...BESIDE_KEY, "AWS_REGION"].flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
    ),
  }),
});

/** A profile alone, or half of a pair of keys, would let a run begin whose every attempt fails. */
function withoutKeys(env: Env): Probe["problem"] {
  if (env["AWS_BEARER_TOKEN_BEDROCK"]) return null;
  if (env["AWS_ACCESS_KEY_ID"])
    return env["AWS_SECRET_ACCESS_KEY"]
      ? null
      : {
          message: "AWS_ACCESS_KEY_ID is set without AWS_SECRET_ACCESS_KEY, so no request could be signed.",
          hint: "Set AWS_SECRET_ACCESS_KEY too (of a role AWS_SESSION_TOKEN as well), or AWS_BEARER_TOKEN_BEDROCK instead of both.",
        };
  const profile = env[PROFILE];
  if (!profile) return null;
  return {
    message: `${PROFILE} leads to files in your home folder, which no agent gets to see, and no key is set beside it.`,
    hint: `Export what it stands for, then run again: eval "$(aws configure export-credentials --profile ${shellWord(profile)} --format env)"`,
  };
}

const shellWord = (text: string): string =>
  /^[\w.-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
