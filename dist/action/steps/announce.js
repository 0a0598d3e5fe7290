"use strict";

const require_action_shared = require("../shared.js");

// src/action/steps/announce.ts
const run = async (step) => {
	const told = await require_action_shared.publication(step, {
		body: "## \u23f3 Running\n\nThe result will stand here.",
		title: "Running",
		past: null,
		conclusion: null
	});
	await require_action_shared.tell(step, told);
};

exports.run = run;