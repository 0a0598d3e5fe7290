"use strict";

const require_shared_read = require("../../shared/read.js");

// src/plugins/backends/pi/index.ts
const VERSION = "0.73.1";
const FOLDER = ".pi/agent";
const CONFIG = [...[
	"settings.json",
	"models.json",
	"AGENTS.md",
	"CLAUDE.md",
	"SYSTEM.md",
	"APPEND_SYSTEM.md"
], ...[
	"extensions",
	"prompts",
	"skills",
	"themes",
	"git",
	"npm"
]];
const TOOLS = "read,bash,edit,write";
var pi_default = require_shared_read.defineBackend(require_shared_read.agentBackend({
	id: "pi",
	summary: "The pi coding agent, headless; a model is written as provider/model",
	program: "pi",
	install: `npm install --global @mariozechner/pi-coding-agent@${VERSION}`,
	verifiedWith: VERSION,
	permissions: `of the tools ${TOOLS} all: it asks for no leave`,
	protocols: [
		"openai-chat",
		"openai-responses",
		"anthropic"
	],
	namedProvider: require_shared_read.namedProviders({
		anthropic: "anthropic",
		openai: "openai-responses",
		openrouter: "openai-chat"
	}, require_shared_read.THINKING_SUFFIX),
	own: {
		...require_shared_read.PROVIDER_KEYS,
		settingVariables: {},
		...require_shared_read.OWN_SECRETS.pi,
		config: [{
			folderVariable: "PI_CODING_AGENT_DIR",
			folder: FOLDER,
			entries: CONFIG
		}]
	},
	command,
	reader: require_shared_read.readPiTranscript,
	facts: () => ({ mode: "json" })
}));
const SETTINGS_FILE = `${FOLDER}/settings.json`;
const PROVIDER = "endpoint";
const KEY_VARIABLE = "MODEL_ENDPOINT_KEY";
function command({ model, prompt, endpoint, own, homeDir }) {
	const login = own.login?.["auth.json"];
	const byName = endpoint === null || endpoint.inPlaceOf !== void 0;
	const provider = byName ? require_shared_read.providerOf(model) : PROVIDER;
	const name = byName && provider !== null ? model.slice(provider.length + 1) : model;
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
			...own.config === null ? ["--tools", TOOLS] : [],
			...provider === null ? [] : ["--provider", provider],
			...name === "" ? [] : ["--model", name]
		],
		env: {
			PI_CODING_AGENT_DIR: `${homeDir}/${FOLDER}`,
			PI_OFFLINE: "1",
			PI_TELEMETRY: "0",
			...endpoint === null ? own.keys : { [KEY_VARIABLE]: endpoint.token }
		},
		homeFiles: {
			...own.config?.has(SETTINGS_FILE) === true ? {} : { [SETTINGS_FILE]: settings(endpoint?.contextWindow) },
			...endpointFiles,
			...loginFiles
		},
		lent: Object.keys(loginFiles),
		stdin: prompt
	};
}
function settings(window) {
	const retry = {
		enabled: true,
		maxRetries: 2,
		baseDelayMs: 1e3,
		provider: { maxRetries: 1 }
	};
	if (window === void 0) return JSON.stringify({ retry });
	const quarter = Math.floor(window / 4);
	return JSON.stringify({
		retry,
		compaction: {
			enabled: true,
			reserveTokens: Math.min(USUAL_RESERVE, quarter),
			keepRecentTokens: Math.min(USUAL_RECENT, quarter)
		}
	});
}
const USUAL_RESERVE = 16384;
const USUAL_RECENT = 2e4;
const APIS = {
	"openai-chat": "openai-completions",
	"openai-responses": "openai-responses",
	anthropic: "anthropic-messages"
};
function modelsFile({ protocol, baseUrl, inPlaceOf, contextWindow }, model) {
	const way = {
		baseUrl: protocol === "anthropic" ? baseUrl : `${baseUrl}/v1`,
		apiKey: KEY_VARIABLE
	};
	if (inPlaceOf !== void 0) return JSON.stringify({ providers: { [inPlaceOf]: way } });
	const { context, output } = require_shared_read.modelLimits(contextWindow);
	const models = [{
		id: model,
		contextWindow: context,
		maxTokens: output
	}];
	return JSON.stringify({ providers: { [PROVIDER]: {
		...way,
		api: APIS[protocol],
		models
	} } });
}

exports.default = pi_default;