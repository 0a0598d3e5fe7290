"use strict";

const require_shared_read = require("../../shared/read.js");

// src/plugins/providers/bedrock.ts
const KEYS = ["AWS_BEARER_TOKEN_BEDROCK", "AWS_ACCESS_KEY_ID"];
const BESIDE_KEY = ["AWS_SECRET_ACCESS_KEY", "AWS_SESSION_TOKEN"];
const PROFILE = "AWS_PROFILE";
var bedrock_default = require_shared_read.defineProvider({
	id: "bedrock",
	summary: "Claude models at Amazon Bedrock; the agent program signs its requests itself",
	defaultBackend: "claude-code",
	speaks: ["anthropic"],
	endpoint: "never",
	isFast: true,
	redirectVariables: ["ANTHROPIC_BEDROCK_BASE_URL", "CLAUDE_CODE_USE_BEDROCK"],
	paid: true,
	keyVariables: [...KEYS, PROFILE],
	besideKey: BESIDE_KEY,
	needsKey: true,
	endpointVariables: ["AWS_REGION"],
	throughGateway: false,
	defaultEndpoint: ({ AWS_REGION: region }) => region ? `https://bedrock-runtime.${region}.amazonaws.com` : null,
	headers: () => ({}),
	allowedModels: (model) => [model],
	probe(_target, _http, env) {
		const problem = env["AWS_REGION"] ? withoutKeys(env) : {
			message: "Amazon Bedrock needs a region.",
			hint: "Set AWS_REGION, for example to eu-central-1."
		};
		const note = "Amazon Bedrock was not asked: it answers signed requests only. That its agent is started rightly is proved by snapshots of its arguments and variables, never against the service.";
		return Promise.resolve({
			...require_shared_read.NOTHING_SAID,
			protocols: ["anthropic"],
			problem,
			notes: [note]
		});
	},
	agentEnv: (env) => ({
		CLAUDE_CODE_USE_BEDROCK: "1",
		...Object.fromEntries([
			...KEYS,
			...BESIDE_KEY,
			"AWS_REGION"
		].flatMap((name) => env[name] ? [[name, env[name]]] : []))
	})
});
function withoutKeys(env) {
	if (env["AWS_BEARER_TOKEN_BEDROCK"]) return null;
	if (env["AWS_ACCESS_KEY_ID"]) return env["AWS_SECRET_ACCESS_KEY"] ? null : {
		message: "AWS_ACCESS_KEY_ID is set without AWS_SECRET_ACCESS_KEY, so no request could be signed.",
		hint: "Set AWS_SECRET_ACCESS_KEY too (of a role AWS_SESSION_TOKEN as well), or AWS_BEARER_TOKEN_BEDROCK instead of both."
	};
	const profile = env[PROFILE];
	if (!profile) return null;
	return {
		message: `${PROFILE} leads to files in your home folder, which no agent gets to see, and no key is set beside it.`,
		hint: `Export what it stands for, then run again: eval "$(aws configure export-credentials --profile ${shellWord(profile)} --format env)"`
	};
}
const shellWord = (text) => /^[\w.-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

exports.default = bedrock_default;