"use strict";

const require_shared_run = require("../../shared/run.js");

// src/commands/shared/list-agents.ts
async function listAgents(engine, { env }) {
	const plugins = await Promise.all(Object.keys(require_shared_run.PROGRAMS).map((id) => engine.backends.get(id)));
	const candidates = plugins.map((backend) => ({
		backend,
		model: "",
		env: {},
		unsetEnv: []
	}));
	const found = await require_shared_run.probeAgents(candidates, engine, { ownProbes: false });
	return plugins.map(({ id, program = "", verifiedWith, own }, at) => {
		const { available, version, reason, next } = found[at] ?? ABSENT;
		const keys = (own?.keyVariables ?? []).filter((name) => (env[name] ?? "") !== "");
		const login = own?.login == null ? "none" : require_shared_run.hasLogin({ loginFiles: require_shared_run.loginFilesOf(own.login, env) }) ? "set" : "not set";
		const hasAccount = login === "set" || keys.length > 0;
		return {
			id,
			path: require_shared_run.onPath(program, engine.host.baseEnv["PATH"]),
			version: available ? version : null,
			verified_with: verifiedWith,
			is_verified: !available || version === null ? null : version === verifiedWith,
			login,
			keys,
			reason,
			next: next ?? (hasAccount || own === void 0 ? null : require_shared_run.nextStep(own, own.keyVariables))
		};
	});
}
const ABSENT = {
	available: false,
	version: null,
	reason: "it was not asked.",
	next: void 0
};
function agentsText(agents) {
	const width = Math.max(...agents.map(({ id }) => id.length));
	return `Agents:\n${agents.map((agent) => {
		const { id, path, reason, next } = agent;
		const what = path === null ? "not on PATH" : reason === null ? versionText(agent) : reason;
		const step = next === null ? "" : `\n  ${" ".repeat(width)}  \u2192 ${next}`;
		return `  ${id.padEnd(width)}  ${what}; ${accountText(agent)}${step}`;
	}).join("\n")}`;
}
function versionText({ version, verified_with: verified, is_verified: isVerified }) {
	if (version === null) return "version unknown";
	if (isVerified === true) return `${version}, as verified`;
	return verified === null ? `${version}, not verified` : `${version}, verified with ${verified}`;
}
const accountText = ({ login, keys }) => [...LOGIN_WORDS[login], keys.length === 0 ? "no key set" : `${keys.join(", ")} set`].join("; ");
const LOGIN_WORDS = {
	set: ["logged in"],
	"not set": ["not logged in"],
	none: []
};

exports.agentsText = agentsText;
exports.listAgents = listAgents;