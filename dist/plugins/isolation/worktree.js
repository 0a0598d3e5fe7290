import { i as __toESM } from "../../vendor/rolldown-runtime.js";
import fs from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { d as RunError } from "../../shared/start.js";
import { G as remembered, It as treeOf, Ln as INHERITED_VARIABLES, Lt as isPlainText, Nt as GLOB_OPTIONS, Pt as foldersOf, Rt as pathBytes, zt as pathFromBytes } from "../../shared/read.js";
import { randomBytes } from "node:crypto";
import { _ as require_picomatch } from "../../shared/run.js";

// src/plugins/isolation/contract.ts
const defineIsolation = (plugin) => plugin;

// src/plugins/isolation/shared/file-error.ts
const errno = (error) => error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
const DISK_CODES = /* @__PURE__ */ new Set([
	"ENOSPC",
	"EDQUOT",
	"EROFS",
	"EACCES",
	"EPERM",
	"EIO",
	"EMLINK"
]);
function onDisk(root, operate) {
	try {
		return operate();
	} catch (cause) {
		if (!DISK_CODES.has(errno(cause) ?? "")) throw cause;
		throw new RunError("disk", `Cannot write a sandbox below ${root}: ${cause instanceof Error ? cause.message : String(cause)}.`, "Free some space there, check its permissions and the umask, or set TMPDIR to another folder; what is done is kept.", { cause });
	}
}

// src/plugins/isolation/shared/owner.ts
const FOREIGN_MARK_MS = 6048e5;
let own;
const ownMark = () => own ??= `${process.pid}.${startOf(process.pid) ?? 0}.${pidNamespace()}`;
function isAlive(mark, ageMs) {
	const [pid, start, namespace] = mark.split(".").map(Number);
	if (pid === void 0 || start === void 0 || namespace === void 0) return false;
	if (namespace !== pidNamespace()) return ageMs < FOREIGN_MARK_MS;
	if (start !== 0) return startOf(pid) === start;
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "EPERM";
	}
}
function startOf(pid) {
	try {
		const stat = fs.readFileSync(`/proc/${pid}/stat`, "latin1");
		return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]);
	} catch {
		return null;
	}
}
function pidNamespace() {
	try {
		return Number(/\d+/.exec(fs.readlinkSync("/proc/self/ns/pid"))?.[0] ?? 0);
	} catch {
		return 0;
	}
}

