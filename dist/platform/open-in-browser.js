"use strict";

const require_shared_start = require("../shared/start.js");

// src/platform/open-in-browser.ts
async function openInBrowser(file, platform) {
	const program = platform === "darwin" ? "open" : "xdg-open";
	const { execa } = await Promise.resolve().then(() => require("../vendor/execa.lazy.js"));
	const { failed } = await execa(program, [file], {
		reject: false,
		stdio: "ignore",
		timeout: 1e4
	});
	if (failed) throw new require_shared_start.MissingPrerequisite("no-browser", `${program} could not open ${file}.`, "Open it in a browser yourself.");
}

exports.openInBrowser = openInBrowser;