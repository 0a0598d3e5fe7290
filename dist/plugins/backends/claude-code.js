"use strict";

const require_shared_read = require("../../shared/read.js");

// src/plugins/backends/claude-code/answers.ts
var Answers = class {
	#begun = /* @__PURE__ */ new Set();
	#brokenOff = /* @__PURE__ */ new Set();
	#open = /* @__PURE__ */ new Map();
	begin(line) {
		const [call, id] = [callOf(line), require_shared_read.textIn(require_shared_read.fieldsOf(line["message"])["id"])];
		if (call !== null) this.#open.delete(null);
		if (id === null) return;
		this.#begun.add(id);
		this.#open.set(call, id);
	}
	end(line) {
		this.#open.delete(callOf(line));
	}
	breakOff(line) {
		const id = this.#open.get(callOf(line));
		if (id !== void 0) this.#brokenOff.add(id);
		this.end(line);
	}
	coverage(withoutLast) {
		const all = this.#begun.size;
		const last = withoutLast ? this.#open.get(null) : void 0;
		const broken = (/* @__PURE__ */ new Set([...this.#brokenOff, ...last === void 0 ? [] : [last]])).size;
		return all === 0 ? 1 : (all - broken) / all;
	}
};
const callOf = (line) => require_shared_read.textIn(line["parent_tool_use_id"]);

// src/plugins/backends/claude-code/read-transcript.ts
function readClaudeTranscript() {
	const calls = new require_shared_read.Tally();
	const seenCalls = /* @__PURE__ */ new Set();
	const answers = new Answers();
	let told = {
		sessionId: null,
		model: null,
		programVersion: null,
		lastStumble: null
	};
	let answered = false;
	let failedCommands = null;
	let lastText = null;
	let result = null;
	const takeInit = (line) => {
		const { model, claude_code_version: version, mcp_servers: servers } = line;
		told = {
			...told,
			model: require_shared_read.textIn(model),
			programVersion: require_shared_read.textIn(version),
			failedServers: require_shared_read.failedServers(servers)
		};
	};
	const takeMessage = (line) => {
		const message = require_shared_read.fieldsOf(line["message"]);
		if (message["model"] === "<synthetic>") {
			answers.breakOff(line);
			return;
		}
		answers.begin(line);
		answered = true;
		told = {
			...told,
			lastStumble: null,
			model: told.model ?? require_shared_read.textIn(message["model"])
		};
		failedCommands ??= 0;
		for (const block of require_shared_read.listOf(message["content"]).map(require_shared_read.fieldsOf)) {
			if (block["type"] === "text" && line["parent_tool_use_id"] == null) lastText = require_shared_read.textIn(block["text"]) ?? lastText;
			const [id, name] = [require_shared_read.textIn(block["id"]), require_shared_read.textIn(block["name"])];
			if (block["type"] !== "tool_use" || name === null || id !== null && seenCalls.has(id)) continue;
			if (id !== null) seenCalls.add(id);
			calls.add(name);
		}
	};
	const takeResults = (line) => {
		failedCommands = require_shared_read.listOf(require_shared_read.fieldsOf(line["message"])["content"]).map(require_shared_read.fieldsOf).filter((block) => block["type"] === "tool_result" && block["is_error"] === true).length + (failedCommands ?? 0);
		answers.end(line);
	};
	const takeRetry = (line) => {
		answers.breakOff(line);
		told = {
			...told,
			lastStumble: stumbleOf(line)
		};
	};
	const takeObject = (line) => {
		told = {
			...told,
			sessionId: require_shared_read.textIn(line["session_id"]) ?? told.sessionId
		};
		const { type, subtype } = line;
		if (type === "system" && subtype === "init") takeInit(line);
		else if (type === "system" && subtype === "api_retry") takeRetry(line);
		else if (type === "assistant") takeMessage(line);
		else if (type === "user") takeResults(line);
		else if (type === "result" || type === void 0 && ("result" in line || "usage" in line)) result = line;
	};
	return {
		take(line) {
			const object = require_shared_read.objectIn(line);
			if (object !== null) takeObject(object);
			else for (const each of listIn(line)) takeObject(require_shared_read.fieldsOf(each));
		},
		told: () => summary({
			...told,
			calls,
			answers,
			answered,
			failedCommands,
			lastText
		}, result)
	};
}
function listIn(line) {
	if (!line.startsWith("[")) return [];
	try {
		return require_shared_read.listOf(JSON.parse(line));
	} catch {
		return [];
	}
}
function summary({ calls, answers, lastText, ...seen }, result) {
	const usage = result === null ? require_shared_read.NO_USAGE : usageOf(result);
	const failure = result === null ? null : failureOf(result, seen.answered);
	const counted = result === null ? null : countsIn(result);
	return {
		...seen,
		answered: seen.answered || result !== null && result["type"] === void 0,
		usage,
		inputIncludesCache: false,
		usageCoverage: result === null ? 0 : require_shared_read.knowsUsage(usage) ? answers.coverage(failure?.kind === require_shared_read.CUT_SHORT.kind) : null,
		turns: result === null ? null : require_shared_read.countIn$1(result["num_turns"]),
		toolCalls: seen.answered ? calls.counts() : counted,
		finalText: result === null || result["is_error"] === true ? lastText : require_shared_read.textIn(result["result"]) ?? lastText,
		stopReason: result === null ? null : stopReasonOf(result),
		ended: result !== null,
		failure,
		facts: result === null ? {} : factsOf(result)
	};
}
function usageOf(result) {
	const summed = Object.values(require_shared_read.fieldsOf(result["modelUsage"])).map(require_shared_read.fieldsOf).map(usageOfModel).reduce(require_shared_read.addUsage, require_shared_read.NO_USAGE);
	if (require_shared_read.knowsUsage(summed)) return summed;
	const usage = require_shared_read.fieldsOf(result["usage"]);
	const count = (...names) => require_shared_read.firstCount(usage, ...names) ?? require_shared_read.firstCount(result, ...names);
	return {
		inputTokens: count("input_tokens", "prompt_tokens", "tokens_input"),
		outputTokens: count("output_tokens", "completion_tokens", "tokens_output"),
		cacheReadTokens: require_shared_read.firstCount(usage, "cache_read_input_tokens", "cache_read_tokens"),
		cacheWriteTokens: require_shared_read.firstCount(usage, "cache_creation_input_tokens", "cache_write_tokens", "cache_creation_tokens"),
		reasoningTokens: null
	};
}
const usageOfModel = (model) => ({
	inputTokens: require_shared_read.countIn$1(model["inputTokens"]),
	outputTokens: require_shared_read.countIn$1(model["outputTokens"]),
	cacheReadTokens: require_shared_read.countIn$1(model["cacheReadInputTokens"]),
	cacheWriteTokens: require_shared_read.countIn$1(model["cacheCreationInputTokens"]),
	reasoningTokens: null
});
function countsIn(result) {
	const lists = [
		"tool_uses",
		"tools_called",
		"tool_calls"
	].filter((key) => Array.isArray(result[key]));
	if (lists.length === 0) return null;
	const tally = new require_shared_read.Tally();
	for (const call of lists.flatMap((key) => require_shared_read.listOf(result[key]))) {
		const { name, tool } = require_shared_read.fieldsOf(call);
		const called = require_shared_read.textIn(call) ?? require_shared_read.textIn(name) ?? require_shared_read.textIn(tool);
		if (called !== null) tally.add(called);
	}
	return tally.counts();
}
const stopReasonOf = (result) => {
	const { subtype, stop_reason: stop, terminal_reason: terminal } = result;
	if (typeof subtype === "string" && subtype.startsWith("error_")) return subtype;
	return require_shared_read.textIn(stop) ?? require_shared_read.textIn(terminal);
};
const GOOD_ENDS = [
	void 0,
	null,
	"",
	"completed",
	"success",
	"end_turn",
	"stop",
	"stop_sequence",
	"tool_use"
];
function failureOf(result, answered) {
	const { is_error: isError, api_error_status: status, terminal_reason: terminal, subtype } = result;
	const message = require_shared_read.textIn(result["result"]) ?? require_shared_read.listOf(result["errors"]).join("; ");
	const named = require_shared_read.textIn(terminal);
	const kind = named !== null && !GOOD_ENDS.includes(named) ? named : require_shared_read.textIn(subtype) === "success" ? null : require_shared_read.textIn(subtype);
	if (isError === true || typeof status === "number") return {
		status: statusIn(status) ?? statusInText(message),
		kind: kind ?? require_shared_read.textIn(result["stop_reason"]),
		message
	};
	const { stop_reason: stop } = result;
	if (answered && "stop_reason" in result && (stop === null || stop === "tool_use") && kind === null) return {
		status: null,
		kind: require_shared_read.CUT_SHORT.kind,
		message: "Its last answer ended without its closing events."
	};
	return null;
}
const statusIn = (value) => typeof value === "number" && value >= 400 ? value : null;
const statusInText = (message) => {
	const found = /^API Error: (\d{3})\b/.exec(message)?.[1];
	return found === void 0 ? null : Number(found);
};
const stumbleOf = ({ error_status: status, error, error_message: message }) => ({
	status: statusIn(status),
	kind: require_shared_read.textIn(error),
	message: require_shared_read.textIn(message) ?? require_shared_read.textIn(error) ?? "a failed request"
});
const factsOf = (result) => {
	return { permission_denials: require_shared_read.listOf(result["permission_denials"]).map((denial) => require_shared_read.textIn(require_shared_read.fieldsOf(denial)["tool_name"])).filter((name) => name !== null) };
};

// src/plugins/backends/claude-code/index.ts
const VERSION = "2.1.197";
const TOOLS = "Bash,Read,Edit,Write,MultiEdit,Glob,Grep,NotebookEdit";
const EFFORTS = [
	"low",
	"medium",
	"high",
	"xhigh",
	"max"
];
const CONFIG = [...[
	"settings.json",
	"settings.local.json",
	"CLAUDE.md",
	"keybindings.json"
], ...[
	"agents",
	"commands",
	"hooks",
	"output-styles",
	"plugins",
	"rules",
	"skills"
]];
var claude_code_default = require_shared_read.defineBackend(require_shared_read.agentBackend({
	id: "claude-code",
	summary: "Anthropic's Claude Code, headless",
	program: "claude",
	install: `npm install --global @anthropic-ai/claude-code@${VERSION}`,
	verifiedWith: VERSION,
	permissions: `acceptEdits, ${TOOLS}`,
	protocols: ["anthropic"],
	own: {
		keyVariables: ["ANTHROPIC_API_KEY", "CLAUDE_CODE_OAUTH_TOKEN"],
		settingVariables: {
			CCT_CLAUDE_BARE: "flag",
			CCT_CLAUDE_EFFORT: EFFORTS
		},
		timeoutVariable: "CCT_CLAUDE_TIMEOUT_SECONDS",
		...require_shared_read.OWN_SECRETS["claude-code"],
		config: [{
			folderVariable: "CLAUDE_CONFIG_DIR",
			folder: ".claude",
			entries: CONFIG
		}, {
			folderVariable: "CLAUDE_CONFIG_DIR",
			folder: "",
			entries: [".claude.json"],
			into: ".claude",
			members: ["mcpServers"]
		}]
	},
	command,
	reader: readClaudeTranscript,
	facts: ({ model, own, endpoint, env }) => ({
		provider_endpoint: endpoint === null ? ledTo(env["ANTHROPIC_BASE_URL"]) : null,
		claude_code_invocation: isBare(own.settings) ? "bare" : own.config === null ? "private" : "launcher",
		effort: own.settings["CCT_CLAUDE_EFFORT"] ?? null,
		anthropic_auth_token_present: require_shared_read.isSet({
			...endpoint && endpointVariables(endpoint, model),
			...env
		}, AUTH_TOKEN)
	})
}));
const ledTo = (url) => url === void 0 || url === "" ? null : require_shared_read.recordedEndpoint(url);
const isBare = (settings) => require_shared_read.flagIn(settings["CCT_CLAUDE_BARE"]);
function command({ model, prompt, endpoint, own, homeDir, timeoutMs }) {
	const effort = own.settings["CCT_CLAUDE_EFFORT"];
	const args = [
		...isBare(own.settings) ? ["--bare"] : [],
		...[
			"-p",
			"--output-format",
			"stream-json",
			"--verbose"
		],
		...[
			"--permission-mode",
			"acceptEdits",
			"--allowedTools",
			TOOLS
		],
		...own.config === null ? ["--strict-mcp-config"] : [],
		...own.config === null || endpoint === null ? [] : ["--settings", `${homeDir}/${OVERRIDES}`],
		...model === "" ? [] : ["--model", model],
		...effort === void 0 ? [] : ["--effort", effort]
	];
	const login = own.login?.[".credentials.json"];
	const lent = login === void 0 || Object.keys(own.keys).length > 0 ? {} : { [CREDENTIALS]: login };
	const toModel = endpoint === null ? own.keys : endpointVariables(endpoint, model);
	if (own.config !== null && endpoint !== null) lent[OVERRIDES] = JSON.stringify({ env: toModel });
	return {
		args,
		env: {
			CLAUDE_CONFIG_DIR: `${homeDir}/.claude`,
			CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
			DISABLE_AUTOUPDATER: "1",
			CLAUDE_CODE_MAX_RETRIES: "3",
			API_TIMEOUT_MS: String(Math.min(timeoutMs, LONGEST_SILENCE_MS)),
			...toModel
		},
		homeFiles: lent,
		lent: Object.keys(lent),
		stdin: prompt
	};
}
const CREDENTIALS = ".claude/.credentials.json";
const OVERRIDES = "overrides.json";
const LONGEST_SILENCE_MS = 6e5;
const AUTH_TOKEN = "ANTHROPIC_AUTH_TOKEN";
function endpointVariables({ baseUrl, token, keyHeader, isOfMaker, contextWindow }, model) {
	return {
		ANTHROPIC_BASE_URL: baseUrl,
		[keyHeader === "x-api-key" ? "ANTHROPIC_API_KEY" : AUTH_TOKEN]: token,
		...model === "" ? {} : isOfMaker === true && ALIASES.includes(model) ? { [HELPERS]: model } : modelEverywhere(model),
		...contextWindow === void 0 || contextWindow >= USUAL_WINDOW ? {} : smallWindow(contextWindow)
	};
}
const USUAL_WINDOW = 2e5;
const LEAST_WINDOW = 1e5;
function smallWindow(window) {
	const output = Math.min(32e3, Math.floor(window / 5));
	const compactAt = Math.floor(window * .9);
	const share = Math.floor(100 * (compactAt - output) / (LEAST_WINDOW - Math.min(output, 2e4)));
	return {
		CLAUDE_CODE_MAX_OUTPUT_TOKENS: String(output),
		CLAUDE_CODE_AUTO_COMPACT_WINDOW: String(Math.max(LEAST_WINDOW, compactAt)),
		...compactAt < LEAST_WINDOW ? { CLAUDE_AUTOCOMPACT_PCT_OVERRIDE: String(share) } : {}
	};
}
const ALIASES = [
	"default",
	"sonnet",
	"opus",
	"haiku"
];
const HELPERS = "CLAUDE_CODE_SUBAGENT_MODEL";
const modelEverywhere = (model) => ({
	ANTHROPIC_DEFAULT_OPUS_MODEL: model,
	ANTHROPIC_DEFAULT_SONNET_MODEL: model,
	ANTHROPIC_DEFAULT_HAIKU_MODEL: model,
	[HELPERS]: model
});

exports.default = claude_code_default;