// src/plugins/isolation/shared/trash.ts
const GATHER_MS = 500;
const DELETE_TIMEOUT_MS = 6e5;
var Trash = class {
	#folder;
	#deps;
	#items = [];
	#inHand = [];
	#timer;
	#work = Promise.resolve();
	constructor(folder, deps) {
		this.#folder = folder;
		this.#deps = deps;
	}
	add(path, mark) {
		this.#items.push({
			path: this.#takeAway(path),
			mark
		});
		this.#timer ??= setTimeout(() => {
			this.empty().catch(() => {});
		}, GATHER_MS).unref();
	}
	empty() {
		clearTimeout(this.#timer);
		this.#timer = void 0;
		this.#work = this.#work.then(() => this.#deleteAll(), () => this.#deleteAll());
		return this.#work;
	}
	emptyAtExit() {
		for (const { path, mark } of [...this.#inHand, ...this.#items]) try {
			fs.rmSync(path, {
				recursive: true,
				force: true
			});
			removeMark(mark);
		} catch {}
	}
	#takeAway(path) {
		const place = join(this.#folder, `${basename(path)}.${process.pid}`);
		try {
			if (fs.lstatSync(path).isDirectory()) fs.chmodSync(path, 448);
			fs.renameSync(path, place);
			return place;
		} catch (error) {
			if (errno(error) === "ENOENT") return this.#earlier(basename(path)) ?? place;
			return path;
		}
	}
	#earlier(name) {
		const found = fs.readdirSync(this.#folder).find((entry) => entry.startsWith(`${name}.`));
		return found === void 0 ? void 0 : join(this.#folder, found);
	}
	async #deleteAll() {
		const items = [...this.#inHand, ...this.#items];
		this.#inHand = items;
		this.#items = [];
		if (items.length === 0) return;
		await this.#run("rm", "-rf");
		if (this.#left().length > 0) {
			await this.#run("chmod", "-R", "u+rwx");
			await this.#run("chattr", "-R", "-f", "-i", "-a");
			await this.#run("rm", "-rf");
		}
		const left = this.#left();
		for (const item of items) if (!left.includes(item)) removeMark(item.mark);
		this.#inHand = left;
		if (left.length === 0) return;
		throw new RunError("disk", `Cannot delete ${left.map(({ path }) => path).join(", ")}.`, "See who owns the files in there and remove them; nothing needs them any more.");
	}
	async #run(program, ...options) {
		const paths = this.#left().map(({ path }) => path);
		for (let at = 0; at < paths.length; at += 500) await this.#deps.exec.run({
			argv: [
				program,
				...options,
				"--",
				...paths.slice(at, at + 500)
			],
			cwd: this.#folder,
			env: { PATH: this.#deps.baseEnv["PATH"] ?? "/usr/bin:/bin" },
			timeoutMs: DELETE_TIMEOUT_MS
		});
	}
	#left() {
		return this.#inHand.filter(({ path }) => fs.lstatSync(path, { throwIfNoEntry: false }) !== void 0);
	}
};
function removeMark(mark) {
	try {
		fs.unlinkSync(mark);
	} catch (error) {
		if (errno(error) !== "ENOENT") throw error;
	}
}

