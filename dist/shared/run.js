import { i as __toESM, t as __commonJSMin } from "../vendor/rolldown-runtime.js";
import { a as nearest, c as EXIT, d as RunError, f as UsageError, l as MissingPrerequisite, n as _usingCtx, s as Cancelled } from "./start.js";
import { An as plural, Bt as isolation, En as runId, Ft as textFile, G as remembered, Gt as readPlan, Ht as adapters, In as utcSeconds, Jt as prettyJson, K as createRedactor, Nt as GLOB_OPTIONS, Pt as foldersOf, Q as outlookText, Qt as slugs, Rt as pathBytes, St as tierOf, U as allocateRunDir, Vt as backends, W as RunDir, Wt as gateExit, X as NO_BUDGET, Y as takeLock, Yt as writeWhole, Z as outlookOf, _t as nextAttempt, an as digestOf$1, bn as PLAN_FILE, bt as isScored, ct as AttemptReader, et as reportOn, gt as chainOf, in as shardTrials, jt as validationOf, mn as EFFECTIVE_PROMPT_FILE, nn as parseShard, nt as tellVerdict, on as sha256, q as redactedText, qt as readShard, rn as shardOf, tn as makePlan, tt as reportPayload, un as Refused, vn as MODEL_OUTPUT_FILE, wn as VERIFY_OUTPUT_FILE, xn as PROMPT_FILE, xt as resultOf, yn as PATCH_FILE, yt as trialKey } from "./read.js";
import { basename, delimiter, dirname, extname, join, posix, relative, resolve } from "node:path";
import fs, { accessSync, constants, statSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";
import { createHash } from "node:crypto";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { open, readdir, stat } from "node:fs/promises";

// src/config/config-path.ts
const PLAIN_KEY = /^[A-Za-z_$][\w$-]*$/;
const SEGMENT = /\[(?<index>\d+)\]|\[(?<quoted>"(?:[^"\\]|\\.)*")\]|(?<dot>\.?)(?<key>[A-Za-z_$][\w$-]*)/y;
function formatPath(path) {
	return path.reduce((text, segment) => {
		if (typeof segment === "number") return `${text}[${segment}]`;
		if (!PLAIN_KEY.test(segment)) return `${text}[${JSON.stringify(segment)}]`;
		return text === "" ? segment : `${text}.${segment}`;
	}, "");
}
function parsePath(text) {
	const path = [];
	SEGMENT.lastIndex = 0;
	while (SEGMENT.lastIndex < text.length) {
		const found = SEGMENT.exec(text)?.groups;
		if (found === void 0) return null;
		if (found["index"] !== void 0) path.push(Number(found["index"]));
		else if (found["quoted"] !== void 0) path.push(String(JSON.parse(found["quoted"])));
		else if (found["dot"] === "" !== (path.length === 0)) return null;
		else path.push(found["key"] ?? "");
	}
	return path;
}

// src/config/defaults.ts
const DEFAULTS = {
	runs: 1,
	attempt_timeout_seconds: 300,
	model: "",
	rule: "paired",
	alpha: .05,
	threshold: .01,
	margin: .02,
	max_excluded: .1,
	cluster: "none",
	order: "interleaved"
};

// src/config/draft.ts
function readDraft(raw) {
	const top = mapOf(raw);
	return {
		benchmark: wordAt("benchmark", top["benchmark"]),
		benchmarkOptions: Object.entries(mapOf(top["benchmark_options"])).flatMap(([name, value]) => isScalar(value) ? [{
			name,
			path: formatPath(["benchmark_options", name]),
			value
		}] : []),
		tasks: wordsAt("task", top["task"]),
		candidates: listOf(top["candidates"]).map((candidate, index) => candidateDraft(mapOf(candidate), `candidates[${index}]`)),
		baseline: wordAt("baseline", top["baseline"])
	};
}
function candidateName(candidate) {
	const model = candidate.model ?? DEFAULTS.model;
	return candidate.name ?? (model === "" ? candidate.backend : `${candidate.backend}:${model}`);
}
function candidateDraft(map, path) {
	const backend = wordAt(`${path}.backend`, map["backend"]);
	const usableBackend = backend?.value.includes(":") === true ? null : backend;
	const model = map["model"] ?? DEFAULTS.model;
	const readableModel = typeof model === "string" ? {
		path: `${path}.model`,
		value: model
	} : null;
	const byDefault = usableBackend === null || readableModel === null ? null : {
		path,
		value: candidateName({
			backend: usableBackend.value,
			model: readableModel.value
		})
	};
	return {
		path,
		name: map["name"] === void 0 ? byDefault : wordAt(`${path}.name`, map["name"]),
		backend: usableBackend,
		model: readableModel,
		env: Object.keys(mapOf(map["env"])).map((name) => ({
			path: `${path}.${formatPath(["env", name])}`,
			value: name
		})),
		unsetEnv: wordsAt(`${path}.unset_env`, map["unset_env"])
	};
}
function wordsAt(path, value) {
	return listOf(value).flatMap((word, index) => wordAt(`${path}[${index}]`, word) ?? []);
}
function wordAt(path, value) {
	return typeof value === "string" && value !== "" ? {
		path,
		value
	} : null;
}
function mapOf(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
function listOf(value) {
	return Array.isArray(value) ? value : [];
}
function isScalar(value) {
	return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

// src/config/compare.gen.ts
const isCompareConfig = validate52;
const schema19 = {
	"$id": "compare-config",
	"type": "object",
	"properties": {
		"$schema": { "type": "string" },
		"benchmark": {
			"type": "string",
			"minLength": 1
		},
		"benchmark_options": {
			"type": "object",
			"propertyNames": {
				"type": "string",
				"minLength": 1
			},
			"additionalProperties": { "type": [
				"string",
				"number",
				"boolean"
			] }
		},
		"task": {
			"minItems": 1,
			"type": "array",
			"items": {
				"type": "string",
				"minLength": 1
			}
		},
		"runs": {
			"default": 1,
			"type": "integer",
			"minimum": 1,
			"maximum": 0x1fffffffffffff
		},
		"attempt_timeout_seconds": {
			"default": 300,
			"type": "integer",
			"minimum": 1,
			"maximum": 2147483
		},
		"candidates": {
			"minItems": 1,
			"type": "array",
			"items": {
				"type": "object",
				"properties": {
					"name": {
						"type": "string",
						"minLength": 1,
						"maxLength": 200,
						"allOf": [{ "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*$" }, { "pattern": "^(?:\\S(?:.*\\S)?)?$" }]
					},
					"backend": {
						"type": "string",
						"minLength": 1,
						"allOf": [{ "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$" }, { "pattern": "^[^:]*$" }]
					},
					"model": {
						"default": "",
						"type": "string",
						"pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"
					},
					"env": {
						"type": "object",
						"propertyNames": {
							"type": "string",
							"pattern": "^[A-Za-z_][A-Za-z0-9_]*$"
						},
						"additionalProperties": {
							"type": "string",
							"pattern": "^[^\\u0000]*$"
						}
					},
					"unset_env": {
						"type": "array",
						"items": {
							"type": "string",
							"pattern": "^[A-Za-z_][A-Za-z0-9_]*$"
						}
					}
				},
				"required": ["backend"],
				"additionalProperties": false
			}
		},
		"baseline": {
			"type": "string",
			"minLength": 1
		},
		"rule": {
			"default": "paired",
			"type": "string",
			"enum": ["paired", "compat"]
		},
		"alpha": {
			"default": .05,
			"type": "number",
			"exclusiveMinimum": 0,
			"exclusiveMaximum": 1
		},
		"threshold": {
			"default": .01,
			"type": "number",
			"minimum": 0,
			"exclusiveMaximum": 1
		},
		"margin": {
			"default": .02,
			"type": "number",
			"exclusiveMinimum": 0,
			"exclusiveMaximum": 1
		},
		"max_excluded": {
			"default": .1,
			"type": "number",
			"minimum": 0,
			"maximum": 1
		},
		"cluster": {
			"default": "none",
			"type": "string",
			"enum": [
				"none",
				"language",
				"repo"
			]
		},
		"order": {
			"default": "interleaved",
			"type": "string",
			"enum": ["interleaved", "sequential"]
		},
		"seed": {
			"type": "integer",
			"minimum": 0,
			"maximum": 0x1fffffffffffff
		},
		"concurrency": {
			"type": "integer",
			"minimum": 1,
			"maximum": 0x1fffffffffffff
		}
	},
	"required": ["benchmark", "candidates"],
	"additionalProperties": false
};
const func1 = Object.prototype.hasOwnProperty;
const pattern3 = /* @__PURE__ */ new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*$", "u");
const pattern4 = /* @__PURE__ */ new RegExp("^(?:\\S(?:.*\\S)?)?$", "u");
const pattern5 = /* @__PURE__ */ new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$", "u");
const pattern6 = /* @__PURE__ */ new RegExp("^[^:]*$", "u");
const pattern8 = /* @__PURE__ */ new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
const pattern9 = /* @__PURE__ */ new RegExp("^[^\\u0000]*$", "u");
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.benchmark === void 0 && (missing0 = "benchmark") || data.candidates === void 0 && (missing0 = "candidates")) {
				validate52.errors = [{
					instancePath,
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema19.properties, key0)) {
					validate52.errors = [{
						instancePath,
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.$schema !== void 0) {
						const _errs2 = errors;
						if (typeof data.$schema !== "string") {
							validate52.errors = [{
								instancePath: instancePath + "/$schema",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.benchmark !== void 0) {
							let data1 = data.benchmark;
							const _errs4 = errors;
							if (errors === _errs4) {
								if (typeof data1 === "string") {
									if (data1.length < 1) {
										validate52.errors = [{
											instancePath: instancePath + "/benchmark",
											params: { limit: 1 },
											message: "must NOT have fewer than 1 characters"
										}];
										return false;
									}
								} else {
									validate52.errors = [{
										instancePath: instancePath + "/benchmark",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.benchmark_options !== void 0) {
								let data2 = data.benchmark_options;
								const _errs6 = errors;
								if (errors === _errs6) {
									if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
										for (const key1 in data2) {
											const _errs8 = errors;
											if (errors === _errs8) {
												if (typeof key1 === "string") {
													if (key1.length < 1) {
														const err0 = {
															instancePath: instancePath + "/benchmark_options",
															params: { limit: 1 },
															message: "must NOT have fewer than 1 characters",
															propertyName: key1
														};
														if (vErrors === null) vErrors = [err0];
														else vErrors.push(err0);
														errors++;
													}
												} else {
													const err1 = {
														instancePath: instancePath + "/benchmark_options",
														params: { type: "string" },
														message: "must be string",
														propertyName: key1
													};
													if (vErrors === null) vErrors = [err1];
													else vErrors.push(err1);
													errors++;
												}
											}
											var valid1 = _errs8 === errors;
											if (!valid1) {
												const err2 = {
													instancePath: instancePath + "/benchmark_options",
													params: { propertyName: key1 },
													message: "property name must be valid"
												};
												if (vErrors === null) vErrors = [err2];
												else vErrors.push(err2);
												errors++;
												validate52.errors = vErrors;
												return false;
											}
										}
										if (valid1) for (const key2 in data2) {
											let data3 = data2[key2];
											const _errs11 = errors;
											if (typeof data3 !== "string" && !(typeof data3 == "number" && isFinite(data3)) && typeof data3 !== "boolean") {
												validate52.errors = [{
													instancePath: instancePath + "/benchmark_options/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
													params: { type: schema19.properties.benchmark_options.additionalProperties.type },
													message: "must be string,number,boolean"
												}];
												return false;
											}
											if (!(_errs11 === errors)) break;
										}
									} else {
										validate52.errors = [{
											instancePath: instancePath + "/benchmark_options",
											params: { type: "object" },
											message: "must be object"
										}];
										return false;
									}
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.task !== void 0) {
									let data4 = data.task;
									const _errs13 = errors;
									if (errors === _errs13) {
										if (Array.isArray(data4)) {
											if (data4.length < 1) {
												validate52.errors = [{
													instancePath: instancePath + "/task",
													params: { limit: 1 },
													message: "must NOT have fewer than 1 items"
												}];
												return false;
											} else {
												const len0 = data4.length;
												for (let i0 = 0; i0 < len0; i0++) {
													let data5 = data4[i0];
													const _errs15 = errors;
													if (errors === _errs15) {
														if (typeof data5 === "string") {
															if (data5.length < 1) {
																validate52.errors = [{
																	instancePath: instancePath + "/task/" + i0,
																	params: { limit: 1 },
																	message: "must NOT have fewer than 1 characters"
																}];
																return false;
															}
														} else {
															validate52.errors = [{
																instancePath: instancePath + "/task/" + i0,
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
													}
													if (!(_errs15 === errors)) break;
												}
											}
										} else {
											validate52.errors = [{
												instancePath: instancePath + "/task",
												params: { type: "array" },
												message: "must be array"
											}];
											return false;
										}
									}
									var valid0 = _errs13 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.runs !== void 0) {
										let data6 = data.runs;
										const _errs17 = errors;
										if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
											validate52.errors = [{
												instancePath: instancePath + "/runs",
												params: { type: "integer" },
												message: "must be integer"
											}];
											return false;
										}
										if (errors === _errs17) {
											if (typeof data6 == "number" && isFinite(data6)) {
												if (data6 > 0x1fffffffffffff || isNaN(data6)) {
													validate52.errors = [{
														instancePath: instancePath + "/runs",
														params: {
															comparison: "<=",
															limit: 0x1fffffffffffff
														},
														message: "must be <= 9007199254740991"
													}];
													return false;
												} else if (data6 < 1 || isNaN(data6)) {
													validate52.errors = [{
														instancePath: instancePath + "/runs",
														params: {
															comparison: ">=",
															limit: 1
														},
														message: "must be >= 1"
													}];
													return false;
												}
											}
										}
										var valid0 = _errs17 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.attempt_timeout_seconds !== void 0) {
											let data7 = data.attempt_timeout_seconds;
											const _errs19 = errors;
											if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
												validate52.errors = [{
													instancePath: instancePath + "/attempt_timeout_seconds",
													params: { type: "integer" },
													message: "must be integer"
												}];
												return false;
											}
											if (errors === _errs19) {
												if (typeof data7 == "number" && isFinite(data7)) {
													if (data7 > 2147483 || isNaN(data7)) {
														validate52.errors = [{
															instancePath: instancePath + "/attempt_timeout_seconds",
															params: {
																comparison: "<=",
																limit: 2147483
															},
															message: "must be <= 2147483"
														}];
														return false;
													} else if (data7 < 1 || isNaN(data7)) {
														validate52.errors = [{
															instancePath: instancePath + "/attempt_timeout_seconds",
															params: {
																comparison: ">=",
																limit: 1
															},
															message: "must be >= 1"
														}];
														return false;
													}
												}
											}
											var valid0 = _errs19 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.candidates !== void 0) {
												let data8 = data.candidates;
												const _errs21 = errors;
												if (errors === _errs21) {
													if (Array.isArray(data8)) {
														if (data8.length < 1) {
															validate52.errors = [{
																instancePath: instancePath + "/candidates",
																params: { limit: 1 },
																message: "must NOT have fewer than 1 items"
															}];
															return false;
														} else {
															const len1 = data8.length;
															for (let i1 = 0; i1 < len1; i1++) {
																let data9 = data8[i1];
																const _errs23 = errors;
																if (errors === _errs23) {
																	if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
																		let missing1;
																		if (data9.backend === void 0 && (missing1 = "backend")) {
																			validate52.errors = [{
																				instancePath: instancePath + "/candidates/" + i1,
																				params: { missingProperty: missing1 },
																				message: "must have required property '" + missing1 + "'"
																			}];
																			return false;
																		} else {
																			const _errs25 = errors;
																			for (const key3 in data9) if (!(key3 === "name" || key3 === "backend" || key3 === "model" || key3 === "env" || key3 === "unset_env")) {
																				validate52.errors = [{
																					instancePath: instancePath + "/candidates/" + i1,
																					params: { additionalProperty: key3 },
																					message: "must NOT have additional properties"
																				}];
																				return false;
																			}
																			if (_errs25 === errors) {
																				if (data9.name !== void 0) {
																					let data10 = data9.name;
																					const _errs26 = errors;
																					const _errs28 = errors;
																					if (typeof data10 === "string") {
																						if (!pattern3.test(data10)) {
																							validate52.errors = [{
																								instancePath: instancePath + "/candidates/" + i1 + "/name",
																								params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*$" },
																								message: "must match pattern \"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*$\""
																							}];
																							return false;
																						}
																					}
																					if (_errs28 === errors) {
																						if (typeof data10 === "string") {
																							if (!pattern4.test(data10)) {
																								validate52.errors = [{
																									instancePath: instancePath + "/candidates/" + i1 + "/name",
																									params: { pattern: "^(?:\\S(?:.*\\S)?)?$" },
																									message: "must match pattern \"^(?:\\S(?:.*\\S)?)?$\""
																								}];
																								return false;
																							}
																						}
																					}
																					if (errors === _errs26) {
																						if (typeof data10 === "string") {
																							if (data10.length > 200) {
																								validate52.errors = [{
																									instancePath: instancePath + "/candidates/" + i1 + "/name",
																									params: { limit: 200 },
																									message: "must NOT have more than 200 characters"
																								}];
																								return false;
																							} else if (data10.length < 1) {
																								validate52.errors = [{
																									instancePath: instancePath + "/candidates/" + i1 + "/name",
																									params: { limit: 1 },
																									message: "must NOT have fewer than 1 characters"
																								}];
																								return false;
																							}
																						} else {
																							validate52.errors = [{
																								instancePath: instancePath + "/candidates/" + i1 + "/name",
																								params: { type: "string" },
																								message: "must be string"
																							}];
																							return false;
																						}
																					}
																					var valid5 = _errs26 === errors;
																				} else var valid5 = true;
																				if (valid5) {
																					if (data9.backend !== void 0) {
																						let data11 = data9.backend;
																						const _errs30 = errors;
																						const _errs32 = errors;
																						if (typeof data11 === "string") {
																							if (!pattern5.test(data11)) {
																								validate52.errors = [{
																									instancePath: instancePath + "/candidates/" + i1 + "/backend",
																									params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$" },
																									message: "must match pattern \"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$\""
																								}];
																								return false;
																							}
																						}
																						if (_errs32 === errors) {
																							if (typeof data11 === "string") {
																								if (!pattern6.test(data11)) {
																									validate52.errors = [{
																										instancePath: instancePath + "/candidates/" + i1 + "/backend",
																										params: { pattern: "^[^:]*$" },
																										message: "must match pattern \"^[^:]*$\""
																									}];
																									return false;
																								}
																							}
																						}
																						if (errors === _errs30) {
																							if (typeof data11 === "string") {
																								if (data11.length < 1) {
																									validate52.errors = [{
																										instancePath: instancePath + "/candidates/" + i1 + "/backend",
																										params: { limit: 1 },
																										message: "must NOT have fewer than 1 characters"
																									}];
																									return false;
																								}
																							} else {
																								validate52.errors = [{
																									instancePath: instancePath + "/candidates/" + i1 + "/backend",
																									params: { type: "string" },
																									message: "must be string"
																								}];
																								return false;
																							}
																						}
																						var valid5 = _errs30 === errors;
																					} else var valid5 = true;
																					if (valid5) {
																						if (data9.model !== void 0) {
																							let data12 = data9.model;
																							const _errs34 = errors;
																							if (errors === _errs34) {
																								if (typeof data12 === "string") {
																									if (!pattern5.test(data12)) {
																										validate52.errors = [{
																											instancePath: instancePath + "/candidates/" + i1 + "/model",
																											params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$" },
																											message: "must match pattern \"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$\""
																										}];
																										return false;
																									}
																								} else {
																									validate52.errors = [{
																										instancePath: instancePath + "/candidates/" + i1 + "/model",
																										params: { type: "string" },
																										message: "must be string"
																									}];
																									return false;
																								}
																							}
																							var valid5 = _errs34 === errors;
																						} else var valid5 = true;
																						if (valid5) {
																							if (data9.env !== void 0) {
																								let data13 = data9.env;
																								const _errs36 = errors;
																								if (errors === _errs36) {
																									if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
																										for (const key4 in data13) {
																											const _errs38 = errors;
																											if (errors === _errs38) {
																												if (typeof key4 === "string") {
																													if (!pattern8.test(key4)) {
																														const err3 = {
																															instancePath: instancePath + "/candidates/" + i1 + "/env",
																															params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" },
																															message: "must match pattern \"^[A-Za-z_][A-Za-z0-9_]*$\"",
																															propertyName: key4
																														};
																														if (vErrors === null) vErrors = [err3];
																														else vErrors.push(err3);
																														errors++;
																													}
																												} else {
																													const err4 = {
																														instancePath: instancePath + "/candidates/" + i1 + "/env",
																														params: { type: "string" },
																														message: "must be string",
																														propertyName: key4
																													};
																													if (vErrors === null) vErrors = [err4];
																													else vErrors.push(err4);
																													errors++;
																												}
																											}
																											var valid8 = _errs38 === errors;
																											if (!valid8) {
																												const err5 = {
																													instancePath: instancePath + "/candidates/" + i1 + "/env",
																													params: { propertyName: key4 },
																													message: "property name must be valid"
																												};
																												if (vErrors === null) vErrors = [err5];
																												else vErrors.push(err5);
																												errors++;
																												validate52.errors = vErrors;
																												return false;
																											}
																										}
																										if (valid8) for (const key5 in data13) {
																											let data14 = data13[key5];
																											const _errs41 = errors;
																											if (errors === _errs41) {
																												if (typeof data14 === "string") {
																													if (!pattern9.test(data14)) {
																														validate52.errors = [{
																															instancePath: instancePath + "/candidates/" + i1 + "/env/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),
																															params: { pattern: "^[^\\u0000]*$" },
																															message: "must match pattern \"^[^\\u0000]*$\""
																														}];
																														return false;
																													}
																												} else {
																													validate52.errors = [{
																														instancePath: instancePath + "/candidates/" + i1 + "/env/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),
																														params: { type: "string" },
																														message: "must be string"
																													}];
																													return false;
																												}
																											}
																											if (!(_errs41 === errors)) break;
																										}
																									} else {
																										validate52.errors = [{
																											instancePath: instancePath + "/candidates/" + i1 + "/env",
																											params: { type: "object" },
																											message: "must be object"
																										}];
																										return false;
																									}
																								}
																								var valid5 = _errs36 === errors;
																							} else var valid5 = true;
																							if (valid5) {
																								if (data9.unset_env !== void 0) {
																									let data15 = data9.unset_env;
																									const _errs43 = errors;
																									if (errors === _errs43) {
																										if (Array.isArray(data15)) {
																											const len2 = data15.length;
																											for (let i2 = 0; i2 < len2; i2++) {
																												let data16 = data15[i2];
																												const _errs45 = errors;
																												if (errors === _errs45) {
																													if (typeof data16 === "string") {
																														if (!pattern8.test(data16)) {
																															validate52.errors = [{
																																instancePath: instancePath + "/candidates/" + i1 + "/unset_env/" + i2,
																																params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" },
																																message: "must match pattern \"^[A-Za-z_][A-Za-z0-9_]*$\""
																															}];
																															return false;
																														}
																													} else {
																														validate52.errors = [{
																															instancePath: instancePath + "/candidates/" + i1 + "/unset_env/" + i2,
																															params: { type: "string" },
																															message: "must be string"
																														}];
																														return false;
																													}
																												}
																												if (!(_errs45 === errors)) break;
																											}
																										} else {
																											validate52.errors = [{
																												instancePath: instancePath + "/candidates/" + i1 + "/unset_env",
																												params: { type: "array" },
																												message: "must be array"
																											}];
																											return false;
																										}
																									}
																									var valid5 = _errs43 === errors;
																								} else var valid5 = true;
																							}
																						}
																					}
																				}
																			}
																		}
																	} else {
																		validate52.errors = [{
																			instancePath: instancePath + "/candidates/" + i1,
																			params: { type: "object" },
																			message: "must be object"
																		}];
																		return false;
																	}
																}
																if (!(_errs23 === errors)) break;
															}
														}
													} else {
														validate52.errors = [{
															instancePath: instancePath + "/candidates",
															params: { type: "array" },
															message: "must be array"
														}];
														return false;
													}
												}
												var valid0 = _errs21 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.baseline !== void 0) {
													let data17 = data.baseline;
													const _errs47 = errors;
													if (errors === _errs47) {
														if (typeof data17 === "string") {
															if (data17.length < 1) {
																validate52.errors = [{
																	instancePath: instancePath + "/baseline",
																	params: { limit: 1 },
																	message: "must NOT have fewer than 1 characters"
																}];
																return false;
															}
														} else {
															validate52.errors = [{
																instancePath: instancePath + "/baseline",
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
													}
													var valid0 = _errs47 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.rule !== void 0) {
														let data18 = data.rule;
														const _errs49 = errors;
														if (typeof data18 !== "string") {
															validate52.errors = [{
																instancePath: instancePath + "/rule",
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
														if (!(data18 === "paired" || data18 === "compat")) {
															validate52.errors = [{
																instancePath: instancePath + "/rule",
																params: { allowedValues: schema19.properties.rule.enum },
																message: "must be equal to one of the allowed values"
															}];
															return false;
														}
														var valid0 = _errs49 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.alpha !== void 0) {
															let data19 = data.alpha;
															const _errs51 = errors;
															if (errors === _errs51) {
																if (typeof data19 == "number" && isFinite(data19)) {
																	if (data19 >= 1 || isNaN(data19)) {
																		validate52.errors = [{
																			instancePath: instancePath + "/alpha",
																			params: {
																				comparison: "<",
																				limit: 1
																			},
																			message: "must be < 1"
																		}];
																		return false;
																	} else if (data19 <= 0 || isNaN(data19)) {
																		validate52.errors = [{
																			instancePath: instancePath + "/alpha",
																			params: {
																				comparison: ">",
																				limit: 0
																			},
																			message: "must be > 0"
																		}];
																		return false;
																	}
																} else {
																	validate52.errors = [{
																		instancePath: instancePath + "/alpha",
																		params: { type: "number" },
																		message: "must be number"
																	}];
																	return false;
																}
															}
															var valid0 = _errs51 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.threshold !== void 0) {
																let data20 = data.threshold;
																const _errs53 = errors;
																if (errors === _errs53) {
																	if (typeof data20 == "number" && isFinite(data20)) {
																		if (data20 < 0 || isNaN(data20)) {
																			validate52.errors = [{
																				instancePath: instancePath + "/threshold",
																				params: {
																					comparison: ">=",
																					limit: 0
																				},
																				message: "must be >= 0"
																			}];
																			return false;
																		} else if (data20 >= 1 || isNaN(data20)) {
																			validate52.errors = [{
																				instancePath: instancePath + "/threshold",
																				params: {
																					comparison: "<",
																					limit: 1
																				},
																				message: "must be < 1"
																			}];
																			return false;
																		}
																	} else {
																		validate52.errors = [{
																			instancePath: instancePath + "/threshold",
																			params: { type: "number" },
																			message: "must be number"
																		}];
																		return false;
																	}
																}
																var valid0 = _errs53 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.margin !== void 0) {
																	let data21 = data.margin;
																	const _errs55 = errors;
																	if (errors === _errs55) {
																		if (typeof data21 == "number" && isFinite(data21)) {
																			if (data21 >= 1 || isNaN(data21)) {
																				validate52.errors = [{
																					instancePath: instancePath + "/margin",
																					params: {
																						comparison: "<",
																						limit: 1
																					},
																					message: "must be < 1"
																				}];
																				return false;
																			} else if (data21 <= 0 || isNaN(data21)) {
																				validate52.errors = [{
																					instancePath: instancePath + "/margin",
																					params: {
																						comparison: ">",
																						limit: 0
																					},
																					message: "must be > 0"
																				}];
																				return false;
																			}
																		} else {
																			validate52.errors = [{
																				instancePath: instancePath + "/margin",
																				params: { type: "number" },
																				message: "must be number"
																			}];
																			return false;
																		}
																	}
																	var valid0 = _errs55 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.max_excluded !== void 0) {
																		let data22 = data.max_excluded;
																		const _errs57 = errors;
																		if (errors === _errs57) {
																			if (typeof data22 == "number" && isFinite(data22)) {
																				if (data22 > 1 || isNaN(data22)) {
																					validate52.errors = [{
																						instancePath: instancePath + "/max_excluded",
																						params: {
																							comparison: "<=",
																							limit: 1
																						},
																						message: "must be <= 1"
																					}];
																					return false;
																				} else if (data22 < 0 || isNaN(data22)) {
																					validate52.errors = [{
																						instancePath: instancePath + "/max_excluded",
																						params: {
																							comparison: ">=",
																							limit: 0
																						},
																						message: "must be >= 0"
																					}];
																					return false;
																				}
																			} else {
																				validate52.errors = [{
																					instancePath: instancePath + "/max_excluded",
																					params: { type: "number" },
																					message: "must be number"
																				}];
																				return false;
																			}
																		}
																		var valid0 = _errs57 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.cluster !== void 0) {
																			let data23 = data.cluster;
																			const _errs59 = errors;
																			if (typeof data23 !== "string") {
																				validate52.errors = [{
																					instancePath: instancePath + "/cluster",
																					params: { type: "string" },
																					message: "must be string"
																				}];
																				return false;
																			}
																			if (!(data23 === "none" || data23 === "language" || data23 === "repo")) {
																				validate52.errors = [{
																					instancePath: instancePath + "/cluster",
																					params: { allowedValues: schema19.properties.cluster.enum },
																					message: "must be equal to one of the allowed values"
																				}];
																				return false;
																			}
																			var valid0 = _errs59 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.order !== void 0) {
																				let data24 = data.order;
																				const _errs61 = errors;
																				if (typeof data24 !== "string") {
																					validate52.errors = [{
																						instancePath: instancePath + "/order",
																						params: { type: "string" },
																						message: "must be string"
																					}];
																					return false;
																				}
																				if (!(data24 === "interleaved" || data24 === "sequential")) {
																					validate52.errors = [{
																						instancePath: instancePath + "/order",
																						params: { allowedValues: schema19.properties.order.enum },
																						message: "must be equal to one of the allowed values"
																					}];
																					return false;
																				}
																				var valid0 = _errs61 === errors;
																			} else var valid0 = true;
																			if (valid0) {
																				if (data.seed !== void 0) {
																					let data25 = data.seed;
																					const _errs63 = errors;
																					if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25) && isFinite(data25))) {
																						validate52.errors = [{
																							instancePath: instancePath + "/seed",
																							params: { type: "integer" },
																							message: "must be integer"
																						}];
																						return false;
																					}
																					if (errors === _errs63) {
																						if (typeof data25 == "number" && isFinite(data25)) {
																							if (data25 > 0x1fffffffffffff || isNaN(data25)) {
																								validate52.errors = [{
																									instancePath: instancePath + "/seed",
																									params: {
																										comparison: "<=",
																										limit: 0x1fffffffffffff
																									},
																									message: "must be <= 9007199254740991"
																								}];
																								return false;
																							} else if (data25 < 0 || isNaN(data25)) {
																								validate52.errors = [{
																									instancePath: instancePath + "/seed",
																									params: {
																										comparison: ">=",
																										limit: 0
																									},
																									message: "must be >= 0"
																								}];
																								return false;
																							}
																						}
																					}
																					var valid0 = _errs63 === errors;
																				} else var valid0 = true;
																				if (valid0) {
																					if (data.concurrency !== void 0) {
																						let data26 = data.concurrency;
																						const _errs65 = errors;
																						if (!(typeof data26 == "number" && !(data26 % 1) && !isNaN(data26) && isFinite(data26))) {
																							validate52.errors = [{
																								instancePath: instancePath + "/concurrency",
																								params: { type: "integer" },
																								message: "must be integer"
																							}];
																							return false;
																						}
																						if (errors === _errs65) {
																							if (typeof data26 == "number" && isFinite(data26)) {
																								if (data26 > 0x1fffffffffffff || isNaN(data26)) {
																									validate52.errors = [{
																										instancePath: instancePath + "/concurrency",
																										params: {
																											comparison: "<=",
																											limit: 0x1fffffffffffff
																										},
																										message: "must be <= 9007199254740991"
																									}];
																									return false;
																								} else if (data26 < 1 || isNaN(data26)) {
																									validate52.errors = [{
																										instancePath: instancePath + "/concurrency",
																										params: {
																											comparison: ">=",
																											limit: 1
																										},
																										message: "must be >= 1"
																									}];
																									return false;
																								}
																							}
																						}
																						var valid0 = _errs65 === errors;
																					} else var valid0 = true;
																				}
																			}
																		}
																	}
																}
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate52.errors = [{
				instancePath,
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate52.errors = vErrors;
	return errors === 0;
}

// src/config/check-config.ts
async function checkConfig(raw) {
	if (isCompareConfig(raw)) return {
		config: raw,
		findings: []
	};
	const { checkShape } = await import("../config/compare.js");
	return checkShape(raw);
}

// src/config/json-fault.ts
const MAX_DEPTH = 64;
const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;
function firstJsonFault(text) {
	const closers = [];
	let expecting = "a value";
	let offset = 0;
	const eat = (token) => {
		token.lastIndex = offset;
		if (!token.test(text)) return false;
		offset = token.lastIndex;
		return true;
	};
	const afterValue = () => {
		const closer = closers.at(-1);
		return closer === void 0 ? "the end" : `a comma or ${closer}`;
	};
	for (;;) {
		eat(SPACE);
		const next = text[offset];
		const fault = {
			offset,
			expected: expecting
		};
		if (expecting === "the end") return next === void 0 ? null : fault;
		if (next !== void 0 && next === closers.at(-1) && expecting.endsWith(next)) {
			closers.pop();
			offset += 1;
			expecting = afterValue();
		} else if (expecting === "a colon") {
			if (next !== ":") return fault;
			offset += 1;
			expecting = "a value";
		} else if (expecting === "a comma or ]" || expecting === "a comma or }") {
			if (next !== ",") return fault;
			offset += 1;
			expecting = expecting.endsWith("]") ? "a value" : "a key in double quotes";
		} else if (expecting === "a key in double quotes" || expecting === "a key in double quotes or }") {
			if (!eat(STRING)) return fault;
			expecting = "a colon";
		} else if (next === "[" || next === "{") {
			if (closers.length === MAX_DEPTH) return {
				offset,
				expected: `at most ${MAX_DEPTH} levels`
			};
			closers.push(next === "[" ? "]" : "}");
			offset += 1;
			expecting = next === "[" ? "a value or ]" : "a key in double quotes or }";
		} else {
			if (!eat(STRING) && !eat(SCALAR)) return fault;
			expecting = afterValue();
		}
	}
}

// src/config/problems.ts
const COMMAND_LINE = "command line";
const SHOWN = 50;
function placed(findings, locate) {
	return findings.map(({ of, ...problem }) => ({
		...problem,
		...locate(problem.path, of)
	}));
}
function configProblems(problems, source) {
	const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
	return new UsageError("invalid-config", `${printable(source)} has ${count}:\n${formatProblems(problems, source)}`, `Nothing was run. Correct the ${source === "command line" ? "command" : "file"} and start again.`, { problems: inOrder(problems) });
}
function formatProblems(problems, source) {
	const lines = inOrder(problems).slice(0, SHOWN).flatMap((problem) => rendered(problem, source));
	if (problems.length > SHOWN) lines.push(`... and ${problems.length - SHOWN} more.`);
	return lines.join("\n");
}
function rendered(problem, source) {
	const place = [
		source,
		problem.line,
		problem.column
	].filter((part) => part !== void 0).join(":");
	const line = printable(`${problem.path === "" ? place : `${place} ${problem.path}`}: ${problem.message}`);
	return problem.hint === void 0 ? [line] : [line, printable(`  hint: ${problem.hint}`)];
}
function inOrder(problems) {
	const rank = (problem) => problem.line ?? Number.MAX_SAFE_INTEGER;
	return [...problems].sort((a, b) => rank(a) - rank(b) || (a.column ?? 0) - (b.column ?? 0));
}
function printable(text) {
	return text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

// src/config/relation-findings.ts
const MAX_NAME = 200;
function relationFindings(draft, minCandidates) {
	return [
		...tooFew(draft, minCandidates),
		...nameFindings(draft.candidates),
		...draft.candidates.flatMap(envFindings),
		...baselineFindings(draft),
		...droppedKeys(draft)
	];
}
function tooFew({ candidates }, minCandidates) {
	if (candidates.length === 0 || candidates.length >= minCandidates) return [];
	return [{
		path: "candidates",
		message: `must hold at least ${minCandidates} candidates, but holds ${candidates.length}.`,
		hint: "Add one to compare with, or use `run` for a single candidate."
	}];
}
function nameFindings(candidates) {
	const owners = /* @__PURE__ */ new Map();
	return candidates.flatMap(({ path: owner, name }) => {
		if (name === null) return [];
		const isDefault = name.path === owner;
		if (isDefault && name.value.length > MAX_NAME) return [{
			path: owner,
			message: "needs a name: its backend and model are too long for one.",
			hint: "Set name."
		}];
		const key = name.value.normalize("NFC").toLowerCase();
		const first = owners.get(key);
		if (first === void 0) {
			owners.set(key, {
				path: owner,
				name: name.value
			});
			return [];
		}
		const how = first.name === name.value ? "has" : "differs only in case or in how accents are written from";
		const message = `${isDefault ? `goes by ${JSON.stringify(name.value)} and ` : `${JSON.stringify(name.value)} `}${how} the name of ${first.path}.`;
		return [{
			path: name.path,
			message,
			hint: isDefault ? "Set a name that no other candidate has." : "Names must differ."
		}];
	});
}
function envFindings({ path, env, unsetEnv }) {
	const set = new Set(env.map(({ value }) => value));
	return unsetEnv.filter(({ value }) => set.has(value)).map((unset) => ({
		path: unset.path,
		message: `${unset.value} is also set, in ${path}.env.`,
		hint: "Set it or unset it, not both."
	}));
}
function baselineFindings({ baseline, candidates }) {
	const names = candidates.flatMap(({ name }) => name?.value ?? []);
	if (baseline === null || names.length < candidates.length || names.length === 0 || names.includes(baseline.value)) return [];
	const near = nearest(baseline.value, names);
	const hint = near === null ? `Their names: ${names.join(", ")}.` : `Did you mean ${near}?`;
	return [{
		path: baseline.path,
		message: `${JSON.stringify(baseline.value)} is the name of no candidate.`,
		hint
	}];
}
function droppedKeys({ candidates, benchmarkOptions }) {
	return [...candidates.flatMap(({ env }) => env), ...benchmarkOptions.map(({ path, name }) => ({
		path,
		value: name
	}))].filter(({ value }) => value === "__proto__").map(({ path }) => ({
		path,
		message: "cannot be used as a name.",
		of: "key"
	}));
}

// src/config/load.ts
const MAX_BYTES$1 = 262144;
async function loadCompareConfig(file, options = {}) {
	return parseCompareConfig(await readText(file), file, options);
}
async function parseCompareConfig(text, source, options = {}) {
	const { parseConfigDocument } = await import("../config/document.js");
	const { value, locate, problems } = parseConfigDocument(text, formatOf(source, text));
	const draft = readDraft(value);
	if (value === void 0) return {
		source,
		raw: value,
		draft,
		locate,
		shape: null,
		problems
	};
	const { config, findings } = await checkConfig(value);
	const relations = relationFindings(draft, options.minCandidates ?? 2);
	const all = [...problems, ...placed([...findings, ...relations], locate)];
	return {
		source,
		raw: value,
		draft,
		locate,
		shape: all.length === 0 ? config : null,
		problems: all
	};
}
async function filesIn(dir) {
	try {
		return await readdir(dir);
	} catch (cause) {
		if (cause.code === "ENOENT") return null;
		throw new UsageError("folder-unreadable", `${dir} cannot be listed.`, "Is it a folder that you may read?", { cause });
	}
}
function formatOf(source, text) {
	const extension = extname(source).toLowerCase();
	if (extension === ".json") return "json";
	if (extension === ".yaml" || extension === ".yml") return "yaml";
	return firstJsonFault(text) === null ? "json" : "yaml";
}
async function readText(file) {
	const bytes = await readBytes(file);
	if (bytes.length > MAX_BYTES$1) throw new UsageError("config-too-large", `${file} is larger than ${MAX_BYTES$1 / 1024} KiB.`, "Is it a config file? A long list of tasks can be written as globs.");
	const text = decoded(bytes);
	if (text === null) throw new UsageError("config-not-text", `${file} is not text in UTF-8.`, "Is it the right file? If it is, save it as UTF-8.");
	if (text.trim() === "") throw new UsageError("config-empty", `${file} is empty.`, "Begin with a copy of presets/example.compare.yaml.");
	return text;
}
async function readBytes(file) {
	try {
		const kind = await stat(file);
		if (!kind.isFile()) {
			const what = kind.isDirectory() ? "a folder" : "not a regular file";
			throw new UsageError("config-not-a-file", `${file} is ${what}.`, "Name the config file itself.");
		}
		const handle = await open(file, "r");
		try {
			const buffer = Buffer.alloc(Math.min(kind.size, MAX_BYTES$1) + 1);
			let length = 0;
			for (;;) {
				const { bytesRead } = await handle.read(buffer, length, buffer.length - length, length);
				length += bytesRead;
				if (bytesRead === 0 || length === buffer.length) return buffer.subarray(0, length);
			}
		} finally {
			await handle.close();
		}
	} catch (error) {
		if (error instanceof UsageError) throw error;
		throw await unreadable(file, error);
	}
}
async function unreadable(file, cause) {
	const code = cause.code;
	if (code !== "ENOENT" && code !== "ENOTDIR") return new UsageError("config-unreadable", `${file} cannot be read (${code ?? "unknown reason"}).`, "Check its permissions.", { cause });
	const neighbours = await readdir(dirname(file)).catch(() => []);
	const near = nearest(basename(file), neighbours);
	const hint = near === null ? "Begin with a copy of presets/example.compare.yaml." : `Did you mean ${near}?`;
	return new UsageError("config-not-found", `There is no file ${file}.`, hint, { cause });
}
function decoded(bytes) {
	try {
		const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
		return text.includes("\0") ? null : text;
	} catch {
		return null;
	}
}

// src/commands/engine.ts
const REGISTRIES = {
	adapters,
	backends,
	isolation
};
async function openEngine(ctx) {
	return {
		...REGISTRIES,
		...await ctx.machine(),
		openGateway: async (options) => (await import("../gateway/gateway.js")).openGateway(options),
		emit: ctx.emit,
		signal: ctx.signal
	};
}

// node_modules/diff/libesm/diff/base.js
var Diff = class {
	diff(oldStr, newStr, options = {}) {
		let callback;
		if (typeof options === "function") {
			callback = options;
			options = {};
		} else if ("callback" in options) callback = options.callback;
		const oldString = this.castInput(oldStr, options);
		const newString = this.castInput(newStr, options);
		const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
		const newTokens = this.removeEmpty(this.tokenize(newString, options));
		return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
	}
	diffWithOptionsObj(oldTokens, newTokens, options, callback) {
		var _a;
		const done = (value) => {
			value = this.postProcess(value, options);
			if (callback) {
				setTimeout(function() {
					callback(value);
				}, 0);
				return;
			} else return value;
		};
		const newLen = newTokens.length, oldLen = oldTokens.length;
		let editLength = 1;
		let maxEditLength = newLen + oldLen;
		if (options.maxEditLength != null) maxEditLength = Math.min(maxEditLength, options.maxEditLength);
		const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : 1e400;
		const abortAfterTimestamp = Date.now() + maxExecutionTime;
		const bestPath = [{
			oldPos: -1,
			lastComponent: void 0
		}];
		let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
		if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
		let minDiagonalToConsider = -1e400, maxDiagonalToConsider = 1e400;
		const execEditLength = () => {
			for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
				let basePath;
				const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
				if (removePath) bestPath[diagonalPath - 1] = void 0;
				let canAdd = false;
				if (addPath) {
					const addPathNewPos = addPath.oldPos - diagonalPath;
					canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
				}
				const canRemove = removePath && removePath.oldPos + 1 < oldLen;
				if (!canAdd && !canRemove) {
					bestPath[diagonalPath] = void 0;
					continue;
				}
				if (!canRemove || canAdd && removePath.oldPos < addPath.oldPos) basePath = this.addToPath(addPath, true, false, 0, options);
				else basePath = this.addToPath(removePath, false, true, 1, options);
				newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
				if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
				else {
					bestPath[diagonalPath] = basePath;
					if (basePath.oldPos + 1 >= oldLen) maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
					if (newPos + 1 >= newLen) minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
				}
			}
			editLength++;
		};
		if (callback) (function exec() {
			setTimeout(function() {
				if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) return callback(void 0);
				if (!execEditLength()) exec();
			}, 0);
		})();
		else while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
			const ret = execEditLength();
			if (ret) return ret;
		}
	}
	addToPath(path, added, removed, oldPosInc, options) {
		const last = path.lastComponent;
		if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) return {
			oldPos: path.oldPos + oldPosInc,
			lastComponent: {
				count: last.count + 1,
				added,
				removed,
				previousComponent: last.previousComponent
			}
		};
		else return {
			oldPos: path.oldPos + oldPosInc,
			lastComponent: {
				count: 1,
				added,
				removed,
				previousComponent: last
			}
		};
	}
	extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
		const newLen = newTokens.length, oldLen = oldTokens.length;
		let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
		while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
			newPos++;
			oldPos++;
			commonCount++;
			if (options.oneChangePerToken) basePath.lastComponent = {
				count: 1,
				previousComponent: basePath.lastComponent,
				added: false,
				removed: false
			};
		}
		if (commonCount && !options.oneChangePerToken) basePath.lastComponent = {
			count: commonCount,
			previousComponent: basePath.lastComponent,
			added: false,
			removed: false
		};
		basePath.oldPos = oldPos;
		return newPos;
	}
	equals(left, right, options) {
		if (options.comparator) return options.comparator(left, right);
		else return left === right || !!options.ignoreCase && left.toLowerCase() === right.toLowerCase();
	}
	removeEmpty(array) {
		const ret = [];
		for (let i = 0; i < array.length; i++) if (array[i]) ret.push(array[i]);
		return ret;
	}
	castInput(value, options) {
		return value;
	}
	tokenize(value, options) {
		return Array.from(value);
	}
	join(chars) {
		return chars.join("");
	}
	postProcess(changeObjects, options) {
		return changeObjects;
	}
	get useLongestToken() {
		return false;
	}
	buildValues(lastComponent, newTokens, oldTokens) {
		const components = [];
		let nextComponent;
		while (lastComponent) {
			components.push(lastComponent);
			nextComponent = lastComponent.previousComponent;
			delete lastComponent.previousComponent;
			lastComponent = nextComponent;
		}
		components.reverse();
		const componentLen = components.length;
		let componentPos = 0, newPos = 0, oldPos = 0;
		for (; componentPos < componentLen; componentPos++) {
			const component = components[componentPos];
			if (!component.removed) {
				if (!component.added && this.useLongestToken) {
					let value = newTokens.slice(newPos, newPos + component.count);
					value = value.map(function(value, i) {
						const oldValue = oldTokens[oldPos + i];
						return oldValue.length > value.length ? oldValue : value;
					});
					component.value = this.join(value);
				} else component.value = this.join(newTokens.slice(newPos, newPos + component.count));
				newPos += component.count;
				if (!component.added) oldPos += component.count;
			} else {
				component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
				oldPos += component.count;
			}
		}
		return components;
	}
};

// node_modules/diff/libesm/diff/character.js
var CharacterDiff = class extends Diff {};
const characterDiff = new CharacterDiff();

// node_modules/diff/libesm/util/string.js
function longestCommonPrefix(str1, str2) {
	let i = 0;
	for (; i < str1.length && i < str2.length; i++) if (str1[i] != str2[i]) return str1.slice(0, i);
	return str1.slice(0, i);
}
function longestCommonSuffix(str1, str2) {
	let i;
	if (!str1 || !str2 || str1[str1.length - 1] != str2[str2.length - 1]) return "";
	for (i = 0; i < str1.length && i < str2.length; i++) if (str1[str1.length - (i + 1)] != str2[str2.length - (i + 1)]) return str1.slice(-i);
	return str1.slice(-i);
}
function replacePrefix(string, oldPrefix, newPrefix) {
	if (string.slice(0, oldPrefix.length) != oldPrefix) throw Error(`string ${JSON.stringify(string)} doesn't start with prefix ${JSON.stringify(oldPrefix)}; this is a bug`);
	return newPrefix + string.slice(oldPrefix.length);
}
function replaceSuffix(string, oldSuffix, newSuffix) {
	if (!oldSuffix) return string + newSuffix;
	if (string.slice(-oldSuffix.length) != oldSuffix) throw Error(`string ${JSON.stringify(string)} doesn't end with suffix ${JSON.stringify(oldSuffix)}; this is a bug`);
	return string.slice(0, -oldSuffix.length) + newSuffix;
}
function removePrefix(string, oldPrefix) {
	return replacePrefix(string, oldPrefix, "");
}
function removeSuffix(string, oldSuffix) {
	return replaceSuffix(string, oldSuffix, "");
}
function maximumOverlap(string1, string2) {
	return string2.slice(0, overlapCount(string1, string2));
}
function overlapCount(a, b) {
	let startA = 0;
	if (a.length > b.length) startA = a.length - b.length;
	let endB = b.length;
	if (a.length < b.length) endB = a.length;
	const map = Array(endB);
	let k = 0;
	map[0] = 0;
	for (let j = 1; j < endB; j++) {
		if (b[j] == b[k]) map[j] = map[k];
		else map[j] = k;
		while (k > 0 && b[j] != b[k]) k = map[k];
		if (b[j] == b[k]) k++;
	}
	k = 0;
	for (let i = startA; i < a.length; i++) {
		while (k > 0 && a[i] != b[k]) k = map[k];
		if (a[i] == b[k]) k++;
	}
	return k;
}
function segment(string, segmenter) {
	const parts = [];
	for (const segmentObj of Array.from(segmenter.segment(string))) {
		const segment = segmentObj.segment;
		if (parts.length && /\s/.test(parts[parts.length - 1]) && /\s/.test(segment)) parts[parts.length - 1] += segment;
		else parts.push(segment);
	}
	return parts;
}
function trailingWs(string, segmenter) {
	if (segmenter) return leadingAndTrailingWs(string, segmenter)[1];
	let i;
	for (i = string.length - 1; i >= 0; i--) if (!string[i].match(/\s/)) break;
	return string.substring(i + 1);
}
function leadingWs(string, segmenter) {
	if (segmenter) return leadingAndTrailingWs(string, segmenter)[0];
	const match = string.match(/^\s*/);
	return match ? match[0] : "";
}
function leadingAndTrailingWs(string, segmenter) {
	if (!segmenter) return [leadingWs(string), trailingWs(string)];
	if (segmenter.resolvedOptions().granularity != "word") throw new Error("The segmenter passed must have a granularity of \"word\"");
	const segments = segment(string, segmenter);
	const firstSeg = segments[0];
	const lastSeg = segments[segments.length - 1];
	return [/\s/.test(firstSeg) ? firstSeg : "", /\s/.test(lastSeg) ? lastSeg : ""];
}

// node_modules/diff/libesm/diff/word.js
const extendedWordChars = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}";
const tokenizeIncludingWhitespace = new RegExp(`[${extendedWordChars}]+|\\s+|[^${extendedWordChars}]`, "ug");
var WordDiff = class extends Diff {
	equals(left, right, options) {
		if (options.ignoreCase) {
			left = left.toLowerCase();
			right = right.toLowerCase();
		}
		return left.trim() === right.trim();
	}
	tokenize(value, options = {}) {
		let parts;
		if (options.intlSegmenter) {
			const segmenter = options.intlSegmenter;
			if (segmenter.resolvedOptions().granularity != "word") throw new Error("The segmenter passed must have a granularity of \"word\"");
			parts = segment(value, segmenter);
		} else parts = value.match(tokenizeIncludingWhitespace) || [];
		const tokens = [];
		let prevPart = null;
		parts.forEach((part) => {
			if (/\s/.test(part)) {
				if (prevPart == null) tokens.push(part);
				else tokens.push(tokens.pop() + part);
			} else if (prevPart != null && /\s/.test(prevPart)) {
				if (tokens[tokens.length - 1] == prevPart) tokens.push(tokens.pop() + part);
				else tokens.push(prevPart + part);
			} else tokens.push(part);
			prevPart = part;
		});
		return tokens;
	}
	join(tokens) {
		return tokens.map((token, i) => {
			if (i == 0) return token;
			else return token.replace(/^\s+/, "");
		}).join("");
	}
	postProcess(changes, options) {
		if (!changes || options.oneChangePerToken) return changes;
		let lastKeep = null;
		let insertion = null;
		let deletion = null;
		changes.forEach((change) => {
			if (change.added) insertion = change;
			else if (change.removed) deletion = change;
			else {
				if (insertion || deletion) dedupeWhitespaceInChangeObjects(lastKeep, deletion, insertion, change, options.intlSegmenter);
				lastKeep = change;
				insertion = null;
				deletion = null;
			}
		});
		if (insertion || deletion) dedupeWhitespaceInChangeObjects(lastKeep, deletion, insertion, null, options.intlSegmenter);
		return changes;
	}
};
const wordDiff = new WordDiff();
function dedupeWhitespaceInChangeObjects(startKeep, deletion, insertion, endKeep, segmenter) {
	if (deletion && insertion) {
		const [oldWsPrefix, oldWsSuffix] = leadingAndTrailingWs(deletion.value, segmenter);
		const [newWsPrefix, newWsSuffix] = leadingAndTrailingWs(insertion.value, segmenter);
		if (startKeep) {
			const commonWsPrefix = longestCommonPrefix(oldWsPrefix, newWsPrefix);
			startKeep.value = replaceSuffix(startKeep.value, newWsPrefix, commonWsPrefix);
			deletion.value = removePrefix(deletion.value, commonWsPrefix);
			insertion.value = removePrefix(insertion.value, commonWsPrefix);
		}
		if (endKeep) {
			const commonWsSuffix = longestCommonSuffix(oldWsSuffix, newWsSuffix);
			endKeep.value = replacePrefix(endKeep.value, newWsSuffix, commonWsSuffix);
			deletion.value = removeSuffix(deletion.value, commonWsSuffix);
			insertion.value = removeSuffix(insertion.value, commonWsSuffix);
		}
	} else if (insertion) {
		if (startKeep) {
			const ws = leadingWs(insertion.value, segmenter);
			insertion.value = insertion.value.substring(ws.length);
		}
		if (endKeep) {
			const ws = leadingWs(endKeep.value, segmenter);
			endKeep.value = endKeep.value.substring(ws.length);
		}
	} else if (startKeep && endKeep) {
		const newWsFull = leadingWs(endKeep.value, segmenter), [delWsStart, delWsEnd] = leadingAndTrailingWs(deletion.value, segmenter);
		const newWsStart = longestCommonPrefix(newWsFull, delWsStart);
		deletion.value = removePrefix(deletion.value, newWsStart);
		const newWsEnd = longestCommonSuffix(removePrefix(newWsFull, newWsStart), delWsEnd);
		deletion.value = removeSuffix(deletion.value, newWsEnd);
		endKeep.value = replacePrefix(endKeep.value, newWsFull, newWsEnd);
		startKeep.value = replaceSuffix(startKeep.value, newWsFull, newWsFull.slice(0, newWsFull.length - newWsEnd.length));
	} else if (endKeep) {
		const endKeepWsPrefix = leadingWs(endKeep.value, segmenter);
		const deletionWsSuffix = trailingWs(deletion.value, segmenter);
		const overlap = maximumOverlap(deletionWsSuffix, endKeepWsPrefix);
		deletion.value = removeSuffix(deletion.value, overlap);
	} else if (startKeep) {
		const startKeepWsSuffix = trailingWs(startKeep.value, segmenter);
		const deletionWsPrefix = leadingWs(deletion.value, segmenter);
		const overlap = maximumOverlap(startKeepWsSuffix, deletionWsPrefix);
		deletion.value = removePrefix(deletion.value, overlap);
	}
}
var WordsWithSpaceDiff = class extends Diff {
	tokenize(value) {
		const regex = new RegExp(`(\\r?\\n)|[${extendedWordChars}]+|[^\\S\\n\\r]+|[^${extendedWordChars}]`, "ug");
		return value.match(regex) || [];
	}
};
const wordsWithSpaceDiff = new WordsWithSpaceDiff();

// node_modules/diff/libesm/diff/line.js
var LineDiff = class extends Diff {
	constructor() {
		super(...arguments);
		this.tokenize = tokenize;
	}
	equals(left, right, options) {
		if (options.ignoreWhitespace) {
			if (!options.newlineIsToken || !left.includes("\n")) left = left.trim();
			if (!options.newlineIsToken || !right.includes("\n")) right = right.trim();
		} else if (options.ignoreNewlineAtEof && !options.newlineIsToken) {
			if (left.endsWith("\n")) left = left.slice(0, -1);
			if (right.endsWith("\n")) right = right.slice(0, -1);
		}
		return super.equals(left, right, options);
	}
};
const lineDiff$1 = new LineDiff();
function tokenize(value, options) {
	if (options.stripTrailingCr) value = value.replace(/\r\n/g, "\n");
	const retLines = [], linesAndNewlines = value.split(/(\n|\r\n)/);
	if (!linesAndNewlines[linesAndNewlines.length - 1]) linesAndNewlines.pop();
	for (let i = 0; i < linesAndNewlines.length; i++) {
		const line = linesAndNewlines[i];
		if (i % 2 && !options.newlineIsToken) retLines[retLines.length - 1] += line;
		else retLines.push(line);
	}
	return retLines;
}

// node_modules/diff/libesm/diff/sentence.js
function isSentenceEndPunct(char) {
	return char == "." || char == "!" || char == "?";
}
var SentenceDiff = class extends Diff {
	tokenize(value) {
		var _a;
		const result = [];
		let tokenStartI = 0;
		for (let i = 0; i < value.length; i++) {
			if (i == value.length - 1) {
				result.push(value.slice(tokenStartI));
				break;
			}
			if (isSentenceEndPunct(value[i]) && value[i + 1].match(/\s/)) {
				result.push(value.slice(tokenStartI, i + 1));
				i = tokenStartI = i + 1;
				while ((_a = value[i + 1]) === null || _a === void 0 ? void 0 : _a.match(/\s/)) i++;
				result.push(value.slice(tokenStartI, i + 1));
				tokenStartI = i + 1;
			}
		}
		return result;
	}
};
const sentenceDiff = new SentenceDiff();

// node_modules/diff/libesm/diff/css.js
var CssDiff = class extends Diff {
	tokenize(value) {
		return value.split(/([{}:;,]|\s+)/);
	}
};
const cssDiff = new CssDiff();

// node_modules/diff/libesm/diff/json.js
var JsonDiff = class extends Diff {
	constructor() {
		super(...arguments);
		this.tokenize = tokenize;
	}
	get useLongestToken() {
		return true;
	}
	castInput(value, options) {
		const { undefinedReplacement, stringifyReplacer = (k, v) => typeof v === "undefined" ? undefinedReplacement : v } = options;
		return typeof value === "string" ? value : JSON.stringify(canonicalize(value, null, null, stringifyReplacer), null, "  ");
	}
	equals(left, right, options) {
		return super.equals(left.replace(/,([\r\n])/g, "$1"), right.replace(/,([\r\n])/g, "$1"), options);
	}
};
const jsonDiff = new JsonDiff();
function canonicalize(obj, stack, replacementStack, replacer, key) {
	stack = stack || [];
	replacementStack = replacementStack || [];
	if (replacer) obj = replacer(key === void 0 ? "" : key, obj);
	let i = 0;
	for (; i < stack.length; i += 1) if (stack[i] === obj) return replacementStack[i];
	let canonicalizedObj;
	if ("[object Array]" === Object.prototype.toString.call(obj)) {
		stack.push(obj);
		canonicalizedObj = new Array(obj.length);
		replacementStack.push(canonicalizedObj);
		for (i = 0; i < obj.length; i += 1) canonicalizedObj[i] = canonicalize(obj[i], stack, replacementStack, replacer, String(i));
		stack.pop();
		replacementStack.pop();
		return canonicalizedObj;
	}
	if (obj && obj.toJSON) obj = obj.toJSON();
	if (typeof obj === "object" && obj !== null) {
		stack.push(obj);
		canonicalizedObj = {};
		replacementStack.push(canonicalizedObj);
		const sortedKeys = [];
		let key;
		for (key in obj)
 /* istanbul ignore else */
		if (Object.prototype.hasOwnProperty.call(obj, key)) sortedKeys.push(key);
		sortedKeys.sort();
		for (i = 0; i < sortedKeys.length; i += 1) {
			key = sortedKeys[i];
			canonicalizedObj[key] = canonicalize(obj[key], stack, replacementStack, replacer, key);
		}
		stack.pop();
		replacementStack.pop();
	} else canonicalizedObj = obj;
	return canonicalizedObj;
}

// node_modules/diff/libesm/diff/array.js
var ArrayDiff = class extends Diff {
	tokenize(value) {
		return value.slice();
	}
	join(value) {
		return value;
	}
	removeEmpty(value) {
		return value;
	}
};
const arrayDiff = new ArrayDiff();
function diffArrays(oldArr, newArr, options) {
	return arrayDiff.diff(oldArr, newArr, options);
}

// src/engine/change/line-diff.ts
const CONTEXT = 3;
const MAX_EFFORT = 2e7;
const MAX_EDIT_LENGTH = 1e3;
function lineDiff(oldText, newText) {
	const oldLines = linesOf$1(oldText);
	const newLines = linesOf$1(newText);
	const edits = editsOf(oldLines, newLines);
	return {
		hunks: groupsOf(edits).map((group) => hunkOf(group, oldLines, newLines)),
		added: sum(edits.map((edit) => edit.newCount)),
		removed: sum(edits.map((edit) => edit.oldCount))
	};
}
function linesOf$1(text) {
	const lines = [];
	for (let start = 0; start < text.length;) {
		const end = text.indexOf("\n", start);
		const next = end === -1 ? text.length : end + 1;
		lines.push(text.slice(start, next));
		start = next;
	}
	return lines;
}
function editsOf(oldLines, newLines) {
	const shorter = Math.min(oldLines.length, newLines.length);
	let head = 0;
	while (head < shorter && oldLines[head] === newLines[head]) head++;
	let tail = 0;
	while (tail < shorter - head && oldLines.at(-1 - tail) === newLines.at(-1 - tail)) tail++;
	return search(oldLines.slice(head, oldLines.length - tail), newLines.slice(head, newLines.length - tail), head);
}
function search(oldLines, newLines, offset) {
	const whole = {
		oldAt: offset,
		oldCount: oldLines.length,
		newAt: offset,
		newCount: newLines.length
	};
	if (whole.oldCount === 0 && whole.newCount === 0) return [];
	if (whole.oldCount === 0 || whole.newCount === 0) return [whole];
	const ids = /* @__PURE__ */ new Map();
	const idOf = (line) => {
		const known = ids.get(line) ?? ids.size;
		ids.set(line, known);
		return known;
	};
	const bound = Math.ceil(MAX_EFFORT / (whole.oldCount + whole.newCount));
	const parts = diffArrays(oldLines.map(idOf), newLines.map(idOf), { maxEditLength: Math.min(MAX_EDIT_LENGTH, bound) });
	if (parts === void 0) return [whole];
	const edits = [];
	let [oldAt, newAt] = [offset, offset];
	let open = null;
	for (const { count, added, removed } of parts) {
		if (added || removed) {
			open ??= {
				oldAt,
				newAt,
				oldCount: 0,
				newCount: 0
			};
			open = {
				...open,
				oldCount: open.oldCount + (removed ? count : 0),
				newCount: open.newCount + (added ? count : 0)
			};
		} else if (open !== null) {
			edits.push(open);
			open = null;
		}
		if (!added) oldAt += count;
		if (!removed) newAt += count;
	}
	return open === null ? edits : [...edits, open];
}
function groupsOf(edits) {
	const groups = [];
	let last = null;
	for (const edit of edits) {
		const group = groups.at(-1);
		if (group !== void 0 && last !== null && edit.oldAt - last.oldAt - last.oldCount <= 6) group.push(edit);
		else groups.push([edit]);
		last = edit;
	}
	return groups;
}
function hunkOf(edits, oldLines, newLines) {
	const [first] = edits;
	const last = edits.at(-1) ?? first;
	const lead = Math.min(CONTEXT, first.oldAt);
	const [oldFrom, newFrom] = [first.oldAt - lead, first.newAt - lead];
	const oldEnd = Math.min(last.oldAt + last.oldCount + CONTEXT, oldLines.length);
	const lines = [];
	let oldAt = oldFrom;
	const copyUntil = (end) => {
		for (; oldAt < end; oldAt++) lines.push(` ${oldLines[oldAt]}`);
	};
	for (const edit of edits) {
		copyUntil(edit.oldAt);
		for (; oldAt < edit.oldAt + edit.oldCount; oldAt++) lines.push(`-${oldLines[oldAt]}`);
		for (let at = edit.newAt; at < edit.newAt + edit.newCount; at++) lines.push(`+${newLines[at]}`);
	}
	copyUntil(oldEnd);
	const oldCount = oldEnd - oldFrom;
	const newCount = oldCount + sum(edits.map((edit) => edit.newCount - edit.oldCount));
	return {
		oldStart: oldCount === 0 ? oldFrom : oldFrom + 1,
		oldLines: oldCount,
		newStart: newCount === 0 ? newFrom : newFrom + 1,
		newLines: newCount,
		lines
	};
}
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

// src/engine/change/change-set.ts
function changeOf(before, after) {
	const changed = [];
	const deleted = [];
	const added = [];
	for (const [path, entry] of before) {
		const now = after.get(path);
		if (now === void 0) deleted.push([path, entry]);
		else if (!sameEntry(entry, now)) changed.push(changedInPlace(path, entry, now));
	}
	for (const [path, entry] of after) if (!before.has(path)) added.push([path, entry]);
	const changes = [...changed, ...movedOrNot(deleted.sort(byPath$1), added.sort(byPath$1))];
	changes.sort((a, b) => a.path < b.path ? -1 : 1);
	return {
		changes,
		stats: statsOf$1(changes)
	};
}
function sameEntry(a, b) {
	if (a === b) return true;
	if (a.kind === "symlink" || b.kind === "symlink") return a.kind === b.kind && contentOf(a).equals(contentOf(b));
	return a.mode === b.mode && sameContent(a, b);
}
function contentOf(entry) {
	if (entry === null) return Buffer.alloc(0);
	const bytes = entry.kind === "file" ? entry.content : pathBytes(entry.target);
	return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
const MAX_TEXT_BYTES = 2097152;
const sameContent = (a, b) => a.content === b.content || contentOf(a).equals(contentOf(b));
function changedInPlace(path, before, after) {
	const change = {
		path,
		before,
		after
	};
	if (before.kind !== after.kind) return {
		...change,
		kind: "type_changed",
		contents: [contentChange(before, null), contentChange(null, after)]
	};
	if (before.kind === "file" && after.kind === "file" && sameContent(before, after)) return {
		...change,
		kind: "mode_changed",
		contents: []
	};
	return {
		...change,
		kind: "modified",
		contents: [contentChange(before, after)]
	};
}
function movedOrNot(deleted, added) {
	const origins = originsOf(deleted, added);
	const moved = new Set([...origins.values()].map(([from]) => from));
	const changes = added.map(([path, after]) => {
		const origin = origins.get(path);
		if (origin === void 0) return {
			kind: "added",
			path,
			after,
			contents: [contentChange(null, after)]
		};
		return {
			kind: "renamed",
			path,
			from: origin[0],
			before: origin[1],
			after,
			contents: []
		};
	});
	for (const [path, before] of deleted) if (!moved.has(path)) changes.push({
		kind: "deleted",
		path,
		before,
		contents: [contentChange(before, null)]
	});
	return changes;
}
function originsOf(deleted, added) {
	const sizes = new Set(deleted.map(([, entry]) => sizeOf(entry)));
	const candidates = added.filter(([, entry]) => sizeOf(entry) > 0 && sizes.has(sizeOf(entry)));
	const origins = /* @__PURE__ */ new Map();
	if (candidates.length === 0) return origins;
	const byDigest = /* @__PURE__ */ new Map();
	for (const origin of deleted) {
		if (origin[1].kind !== "file") continue;
		const digest = digestOf(origin[1]);
		const alike = byDigest.get(digest);
		if (alike === void 0) byDigest.set(digest, [origin]);
		else alike.push(origin);
	}
	for (const alike of byDigest.values()) alike.reverse();
	for (const [path, entry] of candidates) {
		const origin = byDigest.get(digestOf(entry))?.pop();
		if (origin !== void 0) origins.set(path, origin);
	}
	return origins;
}
function contentChange(before, after) {
	const [oldContent, newContent] = [contentOf(before), contentOf(after)];
	return {
		before,
		after,
		lines: Math.max(oldContent.length, newContent.length) > MAX_TEXT_BYTES || oldContent.includes(0) || newContent.includes(0) ? null : lineDiff(oldContent.toString("latin1"), newContent.toString("latin1"))
	};
}
function statsOf$1(changes) {
	let [added, removed] = [0, 0];
	for (const { lines } of changes.flatMap((change) => change.contents)) {
		added += lines?.added ?? 0;
		removed += lines?.removed ?? 0;
	}
	return {
		files_changed: changes.length,
		lines_added: added,
		lines_removed: removed
	};
}
const digestOf = (entry) => createHash("sha1").update(contentOf(entry)).digest("hex");
const sizeOf = (entry) => entry.kind === "file" ? entry.content.length : 0;
const byPath$1 = ([a], [b]) => a < b ? -1 : 1;

// src/engine/change/git-pack.ts
const TYPE_BITS = {
	commit: 1,
	tree: 2,
	blob: 3
};
function packOf(objects) {
	const parts = [Buffer.concat([
		Buffer.from("PACK"),
		uint32(2),
		uint32(objects.length)
	])];
	const placed = [];
	let offset = 12;
	for (const { type, id, content } of objects) {
		const part = Buffer.concat([sizeHeader(TYPE_BITS[type], content.length), deflateSync(content)]);
		placed.push({
			id,
			crc: crc32(part),
			offset
		});
		parts.push(part);
		offset += part.length;
	}
	if (offset > 0x7fffffff) throw new RangeError(`A task's files take ${offset} bytes, more than one pack can hold.`);
	const pack = sealed(parts);
	const checksum = pack.subarray(-20);
	placed.sort((a, b) => a.id < b.id ? -1 : 1);
	const idx = sealed([
		Buffer.concat([Buffer.from("ÿtOc", "latin1"), uint32(2)]),
		...fanOut(placed.map(({ id }) => Number.parseInt(id.slice(0, 2), 16))),
		...placed.map(({ id }) => Buffer.from(id, "hex")),
		...placed.map(({ crc }) => uint32(crc)),
		...placed.map((object) => uint32(object.offset)),
		checksum
	]);
	return {
		name: `pack-${checksum.toString("hex")}`,
		pack,
		idx
	};
}
function fanOut(firstBytes) {
	const upTo = [];
	let count = 0;
	for (let byte = 0; byte < 256; byte++) {
		while (firstBytes[count] === byte) count++;
		upTo.push(uint32(count));
	}
	return upTo;
}
function sizeHeader(type, size) {
	const bytes = [type << 4 | size & 15];
	for (let rest = Math.floor(size / 16); rest > 0; rest = Math.floor(rest / 128)) bytes.push((bytes.pop() ?? 0) | 128, rest & 127);
	return Buffer.from(bytes);
}
function sealed(parts) {
	const content = Buffer.concat(parts);
	return Buffer.concat([content, createHash("sha1").update(content).digest()]);
}
function uint32(value) {
	const bytes = Buffer.allocUnsafe(4);
	bytes.writeUInt32BE(value);
	return bytes;
}

// src/engine/change/git-index.ts
const [BEFORE_MODE, AFTER_MODE] = [Buffer.alloc(24), Buffer.alloc(12)];
const LONGEST_NAME_TOLD = 4095;
function indexOf(files) {
	const sorted = files.toSorted((a, b) => a.path < b.path ? -1 : 1);
	return sealed([
		Buffer.from("DIRC"),
		uint32(2),
		uint32(files.length),
		...sorted.map(entryOf)
	]);
}
function entryOf({ path, mode, blob }) {
	const flags = Buffer.allocUnsafe(2);
	flags.writeUInt16BE(Math.min(path.length, LONGEST_NAME_TOLD));
	const entry = [
		BEFORE_MODE,
		uint32(Number.parseInt(mode, 8)),
		AFTER_MODE,
		Buffer.from(blob.id, "hex"),
		flags
	];
	const name = Buffer.from(path, "latin1");
	return Buffer.concat([
		...entry,
		name,
		Buffer.alloc(8 - (62 + name.length) % 8)
	]);
}

// src/engine/change/git-object.ts
function gitObject(type, content) {
	return {
		type,
		content,
		id: objectId(type, content)
	};
}
function objectId(type, content) {
	return createHash("sha1").update(`${type} ${content.length}\0`).update(content).digest("hex");
}

// src/engine/change/git-tree.ts
function treeObjects(files) {
	const below = [];
	const entries = [];
	const folders = /* @__PURE__ */ new Map();
	for (const { path, mode, blob } of files) {
		const slash = path.indexOf("/");
		if (slash < 0) {
			entries.push({
				name: path,
				mode,
				id: blob.id
			});
			continue;
		}
		const inside = {
			path: path.slice(slash + 1),
			mode,
			blob
		};
		const folder = folders.get(path.slice(0, slash));
		if (folder === void 0) folders.set(path.slice(0, slash), [inside]);
		else folder.push(inside);
	}
	for (const [name, inside] of folders) {
		const [tree, ...deeper] = treeObjects(inside);
		entries.push({
			name,
			mode: "40000",
			id: tree.id
		});
		below.push(tree, ...deeper);
	}
	entries.sort((a, b) => sortName(a) < sortName(b) ? -1 : 1);
	const parts = entries.map(({ name, mode, id }) => Buffer.concat([Buffer.from(`${mode} ${name}\0`, "latin1"), Buffer.from(id, "hex")]));
	return [gitObject("tree", Buffer.concat(parts)), ...below];
}
const sortName = ({ name, mode }) => mode === "40000" ? `${name}/` : name;

// src/engine/change/root-commit.ts
const BRANCH = "refs/heads/main";
const IDENTITY = "Developer <developer@localhost> 946684800 +0000";
const MESSAGE = "Initial commit\n";
const CONFIG = `[core]
\trepositoryformatversion = 0
\tbare = false
\tprotectNTFS = false
[gc]
\tauto = 0
`;
const ATTRIBUTES = "* -text !eol !ident !filter !working-tree-encoding\n";
function rootCommit(tree) {
	const files = [...tree].map(([path, entry]) => ({
		path: Buffer.from(pathBytes(path)).toString("latin1"),
		mode: entry.kind === "symlink" ? "120000" : `100${entry.mode.toString(8)}`,
		blob: gitObject("blob", contentOf(entry))
	}));
	const trees = treeObjects(files);
	const commit = commitOf(trees[0]);
	const objects = new Map([
		commit,
		...trees,
		...files.map(({ blob }) => blob)
	].map((object) => [object.id, object]));
	const { name, pack, idx } = packOf([...objects.values()]);
	return /* @__PURE__ */ new Map([
		[".git/HEAD", textFile(`ref: ${BRANCH}\n`)],
		[".git/config", textFile(CONFIG)],
		[".git/info/attributes", textFile(ATTRIBUTES)],
		[".git/index", bytesFile(indexOf(files))],
		[`.git/${BRANCH}`, textFile(`${commit.id}\n`)],
		[`.git/objects/pack/${name}.idx`, bytesFile(idx)],
		[`.git/objects/pack/${name}.pack`, bytesFile(pack)]
	]);
}
const commitOf = ({ id }) => gitObject("commit", Buffer.from(`tree ${id}\nauthor ${IDENTITY}\ncommitter ${IDENTITY}\n\n${MESSAGE}`));
const bytesFile = (content) => ({
	kind: "file",
	mode: 420,
	content
});

// src/engine/prepare.ts
function prepareTask(adapter, task) {
	const starting = adapter.starting(task);
	return {
		task,
		isolation: adapter.isolation(task),
		starting,
		hidden: adapter.hidden(task),
		git: rootCommit(starting),
		command: adapter.verify(task),
		promptSha256: promptDigest(adapter, task),
		verifierSha256: verifierDigest(adapter, task)
	};
}
const promptDigest = (adapter, task) => sha256(adapter.prompt(task));
function verifierDigest(adapter, task) {
	return digestOf$1({
		hidden: treeDigest(adapter.hidden(task)),
		command: adapter.verify(task),
		protected: adapter.protected(task)
	});
}
function treeDigest(tree) {
	const entries = [...tree].map(([path, entry]) => [path, entry.kind === "file" ? [entry.mode, sha256(entry.content)] : entry.target]);
	return digestOf$1(entries.sort(([a], [b]) => String(a) < String(b) ? -1 : 1));
}

// node_modules/picomatch/lib/constants.js
var require_constants = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const WIN_SLASH = "\\\\/";
	const WIN_NO_SLASH = `[^${WIN_SLASH}]`;
	const DEFAULT_MAX_EXTGLOB_RECURSION = 0;
	const DOT_LITERAL = "\\.";
	const PLUS_LITERAL = "\\+";
	const QMARK_LITERAL = "\\?";
	const SLASH_LITERAL = "\\/";
	const ONE_CHAR = "(?=.)";
	const QMARK = "[^/]";
	const END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
	const START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
	const DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
	const POSIX_CHARS = {
		DOT_LITERAL,
		PLUS_LITERAL,
		QMARK_LITERAL,
		SLASH_LITERAL,
		ONE_CHAR,
		QMARK,
		END_ANCHOR,
		DOTS_SLASH,
		NO_DOT: `(?!${DOT_LITERAL})`,
		NO_DOTS: `(?!${START_ANCHOR}${DOTS_SLASH})`,
		NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`,
		NO_DOTS_SLASH: `(?!${DOTS_SLASH})`,
		QMARK_NO_DOT: `[^.${SLASH_LITERAL}]`,
		STAR: `${QMARK}*?`,
		START_ANCHOR,
		SEP: "/"
	};
	const WINDOWS_CHARS = {
		...POSIX_CHARS,
		SLASH_LITERAL: `[${WIN_SLASH}]`,
		QMARK: WIN_NO_SLASH,
		STAR: `${WIN_NO_SLASH}*?`,
		DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
		NO_DOT: `(?!${DOT_LITERAL})`,
		NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
		NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
		NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
		QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
		START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
		END_ANCHOR: `(?:[${WIN_SLASH}]|$)`,
		SEP: "\\"
	};
	const POSIX_REGEX_SOURCE = {
		__proto__: null,
		alnum: "a-zA-Z0-9",
		alpha: "a-zA-Z",
		ascii: "\\x00-\\x7F",
		blank: " \\t",
		cntrl: "\\x00-\\x1F\\x7F",
		digit: "0-9",
		graph: "\\x21-\\x7E",
		lower: "a-z",
		print: "\\x20-\\x7E ",
		punct: "\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",
		space: " \\t\\r\\n\\v\\f",
		upper: "A-Z",
		word: "A-Za-z0-9_",
		xdigit: "A-Fa-f0-9"
	};
	module.exports = {
		DEFAULT_MAX_EXTGLOB_RECURSION,
		MAX_LENGTH: 65536,
		POSIX_REGEX_SOURCE,
		REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
		REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
		REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
		REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
		REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
		REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,
		REPLACEMENTS: {
			__proto__: null,
			"***": "*",
			"**/**": "**",
			"**/**/**": "**"
		},
		CHAR_0: 48,
		CHAR_9: 57,
		CHAR_UPPERCASE_A: 65,
		CHAR_LOWERCASE_A: 97,
		CHAR_UPPERCASE_Z: 90,
		CHAR_LOWERCASE_Z: 122,
		CHAR_LEFT_PARENTHESES: 40,
		CHAR_RIGHT_PARENTHESES: 41,
		CHAR_ASTERISK: 42,
		CHAR_AMPERSAND: 38,
		CHAR_AT: 64,
		CHAR_BACKWARD_SLASH: 92,
		CHAR_CARRIAGE_RETURN: 13,
		CHAR_CIRCUMFLEX_ACCENT: 94,
		CHAR_COLON: 58,
		CHAR_COMMA: 44,
		CHAR_DOT: 46,
		CHAR_DOUBLE_QUOTE: 34,
		CHAR_EQUAL: 61,
		CHAR_EXCLAMATION_MARK: 33,
		CHAR_FORM_FEED: 12,
		CHAR_FORWARD_SLASH: 47,
		CHAR_GRAVE_ACCENT: 96,
		CHAR_HASH: 35,
		CHAR_HYPHEN_MINUS: 45,
		CHAR_LEFT_ANGLE_BRACKET: 60,
		CHAR_LEFT_CURLY_BRACE: 123,
		CHAR_LEFT_SQUARE_BRACKET: 91,
		CHAR_LINE_FEED: 10,
		CHAR_NO_BREAK_SPACE: 160,
		CHAR_PERCENT: 37,
		CHAR_PLUS: 43,
		CHAR_QUESTION_MARK: 63,
		CHAR_RIGHT_ANGLE_BRACKET: 62,
		CHAR_RIGHT_CURLY_BRACE: 125,
		CHAR_RIGHT_SQUARE_BRACKET: 93,
		CHAR_SEMICOLON: 59,
		CHAR_SINGLE_QUOTE: 39,
		CHAR_SPACE: 32,
		CHAR_TAB: 9,
		CHAR_UNDERSCORE: 95,
		CHAR_VERTICAL_LINE: 124,
		CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279,
		extglobChars(chars) {
			return {
				"!": {
					type: "negate",
					open: "(?:(?!(?:",
					close: `))${chars.STAR})`
				},
				"?": {
					type: "qmark",
					open: "(?:",
					close: ")?"
				},
				"+": {
					type: "plus",
					open: "(?:",
					close: ")+"
				},
				"*": {
					type: "star",
					open: "(?:",
					close: ")*"
				},
				"@": {
					type: "at",
					open: "(?:",
					close: ")"
				}
			};
		},
		globChars(win32) {
			return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
		}
	};
}));

// node_modules/picomatch/lib/utils.js
var require_utils = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { REGEX_BACKSLASH, REGEX_REMOVE_BACKSLASH, REGEX_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_GLOBAL } = require_constants();
	exports.isObject = (val) => val !== null && typeof val === "object" && !Array.isArray(val);
	exports.hasRegexChars = (str) => REGEX_SPECIAL_CHARS.test(str);
	exports.isRegexChar = (str) => str.length === 1 && exports.hasRegexChars(str);
	exports.escapeRegex = (str) => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, "\\$1");
	exports.toPosixSlashes = (str) => str.replace(REGEX_BACKSLASH, "/");
	exports.isWindows = () => {
		if (typeof navigator !== "undefined" && navigator.platform) {
			const platform = navigator.platform.toLowerCase();
			return platform === "win32" || platform === "windows";
		}
		if (typeof process !== "undefined" && process.platform) return process.platform === "win32";
		return false;
	};
	exports.removeBackslashes = (str) => {
		return str.replace(REGEX_REMOVE_BACKSLASH, (match) => {
			return match === "\\" ? "" : match;
		});
	};
	exports.escapeLast = (input, char, lastIdx) => {
		const idx = input.lastIndexOf(char, lastIdx);
		if (idx === -1) return input;
		if (input[idx - 1] === "\\") return exports.escapeLast(input, char, idx - 1);
		return `${input.slice(0, idx)}\\${input.slice(idx)}`;
	};
	exports.removePrefix = (input, state = {}) => {
		let output = input;
		if (output.startsWith("./")) {
			output = output.slice(2);
			state.prefix = "./";
		}
		return output;
	};
	exports.wrapOutput = (input, state = {}, options = {}) => {
		let output = `${options.contains ? "" : "^"}(?:${input})${options.contains ? "" : "$"}`;
		if (state.negated === true) output = `(?:^(?!${output}).*$)`;
		return output;
	};
	exports.basename = (path, { windows } = {}) => {
		const segs = path.split(windows ? /[\\/]/ : "/");
		const last = segs[segs.length - 1];
		if (last === "") return segs[segs.length - 2];
		return last;
	};
}));

// node_modules/picomatch/lib/scan.js
var require_scan = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const utils = require_utils();
	const { CHAR_ASTERISK, CHAR_AT, CHAR_BACKWARD_SLASH, CHAR_COMMA, CHAR_DOT, CHAR_EXCLAMATION_MARK, CHAR_FORWARD_SLASH, CHAR_LEFT_CURLY_BRACE, CHAR_LEFT_PARENTHESES, CHAR_LEFT_SQUARE_BRACKET, CHAR_PLUS, CHAR_QUESTION_MARK, CHAR_RIGHT_CURLY_BRACE, CHAR_RIGHT_PARENTHESES, CHAR_RIGHT_SQUARE_BRACKET } = require_constants();
	const isPathSeparator = (code) => {
		return code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
	};
	const depth = (token) => {
		if (token.isPrefix !== true) token.depth = token.isGlobstar ? 1e400 : 1;
	};
	const scan = (input, options) => {
		const opts = options || {};
		const length = input.length - 1;
		const scanToEnd = opts.parts === true || opts.tokens === true || opts.scanToEnd === true;
		const slashes = [];
		const tokens = [];
		const parts = [];
		let str = input;
		let index = -1;
		let start = 0;
		let lastIndex = 0;
		let isBrace = false;
		let isBracket = false;
		let isGlob = false;
		let isExtglob = false;
		let isGlobstar = false;
		let braceEscaped = false;
		let backslashes = false;
		let negated = false;
		let negatedExtglob = false;
		let finished = false;
		let braces = 0;
		let prev;
		let code;
		let token = {
			value: "",
			depth: 0,
			isGlob: false
		};
		const eos = () => index >= length;
		const peek = () => str.charCodeAt(index + 1);
		const advance = () => {
			prev = code;
			return str.charCodeAt(++index);
		};
		while (index < length) {
			code = advance();
			let next;
			if (code === CHAR_BACKWARD_SLASH) {
				backslashes = token.backslashes = true;
				code = advance();
				if (code === CHAR_LEFT_CURLY_BRACE) braceEscaped = true;
				continue;
			}
			if (braceEscaped === true || code === CHAR_LEFT_CURLY_BRACE) {
				braces++;
				while (eos() !== true && (code = advance())) {
					if (code === CHAR_BACKWARD_SLASH) {
						backslashes = token.backslashes = true;
						advance();
						continue;
					}
					if (code === CHAR_LEFT_CURLY_BRACE) {
						braces++;
						continue;
					}
					if (braceEscaped !== true && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
						isBrace = token.isBrace = true;
						isGlob = token.isGlob = true;
						finished = true;
						if (scanToEnd === true) continue;
						break;
					}
					if (braceEscaped !== true && code === CHAR_COMMA) {
						isBrace = token.isBrace = true;
						isGlob = token.isGlob = true;
						finished = true;
						if (scanToEnd === true) continue;
						break;
					}
					if (code === CHAR_RIGHT_CURLY_BRACE) {
						braces--;
						if (braces === 0) {
							braceEscaped = false;
							isBrace = token.isBrace = true;
							finished = true;
							break;
						}
					}
				}
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_FORWARD_SLASH) {
				slashes.push(index);
				tokens.push(token);
				token = {
					value: "",
					depth: 0,
					isGlob: false
				};
				if (finished === true) continue;
				if (prev === CHAR_DOT && index === start + 1) {
					start += 2;
					continue;
				}
				lastIndex = index + 1;
				continue;
			}
			if (opts.noext !== true) {
				if ((code === CHAR_PLUS || code === CHAR_AT || code === CHAR_ASTERISK || code === CHAR_QUESTION_MARK || code === CHAR_EXCLAMATION_MARK) === true && peek() === CHAR_LEFT_PARENTHESES) {
					isGlob = token.isGlob = true;
					isExtglob = token.isExtglob = true;
					finished = true;
					if (code === CHAR_EXCLAMATION_MARK && index === start) negatedExtglob = true;
					if (scanToEnd === true) {
						let parens = 0;
						while (eos() !== true && (code = advance())) {
							if (code === CHAR_BACKWARD_SLASH) {
								backslashes = token.backslashes = true;
								advance();
								continue;
							}
							if (code === CHAR_LEFT_PARENTHESES) {
								parens++;
								continue;
							}
							if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
								finished = true;
								break;
							}
						}
						continue;
					}
					break;
				}
			}
			if (code === CHAR_ASTERISK) {
				if (prev === CHAR_ASTERISK) isGlobstar = token.isGlobstar = true;
				isGlob = token.isGlob = true;
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_QUESTION_MARK) {
				isGlob = token.isGlob = true;
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_LEFT_SQUARE_BRACKET) {
				while (eos() !== true && (next = advance())) {
					if (next === CHAR_BACKWARD_SLASH) {
						backslashes = token.backslashes = true;
						advance();
						continue;
					}
					if (next === CHAR_RIGHT_SQUARE_BRACKET) {
						isBracket = token.isBracket = true;
						isGlob = token.isGlob = true;
						finished = true;
						break;
					}
				}
				if (scanToEnd === true) continue;
				break;
			}
			if (opts.nonegate !== true && code === CHAR_EXCLAMATION_MARK && index === start) {
				negated = token.negated = true;
				start++;
				continue;
			}
			if (opts.noparen !== true && code === CHAR_LEFT_PARENTHESES) {
				isGlob = token.isGlob = true;
				if (scanToEnd === true) {
					let parens = 1;
					while (eos() !== true && (code = advance())) {
						if (code === CHAR_BACKWARD_SLASH) {
							backslashes = token.backslashes = true;
							advance();
							continue;
						}
						if (code === CHAR_LEFT_PARENTHESES) {
							parens++;
							continue;
						}
						if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
							finished = true;
							break;
						}
					}
					continue;
				}
				break;
			}
			if (isGlob === true) {
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
		}
		if (opts.noext === true) {
			isExtglob = false;
			isGlob = false;
		}
		let base = str;
		let prefix = "";
		let glob = "";
		if (start > 0) {
			prefix = str.slice(0, start);
			str = str.slice(start);
			lastIndex -= start;
		}
		if (base && isGlob === true && lastIndex > 0) {
			base = str.slice(0, lastIndex);
			glob = str.slice(lastIndex);
		} else if (isGlob === true) {
			base = "";
			glob = str;
		} else base = str;
		if (base && base !== "" && base !== "/" && base !== str) {
			if (isPathSeparator(base.charCodeAt(base.length - 1))) base = base.slice(0, -1);
		}
		if (opts.unescape === true) {
			if (glob) glob = utils.removeBackslashes(glob);
			if (base && backslashes === true) base = utils.removeBackslashes(base);
		}
		const state = {
			prefix,
			input,
			start,
			base,
			glob,
			isBrace,
			isBracket,
			isGlob,
			isExtglob,
			isGlobstar,
			negated,
			negatedExtglob
		};
		if (opts.tokens === true) {
			state.maxDepth = 0;
			if (!isPathSeparator(code)) tokens.push(token);
			state.tokens = tokens;
		}
		if (opts.parts === true || opts.tokens === true) {
			let prevIndex;
			for (let idx = 0; idx < slashes.length; idx++) {
				const n = prevIndex !== void 0 ? prevIndex + 1 : start;
				const i = slashes[idx];
				const value = input.slice(n, i);
				if (opts.tokens) {
					if (idx === 0 && start !== 0) {
						tokens[idx].isPrefix = true;
						tokens[idx].value = prefix;
					} else tokens[idx].value = value;
					depth(tokens[idx]);
					state.maxDepth += tokens[idx].depth;
				}
				if (i >= start) {
					parts.push(value);
					prevIndex = i;
				}
			}
			const n = prevIndex !== void 0 ? prevIndex + 1 : start;
			const value = input.slice(n);
			parts.push(value);
			if (opts.tokens && prevIndex && prevIndex + 1 < input.length) {
				tokens[tokens.length - 1].value = value;
				depth(tokens[tokens.length - 1]);
				state.maxDepth += tokens[tokens.length - 1].depth;
			}
			state.slashes = slashes;
			state.parts = parts;
		}
		return state;
	};
	module.exports = scan;
}));

// node_modules/picomatch/lib/parse.js
var require_parse = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const constants = require_constants();
	const utils = require_utils();
	const { MAX_LENGTH, POSIX_REGEX_SOURCE, REGEX_NON_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_BACKREF, REPLACEMENTS } = constants;
	const expandRange = (args, options) => {
		if (typeof options.expandRange === "function") return options.expandRange(...args, options);
		args.sort();
		const value = `[${args.join("-")}]`;
		try {
			new RegExp(value);
		} catch (ex) {
			return args.map((v) => utils.escapeRegex(v)).join("..");
		}
		return value;
	};
	const syntaxError = (type, char) => {
		return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
	};
	const splitTopLevel = (input) => {
		const parts = [];
		let bracket = 0;
		let paren = 0;
		let quote = 0;
		let value = "";
		let escaped = false;
		for (const ch of input) {
			if (escaped === true) {
				value += ch;
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				value += ch;
				escaped = true;
				continue;
			}
			if (ch === "\"") {
				quote = quote === 1 ? 0 : 1;
				value += ch;
				continue;
			}
			if (quote === 0) {
				if (ch === "[") bracket++;
				else if (ch === "]" && bracket > 0) bracket--;
				else if (bracket === 0) {
					if (ch === "(") paren++;
					else if (ch === ")" && paren > 0) paren--;
					else if (ch === "|" && paren === 0) {
						parts.push(value);
						value = "";
						continue;
					}
				}
			}
			value += ch;
		}
		parts.push(value);
		return parts;
	};
	const isPlainBranch = (branch) => {
		let escaped = false;
		for (const ch of branch) {
			if (escaped === true) {
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				escaped = true;
				continue;
			}
			if (/[?*+@!()[\]{}]/.test(ch)) return false;
		}
		return true;
	};
	const normalizeSimpleBranch = (branch) => {
		let value = branch.trim();
		let changed = true;
		while (changed === true) {
			changed = false;
			if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
				value = value.slice(2, -1);
				changed = true;
			}
		}
		if (!isPlainBranch(value)) return;
		return value.replace(/\\(.)/g, "$1");
	};
	const hasRepeatedCharPrefixOverlap = (branches) => {
		const values = branches.map(normalizeSimpleBranch).filter(Boolean);
		for (let i = 0; i < values.length; i++) for (let j = i + 1; j < values.length; j++) {
			const a = values[i];
			const b = values[j];
			const char = a[0];
			if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) continue;
			if (a === b || a.startsWith(b) || b.startsWith(a)) return true;
		}
		return false;
	};
	const parseRepeatedExtglob = (pattern, requireEnd = true) => {
		if (pattern[0] !== "+" && pattern[0] !== "*" || pattern[1] !== "(") return;
		let bracket = 0;
		let paren = 0;
		let quote = 0;
		let escaped = false;
		for (let i = 1; i < pattern.length; i++) {
			const ch = pattern[i];
			if (escaped === true) {
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				escaped = true;
				continue;
			}
			if (ch === "\"") {
				quote = quote === 1 ? 0 : 1;
				continue;
			}
			if (quote === 1) continue;
			if (ch === "[") {
				bracket++;
				continue;
			}
			if (ch === "]" && bracket > 0) {
				bracket--;
				continue;
			}
			if (bracket > 0) continue;
			if (ch === "(") {
				paren++;
				continue;
			}
			if (ch === ")") {
				paren--;
				if (paren === 0) {
					if (requireEnd === true && i !== pattern.length - 1) return;
					return {
						type: pattern[0],
						body: pattern.slice(2, i),
						end: i
					};
				}
			}
		}
	};
	const buildCharClassStar = (chars) => {
		return `${chars.length === 1 ? utils.escapeRegex(chars[0]) : `[${chars.map((ch) => utils.escapeRegex(ch)).join("")}]`}*`;
	};
	const getStarExtglobSequenceChars = (pattern) => {
		let index = 0;
		const chars = [];
		while (index < pattern.length) {
			const match = parseRepeatedExtglob(pattern.slice(index), false);
			if (!match || match.type !== "*") return;
			const branches = splitTopLevel(match.body).map((branch) => branch.trim());
			if (branches.length !== 1) return;
			const branch = normalizeSimpleBranch(branches[0]);
			if (!branch || branch.length !== 1) return;
			chars.push(branch);
			index += match.end + 1;
		}
		if (chars.length < 1) return;
		return chars;
	};
	const repeatedExtglobRecursion = (pattern) => {
		let depth = 0;
		let value = pattern.trim();
		let match = parseRepeatedExtglob(value);
		while (match) {
			depth++;
			value = match.body.trim();
			match = parseRepeatedExtglob(value);
		}
		return depth;
	};
	const analyzeRepeatedExtglob = (body, options) => {
		if (options.maxExtglobRecursion === false) return { risky: false };
		const max = typeof options.maxExtglobRecursion === "number" ? options.maxExtglobRecursion : constants.DEFAULT_MAX_EXTGLOB_RECURSION;
		const branches = splitTopLevel(body).map((branch) => branch.trim());
		if (branches.length > 1) {
			if (branches.some((branch) => branch === "") || branches.some((branch) => /^[*?]+$/.test(branch)) || hasRepeatedCharPrefixOverlap(branches)) return { risky: true };
		}
		const safeChars = [];
		let sawStarSequence = false;
		let combinable = true;
		for (const branch of branches) {
			const chars = getStarExtglobSequenceChars(branch);
			if (chars) {
				sawStarSequence = true;
				safeChars.push(...chars);
				continue;
			}
			const literal = normalizeSimpleBranch(branch);
			if (literal && literal.length === 1) {
				safeChars.push(literal);
				continue;
			}
			combinable = false;
			if (repeatedExtglobRecursion(branch) > max) return { risky: true };
		}
		if (sawStarSequence) return combinable ? {
			risky: true,
			safeOutput: buildCharClassStar([...new Set(safeChars)])
		} : { risky: true };
		return { risky: false };
	};
	const parse = (input, options) => {
		if (typeof input !== "string") throw new TypeError("Expected a string");
		input = REPLACEMENTS[input] || input;
		const opts = { ...options };
		const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
		let len = input.length;
		if (len > max) throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
		const bos = {
			type: "bos",
			value: "",
			output: opts.prepend || ""
		};
		const tokens = [bos];
		const capture = opts.capture ? "" : "?:";
		const PLATFORM_CHARS = constants.globChars(opts.windows);
		const EXTGLOB_CHARS = constants.extglobChars(PLATFORM_CHARS);
		const { DOT_LITERAL, PLUS_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOT_SLASH, NO_DOTS_SLASH, QMARK, QMARK_NO_DOT, STAR, START_ANCHOR } = PLATFORM_CHARS;
		const globstar = (opts) => {
			return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
		};
		const nodot = opts.dot ? "" : NO_DOT;
		const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
		let star = opts.bash === true ? globstar(opts) : STAR;
		if (opts.capture) star = `(${star})`;
		if (typeof opts.noext === "boolean") opts.noextglob = opts.noext;
		const state = {
			input,
			index: -1,
			start: 0,
			dot: opts.dot === true,
			consumed: "",
			output: "",
			prefix: "",
			backtrack: false,
			negated: false,
			brackets: 0,
			braces: 0,
			parens: 0,
			quotes: 0,
			globstar: false,
			tokens
		};
		input = utils.removePrefix(input, state);
		len = input.length;
		const extglobs = [];
		const braces = [];
		const stack = [];
		let prev = bos;
		let value;
		const eos = () => state.index === len - 1;
		const peek = state.peek = (n = 1) => input[state.index + n];
		const advance = state.advance = () => input[++state.index] || "";
		const remaining = () => input.slice(state.index + 1);
		const consume = (value = "", num = 0) => {
			state.consumed += value;
			state.index += num;
		};
		const append = (token) => {
			state.output += token.output != null ? token.output : token.value;
			consume(token.value);
		};
		const negate = () => {
			let count = 1;
			while (peek() === "!" && (peek(2) !== "(" || peek(3) === "?")) {
				advance();
				state.start++;
				count++;
			}
			if (count % 2 === 0) return false;
			state.negated = true;
			state.start++;
			return true;
		};
		const increment = (type) => {
			state[type]++;
			stack.push(type);
		};
		const decrement = (type) => {
			state[type]--;
			stack.pop();
		};
		const push = (tok) => {
			if (prev.type === "globstar") {
				const isBrace = state.braces > 0 && (tok.type === "comma" || tok.type === "brace");
				const isExtglob = tok.extglob === true || extglobs.length && (tok.type === "pipe" || tok.type === "paren");
				if (tok.type !== "slash" && tok.type !== "paren" && !isBrace && !isExtglob) {
					state.output = state.output.slice(0, -prev.output.length);
					prev.type = "star";
					prev.value = "*";
					prev.output = star;
					state.output += prev.output;
				}
			}
			if (extglobs.length && tok.type !== "paren") extglobs[extglobs.length - 1].inner += tok.value;
			if (tok.value || tok.output) append(tok);
			if (prev && prev.type === "text" && tok.type === "text") {
				prev.output = (prev.output || prev.value) + tok.value;
				prev.value += tok.value;
				return;
			}
			tok.prev = prev;
			tokens.push(tok);
			prev = tok;
		};
		const extglobOpen = (type, value) => {
			const token = {
				...EXTGLOB_CHARS[value],
				conditions: 1,
				inner: ""
			};
			token.prev = prev;
			token.parens = state.parens;
			token.output = state.output;
			token.startIndex = state.index;
			token.tokensIndex = tokens.length;
			const output = (opts.capture ? "(" : "") + token.open;
			increment("parens");
			push({
				type,
				value,
				output: state.output ? "" : ONE_CHAR
			});
			push({
				type: "paren",
				extglob: true,
				value: advance(),
				output
			});
			extglobs.push(token);
		};
		const extglobClose = (token) => {
			const literal = input.slice(token.startIndex, state.index + 1);
			const body = input.slice(token.startIndex + 2, state.index);
			const analysis = analyzeRepeatedExtglob(body, opts);
			if ((token.type === "plus" || token.type === "star") && analysis.risky) {
				const safeOutput = analysis.safeOutput ? (token.output ? "" : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput) : void 0;
				const open = tokens[token.tokensIndex];
				open.type = "text";
				open.value = literal;
				open.output = safeOutput || utils.escapeRegex(literal);
				for (let i = token.tokensIndex + 1; i < tokens.length; i++) {
					tokens[i].value = "";
					tokens[i].output = "";
					delete tokens[i].suffix;
				}
				state.output = token.output + open.output;
				state.backtrack = true;
				push({
					type: "paren",
					extglob: true,
					value,
					output: ""
				});
				decrement("parens");
				return;
			}
			let output = token.close + (opts.capture ? ")" : "");
			let rest;
			if (token.type === "negate") {
				let extglobStar = star;
				if (token.inner && token.inner.length > 1 && token.inner.includes("/")) extglobStar = globstar(opts);
				if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) output = token.close = `)$))${extglobStar}`;
				if (token.inner.includes("*") && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) output = token.close = `)${parse(rest, {
					...options,
					fastpaths: false
				}).output})${extglobStar})`;
				if (token.prev.type === "bos") state.negatedExtglob = true;
			}
			push({
				type: "paren",
				extglob: true,
				value,
				output
			});
			decrement("parens");
		};
		if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
			let backslashes = false;
			let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
				if (first === "\\") {
					backslashes = true;
					return m;
				}
				if (first === "?") {
					if (esc) return esc + first + (rest ? QMARK.repeat(rest.length) : "");
					if (index === 0) return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : "");
					return QMARK.repeat(chars.length);
				}
				if (first === ".") return DOT_LITERAL.repeat(chars.length);
				if (first === "*") {
					if (esc) return esc + first + (rest ? star : "");
					return star;
				}
				return esc ? m : `\\${m}`;
			});
			if (backslashes === true) {
				if (opts.unescape === true) output = output.replace(/\\/g, "");
				else output = output.replace(/\\+/g, (m) => {
					return m.length % 2 === 0 ? "\\\\" : m ? "\\" : "";
				});
			}
			if (output === input && opts.contains === true) {
				state.output = input;
				return state;
			}
			state.output = utils.wrapOutput(output, state, options);
			return state;
		}
		while (!eos()) {
			value = advance();
			if (value === "\0") continue;
			if (value === "\\") {
				const next = peek();
				if (next === "/" && opts.bash !== true) continue;
				if (next === "." || next === ";") continue;
				if (!next) {
					value += "\\";
					push({
						type: "text",
						value
					});
					continue;
				}
				const match = /^\\+/.exec(remaining());
				let slashes = 0;
				if (match && match[0].length > 2) {
					slashes = match[0].length;
					state.index += slashes;
					if (slashes % 2 !== 0) value += "\\";
				}
				if (opts.unescape === true) value = advance();
				else value += advance();
				if (state.brackets === 0) {
					push({
						type: "text",
						value
					});
					continue;
				}
			}
			if (state.brackets > 0 && (value !== "]" || prev.value === "[" || prev.value === "[^")) {
				if (opts.posix !== false && value === ":") {
					const inner = prev.value.slice(1);
					if (inner.includes("[")) {
						prev.posix = true;
						if (inner.includes(":")) {
							const idx = prev.value.lastIndexOf("[");
							const pre = prev.value.slice(0, idx);
							const rest = prev.value.slice(idx + 2);
							const posix = POSIX_REGEX_SOURCE[rest];
							if (posix) {
								prev.value = pre + posix;
								state.backtrack = true;
								advance();
								if (!bos.output && tokens.indexOf(prev) === 1) bos.output = ONE_CHAR;
								continue;
							}
						}
					}
				}
				if (value === "[" && peek() !== ":" || value === "-" && peek() === "]") value = `\\${value}`;
				if (value === "]" && (prev.value === "[" || prev.value === "[^")) value = `\\${value}`;
				if (opts.posix === true && value === "!" && prev.value === "[") value = "^";
				prev.value += value;
				append({ value });
				continue;
			}
			if (state.quotes === 1 && value !== "\"") {
				value = utils.escapeRegex(value);
				prev.value += value;
				append({ value });
				continue;
			}
			if (value === "\"") {
				state.quotes = state.quotes === 1 ? 0 : 1;
				if (opts.keepQuotes === true) push({
					type: "text",
					value
				});
				continue;
			}
			if (value === "(") {
				increment("parens");
				push({
					type: "paren",
					value
				});
				continue;
			}
			if (value === ")") {
				if (state.parens === 0 && opts.strictBrackets === true) throw new SyntaxError(syntaxError("opening", "("));
				const extglob = extglobs[extglobs.length - 1];
				if (extglob && state.parens === extglob.parens + 1) {
					extglobClose(extglobs.pop());
					continue;
				}
				push({
					type: "paren",
					value,
					output: state.parens ? ")" : "\\)"
				});
				decrement("parens");
				continue;
			}
			if (value === "[") {
				if (opts.nobracket === true || !remaining().includes("]")) {
					if (opts.nobracket !== true && opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
					value = `\\${value}`;
				} else increment("brackets");
				push({
					type: "bracket",
					value
				});
				continue;
			}
			if (value === "]") {
				if (opts.nobracket === true || prev && prev.type === "bracket" && prev.value.length === 1) {
					push({
						type: "text",
						value,
						output: `\\${value}`
					});
					continue;
				}
				if (state.brackets === 0) {
					if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("opening", "["));
					push({
						type: "text",
						value,
						output: `\\${value}`
					});
					continue;
				}
				decrement("brackets");
				const prevValue = prev.value.slice(1);
				if (prev.posix !== true && prevValue[0] === "^" && !prevValue.includes("/")) value = `/${value}`;
				prev.value += value;
				append({ value });
				if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) continue;
				const escaped = utils.escapeRegex(prev.value);
				state.output = state.output.slice(0, -prev.value.length);
				if (opts.literalBrackets === true) {
					state.output += escaped;
					prev.value = escaped;
					continue;
				}
				prev.value = `(${capture}${escaped}|${prev.value})`;
				state.output += prev.value;
				continue;
			}
			if (value === "{" && opts.nobrace !== true) {
				increment("braces");
				const open = {
					type: "brace",
					value,
					output: "(",
					outputIndex: state.output.length,
					tokensIndex: state.tokens.length
				};
				braces.push(open);
				push(open);
				continue;
			}
			if (value === "}") {
				const brace = braces[braces.length - 1];
				if (opts.nobrace === true || !brace) {
					push({
						type: "text",
						value,
						output: value
					});
					continue;
				}
				let output = ")";
				if (brace.dots === true) {
					const arr = tokens.slice();
					const range = [];
					for (let i = arr.length - 1; i >= 0; i--) {
						tokens.pop();
						if (arr[i].type === "brace") break;
						if (arr[i].type !== "dots") range.unshift(arr[i].value);
					}
					output = expandRange(range, opts);
					state.backtrack = true;
				}
				if (brace.comma !== true && brace.dots !== true) {
					const out = state.output.slice(0, brace.outputIndex);
					const toks = state.tokens.slice(brace.tokensIndex);
					brace.value = brace.output = "\\{";
					value = output = "\\}";
					state.output = out;
					for (const t of toks) state.output += t.output || t.value;
				}
				push({
					type: "brace",
					value,
					output
				});
				decrement("braces");
				braces.pop();
				continue;
			}
			if (value === "|") {
				if (extglobs.length > 0) extglobs[extglobs.length - 1].conditions++;
				push({
					type: "text",
					value
				});
				continue;
			}
			if (value === ",") {
				let output = value;
				const brace = braces[braces.length - 1];
				if (brace && stack[stack.length - 1] === "braces") {
					brace.comma = true;
					output = "|";
				}
				push({
					type: "comma",
					value,
					output
				});
				continue;
			}
			if (value === "/") {
				if (prev.type === "dot" && state.index === state.start + 1) {
					state.start = state.index + 1;
					state.consumed = "";
					state.output = "";
					tokens.pop();
					prev = bos;
					continue;
				}
				push({
					type: "slash",
					value,
					output: SLASH_LITERAL
				});
				continue;
			}
			if (value === ".") {
				if (state.braces > 0 && prev.type === "dot") {
					if (prev.value === ".") prev.output = DOT_LITERAL;
					const brace = braces[braces.length - 1];
					prev.type = "dots";
					prev.output += value;
					prev.value += value;
					brace.dots = true;
					continue;
				}
				if (state.braces + state.parens === 0 && prev.type !== "bos" && prev.type !== "slash") {
					push({
						type: "text",
						value,
						output: DOT_LITERAL
					});
					continue;
				}
				push({
					type: "dot",
					value,
					output: DOT_LITERAL
				});
				continue;
			}
			if (value === "?") {
				if (!(prev && prev.value === "(") && opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					extglobOpen("qmark", value);
					continue;
				}
				if (prev && prev.type === "paren") {
					const next = peek();
					let output = value;
					if (prev.value === "(" && !/[!=<:]/.test(next) || next === "<" && !/<([!=]|\w+>)/.test(remaining())) output = `\\${value}`;
					push({
						type: "text",
						value,
						output
					});
					continue;
				}
				if (opts.dot !== true && (prev.type === "slash" || prev.type === "bos")) {
					push({
						type: "qmark",
						value,
						output: QMARK_NO_DOT
					});
					continue;
				}
				push({
					type: "qmark",
					value,
					output: QMARK
				});
				continue;
			}
			if (value === "!") {
				if (opts.noextglob !== true && peek() === "(") {
					if (peek(2) !== "?" || !/[!=<:]/.test(peek(3))) {
						extglobOpen("negate", value);
						continue;
					}
				}
				if (opts.nonegate !== true && state.index === 0) {
					negate();
					continue;
				}
			}
			if (value === "+") {
				if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					extglobOpen("plus", value);
					continue;
				}
				if (prev && prev.value === "(" || opts.regex === false) {
					push({
						type: "plus",
						value,
						output: PLUS_LITERAL
					});
					continue;
				}
				if (prev && (prev.type === "bracket" || prev.type === "paren" || prev.type === "brace") || state.parens > 0) {
					push({
						type: "plus",
						value
					});
					continue;
				}
				push({
					type: "plus",
					value: PLUS_LITERAL
				});
				continue;
			}
			if (value === "@") {
				if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					push({
						type: "at",
						extglob: true,
						value,
						output: ""
					});
					continue;
				}
				push({
					type: "text",
					value
				});
				continue;
			}
			if (value !== "*") {
				if (value === "$" || value === "^") value = `\\${value}`;
				const match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
				if (match) {
					value += match[0];
					state.index += match[0].length;
				}
				push({
					type: "text",
					value
				});
				continue;
			}
			if (prev && (prev.type === "globstar" || prev.star === true)) {
				prev.type = "star";
				prev.star = true;
				prev.value += value;
				prev.output = star;
				state.backtrack = true;
				state.globstar = true;
				consume(value);
				continue;
			}
			let rest = remaining();
			if (opts.noextglob !== true && /^\([^?]/.test(rest)) {
				extglobOpen("star", value);
				continue;
			}
			if (prev.type === "star") {
				if (opts.noglobstar === true) {
					consume(value);
					continue;
				}
				const prior = prev.prev;
				const before = prior.prev;
				const isStart = prior.type === "slash" || prior.type === "bos";
				const afterStar = before && (before.type === "star" || before.type === "globstar");
				if (opts.bash === true && (!isStart || rest[0] && rest[0] !== "/")) {
					push({
						type: "star",
						value,
						output: ""
					});
					continue;
				}
				const isBrace = state.braces > 0 && (prior.type === "comma" || prior.type === "brace");
				const isExtglob = extglobs.length && (prior.type === "pipe" || prior.type === "paren");
				if (!isStart && prior.type !== "paren" && !isBrace && !isExtglob) {
					push({
						type: "star",
						value,
						output: ""
					});
					continue;
				}
				while (rest.slice(0, 3) === "/**") {
					const after = input[state.index + 4];
					if (after && after !== "/") break;
					rest = rest.slice(3);
					consume("/**", 3);
				}
				const isEnd = eos() || state.parens > 0 && rest === ")".repeat(state.parens) && !extglobs.some((extglob) => extglob.type === "negate");
				if (prior.type === "bos" && eos()) {
					prev.type = "globstar";
					prev.value += value;
					prev.output = globstar(opts);
					state.output = prev.output;
					state.globstar = true;
					consume(value);
					continue;
				}
				if (prior.type === "slash" && prior.prev.type !== "bos" && !afterStar && isEnd) {
					state.output = state.output.slice(0, -(prior.output + prev.output).length);
					prior.output = `(?:${prior.output}`;
					prev.type = "globstar";
					prev.output = globstar(opts) + (opts.strictSlashes ? ")" : "|$)");
					prev.value += value;
					state.globstar = true;
					state.output += prior.output + prev.output;
					consume(value);
					continue;
				}
				if (prior.type === "slash" && prior.prev.type !== "bos" && rest[0] === "/") {
					const end = rest[1] !== void 0 ? "|$" : "";
					state.output = state.output.slice(0, -(prior.output + prev.output).length);
					prior.output = `(?:${prior.output}`;
					prev.type = "globstar";
					prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
					prev.value += value;
					state.output += prior.output + prev.output;
					state.globstar = true;
					consume(value + advance());
					push({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				if (prior.type === "bos" && rest[0] === "/") {
					prev.type = "globstar";
					prev.value += value;
					prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
					state.output = prev.output;
					state.globstar = true;
					consume(value + advance());
					push({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				state.output = state.output.slice(0, -prev.output.length);
				prev.type = "globstar";
				prev.output = globstar(opts);
				prev.value += value;
				state.output += prev.output;
				state.globstar = true;
				consume(value);
				continue;
			}
			const token = {
				type: "star",
				value,
				output: star
			};
			if (opts.bash === true) {
				token.output = ".*?";
				if (prev.type === "bos" || prev.type === "slash") token.output = nodot + token.output;
				push(token);
				continue;
			}
			if (prev && (prev.type === "bracket" || prev.type === "paren") && opts.regex === true) {
				token.output = value;
				push(token);
				continue;
			}
			if (state.index === state.start || prev.type === "slash" || prev.type === "dot") {
				if (prev.type === "dot") {
					state.output += NO_DOT_SLASH;
					prev.output += NO_DOT_SLASH;
				} else if (opts.dot === true) {
					state.output += NO_DOTS_SLASH;
					prev.output += NO_DOTS_SLASH;
				} else {
					state.output += nodot;
					prev.output += nodot;
				}
				if (peek() !== "*") {
					state.output += ONE_CHAR;
					prev.output += ONE_CHAR;
				}
			}
			push(token);
		}
		while (state.brackets > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
			state.output = utils.escapeLast(state.output, "[");
			decrement("brackets");
		}
		while (state.parens > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", ")"));
			state.output = utils.escapeLast(state.output, "(");
			decrement("parens");
		}
		while (state.braces > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "}"));
			state.output = utils.escapeLast(state.output, "{");
			decrement("braces");
		}
		if (opts.strictSlashes !== true && (prev.type === "star" || prev.type === "bracket")) push({
			type: "maybe_slash",
			value: "",
			output: `${SLASH_LITERAL}?`
		});
		if (state.backtrack === true) {
			state.output = "";
			for (const token of state.tokens) {
				state.output += token.output != null ? token.output : token.value;
				if (token.suffix) state.output += token.suffix;
			}
		}
		return state;
	};
	parse.fastpaths = (input, options) => {
		const opts = { ...options };
		const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
		const len = input.length;
		if (len > max) throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
		input = REPLACEMENTS[input] || input;
		const { DOT_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOTS, NO_DOTS_SLASH, STAR, START_ANCHOR } = constants.globChars(opts.windows);
		const nodot = opts.dot ? NO_DOTS : NO_DOT;
		const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
		const capture = opts.capture ? "" : "?:";
		const state = {
			negated: false,
			prefix: ""
		};
		let star = opts.bash === true ? ".*?" : STAR;
		if (opts.capture) star = `(${star})`;
		const globstar = (opts) => {
			if (opts.noglobstar === true) return star;
			return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
		};
		const create = (str) => {
			switch (str) {
				case "*": return `${nodot}${ONE_CHAR}${star}`;
				case ".*": return `${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "*.*": return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "*/*": return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;
				case "**": return nodot + globstar(opts);
				case "**/*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;
				case "**/*.*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "**/.*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;
				default: {
					const match = /^(.*?)\.(\w+)$/.exec(str);
					if (!match) return;
					const source = create(match[1]);
					if (!source) return;
					return source + DOT_LITERAL + match[2];
				}
			}
		};
		let source = create(utils.removePrefix(input, state));
		if (source && opts.strictSlashes !== true) source += `${SLASH_LITERAL}?`;
		return source;
	};
	module.exports = parse;
}));

