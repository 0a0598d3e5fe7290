"use strict";

const require_shared_start = require("../../shared/start.js");
const require_shared_run = require("../../shared/run.js");
const require_shared_read = require("../../shared/read.js");

// src/commands/checks/refuse-machine.ts
function refuseMachine(candidates, engine, { flags }) {
	if (candidates.every(({ backend }) => backend.deterministic)) return;
	refuseWeakContainment(engine, flags.containment);
	if (flags.sealed === true) refuseUnsealed(engine);
}
function refuseWeakContainment({ exec }, asked) {
	if (exec.containment !== "sweep" || asked === "sweep") return;
	throw new require_shared_start.MissingPrerequisite("weak-containment", "This machine can hold real agents by a sweep only, which misses a daemon that hides well.", "Install perl on Linux (see `benchmark doctor`), or ask for it: --containment sweep.");
}
function refuseUnsealed({ exec }) {
	if (exec.containment === "namespace" && exec.canHide && exec.sealsRest) return;
	throw new require_shared_start.MissingPrerequisite("not-sealed", `Real agents are to run sealed, and this machine cannot do that: containment ${exec.containment}, folders ${exec.canHide ? "" : "not "}hidden, the rest of the disk ${exec.sealsRest ? "read-only" : "writable"}.`, "Run as root or allow user namespaces, on Linux 5.12 or later (see `benchmark doctor`); or leave --sealed out where every candidate may be trusted with this machine.");
}

// src/commands/checks/unheld-budget.ts
function unheldBudget({ plan, candidates }, own, ctx) {
	if (plan.settings.budget === void 0) return [];
	const real = candidates.flatMap((candidate, at) => {
		if (candidate.backend.deterministic) return [];
		const { name = "", provider } = plan.candidates[at] ?? {};
		const isOwn = own[at] === true;
		return [{
			name,
			isOwn,
			isHeld: (isOwn ? isThroughGateway(candidate) : provider !== void 0 || candidate.ownProvider !== void 0) && ctx.flags["no-gateway"] !== true
		}];
	});
	const unheld = real.filter(({ isHeld }) => !isHeld);
	if (unheld.length > 0 && unheld.length === real.length) throw new require_shared_start.UsageError("budget-holds-nobody", `No request of ${unheld.map(({ name }) => name).join(", ")} goes through the gateway, which alone keeps a budget.`, "Name a provider for each candidate and leave --no-gateway out, or take the budget away. Nothing was run.");
	return unheld.flatMap(({ name, isOwn }) => isOwn ? [`${name}: the budget does not hold for it, since its requests do not go through the gateway.`] : []);
}
const isThroughGateway = ({ service }) => service?.direct === null;

// src/engine/readiness/lent-keys.ts
async function lentKeys(planned, own, { providers, env }) {
	if (planned.isTyped) return [];
	const lent = [];
	for (const [at, { name, provider, endpoint }] of planned.plan.candidates.entries()) {
		const candidate = planned.candidates[at];
		if (candidate === void 0 || candidate.backend.deterministic || !own.includes(candidate)) continue;
		const id = provider ?? candidate.ownProvider?.provider;
		const found = id === void 0 ? await ledElsewhere(candidate, providers, env) : toEndpoint(candidate, await providers.get(id), endpoint, env);
		lent.push(...found.map((one) => ({
			...one,
			candidate: name,
			address: require_shared_read.recordedEndpoint(one.address)
		})));
	}
	return lent;
}
function toEndpoint(candidate, plugin, endpoint, env) {
	const address = endpoint ?? plugin.defaultEndpoint({
		...env,
		...candidate.env
	});
	const key = usersKey(plugin, candidate, env);
	if (key === null || address === null || !plugin.throughGateway) return [];
	return [plugin.defaultEndpoint(env), plugin.defaultEndpoint({})].includes(address) ? [] : [{
		key,
		address
	}];
}
async function ledElsewhere(candidate, providers, userEnv) {
	const { env, own } = candidate;
	if (own === void 0) return [];
	return (await Promise.all(providers.ids.map((id) => providers.get(id)))).flatMap((plugin) => {
		const isNative = plugin.nativeTo === candidate.backend.id;
		if (isNative && plugin.nativeIgnoresRedirects === true) return [];
		const [address] = (plugin.redirectVariables ?? []).filter((name) => env[name] !== userEnv[name]).flatMap((name) => URL.canParse(env[name] ?? "") ? [env[name] ?? ""] : []);
		return address === void 0 ? [] : givenTo(candidate, plugin, isNative).map((key) => ({
			key,
			address
		}));
	});
}
function givenTo({ backend, env, own }, plugin, isNative) {
	if (own === void 0) return [];
	const names = isNative ? backend.own?.keyVariables ?? [] : plugin.keyVariables;
	const keys = names.filter((name) => own.keys[name] !== void 0 && env[name] === void 0);
	if (keys.length > 0 || !isNative || !require_shared_run.hasLogin(own)) return keys;
	return [...names, ...plugin.redirectVariables ?? []].some((name) => env[name] !== void 0 && !URL.canParse(env[name])) ? [] : [`login of ${backend.id}`];
}
function usersKey(plugin, { env, unsetEnv }, own) {
	const withheld = Object.fromEntries(unsetEnv.map((name) => [name, void 0]));
	const key = require_shared_read.keyOf(plugin, {
		...own,
		...withheld,
		...env
	});
	const variable = plugin.keyVariables.find((name) => (env[name] ?? own[name]) === key) ?? null;
	return key === null || variable === null || env[variable] !== void 0 ? null : variable;
}

