"use strict";

const require_shared_run = require("../../shared/run.js");
const require_shared_read = require("../../shared/read.js");
const require_shared_start = require("../../shared/start.js");

// src/commands/shared/list-providers.ts
async function listProviders({ http, env }) {
	const { providers } = require_shared_run.REGISTRIES;
	return Promise.all(providers.ids.map(async (id) => listed(await providers.get(id), {
		http,
		env
	})));
}
async function listed(provider, { http, env }) {
	const { id, summary, needsKey, keyVariables, throughGateway } = provider;
	const key = require_shared_read.keyOf(provider, env);
	const endpoint = provider.defaultEndpoint(env);
	const about = {
		id,
		summary,
		endpoint,
		key: key !== null ? "set" : needsKey ? "not set" : "not needed"
	};
	const notAsked = (reason) => ({
		...about,
		usable: null,
		version: null,
		models: [],
		model_count: null,
		reason,
		next: null
	});
	if (needsKey && key === null) return notAsked(`${keyVariables.join(" or ")} is not set`);
	if (endpoint === null) return notAsked(throughGateway ? `say where: ${id}:MODEL@http://HOST:PORT` : "it has no place yet");
	const probe = await provider.probe({
		endpoint,
		model: "",
		key
	}, http, env);
	const problem = probe.modelServed === false ? null : require_shared_run.problemHere(provider, endpoint, probe, env);
	const usable = probe.reachable === null ? null : problem === null;
	const reason = problem?.message ?? (probe.reachable === null ? probe.notes[0] ?? null : null);
	const { version, models, modelCount } = probe;
	return {
		...about,
		usable,
		version,
		models,
		model_count: modelCount,
		reason,
		next: problem?.hint ?? null
	};
}
function providersText(providers) {
	const width = Math.max(...providers.map(({ id }) => id.length));
	return `Providers:\n${providers.map(({ id, key, usable, version, models, model_count: count, reason, next }) => {
		const state = usable === true ? "usable" : usable === false ? "not usable" : "not asked";
		const facts = [
			...key === "not set" ? [] : [`key ${key}`],
			...version === null ? [] : [`version ${version}`],
			...count === null ? [] : [modelsText(models, count)],
			...reason === null ? [] : [reason]
		];
		const step = next === null ? "" : `\n  ${" ".repeat(width)}  \u2192 ${next}`;
		return `  ${id.padEnd(width)}  ${state}: ${facts.join("; ")}${step}`;
	}).join("\n")}\n\nFor example:\n${examples(providers).join("\n")}`;
}
function modelsText(models, count) {
	const more = count - models.length;
	const named = models.length === 0 ? "" : `: ${models.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
	return `${require_shared_read.plural(count, "model")}${named}`;
}
function examples(providers) {
	const [first, second = "stub"] = providers.flatMap(({ id, usable, models: [model] }) => usable === true && model !== void 0 ? [`${id}:${model}`] : []);
	return [...first === void 0 ? [] : [`  bench ${require_shared_start.shellWord(first)} ${require_shared_start.shellWord(second)} --dry-run`], "  bench --smoke"];
}

exports.listProviders = listProviders;
exports.providersText = providersText;