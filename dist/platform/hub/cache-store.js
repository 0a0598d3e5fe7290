"use strict";

const require_rolldown_runtime = require("../../vendor/rolldown-runtime.js");
let node_fs = require("node:fs");
let node_os = require("node:os");
let node_path = require("node:path");
const require_vendor_actions_cache = require("../../vendor/actions-cache.js");
node_fs = require_rolldown_runtime.__toESM(node_fs, 1);

// src/platform/hub/cache-store.ts
const FOLDER = ".cache/benchmark-harness/handed";
function cacheStore() {
	const place = (name) => (0, node_path.join)((0, node_os.homedir)(), FOLDER, name);
	const listed = (name) => [`~/${FOLDER}/${name}`];
	return {
		place: (name) => {
			node_fs.default.mkdirSync((0, node_path.dirname)(place(name)), {
				recursive: true,
				mode: 448
			});
			return place(name);
		},
		restore: async (name, key, prefix) => {
			if (!require_vendor_actions_cache.isFeatureAvailable()) return false;
			return await require_vendor_actions_cache.restoreCache(listed(name), key, prefix === void 0 ? [] : [prefix]) !== void 0 && node_fs.default.existsSync(place(name));
		},
		save: async (name, key) => require_vendor_actions_cache.isFeatureAvailable() && await require_vendor_actions_cache.saveCache(listed(name), key) !== -1
	};
}

exports.cacheStore = cacheStore;