"use strict";

let node_http = require("node:http");
let node_stream_promises = require("node:stream/promises");
const require_shared_early = require("../shared/early.js");
let node_zlib = require("node:zlib");
let node_https = require("node:https");
let node_crypto = require("node:crypto");
let node_fs = require("node:fs");
const require_shared_read = require("../shared/read.js");

// src/gateway/back-off.ts
var BackOff = class {
	#until = /* @__PURE__ */ new Map();
	#now;
	constructor(now) {
		this.#now = now;
	}
	waitMs(provider) {
		const until = this.#until.get(provider);
		return until === void 0 ? 0 : Math.max(0, Math.ceil(until - this.#now()));
	}
	leaveAlone(provider, ms) {
		const until = this.#now() + ms;
		if (until > (this.#until.get(provider) ?? 0)) this.#until.set(provider, until);
	}
};
const isBusy = (status) => status === 429 || status === 503 || status === 529;
function retryAfterMs(headers, now) {
	const precise = headers["retry-after-ms"];
	if (typeof precise === "string" && /^\d{1,9}(\.\d+)?$/.test(precise)) return Math.ceil(Number(precise));
	const plain = headers["retry-after"];
	if (typeof plain !== "string") return null;
	if (/^\d{1,6}(\.\d+)?$/.test(plain)) return Math.ceil(Number(plain) * 1e3);
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
function isAllowed(model, allowed) {
	return allowed.some((pattern) => {
		if (!pattern.includes("*")) return pattern === model;
		const parts = pattern.split("*").map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&"));
		return new RegExp(`^${parts.join(".*")}$`, "s").test(model);
	});
}

// src/gateway/headers.ts
const TO_PROVIDER = /^(accept|content-type|user-agent|anthropic-(version|beta)|openai-beta|idempotency-key|originator|session_id|conversation_id|x-app|x-title|http-referer|x-client-request-id|x-goog-api-client|x-stainless-.+)$/;
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
function toProvider(headers, own) {
	return {
		...picked(headers, TO_PROVIDER),
		"accept-encoding": "identity",
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
function readAlong(source, encoding, take) {
	const decoder = decoderFor(encoding);
	if (decoder === null) {
		source.on("data", take);
		return Promise.resolve();
	}
	source.on("data", (chunk) => decoder.write(chunk));
	source.on("close", () => decoder.end());
	decoder.on("data", take);
	return new Promise((resolve) => {
		decoder.once("end", resolve).once("error", () => resolve());
	});
}
function decoderFor(encoding) {
	if (encoding === "gzip" || encoding === "x-gzip") return (0, node_zlib.createGunzip)();
	if (encoding === "br") return (0, node_zlib.createBrotliDecompress)();
	if (encoding === "deflate") return (0, node_zlib.createInflate)();
	return null;
}

// src/gateway/usage.ts
function usageIn(value, protocol, before) {
	const found = READERS[protocol](asMap(value));
	if (found === null) return before;
	if (before === null) return found;
	return {
		input: found.input ?? before.input,
		cacheRead: found.cacheRead ?? before.cacheRead,
		cacheWrite: found.cacheWrite ?? before.cacheWrite,
		output: found.output ?? before.output,
		reasoning: found.reasoning ?? before.reasoning
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
		input: count(usage["input_tokens"]),
		cacheRead: count(usage["cache_read_input_tokens"]),
		cacheWrite: count(usage["cache_creation_input_tokens"]),
		output: count(usage["output_tokens"]),
		reasoning: null
	};
}
function chatUsage(usage) {
	if (usage === null) return null;
	const cached = count(asMap(usage["prompt_tokens_details"])["cached_tokens"]);
	return {
		input: without(count(usage["prompt_tokens"]), cached),
		cacheRead: cached,
		cacheWrite: null,
		output: count(usage["completion_tokens"]),
		reasoning: count(asMap(usage["completion_tokens_details"])["reasoning_tokens"])
	};
}
function responsesUsage(usage) {
	if (usage === null) return null;
	const cached = count(asMap(usage["input_tokens_details"])["cached_tokens"]);
	return {
		input: without(count(usage["input_tokens"]), cached),
		cacheRead: cached,
		cacheWrite: null,
		output: count(usage["output_tokens"]),
		reasoning: count(asMap(usage["output_tokens_details"])["reasoning_tokens"])
	};
}
function geminiUsage(usage) {
	if (usage === null) return null;
	const cached = count(usage["cachedContentTokenCount"]);
	const thoughts = count(usage["thoughtsTokenCount"]);
	return {
		input: without(plus(count(usage["promptTokenCount"]), count(usage["toolUsePromptTokenCount"])), cached),
		cacheRead: cached,
		cacheWrite: null,
		output: plus(count(usage["candidatesTokenCount"]), thoughts),
		reasoning: thoughts
	};
}
const count = (value) => typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : null;
const plus = (a, b) => a === null ? b : b === null ? a : a + b;
const without = (all, part) => all === null || part === null ? all : Math.max(0, all - part);
const isMap = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const asMap = (value) => isMap(value) ? value : {};
function mapAt(map, key) {
	const value = map[key];
	return isMap(value) ? value : null;
}

// src/gateway/meter.ts
const MAX_LINE_BYTES = 4194304;
const MAX_BODY_BYTES = 67108864;
function meterFor(contentType, protocol) {
	return /^text\/event-stream\b/i.test(contentType) ? new StreamMeter(protocol) : new BodyMeter(protocol);
}
const LAST_WORDS = {
	anthropic: ["message_stop"],
	"openai-chat": ["[DONE]"],
	"openai-responses": [
		"response.completed",
		"response.incomplete",
		"response.failed"
	],
	gemini: ["\"finishReason\""]
};
const NEWLINE = 10;
const DATA = Buffer.from("data:");
var StreamMeter = class {
	#protocol;
	#lastWords;
	#rest = [];
	#restBytes = 0;
	#usage = null;
	#whole = false;
	#errorEvent = false;
	constructor(protocol) {
		this.#protocol = protocol;
		this.#lastWords = LAST_WORDS[protocol].map((word) => Buffer.from(word));
	}
	add(chunk) {
		let start = 0;
		for (;;) {
			const end = chunk.indexOf(NEWLINE, start);
			if (end < 0) break;
			this.#line(this.#joined(chunk.subarray(start, end)));
			start = end + 1;
		}
		if (start < chunk.length && this.#restBytes <= MAX_LINE_BYTES) {
			this.#rest.push(chunk.subarray(start));
			this.#restBytes += chunk.length - start;
		}
	}
	end() {
		this.#line(this.#joined(Buffer.alloc(0)));
		return {
			usage: this.#usage,
			whole: this.#whole,
			errorEvent: this.#errorEvent
		};
	}
	#joined(part) {
		if (this.#rest.length === 0) return part;
		const line = this.#restBytes > MAX_LINE_BYTES ? Buffer.alloc(0) : Buffer.concat([...this.#rest, part]);
		this.#rest = [];
		this.#restBytes = 0;
		return line;
	}
	#line(line) {
		if (line.length === 0 || line.compare(DATA, 0, DATA.length, 0, Math.min(DATA.length, line.length)) !== 0) return;
		const ends = this.#lastWords.some((word) => line.includes(word));
		if (!ends && !line.includes("\"usage") && !line.includes("\"error\"")) return;
		const event = parsed(line.subarray(DATA.length).toString("utf8"));
		if (event === void 0) {
			if (ends && line.subarray(DATA.length).toString("utf8").trim() === "[DONE]") this.#whole = true;
			return;
		}
		if (this.#isEnd(event)) this.#whole = true;
		if (isError(event)) this.#errorEvent = true;
		this.#usage = usageIn(event, this.#protocol, this.#usage);
	}
	#isEnd(event) {
		if (this.#protocol !== "gemini") return LAST_WORDS[this.#protocol].includes(String(event["type"]));
		const candidates = event["candidates"];
		return Array.isArray(candidates) && candidates.some((one) => Object.hasOwn(Object(one), "finishReason"));
	}
};
const isError = (event) => event["type"] === "error" || event["type"] === "response.failed" || typeof event["error"] === "object";
var BodyMeter = class {
	#protocol;
	#parts = [];
	#bytes = 0;
	constructor(protocol) {
		this.#protocol = protocol;
	}
	add(chunk) {
		this.#bytes += chunk.length;
		if (this.#bytes <= MAX_BODY_BYTES) this.#parts.push(chunk);
		else this.#parts = [];
	}
	end() {
		const document = this.#bytes > MAX_BODY_BYTES ? void 0 : parsed(Buffer.concat(this.#parts).toString("utf8"));
		this.#parts = [];
		return {
			usage: (Array.isArray(document) ? document : [document]).reduce((known, part) => usageIn(part, this.#protocol, known), null),
			whole: document !== void 0,
			errorEvent: document !== void 0 && isError(document)
		};
	}
};
function parsed(text) {
	try {
		const value = JSON.parse(text);
		return typeof value === "object" && value !== null ? value : void 0;
	} catch {
		return;
	}
}

// src/gateway/pass-on.ts
const MAX_ERROR_CHARS = 500;
async function passOn(answer, response, protocol) {
	const { headers, statusCode: status = 502 } = answer;
	const meter = meterFor(headers["content-type"] ?? "", protocol);
	const head = [];
	const counted = readAlong(answer, headers["content-encoding"], (chunk) => {
		meter.add(chunk);
		if (status >= 400 && head.length < 4) head.push(chunk);
	});
	let bytes = 0;
	answer.on("data", (chunk) => {
		bytes += chunk.length;
	});
	response.writeHead(status, toAgent(headers));
	response.flushHeaders();
	const complete = await (0, node_stream_promises.pipeline)(answer, response, { end: false }).then(() => true, () => false);
	await counted;
	const error = status >= 400 ? require_shared_early.headOf(Buffer.concat(head).toString("utf8"), MAX_ERROR_CHARS) : null;
	return {
		...meter.end(),
		complete,
		bytes,
		error
	};
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
const MAX_BYTES = 67108864;
async function readRequestBody(request) {
	const { "content-encoding": encoding = "identity", "content-length": announced } = request.headers;
	if (encoding !== "identity") return {
		status: 415,
		reason: `a body in ${encoding} cannot be read here`
	};
	const tooLarge = {
		status: 413,
		reason: `a body of more than ${MAX_BYTES / 1024 / 1024} MiB is not sent on`
	};
	if (Number(announced) > MAX_BYTES) return tooLarge;
	const parts = [];
	let size = 0;
	for await (const part of request) {
		size += part.length;
		if (size > MAX_BYTES) return tooLarge;
		parts.push(part);
	}
	return bodyOf(Buffer.concat(parts, size));
}
function bodyOf(bytes) {
	const text = bytes.toString("utf8");
	let document;
	try {
		document = JSON.parse(text);
	} catch {
		return {
			status: 400,
			reason: "the body is not JSON"
		};
	}
	if (typeof document !== "object" || document === null || Array.isArray(document)) return {
		status: 400,
		reason: "the body is no JSON object"
	};
	const { model } = document;
	return {
		bytes: hasOneSpelling(text) ? bytes : Buffer.from(JSON.stringify(document)),
		model: typeof model === "string" ? model : null
	};
}
const hasOneSpelling = (text) => text.indexOf("\"model\"") === text.lastIndexOf("\"model\"") && !/\\u00[46]/.test(text);

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
const MAX_SENDS = 3;
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
	await new OneExchange(request, response, target, lease, setting).run(wanted);
}
var OneExchange = class {
	#request;
	#response;
	#target;
	#lease;
	#setting;
	#startedAt;
	#over = new AbortController();
	#seen = {};
	constructor(request, response, target, lease, setting) {
		this.#request = request;
		this.#response = response;
		this.#target = target;
		this.#lease = lease;
		this.#setting = setting;
		this.#startedAt = setting.now();
		const { stopped } = lease;
		const stop = () => this.#over.abort();
		stopped.addEventListener("abort", stop);
		response.once("close", () => {
			stopped.removeEventListener("abort", stop);
			if (!response.writableFinished) stop();
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
		const spent = this.#lease.ask();
		if (spent !== null) return {
			status: 403,
			reason: spent
		};
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
		const body = await readRequestBody(this.#request);
		if ("status" in body) return body;
		const model = wanted.model ?? body.model;
		this.#note({
			model,
			request_bytes: body.bytes.length
		});
		if (model === null) return {
			status: 400,
			reason: "the request names no model"
		};
		if (!isAllowed(model, models)) return {
			status: 404,
			reason: `this attempt may not use the model ${JSON.stringify(model)}`
		};
		const answer = await this.#ask(wanted.path, body.bytes);
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
		const passed = await passOn(answer, this.#response, protocol);
		this.#count(passed, status, wanted.kind === "generate");
		if (passed.complete) this.#response.end();
		else this.#response.destroy();
		return null;
	}
	async #ask(path, body) {
		const { route } = this.#lease;
		const { backOff, upstreams } = this.#setting;
		const provider = `${route.upstream} ${route.models.join(" ")}`;
		const { signal } = this.#over;
		const url = new URL(`${route.upstream}${path}${queryToProvider(this.#target.query)}`);
		const headers = toProvider(this.#request.headers, route.headers);
		for (let sent = 0;;) {
			const wait = backOff.waitMs(provider);
			if (wait > MAX_HOLD_MS) {
				const retryAfter = Math.ceil(wait / 1e3);
				return {
					status: 429,
					reason: `the provider asked for a pause of another ${retryAfter} s`,
					retryAfter
				};
			}
			if (wait > 0) {
				this.#note({ held_ms: (this.#seen.held_ms ?? 0) + wait });
				await pause(wait, signal);
				signal.throwIfAborted();
				continue;
			}
			this.#note({ sent: ++sent });
			this.#lease.add("requests");
			const answer = await upstreams.send({
				url,
				headers,
				body,
				signal
			});
			const asked = isBusy(answer.statusCode ?? 0) ? retryAfterMs(answer.headers, /* @__PURE__ */ new Date()) : null;
			if (asked !== null) backOff.leaveAlone(provider, asked);
			if (asked === null || asked > MAX_HOLD_MS || sent >= MAX_SENDS) return answer;
			answer.resume();
			this.#lease.add("failed");
		}
	}
	#count(passed, status, isModelCall) {
		const { usage, whole, errorEvent, complete, bytes, error } = passed;
		const stopped = this.#lease.stopped.aborted ? "stopped" : this.#over.signal.aborted ? "client_gone" : "cut";
		const flaw = errorEvent ? "error_event" : status < 400 && !whole ? "no_end" : null;
		this.#note({
			end: complete ? "answered" : stopped,
			response_bytes: bytes,
			error,
			usage
		});
		if (!isModelCall) return;
		this.#note({ flaw });
		if (!complete || status >= 400 || flaw !== null) this.#lease.add("failed");
		else if (usage === null) this.#lease.add("unmetered");
		if (usage !== null) this.#lease.spend(usage);
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
		if (this.#seen.sent !== void 0) this.#lease.add("failed");
		if (this.#over.signal.aborted || this.#response.headersSent) {
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
const rounded = (ms) => Math.round(ms * 10) / 10;

// src/gateway/forward.ts
var Upstreams = class {
	#plain = new node_http.Agent({ keepAlive: true });
	#tls = new node_https.Agent({ keepAlive: true });
	send(sending) {
		const { url, headers, body, signal } = sending;
		return new Promise((resolve, reject) => {
			const [start, agent] = url.protocol === "https:" ? [node_https.request, this.#tls] : [node_http.request, this.#plain];
			const request = start(url, {
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
				if (request.reusedSocket && error.code === "ECONNRESET" && !signal.aborted) this.send(sending).then(resolve, reject);
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
var ExchangeLog = class {
	#file;
	#redactor;
	constructor(file, secrets) {
		this.#file = file;
		this.#redactor = require_shared_read.createRedactor(secrets);
	}
	add(exchange) {
		if (this.#file === null) return;
		const line = require_shared_read.redactedText(this.#redactor, JSON.stringify(exchange));
		try {
			(0, node_fs.appendFileSync)(this.#file, `${line}\n`, { mode: 384 });
		} catch {}
	}
};

// src/gateway/ledger.ts
var Ledger = class {
	#budget;
	#whose;
	#asked = 0;
	#totals = NOTHING;
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
	tokensSpent() {
		const { tokens } = this.#budget;
		const spent = this.#tokens();
		return tokens !== null && spent >= tokens ? `${spent} tokens were spent of the ${tokens} of ${this.#whose}` : null;
	}
	add(what) {
		this.#totals = {
			...this.#totals,
			[what]: this.#totals[what] + 1
		};
	}
	spend({ input, cacheRead, cacheWrite, output, reasoning }) {
		const before = this.#totals;
		this.#totals = {
			...before,
			inputTokens: sum(before.inputTokens, input),
			cacheReadTokens: sum(before.cacheReadTokens, cacheRead),
			cacheWriteTokens: sum(before.cacheWriteTokens, cacheWrite),
			outputTokens: sum(before.outputTokens, output),
			reasoningTokens: sum(before.reasoningTokens, reasoning)
		};
	}
	totals() {
		return this.#totals;
	}
	#tokens() {
		const { inputTokens, cacheReadTokens, cacheWriteTokens, outputTokens } = this.#totals;
		return [
			inputTokens,
			cacheReadTokens,
			cacheWriteTokens,
			outputTokens
		].reduce((all, part) => all + (part ?? 0), 0);
	}
};
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
const sum = (a, b) => a === null ? b : b === null ? a : a + b;

// src/gateway/lease.ts
var OpenLease = class {
	endpoint;
	route;
	log;
	openedAt;
	#digest;
	#ledgers;
	#stop = new AbortController();
	#timer;
	#onDispose;
	constructor(options, { port, run, now, onDispose }) {
		const token = `bench-${(0, node_crypto.randomBytes)(24).toString("hex")}`;
		this.endpoint = {
			protocol: options.route.protocol,
			baseUrl: `http://127.0.0.1:${port}`,
			token
		};
		this.route = options.route;
		this.openedAt = now;
		this.#digest = digestOf(token);
		this.#ledgers = [new Ledger(options.budget, "this attempt"), run];
		this.log = new ExchangeLog(options.logFile, [token, ...options.route.secrets]);
		this.#timer = timer(options.budget, (ms) => this.stop(`the ${ms / 1e3} s of this attempt are over`));
		this.#onDispose = onDispose;
	}
	get stopped() {
		return this.#stop.signal;
	}
	isFor(token) {
		return (0, node_crypto.timingSafeEqual)(this.#digest, digestOf(token));
	}
	ask() {
		for (const ledger of this.#ledgers) this.#stopFor(ledger.ask());
		return this.stopped.aborted ? String(this.stopped.reason) : null;
	}
	add(what) {
		for (const ledger of this.#ledgers) ledger.add(what);
	}
	spend(usage) {
		for (const ledger of this.#ledgers) {
			ledger.spend(usage);
			this.#stopFor(ledger.tokensSpent());
		}
	}
	totals() {
		return this.#ledgers[0].totals();
	}
	stop(reason) {
		this.#stop.abort(reason);
	}
	[Symbol.dispose]() {
		if (this.#timer !== null) clearTimeout(this.#timer);
		this.#onDispose();
	}
	#stopFor(reason) {
		if (reason !== null) this.stop(reason);
	}
};
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
	let over = null;
	const server = (0, node_http.createServer)({
		maxHeaderSize: 65536,
		headersTimeout: 3e4,
		requestTimeout: 3e5
	});
	await listening(server);
	const { port } = server.address();
	server.on("request", (request, response) => {
		serve(request, response, {
			port,
			leases,
			backOff,
			upstreams,
			now
		});
	});
	const ends = timer(budget, (ms) => {
		over = `the ${ms / 1e3} s of this run are over`;
		for (const lease of leases) lease.stop(over);
	});
	return {
		port,
		lease(options) {
			const lease = new OpenLease(options, {
				port,
				run,
				now: now(),
				onDispose() {
					leases.delete(lease);
					lease.stop("the attempt is over");
				}
			});
			leases.add(lease);
			if (over !== null) lease.stop(over);
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