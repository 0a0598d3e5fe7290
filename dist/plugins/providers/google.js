"use strict";

const require_shared_read = require("../../shared/read.js");

// src/plugins/providers/google.ts
const ALIASES = [
	"auto",
	"auto-gemini-2.5",
	"auto-gemini-3",
	"pro",
	"flash",
	"flash-lite"
];
const FAMILY = "gemini-";
const kindOf = (model) => !ALIASES.includes(model) ? null : model.startsWith("auto") ? FAMILY : `-${model}`;
var google_default = require_shared_read.defineProvider({
	id: "google",
	summary: "Gemini models from Google itself",
	defaultBackend: "gemini-cli",
	speaks: ["gemini"],
	nativeTo: "gemini-cli",
	endpoint: "optional",
	isFast: true,
	redirectVariables: [
		"GOOGLE_GEMINI_BASE_URL",
		"GOOGLE_GENAI_USE_VERTEXAI",
		"GOOGLE_GENAI_USE_GCA"
	],
	paid: true,
	keyVariables: ["GEMINI_API_KEY"],
	needsKey: true,
	throughGateway: true,
	endpointVariables: ["GOOGLE_GEMINI_BASE_URL"],
	defaultEndpoint: ({ GOOGLE_GEMINI_BASE_URL: url }) => require_shared_read.addressOr("https://generativelanguage.googleapis.com", url),
	headers: keyHeader,
	allowedModels: (model) => kindOf(model) !== null || model.startsWith(FAMILY) ? [model, `${FAMILY}*`] : [model],
	async probe(target, http) {
		const answer = await require_shared_read.get(http, `${target.endpoint}/v1beta/models?pageSize=1000`, keyHeader(target.key));
		const kind = kindOf(target.model);
		const probe = require_shared_read.readModelList(asModelList(answer), target, {
			provider: "Google",
			start: "Check the network, and the endpoint if you gave one.",
			key: "Set GEMINI_API_KEY to a key that is in force.",
			model: "Not every account has every model."
		}, (id) => id === target.model || kind !== null && id.startsWith(FAMILY) && id.includes(kind));
		const contextWindow = kind === null ? probe.contextWindow : null;
		return {
			...probe,
			contextWindow,
			protocols: probe.reachable === true ? ["gemini"] : []
		};
	}
});
function keyHeader(key) {
	return key === null ? {} : { "x-goog-api-key": key };
}
function asModelList(answer) {
	if (answer.kind !== "answer") return answer;
	if (answer.status === 400 && answer.text.includes("API_KEY_INVALID")) return {
		...answer,
		status: 401
	};
	const { models } = require_shared_read.asMap(require_shared_read.jsonOf(answer.text));
	if (!Array.isArray(models)) return answer;
	const data = models.map(require_shared_read.asMap).map(({ name, inputTokenLimit }) => ({
		id: typeof name === "string" ? name.replace(/^models\//, "") : name,
		max_input_tokens: inputTokenLimit
	}));
	return {
		...answer,
		text: JSON.stringify({ data })
	};
}

exports.default = google_default;