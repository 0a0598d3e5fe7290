"use strict";

const require_vendor_yaml = require("../vendor/yaml.js");
const require_shared_run = require("../shared/run.js");

// src/config/yaml-key.ts
var import_dist = require_vendor_yaml.require_dist();
function isMergeKey(key) {
	return (0, import_dist.isScalar)(key) && typeof key.value === "symbol";
}
function keyName(key) {
	return typeof key.value === "symbol" ? "<<" : String(key.value);
}

// src/config/document-structure.ts
const MAX_DEPTH = 64;
const PLAIN_TAGS = new Set([
	"str",
	"int",
	"float",
	"bool",
	"null",
	"map",
	"seq"
].map((name) => `tag:yaml.org,2002:${name}`));
function structureProblems(document, lines) {
	const fatal = [];
	const duplicates = [];
	const anchors = /* @__PURE__ */ new Map();
	const open = /* @__PURE__ */ new Set();
	function report(list, node, path, message, hint) {
		const { line, col } = lines.linePos(node.range?.[0] ?? 0);
		list.push({
			path: require_shared_run.formatPath(path),
			message,
			hint,
			line,
			column: col
		});
	}
	function enter(node, path) {
		if ((0, import_dist.isAlias)(node)) {
			const target = anchors.get(node.source);
			if (target === void 0) report(fatal, node, path, "In YAML a leading * stands for an anchor, and there is none of this name.", "Put a glob in quotes, as in \"*/bowling\".");
			else if (open.has(target)) report(fatal, node, path, "This alias stands for something that holds the alias itself.", "Write the value out.");
			return;
		}
		if (node.anchor !== void 0) anchors.set(node.anchor, node);
		if (node.tag !== void 0 && !PLAIN_TAGS.has(node.tag)) report(fatal, node, path, "Tags (words with a leading !) mean nothing here.", "Put a value that begins with ! in quotes.");
		if (!(0, import_dist.isMap)(node) && !(0, import_dist.isSeq)(node)) return;
		if (open.size === MAX_DEPTH) {
			report(fatal, node, path, "The file is nested too deeply.", "A config needs four levels.");
			return;
		}
		open.add(node);
		if ((0, import_dist.isMap)(node)) enterMap(node.items, path);
		else for (const [index, item] of node.items.entries()) if ((0, import_dist.isNode)(item)) enter(item, [...path, index]);
		open.delete(node);
	}
	function enterMap(pairs, path) {
		const seen = /* @__PURE__ */ new Set();
		for (const { key, value } of pairs) {
			if (!(0, import_dist.isScalar)(key)) {
				if ((0, import_dist.isNode)(key)) report(fatal, key, path, "A key must be a plain word.", "Put it in quotes if it begins with * or a bracket.");
				continue;
			}
			const name = keyName(key);
			enter(key, [...path, name]);
			if (seen.has(name)) report(duplicates, key, [...path, name], "is given twice.", "Keep one of the two.");
			seen.add(name);
			if ((0, import_dist.isNode)(value)) enter(value, [...path, name]);
			if (isMergeKey(key) && !isMergeSource(value)) report(fatal, key, [...path, name], "takes in other maps, and this is none.", "Write <<: *anchor.");
		}
	}
	function isMergeSource(value) {
		if ((0, import_dist.isAlias)(value)) return (0, import_dist.isMap)(anchors.get(value.source));
		return (0, import_dist.isSeq)(value) ? value.items.every((item) => (0, import_dist.isMap)(item) || (0, import_dist.isAlias)(item) && isMergeSource(item)) : (0, import_dist.isMap)(value);
	}
	if ((0, import_dist.isNode)(document.contents)) enter(document.contents, []);
	return {
		fatal,
		duplicates
	};
}

// src/config/locate.ts
function locator(document, lines) {
	const root = {
		key: null,
		value: (0, import_dist.isNode)(document.contents) ? document.contents : null
	};
	return (path, of = "value") => {
		const segments = require_shared_run.parsePath(path);
		if (segments === null) return null;
		let place = root;
		for (const segment of segments) {
			const next = child(place.value, segment, document);
			if (next === null) return positionOf(place, "value", lines);
			place = next;
		}
		return positionOf(place, of, lines);
	};
}
function child(parent, segment, document) {
	const node = (0, import_dist.isAlias)(parent) ? parent.resolve(document) : parent;
	if ((0, import_dist.isSeq)(node) && typeof segment === "number") {
		const item = node.items[segment];
		return (0, import_dist.isNode)(item) ? {
			key: null,
			value: item
		} : null;
	}
	if (!(0, import_dist.isMap)(node)) return null;
	const pair = node.items.find(({ key }) => (0, import_dist.isScalar)(key) && keyName(key) === String(segment));
	if (pair !== void 0) return {
		key: nodeOf(pair.key),
		value: nodeOf(pair.value)
	};
	return merged(nodeOf(node.items.find(({ key }) => isMergeKey(key))?.value), segment, document);
}
function merged(source, segment, document) {
	if (!(0, import_dist.isSeq)(source)) return source === null ? null : child(source, segment, document);
	return source.items.map((item) => child(nodeOf(item), segment, document)).find((place) => place !== null) ?? null;
}
function positionOf({ key, value }, of, lines) {
	const isPlain = value !== null && !(0, import_dist.isMap)(value) && !(0, import_dist.isSeq)(value) && !((0, import_dist.isScalar)(value) && value.type === "PLAIN" && value.source === "");
	const node = key !== null && (of === "key" || !isPlain) ? key : value;
	if (node?.range == null) return null;
	const { line, col } = lines.linePos(node.range[0]);
	return {
		line,
		column: col
	};
}
function nodeOf(value) {
	return (0, import_dist.isNode)(value) ? value : null;
}

