"use strict";

const require_rolldown_runtime = require("../../vendor/rolldown-runtime.js");
let node_crypto = require("node:crypto");
let node_fs = require("node:fs");
let node_path = require("node:path");
let node_timers_promises = require("node:timers/promises");
const require_shared_read = require("../../shared/read.js");
const require_shared_run = require("../../shared/run.js");
node_fs = require_rolldown_runtime.__toESM(node_fs, 1);

// src/engine/translation/open-translators.ts
const START_TIMEOUT_MS = 18e4;
const POLL_MS = 250;
async function openTranslators(plan, given, busy, deps) {
	const needed = given.map(({ service }, at) => busy.has(at) ? service?.translation : void 0);
	if (needed.every((translation) => translation === void 0)) return {
		candidates: given,
		[Symbol.asyncDispose]: () => Promise.resolve()
	};
	const environment = await require_shared_run.holdTranslator(deps);
	const opened = await Promise.allSettled(needed.map(async (translation, at) => translation === void 0 ? null : openProxy(plan.candidates[at]?.name ?? "", translation, environment, deps)));
	const proxies = opened.map((one) => one.status === "fulfilled" ? one.value : null);
	const close = async () => {
		for (const proxy of proxies) await proxy?.[Symbol.asyncDispose]();
		environment[Symbol.dispose]();
	};
	const failed = opened.find(({ status }) => status === "rejected");
	if (failed?.status === "rejected") {
		await close();
		throw failed.reason;
	}
	return {
		candidates: given.map((candidate, at) => through(candidate, proxies[at] ?? null)),
		[Symbol.asyncDispose]: close
	};
}
function through(candidate, proxy) {
	const { service } = candidate;
	return proxy === null || service === void 0 ? candidate : {
		...candidate,
		service: translatedService(service, proxy)
	};
}
const translatedService = (service, { baseUrl, key }) => ({
	...service,
	route: {
		...service.route,
		upstream: baseUrl,
		answering: service.route.upstream,
		headers: { authorization: `Bearer ${key}` },
		secrets: [...service.route.secrets, key]
	},
	direct: service.direct === null ? null : {
		...service.direct,
		baseUrl,
		token: key
	}
});
async function openProxy(candidate, translation, environment, deps) {
	const folder = node_fs.default.mkdtempSync((0, node_path.join)(deps.host.tempRoot, "litellm-"));
	const key = `sk-${(0, node_crypto.randomBytes)(24).toString("hex")}`;
	const port = await deps.freePort();
	const config = (0, node_path.join)(folder, "config.json");
	node_fs.default.writeFileSync(config, require_shared_run.litellmConfig(translation), { mode: 384 });
	const ending = new AbortController();
	const log = (0, node_path.join)(folder, "proxy.log");
	const ended = deps.exec.run({
		argv: require_shared_run.litellmArgv(config, port),
		cwd: folder,
		env: {
			...require_shared_read.inEnvironments([environment], deps.host.baseEnv),
			...require_shared_run.litellmEnv(translation, key),
			HOME: folder
		},
		stdoutFile: log,
		timeoutMs: Number.POSITIVE_INFINITY,
		signal: AbortSignal.any([deps.signal, ending.signal]),
		ownFolder: folder
	});
	const proxy = {
		baseUrl: `http://127.0.0.1:${port}`,
		key,
		async [Symbol.asyncDispose]() {
			ending.abort();
			await ended;
			node_fs.default.rmSync(folder, {
				recursive: true,
				force: true
			});
		}
	};
	try {
		await answering({
			candidate,
			model: translation.model
		}, proxy, ended, deps);
		return proxy;
	} catch (error) {
		await proxy[Symbol.asyncDispose]();
		throw error;
	}
}
async function answering({ candidate, model }, { baseUrl, key }, ended, { http, clock, signal }) {
	const asked = {
		method: "GET",
		url: `${baseUrl}/v1/models`,
		headers: { authorization: `Bearer ${key}` },
		timeoutMs: 5e3
	};
	const until = clock.monotonicMs() + START_TIMEOUT_MS;
	let end = null;
	ended.then((result) => end = result);
	for (;;) {
		const answer = await http.ask(asked);
		signal.throwIfAborted();
		if (answer.kind === "answer" && answer.status === 200 && answer.text.includes(JSON.stringify(model))) return;
		if (end !== null) throw require_shared_run.litellmFault(candidate, `ended while it started:\n${tailOf(end)}`);
		if (clock.monotonicMs() > until) throw require_shared_run.litellmFault(candidate, `did not answer within ${START_TIMEOUT_MS / 1e3} s.`);
		await (0, node_timers_promises.setTimeout)(POLL_MS, void 0, { signal });
	}
}
const tailOf = ({ spawnError, stdout, stderr }) => spawnError?.message ?? `${stdout.text}\n${stderr.text}`.trim().split("\n").slice(-20).join("\n");

exports.openTranslators = openTranslators;