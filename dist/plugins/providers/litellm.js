"use strict";

const require_shared_read = require("../../shared/read.js");

// src/plugins/providers/litellm.ts
var litellm_default = require_shared_read.defineProvider({
	id: "litellm",
	summary: "a LiteLLM proxy of your own, before whatever it fronts",
	defaultBackend: "claude-code",
	speaks: [
		"anthropic",
		"openai-chat",
		"openai-responses"
	],
	endpoint: "optional",
	paid: true,
	keyVariables: ["LITELLM_API_KEY", "LITELLM_MASTER_KEY"],
	needsKey: false,
	program: {
		name: "litellm",
		get: "with: pip install 'litellm[proxy]'"
	},
	throughGateway: true,
	defaultEndpoint: () => "http://localhost:4000",
	headers: (key) => require_shared_read.bearer(key ?? "none"),
	allowedModels: (model) => [model],
	async probe(target, http) {
		const { endpoint, key, model } = target;
		const [list, about] = await Promise.all([require_shared_read.get(http, `${endpoint}/v1/models`, require_shared_read.bearer(key)), require_shared_read.get(http, `${endpoint}/v1/model/info`, require_shared_read.bearer(key))]);
		const probe = require_shared_read.readModelList(list, target, {
			provider: "LiteLLM",
			start: `Start it with: litellm --config FILE. If it is elsewhere, write litellm:${require_shared_read.typed(model)}@http://HOST:4000.`,
			key: "Set LITELLM_API_KEY to a key of that proxy.",
			model: "Models are listed in the proxy's configuration."
		});
		const { data } = require_shared_read.asMap(require_shared_read.jsonOf(about.kind === "answer" ? about.text : ""));
		const entry = (Array.isArray(data) ? data : []).map(require_shared_read.asMap).find((one) => one["model_name"] === model);
		const contextWindow = probe.contextWindow ?? require_shared_read.tokensIn(require_shared_read.asMap(entry?.["model_info"])["max_input_tokens"]);
		return {
			...probe,
			contextWindow: probe.modelServed === true ? contextWindow : null,
			protocols: probe.reachable === true ? [
				"anthropic",
				"openai-chat",
				"openai-responses"
			] : []
		};
	}
});

exports.default = litellm_default;