"use strict";

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
// src/action/main.ts
async function main(name) {
	const { runStep } = await Promise.resolve().then(() => require("./run-step.js"));
	await runStep(name);
}

exports.main = main;