// node_modules/picomatch/lib/picomatch.js
var require_picomatch$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const scan = require_scan();
	const parse = require_parse();
	const utils = require_utils();
	const constants = require_constants();
	const isObject = (val) => val && typeof val === "object" && !Array.isArray(val);
	const picomatch = (glob, options, returnState = false) => {
		if (Array.isArray(glob)) {
			const fns = glob.map((input) => picomatch(input, options, returnState));
			const arrayMatcher = (str) => {
				for (const isMatch of fns) {
					const state = isMatch(str);
					if (state) return state;
				}
				return false;
			};
			return arrayMatcher;
		}
		const isState = isObject(glob) && glob.tokens && glob.input;
		if (glob === "" || typeof glob !== "string" && !isState) throw new TypeError("Expected pattern to be a non-empty string");
		const opts = options || {};
		const posix = opts.windows;
		const regex = isState ? picomatch.compileRe(glob, options) : picomatch.makeRe(glob, options, false, true);
		const state = regex.state;
		delete regex.state;
		let isIgnored = () => false;
		if (opts.ignore) {
			const ignoreOpts = {
				...options,
				ignore: null,
				onMatch: null,
				onResult: null
			};
			isIgnored = picomatch(opts.ignore, ignoreOpts, returnState);
		}
		const matcher = (input, returnObject = false) => {
			const { isMatch, match, output } = picomatch.test(input, regex, options, {
				glob,
				posix
			});
			const result = {
				glob,
				state,
				regex,
				posix,
				input,
				output,
				match,
				isMatch
			};
			if (typeof opts.onResult === "function") opts.onResult(result);
			if (isMatch === false) {
				result.isMatch = false;
				return returnObject ? result : false;
			}
			if (isIgnored(input)) {
				if (typeof opts.onIgnore === "function") opts.onIgnore(result);
				result.isMatch = false;
				return returnObject ? result : false;
			}
			if (typeof opts.onMatch === "function") opts.onMatch(result);
			return returnObject ? result : true;
		};
		if (returnState) matcher.state = state;
		return matcher;
	};
	picomatch.test = (input, regex, options, { glob, posix } = {}) => {
		if (typeof input !== "string") throw new TypeError("Expected input to be a string");
		if (input === "") return {
			isMatch: false,
			output: ""
		};
		const opts = options || {};
		const format = opts.format || (posix ? utils.toPosixSlashes : null);
		let match = input === glob;
		let output = match && format ? format(input) : input;
		if (match === false) {
			output = format ? format(input) : input;
			match = output === glob;
		}
		if (match === false || opts.capture === true) {
			if (opts.matchBase === true || opts.basename === true) match = picomatch.matchBase(input, regex, options, posix);
			else match = regex.exec(output);
		}
		return {
			isMatch: Boolean(match),
			match,
			output
		};
	};
	picomatch.matchBase = (input, glob, options, posix = options && options.windows) => {
		return (glob instanceof RegExp ? glob : picomatch.makeRe(glob, options)).test(utils.basename(input, { windows: posix }));
	};
	picomatch.isMatch = (str, patterns, options) => picomatch(patterns, options)(str);
	picomatch.parse = (pattern, options) => {
		if (Array.isArray(pattern)) return pattern.map((p) => picomatch.parse(p, options));
		return parse(pattern, {
			...options,
			fastpaths: false
		});
	};
	picomatch.scan = (input, options) => scan(input, options);
	picomatch.compileRe = (state, options, returnOutput = false, returnState = false) => {
		if (returnOutput === true) return state.output;
		const opts = options || {};
		const prepend = opts.contains ? "" : "^";
		const append = opts.contains ? "" : "$";
		let source = `${prepend}(?:${state.output})${append}`;
		if (state && state.negated === true) source = `^(?!${source}).*$`;
		const regex = picomatch.toRegex(source, options);
		if (returnState === true) regex.state = state;
		return regex;
	};
	picomatch.makeRe = (input, options = {}, returnOutput = false, returnState = false) => {
		if (!input || typeof input !== "string") throw new TypeError("Expected a non-empty string");
		let parsed = {
			negated: false,
			fastpaths: true
		};
		if (options.fastpaths !== false && (input[0] === "." || input[0] === "*")) parsed.output = parse.fastpaths(input, options);
		if (!parsed.output) parsed = parse(input, options);
		return picomatch.compileRe(parsed, options, returnOutput, returnState);
	};
	picomatch.toRegex = (source, options) => {
		try {
			const opts = options || {};
			return new RegExp(source, opts.flags || (opts.nocase ? "i" : ""));
		} catch (err) {
			if (options && options.debug === true) throw err;
			return /$^/;
		}
	};
	picomatch.constants = constants;
	module.exports = picomatch;
}));

