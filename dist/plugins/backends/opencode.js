"use strict";

const require_shared_read = require("../../shared/read.js");

// src/plugins/backends/opencode/read-transcript.ts
function readOpencodeTranscript() {
	const calls = new require_shared_read.Tally();
	let told = {
		sessionId: null,
		finalText: null,
		stopReason: null,
		ended: false,
		answered: false,
		lastStumble: null
	};
	let usage = require_shared_read.NO_USAGE;
	let [turns, counted, failedCommands] = [
		0,
		0,
		0
	];
	const takeStep = ({ reason, tokens }) => {
		const spent = usageOf(require_shared_read.fieldsOf(tokens));
		usage = require_shared_read.addUsage(usage, spent);
		turns++;
		if (require_shared_read.knowsUsage(spent)) counted++;
		const lastStumble = reason === "unknown" && !require_shared_read.knowsUsage(spent) ? require_shared_read.NO_CONTENT : null;
		told = {
			...told,
			stopReason: require_shared_read.textIn(reason),
			ended: reason !== "tool-calls",
			lastStumble
		};
	};
	const takeCall = ({ tool, state }) => {
		calls.add(require_shared_read.textIn(tool) ?? "unknown");
		const { status, metadata } = require_shared_read.fieldsOf(state);
		if (status === "error" || (require_shared_read.countIn$1(require_shared_read.fieldsOf(metadata)["exit"]) ?? 0) !== 0) failedCommands++;
	};
	return {
		take(line) {
			const event = require_shared_read.objectIn(line);
			if (event === null) return;
			const { type } = event;
			const part = require_shared_read.fieldsOf(event["part"]);
			told = {
				...told,
				sessionId: require_shared_read.textIn(event["sessionID"]) ?? told.sessionId
			};
			if (type === "error") told = {
				...told,
				lastStumble: failureOf(require_shared_read.fieldsOf(event["error"]))
			};
			else if (type === "step_start") told = {
				...told,
				ended: false,
				answered: true
			};
			else if (type === "step_finish") takeStep(part);
			else if (type === "text") told = {
				...told,
				finalText: require_shared_read.textIn(part["text"]) ?? told.finalText
			};
			else if (type === "tool_use") takeCall(part);
		},
		told: () => ({
			...told,
			failure: told.lastStumble ?? (told.ended && counted > 0 && counted < turns ? require_shared_read.CUT_SHORT : null),
			stopReason: told.stopReason === REFUSAL ? "content_filter" : told.stopReason,
			usage,
			inputIncludesCache: false,
			usageCoverage: turns === 0 ? 0 : counted / turns,
			turns: turns === 0 ? null : turns,
			toolCalls: told.answered ? calls.counts() : null,
			failedCommands: told.answered ? failedCommands : null,
			model: null,
			programVersion: null,
			facts: {}
		})
	};
}
const REFUSAL = "content-filter";
function usageOf(tokens) {
	const { read, write } = require_shared_read.fieldsOf(tokens["cache"]);
	const counts = {
		inputTokens: require_shared_read.countIn$1(tokens["input"]),
		outputTokens: require_shared_read.countIn$1(tokens["output"]),
		cacheReadTokens: require_shared_read.countIn$1(read),
		cacheWriteTokens: require_shared_read.countIn$1(write),
		reasoningTokens: require_shared_read.countIn$1(tokens["reasoning"])
	};
	return Object.values(counts).some((count) => count !== null && count > 0) ? counts : require_shared_read.NO_USAGE;
}
function failureOf({ name, data }) {
	const { message, statusCode } = require_shared_read.fieldsOf(data);
	const kind = require_shared_read.textIn(name);
	return {
		status: require_shared_read.countIn$1(statusCode),
		kind: kind === "ContentFilterError" ? "content_filter" : kind,
		message: require_shared_read.textIn(message) ?? kind ?? "an error without a message"
	};
}

