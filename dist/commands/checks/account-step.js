"use strict";

const require_shared_run = require("../../shared/run.js");

// src/commands/checks/account-step.ts
async function accountStep({ candidates }, refused) {
	return (await Promise.all(refused.map(async (at) => {
		const candidate = candidates[at];
		return candidate === void 0 ? "" : `${candidate.name} was refused: ${await stepFor(candidate)}`;
	}))).join(" ");
}
async function stepFor({ provider, backend, model }) {
	const { providers, backends } = require_shared_run.REGISTRIES;
	if (provider !== void 0) {
		const { keyVariables } = await providers.get(provider);
		return `look at the key in ${keyVariables.join(" or ")}; \`bench \u2026 --dry-run\` says whether it is taken.`;
	}
	const { own } = await backends.get(backend);
	if (own === void 0) return "look at what its own program goes by.";
	const { keyVariables, keysOf } = own;
	const ofModel = keysOf?.(model, keyVariables) ?? keyVariables;
	const step = require_shared_run.nextStep(own, ofModel.length === 0 ? keyVariables : ofModel);
	return `${step.charAt(0).toLowerCase()}${step.slice(1)}`;
}

exports.accountStep = accountStep;