// node_modules/picomatch/index.js
var require_picomatch = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const pico = require_picomatch$1();
	const utils = require_utils();
	function picomatch(glob, options, returnState = false) {
		if (options && (options.windows === null || options.windows === void 0)) options = {
			...options,
			windows: utils.isWindows()
		};
		return pico(glob, options, returnState);
	}
	Object.assign(picomatch, pico);
	module.exports = picomatch;
}));

// src/config/task-globs.ts
var import_picomatch = /* @__PURE__ */ __toESM(require_picomatch(), 1);
const MAX_PATTERN = 1e3;
function expandTasks(patterns, ids, pathOf = (index) => `task[${index}]`) {
	const known = new Set(ids);
	const chosen = /* @__PURE__ */ new Set();
	const problems = [];
	for (const [index, pattern] of patterns.entries()) {
		const found = known.has(pattern) ? [pattern] : matching(pattern, ids);
		for (const id of found) chosen.add(id);
		if (found.length === 0) problems.push({
			path: pathOf(index),
			...nothingNamed(pattern, ids)
		});
	}
	return {
		ids: ids.filter((id) => chosen.has(id)),
		problems
	};
}
function matching(pattern, ids) {
	if (pattern === "" || pattern.length > MAX_PATTERN) return [];
	const plain = pattern.replace(/[()|+]/g, "\\$&");
	const matches = (0, import_picomatch.default)(plain, {
		...GLOB_OPTIONS,
		nonegate: true,
		noextglob: true
	});
	return ids.filter((id) => matches(id));
}
function nothingNamed(pattern, ids) {
	const shown = JSON.stringify(pattern.length > 60 ? `${pattern.slice(0, 60)}...` : pattern);
	if (pattern.startsWith("!")) return {
		message: `${shown} names no task.`,
		hint: "Tasks cannot be taken out with !; name those that are wanted."
	};
	const message = /[*?[{]/.test(pattern) ? `No task matches ${shown}.` : `Unknown task ${shown}.`;
	const near = nearest(pattern, ids);
	if (near !== null) return {
		message,
		hint: `Did you mean ${near}?`
	};
	return {
		message,
		hint: `There are ${ids.length} tasks, such as ${ids.slice(0, 3).join(", ")}. ** matches across slashes, * does not.`
	};
}

// src/engine/resolve.ts
async function resolveNames(draft, registries) {
	const findings = [];
	const benchmark = draft.benchmark === null ? null : await resolveBenchmark(draft.benchmark, draft, registries, findings);
	const backends = await Promise.all(draft.candidates.map((candidate) => resolveBackend(candidate, registries, findings)));
	if (benchmark !== null) findings.push(...withoutOracle(benchmark, backends, draft));
	return {
		benchmark,
		backends,
		findings
	};
}
async function resolveBenchmark(name, draft, { adapters, isolation }, findings) {
	const plugin = await load(() => adapters.get(name.value), name.path, findings);
	if (plugin === null) return null;
	const options = resolveOptions(draft.benchmarkOptions, plugin, findings);
	const adapter = await plugin.open(options);
	const ids = adapter.tasks.map((task) => task.id);
	const double = ids.find((id, at) => ids.indexOf(id) !== at);
	if (double !== void 0) findings.push({
		path: name.path,
		message: `${plugin.id} lists the task ${JSON.stringify(double)} twice.`,
		hint: "This is a fault of the adapter; please report it."
	});
	if (ids.length === 0) findings.push({
		path: name.path,
		message: `${plugin.id} has no tasks here.`,
		hint: `Get its data with: benchmark fetch ${plugin.id}`
	});
	const selected = draft.tasks.length === 0 ? {
		ids,
		problems: []
	} : expandTasks(draft.tasks.map((task) => task.value), ids, (at) => draft.tasks[at]?.path ?? "task");
	findings.push(...selected.problems);
	const wanted = new Set(selected.ids);
	const tier = adapter.tasks.filter((task) => wanted.has(task.id)).map((task) => adapter.isolation(task).tier).find((id) => !isolation.has(id));
	if (tier !== void 0) findings.push({
		path: name.path,
		message: `${plugin.id} needs the isolation tier ${tier}, which is not implemented yet.`,
		hint: `Tiers: ${isolation.ids.join(", ")}.`
	});
	return {
		plugin,
		adapter,
		options,
		tasks: adapter.tasks.filter((task) => wanted.has(task.id))
	};
}
function resolveOptions(given, plugin, findings) {
	const known = Object.keys(plugin.options);
	for (const { name, path } of given) {
		if (Object.hasOwn(plugin.options, name)) continue;
		const near = nearest(name, known);
		findings.push({
			path,
			of: "key",
			message: `${plugin.id} has no option ${JSON.stringify(name)}.`,
			hint: near !== null ? `Did you mean ${near}?` : known.length === 0 ? "It takes no options." : `Its options: ${known.join(", ")}.`
		});
	}
	return Object.fromEntries(Object.entries(plugin.options).map(([name, spec]) => {
		const option = given.find((one) => one.name === name);
		if (option === void 0) return [name, spec.default];
		if (fits(option.value, spec)) return [name, option.value];
		const wanted = spec.choices === void 0 ? `a ${spec.type}` : `one of ${spec.choices.join(", ")}`;
		findings.push({
			path: option.path,
			message: `${JSON.stringify(option.value)} is not ${wanted}.`,
			hint: spec.help
		});
		return [name, spec.default];
	}));
}
function fits(value, { type, choices }) {
	if (type === "integer") return Number.isSafeInteger(value);
	if (typeof value !== type) return false;
	return choices === void 0 || choices.includes(String(value));
}
async function resolveBackend(candidate, { backends }, findings) {
	const { backend, model } = candidate;
	if (backend === null) return null;
	const plugin = await load(() => backends.get(backend.value), backend.path, findings);
	if (plugin === null || model === null) return plugin;
	const problems = plugin.modelProblems(model.value);
	findings.push(...problems.map(({ message, ...hint }) => ({
		path: model.path,
		message: `${plugin.id}: ${message}`,
		...hint
	})));
	return plugin;
}
function withoutOracle({ plugin, adapter, tasks }, backends, draft) {
	const unsolvable = tasks.find((task) => adapter.oracle?.(task) === void 0);
	if (unsolvable === void 0) return [];
	return draft.candidates.flatMap(({ path }, at) => {
		const backend = backends[at];
		if (backend?.needsOracle !== true) return [];
		return [{
			path: `${path}.backend`,
			message: `${backend.id} applies reference solutions, and ${plugin.id} has none for ${JSON.stringify(unsolvable.id)}.`,
			hint: "Leave the task out with `task`, or use a real agent."
		}];
	});
}
async function load(get, path, findings) {
	try {
		return await get();
	} catch (error) {
		if (!(error instanceof UsageError)) throw error;
		findings.push({
			path,
			message: error.message,
			hint: error.hint
		});
		return null;
	}
}

// src/engine/plan-run.ts
async function planRun(source, { kind, existing }, planner, registries) {
	const resolved = await resolveNames(source.draft, registries);
	const problems = [...source.problems, ...source.place(resolved.findings)];
	const { shape } = source;
	const { benchmark } = resolved;
	const backends = resolved.backends.filter((backend) => backend !== null);
	if (problems.length > 0 || shape === null || benchmark === null || backends.length < resolved.backends.length) throw configProblems(problems, source.label);
	const candidates = shape.candidates.map((candidate, at) => ({
		backend: backends[at],
		model: candidate.model ?? DEFAULTS.model,
		env: candidate.env ?? {},
		unsetEnv: candidate.unset_env ?? []
	}));
	const trials = benchmark.tasks.length * candidates.length * (shape.runs ?? DEFAULTS.runs);
	if (trials > MAX_TRIALS) throw new UsageError("too-many-trials", `${trials} trials are more than the ${MAX_TRIALS} that one run may hold.`, "Use fewer runs, tasks or candidates.");
	const tasks = planTasks(benchmark);
	return {
		plan: makePlan({
			created_at: utcSeconds(planner.now()),
			command: [...planner.commandLine],
			harness_version: planner.version,
			kind,
			benchmark: {
				id: benchmark.plugin.id,
				revision: benchmark.plugin.revision,
				grading: benchmark.adapter.grading,
				threat_model: benchmark.adapter.threatModel,
				max_attempts: benchmark.adapter.maxAttempts,
				options: { ...benchmark.options }
			},
			tasks,
			candidates: planCandidates(shape),
			repetitions: shape.runs ?? DEFAULTS.runs,
			settings: settingsOf(shape, concurrencyFor(backends, existing, planner.cores), existing),
			validation: await validationOf(planner.stateDir, {
				benchmarkId: benchmark.plugin.id,
				revision: benchmark.plugin.revision,
				toolchain: planner.toolchain
			}, tasks)
		}),
		benchmark,
		candidates
	};
}
const MAX_TRIALS = 1e6;
function planTasks({ adapter, tasks }) {
	const folders = slugs(tasks.map((task) => task.id));
	return tasks.map((task, at) => ({
		id: task.id,
		slug: folders[at] ?? "",
		language: task.language,
		repo: task.repo,
		expected_seconds: task.expectedSeconds,
		prompt_sha256: promptDigest(adapter, task),
		verifier_sha256: verifierDigest(adapter, task)
	}));
}
function planCandidates({ candidates }) {
	const names = candidates.map(candidateName);
	const folders = slugs(names);
	return candidates.map((candidate, at) => ({
		name: names[at] ?? "",
		slug: folders[at] ?? "",
		backend: candidate.backend,
		model: candidate.model ?? DEFAULTS.model,
		env_names: Object.keys(candidate.env ?? {}).sort(),
		unset_env: [...candidate.unset_env ?? []].sort()
	}));
}
function settingsOf(shape, concurrency, existing) {
	return {
		rule: shape.rule ?? DEFAULTS.rule,
		alpha: shape.alpha ?? DEFAULTS.alpha,
		threshold: shape.threshold ?? DEFAULTS.threshold,
		margin: shape.margin ?? DEFAULTS.margin,
		max_excluded: shape.max_excluded ?? DEFAULTS.max_excluded,
		cluster: shape.cluster ?? DEFAULTS.cluster,
		baseline: shape.baseline ?? null,
		seed: shape.seed ?? existing?.settings.seed ?? 0,
		concurrency: shape.concurrency ?? concurrency,
		order: shape.order ?? DEFAULTS.order,
		attempt_timeout_seconds: shape.attempt_timeout_seconds ?? DEFAULTS.attempt_timeout_seconds
	};
}
function concurrencyFor(backends, existing, cores) {
	if (existing !== null) return existing.settings.concurrency;
	return backends.every((backend) => backend.deterministic) ? cores : 1;
}

// src/commands/source.ts
const FIELD_OF_FLAG = {
	benchmark: "benchmark",
	runs: "runs",
	task: "task",
	"attempt-timeout": "attempt_timeout_seconds",
	rule: "rule",
	alpha: "alpha",
	threshold: "threshold",
	margin: "margin",
	"max-excluded": "max_excluded",
	cluster: "cluster",
	baseline: "baseline",
	seed: "seed",
	order: "order",
	concurrency: "concurrency"
};
async function fromFile(loaded, flags, minCandidates) {
	const overrides = fieldsOf(flags);
	const { source, locate } = loaded;
	const place = (findings) => findings.flatMap((finding) => topField(finding.path) in overrides ? [flagProblem(finding)] : placed([finding], locate));
	if (loaded.shape === null || Object.keys(overrides).length === 0) return {
		label: source,
		draft: loaded.draft,
		shape: loaded.shape,
		problems: loaded.problems,
		place
	};
	return checked(source, {
		...loaded.shape,
		...overrides
	}, minCandidates, place);
}
async function fromFlags(flags, candidates, defaults = {}) {
	const options = optionsOf(flags.option ?? []);
	const raw = {
		...defaults,
		...fieldsOf(flags),
		...options === null ? {} : { benchmark_options: options },
		candidates
	};
	return checked(COMMAND_LINE, raw, 1, (findings) => findings.map(flagProblem));
}
async function checked(label, raw, minCandidates, place) {
	const draft = readDraft(raw);
	const { config, findings } = await checkConfig(raw);
	const problems = place([...findings, ...relationFindings(draft, minCandidates)]);
	return {
		label,
		draft,
		shape: problems.length === 0 ? config : null,
		problems,
		place
	};
}
function fieldsOf(flags) {
	return Object.fromEntries(Object.entries(FIELD_OF_FLAG).flatMap(([flag, field]) => flags[flag] === void 0 ? [] : [[field, flags[flag]]]));
}
function flagProblem({ path, message, hint }) {
	return {
		path: flagName(path),
		message,
		...hint === void 0 ? {} : { hint }
	};
}
function flagName(path) {
	const field = topField(path);
	const flag = Object.entries(FIELD_OF_FLAG).find(([, name]) => name === field)?.[0];
	if (flag !== void 0) return `--${flag}`;
	if (field === "benchmark_options") return "--option";
	if (path.endsWith(".backend")) return "--backend";
	if (path.endsWith(".model")) return "--model";
	return path;
}
const topField = (path) => /^[A-Za-z_$]+/.exec(path)?.[0] ?? "";
function optionsOf(pairs) {
	if (pairs.length === 0) return null;
	return Object.fromEntries(pairs.map((pair) => {
		const at = pair.indexOf("=");
		const [key, value] = at < 0 ? [pair, "true"] : [pair.slice(0, at), pair.slice(at + 1)];
		return [key, value === "true" ? true : value === "false" ? false : /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value];
	}));
}

// src/engine/own-access.ts
const NOTHING$1 = {
	keys: {},
	settings: {},
	login: null
};
function ownSources(needs, env, unsetEnv) {
	const found = (names = []) => Object.fromEntries(names.filter((name) => !unsetEnv.includes(name)).flatMap((name) => env[name] === void 0 || env[name] === "" ? [] : [[name, env[name]]]));
	return {
		keys: found(needs?.keyVariables),
		settings: found(needs?.settingVariables),
		loginFiles: loginFiles(needs?.login ?? null, env)
	};
}
function loginFiles(login, env) {
	if (login === null) return {};
	const folder = (login.folderVariable === null ? void 0 : env[login.folderVariable]) ?? (env["HOME"] === void 0 ? null : join(env["HOME"], login.folder));
	return folder === null ? {} : Object.fromEntries(login.files.map((name) => [name, join(folder, name)]));
}
function ownAccess(sources, hasEndpoint) {
	if (sources === void 0) return NOTHING$1;
	const { keys, settings, loginFiles } = sources;
	return hasEndpoint ? {
		...NOTHING$1,
		settings
	} : {
		keys,
		settings,
		login: readLogin(loginFiles)
	};
}
function readLogin(files) {
	const there = Object.entries(files).filter(([, path]) => fs.existsSync(path));
	if (there.length === 0) return null;
	return Object.fromEntries(there.map(([name, path]) => [name, fs.readFileSync(path, "utf8")]));
}

// src/engine/preflight.ts
async function preflight(candidates, userEnv, deps) {
	const probed = /* @__PURE__ */ new Map();
	const ready = [];
	for (const candidate of candidates) {
		const { backend, env, unsetEnv } = candidate;
		const path = env["PATH"] ?? deps.host.baseEnv["PATH"] ?? "";
		const key = JSON.stringify([
			backend.id,
			path,
			commandOf(candidate)
		]);
		const found = probed.get(key) ?? await probeBackend(candidate, path, deps);
		probed.set(key, found);
		ready.push({
			...candidate,
			own: ownSources(backend.own, userEnv, unsetEnv),
			programVersion: found.version
		});
	}
	return ready;
}
const commandOf = ({ backend, model }) => backend.protocols.length === 0 ? model : "";
async function probeBackend({ backend }, path, { exec, host, emit }) {
	if (backend.deterministic) return {
		available: true,
		version: null,
		reason: null
	};
	const found = await backend.probe({
		exec,
		env: {
			...host.baseEnv,
			PATH: path,
			HOME: host.tempRoot
		}
	});
	if (!found.available) throw new MissingPrerequisite("no-agent", `The agent ${backend.id} cannot be run here.`, found.reason ?? "See `benchmark doctor`.");
	const doubt = doubtAbout(backend, found.version);
	if (doubt !== null) emit({
		type: "warning",
		message: doubt
	});
	return found;
}
function doubtAbout({ id, verifiedWith }, version) {
	if (verifiedWith === null) return `${id} is not verified: no test drives its program, so read its figures with care.`;
	if (version === verifiedWith) return null;
	return `${id} is version ${version ?? "unknown"} here and was verified with ${verifiedWith}: its figures may be read wrongly.`;
}

// src/engine/needs/environment-digest.ts
const FORMAT = 1;
function environmentDigest({ id, files, build, checks, toolchains }, versions, { platform, arch }) {
	return digestOf$1({
		format: FORMAT,
		id,
		files: treeDigest(files),
		build,
		checks,
		toolchains: toolchains.map((toolchain) => [toolchain, versions.get(toolchain) ?? null]),
		machine: [platform, arch]
	});
}

// src/engine/needs/lay-tree.ts
function layTree(folder, tree) {
	for (const [path, entry] of tree) {
		fs.mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
		const at = Buffer.concat([Buffer.from(`${folder}/`), pathBytes(path)]);
		if (entry.kind === "file") fs.writeFileSync(at, entry.content, {
			flag: "wx",
			mode: entry.mode
		});
		else fs.symlinkSync(entry.target.replaceAll("{environment}", () => folder), at);
	}
}

// src/engine/needs/read-only.ts
function makeReadOnly(folder) {
	for (const { path, mode, isFolder } of below(folder)) if (!isFolder) fs.chmodSync(path, mode & -147);
	for (const { path, mode, isFolder } of [...below(folder)].reverse()) if (isFolder) fs.chmodSync(path, mode & -147);
}
function removeReadOnly(folder) {
	if (fs.lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) {
		for (const { path, mode, isFolder } of below(folder)) if (isFolder) fs.chmodSync(path, mode | 448);
	}
	fs.rmSync(folder, {
		recursive: true,
		force: true
	});
}
function* below(folder) {
	yield {
		path: folder,
		mode: fs.lstatSync(folder).mode & 4095,
		isFolder: true
	};
	for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) yield* below(path);
		else if (entry.isFile()) yield {
			path,
			mode: fs.lstatSync(path).mode & 4095,
			isFolder: false
		};
	}
}

