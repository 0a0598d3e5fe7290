"use strict";

const require_shared_read = require("../../shared/read.js");

// src/plugins/backends/omp/index.ts
const VERSION = "18.2.3";
const TOOLS = "read,write,edit,bash,grep,glob,todo";
const ALLOWED = { tools: { approval: { bash: "allow" } } };
const FOLDER = ".omp/agent";
const CONFIG = [...[
	"config.yml",
	"models.yml",
	"mcp.json",
	"AGENTS.md",
	"SYSTEM.md",
	"APPEND_SYSTEM.md",
	"RULES.md"
], ...[
	"agents",
	"commands",
	"extensions",
	"hooks",
	"prompts",
	"rules",
	"skills",
	"tools"
]];
var omp_default = require_shared_read.defineBackend(require_shared_read.agentBackend({
	id: "omp",
	summary: "Oh My Pi, headless, on bun; a model is written as provider/model",
	program: "omp",
	install: `npm install --global @oh-my-pi/pi-coding-agent@${VERSION} bun@1.4.5`,
	verifiedWith: VERSION,
	permissions: `approval mode write, and bash by a rule of its own; of the tools ${TOOLS}`,
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
		...require_shared_read.OWN_SECRETS.omp,
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
const SETTINGS_FILE = `${FOLDER}/config.yml`;
const ALLOWED_FILE = "allowed.yml";
const PROVIDER = "endpoint";
const KEY_VARIABLE = "MODEL_ENDPOINT_KEY";
function command({ model, prompt, endpoint, own, homeDir }) {
	const named = endpoint === null || endpoint.inPlaceOf !== void 0 ? model : `${PROVIDER}/${model}`;
	return {
		args: [
			...[
				"-p",
				"--mode",
				"json",
				"--no-session",
				"--no-title",
				"--no-lsp",
				"--no-pty"
			],
			...[
				"--approval-mode",
				"write",
				"--config",
				`${homeDir}/${ALLOWED_FILE}`
			],
			...own.config === null ? [
				"--no-extensions",
				"--no-skills",
				"--tools",
				TOOLS
			] : [],
			...named === "" ? [] : ["--model", named]
		],
		env: {
			PI_CODING_AGENT_DIR: `${homeDir}/${FOLDER}`,
			...endpoint === null ? own.keys : { [KEY_VARIABLE]: endpoint.token }
		},
		homeFiles: {
			[ALLOWED_FILE]: JSON.stringify(ALLOWED),
			...own.config?.has(SETTINGS_FILE) === true ? {} : { [SETTINGS_FILE]: settings(endpoint?.contextWindow) },
			...endpoint === null ? {} : { [`${FOLDER}/models.yml`]: modelsFile(endpoint, model) }
		},
		stdin: prompt
	};
}
const SETTINGS = {
	retry: {
		enabled: true,
		maxRetries: 1
	},
	disabledProviders: [
		"ollama",
		"llama.cpp",
		"lm-studio",
		"commandcode",
		"kilo",
		"venice",
		"zenmux"
	]
};
function settings(window) {
	if (window === void 0) return JSON.stringify(SETTINGS);
	const thresholdTokens = window - require_shared_read.modelLimits(window).output - SPARE;
	return JSON.stringify({
		...SETTINGS,
		compaction: {
			enabled: true,
			thresholdTokens
		}
	});
}
const SPARE = 8192;
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
		name: model,
		reasoning: false,
		input: ["text"],
		cost: NO_COST,
		contextWindow: context,
		maxTokens: output
	}];
	return JSON.stringify({ providers: { [PROVIDER]: {
		...way,
		api: APIS[protocol],
		models
	} } });
}
const NO_COST = {
	input: 0,
	output: 0,
	cacheRead: 0,
	cacheWrite: 0
};

exports.default = omp_default;