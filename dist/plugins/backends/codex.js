"use strict";

const require_shared_read = require("../../shared/read.js");

// src/plugins/backends/codex/read-transcript.ts
function readCodexTranscript() {
	const calls = new require_shared_read.Tally();
	const texts = [];
	let told = {
		sessionId: null,
		model: null,
		lastStumble: null,
		failure: null,
		ended: false,
		answered: false
	};
	let usage = require_shared_read.NO_USAGE;
	let [failedCommands, hasNoTurns] = [0, false];
	const answers = countAnswers();
	const answer = () => void (told = {
		...told,
		answered: true,
		lastStumble: null
	});
	const takeItem = (item) => {
		const type = require_shared_read.textIn(item["type"]) ?? require_shared_read.textIn(item["item_type"]);
		if (type === null || type === "error" || type === "reasoning" || type === "todo_list") return;
		answer();
		answers.item(type, require_shared_read.textIn(item["id"]));
		const text = type === "agent_message" || type === "assistant_message" ? require_shared_read.textIn(item["text"]) : null;
		if (text !== null) texts.push(text);
		if (!type.endsWith("_message")) calls.add(type);
		if (hasNoTurns) told = {
			...told,
			ended: type.endsWith("_message")
		};
		if (type === "command_execution" && (require_shared_read.countIn$1(item["exit_code"]) ?? 1) !== 0) failedCommands++;
	};
	const takeStart = (item) => {
		answer();
		if (hasNoTurns) told = {
			...told,
			ended: false
		};
		answers.begin(require_shared_read.textIn(item["id"]));
	};
	let isCalling = false;
	const takeCount = (message) => {
		const spent = usageOf(require_shared_read.fieldsOf(require_shared_read.fieldsOf(message["info"])["total_token_usage"]));
		if (!require_shared_read.knowsUsage(spent)) return;
		usage = spent;
		told = {
			...told,
			ended: told.answered && !isCalling && told.lastStumble === null
		};
		isCalling = false;
	};
	const takeMessage = (message) => {
		const { type, call_id: id } = message;
		if (type === "token_count") {
			takeCount(message);
			return;
		}
		told = {
			...told,
			ended: type === "task_complete"
		};
		if (type === "session_configured") told = {
			...told,
			sessionId: require_shared_read.textIn(message["session_id"]),
			model: require_shared_read.textIn(message["model"])
		};
		if (typeof type === "string" && CALL_BEGINS.test(type)) {
			isCalling = true;
			takeStart({ id });
		}
		if (type === "agent_message") takeItem({
			type,
			text: message["message"]
		});
		if (type === "exec_command_end") takeItem({
			type: "command_execution",
			id,
			exit_code: message["exit_code"]
		});
		if (type === "patch_apply_end") takeItem({
			type: "file_change",
			id
		});
		if (type === "mcp_tool_call_end") takeItem({
			type: "mcp_tool_call",
			id
		});
		if (type === "error" || type === "stream_error") told = {
			...told,
			lastStumble: failureOf(message)
		};
		if (type === "task_complete") told = {
			...told,
			lastStumble: null
		};
	};
	return {
		take(line) {
			const event = require_shared_read.objectIn(line);
			if (event === null) return;
			const { type } = event;
			if (type === "thread.started") told = {
				...told,
				sessionId: require_shared_read.textIn(event["thread_id"])
			};
			else if (type === "session.created") {
				hasNoTurns = true;
				told = {
					...told,
					sessionId: require_shared_read.textIn(event["session_id"])
				};
			} else if (type === "item.started") takeStart(require_shared_read.fieldsOf(event["item"]));
			else if (type === "item.completed") takeItem(require_shared_read.fieldsOf(event["item"]));
			else if (type === "error") told = {
				...told,
				ended: told.ended && !hasNoTurns,
				lastStumble: failureOf(event)
			};
			else if (type === "turn.failed") told = {
				...told,
				ended: true,
				failure: failureOf(require_shared_read.fieldsOf(event["error"]))
			};
			else if (type === "turn.completed") {
				usage = usageOf(require_shared_read.fieldsOf(event["usage"]));
				told = {
					...told,
					ended: true,
					failure: null,
					lastStumble: null
				};
			} else if (type === void 0 && "msg" in event) takeMessage(require_shared_read.fieldsOf(event["msg"]));
			else if (type === void 0) told = {
				...told,
				model: require_shared_read.textIn(event["model"]) ?? told.model
			};
		},
		told: () => ({
			...told,
			failure: told.failure ?? (told.ended ? null : told.lastStumble),
			usage,
			inputIncludesCache: true,
			usageCoverage: require_shared_read.knowsUsage(usage) ? 1 : told.ended && told.failure === null ? null : 0,
			turns: told.answered ? answers.count() : null,
			toolCalls: told.answered ? calls.counts() : null,
			failedCommands: told.answered ? failedCommands : null,
			finalText: texts.length === 0 ? null : texts.join("\n\n"),
			programVersion: null,
			stopReason: told.failure === null ? told.ended ? "turn.completed" : null : "turn.failed",
			facts: {}
		})
	};
}
const CALL_BEGINS = /^(exec_command|patch_apply|mcp_tool_call)_begin$/;
function countAnswers() {
	const running = /* @__PURE__ */ new Set();
	let [count, isOpen] = [0, false];
	const open = () => {
		if (!isOpen) count++;
		isOpen = true;
	};
	return {
		begin(id) {
			open();
			running.add(id);
		},
		item(type, id) {
			open();
			running.delete(id);
			if (!type.endsWith("_message")) isOpen = running.size > 0;
		},
		count: () => count
	};
}
const usageOf = (usage) => ({
	inputTokens: require_shared_read.countIn$1(usage["input_tokens"]),
	outputTokens: require_shared_read.countIn$1(usage["output_tokens"]),
	cacheReadTokens: require_shared_read.countIn$1(usage["cached_input_tokens"]),
	cacheWriteTokens: require_shared_read.countIn$1(usage["cache_write_input_tokens"]),
	reasoningTokens: require_shared_read.countIn$1(usage["reasoning_output_tokens"])
});
function failureOf(error) {
	const message = require_shared_read.textIn(error["message"]) ?? "an error without a message";
	const status = /\bstatus:? (\d{3})\b/.exec(message)?.[1] ?? /"status":\s*(\d{3})\b/.exec(message)?.[1];
	const kind = /"(?:code|type)":\s*"([\w.]+)"/.exec(message)?.[1] ?? null;
	return {
		status: status === void 0 ? null : Number(status),
		kind,
		message
	};
}

