"use strict";

const require_shared_read = require("../../shared/read.js");

// src/plugins/providers/lmstudio.ts
var lmstudio_default = require_shared_read.defineProvider({
	id: "lmstudio",
	summary: "models in LM Studio on a machine of your own",
	defaultBackend: "claude-code",
	speaks: [
		"anthropic",
		"openai-chat",
		"openai-responses"
	],
	endpoint: "optional",
	paid: false,
	keyVariables: ["LM_API_TOKEN"],
	needsKey: false,
	servesModels: true,
	program: {
		name: "lms",
		get: "from https://lmstudio.ai/download"
	},
	throughGateway: true,
	defaultEndpoint: () => "http://localhost:1234",
	headers: (key) => require_shared_read.bearer(key ?? "lmstudio"),
	allowedModels: (model) => [model],
	async probe(target, http) {
		const { endpoint, key, model } = target;
		const own = await require_shared_read.get(http, `${endpoint}/api/v0/models`, require_shared_read.bearer(key));
		const answer = own.kind === "answer" && own.status === 404 ? await require_shared_read.get(http, `${endpoint}/v1/models`, require_shared_read.bearer(key)) : own;
		const probe = require_shared_read.readModelList(answer, target, {
			provider: "LM Studio",
			start: `Start its server with: lms server start, and get the model with: lms get ${require_shared_read.typed(model)}. If it is elsewhere, write lmstudio:${require_shared_read.typed(model)}@http://HOST:1234.`,
			key: "Set LM_API_TOKEN to a token made in LM Studio.",
			model: `Get it in LM Studio, or with: lms get ${require_shared_read.typed(model)}.`
		});
		return {
			...probe,
			protocols: probe.reachable === true ? [
				"anthropic",
				"openai-chat",
				"openai-responses"
			] : []
		};
	}
});

exports.default = lmstudio_default;