// src/engine/needs/prepare-environment.ts
var EnvironmentFailed = class extends Error {
	name = "EnvironmentFailed";
};
async function prepareEnvironment(spec, versions, deps) {
	const digest = environmentDigest(spec, versions, deps.host);
	const root = join(deps.host.cacheRoot, "environments");
	const folder = join(root, `${spec.id}-${digest.slice(0, 16)}`);
	const prepared = offered(spec, digest, folder);
	if (isReady(folder)) return prepared;
	fs.mkdirSync(root, {
		recursive: true,
		mode: 448
	});
	const lock = await lockOrReady(folder, deps.signal);
	if (lock === null) return prepared;
	const started = deps.clock.monotonicMs();
	deps.emit({
		type: "preparing",
		what: spec.id
	});
	let problem = null;
	try {
		await make(spec, prepared, versions, deps);
		return prepared;
	} catch (error) {
		problem = error instanceof Error ? error.message : String(error);
		throw error;
	} finally {
		lock.release();
		deps.emit({
			type: "prepared",
			what: spec.id,
			elapsedMs: deps.clock.monotonicMs() - started,
			problem
		});
	}
}
const markerOf = (folder) => `${folder}.json`;
const isReady = (folder) => fs.existsSync(markerOf(folder)) && fs.existsSync(folder);
const WAIT_MS = 200;
async function lockOrReady(folder, signal) {
	for (;;) {
		const lock = takeLock(`${folder}.lock`);
		if ("release" in lock) {
			if (!isReady(folder)) return lock;
			lock.release();
			return null;
		}
		await setTimeout$1(WAIT_MS, void 0, { signal });
		if (isReady(folder)) return null;
	}
}
async function make(spec, prepared, versions, deps) {
	const { folder, digest } = prepared;
	fs.rmSync(markerOf(folder), { force: true });
	removeReadOnly(folder);
	fs.mkdirSync(folder, { mode: 493 });
	layTree(folder, spec.files);
	for (const command of spec.build) await runStep("build", command, spec, prepared, deps.host.buildEnv, deps);
	makeReadOnly(folder);
	const home = fs.mkdtempSync(join(deps.host.tempRoot, "check-"));
	try {
		const { PATH = "" } = deps.host.baseEnv;
		const env = {
			...deps.host.baseEnv,
			HOME: home,
			...prepared.env,
			PATH: [...prepared.path, PATH].join(":")
		};
		for (const command of spec.checks) await runStep("check", command, spec, prepared, env, deps);
	} finally {
		fs.rmSync(home, {
			recursive: true,
			force: true
		});
	}
	const toolchains = Object.fromEntries(spec.toolchains.map((id) => [id, versions.get(id) ?? null]));
	const made = {
		id: spec.id,
		digest,
		made_at: utcSeconds(deps.clock.now()),
		toolchains
	};
	writeWhole(markerOf(folder), prettyJson(made));
}
async function runStep(step, { argv, env = {}, timeoutMs }, { id }, { folder }, base, { exec, host, signal }) {
	const filled = filler(folder);
	const [program, ...rest] = argv;
	const ended = await exec.run({
		argv: [program === "node" ? host.nodePath : filled(program), ...rest.map(filled)],
		cwd: folder,
		env: {
			...base,
			...Object.fromEntries(Object.entries(env).map(([name, value]) => [name, filled(value)]))
		},
		timeoutMs,
		signal,
		...step === "check" ? { network: "none" } : {}
	});
	signal.throwIfAborted();
	if (ended.exitCode === 0 && !ended.timedOut) return;
	throw new EnvironmentFailed(`The environment ${id} could not be prepared: its ${step} command \`${argv.join(" ")}\` ${endingOf(ended, timeoutMs)}.${lastLines(ended)} It was run in ${folder}. ${step === "build" ? NEXT_FOR_BUILD : NEXT_FOR_CHECK}`);
}
const NEXT_FOR_BUILD = "Check the network and what it needs, then start again: it is tried once per run.";
const NEXT_FOR_CHECK = "Its installer ended well and yet it does not work; start again to have it made anew.";
function endingOf({ spawnError, timedOut, exitCode, signal }, timeoutMs) {
	if (spawnError !== null) return `could not be started: ${spawnError.message}`;
	if (timedOut) return `did not end within ${timeoutMs / 1e3} s`;
	return exitCode === null ? `was ended by ${signal}` : `ended with ${exitCode}`;
}
function lastLines({ stdout, stderr }) {
	const lines = `${stdout.text}\n${stderr.text}`.split("\n").filter((line) => line.trim() !== "");
	return lines.length === 0 ? "" : ` Its last lines:\n${lines.slice(-12).join("\n")}\n`;
}
const filler = (folder) => (text) => text.replaceAll("{environment}", () => folder);
function offered({ id, provides }, digest, folder) {
	const filled = filler(folder);
	return {
		id,
		digest,
		folder,
		path: (provides.path ?? []).map((path) => join(folder, path)),
		env: Object.fromEntries(Object.entries(provides.env ?? {}).map(([name, value]) => [name, filled(value)])),
		links: Object.fromEntries(Object.entries(provides.links ?? {}).map(([at, to]) => [at, join(folder, to)]))
	};
}