// src/core/context-window.ts
const NEEDED = {
	exercises: {
		least: 32e3,
		enough: 131e3,
		between: "warn"
	},
	repositories: {
		least: 64e3,
		enough: 2e5,
		between: "ask"
	}
};
const workKind = (tasks) => tasks.some(({ repo }) => repo !== null) ? "repositories" : "exercises";
function judgeWindow(tokens, kind) {
	const { least, enough, between } = NEEDED[kind];
	if (tokens === null) return {
		verdict: "warn",
		message: `Its context window is not known; ${kind} need ${least} tokens at the least.`
	};
	if (tokens >= enough) return {
		verdict: "ok",
		message: null
	};
	const has = `Its context window holds ${tokens} tokens`;
	if (tokens < least) return {
		verdict: "refuse",
		message: `${has}, and ${kind} need ${least} at the least.`
	};
	return {
		verdict: between,
		message: `${has}; with less than ${enough}, agents run out of it on ${kind}.`
	};
}

// src/engine/readiness/model-services.ts
async function checkServices(planned, deps, own = planned.candidates) {
	return Promise.all(planned.plan.candidates.map(async (plan, at) => {
		const candidate = planned.candidates[at];
		return candidate === void 0 || !own.includes(candidate) || !hasProvider(plan, candidate) ? null : found(plan, candidate, planned, deps);
	}));
}
const hasProvider = ({ provider }, { ownProvider }) => provider !== void 0 || ownProvider?.hasKey === true;
const servedRun = (planned, services) => ({
	...planned,
	candidates: planned.candidates.map((candidate, at) => services[at]?.candidate ?? candidate)
});
const noProvider = ({ refusal }) => refusal === null ? null : new require_shared_start.MissingPrerequisite("no-provider", refusal.message, refusal.hint);
async function found(plan, candidate, planned, deps) {
	const { providers, http, gateway } = deps;
	const { ownProvider } = candidate;
	const provider = await providers.get(plan.provider ?? ownProvider?.provider ?? "");
	const model = ownProvider?.model ?? plan.model;
	const env = variablesOf(candidate, deps.env);
	const key = require_shared_read.keyOf(provider, env);
	const endpoint = plan.endpoint ?? provider.defaultEndpoint(env);
	const missing = whatIsMissing(provider, endpoint, key, env);
	const target = {
		endpoint: endpoint ?? "",
		model,
		key
	};
	const withheld = deps.withheld?.find((one) => one.candidate === plan.name);
	const probe = missing !== null ? null : withheld === void 0 ? await provider.probe(target, http, env) : unasked(provider, withheld);
	const protocols = ownProvider?.protocol == null ? require_shared_run.spokenBy(candidate.backend, candidate.command?.spec) : [ownProvider.protocol];
	const spoken = protocols.find((one) => probe?.protocols.includes(one) === true) ?? null;
	const translated = spoken === null ? translatedProtocol(provider, protocols, probe) : null;
	const protocol = spoken ?? translated;
	const window = judgeWindow(probe?.contextWindow ?? null, workKind(planned.benchmark.tasks));
	const said = probe === null ? null : require_shared_run.problemHere(provider, target.endpoint, probe, env);
	const problem = missing ?? said ?? (protocol === null ? noProtocol(plan, provider, protocols, probe) : null);
	const check = {
		candidate: plan.name,
		provider: provider.id,
		endpoint: endpoint === null ? null : require_shared_read.recordedEndpoint(endpoint),
		model,
		protocol,
		paid: provider.paid || [endpoint, probe?.passedOnTo].some((place) => place != null && !require_shared_read.isOwnAddress(place)),
		gateway: gateway && provider.throughGateway,
		translator: translated === null ? null : require_shared_run.TRANSLATOR,
		key: key !== null ? "set" : provider.needsKey ? "not set" : "not needed",
		probe: probe ?? require_shared_read.NOTHING_SAID,
		refusal: problem ?? (window.verdict === "refuse" ? {
			message: window.message ?? "",
			hint: WINDOW_HINT
		} : null),
		asks: window.verdict === "ask" && window.message !== null ? [window.message] : [],
		warnings: [
			...probe?.notes ?? [],
			...translated === null ? [] : [`${require_shared_run.TRANSLATOR} will translate from ${translated} to ${require_shared_run.UPSTREAM_PROTOCOL}.`],
			...window.verdict === "warn" && window.message !== null && problem === null && withheld === void 0 ? [window.message] : []
		]
	};
	if (protocol === null || endpoint === null) return {
		check,
		candidate
	};
	return {
		check,
		candidate: served(candidate, provider, target, {
			...check,
			protocol
		}, env)
	};
}
const WINDOW_HINT = "Serve the model with a larger context, or choose another.";
const unasked = ({ speaks }, { key }) => ({
	...require_shared_read.NOTHING_SAID,
	protocols: speaks,
	notes: [`Not asked, since only the configuration names that address for ${key}.`]
});
function variablesOf({ env, unsetEnv }, own) {
	return {
		...own,
		...Object.fromEntries(unsetEnv.map((name) => [name, void 0])),
		...env
	};
}
function whatIsMissing(provider, endpoint, key, env) {
	if (provider.needsKey && key === null) return {
		message: `${provider.id} needs a key, and ${provider.keyVariables.join(" or ")} is not set.`,
		hint: `Set ${provider.keyVariables[0] ?? ""}.`
	};
	if (endpoint === null && provider.throughGateway) {
		const named = provider.endpointVariables?.find((name) => (env[name] ?? "") !== "");
		return {
			message: named === void 0 ? `${provider.id} can be anywhere.` : `${named} holds no address that could be used: scheme, host, port and path, and nothing else.`,
			hint: "Say where with `endpoint`, or @http://HOST:PORT after the model."
		};
	}
	return null;
}
const translatedProtocol = ({ translatable }, protocols, probe) => translatable === true && probe?.protocols.includes("openai-chat") === true ? protocols.find((one) => require_shared_run.TRANSLATED_PROTOCOLS.includes(one)) ?? null : null;
function noProtocol({ backend }, { id }, spoken, probe) {
	const offered = probe?.protocols.join(", ") ?? "";
	return {
		message: `${backend} speaks ${spoken.join(", ")}, and ${id} ${offered === "" ? "none of it" : `speaks ${offered}`}.`,
		hint: `Name another agent before the provider, such as aider/${id}:MODEL.`
	};
}
const withoutAccount = ({ own }) => own === void 0 ? {} : { own: {
	...own,
	keys: {},
	loginFiles: {}
} };
function served(candidate, provider, { endpoint, model, key }, { protocol, gateway, translator, probe }, env) {
	if (!provider.throughGateway) return {
		...candidate,
		...withoutAccount(candidate),
		env: {
			...provider.agentEnv?.(env),
			...candidate.env
		}
	};
	const route = {
		protocol,
		upstream: endpoint,
		headers: provider.headers(key, protocol),
		secrets: key === null ? [] : [key],
		models: provider.allowedModels(model)
	};
	const keyHeader = "x-api-key" in route.headers ? { keyHeader: "x-api-key" } : {};
	const direct = gateway ? null : {
		protocol,
		baseUrl: endpoint,
		token: key ?? "none",
		...keyHeader
	};
	const facts = {
		...candidate.ownProvider?.protocol == null ? {} : { inPlaceOf: provider.id },
		...provider.nativeTo === candidate.backend.id ? { isOfMaker: true } : {},
		...probe.contextWindow === null ? {} : { contextWindow: probe.contextWindow }
	};
	const translation = translator === null ? {} : { translation: {
		upstream: endpoint,
		model,
		key
	} };
	return {
		...candidate,
		env: withoutOthers(candidate.env, provider),
		service: {
			route,
			recorded: require_shared_read.recordedEndpoint(endpoint),
			direct,
			facts,
			...translation
		}
	};
}
function withoutOthers(env, { keyVariables, redirectVariables = [] }) {
	const decided = /* @__PURE__ */ new Set([...keyVariables, ...redirectVariables]);
	return Object.fromEntries(Object.entries(env).filter(([name]) => !decided.has(name)));
}

