"use strict";

const require_shared_read = require("../../shared/read.js");

// src/plugins/providers/anthropic.ts
const VERSION = { "anthropic-version": "2023-06-01" };
const USUAL_WINDOW = 2e5;
const ALIASES = [
	"sonnet",
	"opus",
	"haiku"
];
const family = (model) => ALIASES.includes(model) ? model : null;
var anthropic_default = require_shared_read.defineProvider({
	id: "anthropic",
	summary: "Claude models from Anthropic itself",
	defaultBackend: "claude-code",
	speaks: ["anthropic"],
	nativeTo: "claude-code",
	endpoint: "optional",
	aliases: ALIASES,
	isFast: true,
	redirectVariables: [
		"ANTHROPIC_BASE_URL",
		"ANTHROPIC_API_BASE",
		"ANTHROPIC_AUTH_TOKEN",
		"CLAUDE_CODE_USE_VERTEX",
		"ANTHROPIC_VERTEX_BASE_URL"
	],
	paid: true,
	keyVariables: ["ANTHROPIC_API_KEY"],
	needsKey: true,
	throughGateway: true,
	endpointVariables: ["ANTHROPIC_BASE_URL"],
	defaultEndpoint: ({ ANTHROPIC_BASE_URL: url }) => require_shared_read.addressOr("https://api.anthropic.com", url),
	headers: (key) => ({
		...VERSION,
		...key === null ? {} : { "x-api-key": key }
	}),
	allowedModels: (model) => family(model) === null ? [model] : [model, `claude-*${model}*`],
	async probe(target, http) {
		const { endpoint, key, model } = target;
		const answer = await require_shared_read.get(http, `${endpoint}/v1/models?limit=1000`, {
			...VERSION,
			...key === null ? {} : { "x-api-key": key }
		});
		const wanted = family(model);
		const probe = require_shared_read.readModelList(answer, target, {
			provider: "Anthropic",
			start: "Check the network, and the endpoint if you gave one.",
			key: "Set ANTHROPIC_API_KEY to a key that is in force.",
			model: "An alias such as sonnet always stands for the newest model of its family."
		}, (id) => id === model || wanted !== null && id.startsWith("claude-") && id.includes(wanted));
		const contextWindow = probe.modelServed === true ? probe.contextWindow ?? USUAL_WINDOW : null;
		return {
			...probe,
			contextWindow,
			protocols: probe.reachable === true ? ["anthropic"] : []
		};
	}
});

exports.default = anthropic_default;