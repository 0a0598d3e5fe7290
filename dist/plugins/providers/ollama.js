"use strict";

const require_shared_read = require("../../shared/read.js");

// src/plugins/providers/ollama.ts
const LEAST_VERSION = [
	0,
	14,
	0
];
const wording = ({ model }) => ({
	provider: "Ollama",
	start: `Start it with: ollama serve, and get the model with: ollama pull ${require_shared_read.typed(model)}. If it is elsewhere, set OLLAMA_HOST or write ollama:${require_shared_read.typed(model)}@http://HOST:11434.`,
	key: "Ollama itself knows no keys; look at what stands before it.",
	model: `Get it with: ollama pull ${require_shared_read.typed(model)}.`
});
var ollama_default = require_shared_read.defineProvider({
	id: "ollama",
	summary: "models on a machine of your own",
	defaultBackend: "claude-code",
	speaks: [
		"anthropic",
		"openai-chat",
		"openai-responses"
	],
	endpoint: "optional",
	paid: false,
	keyVariables: ["OLLAMA_API_KEY"],
	needsKey: false,
	servesModels: true,
	program: {
		name: "ollama",
		get: "from https://ollama.com/download"
	},
	endpointVariables: ["OLLAMA_HOST"],
	throughGateway: true,
	defaultEndpoint: ({ OLLAMA_HOST: host = "" }) => host === "" ? "http://localhost:11434" : hostIn(host),
	headers: (key) => ({ authorization: `Bearer ${key ?? "ollama"}` }),
	allowedModels: (model) => [model],
	async probe(target, http) {
		const { endpoint, model } = target;
		const answer = await require_shared_read.get(http, `${endpoint}/api/version`, {});
		const down = require_shared_read.failure(answer, `Ollama at ${endpoint}`, wording(target));
		if (down !== null) return down;
		const { version } = require_shared_read.asMap(require_shared_read.jsonOf(answer.kind === "answer" ? answer.text : ""));
		if (typeof version !== "string") return notOllama(target);
		if (require_shared_read.isOlder(version, LEAST_VERSION)) return {
			...notOllama(target),
			version,
			problem: {
				message: `Ollama at ${endpoint} is ${version}; agents need ${LEAST_VERSION.join(".")} or newer.`,
				hint: "Update Ollama."
			}
		};
		const tags = await require_shared_read.get(http, `${endpoint}/api/tags`, {});
		const probe = require_shared_read.readModelList(asModelList(tags), target, wording(target), (id) => id === model || id === `${model}:latest`);
		const served = {
			...probe,
			version,
			protocols: [
				"anthropic",
				"openai-chat",
				"openai-responses"
			]
		};
		return probe.modelServed === true ? withWindow(served, target, http) : served;
	}
});
const notOllama = (target) => require_shared_read.readModelList({
	kind: "answer",
	status: 200,
	text: ""
}, target, wording(target));
function hostIn(value) {
	const root = require_shared_read.endpointRoot(value.replace(/^((?:https?:\/\/)?)0\.0\.0\.0/, "$1127.0.0.1"));
	if (typeof root !== "string") return null;
	return value.includes("://") || /:\d+$/.test(value) ? root : `${root}:11434`;
}
function asModelList(answer) {
	if (answer.kind !== "answer") return answer;
	const { models } = require_shared_read.asMap(require_shared_read.jsonOf(answer.text));
	if (!Array.isArray(models)) return answer;
	return {
		...answer,
		text: JSON.stringify({ data: models.map((one) => ({ id: require_shared_read.asMap(one)["name"] })) })
	};
}
async function withWindow(probe, { endpoint, model }, http) {
	const [running, shown] = await Promise.all([require_shared_read.get(http, `${endpoint}/api/ps`, {}), require_shared_read.post(http, `${endpoint}/api/show`, {}, { model })]);
	const { models } = require_shared_read.asMap(require_shared_read.jsonOf(running.kind === "answer" ? running.text : ""));
	const loaded = (Array.isArray(models) ? models : []).map(require_shared_read.asMap).find((one) => one["name"] === model || one["name"] === `${model}:latest`);
	const about = require_shared_read.asMap(require_shared_read.jsonOf(shown.kind === "answer" ? shown.text : ""));
	const set = /^num_ctx\s+(\d+)/m.exec(typeof about["parameters"] === "string" ? about["parameters"] : "")?.[1];
	const most = Object.entries(require_shared_read.asMap(about["model_info"])).find(([name]) => name.endsWith(".context_length"))?.[1];
	const certain = require_shared_read.tokensIn(loaded?.["context_length"]) ?? (set === void 0 ? null : require_shared_read.tokensIn(Number(set)));
	const possible = require_shared_read.tokensIn(most);
	const remote = about["remote_host"];
	if (typeof remote === "string" && remote !== "") return {
		...probe,
		contextWindow: possible,
		passedOnTo: remote,
		notes: [`Ollama does not serve ${model} itself: it passes all requests for it on to ${remote}.`]
	};
	if (certain !== null) return {
		...probe,
		contextWindow: certain
	};
	const note = "Ollama may give the model less context than it could have; OLLAMA_CONTEXT_LENGTH of the server decides.";
	return {
		...probe,
		contextWindow: possible,
		notes: possible === null ? [] : [note]
	};
}

exports.default = ollama_default;