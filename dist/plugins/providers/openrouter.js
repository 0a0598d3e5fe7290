import { G as bearer, K as failure, Q as defineProvider, X as readModelList, q as get } from "../../shared/read.js";

// src/plugins/providers/openrouter.ts
const WORDING = {
	provider: "OpenRouter",
	start: "Check the network.",
	key: "Set OPENROUTER_API_KEY to a key that is in force.",
	model: "Ids have a maker and a name, such as qwen/qwen3-coder."
};
var openrouter_default = defineProvider({
	id: "openrouter",
	summary: "models of many makers behind one key; OpenRouter decides who serves them",
	defaultBackend: "claude-code",
	endpoint: "never",
	paid: true,
	keyVariables: ["OPENROUTER_API_KEY"],
	needsKey: true,
	throughGateway: true,
	defaultEndpoint: () => "https://openrouter.ai/api",
	headers: bearer,
	allowedModels: (model) => [model],
	async probe(target, http) {
		const { endpoint, key } = target;
		const [about, list] = await Promise.all([get(http, `${endpoint}/v1/key`, bearer(key)), get(http, `${endpoint}/v1/models`, bearer(key))]);
		const refused = failure(about, `OpenRouter at ${endpoint}`, WORDING);
		if (refused !== null) return refused;
		return {
			...readModelList(list, target, WORDING, (id) => id === target.model || id === withoutVariant(target.model)),
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

export { openrouter_default as default };