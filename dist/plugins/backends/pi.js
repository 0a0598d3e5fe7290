"use strict";

const require_shared_read = require("../../shared/read.js");

// src/plugins/backends/pi/read-transcript.ts
function readPiTranscript() {
	const calls = new require_shared_read.Tally();
	let told = {
		sessionId: null,
		model: null,
		finalText: null,
		stopReason: null,
		ended: false,
		answered: false,
		lastStumble: null
	};
	let usage = require_shared_read.NO_USAGE;
	let [turns, failedCommands, answers, counted, uncounted] = [
		0,
		0,
		0,
		0,
		0
	];
	const takeAnswer = (message) => {
		const failed = message["stopReason"] === "error";
		const spent = usageOf(require_shared_read.fieldsOf(message["usage"]));
		usage = require_shared_read.addUsage(usage, spent);
		answers++;
		if (require_shared_read.knowsUsage(spent)) counted++;
		else if (!failed) uncounted++;
		const text = require_shared_read.listOf(message["content"]).map((part) => require_shared_read.textIn(require_shared_read.fieldsOf(part)["text"])).filter((part) => part !== null).join("\n");
		told = {
			...told,
			model: require_shared_read.textIn(message["model"]) ?? told.model,
			stopReason: require_shared_read.textIn(message["stopReason"]),
			finalText: text === "" ? told.finalText : text,
			answered: told.answered || !failed && require_shared_read.listOf(message["content"]).length > 0,
			lastStumble: failed ? failureOf(require_shared_read.textIn(message["errorMessage"])) : null
		};
	};
	return {
		take(line) {
			if (line.startsWith("{\"type\":\"message_update\"")) return;
			const event = require_shared_read.objectIn(line);
			if (event === null) return;
			const { type } = event;
			const message = require_shared_read.fieldsOf(event["message"]);
			if (type === "session") told = {
				...told,
				sessionId: require_shared_read.textIn(event["id"])
			};
			else if (type === "message_end" && message["role"] === "assistant") takeAnswer(message);
			else if (type === "turn_end") turns++;
			else if (type === "tool_execution_start") calls.add(require_shared_read.textIn(event["toolName"]) ?? "unknown");
			else if (type === "tool_execution_end" && event["isError"] === true) failedCommands++;
			else if (type === "auto_retry_end" && event["success"] === false) told = {
				...told,
				lastStumble: failureOf(require_shared_read.textIn(event["finalError"])) ?? told.lastStumble
			};
			else if (type === "agent_end") told = {
				...told,
				ended: true
			};
			else if (type === "agent_start") told = {
				...told,
				ended: false
			};
		},
		told: () => ({
			...told,
			failure: !told.ended ? null : told.lastStumble ?? (counted > 0 && uncounted > 0 ? CUT_SHORT : null),
			usage,
			usageCoverage: answers === 0 ? 0 : counted / answers,
			turns: answers === 0 ? null : turns,
			toolCalls: told.answered ? calls.counts() : null,
			failedCommands: told.answered ? failedCommands : null,
			programVersion: null,
			facts: {}
		})
	};
}
const CUT_SHORT = {
	status: null,
	kind: "stream_ended_early",
	message: "An answer ended without its closing events."
};
function usageOf(usage) {
	const counts = countsIn(usage);
	return Object.values(counts).some((count) => count !== null && count > 0) ? counts : require_shared_read.NO_USAGE;
}
const countsIn = (usage) => ({
	inputTokens: require_shared_read.countIn$1(usage["input"]),
	outputTokens: require_shared_read.countIn$1(usage["output"]),
	cacheReadTokens: require_shared_read.countIn$1(usage["cacheRead"]),
	cacheWriteTokens: require_shared_read.countIn$1(usage["cacheWrite"]),
	reasoningTokens: null
});
function failureOf(message) {
	const text = message ?? "an error without a message";
	const status = /^(?:Error: )?(\d{3})\b/.exec(text)?.[1];
	return {
		status: status === void 0 ? null : Number(status),
		kind: null,
		message: text
	};
}

