import type { ModelEndpoint, Protocol } from "#core/model-endpoint.ts";

/** The variables in which programs look for their model's address and key, by what they speak. */
const VARIABLES: Readonly<Record<Protocol, { readonly url: readonly string[]; readonly key: readonly string[] }>> = {
  anthropic: { url: ["ANTHROPIC_BASE_URL"], key: ["ANTHROPIC_API_KEY", "ANTHROPIC_AUTH_TOKEN"] },
  "openai-chat": { url: ["OPENAI_BASE_URL", "OPENAI_API_BASE"], key: ["OPENAI_API_KEY"] },
  "openai-responses": { url: ["OPENAI_BASE_URL", "OPENAI_API_BASE"], key: ["OPENAI_API_KEY"] },
  gemini: { url: ["GOOGLE_GEMINI_BASE_URL"], key: ["GEMINI_API_KEY"] },
};

export const endpointVariableNames = (protocol: Protocol): string[] => {
  const { url, key } = VARIABLES[protocol];
  return [...url, ...key];
};

/** An endpoint as the usual variables tell it: OpenAI's address ends with its version, the others' do not. */
export function endpointVariables(endpoint: ModelEndpoint): Readonly<Record<string, string>> {
  const { url, key: names } = VARIABLES[endpoint.protocol];
  // What a program finds as a bearer's token it sends as one, even beside a key.
  const key = endpoint.keyHeader === undefined ? names : names.slice(0, 1);
  const address = addressOf(endpoint);
  return Object.fromEntries([
    ...url.map((name) => [name, address] as const),
    ...key.map((name) => [name, endpoint.token] as const),
  ]);
}

const addressOf = ({ protocol, baseUrl }: ModelEndpoint): string =>
  protocol.startsWith("openai") ? `${baseUrl}/v1` : baseUrl;
