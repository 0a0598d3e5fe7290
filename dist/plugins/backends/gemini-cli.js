"use strict";

const require_shared_read = require("../../shared/read.js");

// src/plugins/backends/gemini-cli/read-transcript.ts
const CHAT_FILE = "gemini.chat.jsonl";
function readGeminiTranscript() {
	const calls = new require_shared_read.Tally();
	const answers = /* @__PURE__ */ new Map();
	let told = {
		sessionId: null,
		model: null,
		ended: false,
		answered: false,
		stopReason: null,
		failure: null
	};
	let usage = require_shared_read.NO_USAGE;
	let [text, isNewText, failedCommands] = [
		"",
		true,
		0
	];
	const takePiece = ({ content }) => {
		text = `${isNewText ? "" : text}${require_shared_read.textIn(content) ?? ""}`;
		isNewText = false;
		told = {
			...told,
			answered: true
		};
	};
	const takeEvent = (event) => {
		const { type, role, status } = event;
		if (type === "init") told = {
			...told,
			sessionId: require_shared_read.textIn(event["session_id"]),
			model: require_shared_read.textIn(event["model"])
		};
		else if (type === "message" && role === "assistant") takePiece(event);
		else if (type === "tool_use") {
			told = {
				...told,
				answered: true
			};
			isNewText = true;
			calls.add(require_shared_read.textIn(event["tool_name"]) ?? "unknown");
		} else if (type === "tool_result") failedCommands += status === "error" ? 1 : 0;
		else if (type === "result") {
			usage = usageOfAll(require_shared_read.fieldsOf(event["stats"]));
			const failure = status === "success" ? null : failureOf(require_shared_read.fieldsOf(event["error"]));
			told = {
				...told,
				ended: true,
				stopReason: require_shared_read.textIn(status),
				failure
			};
		}
	};
	const takeRecord = ({ type, id, tokens }) => {
		if (type === "gemini" && typeof id === "string") answers.set(id, usageOfAnswer(require_shared_read.fieldsOf(tokens)));
	};
	return {
		take(line, file) {
			const object = require_shared_read.objectIn(line);
			if (object === null) return;
			if (file === "gemini.chat.jsonl") takeRecord(object);
			else takeEvent(object);
		},
		told: () => {
			const counted = [...answers.values()].filter(require_shared_read.knowsUsage);
			const missing = counted.length > 0 && counted.length < answers.size;
			const summed = counted.reduce(require_shared_read.addUsage, require_shared_read.NO_USAGE);
			return {
				...told,
				failure: told.failure ?? (told.ended && missing ? require_shared_read.CUT_SHORT : null),
				lastStumble: told.failure,
				usage: require_shared_read.knowsUsage(usage) ? {
					...usage,
					reasoningTokens: summed.reasoningTokens
				} : summed,
				inputIncludesCache: true,
				usageCoverage: answers.size > 0 ? counted.length / answers.size : require_shared_read.knowsUsage(usage) ? 1 : 0,
				turns: answers.size === 0 ? null : answers.size,
				toolCalls: told.answered ? calls.counts() : null,
				failedCommands: told.answered ? failedCommands : null,
				finalText: text === "" ? null : text,
				programVersion: null,
				facts: {}
			};
		}
	};
}
function usageOfAll(stats) {
	const [total, input] = [require_shared_read.countIn$1(stats["total_tokens"]), require_shared_read.countIn$1(stats["input_tokens"])];
	if (total === null || input === null || total === 0) return require_shared_read.NO_USAGE;
	return {
		...require_shared_read.NO_USAGE,
		inputTokens: input,
		outputTokens: total - input,
		cacheReadTokens: require_shared_read.countIn$1(stats["cached"])
	};
}
function usageOfAnswer({ input, output, cached, thoughts }) {
	const [written, thought] = [require_shared_read.countIn$1(output), require_shared_read.countIn$1(thoughts)];
	return {
		inputTokens: require_shared_read.countIn$1(input),
		outputTokens: written === null ? null : written + (thought ?? 0),
		cacheReadTokens: require_shared_read.countIn$1(cached),
		cacheWriteTokens: null,
		reasoningTokens: thought
	};
}
function failureOf({ type, message }) {
	const text = require_shared_read.textIn(message) ?? "an error without a message";
	const status = /"code":\s*(\d{3})\b/.exec(text)?.[1] ?? /\bstatus:? (\d{3})\b/i.exec(text)?.[1];
	const kind = /"status":\s*"([A-Z_]+)"/.exec(text)?.[1] ?? require_shared_read.textIn(type);
	return {
		status: status === void 0 ? null : Number(status),
		kind,
		message: text
	};
}