// src/plugins/backends/pi/index.ts
var pi_default = require_shared_read.defineBackend(require_shared_read.agentBackend({
	id: "pi",
	summary: "The pi coding agent, headless; a model is written as provider/model",
	program: "pi",
	install: "npm install --global @mariozechner/pi-coding-agent",
	verifiedWith: "0.73.1",
	protocols: [
		"openai-chat",
		"openai-responses",
		"anthropic"
	],
	own: {
		keyVariables: [
			"ANTHROPIC_API_KEY",
			"OPENAI_API_KEY",
			"GEMINI_API_KEY",
			"OPENROUTER_API_KEY"
		],
		settingVariables: [],
		login: {
			folderVariable: "PI_CODING_AGENT_DIR",
			folder: ".pi/agent",
			files: ["auth.json"]
		}
	},
	command,
	reader: readPiTranscript,
	facts: () => ({
		mode: "json",
		input_includes_cache: false
	})
}));
const FOLDER = ".pi/agent";
const PROVIDER = "endpoint";
const KEY_VARIABLE = "MODEL_ENDPOINT_KEY";
function command({ model, prompt, endpoint, own, homeDir }) {
	const login = own.login?.["auth.json"];
	const [provider, name] = endpoint === null ? providerAndModel(model) : [PROVIDER, model];
	const endpointFiles = endpoint === null ? {} : { [`${FOLDER}/models.json`]: modelsFile(endpoint, model) };
	const loginFiles = login === void 0 ? {} : { [`${FOLDER}/auth.json`]: login };
	return {
		args: [
			...[
				"-p",
				"--mode",
				"json",
				"--no-session"
			],
			...provider === null ? [] : ["--provider", provider],
			...name === "" ? [] : ["--model", name]
		],
		env: {
			PI_CODING_AGENT_DIR: `${homeDir}/${FOLDER}`,
			PI_OFFLINE: "1",
			PI_TELEMETRY: "0",
			...endpoint === null ? keysFor(provider, own.keys) : { [KEY_VARIABLE]: endpoint.token }
		},
		homeFiles: {
			[`${FOLDER}/settings.json`]: JSON.stringify(SETTINGS),
			...endpointFiles,
			...loginFiles
		},
		lent: Object.keys(loginFiles),
		stdin: prompt,
		permissions: "all of its own tools: it asks for none"
	};
}
const SETTINGS = { retry: {
	enabled: true,
	maxRetries: 2,
	baseDelayMs: 1e3,
	provider: { maxRetries: 1 }
} };
const APIS = {
	"openai-chat": "openai-completions",
	"openai-responses": "openai-responses",
	anthropic: "anthropic-messages"
};
function modelsFile({ protocol, baseUrl }, model) {
	const provider = {
		baseUrl: protocol === "anthropic" ? baseUrl : `${baseUrl}/v1`,
		api: APIS[protocol],
		apiKey: KEY_VARIABLE,
		models: [{
			id: model,
			contextWindow: CONTEXT_WINDOW,
			maxTokens: MAX_OUTPUT
		}]
	};
	return JSON.stringify({ providers: { [PROVIDER]: provider } });
}
const CONTEXT_WINDOW = 131072;
const MAX_OUTPUT = 8192;
function providerAndModel(model) {
	const slash = model.indexOf("/");
	return slash < 0 ? [null, model] : [model.slice(0, slash), model.slice(slash + 1)];
}
const KEY_OF = {
	anthropic: "ANTHROPIC_API_KEY",
	openai: "OPENAI_API_KEY",
	google: "GEMINI_API_KEY",
	openrouter: "OPENROUTER_API_KEY"
};
function keysFor(provider, keys) {
	if (provider === null) return keys;
	const variable = KEY_OF[provider];
	const key = variable === void 0 ? void 0 : keys[variable];
	return variable === void 0 || key === void 0 ? {} : { [variable]: key };
}

exports.default = pi_default;