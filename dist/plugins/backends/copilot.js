"use strict";

const require_shared_read = require("../../shared/read.js");

// src/plugins/backends/copilot/read-transcript.ts
const SPANS_FILE = "copilot.spans.jsonl";
function readCopilotTranscript() {
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
	let [turns, answers, counted, failedCommands] = [
		0,
		0,
		0,
		0
	];
	const takeAnswer = ({ model, content }) => {
		turns++;
		const finalText = require_shared_read.textIn(content) ?? told.finalText;
		told = {
			...told,
			model: require_shared_read.textIn(model) ?? told.model,
			finalText,
			answered: true,
			lastStumble: null
		};
	};
	const takeEvent = (event) => {
		const { type } = event;
		const data = require_shared_read.fieldsOf(event["data"]);
		if (type === "assistant.message") takeAnswer(data);
		else if (type === "session.mcp_servers_loaded") told = {
			...told,
			failedServers: require_shared_read.failedServers(data["servers"])
		};
		else if (type === "tool.execution_start") calls.add(require_shared_read.textIn(data["toolName"]) ?? "unknown");
		else if (type === "tool.execution_complete") failedCommands += hasFailed(data) ? 1 : 0;
		else if (type === "model.call_failure") told = {
			...told,
			lastStumble: failureOfCall(data)
		};
		else if (type === "session.error") told = {
			...told,
			lastStumble: failureOf(data)
		};
		else if (type === "result") told = {
			...told,
			ended: true,
			sessionId: require_shared_read.textIn(event["sessionId"])
		};
	};
	const takeSpan = ({ attributes, status }) => {
		const span = require_shared_read.fieldsOf(attributes);
		if (span["gen_ai.operation.name"] !== "chat" || require_shared_read.fieldsOf(status)["code"] === FAILED) return;
		const spent = usageOf(span);
		usage = require_shared_read.addUsage(usage, spent);
		answers++;
		if (require_shared_read.knowsUsage(spent)) counted++;
		told = {
			...told,
			stopReason: require_shared_read.textIn(require_shared_read.listOf(span["gen_ai.response.finish_reasons"])[0]) ?? told.stopReason
		};
	};
	return {
		take(line, file) {
			const object = require_shared_read.objectIn(line);
			if (object === null) return;
			if (file === "copilot.spans.jsonl") takeSpan(object);
			else takeEvent(object);
		},
		told: () => ({
			...told,
			failure: !told.ended ? null : told.lastStumble ?? (counted > 0 && counted < answers ? require_shared_read.CUT_SHORT : null),
			usage,
			inputIncludesCache: true,
			usageCoverage: answers === 0 ? told.ended ? null : 0 : counted / answers,
			turns: turns === 0 ? null : turns,
			toolCalls: told.answered ? calls.counts() : null,
			failedCommands: told.answered ? failedCommands : null,
			programVersion: null,
			facts: {}
		})
	};
}
const FAILED = 2;
const hasFailed = ({ success, shellExecution }) => success === false || (require_shared_read.countIn$1(require_shared_read.fieldsOf(shellExecution)["exitCode"]) ?? 0) !== 0;
const usageOf = (span) => ({
	inputTokens: require_shared_read.countIn$1(span["gen_ai.usage.input_tokens"]),
	outputTokens: require_shared_read.countIn$1(span["gen_ai.usage.output_tokens"]),
	cacheReadTokens: require_shared_read.countIn$1(span["gen_ai.usage.cache_read.input_tokens"]),
	cacheWriteTokens: require_shared_read.countIn$1(span["gen_ai.usage.cache_creation.input_tokens"]),
	reasoningTokens: require_shared_read.countIn$1(span["gen_ai.usage.reasoning.output_tokens"])
});
const failureOf = ({ statusCode, errorType, message }) => ({
	status: require_shared_read.countIn$1(statusCode),
	kind: require_shared_read.textIn(errorType),
	message: require_shared_read.textIn(message) ?? "an error without a message"
});
const failureOfCall = ({ statusCode, failureKind, errorMessage }) => ({
	status: require_shared_read.countIn$1(statusCode),
	kind: require_shared_read.textIn(failureKind),
	message: require_shared_read.textIn(errorMessage) ?? "a failed request"
});

