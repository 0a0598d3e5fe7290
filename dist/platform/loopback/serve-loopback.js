"use strict";

let node_http = require("node:http");
let node_stream_promises = require("node:stream/promises");
const require_shared_start = require("../../shared/start.js");
const require_shared_read = require("../../shared/read.js");

// src/platform/loopback/read-request.ts
const LOOPBACK_NAME = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/i;
const MAX_TARGET = 2048;
function readRequest({ method, url = "", headers }) {
	if (method !== "GET" && method !== "HEAD") return refuse(405, "Only GET and HEAD are answered: nothing can be changed.");
	if (!LOOPBACK_NAME.test(headers.host ?? "")) return refuse(421, "This server answers to 127.0.0.1, localhost and [::1] only.");
	if (url.length > MAX_TARGET) return refuse(414, "The address is too long.");
	if (!url.startsWith("/")) return refuse(400, "The address is not a path.");
	const [path = "", ...query] = url.split("?");
	const steps = [];
	for (const step of path.slice(1).split("/")) {
		const decoded = decode(step);
		if (decoded === null || /[/\\\0]/.test(decoded) || decoded === "." || decoded === "..") return refuse(400, "The address holds something that no address here does.");
		steps.push(decoded);
	}
	if (steps.slice(0, -1).includes("")) return refuse(400, "The address holds an empty step.");
	return {
		steps,
		query: new Map(new URLSearchParams(query.join("?")))
	};
}
const refuse = (status, reason) => ({
	status,
	reason
});
function decode(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return null;
	}
}

// src/platform/loopback/serve-loopback.ts
const MAX_CONNECTIONS = 64;
const MAX_STREAMS = 32;
const HEARTBEAT_MS = 15e3;
const MAX_WAITING_BYTES = 65536;
const NOTHING = "default-src 'none'; frame-ancestors 'none'; sandbox";
async function serveLoopback(options) {
	const streams = /* @__PURE__ */ new Set();
	const server = (0, node_http.createServer)({
		maxHeaderSize: 16384,
		headersTimeout: 1e4,
		requestTimeout: 1e4,
		keepAliveTimeout: 5e3
	}, (request, response) => void respond(request, response, options, streams));
	server.maxConnections = MAX_CONNECTIONS;
	await listening(server, options);
	const heartbeat = setInterval(() => {
		for (const stream of streams) stream.write(":\n\n");
	}, HEARTBEAT_MS).unref();
	const { port } = server.address();
	return {
		url: `http://${options.host.includes(":") ? `[${options.host}]` : options.host}:${port}/`,
		async [Symbol.asyncDispose]() {
			clearInterval(heartbeat);
			for (const stream of streams) stream.end(eventText({
				name: "end",
				data: ""
			}));
			const closed = new Promise((resolve) => server.close(() => resolve()));
			const force = setTimeout(() => server.closeAllConnections(), 500);
			server.closeIdleConnections();
			await closed;
			clearTimeout(force);
		}
	};
}
async function listening(server, { host, port }) {
	try {
		await new Promise((resolve, reject) => {
			server.once("error", reject).listen({
				host,
				port,
				exclusive: true
			}, resolve);
		});
	} catch (cause) {
		throw asUsageError(cause, host, port);
	}
	server.on("error", () => void 0);
}
function asUsageError(cause, host, port) {
	const options = { cause };
	const other = "Choose another with --port, or leave it out for any free one.";
	switch (cause.code) {
		case "EADDRINUSE": return new require_shared_start.UsageError("port-taken", `Port ${port} of ${host} is taken by another program.`, other, options);
		case "EACCES": return new require_shared_start.UsageError("port-refused", `This user may not open port ${port}.`, other, options);
		case "EADDRNOTAVAIL":
		case "EAFNOSUPPORT": return new require_shared_start.UsageError("port-refused", `This machine has no ${host}.`, "Choose the other --host.", options);
		default: return cause;
	}
}
async function respond(request, response, { answer }, streams) {
	response.on("error", () => void 0);
	const read = readRequest(request);
	if ("reason" in read) return sendPage(response, request, text(read.status, read.reason));
	let answered;
	try {
		answered = await answer(read);
	} catch (error) {
		answered = text(500, require_shared_read.messageOf(error));
	}
	if ("subscribe" in answered) {
		openStream(response, request, answered, streams);
		return;
	}
	return sendPage(response, request, answered);
}
const text = (status, message) => ({
	status,
	type: "text/plain; charset=utf-8",
	body: `${message}\n`
});
async function sendPage(response, request, page) {
	try {
		var _usingCtx$1 = require_shared_start._usingCtx();
		const { body } = page;
		const bytes = typeof body === "string" ? Buffer.byteLength(body) : body.bytes;
		head(response, page.status, page.type, page.policy ?? NOTHING, { "Content-Length": bytes });
		if (typeof body === "string") return void response.end(request.method === "HEAD" ? "" : body);
		const file = _usingCtx$1.a(body);
		if (request.method === "HEAD") return void response.end();
		await (0, node_stream_promises.pipeline)(file.pieces, response).catch(() => response.destroy());
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
function openStream(response, request, stream, streams) {
	if (streams.size >= MAX_STREAMS) return void sendPage(response, request, text(503, "Too many pages are open: close one."));
	head(response, 200, "text/event-stream", NOTHING, {});
	if (request.method === "HEAD") return void response.end();
	response.write("retry: 2000\n\n");
	streams.add(response);
	const subscription = stream.subscribe((event) => {
		if (response.writableLength > MAX_WAITING_BYTES) response.destroy();
		else response.write(eventText(event));
	});
	response.once("close", () => {
		streams.delete(response);
		subscription[Symbol.dispose]();
	});
}
const eventText = ({ name, data }) => `event: ${name}\ndata: ${data.replaceAll(/[\r\n]/g, " ")}\n\n`;
function head(response, status, type, policy, more) {
	response.writeHead(status, {
		"Content-Type": type,
		"Content-Security-Policy": policy,
		"X-Content-Type-Options": "nosniff",
		"Referrer-Policy": "no-referrer",
		"Cross-Origin-Resource-Policy": "same-origin",
		"Cross-Origin-Opener-Policy": "same-origin",
		"Cache-Control": "no-store",
		...status === 405 ? { Allow: "GET, HEAD" } : {},
		...more
	});
}

exports.serveLoopback = serveLoopback;