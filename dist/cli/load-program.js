"use strict";

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
// \0rolldown/runtime.js
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __copyProps = (to, from, except, desc) => {
	if (from && typeof from === "object" || typeof from === "function") {
		for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
			key = keys[i];
			if (!__hasOwnProp.call(to, key) && key !== except) {
				__defProp(to, key, {
					get: ((k) => from[k]).bind(null, key),
					enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
				});
			}
		}
	}
	return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(isNodeMode || !mod || !mod.__esModule || !__hasOwnProp.call(mod, "default") ? __defProp(target, "default", {
	value: mod,
	enumerable: true
}) : target, mod));

let node_fs = require("node:fs");
let node_path = require("node:path");
let node_v8 = require("node:v8");
let node_vm = require("node:vm");
let node_zlib = require("node:zlib");
let node_os = require("node:os");
node_fs = __toESM(node_fs, 1);

// src/cli/cache-root.ts
function cacheRoot() {
	const given = process.env["XDG_CACHE_HOME"];
	const caches = given !== void 0 && (0, node_path.isAbsolute)(given) ? given : (0, node_path.join)((0, node_os.homedir)(), ".cache");
	return (0, node_path.join)(caches, "benchmark-harness");
}

// src/cli/prune-code.ts
function pruneCode(code, now) {
	const oldest = now - 5184e6;
	for (const copy of folders(code)) {
		for (const version of folders(copy)) if (node_fs.default.statSync(version).mtimeMs < oldest) node_fs.default.rmSync(version, {
			recursive: true,
			force: true
		});
		if (folders(copy).length === 0) node_fs.default.rmdirSync(copy);
	}
}
const folders = (path) => node_fs.default.readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => (0, node_path.join)(path, name));

// src/cli/load-program.ts
const LONGEST_RUN_SECONDS = 10;
function loadProgram(root, entry, kept = keptFor(root)) {
	const loaded = /* @__PURE__ */ new Map();
	let isNew = false;
	const load = (path) => {
		const known = loaded.get(path);
		if (known !== void 0) return known.exports;
		const { mtimeMs } = node_fs.default.statSync(path);
		const source = node_fs.default.readFileSync(path, "latin1");
		const stamp = [source.length, mtimeMs];
		const cachedData = kept === null ? null : readKept(placeIn(kept, root, path), stamp);
		const script = new node_vm.Script(WRAPPED[0] + source + WRAPPED[1], {
			filename: path,
			cachedData: cachedData ?? void 0
		});
		isNew ||= cachedData === null || script.cachedDataRejected === true;
		const module = { exports: {} };
		loaded.set(path, {
			exports: module.exports,
			script,
			stamp
		});
		const need = (id) => id.startsWith(".") ? load((0, node_path.join)((0, node_path.dirname)(path), id)) : builtIn(id);
		try {
			script.runInThisContext()(module.exports, need, module, path, (0, node_path.dirname)(path));
		} catch (error) {
			loaded.delete(path);
			throw error;
		}
		return module.exports;
	};
	if (kept !== null) process.once("exit", () => {
		if (isNew && process.uptime() < LONGEST_RUN_SECONDS) keep(kept, root, loaded);
	});
	return load((0, node_path.join)(root, entry));
}
const WRAPPED = ["(function (exports, require, module, __filename, __dirname) { ", "\n})"];
function builtIn(id) {
	const found = process.getBuiltinModule(id);
	if (found !== void 0) return found;
	throw Object.assign(/* @__PURE__ */ new Error(`The program holds no package ${id}.`), { code: "MODULE_NOT_FOUND" });
}
function keptFor(root) {
	const { NODE_DISABLE_COMPILE_CACHE = "", NODE_V8_COVERAGE = "" } = process.env;
	if (NODE_DISABLE_COMPILE_CACHE !== "" || NODE_V8_COVERAGE !== "") return null;
	const kept = (0, node_path.join)(codeFolder(), encodeURIComponent(root).slice(-200), String((0, node_v8.cachedDataVersionTag)()));
	return isOpenToOthers(kept) ? null : kept;
}
const codeFolder = () => (0, node_path.join)(cacheRoot(), "code");
function isOpenToOthers(folder) {
	try {
		const { uid, mode } = node_fs.default.statSync(folder);
		return uid !== process.getuid?.() || (mode & 18) !== 0;
	} catch {
		return false;
	}
}
const placeIn = (kept, root, path) => (0, node_path.join)(kept, (0, node_path.relative)(root, path).replaceAll("/", "+"));
const HEADER_BYTES = 24;
function readKept(place, [characters, mtimeMs]) {
	try {
		const content = node_fs.default.readFileSync(place);
		if (content.length < HEADER_BYTES) return null;
		const code = content.subarray(HEADER_BYTES);
		return content.readDoubleLE(0) === characters && content.readDoubleLE(8) === mtimeMs && content.readUInt32LE(16) === (0, node_zlib.crc32)(code) ? code : null;
	} catch {
		return null;
	}
}
function keep(kept, root, loaded) {
	try {
		node_fs.default.mkdirSync(kept, {
			recursive: true,
			mode: 448
		});
		for (const [path, { script, stamp }] of loaded) {
			const code = script.createCachedData();
			const header = Buffer.alloc(HEADER_BYTES);
			header.writeDoubleLE(stamp[0], 0);
			header.writeDoubleLE(stamp[1], 8);
			header.writeUInt32LE((0, node_zlib.crc32)(code), 16);
			const place = placeIn(kept, root, path);
			const temporary = `${place}.${process.pid}`;
			node_fs.default.writeFileSync(temporary, Buffer.concat([header, code]), { mode: 384 });
			node_fs.default.renameSync(temporary, place);
		}
		pruneCode(codeFolder(), Date.now());
	} catch {}
}

exports.keptFor = keptFor;
exports.loadProgram = loadProgram;