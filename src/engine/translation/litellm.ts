import { RunError } from "#core/errors.ts";
import type { Protocol } from "#core/model-endpoint.ts";
import type { IsolationSpec } from "#core/task.ts";
import type { Translation } from "#engine/run-job.ts";

const VERSION = "1.108.0";

/** What a person is told translates, and what a record says did. */
export const TRANSLATOR = "LiteLLM";
export const LITELLM = `litellm ${VERSION}`;

/** What it gives a provider of, and what it makes of it. It hands OpenAI's responses protocol on untranslated. */
export const UPSTREAM_PROTOCOL: Protocol = "openai-chat";
export const TRANSLATED_PROTOCOLS: readonly Protocol[] = ["anthropic"];

/** What runs it: from one version of Python on, and before another. */
export const LITELLM_PYTHON = { atLeast: [3, 10], before: [3, 15] } as const;

/** A Python environment with the proxy. */
export const LITELLM_ISOLATION: IsolationSpec = {
  tier: "worktree+venv",
  python: "python3",
  install_command: `python -m pip install --quiet --disable-pip-version-check 'litellm[proxy]==${VERSION}'`,
  verify_imports: ["litellm.proxy.proxy_server"],
};

/** Its configuration, in JSON, which is YAML too. Keys come from its environment. */
export function litellmConfig({ upstream, model }: Translation): string {
  return JSON.stringify({
    model_list: [
      {
        model_name: model,
        litellm_params: {
          // `openai/` would be sent to the responses protocol, which loses the thread after a turn.
          model: `hosted_vllm/${model}`,
          api_base: `${upstream}/v1`,
          api_key: `os.environ/${UPSTREAM_KEY}`,
        },
      },
    ],
    // Agents retry by themselves: a second one that does would only hide faults from them and from the gateway.
    litellm_settings: { drop_params: true, telemetry: false, num_retries: 0 },
    general_settings: { master_key: `os.environ/${MASTER_KEY}` },
  });
}

const UPSTREAM_KEY = "BENCHMARK_UPSTREAM_KEY";
const MASTER_KEY = "LITELLM_MASTER_KEY";

/** @param masterKey what the gateway, or the agent, has to show it */
export const litellmEnv = ({ key }: Translation, masterKey: string): Readonly<Record<string, string>> => ({
  [UPSTREAM_KEY]: key ?? "none",
  [MASTER_KEY]: masterKey,
  // Prices are of no interest, and are fetched from the network otherwise.
  LITELLM_LOCAL_MODEL_COST_MAP: "True",
  PYTHONDONTWRITEBYTECODE: "1",
});

export const litellmArgv = (config: string, port: number): readonly [string, ...string[]] => [
  "litellm",
  "--config",
  config,
  "--host",
  "127.0.0.1",
  "--port",
  String(port),
];

/** It did not come up. */
export const litellmFault = (candidate: string, what: string): RunError =>
  new RunError(
    "no-translator",
    `The LiteLLM proxy for ${candidate} ${what}`,
    "Serve the model with a protocol that the agent speaks, name an agent that speaks OpenAI's, such as aider/vllm:MODEL, or see what the proxy said. Nothing was run.",
  );