// src/engine/needs/toolchains.ts
const PROBE_TIMEOUT_MS = 3e4;
async function probeToolchains(specs, deps) {
	if (specs.length === 0) return [];
	const home = fs.mkdtempSync(join(deps.host.tempRoot, "probe-"));
	try {
		return await Promise.all(specs.map((spec) => probe(spec, home, deps)));
	} finally {
		fs.rmSync(home, {
			recursive: true,
			force: true
		});
	}
}
async function probe(spec, home, { exec, host, signal }) {
	const ended = await exec.run({
		argv: spec.probe,
		cwd: home,
		env: {
			...host.baseEnv,
			HOME: home
		},
		timeoutMs: PROBE_TIMEOUT_MS,
		signal
	});
	signal.throwIfAborted();
	const command = `\`${spec.probe.join(" ")}\``;
	if (ended.spawnError !== null) return missing(spec, `${spec.id} is not installed: ${ended.spawnError.message}`);
	const said = `${ended.stdout.text}\n${ended.stderr.text}`;
	if (ended.exitCode !== 0) return missing(spec, `${spec.id} does not work: ${command} ended with ${ended.exitCode ?? ended.signal}.`);
	const version = spec.version.exec(said)?.[1] ?? null;
	if (version === null) return missing(spec, `${spec.id} does not say its version: ${command} printed none.`);
	const { atLeast } = spec;
	if (atLeast !== void 0 && isOlder(version, atLeast)) return {
		spec,
		version,
		problem: `${spec.id} ${version} is too old: ${atLeast.join(".")} or later is needed.`
	};
	return {
		spec,
		version,
		problem: null
	};
}
const missing = (spec, problem) => ({
	spec,
	version: null,
	problem
});
function isOlder(version, least) {
	const numbers = version.split(/[^0-9]+/).map(Number);
	for (const [at, wanted] of least.entries()) {
		const found = numbers[at] ?? 0;
		if (found !== wanted) return found < wanted;
	}
	return false;
}

