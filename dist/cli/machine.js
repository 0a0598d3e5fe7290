"use strict";

let node_fs = require("node:fs");
let node_os = require("node:os");
let node_path = require("node:path");
let node_url = require("node:url");
const require_shared_start = require("../shared/start.js");
const require_shared_read = require("../shared/read.js");
const require_shared_run = require("../shared/run.js");
const require_shared_early = require("../shared/early.js");

// src/platform/inherited-env.ts
function inheritedEnv(env, home) {
	const usual = Object.entries(require_shared_early.TOOLCHAIN_HOMES).map(([name, folder]) => [name, (0, node_path.join)(home, folder)]).filter(([, folder]) => (0, node_fs.existsSync)(folder));
	return {
		...Object.fromEntries(usual),
		...chosen(env, (name) => require_shared_early.INHERITED_VARIABLES.includes(name))
	};
}
const INSTALLER_SETTINGS = [
	/^(https?|ftp|all|no)_proxy$/i,
	/^(SSL_CERT|CURL_CA|REQUESTS_CA|NODE_EXTRA_CA|GIT_SSL)/,
	/^(PIP|UV(?!_PUBLISH)|npm_config|CARGO(?!_REGISTRY_TOKEN)|RUSTUP|MAVEN|GRADLE)_/i,
	/^GO[A-Z0-9]+$/,
	/^(HOME|USER|LOGNAME|TMPDIR|XDG_CACHE_HOME|XDG_CONFIG_HOME)$/
];
const FEW_RETRIES = {
	PIP_RETRIES: "1",
	npm_config_fetch_retries: "1",
	npm_config_fetch_retry_mintimeout: "1000"
};
function installerEnv(env, home) {
	const settings = chosen(env, (name) => INSTALLER_SETTINGS.some((pattern) => pattern.test(name)));
	return {
		...inheritedEnv(env, home),
		...FEW_RETRIES,
		...settings,
		HOME: home
	};
}
const chosen = (env, wanted) => Object.fromEntries(Object.entries(env).flatMap(([name, value]) => value !== void 0 && wanted(name) ? [[name, value]] : []));

// src/cli/machine.ts
async function openMachine(containment) {
	const ownFolder = packageRoot();
	return {
		exec: await require_shared_run.createExec(containment === void 0 ? {} : { containment }),
		clock: require_shared_run.systemClock,
		freePort: async () => (await Promise.resolve().then(() => require("../platform/loopback/free-port.js"))).freePort(),
		host: {
			harnessVersion: require_shared_start.HARNESS_VERSION,
			nodeVersion: process.version,
			platform: process.platform,
			arch: process.arch,
			nodePath: process.execPath,
			tempRoot: tempRoot(ownFolder),
			ownFolders: [ownFolder],
			cacheRoot: require_shared_start.cacheRoot(),
			baseEnv: inheritedEnv(process.env, (0, node_os.homedir)()),
			buildEnv: installerEnv(process.env, (0, node_os.homedir)())
		}
	};
}
function packageRoot() {
	const start = (0, node_path.dirname)((0, node_url.fileURLToPath)(require("url").pathToFileURL(__filename).href));
	for (let dir = start; dir !== (0, node_path.dirname)(dir); dir = (0, node_path.dirname)(dir)) if ((0, node_fs.existsSync)((0, node_path.join)(dir, "package.json")) && (0, node_fs.existsSync)((0, node_path.join)(dir, "presets"))) return dir;
	return start;
}
function tempRoot(ownFolder) {
	const root = realTempFolder();
	if (!`${root}/`.startsWith(`${ownFolder}/`)) return root;
	throw new require_shared_start.MissingPrerequisite("temp-inside-harness", `The temporary folder ${root} lies inside the harness's own folder ${ownFolder}, where agents could see reference solutions.`, "Set TMPDIR to a folder elsewhere, such as /tmp.");
}
function realTempFolder() {
	try {
		return (0, node_fs.realpathSync)((0, node_os.tmpdir)());
	} catch (cause) {
		throw new require_shared_start.MissingPrerequisite("no-temp", `The temporary folder ${(0, node_os.tmpdir)()} cannot be used: ${require_shared_read.messageOf(cause)}`, "Set TMPDIR to a folder that exists, such as /tmp.", { cause });
	}
}

exports.openMachine = openMachine;
exports.packageRoot = packageRoot;