"use strict";

const require_shared_read = require("../../shared/read.js");

// src/plugins/backends/omp/index.ts
const TOOLS = "read,write,edit,bash,grep,glob,todo";
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
	install: "npm install --global @oh-my-pi/pi-coding-agent bun",
	verifiedWith: "18.2.3",
	permissions: `yolo, of the tools ${TOOLS}`,
	protocols: [
		"openai-chat",
		"openai-responses",
		"anthropic"
	],
	own: {
		...require_shared_read.PROVIDER_KEYS,
		settingVariables: [],
		login: null,
		config: [{
			folderVariable: "PI_CODING_AGENT_DIR",
			folder: FOLDER,
			entries: CONFIG
		}]
	},
	command,
	reader: require_shared_read.readPiTranscript,
	facts: () => ({
		mode: "json",
		input_includes_cache: false
	})
}));
const SETTINGS_FILE = `${FOLDER}/config.yml`;
const PROVIDER = "endpoint";
const KEY_VARIABLE = "MODEL_ENDPOINT_KEY";
function command({ model, prompt, endpoint, own, homeDir }) {
	const named = endpoint === null ? model : `${PROVIDER}/${model}`;
	return {
		args: [
			...[
				"-p",
				"--mode",
				"json",
				"--no-session",
				"--no-title",
				"--no-lsp",
				"--no-pty",
				"--approval-mode",
				"yolo"
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
			...own.config?.has(SETTINGS_FILE) === true ? {} : { [SETTINGS_FILE]: JSON.stringify(SETTINGS) },
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
const APIS = {
	"openai-chat": "openai-completions",
	"openai-responses": "openai-responses",
	anthropic: "anthropic-messages"
};
function modelsFile({ protocol, baseUrl }, model) {
	const limits = {
		contextWindow: CONTEXT_WINDOW,
		maxTokens: MAX_OUTPUT
	};
	const provider = {
		baseUrl: protocol === "anthropic" ? baseUrl : `${baseUrl}/v1`,
		api: APIS[protocol],
		apiKey: KEY_VARIABLE,
		models: [{
			id: model,
			name: model,
			reasoning: false,
			input: ["text"],
			cost: NO_COST,
			...limits
		}]
	};
	return JSON.stringify({ providers: { [PROVIDER]: provider } });
}
const NO_COST = {
	input: 0,
	output: 0,
	cacheRead: 0,
	cacheWrite: 0
};
const CONTEXT_WINDOW = 131072;
const MAX_OUTPUT = 8192;

exports.default = omp_default;