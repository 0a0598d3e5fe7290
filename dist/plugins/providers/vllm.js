"use strict";

const require_shared_read = require("../../shared/read.js");

// src/plugins/providers/vllm.ts
var vllm_default = require_shared_read.defineProvider({
	id: "vllm",
	summary: "a vLLM server of your own; a LiteLLM proxy translates where it speaks OpenAI's protocol alone",
	defaultBackend: "claude-code",
	speaks: [
		"anthropic",
		"openai-chat",
		"openai-responses"
	],
	endpoint: "required",
	paid: false,
	keyVariables: ["VLLM_API_KEY"],
	needsKey: false,
	servesModels: true,
	program: {
		name: "vllm",
		get: "from https://docs.vllm.ai"
	},
	throughGateway: true,
	translatable: true,
	defaultEndpoint: () => null,
	headers: (key) => require_shared_read.bearer(key ?? "none"),
	allowedModels: (model) => [model],
	async probe(target, http) {
		const { endpoint, key, model } = target;
		const answer = await require_shared_read.get(http, `${endpoint}/v1/models`, require_shared_read.bearer(key));
		const probe = require_shared_read.readModelList(answer, target, {
			provider: "vLLM",
			start: `Start it with: vllm serve ${require_shared_read.typed(model)} --enable-auto-tool-choice --tool-call-parser NAME, and name its address.`,
			key: "Set VLLM_API_KEY to what the server was started with as --api-key.",
			model: "A server goes by what it was given as --served-model-name."
		});
		return probe.modelServed === true ? {
			...probe,
			protocols: await spoken(endpoint, key, http)
		} : probe;
	}
});
async function spoken(endpoint, key, http) {
	const [messages, responses] = await Promise.all(["/v1/messages", "/v1/responses"].map((path) => require_shared_read.post(http, `${endpoint}${path}`, require_shared_read.bearer(key), {})));
	const faulted = (answer) => answer?.kind === "answer" && (answer.status === 400 || answer.status === 422) && Object.keys(require_shared_read.asMap(require_shared_read.jsonOf(answer.text))).length > 0;
	return [
		...faulted(messages) ? ["anthropic"] : [],
		"openai-chat",
		...faulted(responses) ? ["openai-responses"] : []
	];
}

exports.default = vllm_default;