// src/config/document.ts
const MAX_ALIASES = 1e3;
function parseConfigDocument(text, format) {
	return format === "json" ? parseJson(text) : parseYaml(text);
}
function parseJson(text) {
	const fault = require_shared_run.firstJsonFault(text);
	if (fault !== null) return unreadable([{
		path: "",
		message: `This is not JSON: here belongs ${fault.expected}.`,
		hint: "JSON has no comments and no trailing commas; name the file .yaml to write them.",
		...lineAndColumn(text, fault.offset)
	}]);
	const lines = new import_dist.LineCounter();
	const [document] = documentsOf(text, lines);
	if (document === void 0) return {
		value: JSON.parse(text),
		locate: () => null,
		problems: []
	};
	const locate = locator(document, lines);
	const { duplicates } = structureProblems(document, lines);
	return {
		value: JSON.parse(text),
		locate,
		problems: duplicates
	};
}
function parseYaml(text) {
	const lines = new import_dist.LineCounter();
	const documents = documentsOf(text, lines);
	const [document, second] = documents;
	const broken = documents.flatMap((one) => one.errors.slice(0, 1)).map((error) => syntaxProblem(error, lines));
	if (broken[0] !== void 0) return unreadable([broken[0]]);
	if (document === void 0) return unreadable([{
		path: "",
		message: "The file holds no configuration.",
		line: 1,
		column: 1
	}]);
	if (second !== void 0) {
		const { line, col } = lines.linePos(second.contents?.range?.[0] ?? 0);
		return unreadable([{
			path: "",
			message: "A second document begins here; a config file holds one.",
			hint: "Take out the line ---, or make two files.",
			line,
			column: col
		}]);
	}
	const { fatal, duplicates } = structureProblems(document, lines);
	if (fatal.length > 0) return unreadable(fatal);
	const locate = locator(document, lines);
	try {
		return {
			value: document.toJS({ maxAliasCount: MAX_ALIASES }),
			locate,
			problems: duplicates
		};
	} catch (error) {
		if (!(error instanceof ReferenceError)) throw error;
		return unreadable(require_shared_run.placed([{
			path: "",
			message: "The anchors of this file are used so often that it would grow beyond all bounds.",
			hint: "Write the values out."
		}], locate));
	}
}
function documentsOf(text, lineCounter) {
	return [...(0, import_dist.parseAllDocuments)(text, {
		lineCounter,
		prettyErrors: false,
		uniqueKeys: false,
		schema: "core",
		merge: true,
		logLevel: "silent"
	})].filter((document) => document.errors.length > 0 || !isBlank(document));
}
function isBlank({ contents }) {
	return contents === null || (0, import_dist.isScalar)(contents) && contents.source === "" && contents.type === "PLAIN";
}
function syntaxProblem(error, lines) {
	const { line, col } = lines.linePos(error.pos[0]);
	const [message, hint] = SYNTAX[error.code] ?? ["This is not YAML.", `The parser calls it ${error.code}.`];
	return {
		path: "",
		message,
		hint,
		line,
		column: col
	};
}
const SYNTAX = {
	ALIAS_PROPS: ["An alias cannot have a tag or an anchor.", "Put a value that begins with * in quotes."],
	BAD_ALIAS: ["This alias has no valid name.", "Put a value that begins with * in quotes."],
	BAD_INDENT: ["The indentation is wrong.", "Items of one list and keys of one map begin in the same column."],
	BAD_SCALAR_START: ["A value cannot begin with this sign.", "Put it in quotes."],
	BLOCK_AS_IMPLICIT_KEY: ["A map begins where there is already a value.", "Check the indentation; put a value that holds a colon and a space in quotes."],
	MISSING_CHAR: ["Something that was opened is not closed here.", "Look for a missing quote, bracket, brace, colon or comma."],
	MULTILINE_IMPLICIT_KEY: ["A key spans more than one line.", "Is a colon missing in the line above?"],
	TAB_AS_INDENT: ["A tab cannot indent in YAML.", "Use spaces."],
	RESOURCE_EXHAUSTION: ["The file is nested too deeply.", "A config needs four levels."],
	UNEXPECTED_TOKEN: ["This is not expected here.", "Put a value that begins with a sign such as % ] } , in quotes."]
};
function lineAndColumn(text, offset) {
	const before = text.slice(0, offset).split("\n");
	return {
		line: before.length,
		column: (before.at(-1)?.length ?? 0) + 1
	};
}
function unreadable(problems) {
	return {
		value: void 0,
		locate: () => null,
		problems
	};
}

exports.parseConfigDocument = parseConfigDocument;