// src/plugins/backends/opencode/index.ts
const VERSION = "1.18.33";
const LOGIN = "opencode/auth.json";
const ALLOWED = [
	"read",
	"edit",
	"glob",
	"grep",
	"list",
	"bash",
	"todowrite",
	"skill"
];
const CONFIG = [...[
	"opencode.json",
	"opencode.jsonc",
	"config.json",
	"AGENTS.md",
	"agent",
	"agents",
	"command",
	"commands",
	"mode"
], ...[
	"modes",
	"plugin",
	"plugins",
	"skill",
	"skills",
	"themes",
	"tool",
	"tools",
	"package.json"
]].map((name) => `opencode/${name}`);
var opencode_default = require_shared_read.defineBackend(require_shared_read.agentBackend({
	id: "opencode",
	summary: "OpenCode, headless; a model is written as provider/model",
	program: "opencode",
	install: `npm install --global opencode-ai@${VERSION}`,
	verifiedWith: VERSION,
	permissions: `allowed: ${ALLOWED.join(", ")}; all else is denied`,
	protocols: [
		"openai-chat",
		"openai-responses",
		"anthropic"
	],
	namedProvider: require_shared_read.namedProviders({
		anthropic: "anthropic",
		openai: "openai-responses",
		openrouter: "openai-chat"
	}),
	own: {
		...require_shared_read.PROVIDER_KEYS,
		settingVariables: {},
		...require_shared_read.OWN_SECRETS.opencode,
		config: [{
			folderVariable: "XDG_CONFIG_HOME",
			folder: ".config",
			entries: CONFIG
		}]
	},
	command,
	reader: readOpencodeTranscript
}));
const PROVIDER = "endpoint";
const KEY_VARIABLE = "MODEL_ENDPOINT_KEY";
const TITLE = "task";
const DATA = ".local/share";
function command({ model, prompt, endpoint, own, homeDir }) {
	const login = own.login?.[LOGIN];
	const named = endpoint === null || endpoint.inPlaceOf !== void 0 ? model : `${PROVIDER}/${model}`;
	const lent = login === void 0 ? {} : { [`${DATA}/${LOGIN}`]: login };
	return {
		args: [
			"run",
			"--format",
			"json",
			"--title",
			TITLE,
			...named === "" ? [] : ["--model", named]
		],
		env: {
			XDG_DATA_HOME: `${homeDir}/${DATA}`,
			XDG_CONFIG_HOME: `${homeDir}/.config`,
			XDG_STATE_HOME: `${homeDir}/.local/state`,
			XDG_CACHE_HOME: `${homeDir}/.cache`,
			...QUIET,
			...own.config === null ? NO_PLUGINS : {},
			OPENCODE_CONFIG_CONTENT: JSON.stringify({
				...settings(own.config === null),
				...endpoint === null ? {} : providers(endpoint, model)
			}),
			...endpoint === null ? own.keys : {
				[KEY_VARIABLE]: endpoint.token,
				OPENCODE_DISABLE_MODELS_FETCH: "1"
			}
		},
		homeFiles: {
			...NO_DOWNLOAD,
			...lent
		},
		lent: Object.keys(lent),
		stdin: prompt
	};
}
const NO_PLUGINS = {
	OPENCODE_PURE: "1",
	OPENCODE_DISABLE_DEFAULT_PLUGINS: "1"
};
const QUIET = {
	OPENCODE_DISABLE_AUTOUPDATE: "1",
	OPENCODE_DISABLE_LSP_DOWNLOAD: "1",
	OPENCODE_DISABLE_SHARE: "1"
};
const NO_DOWNLOAD = {
	".config/opencode/node_modules/.keep": "",
	".config/opencode/package-lock.json": JSON.stringify({ packages: { "": { dependencies: { "@opencode-ai/plugin": "*" } } } })
};
const settings = (isPrivate) => ({
	share: "disabled",
	autoupdate: false,
	permission: {
		...isPrivate ? { "*": "deny" } : {},
		...Object.fromEntries(ALLOWED.map((tool) => [tool, "allow"]))
	}
});
const LIBRARIES = {
	"openai-chat": "@ai-sdk/openai-compatible",
	"openai-responses": "@ai-sdk/openai",
	anthropic: "@ai-sdk/anthropic"
};
function providers({ protocol, baseUrl, inPlaceOf, contextWindow }, model) {
	const options = {
		baseURL: `${baseUrl}/v1`,
		apiKey: `{env:${KEY_VARIABLE}}`
	};
	if (inPlaceOf !== void 0) return {
		provider: { [inPlaceOf]: {
			options,
			models: { [model.slice(inPlaceOf.length + 1)]: {} }
		} },
		small_model: model,
		enabled_providers: [inPlaceOf]
	};
	const limit = require_shared_read.modelLimits(contextWindow);
	return {
		provider: { [PROVIDER]: {
			npm: LIBRARIES[protocol],
			name: PROVIDER,
			options,
			models: { [model]: { limit } }
		} },
		small_model: `${PROVIDER}/${model}`,
		enabled_providers: [PROVIDER]
	};
}

exports.default = opencode_default;