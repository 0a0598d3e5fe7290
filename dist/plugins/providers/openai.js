"use strict";

const require_shared_read = require("../../shared/read.js");

// src/plugins/providers/openai.ts
var openai_default = require_shared_read.defineProvider({
	id: "openai",
	summary: "GPT models from OpenAI itself",
	defaultBackend: "codex",
	speaks: ["openai-chat", "openai-responses"],
	nativeTo: "codex",
	endpoint: "optional",
	isFast: true,
	redirectVariables: ["OPENAI_BASE_URL", "OPENAI_API_BASE"],
	nativeIgnoresRedirects: true,
	paid: true,
	keyVariables: ["OPENAI_API_KEY"],
	needsKey: true,
	throughGateway: true,
	endpointVariables: ["OPENAI_BASE_URL", "OPENAI_API_BASE"],
	defaultEndpoint: ({ OPENAI_BASE_URL: url, OPENAI_API_BASE: older }) => require_shared_read.addressOr("https://api.openai.com", (url ?? "") === "" ? older : url),
	headers: require_shared_read.bearer,
	allowedModels: (model) => [model],
	async probe(target, http) {
		const answer = await require_shared_read.get(http, `${target.endpoint}/v1/models`, require_shared_read.bearer(target.key));
		const probe = require_shared_read.readModelList(answer, target, {
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

exports.default = openai_default;