// src/commands/checks/agent-checks.ts
async function checkAgents(bare, isOwn, obstacles, engine, ctx, options) {
	const given = await require_shared_run.withOwnProviders(bare, engine.providers, ctx.env);
	const own = given.candidates.filter((_, at) => isOwn[at]);
	const isHeld = await obstacles.take([], () => {
		refuseMachine(own, engine, ctx);
		return true;
	});
	const programs = await pathsAreWhole(given, own, obstacles, engine) && (isHeld !== null || ctx.flags.sealed !== true) ? await require_shared_run.probeAgents(own, engine, { ownProbes: false }) : [];
	const found = given.candidates.map((candidate) => programs[own.indexOf(candidate)] ?? null);
	const doubts = checkPrograms(given, found, obstacles, engine);
	const unasked = own.flatMap((one) => unaskedVersion(nameOf(given, one), require_shared_run.ownProbe(one, engine), ctx));
	const { ready, doubts: ofAccounts } = await withAccounts(given, isOwn, found, obstacles, ctx);
	const { http, env, flags } = ctx;
	const lent = await lentKeys(ready, own.map((one) => ready.candidates[given.candidates.indexOf(one)] ?? one), {
		providers: engine.providers,
		env
	});
	const isAgreed = !options.ask || flags.yes === true || flags["no-confirm"] === true;
	const isWithheld = flags["dry-run"] === true || obstacles.all().length > 0 || !isAgreed;
	const withheld = isWithheld ? lent : [];
	if (!isWithheld && lent.length > 0) ctx.say(lent.map(lending).join("\n"));
	const asked = {
		providers: engine.providers,
		http,
		env,
		gateway: flags["no-gateway"] !== true
	};
	const services = await checkServices(ready, {
		...asked,
		withheld
	}, ready.candidates.filter((_, at) => isOwn[at]));
	const { planned, checks, warnings } = await judged(ready, services, isOwn, obstacles, engine, ctx);
	return {
		planned,
		agents: programs.map((agent, at) => ({
			candidate: nameOf(given, own[at]),
			agent
		})),
		services: checks,
		question: joined([...lendingLines(withheld, checks), await require_shared_run.spendingQuestion(planned, checks) ?? ""]),
		warnings: [
			...doubts,
			...unasked,
			...ofAccounts,
			...warningsOf(checks),
			...warnings
		],
		agreed: () => withheld.length === 0 ? Promise.resolve(planned) : askedAfterYes()
	};
	async function askedAfterYes() {
		const names = new Set(withheld.map(({ candidate }) => candidate));
		const isLent = ready.plan.candidates.map(({ name }) => names.has(name));
		const late = await checkServices(ready, asked, ready.candidates.filter((_, at) => isLent[at]));
		const found = new require_shared_run.Obstacles();
		const all = services.map((one, at) => late[at] ?? one);
		const { planned, checks } = await judged(ready, all, isOwn, found, engine, ctx);
		require_shared_run.refuse(found.all());
		const own = checks.filter(({ candidate }) => names.has(candidate));
		const asks = own.flatMap(({ candidate, asks }) => asks.map((text) => `${candidate}: ${text}`));
		for (const message of [...warningsOf(own), ...asks]) ctx.emit({
			type: "warning",
			message
		});
		return planned;
	}
}
async function judged(ready, services, isOwn, obstacles, engine, ctx) {
	const checks = services.flatMap((service) => service === null ? [] : [service.check]);
	const planned = servedRun(ready, services);
	const translation = await checkProviders(checks, obstacles, engine);
	const unheld = checks.some(({ refusal }) => refusal !== null) ? [] : await obstacles.take([], () => unheldBudget(planned, isOwn, ctx));
	return {
		planned,
		checks,
		warnings: [...translation, ...unheld ?? []]
	};
}
const warningsOf = (checks) => checks.flatMap(({ candidate, warnings }) => warnings.map((text) => `${candidate}: ${text}`));
const joined = (lines) => lines.filter((line) => line !== "").join("\n") || null;
function lendingLines(withheld, checks) {
	const names = checks.filter(({ candidate }) => withheld.some((one) => one.candidate === candidate)).map(({ candidate }) => candidate);
	return [...withheld.map(lending), ...names.length === 0 ? [] : [`${require_shared_read.listed(names)}: whether the model is served there, and with how much context, is looked at only after a yes.`]];
}
const lending = ({ candidate, key, address }) => `${candidate} sends your ${key} to ${address}, an address that only the configuration names.`;
const nameOf = ({ plan, candidates }, candidate) => candidate === void 0 ? "" : plan.candidates[candidates.indexOf(candidate)]?.name ?? "";
async function pathsAreWhole(given, own, obstacles, { host }) {
	const whole = [];
	for (const one of own) {
		const path = require_shared_run.ownPath(one, host.baseEnv["PATH"]);
		const looked = await obstacles.take([nameOf(given, one)], () => {
			if (path !== null) require_shared_run.refuseRelativeFolders(path);
			return true;
		});
		whole.push(looked === true);
	}
	return whole.every(Boolean);
}
function unaskedVersion(name, probe, { flags }) {
	if (probe === null) return [];
	const { program } = probe;
	const leads = program === null ? [] : [`${name} starts ${program}, to which the PATH of the configuration leads.`];
	if (flags["dry-run"] !== true) return leads;
	const why = probe.isCommand ? "since the configuration says with which command" : "since the configuration says which program that is";
	return [...leads, `${name}: its version is not asked, ${why}. A run asks.`];
}
async function withOwnVersions(given, isOwn, engine) {
	const candidates = [];
	const doubts = /* @__PURE__ */ new Set();
	for (const [at, candidate] of given.candidates.entries()) {
		const [found] = isOwn[at] === true && require_shared_run.ownProbe(candidate, engine) !== null ? await require_shared_run.probeAgents([candidate], engine, { ownProbes: true }) : [];
		if (found === void 0) {
			candidates.push(candidate);
			continue;
		}
		const problem = require_shared_run.noAgent(candidate.backend, found);
		if (problem !== null) throw problem;
		const doubt = candidate.backend.verifiedWith === null ? null : require_shared_run.doubtAbout(candidate.backend, found.version);
		if (doubt !== null) doubts.add(doubt);
		candidates.push({
			...candidate,
			programVersion: found.version
		});
	}
	for (const message of doubts) engine.emit({
		type: "warning",
		message
	});
	return {
		...given,
		candidates
	};
}
function checkPrograms(given, found, obstacles, engine) {
	const doubts = /* @__PURE__ */ new Set();
	for (const [at, agent] of found.entries()) {
		const candidate = given.candidates[at];
		if (agent === null || candidate === void 0) continue;
		const problem = require_shared_run.noAgent(candidate.backend, agent);
		const { backend } = candidate;
		const version = require_shared_run.ownProbe(candidate, engine) === null ? agent.version : backend.verifiedWith;
		const doubt = problem === null ? require_shared_run.doubtAbout(backend, version) : null;
		if (problem !== null) obstacles.add([nameOf(given, candidate)], problem);
		if (doubt !== null) doubts.add(doubt);
	}
	return [...doubts];
}
async function withAccounts(given, isOwn, found, obstacles, { env }) {
	const doubts = [];
	const useHostConfig = given.plan.settings.use_host_config === true;
	const candidates = [];
	for (const [at, candidate] of given.candidates.entries()) {
		const planned = given.plan.candidates[at];
		const needsAccount = isOwn[at] === true && planned !== void 0 && !hasProvider(planned, candidate);
		const options = {
			useHostConfig,
			needsAccount
		};
		const name = planned?.name ?? "";
		const ready = await obstacles.take([name], () => require_shared_run.readyCandidate(candidate, found[at] ?? null, env, options));
		candidates.push(ready ?? candidate);
		const missing = ready === null || !needsAccount ? null : require_shared_run.missingAccount(ready, {
			home: env["HOME"],
			useHostConfig
		});
		if (missing === null) continue;
		if (missing.isCertain) obstacles.add([name], new require_shared_start.MissingPrerequisite("no-account", missing.message, missing.hint));
		else doubts.push(`${name}: ${missing.message} Should it need one: ${missing.hint}`);
	}
	return {
		ready: {
			...given,
			candidates
		},
		doubts
	};
}
async function checkProviders(checks, obstacles, engine) {
	for (const check of checks) {
		const problem = noProvider(check);
		if (problem !== null) obstacles.add([check.candidate], problem);
	}
	const translated = checks.flatMap(({ candidate, translator }) => translator === null ? [] : [candidate]);
	if (translated.length === 0) return [];
	const needs = await obstacles.take(translated, () => require_shared_run.translatorNeeds(engine));
	return needs === null || needs.isPrepared ? [] : [TRANSLATOR_FIRST];
}
const TRANSLATOR_FIRST = `${require_shared_run.TRANSLATOR} is installed first, once, into an environment of its own: minutes, and the network.`;

exports.checkAgents = checkAgents;
exports.withOwnVersions = withOwnVersions;