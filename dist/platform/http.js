"use strict";

let node_http = require("node:http");
let node_https = require("node:https");

// src/platform/http.ts
const MAX_BYTES = 33554432;
const http = { ask };
async function ask({ timeoutMs, ...question }) {
	const signal = AbortSignal.timeout(timeoutMs);
	try {
		const response = await send(question, signal);
		return {
			kind: "answer",
			status: response.statusCode ?? 0,
			text: await textOf(response)
		};
	} catch (error) {
		if (signal.aborted) return {
			kind: "none",
			why: "timeout",
			message: `no answer within ${timeoutMs / 1e3} s`
		};
		const { code, message } = error;
		return {
			kind: "none",
			why: "unreachable",
			message: code ?? message
		};
	}
}
function send({ method, url, headers, body }, signal) {
	return new Promise((resolve, reject) => {
		const request = (url.startsWith("https:") ? node_https.request : node_http.request)(url, {
			method,
			signal,
			agent: false,
			headers: {
				accept: "application/json",
				"accept-encoding": "identity",
				"content-type": "application/json",
				...headers
			}
		});
		request.once("response", resolve).once("error", reject);
		request.end(body === void 0 ? void 0 : JSON.stringify(body));
	});
}
async function textOf(response) {
	const parts = [];
	let size = 0;
	for await (const part of response) {
		size += part.length;
		if (size > MAX_BYTES) throw new Error(`more than ${MAX_BYTES / 1024 / 1024} MiB came`);
		parts.push(part);
	}
	return Buffer.concat(parts).toString("utf8");
}

exports.http = http;