// src/plugins/isolation/shared/private-folder.ts
const trashes = /* @__PURE__ */ new Map();
function makePrivateFolder(deps) {
	const { tempRoot } = deps;
	const trash = openTrash(deps);
	return onDisk(tempRoot, () => {
		const name = `w-${randomBytes(9).toString("base64url")}`;
		const path = join(tempRoot, name);
		const mark = join(backRoomOf(tempRoot), "owners", `${name}.${ownMark()}`);
		fs.writeFileSync(mark, "", { flag: "wx" });
		makeFolder$1(path);
		let discarded = false;
		const discard = () => {
			if (discarded) return;
			discarded = true;
			trash.add(path, mark);
		};
		return {
			path,
			discard
		};
	});
}
function makeFolder$1(path, mode = 448) {
	fs.mkdirSync(path, { mode: 448 });
	fs.chmodSync(path, mode);
}
function reapStale(deps) {
	const { tempRoot } = deps;
	const trash = openTrash(deps, { reap: false });
	const owners = join(backRoomOf(tempRoot), "owners");
	return onDisk(tempRoot, () => fs.readdirSync(owners)).filter((file) => !isAlive(...markAndAge(owners, file))).map((file) => {
		const name = file.slice(0, file.indexOf("."));
		trash.add(join(tempRoot, name), join(owners, file));
		return name;
	});
}
function openTrash(deps, { reap } = { reap: true }) {
	const known = trashes.get(deps.tempRoot);
	if (known !== void 0) return known;
	const backRoom = openBackRoom(deps.tempRoot);
	const trash = new Trash(join(backRoom, "trash"), deps);
	if (trashes.size === 0) process.once("exit", () => trashes.forEach((each) => each.emptyAtExit()));
	trashes.set(deps.tempRoot, trash);
	if (reap) reapStale(deps);
	return trash;
}
const UID = process.getuid?.() ?? 0;
const backRoomOf = (tempRoot) => join(tempRoot, `.w-${UID}`);
function openBackRoom(tempRoot) {
	const backRoom = backRoomOf(tempRoot);
	onDisk(tempRoot, () => {
		for (const folder of [
			backRoom,
			join(backRoom, "owners"),
			join(backRoom, "trash")
		]) if (!fs.lstatSync(folder, { throwIfNoEntry: false })) makeFolderUnlessThere(folder);
	});
	const { uid, mode } = fs.lstatSync(backRoom);
	if (fs.lstatSync(backRoom).isDirectory() && uid === (process.getuid?.() ?? uid) && (mode & 63) === 0) return backRoom;
	throw new RunError("temp-root", `${backRoom} is not a private folder of this user.`, "Remove it, or set TMPDIR to a folder of your own.");
}
function makeFolderUnlessThere(folder) {
	try {
		makeFolder$1(folder);
	} catch (error) {
		if (errno(error) !== "EEXIST") throw error;
	}
}
function markAndAge(owners, file) {
	const made = fs.lstatSync(join(owners, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
	return [file.slice(file.indexOf(".") + 1), Date.now() - made];
}

// src/plugins/isolation/shared/careful-reading.ts
const { O_DIRECTORY, O_NOFOLLOW: O_NOFOLLOW$1, O_NONBLOCK: O_NONBLOCK$1, O_RDONLY: O_RDONLY$1 } = fs.constants;
const HAS_PROC = fs.existsSync("/proc/self/fd");
const diskPath = (folder, name) => isPlainText(name) ? `${folder}/${name}` : Buffer.concat([Buffer.from(`${folder}/`), pathBytes(name)]);
function openFolder(root, folder) {
	const path = folder === "" ? root : diskPath(root, folder);
	let fd;
	try {
		fd = fs.openSync(path, O_RDONLY$1 | O_DIRECTORY | O_NOFOLLOW$1);
	} catch (error) {
		if (folder === "") throw error;
		return notTaken(error);
	}
	if (!HAS_PROC) return {
		fd,
		path: String(path)
	};
	const throughProc = `/proc/self/fd/${fd}`;
	if (fs.readlinkSync(throughProc, "buffer").equals(Buffer.from(path))) return {
		fd,
		path: throughProc
	};
	fs.closeSync(fd);
	return "special_file";
}
function childrenOf(folder) {
	const asText = fs.readdirSync(folder, { withFileTypes: true });
	return (asText.some(({ name }) => name.includes("�")) ? fs.readdirSync(folder, {
		withFileTypes: true,
		encoding: "buffer"
	}).map((type) => ({
		name: pathFromBytes(type.name),
		type
	})) : asText.map((type) => ({
		name: type.name,
		type
	}))).sort((a, b) => a.name < b.name ? -1 : 1);
}
function readEntry(path, type, room) {
	try {
		if (type.isSymbolicLink()) return {
			kind: "symlink",
			target: pathFromBytes(fs.readlinkSync(path, "buffer"))
		};
		return type.isFile() ? readFile(path, room) : "special_file";
	} catch (error) {
		return notTaken(error);
	}
}
function readFile(path, room) {
	const fd = fs.openSync(path, O_RDONLY$1 | O_NOFOLLOW$1 | O_NONBLOCK$1);
	try {
		const { mode, size, isFile } = statOf(fd);
		if (!isFile) return "special_file";
		if (size > room) return "too_large";
		const content = new Uint8Array(size);
		let length = 0;
		for (let read = -1; read !== 0 && length < size; length += read) read = fs.readSync(fd, content, length, size - length, null);
		return {
			kind: "file",
			mode: mode & 64 ? 493 : 420,
			content: length < size ? content.slice(0, length) : content
		};
	} finally {
		fs.closeSync(fd);
	}
}
function statOf(fd) {
	const stat = fs.fstatSync(fd);
	return {
		mode: stat.mode,
		size: stat.size,
		isFile: stat.isFile()
	};
}
function notTaken(error) {
	switch (errno(error)) {
		case "ENOENT": return "gone";
		case "EACCES":
		case "EPERM":
		case "ENAMETOOLONG": return "unreadable";
		case "ELOOP":
		case "ENOTDIR":
		case "EINVAL":
		case "ENXIO": return "special_file";
		default: throw error;
	}
}

// src/plugins/isolation/shared/read-results.ts
const EXPECTED = {
	isDirectory: () => false,
	isFile: () => true,
	isSymbolicLink: () => false
};
function readResults(dir, paths, maxBytes) {
	const found = /* @__PURE__ */ new Map();
	const root = fs.realpathSync(dir);
	for (const path of paths) {
		const folder = dirname(path);
		const opened = openFolder(root, folder === "." ? "" : folder);
		if (typeof opened === "string") continue;
		try {
			const name = folder === "." ? path : path.slice(folder.length + 1);
			const entry = readEntry(diskPath(opened.path, name), EXPECTED, maxBytes);
			if (typeof entry !== "string" && entry.kind === "file") found.set(path, entry.content);
		} finally {
			fs.closeSync(opened.fd);
		}
	}
	return found;
}

// src/plugins/isolation/shared/safe-tree.ts
function refuseUnsafe(tree) {
	for (const [path, entry] of tree) {
		if (path.includes("\0") || path.split("/").some((name) => name === "" || name === "." || name === "..")) throw unsafe(path, "it is not a plain relative path");
		if (entry.kind === "symlink" && (entry.target === "" || entry.target.includes("\0"))) throw unsafe(path, `no link can point to ${JSON.stringify(entry.target)}`);
	}
	for (const folder of foldersOf(tree.keys())) {
		const entry = tree.get(folder);
		if (entry !== void 0) throw unsafe(folder, `it is a ${entry.kind} and has paths below it`);
	}
}
const unsafe = (path, why) => new RunError("unsafe-tree", `The path ${JSON.stringify(path)} cannot be written: ${why}.`, "Fix the benchmark's files: paths are relative, without `.`, `..` or empty parts, and below folders only.");

// src/plugins/isolation/shared/private-files.ts
const { O_CREAT, O_EXCL, O_NOFOLLOW, O_NONBLOCK, O_RDONLY, O_WRONLY } = fs.constants;
function privateFiles(root, ensureRoot) {
	return {
		async write(files) {
			ensureRoot();
			refuseUnsafe(treeOf(files));
			onDisk(root, () => Object.entries(files).forEach(([path, text]) => writePrivate(root, path, text)));
		},
		async read(path, maxBytes) {
			ensureRoot();
			refuseUnsafe(treeOf({ [path]: "" }));
			return isReachable(root, path) ? readRegular(join(root, path), maxBytes) : null;
		},
		async remove(path) {
			ensureRoot();
			refuseUnsafe(treeOf({ [path]: "" }));
			if (isReachable(root, path)) onDisk(root, () => fs.rmSync(join(root, path), { force: true }));
		}
	};
}
function writePrivate(root, path, text) {
	for (const folder of foldersAbove(path)) {
		const place = join(root, folder);
		const stat = fs.lstatSync(place, { throwIfNoEntry: false });
		if (stat?.isDirectory()) continue;
		if (stat !== void 0) fs.rmSync(place);
		makeFolder$1(place);
	}
	const place = join(root, path);
	fs.rmSync(place, {
		recursive: true,
		force: true
	});
	const file = fs.openSync(place, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 384);
	try {
		fs.writeFileSync(file, text);
	} finally {
		fs.closeSync(file);
	}
}
const isReachable = (root, path) => foldersAbove(path).every((folder) => fs.lstatSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory());
function foldersAbove(path) {
	const parent = dirname(path);
	return parent === "." ? [] : [...foldersAbove(parent), parent];
}
function readRegular(place, maxBytes) {
	const file = openRegular(place);
	if (file === null) return null;
	try {
		const stat = fs.fstatSync(file);
		return stat.isFile() && stat.size <= maxBytes ? fs.readFileSync(file) : null;
	} finally {
		fs.closeSync(file);
	}
}
function openRegular(place) {
	try {
		return fs.openSync(place, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
	} catch (error) {
		if ([
			"ENOENT",
			"ELOOP",
			"ENXIO",
			"EACCES"
		].includes(errno(error) ?? "")) return null;
		throw error;
	}
}

// src/plugins/isolation/shared/tree-io.ts
var import_picomatch = /* @__PURE__ */ __toESM(require_picomatch(), 1);
const matcher = remembered((globs) => (0, import_picomatch.default)([...globs], GLOB_OPTIONS));
function writeTree(dir, tree, options = {}) {
	refuseUnsafe(tree);
	const replace = options.replace ?? false;
	for (const folder of foldersOf(tree.keys())) makeFolder(diskPath(dir, folder), replace);
	for (const [path, entry] of tree) {
		if (entry.kind !== "file") continue;
		const target = diskPath(dir, path);
		make(target, replace, () => fs.writeFileSync(target, entry.content, {
			flag: "wx",
			mode: entry.mode
		}));
	}
	for (const [path, entry] of tree) {
		if (entry.kind !== "symlink") continue;
		const target = diskPath(dir, path);
		make(target, replace, () => fs.symlinkSync(Buffer.from(pathBytes(entry.target)), target));
	}
}
function makeFolder(path, replace) {
	try {
		fs.mkdirSync(path);
	} catch (error) {
		if (errno(error) !== "EEXIST") throw error;
		if (fs.lstatSync(path).isDirectory()) return;
		if (!replace) throw error;
		remove(path);
		fs.mkdirSync(path);
	}
}
function make(path, replace, create) {
	try {
		create();
	} catch (error) {
		if (!replace || errno(error) !== "EEXIST") throw error;
		remove(path);
		create();
	}
}
const remove = (path) => fs.rmSync(path, {
	recursive: true,
	force: true
});
function readTree(dir, options) {
	const tree = /* @__PURE__ */ new Map();
	const leftOut = [];
	const ignored = matcher(options.ignore);
	const root = fs.realpathSync(dir);
	let room = options.maxBytes;
	const pending = [""];
	for (let folder = pending.pop(); folder !== void 0; folder = pending.pop()) {
		const opened = openFolder(root, folder);
		if (typeof opened === "string") {
			if (opened !== "gone") leftOut.push({
				path: folder,
				kind: opened
			});
			continue;
		}
		const subfolders = [];
		try {
			for (const { name, type } of childrenOf(opened.path)) {
				const path = folder === "" ? name : `${folder}/${name}`;
				if (name.toLowerCase() === ".git" || ignored(path)) continue;
				if (type.isDirectory()) {
					subfolders.push(path);
					continue;
				}
				const entry = readEntry(diskPath(opened.path, name), type, room);
				if (typeof entry !== "string") tree.set(path, entry);
				else if (entry !== "gone") leftOut.push({
					path,
					kind: entry
				});
				if (typeof entry !== "string" && entry.kind === "file") room -= entry.content.length;
			}
		} finally {
			fs.closeSync(opened.fd);
		}
		pending.push(...subfolders.reverse());
	}
	return {
		tree,
		leftOut
	};
}

// src/plugins/isolation/worktree.ts
var worktree_default = defineIsolation({
	id: "worktree",
	summary: "A private folder on this machine: fast, sees the machine's own programs, and what is not hidden from it.",
	async open(_spec, deps) {
		return openWorktree(deps);
	}
});
function openWorktree(deps) {
	const folder = makePrivateFolder(deps);
	const inside = (name) => join(folder.path, name);
	const [homeDir, tmpDir, resultsDir] = [
		inside("home"),
		inside("tmp"),
		inside("results")
	];
	const workDir = deps.folder === void 0 ? inside("work") : join(inside("work"), plainName(deps.folder));
	const inherited = {};
	for (const name of INHERITED_VARIABLES) {
		const value = deps.baseEnv[name];
		if (value !== void 0) inherited[name] = value;
	}
	const environments = deps.environments ?? [];
	const env = inEnvironments(environments, {
		...inherited,
		HOME: homeDir,
		TMPDIR: tmpDir
	});
	const tempRoot = inside("temp-root");
	const hide = deps.hide.length === 0 ? [] : [
		...deps.hide,
		deps.tempRoot,
		tempRoot
	];
	const show = {
		[deps.tempRoot]: tempRoot,
		[folder.path]: folder.path
	};
	const forFiles = {
		[inside("work")]: 448,
		[workDir]: 448,
		[homeDir]: 448
	};
	const forPrograms = {
		[tmpDir]: 448,
		[resultsDir]: 448,
		...hide.length === 0 ? {} : {
			[tempRoot]: 1023,
			[join(tempRoot, basename(folder.path))]: 448
		}
	};
	const each = (folders, make) => onDisk(deps.tempRoot, () => Object.entries(folders).forEach(([path, mode]) => make(path, mode)));
	each(forFiles, makeFolder$1);
	let touched = false;
	const ensureFolders = () => {
		if (touched) each({
			[folder.path]: 448,
			...forFiles,
			...forPrograms
		}, ensureFolder);
	};
	return {
		workDir,
		homeDir,
		resultsDir,
		cutsNetwork: deps.exec.cutsNetwork,
		home: privateFiles(homeDir, ensureFolders),
		async put(tree) {
			ensureFolders();
			onDisk(deps.tempRoot, () => writeTree(workDir, tree, { replace: true }));
		},
		async snapshot(options) {
			ensureFolders();
			return readTree(workDir, options);
		},
		async results(paths, maxBytes) {
			if (!touched) return /* @__PURE__ */ new Map();
			ensureFolders();
			return readResults(resultsDir, paths, maxBytes);
		},
		async exec({ cwd, env: own, ...command }) {
			ensureFolders();
			if (!touched) {
				touched = true;
				each(forPrograms, makeFolder$1);
			}
			return deps.exec.run({
				...command,
				cwd: inWorkDir(workDir, cwd ?? "."),
				env: {
					...env,
					...own
				},
				ownFolder: folder.path,
				hide,
				show,
				showReadOnly: environments.map((environment) => environment.folder)
			});
		},
		async [Symbol.asyncDispose]() {
			folder.discard();
		}
	};
}
function plainName(name) {
	if (/^[^/\0]+$/.test(name) && name !== "." && name !== "..") return name;
	throw new RunError("unsafe-folder", `A work directory cannot be named ${JSON.stringify(name)}.`, "This is a fault of the adapter, whose `folder` gives a single name; please report it.");
}
function inEnvironments(environments, base) {
	const folders = environments.flatMap(({ path }) => path);
	const env = Object.assign({ ...base }, ...environments.map((environment) => environment.env));
	if (folders.length === 0) return env;
	return {
		...env,
		PATH: [...folders, ...env["PATH"] === void 0 ? [] : [env["PATH"]]].join(":")
	};
}
function ensureFolder(path, mode) {
	const stat = fs.lstatSync(path, { throwIfNoEntry: false });
	if (stat?.isDirectory()) {
		if ((stat.mode & mode) !== mode) fs.chmodSync(path, stat.mode | mode);
		return;
	}
	if (stat !== void 0) fs.unlinkSync(path);
	makeFolder$1(path, mode);
}
function inWorkDir(workDir, cwd) {
	const real = realPath(resolve(workDir, cwd));
	if (real !== null && !relative(fs.realpathSync.native(workDir), real).startsWith("..")) return resolve(workDir, cwd);
	throw new RunError("sandbox-cwd", `A program was to be started in ${JSON.stringify(cwd)}, which is not a folder inside its sandbox.`, "Name a folder that exists in the task's files, relative to them.");
}
function realPath(path) {
	try {
		return fs.realpathSync.native(path);
	} catch (error) {
		if (errno(error) === "ENOENT" || errno(error) === "ENOTDIR" || errno(error) === "ELOOP") return null;
		throw error;
	}
}

export { worktree_default as default };