// src/engine/pool.ts
async function pool(items, workers, signal, work) {
	const failed = new AbortController();
	const stopped = AbortSignal.any([signal, failed.signal]);
	const queue = items[Symbol.iterator]();
	const worker = async () => {
		for (let next = queue.next(); next.done !== true && !failed.signal.aborted; next = queue.next()) await work(next.value, stopped);
	};
	await Promise.all(Array.from({ length: workers }, () => worker().catch((error) => {
		if (!failed.signal.aborted) failed.abort(error);
	})));
	if (failed.signal.aborted) throw failed.signal.reason;
}

// src/engine/needs/task-needs.ts
const BUILDS_AT_ONCE = 2;
async function prepareNeeds(adapter, tasks, specs, deps) {
	const wanted = new Set(tasks.flatMap((task) => toolchainIds(adapter, task)));
	const found = await probeToolchains(specs.filter(({ id }) => wanted.has(id)), deps);
	const toolchains = new Map(found.map((one) => [one.spec.id, one]));
	const versions = new Map(found.flatMap(({ spec, version }) => version === null ? [] : [[spec.id, version]]));
	const lacking = (task) => lackOf(toolchainIds(adapter, task), toolchains);
	const able = tasks.filter((task) => lacking(task) === null);
	const digest = (spec) => environmentDigest(spec, versions, deps.host);
	const environments = await prepareAll(new Map(able.flatMap((task) => specsOf(adapter, task)).map((spec) => [digest(spec), spec])), versions, deps);
	const needs = new Map(tasks.map((task) => [task.id, needsOf(task)]));
	for (const message of warningsFor(needs)) deps.emit({
		type: "warning",
		message
	});
	return ({ id }) => {
		const known = needs.get(id);
		if (known === void 0) throw new RangeError(`Nothing was prepared for ${JSON.stringify(id)}`);
		return known;
	};
	function needsOf(task) {
		const ids = toolchainIds(adapter, task).filter((id) => versions.has(id));
		const there = Object.fromEntries(ids.map((id) => [id, versions.get(id) ?? ""]));
		const lack = lacking(task);
		if (lack !== null) return {
			environments: [],
			toolchains: there,
			missing: lack
		};
		const made = [];
		for (const spec of specsOf(adapter, task)) {
			const one = environments.get(digest(spec));
			if (one instanceof EnvironmentFailed) return {
				environments: [],
				toolchains: there,
				missing: one.message
			};
			if (one !== void 0) made.push(one);
		}
		return {
			environments: made,
			toolchains: there,
			missing: null
		};
	}
}
const specsOf = (adapter, task) => adapter.environments?.(task) ?? [];
const toolchainIds = (adapter, task) => [.../* @__PURE__ */ new Set([...adapter.toolchains?.(task) ?? [], ...specsOf(adapter, task).flatMap((environment) => environment.toolchains)])];
function lackOf(ids, toolchains) {
	for (const id of ids) {
		const found = toolchains.get(id);
		if (found === void 0) throw new RangeError(`The benchmark names no toolchain ${JSON.stringify(id)}`);
		if (found.problem !== null) return `${found.problem} Install it with: ${found.spec.install}`;
	}
	return null;
}
async function prepareAll(specs, versions, deps) {
	const made = /* @__PURE__ */ new Map();
	await pool(specs, BUILDS_AT_ONCE, deps.signal, async ([digest, spec], signal) => {
		try {
			made.set(digest, await prepareEnvironment(spec, versions, {
				...deps,
				signal
			}));
		} catch (error) {
			if (!(error instanceof EnvironmentFailed)) throw error;
			made.set(digest, error);
		}
	});
	return made;
}
function warningsFor(needs) {
	const tasks = /* @__PURE__ */ new Map();
	for (const { missing } of needs.values()) if (missing !== null) tasks.set(missing, (tasks.get(missing) ?? 0) + 1);
	return [...tasks].map(([missing, count]) => `${plural(count, "task")} cannot be run here: ${missing}`);
}

// src/engine/attempt/attempt-files.ts
function writePrompt({ adapter, task, previous, dir }, log) {
	let text = "";
	try {
		text = adapter.prompt(task, previous?.verification);
		return text;
	} finally {
		log.add({ prompt: write(dir, PROMPT_FILE, text) });
	}
}
function writeFinalText({ dir }, { finalText, effectivePrompt }, log) {
	if (effectivePrompt !== null) log.add({ effectivePrompt: write(dir, EFFECTIVE_PROMPT_FILE, effectivePrompt) });
	if (finalText === null || finalText === "") return;
	write(dir, MODEL_OUTPUT_FILE, finalText);
	log.add({ hasFinalText: true });
}
function writeVerifyOutput({ dir }, { feedback }) {
	write(dir, VERIFY_OUTPUT_FILE, feedback);
}
function write(dir, name, text) {
	const bytes = Buffer.from(text, "utf8");
	fs.writeFileSync(join(dir, name), bytes);
	return {
		path: name,
		sha256: sha256(bytes)
	};
}

// src/engine/attempt/unfit-answer.ts
var UnfitAnswer = class extends Error {
	name = "UnfitAnswer";
};
async function copingWith(work) {
	try {
		return await work();
	} catch (error) {
		if (isDiskFull(error)) throw error;
		throw new UnfitAnswer(`What the agent left cannot be graded: ${error.message}`, { cause: error });
	}
}
function isDiskFull(error) {
	const { code } = error;
	return code === "ENOSPC" || code === "EDQUOT" || code === "disk" || code === "disk-full";
}

// src/engine/attempt/attempt-log.ts
const NOTHING = {
	prompt: null,
	effectivePrompt: null,
	hasFinalText: false,
	agent: null,
	change: null,
	after: null,
	tampering: [],
	leaks: [],
	requiredPresent: null,
	verification: null,
	evidence: null,
	networkCut: null
};
var AttemptLog = class {
	#ref;
	#deps;
	#phases = {
		provision: null,
		prompt: null,
		solve: null,
		change: null,
		verify: null
	};
	#known = NOTHING;
	#current = "prompt";
	constructor(ref, deps) {
		this.#ref = ref;
		this.#deps = deps;
	}
	add(facts) {
		this.#known = {
			...this.#known,
			...facts
		};
	}
	async phase(phase, work) {
		const { clock, emit } = this.#deps;
		if (this.#phases[phase] === null) emit({
			type: "phase",
			ref: this.#ref,
			phase
		});
		this.#current = phase;
		const start = clock.monotonicMs();
		try {
			return await work();
		} finally {
			const spent = (this.#phases[phase] ?? 0) + clock.monotonicMs() - start;
			this.#phases[phase] = Math.round(spent * 1e3) / 1e3;
		}
	}
	ended(phase, { class: cls, reason }) {
		return {
			...this.#known,
			class: cls,
			phase,
			reason,
			phases: this.#phases
		};
	}
	failed(error) {
		const { name, message } = error instanceof Error ? error : new Error(String(error));
		if (isDiskFull(error)) return this.ended(this.#current, {
			class: "disk",
			reason: `No space was left: ${message}`
		});
		return this.ended(this.#current, {
			class: "harness",
			reason: `${name}: ${message}`
		});
	}
};

// src/leaks/rules.ts
const ARGUMENTS = String.raw`(?:\\.|[^\n"\\|;&]){0,160}?`;
const ELSEWHERE = String.raw`["']?(?:https?|ssh|git):(?://|\\/\\/)(?!localhost\b|127\.|\[::1\]|0\.0\.0\.0)[\w.-]+`;
const LEAK_RULES = [
	{
		id: "git-history",
		title: "searched the repository's history for more than it was given",
		pattern: new RegExp(String.raw`\bgit\s+${ARGUMENTS}(?:(?:log|rev-list|branch|show-ref|fsck)\b${ARGUMENTS}--(?:all|reflog|unreachable|lost-found)\b|reflog\b|stash\s+(?:list|show|pop|apply)\b)`, "g")
	},
	{
		id: "reference-path",
		title: "named a place where references are kept",
		pattern: /(?<![\w.-])(?:\.meta|\.oracle|\/solution|\/oracle)\/[\w./-]+|\b(?:gold|golden|solution)\.patch\b/g
	},
	{
		id: "network",
		title: "fetched something from the network",
		pattern: new RegExp(String.raw`\b(?:curl|wget|git\s+clone|git\s+fetch|git\s+remote\s+add)\b${ARGUMENTS}${ELSEWHERE}|\b(?:pip3?|uv\s+pip)\s+(?:install|download)\s+[\w"'-]|\b(?:npm|pnpm|yarn)\s+(?:i|install|add|view|pack)\s+[\w@]|\bcargo\s+(?:add|install)\s+\w|\bgo\s+(?:get|install)\s+\w|\bgh\s+(?:api|repo|pr|search)\b`, "g")
	},
	{
		id: "web-search",
		title: "used a tool that searches the web",
		pattern: /"(?:type|name|tool|tool_name)":\s*"(?:web_search(?:_call)?|WebSearch|WebFetch|web_fetch|google_web_search)"/g
	}
];

