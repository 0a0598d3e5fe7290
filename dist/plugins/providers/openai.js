import { G as bearer, Q as defineProvider, X as readModelList, q as get } from "../../shared/read.js";

// src/plugins/providers/openai.ts
var openai_default = defineProvider({
	id: "openai",
	summary: "GPT models from OpenAI itself",
	defaultBackend: "codex",
	nativeTo: "codex",
	endpoint: "optional",
	paid: true,
	keyVariables: ["OPENAI_API_KEY"],
	needsKey: true,
	throughGateway: true,
	defaultEndpoint: () => "https://api.openai.com",
	headers: bearer,
	allowedModels: (model) => [model],
	async probe(target, http) {
		const answer = await get(http, `${target.endpoint}/v1/models`, bearer(target.key));
		const probe = readModelList(answer, target, {
			provider: "OpenAI",
			start: "Check the network, and the endpoint if you gave one.",
			key: "Set OPENAI_API_KEY to a key that is in force.",
			model: "Not every account has every model."
		});
		return {
			...probe,
			protocols: probe.reachable === true ? ["openai-chat", "openai-responses"] : []
		};
	}
});

export { openai_default as default };