// src/action/main.ts
async function main(name) {
	const { runStep } = await import("./run-step.js");
	await runStep(name);
}

export { main };