// src/plugins/backends/copilot/index.ts
const VERSION = "1.0.102";
const CONFIG = [...[
	"settings.json",
	"copilot-instructions.md",
	"mcp-config.json",
	"lsp-config.json"
], ...[
	"agents",
	"extensions",
	"hooks",
	"installed-plugins",
	"instructions",
	"skills"
]];
const ALLOWED = ["write", "shell"];
var copilot_default = require_shared_read.defineBackend(require_shared_read.agentBackend({
	id: "copilot",
	summary: "GitHub's Copilot CLI, headless",
	program: "copilot",
	install: `npm install --global @github/copilot@${VERSION}`,
	verifiedWith: VERSION,
	permissions: `allow-tool ${ALLOWED.join(", ")}, within its work folder and the one for temporary files; no address of the web`,
	protocols: [
		"openai-chat",
		"openai-responses",
		"anthropic"
	],
	own: {
		keyVariables: [
			"COPILOT_GITHUB_TOKEN",
			"GH_TOKEN",
			"GITHUB_TOKEN"
		],
		settingVariables: {},
		...require_shared_read.OWN_SECRETS.copilot,
		config: [{
			folderVariable: "COPILOT_HOME",
			folder: ".copilot",
			entries: CONFIG
		}]
	},
	command,
	reader: readCopilotTranscript,
	keeps: { [SPANS_FILE]: SPANS_FILE },
	alsoReads: [SPANS_FILE]
}));
const KEY_VARIABLE = "COPILOT_PROVIDER_API_KEY";
function command({ model, prompt, endpoint, own, homeDir }) {
	const login = own.login?.["config.json"];
	const lent = login === void 0 || Object.keys(own.keys).length > 0 ? {} : { [LOGIN]: login };
	return {
		args: [
			...[
				"--output-format",
				"json",
				"--no-color",
				"--no-ask-user",
				"--no-auto-update",
				"--no-remote"
			],
			...own.config === null ? ["--disable-builtin-mcps"] : [],
			...[...ALLOWED.map((kind) => `--allow-tool=${kind}`), `--secret-env-vars=${KEY_VARIABLE}`],
			...model === "" ? [] : ["--model", model]
		],
		env: {
			COPILOT_HOME: `${homeDir}/.copilot`,
			COPILOT_AUTO_UPDATE: "false",
			COPILOT_OTEL_FILE_EXPORTER_PATH: `${homeDir}/${SPANS_FILE}`,
			...endpoint === null ? own.keys : providerVariables(endpoint)
		},
		homeFiles: lent,
		lent: Object.keys(lent),
		stdin: prompt
	};
}
const LOGIN = ".copilot/config.json";
function providerVariables({ protocol, baseUrl, token, contextWindow }) {
	return {
		...contextWindow === void 0 ? {} : limitVariables(contextWindow),
		COPILOT_OFFLINE: "true",
		COPILOT_PROVIDER_TYPE: protocol === "anthropic" ? "anthropic" : "openai",
		COPILOT_PROVIDER_BASE_URL: protocol === "anthropic" ? baseUrl : `${baseUrl}/v1`,
		COPILOT_PROVIDER_WIRE_API: protocol === "openai-responses" ? "responses" : "completions",
		[KEY_VARIABLE]: token
	};
}
function limitVariables(contextWindow) {
	const { context, output } = require_shared_read.modelLimits(contextWindow);
	return {
		COPILOT_PROVIDER_MAX_PROMPT_TOKENS: String(context - output),
		COPILOT_PROVIDER_MAX_OUTPUT_TOKENS: String(output)
	};
}

exports.default = copilot_default;