// src/leaks/scan.ts
const MAX_LEAKS$1 = 100;
const EXCERPT_CHARS = 200;
const PIECE = 1 << 20;
const OVERLAP = 4096;
function scan(file, text, prompt) {
	const found = [];
	let line = 1;
	for (let from = 0; from < text.length && found.length < MAX_LEAKS$1; from += PIECE) {
		const piece = text.slice(from, from + PIECE + OVERLAP);
		found.push(...inPiece(file, piece, line, prompt));
		line += newlines(text, from, Math.min(from + PIECE, text.length));
	}
	return found.slice(0, MAX_LEAKS$1);
}
function inPiece(file, piece, firstLine, prompt) {
	return LEAK_RULES.flatMap(({ id, pattern }) => [...piece.matchAll(pattern)].filter(({ index, 0: text }) => index < PIECE && !prompt.includes(text)).map(({ index, 0: text }) => ({
		rule: id,
		index,
		text
	}))).sort((a, b) => a.index - b.index).slice(0, MAX_LEAKS$1).map(({ rule, index, text }) => ({
		rule,
		file,
		line: firstLine + newlines(piece, 0, index),
		excerpt: text.slice(0, EXCERPT_CHARS)
	}));
}
function newlines(text, from, to) {
	let count = 0;
	for (let at = text.indexOf("\n", from); at !== -1 && at < to; at = text.indexOf("\n", at + 1)) count++;
	return count;
}

// src/engine/attempt/find-leaks.ts
const MAX_BYTES = 16777216;
const OURS = [PROMPT_FILE, EFFECTIVE_PROMPT_FILE];
const MAX_LEAKS = 100;
async function findLeaks(dir, prompt) {
	const found = [];
	for (const name of fs.readdirSync(dir).sort()) {
		if (OURS.includes(name) || found.length >= MAX_LEAKS) continue;
		const text = await head(join(dir, name));
		if (text !== null) found.push(...scan(name, text, prompt));
	}
	return found.slice(0, MAX_LEAKS);
}
async function head(path) {
	if (!fs.lstatSync(path).isFile()) return null;
	const file = await fs.promises.open(path, fs.constants.O_RDONLY | fs.constants.O_NOFOLLOW);
	try {
		const { size } = await file.stat();
		const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(size, MAX_BYTES)), 0, null, 0);
		return buffer.toString("utf8", 0, bytesRead);
	} finally {
		await file.close();
	}
}

// src/engine/attempt/agent-access.ts
function agentAccess({ env, own: sources }, endpoint) {
	const own = ownAccess(sources, endpoint !== null);
	return {
		endpoint,
		own,
		redactor: createRedactor(secretsOf(env, own, endpoint))
	};
}
function secretsOf(env, { keys, login }, endpoint) {
	const ofCandidate = Object.entries(env).flatMap(([name, value]) => SECRET_NAME.test(name) ? [value] : []);
	const ofLogin = Object.values(login ?? {}).flatMap(secretsInFile);
	return [
		...ofCandidate,
		...Object.values(keys),
		...ofLogin,
		...endpoint === null ? [] : [endpoint.token]
	];
}
const SECRET_NAME = /KEY|TOKEN|SECRET|PASSW|CREDENTIAL|AUTH|COOKIE/i;
function secretsInFile(text) {
	try {
		return longStrings(JSON.parse(text));
	} catch {
		return [text.trim()];
	}
}
const SHORTEST_TOKEN = 16;
function longStrings(value) {
	if (typeof value === "string") return value.length >= SHORTEST_TOKEN && !/\s/.test(value) ? [value] : [];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(longStrings) : [];
}

// src/engine/attempt/evidence.ts
const LONGEST_LINE = 16777216;
function evidenceIn(dir, redactor) {
	const path = (name) => {
		if (name === basename(name) && !name.startsWith(".")) return join(dir, name);
		throw new RangeError(`${JSON.stringify(name)} is not the plain name of a file`);
	};
	return {
		path,
		lines: (name) => linesOf(path(name), LONGEST_LINE),
		write(name, content) {
			const kept = typeof content === "string" ? redactedText(redactor, content) : redactor?.bytes(content) ?? content;
			fs.writeFileSync(path(name), kept);
		}
	};
}
async function* linesOf(file, longest) {
	if (!fs.existsSync(file)) return;
	const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
	let line = "";
	let tooLong = false;
	for await (const chunk of fs.createReadStream(file)) {
		const parts = decoder.decode(chunk, { stream: true }).split("\n");
		const rest = parts.pop() ?? "";
		for (const part of parts) {
			if (!tooLong && line.length + part.length <= longest) yield line + part;
			[line, tooLong] = ["", false];
		}
		tooLong ||= line.length + rest.length > longest;
		line = tooLong ? "" : line + rest;
	}
	line += decoder.decode();
	if (line !== "" && !tooLong) yield line;
}

// src/engine/attempt/guarded-sandbox.ts
function guardedSandbox(box, redactor) {
	if (redactor === null) return box;
	return {
		...box,
		home: {
			...box.home,
			read: async (path, maxBytes) => {
				const bytes = await box.home.read(path, maxBytes);
				return bytes === null ? null : redactor.bytes(bytes);
			}
		},
		snapshot: async (options) => guardedSnapshot(await box.snapshot(options), redactor),
		exec: (command) => box.exec({
			...command,
			filter: redactor.stream
		}),
		results: async (paths, maxBytes) => {
			const found = await box.results(paths, maxBytes);
			return new Map([...found].map(([path, bytes]) => [path, redactor.bytes(bytes)]));
		}
	};
}
function guardedSnapshot({ tree, leftOut }, redactor) {
	return {
		tree: guardedTree(tree, redactor),
		leftOut: redactor.value(leftOut)
	};
}
function guardedTree(tree, redactor) {
	return new Map([...tree].map(([path, entry]) => [redactor.text(path), guardedEntry(entry, redactor)]));
}
function guardedEntry(entry, redactor) {
	if (entry.kind === "symlink") return {
		...entry,
		target: redactor.text(entry.target)
	};
	const content = redactor.bytes(entry.content);
	return content === entry.content ? entry : {
		...entry,
		content
	};
}

// src/engine/sandbox-deps.ts
function sandboxDeps({ exec, host }, needs) {
	const { hide, unsetEnv, folder, environments = [] } = needs;
	const baseEnv = Object.fromEntries(Object.entries(host.baseEnv).filter(([name]) => !unsetEnv.includes(name)));
	return {
		exec,
		tempRoot: host.tempRoot,
		hide,
		baseEnv,
		environments,
		...folder === void 0 ? {} : { folder }
	};
}

// src/engine/attempt/open-sandbox.ts
async function openSandbox(job, deps) {
	const { adapter, task, hide, candidate, needs } = job;
	const spec = adapter.isolation(task);
	const tier = await deps.isolation.get(spec.tier);
	const { environments } = needs;
	const folder = adapter.folder?.(task);
	return tier.open(spec, sandboxDeps(deps, {
		hide,
		unsetEnv: candidate.unsetEnv,
		folder,
		environments
	}));
}

// src/engine/change/git-binary.ts
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
const BYTES_PER_LINE = 52;
const binaryLiterals = (before, after) => `GIT binary patch\n${literal(after)}\n${literal(before)}\n`;
function literal(content) {
	const packed = deflateSync(content);
	let text = `literal ${content.length}\n`;
	for (let at = 0; at < packed.length; at += BYTES_PER_LINE) {
		const line = packed.subarray(at, at + BYTES_PER_LINE);
		text += `${lengthMark(line.length)}${base85(line)}\n`;
	}
	return text;
}
const lengthMark = (length) => String.fromCharCode(length <= 26 ? 64 + length : 96 + length - 26);
function base85(bytes) {
	let text = "";
	for (let at = 0; at < bytes.length; at += 4) {
		let rest = 0;
		for (let i = 0; i < 4; i++) rest = rest * 256 + (bytes[at + i] ?? 0);
		let group = "";
		for (let i = 0; i < 5; i++) {
			group = ALPHABET.charAt(rest % 85) + group;
			rest = Math.floor(rest / 85);
		}
		text += group;
	}
	return text;
}

