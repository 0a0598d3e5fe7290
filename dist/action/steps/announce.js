import { v as publication, y as tell } from "../shared.js";

// src/action/steps/announce.ts
const run = async (step) => {
	const told = await publication(step, {
		body: "## ⏳ Running\n\nThe result will stand here.",
		title: "Running",
		past: null,
		conclusion: null
	});
	await tell(step, told);
};

export { run };