// src/plugins/backends/codex/index.ts
const VERSION = "0.171.0";
const CONFIG_FILE = "config.toml";
var codex_default = require_shared_read.defineBackend(require_shared_read.agentBackend({
	id: "codex",
	summary: "OpenAI's Codex, headless",
	program: "codex",
	install: `npm install --global @openai/codex@${VERSION}`,
	verifiedWith: VERSION,
	permissions: "workspace-write",
	protocols: ["openai-responses"],
	own: {
		keyVariables: ["OPENAI_API_KEY"],
		settingVariables: {},
		...require_shared_read.OWN_SECRETS.codex,
		config: [{
			folderVariable: "CODEX_HOME",
			folder: ".codex",
			entries: [
				CONFIG_FILE,
				"AGENTS.md",
				"AGENTS.override.md",
				"agents",
				"hooks",
				"hooks.json",
				"prompts",
				"rules",
				"skills"
			]
		}]
	},
	command,
	reader: readCodexTranscript,
	facts: ({ endpoint, own }) => ({
		config_toml_path: own.config?.has(CONFIG_PATH) === true ? `~/${CONFIG_PATH}` : null,
		provider_id: endpoint === null ? null : PROVIDER
	})
}));
const PROVIDER = "endpoint";
const KEY_VARIABLE = "MODEL_ENDPOINT_KEY";
const LOGIN = ".codex/auth.json";
const CONFIG_PATH = `.codex/${CONFIG_FILE}`;
function command({ model, prompt, endpoint, own, homeDir }) {
	const key = own.keys["OPENAI_API_KEY"];
	const login = key === void 0 ? own.login?.["auth.json"] : JSON.stringify({ OPENAI_API_KEY: key });
	const settings = [...QUIET, ...endpoint === null ? [] : providerSettings(endpoint)];
	return {
		args: [
			...[
				"exec",
				"--json",
				"--sandbox",
				"workspace-write",
				"--skip-git-repo-check",
				"--ephemeral"
			],
			...model === "" ? [] : ["--model", model],
			...own.config === null ? [
				"--disable",
				"plugins",
				"--disable",
				"apps"
			] : [],
			...settings.flatMap((setting) => ["-c", setting]),
			"-"
		],
		env: {
			CODEX_HOME: `${homeDir}/.codex`,
			...endpoint === null ? {} : { [KEY_VARIABLE]: endpoint.token }
		},
		homeFiles: {
			...own.config?.has(CONFIG_PATH) === true ? {} : { [CONFIG_PATH]: "" },
			...login === void 0 ? {} : { [LOGIN]: login }
		},
		lent: login === void 0 ? [] : [LOGIN],
		stdin: prompt
	};
}
const QUIET = [
	"analytics.enabled=false",
	"feedback.enabled=false",
	"check_for_update_on_startup=false"
];
const providerSettings = ({ baseUrl, contextWindow }) => [
	`model_provider=${PROVIDER}`,
	`model_providers.${PROVIDER}={${[
		`name=${tomlText(PROVIDER)}`,
		`base_url=${tomlText(`${baseUrl}/v1`)}`,
		`env_key=${tomlText(KEY_VARIABLE)}`,
		`wire_api="responses"`,
		"request_max_retries=2",
		"stream_max_retries=1",
		"stream_idle_timeout_ms=300000"
	].join(",")}}`,
	...contextWindow === void 0 ? [] : [`model_context_window=${contextWindow}`]
];
const tomlText = (text) => JSON.stringify(text);

exports.default = codex_default;