// src/engine/change/git-quote.ts
const ESCAPES = {
	7: "\\a",
	8: "\\b",
	9: "\\t",
	10: "\\n",
	11: "\\v",
	12: "\\f",
	13: "\\r",
	34: "\\\"",
	92: "\\\\"
};
function gitQuoted(path) {
	if (/^[!#-[\]-~]+$/.test(path)) return path;
	let text = "";
	for (const byte of pathBytes(path)) {
		const plain = byte >= 32 && byte < 127 ? String.fromCharCode(byte) : `\\${byte.toString(8).padStart(3, "0")}`;
		text += ESCAPES[byte] ?? plain;
	}
	return `"${text}"`;
}

// src/engine/change/git-patch.ts
const NO_BLOB = "0".repeat(40);
function gitPatch(change) {
	return Buffer.concat(change.changes.map((one) => Buffer.from(sectionsOf(one), "latin1")));
}
function sectionsOf(change) {
	const { path, kind } = change;
	const place = `diff --git ${gitQuoted(`a/${kind === "renamed" ? change.from : path}`)} ${gitQuoted(`b/${path}`)}\n`;
	if (kind === "mode_changed") return place + headOf(change.before, change.after);
	if (kind === "renamed") {
		const names = `rename from ${gitQuoted(change.from)}\nrename to ${gitQuoted(path)}\n`;
		return `${place}${headOf(change.before, change.after)}similarity index 100%\n${names}`;
	}
	return change.contents.map((content) => place + contentSection(path, content)).join("");
}
function headOf(before, after) {
	if (before === null) return after === null ? "" : `new file mode ${modeOf(after)}\n`;
	if (after === null) return `deleted file mode ${modeOf(before)}\n`;
	return modeOf(before) === modeOf(after) ? "" : `old mode ${modeOf(before)}\nnew mode ${modeOf(after)}\n`;
}
function contentSection(path, { before, after, lines }) {
	const head = headOf(before, after);
	const mode = head === "" && after !== null ? ` ${modeOf(after)}` : "";
	const index = `index ${blobId(before)}..${blobId(after)}${mode}\n`;
	if (lines === null) return head + index + binaryLiterals(contentOf(before), contentOf(after));
	if (lines.hunks.length === 0) return head + index;
	return `${head}${index}--- ${before === null ? "/dev/null" : gitQuoted(`a/${path}`)}\n+++ ${after === null ? "/dev/null" : gitQuoted(`b/${path}`)}\n${lines.hunks.map(hunkText).join("")}`;
}
function hunkText({ oldStart, oldLines, newStart, newLines, lines }) {
	let text = `@@ -${range(oldStart, oldLines)} +${range(newStart, newLines)} @@\n`;
	for (const line of lines) text += line.endsWith("\n") ? line : `${line}\n\\ No newline at end of file\n`;
	return text;
}
const range = (start, count) => count === 1 ? `${start}` : `${start},${count}`;
const modeOf = (entry) => entry.kind === "symlink" ? "120000" : `100${entry.mode.toString(8)}`;
const blobId = (entry) => entry === null ? NO_BLOB : objectId("blob", contentOf(entry));

// src/engine/change/link-target.ts
const MAX_LINKS = 40;
const MAX_STEPS = 1e3;
function linkEscapes(tree, path) {
	let at = folderOf(path);
	const pending = [path.slice(path.lastIndexOf("/") + 1)];
	let links = 0;
	let steps = 0;
	for (let name = pending.pop(); name !== void 0; name = pending.pop()) {
		if (++steps > MAX_STEPS) return true;
		if (name === "" || name === ".") continue;
		if (name === "..") {
			if (at === "") return true;
			at = folderOf(at);
			continue;
		}
		const here = at === "" ? name : `${at}/${name}`;
		const entry = tree.get(here);
		if (entry?.kind !== "symlink") {
			at = here;
			continue;
		}
		if (posix.isAbsolute(entry.target)) return true;
		if (++links > MAX_LINKS) return false;
		pending.push(...entry.target.split("/").reverse());
	}
	return false;
}
const folderOf = (path) => path.slice(0, Math.max(path.lastIndexOf("/"), 0));

// src/engine/change/verification-tree.ts
const matcher = remembered((globs) => (0, import_picomatch.default)([...globs], GLOB_OPTIONS));
const basesOf = remembered((globs) => foldersOf(globs.map((glob) => `${import_picomatch.default.scan(glob).base}/`)));
function verificationTree({ starting, after, protectedGlobs, hidden }) {
	const copy = new Map(after);
	const tampering = /* @__PURE__ */ new Map();
	const undo = (path, kind) => {
		copy.delete(path);
		if (!tampering.has(path)) tampering.set(path, kind);
	};
	restoreProtected();
	layHidden();
	dropEscapingLinks();
	return {
		tree: new Map([...copy].sort(byPath)),
		tampering: [...tampering].sort(byPath).map(([path, kind]) => ({
			path,
			kind
		}))
	};
	function restoreProtected() {
		const isProtected = matcher(protectedGlobs);
		const givenFolders = foldersOf(starting.keys());
		const guardedFolders = basesOf(protectedGlobs);
		for (const [path, entry] of after) {
			const given = starting.get(path);
			if (given !== void 0 && sameEntry(given, entry)) continue;
			if (given === void 0 && hidden.has(path)) continue;
			const isLink = entry.kind === "symlink";
			if (!isProtected(path) && !(isLink && guardedFolders.has(path))) continue;
			if (isLink && (given?.kind === "file" || givenFolders.has(path))) undo(path, "replaced_by_link");
			else undo(path, given === void 0 ? "added" : "modified");
		}
		const pristine = new Map([...starting].filter(([path]) => isProtected(path)));
		clearTheWay(pristine, (entry) => entry.kind === "symlink" ? "replaced_by_link" : "added");
		for (const [path, entry] of pristine) {
			if (!after.has(path)) undo(path, "deleted");
			copy.set(path, entry);
		}
	}
	function layHidden() {
		clearTheWay(hidden, () => "shadowed_hidden");
		for (const [path, entry] of hidden) {
			const found = copy.get(path);
			if (found !== void 0 && !isAsGiven(path, found)) undo(path, "shadowed_hidden");
			copy.set(path, entry);
		}
	}
	function dropEscapingLinks() {
		const escaping = [...copy].filter(([path, entry]) => entry.kind === "symlink" && linkEscapes(copy, path));
		for (const [path, entry] of escaping) {
			if (hidden.has(path) || isAsGiven(path, entry) && linkEscapes(starting, path)) continue;
			undo(path, "escaping_link");
		}
	}
	function clearTheWay(wanted, kindOf) {
		const folders = foldersOf(copy.keys());
		const buried = [...wanted.keys()].filter((path) => folders.has(path));
		const below = [...copy.keys()].filter((path) => buried.some((file) => path.startsWith(`${file}/`)));
		for (const path of [...foldersOf(wanted.keys()), ...below]) {
			const entry = copy.get(path);
			if (entry === void 0) continue;
			if (isAsGiven(path, entry)) copy.delete(path);
			else undo(path, kindOf(entry));
		}
	}
	function isAsGiven(path, entry) {
		const given = starting.get(path);
		return given !== void 0 && sameEntry(given, entry);
	}
}
const byPath = ([a], [b]) => a < b ? -1 : 1;

// src/engine/needs/environment-links.ts
function environmentLinks(environments) {
	const links = linksOf(environments);
	if (links.length === 0) return /* @__PURE__ */ new Map();
	const exclude = textFile(links.map(([path]) => `/${path.replaceAll(/[\\*?[\]! ]/g, "\\$&")}\n`).join(""));
	return new Map([...links.map(([path, target]) => [path, {
		kind: "symlink",
		target
	}]), [".git/info/exclude", exclude]]);
}
const linkGlobs = (environments) => linksOf(environments).flatMap(([path]) => {
	const literal = path.replaceAll(/[\\*?()[\]{}!+@|]/g, "\\$&");
	return [literal, `${literal}/**`];
});
const linksOf = (environments) => environments.flatMap(({ links }) => Object.entries(links));

// src/engine/attempt/take-change.ts
const MAX_TREE_BYTES = 16777216;
const MAX_TAMPERING = 1e3;
async function takeChange({ adapter, task, dir, needs }, { starting, hidden }, box, log) {
	const byproducts = [...adapter.byproducts?.(task) ?? [], ...linkGlobs(needs.environments)];
	const snapshot = await box.snapshot({
		ignore: byproducts,
		maxBytes: MAX_TREE_BYTES
	});
	const after = withStartingByproducts(snapshot.tree, starting, byproducts);
	const change = changeOf(starting, after);
	fs.writeFileSync(join(dir, PATCH_FILE), gitPatch(change));
	const { tree, tampering } = verificationTree({
		starting,
		after,
		protectedGlobs: adapter.protected(task),
		hidden
	});
	log.add({
		change,
		after,
		tampering: [...tampering, ...snapshot.leftOut].slice(0, MAX_TAMPERING),
		requiredPresent: adapter.required?.(task).every((path) => after.has(path)) ?? null
	});
	return tree;
}
function withStartingByproducts(after, starting, globs) {
	if (globs.length === 0) return after;
	const isByproduct = (0, import_picomatch.default)([...globs], GLOB_OPTIONS);
	return new Map([...after, ...[...starting].filter(([path]) => isByproduct(path))]);
}

// src/engine/attempt/verify.ts
const KEPT_BYTES = 4194304;
async function verify(job, { command }, copy, deps) {
	try {
		var _usingCtx$4 = _usingCtx();
		const box = _usingCtx$4.a(await openSandbox(job, deps));
		await copingWith(() => box.put(new Map([...copy, ...environmentLinks(job.needs.environments)])));
		const ended = await box.exec(commandIn(box, command, deps));
		deps.signal.throwIfAborted();
		const evidence = {
			exitCode: ended.exitCode,
			signal: ended.signal,
			stdout: ended.stdout.text,
			stderr: ended.stderr.text,
			...command.results === void 0 ? {} : { results: await resultsOf(box, command.results) }
		};
		const fault = faultOf(ended, command);
		return {
			evidence,
			networkCut: command.network === "none" && box.cutsNetwork,
			verification: fault === null ? job.adapter.parse(job.task, evidence) : unmeasured(fault, evidence)
		};
	} catch (_) {
		_usingCtx$4.e = _;
	} finally {
		await _usingCtx$4.d();
	}
}
function commandIn(box, command, { host, signal }) {
	const filled = (text) => text.replaceAll("{results}", () => box.resultsDir).replaceAll("{work}", () => box.workDir);
	const [program, ...rest] = command.argv;
	return {
		argv: [program === "node" ? host.nodePath : filled(program), ...rest.map(filled)],
		env: Object.fromEntries(Object.entries(command.env ?? {}).map(([name, value]) => [name, filled(value)])),
		timeoutMs: command.timeoutMs,
		signal,
		...command.cwd === void 0 ? {} : { cwd: command.cwd },
		...command.network === void 0 ? {} : { network: command.network },
		keepBytes: KEPT_BYTES
	};
}
async function resultsOf(box, paths) {
	const found = await box.results(paths, KEPT_BYTES);
	return Object.fromEntries([...found].map(([path, content]) => [path, Buffer.from(content).toString("utf8")]));
}
function faultOf({ spawnError, timedOut }, { argv: [program], timeoutMs, late }) {
	if (spawnError !== null) return {
		class: "environment",
		reason: `The verifier ${JSON.stringify(program)} could not be started: ${spawnError.message}`
	};
	if (!timedOut) return null;
	return {
		class: late ?? "verifier_timeout",
		reason: `The verifier ran into its limit of ${timeoutMs / 1e3} s.`
	};
}
function unmeasured({ class: cls, reason }, { stdout, stderr }) {
	return {
		class: cls,
		reason,
		tests: null,
		lintPassed: null,
		typecheckPassed: null,
		feedback: `${reason}\n${stdout}${stderr}`
	};
}

// src/engine/attempt/attempt.ts
async function attempt(job, deps) {
	const log = new AttemptLog(job.ref, deps);
	try {
		try {
			var _usingCtx$3 = _usingCtx();
			const access = agentAccess(job.candidate, null);
			const { redactor } = access;
			const prompt = await log.phase("prompt", () => writePrompt(job, log));
			if (job.needs.missing !== null) return log.ended("provision", {
				class: "environment",
				reason: job.needs.missing
			});
			const task = await log.phase("provision", () => job.prepared());
			const box = _usingCtx$3.a(await log.phase("provision", async () => {
				const opened = guardedSandbox(await openSandbox(job, deps), redactor);
				const links = environmentLinks(job.needs.environments);
				await opened.put(new Map([
					...job.previous?.tree ?? task.starting,
					...task.git,
					...links
				]));
				return opened;
			}));
			const told = await log.phase("solve", () => solve(job, prompt, access, box, deps));
			deps.signal.throwIfAborted();
			const agent = redactor?.value(told) ?? told;
			log.add({ agent });
			writeFinalText(job, agent, log);
			log.add({ leaks: await findLeaks(job.dir, prompt) });
			const copy = await log.phase("change", () => copingWith(() => takeChange(job, task, box, log)));
			if (agent.fault !== null && !isScored(agent.fault.class)) return log.ended("solve", agent.fault);
			const verified = await log.phase("verify", () => verify(job, task, copy, deps));
			deps.signal.throwIfAborted();
			log.add(verified);
			writeVerifyOutput(job, verified.verification);
			return agent.fault === null ? log.ended("verify", verified.verification) : log.ended("solve", agent.fault);
		} catch (_) {
			_usingCtx$3.e = _;
		} finally {
			await _usingCtx$3.d();
		}
	} catch (error) {
		deps.signal.throwIfAborted();
		return error instanceof UnfitAnswer ? unfit(job, error.message, log) : log.failed(error);
	}
}
function unfit(job, reason, log) {
	const verification = {
		class: "suspicious",
		reason,
		tests: null,
		lintPassed: null,
		typecheckPassed: null,
		feedback: reason
	};
	log.add({
		change: null,
		after: null,
		verification,
		evidence: {
			exitCode: null,
			signal: null,
			stdout: "",
			stderr: ""
		}
	});
	writeVerifyOutput(job, verification);
	return log.ended("verify", verification);
}
function solve({ candidate, adapter, task, ref, ...job }, prompt, { endpoint, own, redactor }, box, deps) {
	const { backend, model, env, unsetEnv, programVersion = null } = candidate;
	return backend.solve({
		model,
		prompt,
		task,
		repetition: ref.repetition,
		attempt: ref.attempt,
		env,
		unsetEnv,
		endpoint,
		own,
		programVersion,
		timeoutMs: job.timeoutMs,
		signal: deps.signal,
		oracle: backend.needsOracle ? adapter.oracle?.(task) ?? null : null,
		evidence: evidenceIn(job.dir, redactor)
	}, box);
}

// src/engine/attempt/documents.ts
const UNKNOWN_CONTROL = {
	requested: null,
	effective: null,
	control: "unsupported"
};
function documentsOf(facts) {
	return {
		record: recordOf(facts),
		score: scoreOf(facts),
		stats: statsOf(facts)
	};
}
function identity({ plan, job }) {
	return {
		benchmark_id: plan.benchmark.id,
		task_id: job.task.id,
		backend_id: job.candidate.backend.id,
		run_id: runId(job.ref.repetition),
		attempt: job.ref.attempt
	};
}
function recordOf(facts) {
	const { plan, job, result, host } = facts;
	const { agent, verification, evidence } = result;
	return {
		schema_version: "2.0",
		...identity(facts),
		candidate: job.ref.candidate,
		plan_digest: plan.digest,
		try: facts.try,
		started_at: utcSeconds(facts.startedAt),
		finished_at: utcSeconds(facts.finishedAt),
		harness: {
			version: host.harnessVersion,
			node: host.nodeVersion,
			platform: host.platform,
			arch: host.arch
		},
		benchmark_revision: plan.benchmark.revision,
		grading: plan.benchmark.grading,
		isolation: {
			...job.adapter.isolation(job.task),
			containment: facts.containment,
			hidden: facts.hidden
		},
		toolchains: { ...job.needs.toolchains },
		environments: job.needs.environments.map(({ id, digest }) => ({
			id,
			digest
		})),
		backend_invocation: {
			model: job.candidate.model,
			temperature: agent?.temperature ?? UNKNOWN_CONTROL,
			seed: agent?.seed ?? UNKNOWN_CONTROL,
			timeout_seconds: job.timeoutMs / 1e3
		},
		env_names: Object.keys(job.candidate.env).sort(),
		prompt: result.prompt ?? {
			path: "prompt.md",
			sha256: sha256("")
		},
		effective_prompt: result.effectivePrompt,
		model_output_path: result.hasFinalText ? MODEL_OUTPUT_FILE : null,
		backend: {
			error: agent?.error ?? null,
			program_version: agent?.programVersion ?? null,
			provider_endpoint: agent?.providerEndpoint ?? null,
			stop_reason: agent?.stopReason ?? null,
			metadata: { ...agent?.metadata }
		},
		outcome: {
			class: result.class,
			phase: result.phase,
			reason: result.reason
		},
		verification: verification === null || evidence === null ? null : {
			class: verification.class,
			reason: verification.reason,
			exit_code: evidence.exitCode,
			signal: evidence.signal,
			single_tests: verification.tests !== null,
			network_cut: result.networkCut ?? false,
			tests_passed: [...verification.tests?.passed ?? []],
			tests_failed: [...verification.tests?.failed ?? []],
			tests_missing: [...verification.tests?.missing ?? []]
		},
		tampering: [...result.tampering],
		leaks: [...result.leaks],
		verifier_digest: facts.verifierSha256,
		phases: result.phases
	};
}
function scoreOf(facts) {
	const { result, elapsedMs } = facts;
	const { verification, change, agent } = result;
	return {
		schema_version: "2.0",
		...identity(facts),
		scores: {
			tests_passed: verification === null ? null : verification.class === "pass",
			lint_passed: verification?.lintPassed ?? null,
			typecheck_passed: verification?.typecheckPassed ?? null,
			required_files_present: result.requiredPresent,
			timeout: result.class === "agent_timeout",
			human_interventions: 0
		},
		derived: {
			elapsed_seconds: seconds(elapsedMs),
			files_changed: change?.stats.files_changed ?? null,
			lines_added: change?.stats.lines_added ?? null,
			lines_removed: change?.stats.lines_removed ?? null,
			failed_commands: agent?.failedCommands ?? null
		},
		result: resultOf(result.class)
	};
}
function statsOf({ result, elapsedMs }) {
	const { agent } = result;
	return {
		schema_version: "2.0",
		elapsed_seconds: seconds(elapsedMs),
		tokens_input: agent?.usage.inputTokens ?? null,
		tokens_output: agent?.usage.outputTokens ?? null,
		cache_read_tokens: agent?.usage.cacheReadTokens ?? null,
		cache_write_tokens: agent?.usage.cacheWriteTokens ?? null,
		reasoning_tokens: agent?.usage.reasoningTokens ?? null,
		tool_calls: agent?.toolCalls === void 0 || agent.toolCalls === null ? null : { ...agent.toolCalls },
		turns: agent?.turns ?? null,
		temperature: agent?.temperature ?? UNKNOWN_CONTROL,
		seed: agent?.seed ?? UNKNOWN_CONTROL,
		phases: result.phases,
		cost_reporting: {
			enabled: false,
			reason: "amounts of money are never recorded"
		}
	};
}
const seconds = (ms) => Math.round(ms * 10) / 1e4;

// src/engine/change/git-command.ts
const SETTINGS = [
	"-c",
	"core.protectNTFS=false",
	"-c",
	"fastimport.unpackLimit=1"
];
const WITHOUT_CONFIGURATION = {
	LC_ALL: "C",
	GIT_CONFIG_NOSYSTEM: "1",
	GIT_CONFIG_GLOBAL: "/dev/null",
	GIT_ATTR_NOSYSTEM: "1"
};
const TIMEOUT_MS = 3e5;
async function runGit(run, [command, ...args], { stdin = "", env = {} } = {}) {
	const ended = await run({
		argv: [
			"git",
			...SETTINGS,
			command,
			...args
		],
		env: {
			...WITHOUT_CONFIGURATION,
			...env
		},
		stdin,
		timeoutMs: TIMEOUT_MS
	});
	if (ended.spawnError !== null) throw new MissingPrerequisite("git-missing", `git could not be started: ${ended.spawnError.message}`, "Install git and make sure that it is on PATH.");
	if (ended.exitCode === 0) return;
	const end = ended.timedOut ? `not done after ${TIMEOUT_MS / 1e3} s` : `exit code ${ended.exitCode ?? ended.signal}`;
	throw new RunError("git-failed", `git ${command} failed (${end}): ${ended.stderr.text.trim() || "it said nothing"}`, "Read git's own words; if they name no cause, report this with the task's id.");
}

// src/engine/change/apply-patch.ts
async function applyPatch(before, patch, box) {
	if (patch.length === 0) return before;
	await box.put(before);
	const noRepositoryFurtherUp = { GIT_CEILING_DIRECTORIES: dirname(box.workDir) };
	await runGit((spec) => box.exec(spec), [
		"apply",
		"--binary",
		"--whitespace=nowarn",
		"-"
	], {
		stdin: patch,
		env: noRepositoryFurtherUp
	});
	return (await box.snapshot({
		ignore: [],
		maxBytes: Number.POSITIVE_INFINITY
	})).tree;
}

// src/engine/restore.ts
async function restoreAttempt(row, trial, job, deps) {
	try {
		var _usingCtx$2 = _usingCtx();
		const evidence = readEvidence(row, trial, job, deps);
		if (evidence === null) return null;
		const { starting, isolation } = job.prepared(trial.task);
		const tier = await deps.isolation.get(isolation.tier);
		const box = _usingCtx$2.a(await tier.open(isolation, sandboxDeps(deps, {
			hide: [],
			unsetEnv: []
		})));
		try {
			return {
				tree: await applyPatch(starting, evidence.patch, box),
				verification: evidence.verification
			};
		} catch (error) {
			if (!(error instanceof RunError)) throw error;
			deps.emit({
				type: "warning",
				message: `${row.dir} cannot be continued and is run again: ${error.message}`
			});
			return null;
		}
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}
function readEvidence(row, trial, { runDir, plan }, { emit }) {
	try {
		const recorded = new AttemptReader(runDir.path, plan).read({
			...trial,
			attempt: row.a
		});
		if (recorded?.record.verification == null) throw new Refused("it holds no verified attempt");
		const read = (name) => readArtifact(join(runDir.path, row.dir), name, recorded.record);
		return {
			patch: recorded.score.derived.files_changed === null ? Buffer.alloc(0) : read(PATCH_FILE),
			verification: verificationOf(recorded.record, recorded.score.scores, read(VERIFY_OUTPUT_FILE))
		};
	} catch (error) {
		if (!(error instanceof Refused)) throw error;
		emit({
			type: "warning",
			message: `${row.dir} cannot be continued and is run again: ${error.message}.`
		});
		return null;
	}
}
function verificationOf({ verification }, scores, output) {
	if (verification === null) throw new Refused("it was not verified");
	return {
		class: verification.class,
		reason: verification.reason,
		tests: verification.single_tests ? {
			passed: verification.tests_passed,
			failed: verification.tests_failed,
			missing: verification.tests_missing
		} : null,
		lintPassed: scores.lint_passed,
		typecheckPassed: scores.typecheck_passed,
		feedback: output.toString("utf8")
	};
}
function readArtifact(folder, name, { artifacts }) {
	let bytes;
	try {
		bytes = fs.readFileSync(join(folder, name));
	} catch (cause) {
		throw new Refused(`${name} cannot be read: ${cause.message}`, { cause });
	}
	if (artifacts.find(({ path }) => path === name)?.sha256 !== sha256(bytes)) throw new Refused(`${name} was changed after it was recorded`);
	return bytes;
}

// src/engine/trial.ts
async function runTrial(trial, job, deps) {
	const { plan, runDir } = job;
	const maxAttempts = plan.benchmark.max_attempts;
	let rows = runDir.found.results.rowsOf(trialKey(plan, trial));
	const left = /* @__PURE__ */ new Map();
	for (;;) {
		const next = nextAttempt(rows, maxAttempts);
		const chain = chainOf(rows, maxAttempts);
		if (next === null) return chain.at(-1)?.class ?? "not_run";
		const before = chain.find((row) => row.a === next.attempt - 1);
		const previous = before === void 0 ? null : left.get(before.a) ?? await restoreAttempt(before, trial, job, deps);
		if (before !== void 0 && previous === null) {
			runDir.setAside(before);
			rows = rows.filter((row) => row.a < before.a);
			continue;
		}
		const ended = await recordedAttempt(trial, next, previous, job, deps);
		rows = [...rows, ended.row];
		if (ended.left !== null) left.set(next.attempt, ended.left);
		if (tierOf(ended.row.class) === "infrastructure") return ended.row.class;
	}
}
async function recordedAttempt(trial, next, previous, job, deps) {
	const { plan, runDir } = job;
	const { clock, exec, host, emit } = deps;
	const staged = runDir.stage();
	try {
		const attemptJob = attemptJobFor(trial, next.attempt, previous, staged.dir, job);
		const { ref } = attemptJob;
		emit({
			type: "attempt-started",
			ref
		});
		const [startedAt, start] = [clock.now(), clock.monotonicMs()];
		const result = await attempt(attemptJob, deps);
		const elapsedMs = clock.monotonicMs() - start;
		const documents = documentsOf({
			plan,
			job: attemptJob,
			result,
			host,
			containment: exec.containment,
			hidden: exec.canHide,
			try: next.try,
			verifierSha256: plan.tasks[trial.task]?.verifier_sha256 ?? "",
			startedAt,
			finishedAt: clock.now(),
			elapsedMs
		});
		trimEvidence(staged.dir);
		const row = runDir.put(staged, {
			...trial,
			attempt: next.attempt
		}, documents);
		emit({
			type: "attempt-ended",
			ref,
			class: result.class,
			reason: result.reason,
			elapsedMs
		});
		const { after, verification } = result;
		return {
			row,
			left: verification === null ? null : {
				tree: after ?? job.prepared(trial.task).starting,
				verification
			}
		};
	} catch (error) {
		runDir.discard(staged);
		throw error;
	}
}
function attemptJobFor(trial, number, previous, dir, job) {
	const { plan, adapter } = job;
	const candidate = job.candidates[trial.candidate];
	const name = plan.candidates[trial.candidate]?.name;
	const planned = plan.tasks[trial.task];
	const task = adapter.tasks.find(({ id }) => id === planned?.id);
	const limit = plan.settings.attempt_timeout_seconds;
	if (candidate === void 0 || name === void 0 || task === void 0 || limit === null) throw new RangeError("The plan has no such trial");
	return {
		ref: {
			candidate: name,
			task: task.id,
			repetition: trial.repetition,
			attempt: number
		},
		adapter,
		task,
		needs: job.needs(task),
		candidate,
		previous,
		dir,
		hide: job.hide,
		timeoutMs: limit * 1e3,
		prepared: () => job.prepared(trial.task)
	};
}
const MAX_EVIDENCE_BYTES = 67108864;
function trimEvidence(dir) {
	for (const entry of fs.readdirSync(dir, { withFileTypes: true })) {
		const path = join(dir, entry.name);
		if (entry.isFile() && fs.statSync(path).size > MAX_EVIDENCE_BYTES) fs.truncateSync(path, MAX_EVIDENCE_BYTES);
	}
}

// src/engine/execute.ts
async function execute(given, options, deps) {
	const { plan, runDir } = given;
	const hide = [
		...deps.host.ownFolders,
		deps.host.cacheRoot,
		runDir.path,
		...options.hide ?? []
	];
	const trials = shardTrials(plan, options.shard);
	const todo = trials.filter((trial) => nextAttempt(runDir.found.results.rowsOf(trialKey(plan, trial)), plan.benchmark.max_attempts) !== null);
	deps.emit({
		type: "run-started",
		runDir: runDir.path,
		trials: trials.length,
		done: trials.length - todo.length,
		concurrency: plan.settings.concurrency,
		candidates: standings(plan, trials, runDir.found.results)
	});
	const breaker = new CircuitBreaker(options.stopAfter);
	const workers = Math.min(plan.settings.concurrency, todo.length);
	try {
		const tasks = tasksOf(given, todo);
		const needs = await prepareNeeds(given.adapter, tasks, given.toolchains ?? [], deps);
		if (options.requireAll === true) refuseMissing(tasks, needs);
		const job = {
			...given,
			hide,
			needs,
			prepared: preparedTasks(given)
		};
		await pool(todo, workers, deps.signal, async (trial, signal) => {
			if (deps.signal.aborted || breaker.stopped(trial.candidate)) return;
			await oneTrial(trial, job, breaker, {
				...deps,
				signal
			});
		});
	} catch (error) {
		if (!deps.signal.aborted) throw error;
	} finally {
		deps.emit({
			type: "run-ended",
			runDir: runDir.path,
			cancelled: deps.signal.aborted
		});
	}
}
function standings(plan, trials, found) {
	const { benchmark } = plan;
	const standing = plan.candidates.map(({ name }) => ({
		name,
		passed: 0,
		scored: 0
	}));
	for (const trial of trials) {
		const rows = found.rowsOf(trialKey(plan, trial));
		const last = chainOf(rows, benchmark.max_attempts).at(-1);
		const of = standing[trial.candidate];
		if (of === void 0 || last === void 0 || nextAttempt(rows, benchmark.max_attempts) !== null) continue;
		if (isScored(last.class)) of.scored++;
		if (last.class === "pass") of.passed++;
	}
	const here = new Set(trials.map(({ candidate }) => candidate));
	return standing.filter((_, at) => here.has(at));
}
async function oneTrial(trial, job, breaker, deps) {
	const { plan } = job;
	const ended = await runTrial(trial, job, deps);
	const candidate = plan.candidates[trial.candidate]?.name ?? "";
	deps.emit({
		type: "trial-ended",
		candidate,
		task: plan.tasks[trial.task]?.id ?? "",
		repetition: trial.repetition,
		class: ended
	});
	if (job.needs(taskOf(job, trial)).missing !== null) return;
	if (!breaker.count(trial.candidate, tierOf(ended) === "infrastructure")) return;
	deps.emit({
		type: "candidate-stopped",
		candidate,
		reason: `${breaker.limit} infrastructure faults in a row, the last one ${ended}; its remaining trials are not run.`
	});
}
var CircuitBreaker = class {
	limit;
	#inARow = /* @__PURE__ */ new Map();
	#stopped = /* @__PURE__ */ new Set();
	constructor(limit) {
		this.limit = limit;
	}
	count(candidate, fault) {
		const faults = fault ? (this.#inARow.get(candidate) ?? 0) + 1 : 0;
		this.#inARow.set(candidate, faults);
		if (faults < this.limit || this.#stopped.has(candidate)) return false;
		this.#stopped.add(candidate);
		return true;
	}
	stopped(candidate) {
		return this.#stopped.has(candidate);
	}
};
function tasksOf(job, trials) {
	const wanted = new Set(trials.map((trial) => job.plan.tasks[trial.task]?.id));
	return job.adapter.tasks.filter(({ id }) => wanted.has(id));
}
function taskOf({ plan, adapter }, trial) {
	const task = adapter.tasks.find(({ id }) => id === plan.tasks[trial.task]?.id);
	if (task === void 0) throw new RangeError(`The plan has no task ${trial.task}`);
	return task;
}
function refuseMissing(tasks, needs) {
	const lacking = tasks.filter((task) => needs(task).missing !== null);
	if (lacking.length === 0) return;
	const reasons = [...new Set(lacking.map((task) => needs(task).missing))];
	throw new MissingPrerequisite("missing-for-tasks", `${plural(lacking.length, "task")} of ${tasks.length} cannot be run on this machine, and all are required: ${reasons.join("; ")}`, "Install what is missing and start again, or leave --require-all out: those tasks then leave both sides.");
}
function preparedTasks({ plan, adapter }) {
	const made = /* @__PURE__ */ new Map();
	return (at) => {
		const known = made.get(at);
		if (known !== void 0) return known;
		const prepared = prepareTask(adapter, taskOf({
			plan,
			adapter
		}, { task: at }));
		made.set(at, prepared);
		return prepared;
	};
}

// src/engine/run.ts
async function run$1({ plan, benchmark, candidates }, path, options, deps) {
	try {
		var _usingCtx$1 = _usingCtx();
		const part = options.shard ?? readShard(path);
		const shard = part === null ? null : shardOf(plan, part);
		const runDir = _usingCtx$1.u(RunDir.create(path, plan, manifestOf(plan, shard)));
		for (const problem of runDir.found.problems) deps.emit({
			type: "warning",
			message: `${problem.path}: ${problem.message}`
		});
		const gateway = _usingCtx$1.a(candidates.some(({ route }) => route !== void 0) ? await deps.openGateway({ budget: NO_BUDGET }) : null);
		const toolchains = benchmark.plugin.toolchains ?? [];
		const given = {
			plan,
			adapter: benchmark.adapter,
			toolchains,
			candidates,
			runDir,
			gateway
		};
		await execute(given, {
			...options,
			shard
		}, deps);
		return shard;
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
function manifestOf(plan, shard) {
	if (shard === null) return null;
	return {
		schema_version: "2.0",
		plan_digest: plan.digest,
		index: shard.index,
		of: shard.of,
		candidate: plan.candidates[shard.candidate]?.name ?? "",
		tasks: shard.tasks.map((task) => plan.tasks[task]?.id ?? "")
	};
}

// src/commands/start-run.ts
const DEFAULT_STOP_AFTER = 5;
async function startRun(given, engine, ctx) {
	const { flags } = ctx;
	const { plan } = given;
	refuseWeakContainment(given, engine, flags.containment);
	if (flags.sealed === true) refuseUnsealed(given, engine);
	const shard = flags.shard === void 0 ? null : parseShard(flags.shard);
	if (shard !== null) shardOf(plan, shard);
	const planned = {
		...given,
		candidates: await preflight(given.candidates, ctx.env, engine)
	};
	const runsRoot = resolve(ctx.cwd, flags["runs-root"] ?? "runs");
	const path = flags["run-dir"] === void 0 ? allocateRunDir(runsRoot, baseName(plan, ctx)) : resolve(ctx.cwd, flags["run-dir"]);
	ctx.say(outlookText(plan, outlookOf(plan, null)));
	const hide = [...otherRuns(path), ctx.stateDir];
	const stopAfter = flags["stop-after"] ?? DEFAULT_STOP_AFTER;
	const requireAll = flags["require-all"] === true;
	const part = await run$1(planned, path, {
		shard,
		stopAfter,
		requireAll,
		hide
	}, engine);
	if (ctx.signal.aborted) throw new Cancelled("Cancelled. What is done is kept.", `Go on with: ${resumeCommand(plan, path, ctx)}`);
	if (flags["no-report"] === true || part !== null) return {
		payload: { run_dir: path },
		exit: EXIT.done,
		report: null
	};
	const { report, files } = await reportOn(path, ctx);
	tellVerdict(report, path, ctx);
	return {
		payload: reportPayload(report, path, files),
		exit: gateExit(report, flags["fail-on"] ?? []),
		report
	};
}
function existingPlan(ctx) {
	const dir = ctx.flags["run-dir"];
	return dir === void 0 ? null : readPlan(resolve(ctx.cwd, dir));
}
function refuseUnplannedShard({ flags }, concurrency) {
	if (flags.shard === void 0) return;
	parseShard(flags.shard);
	if (concurrency !== void 0) return;
	throw new UsageError("shard-without-plan", "--shard needs one plan for all parts: the default of --concurrency depends on the machine.", "Make it once with `benchmark plan … --save plan.json` and run `benchmark compare --plan plan.json --shard K/N`, or set the concurrency.");
}
function refuseChangesToPlan({ flags }) {
	const given = DECIDED_BY_PLAN.filter((name) => flags[name] !== void 0);
	if (given.length === 0) return;
	throw new UsageError("fixed-by-plan", `${given.map((name) => `--${name}`).join(", ")} cannot be changed: the plan has decided it.`, "Leave it out, or make another plan.");
}
const DECIDED_BY_PLAN = [
	"task",
	"runs",
	"attempt-timeout",
	"rule",
	"alpha",
	"threshold",
	"margin",
	"max-excluded",
	"cluster",
	"baseline",
	"seed",
	"order",
	"concurrency"
];
function refuseWeakContainment({ candidates }, { exec }, asked) {
	if (exec.containment !== "sweep" || asked === "sweep" || candidates.every(({ backend }) => backend.deterministic)) return;
	throw new MissingPrerequisite("weak-containment", "This machine can hold real agents by a sweep only, which misses a daemon that hides well.", "Install perl on Linux (see `benchmark doctor`), or ask for it: --containment sweep.");
}
function refuseUnsealed({ candidates }, { exec }) {
	if (candidates.every(({ backend }) => backend.deterministic)) return;
	if (exec.containment === "namespace" && exec.canHide && exec.sealsRest) return;
	throw new MissingPrerequisite("not-sealed", `Real agents are to run sealed, and this machine cannot do that: containment ${exec.containment}, folders ${exec.canHide ? "" : "not "}hidden, the rest of the disk ${exec.sealsRest ? "read-only" : "writable"}.`, "Run as root or allow user namespaces, on Linux 5.12 or later (see `benchmark doctor`); or leave --sealed out where every candidate may be trusted with this machine.");
}
function otherRuns(path) {
	const parent = dirname(path);
	if (basename(parent) === "runs") return [parent];
	if (!fs.existsSync(parent)) return [];
	return fs.readdirSync(parent).map((name) => join(parent, name)).filter((other) => other !== path && fs.existsSync(join(other, "plan.json")));
}
function baseName({ benchmark, candidates, kind }, ctx) {
	const time = `${ctx.now().toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
	const [benchmarkSlug = ""] = slugs([benchmark.id]);
	const [backendSlug = ""] = slugs([candidates[0].backend]);
	return kind === "run" ? `${time}-${benchmarkSlug}-${backendSlug}` : `${time}-${kind}-${benchmarkSlug}`;
}
function resumeCommand({ candidates }, path, { cwd, flags }) {
	const shown = relative(cwd, path) || ".";
	const values = candidates.some(({ env_names }) => env_names.length > 0) ? ` --config ${flags.config ?? "FILE"}` : "";
	return `benchmark resume --run-dir ${/^[\w./-]+$/.test(shown) ? shown : `'${shown.replaceAll("'", "'\\''")}'`}${values}`;
}

// src/commands/doctor.ts
const AGENTS = {
	"claude-code": "claude",
	codex: "codex",
	aider: "aider",
	pi: "pi",
	opencode: "opencode",
	"gemini-cli": "gemini",
	copilot: "copilot"
};
const KEYS = [
	"ANTHROPIC_API_KEY",
	"ANTHROPIC_AUTH_TOKEN",
	"ANTHROPIC_BASE_URL",
	"OPENAI_API_KEY",
	"OPENAI_API_BASE",
	"OPENROUTER_API_KEY",
	"GEMINI_API_KEY",
	"OLLAMA_HOST",
	"AWS_ACCESS_KEY_ID"
];
function inventory(env) {
	return {
		agents: Object.fromEntries(Object.entries(AGENTS).map(([id, program]) => [id, onPath(program, env["PATH"])])),
		keys: Object.fromEntries(KEYS.map((name) => [name, (env[name] ?? "") !== ""]))
	};
}
function inventoryText({ agents, keys }) {
	const found = Object.entries(agents).filter(([, path]) => path !== null);
	const set = Object.entries(keys).filter(([, isSet]) => isSet);
	return [`Agents on PATH: ${found.map(([id, path]) => `${id} (${path})`).join(", ") || "none"}.`, `Keys and endpoints set: ${set.map(([name]) => name).join(", ") || "none"}.`].join("\n");
}
const run = async (ctx) => {
	const { exec, host, adapters } = await openEngine(ctx);
	const here = inventory(ctx.env);
	const git = await exec.run({
		argv: ["git", "--version"],
		cwd: host.tempRoot,
		env: host.baseEnv,
		timeoutMs: 1e4
	});
	const checks = [
		{
			check: "node",
			ok: true,
			found: ctx.toolchain,
			next: null
		},
		{
			check: "git",
			ok: git.exitCode === 0,
			found: git.exitCode === 0 ? git.stdout.text.trim() : null,
			next: git.exitCode === 0 ? null : "Install git, for example: apt-get install git"
		},
		{
			check: "temporary folder",
			ok: true,
			found: host.tempRoot,
			next: null
		},
		{
			check: "containment",
			ok: exec.containment !== "sweep",
			found: exec.containment,
			next: exec.containment === "sweep" ? "Install perl (on Linux): a daemon that hides well can outlive its attempt here." : null
		},
		{
			check: "hiding of references",
			ok: exec.canHide,
			found: foundHiding(exec),
			next: exec.canHide ? null : "Run as root or allow user namespaces, so that agents cannot read reference solutions."
		},
		...ctx.flags.benchmark === void 0 ? [] : [{
			check: `benchmark ${ctx.flags.benchmark}`,
			ok: true,
			found: (await adapters.get(ctx.flags.benchmark)).summary,
			next: null
		}]
	];
	for (const { check, ok, found, next } of checks) ctx.say(`${ok ? "ok     " : "missing"} ${check}: ${found ?? "not found"}${next === null ? "" : `\n          → ${next}`}`);
	ctx.say(inventoryText(here));
	return {
		payload: {
			checks,
			...here
		},
		exit: checks.some(({ check, ok }) => !ok && check === "git") ? 4 : 0
	};
};
function foundHiding({ canHide, sealsRest }) {
	if (!canHide) return "none: the worktree tier is an honour system here";
	if (sealsRest) return "a private mount namespace, the rest of the disk read-only";
	return "a private mount namespace; the rest of the disk stays writable, for lack of Linux 5.12 (mount_setattr)";
}
function onPath(program, path = "") {
	return path.split(delimiter).filter((part) => part !== "").map((folder) => join(folder, program)).find(isProgram) ?? null;
}
function isProgram(file) {
	try {
		if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return false;
		accessSync(file, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}

// src/commands/values-from.ts
async function valuesFrom(file) {
	if (file === void 0) return /* @__PURE__ */ new Map();
	const { shape, problems, source } = await loadCompareConfig(file, { minCandidates: 1 });
	if (shape === null) throw configProblems(problems, source);
	return new Map(shape.candidates.map((candidate) => [candidateName(candidate), candidate.env ?? {}]));
}

// src/engine/plan-again.ts
async function planAgain(plan, values, version, registries) {
	const plugin = await registries.adapters.get(plan.benchmark.id);
	const adapter = await plugin.open(plan.benchmark.options);
	const changed = changesSince(plan, version, plugin.revision, adapter);
	if (changed !== null) throw new RunError("changed-since", `This plan cannot be executed: ${changed}.`, "Use the version that made it, or start a new run.");
	const planned = new Set(plan.tasks.map((task) => task.id));
	const tasks = adapter.tasks.filter((task) => planned.has(task.id));
	return {
		plan,
		benchmark: {
			plugin,
			adapter,
			options: plan.benchmark.options,
			tasks
		},
		candidates: await Promise.all(plan.candidates.map((candidate) => candidateAgain(candidate, values, registries)))
	};
}
function changesSince(plan, version, revision, adapter) {
	if (plan.harness_version !== version) return `it was begun by version ${plan.harness_version}, and this is ${version}`;
	if (plan.benchmark.revision !== revision) return `${plan.benchmark.id} was at revision ${plan.benchmark.revision} and is now at ${revision}`;
	const tasks = new Map(adapter.tasks.map((task) => [task.id, task]));
	for (const { id, prompt_sha256, verifier_sha256 } of plan.tasks) {
		const task = tasks.get(id);
		if (task === void 0) return `task ${JSON.stringify(id)} is gone`;
		if (promptDigest(adapter, task) !== prompt_sha256) return `the prompt of ${JSON.stringify(id)} has changed`;
		if (verifierDigest(adapter, task) !== verifier_sha256) return `the tests of ${JSON.stringify(id)} have changed`;
	}
	return null;
}
async function candidateAgain({ name, backend, model, env_names, unset_env }, values, registries) {
	const env = values.get(name) ?? {};
	const missing = env_names.filter((variable) => !Object.hasOwn(env, variable));
	if (missing.length > 0) throw new UsageError("env-needed", `${name} needs values for ${missing.join(", ")}, which are never kept with a plan.`, "Give the configuration again: --config FILE");
	return {
		backend: await registries.backends.get(backend),
		model,
		env,
		unsetEnv: unset_env
	};
}

export { parsePath as A, parseCompareConfig as C, candidateName as D, firstJsonFault as E, DEFAULTS as O, loadCompareConfig as S, placed as T, require_picomatch as _, run as a, openEngine as b, refuseUnplannedShard as c, prepareNeeds as d, pool as f, resolveNames as g, planRun as h, inventoryText as i, formatPath as k, startRun as l, fromFlags as m, valuesFrom as n, existingPlan as o, fromFile as p, inventory as r, refuseChangesToPlan as s, planAgain as t, attempt as u, prepareTask as v, configProblems as w, filesIn as x, REGISTRIES as y };