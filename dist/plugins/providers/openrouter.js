"use strict";

const require_shared_read = require("../../shared/read.js");

// src/plugins/providers/openrouter.ts
const WORDING = {
	provider: "OpenRouter",
	start: "Check the network.",
	key: "Set OPENROUTER_API_KEY to a key that is in force.",
	model: "Ids have a maker and a name, such as qwen/qwen3-coder."
};
var openrouter_default = require_shared_read.defineProvider({
	id: "openrouter",
	summary: "models of many makers behind one key; OpenRouter decides who serves them",
	defaultBackend: "claude-code",
	speaks: [
		"anthropic",
		"openai-chat",
		"openai-responses"
	],
	endpoint: "never",
	redirectVariables: ["OPENROUTER_API_BASE"],
	paid: true,
	keyVariables: ["OPENROUTER_API_KEY"],
	needsKey: true,
	throughGateway: true,
	defaultEndpoint: () => "https://openrouter.ai/api",
	headers: require_shared_read.bearer,
	allowedModels: (model) => [model],
	async probe(target, http) {
		const { endpoint, key } = target;
		const [about, list] = await Promise.all([require_shared_read.get(http, `${endpoint}/v1/key`, require_shared_read.bearer(key)), require_shared_read.get(http, `${endpoint}/v1/models`, require_shared_read.bearer(key))]);
		const refused = require_shared_read.failure(about, `OpenRouter at ${endpoint}`, WORDING);
		if (refused !== null) return refused;
		return {
			...require_shared_read.readModelList(list, target, WORDING, (id) => id === target.model || id === withoutVariant(target.model)),
			protocols: [
				"anthropic",
				"openai-chat",
				"openai-responses"
			],
			notes: ["Who serves the model is OpenRouter's choice and may change within a run."]
		};
	}
});
const withoutVariant = (model) => model.replace(/:[a-z]+$/, "");

exports.default = openrouter_default;