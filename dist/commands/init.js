"use strict";

const require_rolldown_runtime = require("../vendor/rolldown-runtime.js");
let node_fs = require("node:fs");
let node_path = require("node:path");
const require_shared_start = require("../shared/start.js");
node_fs = require_rolldown_runtime.__toESM(node_fs, 1);

// src/commands/shared/own-repository.ts
const PLACEHOLDER = "OWNER/benchmark-harness";
const ownRepository = (ownFolder) => repositoryIn(textOf((0, node_path.join)(ownFolder, "package.json")), /"repository":\s*(?:\{[^}]*"url":\s*)?"([^"]+)"/) ?? repositoryIn(textOf((0, node_path.join)(ownFolder, ".git/config")), /\[remote "origin"\][^[]*?\burl\s*=\s*(\S+)/);
function repositoryIn(text, field) {
	const [, address = ""] = field.exec(text) ?? [];
	const [, owner, name] = REPOSITORY.exec(address) ?? [];
	return owner === void 0 || name === void 0 ? null : `${owner}/${name}`;
}
const HOST = String.raw`github:|(?:git\+)?(?:https?|ssh|git):\/\/(?:[^/@]+@)?[^/]+\/|[^/@]+@[^/:]+:`;
const REPOSITORY = new RegExp(String.raw`^(?:${HOST})?([A-Za-z0-9-]+)\/([A-Za-z0-9._-]+?)(?:\.git)?\/?$`);
function textOf(path) {
	try {
		return node_fs.default.readFileSync(path, "utf8");
	} catch {
		return "";
	}
}

// src/commands/init.ts
const filesFrom = (repository) => ({
	"bench.yaml": `# Who is compared, on what. Every field: presets/example.compare.yaml of benchmark-harness.
benchmark: mini
candidates:
  - name: baseline
    backend: stub # a stand-in that calls no model and costs nothing
    model: pass=0.5,seed=1
  - name: challenger
    backend: stub
    model: pass=0.9,seed=1
baseline: baseline
`,
	".github/workflows/bench.yml": `# Require the check \`bench / verdict\`.
name: bench
on: pull_request
permissions: {}
jobs:
  bench:
    uses: ${repository}/.github/workflows/benchmark.yml@v1
    permissions:
      contents: read # the configuration
      pull-requests: write # the comment
      checks: write # the check run
    with:
      config: bench.yaml
`
});
const run = async ({ cwd, flags, say, confirm, ownFolder }) => {
	const repository = ownRepository(ownFolder);
	const files = filesFrom(repository ?? "OWNER/benchmark-harness");
	const there = Object.keys(files).filter((path) => node_fs.default.existsSync((0, node_path.join)(cwd, path)));
	if (there.length > 0) throw new require_shared_start.UsageError("there-already", `${there.join(" and ")} ${there.length === 1 ? "is" : "are"} there already, and nothing is overwritten.`, "Change what is there, or move it away and try again.");
	for (const [path, text] of Object.entries(files)) say(`\u2500\u2500 ${path}\n${text}`);
	if (flags.yes !== true) {
		if (confirm === null) throw new require_shared_start.UsageError("not-confirmed", "Nobody is there to agree to these files.", "Write them with: --yes");
		if (!await confirm("Write these files?")) throw new require_shared_start.Cancelled("Nothing was written.", "Try again whenever you like.");
	}
	for (const [path, text] of Object.entries(files)) write((0, node_path.join)(cwd, path), text);
	say(`Written. ${repository === null ? "Put the owner of your copy of benchmark-harness in place of OWNER, commit" : "Commit"} both files, and open a pull request.`);
	return {
		payload: { written: Object.keys(files) },
		exit: require_shared_start.EXIT.done
	};
};
function write(path, text) {
	try {
		node_fs.default.mkdirSync((0, node_path.dirname)(path), { recursive: true });
		node_fs.default.writeFileSync(path, text, { flag: "wx" });
	} catch (cause) {
		throw new require_shared_start.RunError("not-written", `${path} could not be written: ${cause.message}`, "Run it in a folder that you may write to.", { cause });
	}
}

exports.run = run;