// src/plugins/backends/gemini-cli/index.ts
const VERSION = "0.61.0";
const LOGIN = "oauth_creds.json";
var gemini_cli_default = require_shared_read.defineBackend(require_shared_read.agentBackend({
	id: "gemini-cli",
	summary: "Google's Gemini CLI, headless",
	program: "gemini",
	install: `npm install --global @google/gemini-cli@${VERSION}`,
	verifiedWith: VERSION,
	permissions: "auto_edit, and run_shell_command by a rule of its own",
	protocols: ["gemini"],
	own: {
		keyVariables: ["GEMINI_API_KEY"],
		settingVariables: {},
		...require_shared_read.OWN_SECRETS["gemini-cli"],
		config: [{
			folderVariable: null,
			folder: ".gemini",
			entries: [
				"settings.json",
				"GEMINI.md",
				"agents",
				"commands",
				"extensions",
				"hooks",
				"policies",
				"skills"
			]
		}]
	},
	command,
	reader: readGeminiTranscript,
	keeps: { [CHAT_FILE]: ".gemini/tmp/work/chats/session-*.jsonl" },
	alsoReads: [CHAT_FILE]
}));
function command({ model, prompt, endpoint, own, homeDir }) {
	const login = own.login?.[LOGIN];
	const lent = login === void 0 || Object.keys(own.keys).length > 0 ? {} : { [`.gemini/${LOGIN}`]: login };
	const byLogin = Object.keys(lent).length > 0;
	return {
		args: [
			...[
				"--output-format",
				"stream-json",
				"--skip-trust"
			],
			...own.config === null ? ["--extensions", "none"] : [],
			...[
				"--approval-mode",
				"auto_edit",
				"--policy",
				`${homeDir}/${POLICY_FILE}`
			],
			...model === "" ? [] : ["--model", model]
		],
		env: {
			GEMINI_CLI_HOME: homeDir,
			GEMINI_CLI_NO_RELAUNCH: "true",
			...endpoint === null ? own.keys : {
				GEMINI_API_KEY: endpoint.token,
				GOOGLE_GEMINI_BASE_URL: endpoint.baseUrl
			}
		},
		homeFiles: {
			[SETTINGS_FILE]: settings(byLogin ? "oauth-personal" : "gemini-api-key", own.config?.get(SETTINGS_FILE)),
			[POLICY_FILE]: POLICY,
			...lent
		},
		lent: Object.keys(lent),
		stdin: prompt
	};
}
const SETTINGS_FILE = ".gemini/settings.json";
const POLICY_FILE = "policy.toml";
const POLICY = `[[rule]]
toolName = "run_shell_command"
decision = "allow"
priority = 100
`;
function settings(auth, own) {
	const theirs = own?.kind === "file" ? parsed(Buffer.from(own.content).toString()) : {};
	if (theirs === null) return Buffer.from(own?.kind === "file" ? own.content : "").toString();
	const { security, privacy, telemetry, general } = theirs;
	return JSON.stringify({
		...theirs,
		security: {
			...require_shared_read.fieldsOf(security),
			auth: {
				...require_shared_read.fieldsOf(require_shared_read.fieldsOf(security)["auth"]),
				selectedType: auth
			}
		},
		privacy: {
			usageStatisticsEnabled: false,
			...require_shared_read.fieldsOf(privacy)
		},
		telemetry: {
			enabled: false,
			...require_shared_read.fieldsOf(telemetry)
		},
		general: {
			maxAttempts: 3,
			disableAutoUpdate: true,
			disableUpdateNag: true,
			checkpointing: { enabled: false },
			...require_shared_read.fieldsOf(general)
		}
	});
}
function parsed(text) {
	try {
		return require_shared_read.fieldsOf(JSON.parse(text.replace(/("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[^]*?\*\//g, "$1")));
	} catch {
		return null;
	}
}

exports.default = gemini_cli_default;