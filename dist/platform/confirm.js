"use strict";

let node_readline_promises = require("node:readline/promises");

// src/platform/confirm.ts
async function confirm(question, signal) {
	const terminal = (0, node_readline_promises.createInterface)({
		input: process.stdin,
		output: process.stderr
	});
	const gone = new AbortController();
	terminal.once("close", () => gone.abort());
	terminal.once("SIGINT", () => gone.abort());
	try {
		const answer = await terminal.question(`${question} [y/N] `, { signal: AbortSignal.any([signal, gone.signal]) });
		return /^y(es)?$/i.test(answer.trim());
	} catch {
		return false;
	} finally {
		terminal.close();
	}
}

exports.confirm = confirm;