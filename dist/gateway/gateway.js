"use strict";

let node_http = require("node:http");
const require_shared_read = require("../shared/read.js");
const require_shared_early = require("../shared/early.js");
let node_zlib = require("node:zlib");
const require_shared_start = require("../shared/start.js");
let node_https = require("node:https");
let node_crypto = require("node:crypto");
let node_fs = require("node:fs");

// src/gateway/back-off.ts
var BackOff = class {
	#until = /* @__PURE__ */ new Map();
	#now;
	constructor(now) {
		this.#now = now;
	}
	waitMs(quota) {
		const until = this.#until.get(quota);
		return until === void 0 ? 0 : Math.max(0, Math.ceil(until - this.#now()));
	}
	leaveAlone(quota, ms) {
		const until = this.#now() + Math.min(ms, LONGEST_MS);
		if (until > (this.#until.get(quota) ?? 0)) this.#until.set(quota, until);
	}
};
const LONGEST_MS = 36e5;
const isBusy = (status) => status === 429 || status === 503 || status === 529;
function retryAfterMs(headers, now) {
	const precise = headers["retry-after-ms"];
	if (typeof precise === "string" && /^\d{1,15}(\.\d+)?$/.test(precise)) return Math.ceil(Number(precise));
	const plain = headers["retry-after"];
	if (typeof plain !== "string") return null;
	if (/^\d{1,12}(\.\d+)?$/.test(plain)) return Math.ceil(Number(plain) * 1e3);
	const date = /[a-z]{3}/i.test(plain) ? Date.parse(plain) : NaN;
	return Number.isNaN(date) ? null : Math.max(0, date - now.getTime());
}
function pause(ms, signal) {
	return new Promise((resolve) => {
		const done = () => {
			clearTimeout(timer);
			signal.removeEventListener("abort", done);
			resolve();
		};
		const timer = setTimeout(done, ms);
		signal.addEventListener("abort", done, { once: true });
		if (signal.aborted) done();
	});
}

// src/gateway/connections.ts
const MAX_OF_ONE = 64;
const MAX_STRANGERS = 512;
var Connections = class {
	#strangers = /* @__PURE__ */ new Set();
	#ofOwner = /* @__PURE__ */ new Map();
	#ofSocket = /* @__PURE__ */ new WeakMap();
	add(socket) {
		socket.once("close", () => this.#leave(socket));
		this.#isStranger(socket);
	}
	claim(socket, owner) {
		const owned = this.#ofOwner.get(owner) ?? {
			busy: /* @__PURE__ */ new Set(),
			idle: /* @__PURE__ */ new Set()
		};
		const { busy, idle } = owned;
		if (!busy.has(socket) && busy.size >= 64) return null;
		this.#leave(socket);
		this.#ofOwner.set(owner, owned);
		this.#ofSocket.set(socket, owned);
		busy.add(socket);
		if (busy.size + idle.size > 64) destroyFirst(idle);
		return () => {
			if (busy.delete(socket)) idle.add(socket);
		};
	}
	end(owner) {
		const { busy, idle } = this.#ofOwner.get(owner) ?? {
			busy: [],
			idle: []
		};
		this.#ofOwner.delete(owner);
		for (const socket of [...busy, ...idle]) {
			this.#leave(socket);
			this.#isStranger(socket);
		}
	}
	#isStranger(socket) {
		this.#strangers.add(socket);
		if (this.#strangers.size > 512) destroyFirst(this.#strangers);
	}
	#leave(socket) {
		this.#strangers.delete(socket);
		const owned = this.#ofSocket.get(socket);
		owned?.busy.delete(socket);
		owned?.idle.delete(socket);
	}
};
function destroyFirst(sockets) {
	const [first] = sockets;
	if (first === void 0) return;
	sockets.delete(first);
	first.destroy();
}

// src/gateway/json-members.ts
const MAX_DEPTH = 500;
const NEAR = 3;
const MAX_KEY_BYTES = 256;
const MAX_MEMBERS = 2e4;
function eachMember(bytes, within, take) {
	const isObject = /* @__PURE__ */ new Uint8Array(501);
	const keys = [
		"",
		"",
		"",
		""
	];
	const starts = [
		0,
		0,
		0,
		0
	];
	let near = NEAR;
	let depth = 0;
	let members = 0;
	let at = afterSpace(bytes, 0);
	if (bytes[at] !== OBJECT) return false;
	const toValue = () => {
		const end = bytes[at] === QUOTE ? stringEnd(bytes, at) : -1;
		if (end < 0) return false;
		if (depth <= near) {
			if (++members > MAX_MEMBERS) return false;
			keys[depth] = keyIn(bytes, at, end);
		}
		at = afterSpace(bytes, end);
		if (bytes[at] !== COLON) return false;
		at = afterSpace(bytes, at + 1);
		if (depth === 1) near = within(keys[1] ?? "") ? NEAR : 1;
		if (depth <= near) starts[depth] = at;
		return true;
	};
	for (;;) {
		const first = bytes[at];
		if (first === OBJECT || first === ARRAY) {
			if (++depth > MAX_DEPTH) return false;
			isObject[depth] = first === OBJECT ? 1 : 0;
			at = afterSpace(bytes, at + 1);
			if (bytes[at] !== first + TO_CLOSER) {
				if (first === OBJECT && !toValue()) return false;
				continue;
			}
			at++;
			depth--;
		} else {
			at = first === QUOTE ? stringEnd(bytes, at) : wordEnd(bytes, at);
			if (at < 0) return false;
		}
		for (;;) {
			if (depth === 0) return afterSpace(bytes, at) === bytes.length;
			const inObject = isObject[depth] === 1;
			if (inObject && depth <= near) take(keys[depth] ?? "", depth, starts[depth] ?? 0, at);
			at = afterSpace(bytes, at);
			const next = bytes[at];
			if (next === COMMA) {
				at = afterSpace(bytes, at + 1);
				if (inObject && !toValue()) return false;
				break;
			}
			if (next !== (inObject ? OBJECT : ARRAY) + TO_CLOSER) return false;
			at++;
			depth--;
		}
	}
}
const [OBJECT, ARRAY, QUOTE, COLON, COMMA, BACKSLASH] = [
	123,
	91,
	34,
	58,
	44,
	92
];
const TO_CLOSER = 2;
const [MINUS, PLUS, POINT, ZERO, NINE] = [
	45,
	43,
	46,
	48,
	57
];
function afterSpace(bytes, from) {
	let at = from;
	for (let byte = bytes[at]; byte === 32 || byte === 10 || byte === 13 || byte === 9;) byte = bytes[++at];
	return at;
}
function stringEnd(bytes, quote) {
	const { length } = bytes;
	for (let at = quote + 1; at < length; at++) {
		const byte = bytes[at];
		if (byte === QUOTE) return at + 1;
		if (byte < 32) return -1;
		if (byte !== BACKSLASH) continue;
		const escape = isEscape[bytes[++at] ?? 0];
		if (escape === 0) return -1;
		if (escape === 2) {
			for (let digit = 0; digit < 4; digit++) if (isHex[bytes[++at] ?? 0] === 0) return -1;
		}
	}
	return -1;
}
const marked = (chars) => {
	const marks = /* @__PURE__ */ new Uint8Array(256);
	for (const char of chars) marks[char.charCodeAt(0)] = 1;
	return marks;
};
const isHex = marked("0123456789abcdefABCDEF");
const isEscape = marked("\"\\/bfnrtu");
isEscape["u".charCodeAt(0)] = 2;
const WORDS = [
	"true",
	"false",
	"null"
].map((word) => Buffer.from(word));
function wordEnd(bytes, start) {
	for (const word of WORDS) if (bytes[start] === word[0]) return bytes.compare(word, 0, word.length, start, Math.min(bytes.length, start + word.length)) === 0 ? start + word.length : -1;
	const whole = bytes[start] === MINUS ? start + 1 : start;
	let at = digitsEnd(bytes, whole);
	if (at === whole || bytes[whole] === ZERO && at > whole + 1) return -1;
	if (bytes[at] === POINT) {
		const part = digitsEnd(bytes, at + 1);
		if (part === at + 1) return -1;
		at = part;
	}
	if (((bytes[at] ?? 0) | 32) !== 101) return at;
	const sign = bytes[at + 1];
	const power = sign === PLUS || sign === MINUS ? at + 2 : at + 1;
	const end = digitsEnd(bytes, power);
	return end === power ? -1 : end;
}
function digitsEnd(bytes, start) {
	let at = start;
	for (let byte = bytes[at] ?? 0; byte >= ZERO && byte <= NINE;) byte = bytes[++at] ?? 0;
	return at;
}
function keyIn(bytes, start, end) {
	if (end - start > MAX_KEY_BYTES) return "";
	const raw = bytes.toString("utf8", start, end);
	return raw.includes("\\") ? JSON.parse(raw) : raw.slice(1, -1);
}

// src/gateway/named-models.ts
const NAMES_MODELS = /model|fallback|preset/iu;
const SAYS_WHERE = /^(?:api_?base|base_?url|api_?key)$/iu;
const SAYS_LATER = /^background$/iu;
const CONTENT = /^(?:messages|input|contents|system|instructions|prompt|metadata|client_metadata|system_?instruction|generation_?config)$/iu;
const MAX_VALUE_BYTES = 4096;
function namedIn(bytes) {
	let model = null;
	let elsewhere = null;
	let later = false;
	const models = [];
	return eachMember(bytes, (key) => !CONTENT.test(key), (key, depth, start, end) => {
		if (depth === 1 && SAYS_WHERE.test(key)) elsewhere ??= key;
		if (depth <= 2 && SAYS_LATER.test(key)) later ||= !/^(?:false|null)$/.test(bytes.toString("utf8", start, Math.min(end, start + 6)));
		if (!NAMES_MODELS.test(key)) return;
		const found = textsIn(bytes, start, end);
		models.push(...found);
		if (depth === 1 && key === "model") model = found.at(-1) ?? null;
	}) ? {
		model,
		models,
		elsewhere,
		later
	} : null;
}
function textsIn(bytes, start, end) {
	if (end - start > MAX_VALUE_BYTES) return [`${bytes.toString("utf8", start, start + 40)}\u2026`];
	return texts(JSON.parse(bytes.toString("utf8", start, end)));
}
function texts(value) {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
}

// src/gateway/check-model.ts
const MAX_NAME = 200;
function modelOf(bytes, inPath, { models: allowed }) {
	const named = namedIn(bytes);
	if (named === null) return {
		status: 400,
		reason: "the body is no JSON object",
		model: null
	};
	const model = inPath ?? named.model;
	const shown = model === null ? null : require_shared_early.headOf(model, MAX_NAME);
	if (named.elsewhere !== null) return {
		status: 400,
		reason: `this attempt may not say where its answers come from`,
		model: shown
	};
	if (named.later) return {
		status: 400,
		reason: `an answer is given at once; "background" must be left out or false`,
		model: shown
	};
	if (model === null) return {
		status: 400,
		reason: "the request names no model",
		model: shown
	};
	const other = [model, ...named.models].find((one) => !isAllowed(plain(one, inPath), allowed));
	if (other === void 0) return { model };
	return {
		status: 404,
		reason: `this attempt may not use the model ${JSON.stringify(require_shared_early.headOf(other, MAX_NAME))}`,
		model: shown
	};
}
const plain = (model, inPath) => inPath === null ? model : model.replace(/^models\//, "");
function isAllowed(model, allowed) {
	return allowed.some((pattern) => {
		if (!pattern.includes("*")) return pattern === model;
		const parts = pattern.split("*").map(require_shared_read.escapeRegExp);
		return new RegExp(`^${parts.join("[\\w.:@/-]*")}$`).test(model);
	});
}

// src/gateway/check-request.ts
const MAX_TARGET = 4096;
function targetOf({ url = "", headers }, port) {
	if (headers.host !== `127.0.0.1:${port}` && headers.host !== `localhost:${port}`) return {
		status: 421,
		reason: "this address is known by another name"
	};
	if (headers.origin !== void 0) return {
		status: 403,
		reason: "pages in a browser are not served"
	};
	if (url.length > MAX_TARGET || !url.startsWith("/")) return {
		status: 400,
		reason: "the address is no path"
	};
	const at = url.indexOf("?");
	const [path, query] = at < 0 ? [url, ""] : [url.slice(0, at), url.slice(at + 1)];
	return {
		path: path.replace(/^\/{2,}/, "/"),
		query: new URLSearchParams(query)
	};
}
function leaseOf({ headers }, { query }, leases) {
	const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? "")?.[1];
	const given = [
		headers["x-api-key"],
		headers["x-goog-api-key"],
		bearer,
		query.get("key")
	].filter((token) => typeof token === "string" && token !== "");
	let found = null;
	for (const lease of leases) for (const token of given) if (lease.isFor(token)) found = lease;
	return found;
}

// src/gateway/headers.ts
const TO_PROVIDER = /^(accept|user-agent|anthropic-(version|beta)|openai-beta|idempotency-key|originator|session_id|conversation_id|x-app|x-title|http-referer|x-client-request-id|x-goog-api-client|x-stainless-.+)$/;
const TO_AGENT = /^(content-type|content-encoding|content-length|retry-after(-ms)?|request-id|x-request-id|x-should-retry|(anthropic|x)-ratelimit-.+|openai-(model|version|processing-ms)|cf-ray)$/;
const QUERY = /* @__PURE__ */ new Set([
	"beta",
	"alt",
	"limit",
	"after_id",
	"before_id",
	"pageSize",
	"pageToken"
]);
const ALWAYS = {
	"content-type": "application/json",
	"accept-encoding": "identity"
};
function toProvider(headers, own) {
	return {
		...picked(headers, TO_PROVIDER),
		...ALWAYS,
		...own
	};
}
const toAgent = (headers) => picked(headers, TO_AGENT);
function queryToProvider(query) {
	const kept = new URLSearchParams([...query].filter(([name]) => QUERY.has(name))).toString();
	return kept === "" ? "" : `?${kept}`;
}
function picked(headers, names) {
	return Object.fromEntries(Object.entries(headers).filter(([name, value]) => value !== void 0 && names.test(name)));
}

// src/gateway/in-vain.ts
const IN_VAIN = 20;
var InVain = class {
	#same = /* @__PURE__ */ new Map();
	#longest = 0;
	#inARow = 0;
	#last = null;
	isSo(failure, bytes) {
		if (failure === null) {
			if (bytes > this.#longest) this.#same.clear();
			this.#longest = Math.max(this.#longest, bytes);
			if (this.#last !== null && bytes >= this.#last.bytes / 2) this.#inARow = 0;
			return false;
		}
		const key = `${failure.status} ${bytes}`;
		const same = (this.#same.get(key) ?? 0) + 1;
		this.#same.set(key, same);
		this.#inARow = failure.status === this.#last?.status ? this.#inARow + 1 : 1;
		this.#last = {
			status: failure.status,
			bytes
		};
		return Math.max(same, this.#inARow) >= 20;
	}
};
const isForGood = (status) => status >= 400 && status < 500 && ![
	408,
	409,
	425,
	429
].includes(status);

// src/gateway/text-bytes.ts
const AROUND = /^(?:id|.+_id|object|type|role|status|model|modelVersion|responseId|system_fingerprint|service_tier|provider|created_at|finish_?reason|stop_reason|obfuscation|signature|thoughtSignature|encrypted_content)$/i;
function textBytes(event) {
	let bytes = 0;
	const left = [event];
	for (let value = left.pop(); value !== void 0; value = left.pop()) if (typeof value === "string") bytes += Buffer.byteLength(value);
	else if (Array.isArray(value)) for (const one of value) left.push(one);
	else if (typeof value === "object" && value !== null) {
		for (const [name, one] of Object.entries(value)) if (!AROUND.test(name)) left.push(one);
	}
	return bytes;
}
function textSaidAgain(event) {
	const type = String(event["type"]);
	if (!type.startsWith("response.") || type.endsWith(".delta")) return void 0;
	const { response } = event;
	return "response" in event ? response?.output ?? null : event;
}

// src/gateway/usage.ts
function usageIn(value, protocol) {
	const found = READERS[protocol](asMap(value));
	return found === null || Object.values(found).every((number) => number === null) ? null : found;
}
function usageOver(before, found) {
	return {
		input: found.input ?? before?.input ?? null,
		cacheRead: found.cacheRead ?? before?.cacheRead ?? null,
		cacheWrite: found.cacheWrite ?? before?.cacheWrite ?? null,
		output: found.output ?? before?.output ?? null,
		reasoning: found.reasoning ?? before?.reasoning ?? null
	};
}
const READERS = {
	anthropic: (event) => anthropicUsage(mapAt(event, "usage") ?? mapAt(asMap(event["message"]), "usage")),
	"openai-chat": (event) => chatUsage(mapAt(event, "usage")),
	"openai-responses": (event) => responsesUsage(mapAt(event, "usage") ?? mapAt(asMap(event["response"]), "usage")),
	gemini: (event) => geminiUsage(mapAt(event, "usageMetadata"))
};
function anthropicUsage(usage) {
	if (usage === null) return null;
	return {
		input: require_shared_read.countIn$1(usage["input_tokens"]),
		cacheRead: require_shared_read.countIn$1(usage["cache_read_input_tokens"]),
		cacheWrite: require_shared_read.countIn$1(usage["cache_creation_input_tokens"]),
		output: require_shared_read.countIn$1(usage["output_tokens"]),
		reasoning: null
	};
}
function chatUsage(usage) {
	if (usage === null) return null;
	const cached = require_shared_read.countIn$1(asMap(usage["prompt_tokens_details"])["cached_tokens"]);
	return {
		input: without(require_shared_read.countIn$1(usage["prompt_tokens"]), cached),
		cacheRead: cached,
		cacheWrite: null,
		output: require_shared_read.countIn$1(usage["completion_tokens"]),
		reasoning: require_shared_read.countIn$1(asMap(usage["completion_tokens_details"])["reasoning_tokens"])
	};
}
function responsesUsage(usage) {
	if (usage === null) return null;
	const cached = require_shared_read.countIn$1(asMap(usage["input_tokens_details"])["cached_tokens"]);
	return {
		input: without(require_shared_read.countIn$1(usage["input_tokens"]), cached),
		cacheRead: cached,
		cacheWrite: null,
		output: require_shared_read.countIn$1(usage["output_tokens"]),
		reasoning: require_shared_read.countIn$1(asMap(usage["output_tokens_details"])["reasoning_tokens"])
	};
}
function geminiUsage(usage) {
	if (usage === null) return null;
	const cached = require_shared_read.countIn$1(usage["cachedContentTokenCount"]);
	const thoughts = require_shared_read.countIn$1(usage["thoughtsTokenCount"]);
	const prompt = require_shared_read.addKnown(require_shared_read.countIn$1(usage["promptTokenCount"]), require_shared_read.countIn$1(usage["toolUsePromptTokenCount"]));
	const total = require_shared_read.countIn$1(usage["totalTokenCount"]);
	return {
		input: without(prompt, cached),
		cacheRead: cached,
		cacheWrite: null,
		output: require_shared_read.addKnown(require_shared_read.countIn$1(usage["candidatesTokenCount"]), thoughts) ?? (prompt === null ? null : without(total, prompt)),
		reasoning: thoughts
	};
}
const without = (all, part) => all === null || part === null ? all : Math.max(0, all - part);
const asMap = (value) => require_shared_read.isJsonObject(value) ? value : {};
function mapAt(map, key) {
	const value = map[key];
	return require_shared_read.isJsonObject(value) ? value : null;
}

// src/gateway/meter.ts
const MAX_LINE_BYTES = 4194304;
const BYTES_PER_TOKEN = 4;
function meterFor(contentType, protocol, room) {
	return /^text\/event-stream\b/i.test(contentType) ? new StreamMeter(protocol, room) : new BodyMeter(protocol, room);
}
const LAST_WORDS = {
	anthropic: ["message_stop"],
	"openai-chat": ["[DONE]"],
	"openai-responses": [
		"response.completed",
		"response.incomplete",
		"response.failed"
	],
	gemini: []
};
const [NEWLINE, RETURN] = [10, 13];
const DATA = Buffer.from("data:");
var StreamMeter = class {
	#protocol;
	#room;
	#rest = [];
	#restBytes = 0;
	#isTooLong = false;
	#usage = null;
	#outputSaid = false;
	#whole = false;
	#told = false;
	#errorEvent = false;
	#events = 0;
	#textBytes = 0;
	#saidAgainBytes = 0;
	constructor(protocol, room) {
		this.#protocol = protocol;
		this.#room = room;
	}
	add(chunk) {
		let start = 0;
		let newline = chunk.indexOf(NEWLINE);
		let carriage = chunk.indexOf(RETURN);
		while (newline >= 0 || carriage >= 0) {
			const end = carriage < 0 || newline >= 0 && newline < carriage ? newline : carriage;
			this.#line(this.#joined(chunk.subarray(start, end)));
			start = end + 1;
			if (end === newline) newline = chunk.indexOf(NEWLINE, start);
			else carriage = chunk.indexOf(RETURN, start);
		}
		if (start === chunk.length) return;
		const part = chunk.subarray(start);
		this.#restBytes += part.length;
		if (this.#isTooLong) return;
		this.#isTooLong = this.#restBytes > MAX_LINE_BYTES || !this.#room.take(part.length);
		if (this.#isTooLong) this.#forget();
		else this.#rest.push(part);
	}
	end() {
		this.#line(this.#joined(Buffer.alloc(0)));
		const [usage, outputSaid, whole, errorEvent] = [
			this.#usage,
			this.#outputSaid,
			this.#whole,
			this.#errorEvent
		];
		const text = Math.max(this.#textBytes, this.#saidAgainBytes);
		const guessed = errorEvent && text === 0 ? 0 : Math.max(this.#events, Math.ceil(text / 4));
		return {
			usage,
			outputSaid,
			whole,
			told: whole || this.#told,
			errorEvent,
			foreign: false,
			guessed
		};
	}
	#joined(part) {
		if (this.#restBytes === 0) return part;
		if (this.#isTooLong) this.#textBytes += this.#restBytes + part.length;
		const line = this.#isTooLong ? Buffer.alloc(0) : Buffer.concat([...this.#rest, part]);
		this.#forget();
		this.#restBytes = 0;
		this.#isTooLong = false;
		return line;
	}
	#forget() {
		this.#rest = [];
		this.#room[Symbol.dispose]();
	}
	#line(line) {
		if (line.length === 0 || line.compare(DATA, 0, DATA.length, 0, Math.min(DATA.length, line.length)) !== 0) return;
		this.#events++;
		const data = line.toString("utf8", DATA.length).trim();
		const event = parsed(data);
		if (event === void 0) {
			if (data === "[DONE]") this.#whole ||= this.#protocol === "openai-chat";
			else this.#textBytes += data.length;
			return;
		}
		const saysAgain = textSaidAgain(event);
		if (saysAgain !== void 0) this.#saidAgainBytes = Math.max(this.#saidAgainBytes, textBytes(saysAgain));
		else if (!isError(event)) this.#textBytes += textBytes(event);
		if (this.#isEnd(event)) this.#whole = true;
		if (saysWhyItStops(event)) this.#told = true;
		if (isError(event)) this.#errorEvent = true;
		const said = usageIn(event, this.#protocol);
		if (said === null) return;
		this.#usage = usageOver(this.#usage, said);
		if (event["type"] !== "message_start") this.#outputSaid ||= said.output !== null;
	}
	#isEnd(event) {
		if (this.#protocol !== "gemini") return LAST_WORDS[this.#protocol].includes(String(event["type"]));
		const candidates = event["candidates"];
		return Array.isArray(candidates) && candidates.some((one) => Object.hasOwn(Object(one), "finishReason"));
	}
};
function saysWhyItStops({ type, delta, choices }) {
	if (type === "message_delta") return isGiven(delta, "stop_reason");
	return Array.isArray(choices) && choices.some((one) => isGiven(one, "finish_reason"));
}
const isGiven = (object, name) => (Object(object)[name] ?? null) !== null;
const isError = (event) => event["type"] === "error" || event["type"] === "response.failed" || (event["error"] ?? null) !== null;
var BodyMeter = class {
	#protocol;
	#room;
	#parts = [];
	#bytes = 0;
	#isTooLong = false;
	constructor(protocol, room) {
		this.#protocol = protocol;
		this.#room = room;
	}
	add(chunk) {
		this.#bytes += chunk.length;
		if (this.#isTooLong) return;
		this.#isTooLong = !this.#room.take(chunk.length);
		if (this.#isTooLong) this.#forget();
		else this.#parts.push(chunk);
	}
	end() {
		const text = Buffer.concat(this.#parts).toString("utf8");
		const document = this.#isTooLong ? void 0 : parsed(text);
		this.#forget();
		const usage = (Array.isArray(document) ? document : [document]).reduce((known, part) => {
			const said = usageIn(part, this.#protocol);
			return said === null ? known : usageOver(known, said);
		}, null);
		const outputSaid = (usage?.output ?? null) !== null;
		const told = document !== void 0;
		const errorEvent = told && isError(document);
		const foreign = !told && isPage(text);
		const guessed = errorEvent ? 0 : Math.ceil(this.#bytes / 4);
		return {
			usage,
			outputSaid,
			whole: told || this.#isTooLong,
			told,
			errorEvent,
			foreign,
			guessed
		};
	}
	#forget() {
		this.#parts = [];
		this.#room[Symbol.dispose]();
	}
};
const isPage = (text) => /^\s*</.test(text);
function parsed(text) {
	try {
		const value = JSON.parse(text);
		return typeof value === "object" && value !== null ? value : void 0;
	} catch {
		return;
	}
}

// src/gateway/model-list.ts
function modelList({ shape, model }, listed, isAllowed) {
	const one = shape === "gemini" ? geminiModel : plainModel;
	if (model !== null) return isAllowed(model) ? one(model) : null;
	const all = listed.map(one);
	if (shape === "gemini") return { models: all };
	return {
		object: "list",
		data: all,
		has_more: false,
		first_id: listed[0] ?? null,
		last_id: listed.at(-1) ?? null
	};
}
const plainModel = (id) => ({
	id,
	object: "model",
	type: "model",
	display_name: id,
	created: 0,
	created_at: "1970-01-01T00:00:00Z",
	owned_by: "model-gateway"
});
const geminiModel = (id) => ({
	name: `models/${id}`,
	displayName: id,
	supportedGenerationMethods: ["generateContent", "countTokens"]
});

// src/gateway/decoded.ts
function decoded$1(answer) {
	const encoding = answer.headers["content-encoding"] ?? "identity";
	if (/^identity$/i.test(encoding)) return answer;
	const decoder = decoderFor(encoding);
	if (decoder === null) return null;
	answer.once("close", () => decoder.end());
	return answer.pipe(decoder);
}
function decoderFor(encoding) {
	switch (encoding.toLowerCase()) {
		case "gzip":
		case "x-gzip": return (0, node_zlib.createGunzip)();
		case "br": return (0, node_zlib.createBrotliDecompress)();
		case "deflate": return (0, node_zlib.createInflate)();
		default: return null;
	}
}

// src/gateway/pass-on.ts
const MAX_ERROR_CHARS = 500;
const MAX_ERROR_BYTES = 65536;
async function passOn(answer, response, protocol, { redactor, ofProvider, answerRoom }) {
	try {
		var _usingCtx$3 = require_shared_start._usingCtx();
		const { headers, statusCode: status = 502 } = answer;
		const isError = status >= 400;
		let bytes = 0;
		answer.on("data", (chunk) => {
			bytes += chunk.length;
		});
		const told = toAgent(headers);
		const { "content-encoding": encoding, "content-length": _, ...readable } = redactor?.value(told) ?? told;
		const said = decoded$1(answer);
		if (said === null && isError) {
			begin(response, status, readable);
			answer.resume();
			const error = `in ${String(encoding)}, which cannot be read here`;
			return {
				...NOT_METERED,
				complete: true,
				legible: false,
				bytes,
				error
			};
		}
		const room = _usingCtx$3.u(answerRoom.open());
		const reader = isError ? new ErrorReader(redactor) : meterFor(headers["content-type"] ?? "", protocol, room);
		let isRead = false;
		(said ?? answer).on("data", (chunk) => {
			isRead = true;
			reader.add(chunk);
		});
		begin(response, status, said === null ? {
			...readable,
			...asItComes(headers)
		} : readable);
		const filter = said === null ? null : (isError ? redactor : ofProvider)?.stream() ?? null;
		const complete = await arrives({
			answer,
			said: said ?? answer,
			filter
		}, response);
		const legible = said !== null && (isRead || complete);
		return {
			error: null,
			...reader.end(),
			complete,
			legible,
			bytes
		};
	} catch (_) {
		_usingCtx$3.e = _;
	} finally {
		_usingCtx$3.d();
	}
}
const asItComes = ({ "content-encoding": encoding, "content-length": length }) => ({
	...encoding === void 0 ? {} : { "content-encoding": encoding },
	...length === void 0 ? {} : { "content-length": length }
});
const NOT_METERED = {
	usage: null,
	outputSaid: false,
	whole: true,
	told: false,
	errorEvent: false,
	foreign: false,
	guessed: 0
};
var ErrorReader = class {
	#redactor;
	#head = [];
	#size = 0;
	constructor(redactor) {
		this.#redactor = redactor;
	}
	add(chunk) {
		if (this.#size < MAX_ERROR_BYTES) this.#head.push(chunk);
		this.#size += chunk.length;
	}
	end() {
		const text = require_shared_read.redactedText(this.#redactor, Buffer.concat(this.#head).toString("utf8"));
		return {
			...NOT_METERED,
			error: require_shared_early.headOf(text, MAX_ERROR_CHARS)
		};
	}
};
function begin(response, status, headers) {
	response.writeHead(status, headers);
	setImmediate(() => response.flushHeaders());
}
function arrives({ answer, said, filter }, response) {
	return new Promise((resolve) => {
		const tell = (piece) => {
			if (piece.length > 0 && !response.write(piece)) said.pause();
		};
		said.on("data", (chunk) => tell(filter?.push(chunk) ?? chunk));
		response.on("drain", () => said.resume());
		said.once("end", () => {
			if (filter !== null) tell(filter.end());
			resolve(answer.complete);
		});
		said.once("close", () => resolve(false));
		said.on("error", () => resolve(false));
		if (answer !== said) answer.on("error", () => void 0);
		response.once("close", () => {
			resolve(false);
			answer.destroy();
		});
	});
}

// src/gateway/refusal.ts
const KINDS = {
	400: "invalid_request_error",
	401: "authentication_error",
	403: "permission_error",
	404: "not_found_error",
	413: "request_too_large",
	415: "invalid_request_error",
	429: "rate_limit_error",
	502: "api_error"
};
function refuse(request, response, refusal, protocol) {
	request.resume();
	const wait = refusal.retryAfter === void 0 ? {} : { "retry-after": String(refusal.retryAfter) };
	response.writeHead(refusal.status, {
		"content-type": "application/json",
		...wait
	}).end(refusalBody(refusal, protocol));
}
function refusalBody({ status, reason }, protocol) {
	const message = `model gateway: ${reason}`;
	const type = KINDS[status] ?? "api_error";
	if (protocol === "gemini") return JSON.stringify({ error: {
		code: status,
		message,
		status: status === 401 ? "UNAUTHENTICATED" : status === 404 ? "NOT_FOUND" : "PERMISSION_DENIED"
	} });
	if (protocol === "openai-chat" || protocol === "openai-responses") return JSON.stringify({ error: {
		message,
		type,
		param: null,
		code: status === 404 ? "model_not_found" : null
	} });
	return JSON.stringify({
		type: "error",
		error: {
			type,
			message
		}
	});
}

// src/gateway/request-body.ts
const MAX_BYTES$1 = 33554432;
async function readRequestBody(request, room, signal) {
	const { "content-encoding": encoding = "identity", "content-length": announced } = request.headers;
	if (encoding !== "identity") return {
		status: 415,
		reason: `a body in ${encoding} cannot be read here`
	};
	const parts = [];
	let size = 0;
	const tooMuch = (more) => {
		if (size + more > MAX_BYTES$1) return {
			status: 413,
			reason: `a body of more than ${MAX_BYTES$1 / 1024 / 1024} MiB is not sent on`
		};
		return room.take(more) ? null : {
			status: 429,
			reason: "the bodies of all that is asked at once are too large"
		};
	};
	if (Number(announced) > MAX_BYTES$1) return tooMuch(Number(announced)) ?? Buffer.alloc(0);
	return new Promise((resolve, reject) => {
		const take = (part) => {
			const refusal = tooMuch(part.length);
			size += part.length;
			if (refusal === null) {
				parts.push(part);
				return;
			}
			request.off("data", take);
			parts.length = 0;
			resolve(refusal);
		};
		const broken = () => reject(/* @__PURE__ */ new Error("the agent left, or its attempt is over"));
		request.on("data", take);
		request.once("end", () => {
			request.off("close", broken);
			resolve(Buffer.concat(parts));
		});
		request.once("error", reject);
		request.once("close", broken);
		signal.addEventListener("abort", broken, { once: true });
	});
}

// src/gateway/route.ts
const BODY_MODEL = {
	messages: {
		kind: "generate",
		protocol: "anthropic"
	},
	"messages/count_tokens": {
		kind: "count",
		protocol: "anthropic"
	},
	"chat/completions": {
		kind: "generate",
		protocol: "openai-chat"
	},
	responses: {
		kind: "generate",
		protocol: "openai-responses"
	}
};
const GEMINI_VERBS = {
	generateContent: "generate",
	streamGenerateContent: "generate",
	countTokens: "count"
};
function wantedBy(method, path) {
	const reads = method === "GET" || method === "HEAD";
	if (reads && (path === "/" || path === "/api/hello")) return { kind: "hello" };
	const gemini = /^\/(v1beta|v1)\/models(?:\/([^/:]+)(?::([A-Za-z]+))?)?$/.exec(path);
	if (gemini !== null && method === "POST") return geminiCall(gemini);
	const listed = /^(?:\/(v1beta|v1))?\/models(?:\/(.+))?$/.exec(path);
	if (listed !== null && reads) {
		const model = listed[2] === void 0 ? null : decoded(listed[2]);
		return {
			kind: "models",
			shape: listed[1] === "v1beta" ? "gemini" : "openai",
			model
		};
	}
	const rest = /^(?:\/v1)?\/(.+)$/.exec(path)?.[1];
	if (rest === void 0 || method !== "POST" || !Object.hasOwn(BODY_MODEL, rest)) return null;
	const known = BODY_MODEL[rest];
	return known === void 0 ? null : {
		...known,
		path: `/v1/${rest}`,
		model: null
	};
}
function geminiCall([, version = "", id = "", verb = ""]) {
	const kind = Object.hasOwn(GEMINI_VERBS, verb) ? GEMINI_VERBS[verb] : void 0;
	const model = decoded(id);
	if (kind === void 0 || model === null) return null;
	return {
		kind,
		protocol: "gemini",
		path: `/${version}/models/${encodeURIComponent(model)}:${verb}`,
		model
	};
}
function decoded(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return null;
	}
}

// src/gateway/exchange.ts
const MAX_HOLD_MS = 6e4;
const MAX_ASKED = 3;
async function serve(request, response, setting) {
	request.on("error", () => void 0);
	response.on("error", () => void 0);
	const target = targetOf(request, setting.port);
	if ("status" in target) {
		refuse(request, response, target, null);
		return;
	}
	const wanted = wantedBy(request.method ?? "", target.path);
	if (wanted?.kind === "hello") {
		response.writeHead(200, { "content-type": "text/plain" }).end();
		return;
	}
	const lease = leaseOf(request, target, setting.leases);
	if (lease === null) {
		const protocol = wanted?.kind === "generate" || wanted?.kind === "count" ? wanted.protocol : null;
		refuse(request, response, {
			status: 401,
			reason: "this token is not known here"
		}, protocol);
		return;
	}
	await lease.waitFor(new OneExchange(request, response, target, lease, setting).run(wanted));
}
var OneExchange = class {
	#request;
	#response;
	#target;
	#lease;
	#setting;
	#startedAt;
	#over = new AbortController();
	#isModelCall = false;
	#seen = {};
	constructor(request, response, target, lease, setting) {
		this.#request = request;
		this.#response = response;
		this.#target = target;
		this.#lease = lease;
		this.#setting = setting;
		this.#startedAt = setting.now();
		const done = lease.cutsWith(this.#over);
		response.once("close", () => {
			done();
			if (!response.writableFinished) this.#over.abort();
		});
	}
	async run(wanted) {
		try {
			const refusal = await this.#served(wanted);
			if (refusal !== null) this.#refuse(refusal);
		} catch (error) {
			this.#broken(error);
		} finally {
			this.#lease.log.add(this.#ended());
		}
	}
	async #served(wanted) {
		try {
			var _usingCtx$2 = require_shared_start._usingCtx();
			const spent = this.#lease.ask();
			if (spent !== null) return {
				status: 403,
				reason: spent
			};
			const release = this.#setting.connections.claim(this.#request.socket, this.#lease);
			if (release === null) return {
				status: 429,
				reason: `this attempt has ${64} requests under way already`
			};
			this.#response.once("close", release);
			if (wanted === null || wanted.kind === "hello") return {
				status: 404,
				reason: "nothing is served at this address"
			};
			if (wanted.kind === "models") return this.#listModels(wanted);
			const { protocol, models } = this.#lease.route;
			if (wanted.protocol !== protocol) return {
				status: 404,
				reason: `this attempt speaks ${protocol}, not ${wanted.protocol}`
			};
			const room = _usingCtx$2.u(this.#lease.requestRoom.open());
			const body = await readRequestBody(this.#request, room, this.#over.signal);
			if ("status" in body) return body;
			this.#note({ request_bytes: body.length });
			const asked = modelOf(body, wanted.model, { models });
			this.#note({ model: asked.model });
			if ("status" in asked) return asked;
			this.#isModelCall = wanted.kind === "generate";
			_usingCtx$2.u(this.#isModelCall ? await this.#lease.hold(tokensOf(body.length), this.#over.signal) : null);
			const spentMeanwhile = this.#lease.stopped.aborted ? String(this.#lease.stopped.reason) : null;
			if (spentMeanwhile !== null) return {
				status: 403,
				reason: spentMeanwhile
			};
			const answer = await this.#ask(wanted.path, body);
			if ("reason" in answer) return answer;
			const { statusCode: status = 502 } = answer;
			if (status >= 300 && status < 400) {
				answer.resume();
				this.#lease.add("failed");
				return {
					status: 502,
					reason: `the provider answered with a redirect (${status}), which is not followed`
				};
			}
			this.#note({
				status,
				first_byte_ms: this.#elapsed()
			});
			const passed = await passOn(answer, this.#response, protocol, this.#lease);
			this.#count(passed, status);
			if (passed.complete) this.#response.end();
			else this.#response.destroy();
			return null;
		} catch (_) {
			_usingCtx$2.e = _;
		} finally {
			_usingCtx$2.d();
		}
	}
	async #ask(path, body) {
		const { route } = this.#lease;
		const { backOff, upstreams } = this.#setting;
		const quota = `${route.answering ?? route.upstream} ${route.models.join(" ")}`;
		const { signal } = this.#over;
		const url = new URL(`${route.upstream}${path}${queryToProvider(this.#target.query)}`);
		const headers = toProvider(this.#request.headers, route.headers);
		let sent = 0;
		const again = () => {
			const may = this.#lease.askAgain();
			if (may) this.#note({ sent: ++sent });
			return may;
		};
		for (let asked = 1;;) {
			const wait = backOff.waitMs(quota);
			if (wait > MAX_HOLD_MS) {
				const retryAfter = Math.ceil(wait / 1e3);
				return {
					status: 429,
					reason: `the provider asked for a pause of another ${retryAfter} s`,
					retryAfter
				};
			}
			if (wait > 0) try {
				var _usingCtx3 = require_shared_start._usingCtx();
				this.#note({ held_ms: (this.#seen.held_ms ?? 0) + wait });
				_usingCtx3.u(this.#lease.held.hold());
				await pause(wait, signal);
				signal.throwIfAborted();
				continue;
			} catch (_) {
				_usingCtx3.e = _;
			} finally {
				_usingCtx3.d();
			}
			this.#note({ sent: ++sent });
			this.#lease.add("requests");
			const answer = await upstreams.send({
				url,
				headers,
				body,
				signal,
				again
			});
			const longer = isBusy(answer.statusCode ?? 0) ? retryAfterMs(answer.headers, /* @__PURE__ */ new Date()) : null;
			if (longer !== null) backOff.leaveAlone(quota, longer);
			if (longer === null || longer > MAX_HOLD_MS || asked >= MAX_ASKED || !this.#lease.askAgain()) return answer;
			asked++;
			answer.resume();
			this.#lease.add("failed");
		}
	}
	#count(passed, status) {
		const { usage, errorEvent, legible, bytes, error } = passed;
		const stopped = this.#lease.stopped.aborted ? "stopped" : this.#over.signal.aborted ? "client_gone" : "cut";
		const isEnough = passed.told && stopped === "client_gone";
		const complete = passed.complete || isEnough;
		const whole = passed.whole || isEnough;
		const flaw = !legible ? null : errorEvent ? "error_event" : status < 400 && !whole ? "no_end" : null;
		this.#note({
			end: complete ? "answered" : stopped,
			response_bytes: bytes,
			error,
			usage
		});
		if (!this.#isModelCall) return;
		this.#note({ flaw });
		if (complete) this.#lease.answered(failureIn(passed, status), this.#seen.request_bytes ?? 0);
		const isFailed = !complete || status >= 400 || flaw !== null;
		if (isFailed) this.#lease.add("failed");
		if (usage !== null) this.#lease.spend(usage);
		if (status >= 400 || errorEvent && passed.guessed === 0) return;
		const isCounted = passed.outputSaid && saysInput(usage);
		const assumed = this.#assume(complete && passed.outputSaid ? 0 : passed.guessed, usage);
		if (isFailed ? assumed > 0 : !isCounted) this.#lease.add("unmetered");
	}
	#assume(output, said) {
		const tokens = (saysInput(said) ? 0 : tokensOf(this.#seen.request_bytes ?? 0)) + Math.max(0, output - (said?.output ?? 0));
		this.#lease.assume(tokens);
		return tokens;
	}
	#listModels(wanted) {
		const { models } = this.#lease.route;
		const listed = models.filter((model) => !model.includes("*"));
		const list = modelList(wanted, listed, (model) => isAllowed(model, models));
		if (list === null) return {
			status: 404,
			reason: `there is no model ${JSON.stringify(wanted.model)}`
		};
		this.#request.resume();
		this.#note({
			status: 200,
			end: "answered",
			model: wanted.model
		});
		this.#response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(list));
		return null;
	}
	#refuse(refusal) {
		this.#lease.add("refused");
		this.#note({
			status: refusal.status,
			end: "refused",
			error: refusal.reason
		});
		refuse(this.#request, this.#response, refusal, this.#lease.route.protocol);
	}
	#broken(error) {
		const isSent = this.#seen.sent !== void 0;
		if (isSent) this.#lease.add("failed");
		if (this.#over.signal.aborted || this.#response.headersSent) {
			if (isSent && this.#isModelCall && this.#assume(0, null) > 0) this.#lease.add("unmetered");
			this.#note({ end: this.#lease.stopped.aborted ? "stopped" : "client_gone" });
			this.#response.destroy();
			return;
		}
		const { code, message } = error;
		const refusal = {
			status: 502,
			reason: `the provider could not be reached (${code ?? message})`
		};
		this.#note({
			status: refusal.status,
			end: "unreachable",
			error: refusal.reason
		});
		refuse(this.#request, this.#response, refusal, this.#lease.route.protocol);
	}
	#note(seen) {
		this.#seen = {
			...this.#seen,
			...seen
		};
	}
	#ended() {
		return {
			at_ms: rounded(this.#startedAt - this.#lease.openedAt),
			method: this.#request.method ?? "",
			path: this.#target.path,
			model: null,
			end: "client_gone",
			status: null,
			sent: 0,
			held_ms: 0,
			first_byte_ms: null,
			ms: this.#elapsed(),
			request_bytes: 0,
			response_bytes: 0,
			usage: null,
			flaw: null,
			error: null,
			...this.#seen
		};
	}
	#elapsed() {
		return rounded(this.#setting.now() - this.#startedAt);
	}
};
function failureIn({ error, legible, foreign }, status) {
	if (isForGood(status)) return {
		status,
		kind: null,
		message: error ?? ""
	};
	if (status >= 400 || !legible || !foreign) return null;
	return {
		status,
		kind: "no_answer",
		message: "what came was nothing of the protocol's, a page perhaps"
	};
}
const saysInput = (usage) => usage !== null && [
	usage.input,
	usage.cacheRead,
	usage.cacheWrite
].some((count) => count !== null);
const tokensOf = (bytes) => Math.ceil(bytes / 4);
const rounded = (ms) => Math.round(ms * 10) / 10;

// src/gateway/forward.ts
var Upstreams = class {
	#plain = new node_http.Agent({ keepAlive: true });
	#tls = new node_https.Agent({ keepAlive: true });
	send(sending) {
		return this.#sendOver(sending, sending.url.protocol === "https:" ? this.#tls : this.#plain);
	}
	#sendOver(sending, agent) {
		const { url, headers, body, signal, again } = sending;
		return new Promise((resolve, reject) => {
			const request = (url.protocol === "https:" ? node_https.request : node_http.request)(url, {
				method: "POST",
				agent,
				signal,
				headers: {
					...headers,
					"content-length": body.length
				}
			});
			request.once("response", resolve);
			request.on("error", (error) => {
				if (request.reusedSocket && (error.code === "ECONNRESET" || error.code === "EPIPE") && !signal.aborted && again()) this.#sendOver(sending, false).then(resolve, reject);
				else reject(error);
			});
			request.end(body);
		});
	}
	[Symbol.dispose]() {
		this.#plain.destroy();
		this.#tls.destroy();
	}
};

// src/gateway/exchange-log.ts
const MAX_BYTES = 16777216;
var ExchangeLog = class {
	#file;
	#redactor;
	#bytes = 0;
	constructor(file, redactor) {
		this.#file = file;
		this.#redactor = redactor;
	}
	add(exchange) {
		if (this.#file === null || this.#bytes > MAX_BYTES) return;
		const line = `${require_shared_read.redactedText(this.#redactor, JSON.stringify(exchange))}\n`;
		this.#bytes += Buffer.byteLength(line);
		const last = this.#bytes > MAX_BYTES ? `${JSON.stringify({ left_out: "every exchange after this one" })}\n` : "";
		try {
			(0, node_fs.appendFileSync)(this.#file, line + last, { mode: 384 });
		} catch {}
	}
};

// src/gateway/held-time.ts
var HeldTime = class {
	#now;
	#asked = 0;
	#held = 0;
	#sumMs = 0;
	#bookedAt;
	constructor(now) {
		this.#now = now;
		this.#bookedAt = now();
	}
	get ms() {
		this.#book();
		return this.#sumMs;
	}
	ask() {
		this.#book();
		this.#asked++;
		return { [Symbol.dispose]: () => {
			this.#book();
			this.#asked--;
		} };
	}
	hold() {
		this.#book();
		this.#held++;
		return { [Symbol.dispose]: () => {
			this.#book();
			this.#held--;
		} };
	}
	#book() {
		const now = this.#now();
		if (this.#held > 0 && this.#held === this.#asked) this.#sumMs += now - this.#bookedAt;
		this.#bookedAt = now;
	}
};

// src/gateway/ledger.ts
var Ledger = class {
	#budget;
	#whose;
	#asked = 0;
	#totals = NOTHING;
	#assumed = 0;
	#held = 0;
	#dearest = 0;
	#waiting = [];
	constructor(budget, whose) {
		this.#budget = budget;
		this.#whose = whose;
	}
	ask() {
		const { requests } = this.#budget;
		if (requests !== null && this.#asked >= requests) return `the ${requests} requests of ${this.#whose} are spent`;
		this.#asked++;
		return this.tokensSpent();
	}
	askAgain() {
		const { requests } = this.#budget;
		if (requests !== null && this.#asked >= requests) return false;
		this.#asked++;
		return true;
	}
	async hold(atLeast, signal) {
		const { tokens } = this.#budget;
		if (tokens === null) return NOTHING_HELD;
		const share = () => Math.max(atLeast, this.#dearest === 0 ? USUAL_ANSWER : this.#dearest);
		const isTight = () => this.#held > 0 && this.#spent() + this.#held + share() > tokens;
		if (isTight()) {
			const enough = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_WAIT_MS)]);
			enough.addEventListener("abort", () => this.#lookAgain(), { once: true });
			while (isTight() && !enough.aborted) await new Promise((resolve) => this.#waiting.push(resolve));
			signal.throwIfAborted();
		}
		const held = share();
		this.#held += held;
		return { [Symbol.dispose]: () => {
			this.#held -= held;
			this.#lookAgain();
		} };
	}
	tokensSpent() {
		const { tokens } = this.#budget;
		const spent = this.#spent();
		if (tokens === null || spent < tokens) return null;
		return `${this.#assumed > 0 ? "about " : ""}${spent} tokens were spent of the ${tokens} of ${this.#whose}`;
	}
	add(what) {
		this.#totals = {
			...this.#totals,
			[what]: this.#totals[what] + 1
		};
	}
	spend({ input, cacheRead, cacheWrite, output, reasoning }) {
		this.#dearest = Math.max(this.#dearest, (input ?? 0) + (cacheRead ?? 0) + (cacheWrite ?? 0) + (output ?? 0));
		const before = this.#totals;
		this.#totals = {
			...before,
			inputTokens: require_shared_read.addKnown(before.inputTokens, input),
			cacheReadTokens: require_shared_read.addKnown(before.cacheReadTokens, cacheRead),
			cacheWriteTokens: require_shared_read.addKnown(before.cacheWriteTokens, cacheWrite),
			outputTokens: require_shared_read.addKnown(before.outputTokens, output),
			reasoningTokens: require_shared_read.addKnown(before.reasoningTokens, reasoning)
		};
	}
	assume(tokens) {
		this.#assumed += tokens;
		this.#dearest = Math.max(this.#dearest, tokens);
	}
	totals() {
		return this.#totals;
	}
	#lookAgain() {
		for (const goOn of this.#waiting.splice(0)) goOn();
	}
	#spent() {
		const { inputTokens, cacheReadTokens, cacheWriteTokens, outputTokens } = this.#totals;
		return [
			inputTokens,
			cacheReadTokens,
			cacheWriteTokens,
			outputTokens
		].reduce((all, part) => all + (part ?? 0), this.#assumed);
	}
};
const USUAL_ANSWER = 2e4;
const LONGEST_WAIT_MS = 6e4;
const NOTHING_HELD = { [Symbol.dispose]: () => void 0 };
const NOTHING = {
	requests: 0,
	refused: 0,
	failed: 0,
	unmetered: 0,
	inputTokens: null,
	cacheReadTokens: null,
	cacheWriteTokens: null,
	outputTokens: null,
	reasoningTokens: null
};

// src/gateway/shared-room.ts
var SharedRoom = class {
	#max;
	#taken = 0;
	constructor(max) {
		this.#max = max;
	}
	open() {
		let own = 0;
		return {
			take: (bytes) => {
				own += bytes;
				this.#taken += bytes;
				return this.#taken <= this.#max;
			},
			[Symbol.dispose]: () => {
				this.#taken -= own;
				own = 0;
			}
		};
	}
};

// src/gateway/lease.ts
var OpenLease = class {
	endpoint;
	route;
	log;
	redactor;
	ofProvider;
	openedAt;
	held;
	requestRoom = new SharedRoom(MAX_REQUEST_BYTES);
	answerRoom = new SharedRoom(MAX_ANSWER_BYTES);
	#digest;
	#ledgers;
	#stop = new AbortController();
	#timer;
	#onDispose;
	#stopRun;
	#underWay = /* @__PURE__ */ new Set();
	#cuts = /* @__PURE__ */ new Set();
	#inVain = new InVain();
	#vain = null;
	constructor(options, { port, run, now, onDispose, stopRun }) {
		const token = `bench-${(0, node_crypto.randomBytes)(24).toString("hex")}`;
		this.endpoint = {
			protocol: options.route.protocol,
			baseUrl: `http://127.0.0.1:${port}`,
			token
		};
		this.route = options.route;
		this.openedAt = now();
		this.held = new HeldTime(now);
		this.#digest = digestOf(token);
		this.#ledgers = [new Ledger(options.budget, "this attempt"), run];
		this.redactor = require_shared_read.createRedactor([token, ...options.route.secrets]);
		this.ofProvider = require_shared_read.createRedactor(options.route.secrets);
		this.log = new ExchangeLog(options.logFile, this.redactor);
		this.#timer = timer(options.budget, (ms) => this.stop(`the ${ms / 1e3} s of this attempt are over`));
		this.#onDispose = onDispose;
		this.#stopRun = stopRun;
	}
	get stopped() {
		return this.#stop.signal;
	}
	get vain() {
		return this.#vain;
	}
	get heldMs() {
		return this.held.ms;
	}
	isFor(token) {
		return (0, node_crypto.timingSafeEqual)(this.#digest, digestOf(token));
	}
	ask() {
		for (const ledger of this.#ledgers) {
			if (this.stopped.aborted) break;
			this.#stopFor(ledger, ledger.ask());
		}
		return this.stopped.aborted ? String(this.stopped.reason) : null;
	}
	askAgain() {
		return !this.stopped.aborted && this.#ledgers.every((ledger) => ledger.askAgain());
	}
	async hold(tokens, signal) {
		const [own, run] = this.#ledgers;
		const ofOwn = await own.hold(tokens, signal);
		try {
			const ofRun = await run.hold(tokens, signal);
			for (const ledger of this.#ledgers) this.#stopFor(ledger, ledger.tokensSpent());
			return { [Symbol.dispose]() {
				ofRun[Symbol.dispose]();
				ofOwn[Symbol.dispose]();
			} };
		} catch (error) {
			ofOwn[Symbol.dispose]();
			throw error;
		}
	}
	async waitFor(exchange) {
		try {
			var _usingCtx$1 = require_shared_start._usingCtx();
			_usingCtx$1.u(this.held.ask());
			this.#underWay.add(exchange);
			await exchange;
			this.#underWay.delete(exchange);
		} catch (_) {
			_usingCtx$1.e = _;
		} finally {
			_usingCtx$1.d();
		}
	}
	add(what) {
		for (const ledger of this.#ledgers) ledger.add(what);
	}
	spend(usage) {
		for (const ledger of this.#ledgers) {
			ledger.spend(usage);
			this.#stopFor(ledger, ledger.tokensSpent());
		}
	}
	assume(tokens) {
		for (const ledger of this.#ledgers) {
			ledger.assume(tokens);
			this.#stopFor(ledger, ledger.tokensSpent());
		}
	}
	answered(failure, bytes) {
		if (!this.#inVain.isSo(failure, bytes) || this.stopped.aborted) return;
		this.#vain = failure;
		const [wrong, times] = [failure?.kind === "no_answer", `${20} times in the same way`];
		this.stop(wrong ? `what came from the provider was no answer, ${times}` : `the provider refused, ${times}`);
	}
	totals() {
		return this.#ledgers[0].totals();
	}
	async end() {
		this[Symbol.dispose]();
		while (this.#underWay.size > 0) await Promise.all(this.#underWay);
		return this.totals();
	}
	stop(reason) {
		this.#stop.abort(reason);
		for (const cut of this.#cuts) cut.abort();
	}
	cutsWith(cut) {
		this.#cuts.add(cut);
		return () => this.#cuts.delete(cut);
	}
	[Symbol.dispose]() {
		if (this.#timer !== null) clearTimeout(this.#timer);
		this.#onDispose();
	}
	#stopFor(ledger, reason) {
		if (reason === null) return;
		if (ledger === this.#ledgers[1]) this.#stopRun(reason);
		else this.stop(reason);
	}
};
const MAX_REQUEST_BYTES = 0x8000000;
const MAX_ANSWER_BYTES = 33554432;
function timer({ ms }, over) {
	return ms === null ? null : setTimeout(() => over(ms), Math.min(ms, 2 ** 31 - 1)).unref();
}
const digestOf = (token) => (0, node_crypto.createHash)("sha256").update(token).digest();

// src/gateway/gateway.ts
const openGateway = async ({ budget }) => {
	const leases = /* @__PURE__ */ new Set();
	const run = new Ledger(budget, "this run");
	const now = () => performance.now();
	const upstreams = new Upstreams();
	const backOff = new BackOff(now);
	const over = new AbortController();
	const server = (0, node_http.createServer)({
		maxHeaderSize: 65536,
		headersTimeout: 1e4,
		connectionsCheckingInterval: 2e3,
		requestTimeout: 3e5,
		keepAliveTimeout: 12e4
	});
	const connections = new Connections();
	server.on("connection", (socket) => connections.add(socket));
	await listening(server);
	const { port } = server.address();
	server.on("request", (request, response) => {
		serve(request, response, {
			port,
			leases,
			connections,
			backOff,
			upstreams,
			now
		});
	});
	const stopRun = (reason) => {
		over.abort(reason);
		for (const lease of leases) lease.stop(reason);
	};
	const ends = timer(budget, (ms) => stopRun(`the ${ms / 1e3} s of this run are over`));
	return {
		port,
		over: over.signal,
		lease(options) {
			const lease = new OpenLease(options, {
				port,
				run,
				now,
				stopRun,
				onDispose() {
					leases.delete(lease);
					lease.stop("the attempt is over");
					connections.end(lease);
				}
			});
			leases.add(lease);
			if (over.signal.aborted) lease.stop(String(over.signal.reason));
			return lease;
		},
		totals: () => run.totals(),
		async [Symbol.asyncDispose]() {
			if (ends !== null) clearTimeout(ends);
			for (const lease of leases) lease[Symbol.dispose]();
			const closed = new Promise((resolve) => server.close(resolve));
			server.closeAllConnections();
			await closed;
			upstreams[Symbol.dispose]();
		}
	};
};
function listening(server) {
	return new Promise((resolve, reject) => {
		server.once("error", reject).listen({
			host: "127.0.0.1",
			port: 0,
			exclusive: true
		}, () => {
			server.off("error", reject);
			server.on("error", () => void 0);
			resolve();
		});
	});
}

exports.openGateway = openGateway;