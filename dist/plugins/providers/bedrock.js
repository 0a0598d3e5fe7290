"use strict";

const require_shared_read = require("../../shared/read.js");

// src/plugins/providers/bedrock.ts
const KEYS = [
	"AWS_BEARER_TOKEN_BEDROCK",
	"AWS_ACCESS_KEY_ID",
	"AWS_PROFILE"
];
const BESIDE_KEY = ["AWS_SECRET_ACCESS_KEY", "AWS_SESSION_TOKEN"];
const SETTINGS = [
	"AWS_REGION",
	"AWS_CONFIG_FILE",
	"AWS_SHARED_CREDENTIALS_FILE"
];
var bedrock_default = require_shared_read.defineProvider({
	id: "bedrock",
	summary: "Claude models at Amazon Bedrock; the agent program signs its requests itself",
	defaultBackend: "claude-code",
	speaks: ["anthropic"],
	endpoint: "never",
	isFast: true,
	redirectVariables: ["ANTHROPIC_BEDROCK_BASE_URL", "CLAUDE_CODE_USE_BEDROCK"],
	paid: true,
	keyVariables: KEYS,
	besideKey: BESIDE_KEY,
	needsKey: true,
	endpointVariables: ["AWS_REGION"],
	throughGateway: false,
	defaultEndpoint: ({ AWS_REGION: region }) => region ? `https://bedrock-runtime.${region}.amazonaws.com` : null,
	headers: () => ({}),
	allowedModels: (model) => [model],
	probe(_target, _http, { AWS_REGION: region }) {
		const problem = region ? null : {
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
			...SETTINGS
		].flatMap((name) => env[name] ? [[name, env[name]]] : []))
	})
});

exports.default = bedrock_default;