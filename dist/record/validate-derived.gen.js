"use strict";

// src/record/validate-derived.gen.ts
const func1 = Object.prototype.hasOwnProperty;
const pattern3 = /* @__PURE__ */ new RegExp("^[0-9a-f]{64}$", "u");
const schema21 = {
	"type": "string",
	"enum": [
		"pass",
		"fail",
		"missing_tests",
		"suspicious",
		"agent_timeout",
		"agent_crash",
		"max_turns",
		"refusal",
		"context_overflow",
		"budget",
		"rate_limit",
		"overloaded",
		"auth",
		"provider",
		"environment",
		"disk",
		"harness",
		"not_run",
		"unknown",
		"oom",
		"verifier_timeout"
	]
};
const report = validate56;
const schema22 = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"$id": "report.schema.json",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"schema_version",
		"generated_at",
		"harness_version",
		"kind",
		"run_dir",
		"plan_digest",
		"headline",
		"verdict",
		"winner",
		"benchmark",
		"repetitions",
		"settings",
		"completeness",
		"candidates",
		"pairs",
		"tasks",
		"drilldown",
		"fingerprint",
		"noise_floor",
		"reproduce",
		"notes"
	],
	"properties": {
		"schema_version": { "const": "3.1" },
		"generated_at": {
			"type": "string",
			"format": "date-time"
		},
		"harness_version": {
			"type": "string",
			"minLength": 1
		},
		"kind": {
			"type": "string",
			"enum": [
				"run",
				"compare",
				"aa"
			]
		},
		"run_dir": {
			"type": "string",
			"minLength": 1
		},
		"plan_digest": {
			"type": "string",
			"pattern": "^[0-9a-f]{64}$"
		},
		"headline": {
			"type": "string",
			"minLength": 1
		},
		"verdict": {
			"type": "string",
			"enum": [
				"win",
				"equivalent",
				"inconclusive",
				"invalid",
				"ranking",
				"single"
			]
		},
		"winner": { "type": ["string", "null"] },
		"benchmark": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"id",
				"revision",
				"grading",
				"threat_model",
				"max_attempts",
				"validation",
				"comparability",
				"sample",
				"tasks_planned"
			],
			"properties": {
				"id": {
					"type": "string",
					"minLength": 1
				},
				"revision": {
					"type": "string",
					"minLength": 1
				},
				"grading": {
					"type": "string",
					"enum": ["out-of-process", "in-process"]
				},
				"threat_model": { "type": "string" },
				"max_attempts": {
					"type": "integer",
					"minimum": 1
				},
				"validation": { "anyOf": [{ "$ref": "common.schema.json#/$defs/ValidationSummary" }, { "type": "null" }] },
				"comparability": { "anyOf": [{ "$ref": "common.schema.json#/$defs/Comparability" }, { "type": "null" }] },
				"left_out": {
					"type": "array",
					"items": { "$ref": "common.schema.json#/$defs/QuarantinedTask" }
				},
				"sample": { "anyOf": [{ "$ref": "common.schema.json#/$defs/Sample" }, { "type": "null" }] },
				"tasks_planned": {
					"type": "integer",
					"minimum": 0
				}
			}
		},
		"repetitions": {
			"type": "integer",
			"minimum": 1
		},
		"settings": { "$ref": "common.schema.json#/$defs/Settings" },
		"completeness": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"expected",
				"received",
				"scored",
				"missing"
			],
			"properties": {
				"expected": {
					"type": "integer",
					"minimum": 0
				},
				"received": {
					"type": "integer",
					"minimum": 0
				},
				"scored": {
					"type": "integer",
					"minimum": 0
				},
				"missing": {
					"type": "array",
					"items": {
						"type": "object",
						"additionalProperties": false,
						"required": [
							"candidate",
							"task_id",
							"repetition",
							"class",
							"reason"
						],
						"properties": {
							"candidate": {
								"type": "string",
								"minLength": 1
							},
							"task_id": {
								"type": "string",
								"minLength": 1
							},
							"repetition": {
								"type": "integer",
								"minimum": 1
							},
							"class": { "$ref": "common.schema.json#/$defs/OutcomeClassName" },
							"reason": { "type": "string" }
						}
					}
				}
			}
		},
		"candidates": {
			"type": "array",
			"items": { "$ref": "common.schema.json#/$defs/CandidateReport" }
		},
		"pairs": {
			"type": "array",
			"items": { "$ref": "common.schema.json#/$defs/PairVerdict" }
		},
		"tasks": {
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": [
					"id",
					"language",
					"repo",
					"quarantined",
					"cells"
				],
				"properties": {
					"id": {
						"type": "string",
						"minLength": 1
					},
					"language": {
						"type": "string",
						"minLength": 1
					},
					"repo": { "type": ["string", "null"] },
					"quarantined": { "type": ["string", "null"] },
					"cells": {
						"type": "array",
						"items": { "$ref": "common.schema.json#/$defs/TaskCell" }
					}
				}
			}
		},
		"drilldown": {
			"type": "object",
			"additionalProperties": false,
			"required": ["tasks", "left_out"],
			"properties": {
				"tasks": {
					"type": "array",
					"items": { "$ref": "common.schema.json#/$defs/DrilldownTask" }
				},
				"left_out": {
					"type": "integer",
					"minimum": 0
				}
			}
		},
		"fingerprint": {
			"type": "object",
			"additionalProperties": false,
			"required": ["digest", "fields"],
			"properties": {
				"digest": {
					"type": "string",
					"pattern": "^[0-9a-f]{64}$"
				},
				"fields": {
					"type": "object",
					"additionalProperties": { "type": [
						"string",
						"number",
						"boolean",
						"null"
					] }
				}
			}
		},
		"noise_floor": { "anyOf": [{
			"type": "object",
			"additionalProperties": false,
			"required": ["deviation", "false_win"],
			"properties": {
				"deviation": { "type": ["number", "null"] },
				"false_win": { "type": "boolean" }
			}
		}, { "type": "null" }] },
		"reproduce": {
			"type": "array",
			"items": { "type": "string" }
		},
		"notes": {
			"type": "array",
			"items": { "type": "string" }
		}
	}
};
const formats0 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.task_id === void 0 && (missing0 = "task_id") || data.reason === void 0 && (missing0 = "reason")) {
			validate58.errors = [{
				instancePath,
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "task_id" || key0 === "reason")) {
				validate58.errors = [{
					instancePath,
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.task_id !== void 0) {
				let data0 = data.task_id;
				if (typeof data0 === "string") {
					if (data0.length < 1) {
						validate58.errors = [{
							instancePath: instancePath + "/task_id",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						}];
						return false;
					}
				} else {
					validate58.errors = [{
						instancePath: instancePath + "/task_id",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.reason !== void 0) {
					let data1 = data.reason;
					if (typeof data1 === "string") {
						if (data1.length < 1) {
							validate58.errors = [{
								instancePath: instancePath + "/reason",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							}];
							return false;
						}
					} else {
						validate58.errors = [{
							instancePath: instancePath + "/reason",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate58.errors = [{
			instancePath,
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate58.errors = vErrors;
	return true;
}
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.benchmark_revision === void 0 && (missing0 = "benchmark_revision") || data.toolchain === void 0 && (missing0 = "toolchain") || data.validated_at === void 0 && (missing0 = "validated_at") || data.passed === void 0 && (missing0 = "passed") || data.quarantined === void 0 && (missing0 = "quarantined")) {
				validate57.errors = [{
					instancePath,
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "benchmark_revision" || key0 === "toolchain" || key0 === "validated_at" || key0 === "passed" || key0 === "quarantined")) {
					validate57.errors = [{
						instancePath,
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.benchmark_revision !== void 0) {
						let data0 = data.benchmark_revision;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (typeof data0 === "string") {
								if (data0.length < 1) {
									validate57.errors = [{
										instancePath: instancePath + "/benchmark_revision",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									}];
									return false;
								}
							} else {
								validate57.errors = [{
									instancePath: instancePath + "/benchmark_revision",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.toolchain !== void 0) {
							let data1 = data.toolchain;
							const _errs4 = errors;
							if (errors === _errs4) {
								if (typeof data1 === "string") {
									if (data1.length < 1) {
										validate57.errors = [{
											instancePath: instancePath + "/toolchain",
											params: { limit: 1 },
											message: "must NOT have fewer than 1 characters"
										}];
										return false;
									}
								} else {
									validate57.errors = [{
										instancePath: instancePath + "/toolchain",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.validated_at !== void 0) {
								let data2 = data.validated_at;
								const _errs6 = errors;
								if (errors === _errs6) {
									if (errors === _errs6) {
										if (typeof data2 === "string") {
											if (!formats0.test(data2)) {
												validate57.errors = [{
													instancePath: instancePath + "/validated_at",
													params: { format: "date-time" },
													message: "must match format \"date-time\""
												}];
												return false;
											}
										} else {
											validate57.errors = [{
												instancePath: instancePath + "/validated_at",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
									}
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.passed !== void 0) {
									let data3 = data.passed;
									const _errs8 = errors;
									if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
										validate57.errors = [{
											instancePath: instancePath + "/passed",
											params: { type: "integer" },
											message: "must be integer"
										}];
										return false;
									}
									if (errors === _errs8) {
										if (typeof data3 == "number" && isFinite(data3)) {
											if (data3 < 0 || isNaN(data3)) {
												validate57.errors = [{
													instancePath: instancePath + "/passed",
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
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.quarantined !== void 0) {
										let data4 = data.quarantined;
										const _errs10 = errors;
										if (errors === _errs10) {
											if (Array.isArray(data4)) {
												const len0 = data4.length;
												for (let i0 = 0; i0 < len0; i0++) {
													const _errs12 = errors;
													if (!validate58(data4[i0], {
														instancePath: instancePath + "/quarantined/" + i0,
														parentData: data4,
														parentDataProperty: i0,
														rootData
													})) {
														vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
														errors = vErrors.length;
													}
													if (!(_errs12 === errors)) break;
												}
											} else {
												validate57.errors = [{
													instancePath: instancePath + "/quarantined",
													params: { type: "array" },
													message: "must be array"
												}];
												return false;
											}
										}
										var valid0 = _errs10 === errors;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		} else {
			validate57.errors = [{
				instancePath,
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate57.errors = vErrors;
	return errors === 0;
}
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.with === void 0 && (missing0 = "with") || data.invariants === void 0 && (missing0 = "invariants")) {
			validate61.errors = [{
				instancePath,
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "with" || key0 === "invariants")) {
				validate61.errors = [{
					instancePath,
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.with !== void 0) {
				let data0 = data.with;
				if (typeof data0 === "string") {
					if (data0.length < 1) {
						validate61.errors = [{
							instancePath: instancePath + "/with",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						}];
						return false;
					}
				} else {
					validate61.errors = [{
						instancePath: instancePath + "/with",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.invariants !== void 0) {
					let data1 = data.invariants;
					if (Array.isArray(data1)) {
						const len0 = data1.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data2 = data1[i0];
							if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
								let missing1;
								if (data2.name === void 0 && (missing1 = "name") || data2.holds === void 0 && (missing1 = "holds") || data2.because === void 0 && (missing1 = "because")) {
									validate61.errors = [{
										instancePath: instancePath + "/invariants/" + i0,
										params: { missingProperty: missing1 },
										message: "must have required property '" + missing1 + "'"
									}];
									return false;
								} else {
									for (const key1 in data2) if (!(key1 === "name" || key1 === "holds" || key1 === "because")) {
										validate61.errors = [{
											instancePath: instancePath + "/invariants/" + i0,
											params: { additionalProperty: key1 },
											message: "must NOT have additional properties"
										}];
										return false;
									}
									if (data2.name !== void 0) {
										let data3 = data2.name;
										if (typeof data3 === "string") {
											if (data3.length < 1) {
												validate61.errors = [{
													instancePath: instancePath + "/invariants/" + i0 + "/name",
													params: { limit: 1 },
													message: "must NOT have fewer than 1 characters"
												}];
												return false;
											}
										} else {
											validate61.errors = [{
												instancePath: instancePath + "/invariants/" + i0 + "/name",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
										var valid2 = true;
									} else var valid2 = true;
									if (valid2) {
										if (data2.holds !== void 0) {
											if (typeof data2.holds !== "boolean") {
												validate61.errors = [{
													instancePath: instancePath + "/invariants/" + i0 + "/holds",
													params: { type: "boolean" },
													message: "must be boolean"
												}];
												return false;
											}
											var valid2 = true;
										} else var valid2 = true;
										if (valid2) {
											if (data2.because !== void 0) {
												if (typeof data2.because !== "string") {
													validate61.errors = [{
														instancePath: instancePath + "/invariants/" + i0 + "/because",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
												var valid2 = true;
											} else var valid2 = true;
										}
									}
								}
							} else {
								validate61.errors = [{
									instancePath: instancePath + "/invariants/" + i0,
									params: { type: "object" },
									message: "must be object"
								}];
								return false;
							}
						}
					} else {
						validate61.errors = [{
							instancePath: instancePath + "/invariants",
							params: { type: "array" },
							message: "must be array"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate61.errors = [{
			instancePath,
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate61.errors = vErrors;
	return true;
}
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.task_id === void 0 && (missing0 = "task_id") || data.reason === void 0 && (missing0 = "reason")) {
			validate63.errors = [{
				instancePath,
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "task_id" || key0 === "reason")) {
				validate63.errors = [{
					instancePath,
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.task_id !== void 0) {
				let data0 = data.task_id;
				if (typeof data0 === "string") {
					if (data0.length < 1) {
						validate63.errors = [{
							instancePath: instancePath + "/task_id",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						}];
						return false;
					}
				} else {
					validate63.errors = [{
						instancePath: instancePath + "/task_id",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.reason !== void 0) {
					let data1 = data.reason;
					if (typeof data1 === "string") {
						if (data1.length < 1) {
							validate63.errors = [{
								instancePath: instancePath + "/reason",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							}];
							return false;
						}
					} else {
						validate63.errors = [{
							instancePath: instancePath + "/reason",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate63.errors = [{
			instancePath,
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate63.errors = vErrors;
	return true;
}
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.size === void 0 && (missing0 = "size") || data.of === void 0 && (missing0 = "of") || data.seed === void 0 && (missing0 = "seed")) {
			validate65.errors = [{
				instancePath,
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "size" || key0 === "of" || key0 === "seed")) {
				validate65.errors = [{
					instancePath,
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.size !== void 0) {
				let data0 = data.size;
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
					validate65.errors = [{
						instancePath: instancePath + "/size",
						params: { type: "integer" },
						message: "must be integer"
					}];
					return false;
				}
				if (typeof data0 == "number" && isFinite(data0)) {
					if (data0 < 1 || isNaN(data0)) {
						validate65.errors = [{
							instancePath: instancePath + "/size",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						}];
						return false;
					}
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.of !== void 0) {
					let data1 = data.of;
					if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
						validate65.errors = [{
							instancePath: instancePath + "/of",
							params: { type: "integer" },
							message: "must be integer"
						}];
						return false;
					}
					if (typeof data1 == "number" && isFinite(data1)) {
						if (data1 < 1 || isNaN(data1)) {
							validate65.errors = [{
								instancePath: instancePath + "/of",
								params: {
									comparison: ">=",
									limit: 1
								},
								message: "must be >= 1"
							}];
							return false;
						}
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.seed !== void 0) {
						let data2 = data.seed;
						if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
							validate65.errors = [{
								instancePath: instancePath + "/seed",
								params: { type: "integer" },
								message: "must be integer"
							}];
							return false;
						}
						if (typeof data2 == "number" && isFinite(data2)) {
							if (data2 < 0 || isNaN(data2)) {
								validate65.errors = [{
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
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate65.errors = [{
			instancePath,
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate65.errors = vErrors;
	return true;
}
const schema28 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"rule",
		"alpha",
		"threshold",
		"margin",
		"max_excluded",
		"cluster",
		"baseline",
		"seed",
		"concurrency",
		"order",
		"attempt_timeout_seconds"
	],
	"properties": {
		"rule": {
			"type": "string",
			"enum": ["paired", "compat"]
		},
		"alpha": {
			"type": "number",
			"exclusiveMinimum": 0,
			"exclusiveMaximum": 1
		},
		"threshold": {
			"type": "number",
			"minimum": 0,
			"maximum": 1
		},
		"margin": {
			"type": "number",
			"exclusiveMinimum": 0,
			"maximum": 1
		},
		"max_excluded": {
			"type": "number",
			"minimum": 0,
			"maximum": 1
		},
		"cluster": {
			"type": "string",
			"enum": [
				"none",
				"language",
				"repo"
			]
		},
		"baseline": { "type": ["string", "null"] },
		"seed": {
			"type": "integer",
			"minimum": 0
		},
		"concurrency": {
			"type": "integer",
			"minimum": 1
		},
		"order": {
			"type": "string",
			"enum": ["interleaved", "sequential"]
		},
		"budget": {
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"attempt_requests": {
					"type": "integer",
					"minimum": 1
				},
				"attempt_tokens": {
					"type": "integer",
					"minimum": 1
				},
				"run_requests": {
					"type": "integer",
					"minimum": 1
				},
				"run_tokens": {
					"type": "integer",
					"minimum": 1
				},
				"run_seconds": {
					"type": "integer",
					"minimum": 1
				}
			}
		},
		"use_host_config": { "const": true },
		"attempt_timeout_seconds": {
			"type": ["integer", "null"],
			"minimum": 1
		}
	}
};
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.rule === void 0 && (missing0 = "rule") || data.alpha === void 0 && (missing0 = "alpha") || data.threshold === void 0 && (missing0 = "threshold") || data.margin === void 0 && (missing0 = "margin") || data.max_excluded === void 0 && (missing0 = "max_excluded") || data.cluster === void 0 && (missing0 = "cluster") || data.baseline === void 0 && (missing0 = "baseline") || data.seed === void 0 && (missing0 = "seed") || data.concurrency === void 0 && (missing0 = "concurrency") || data.order === void 0 && (missing0 = "order") || data.attempt_timeout_seconds === void 0 && (missing0 = "attempt_timeout_seconds")) {
			validate67.errors = [{
				instancePath,
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!func1.call(schema28.properties, key0)) {
				validate67.errors = [{
					instancePath,
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.rule !== void 0) {
				let data0 = data.rule;
				if (typeof data0 !== "string") {
					validate67.errors = [{
						instancePath: instancePath + "/rule",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				if (!(data0 === "paired" || data0 === "compat")) {
					validate67.errors = [{
						instancePath: instancePath + "/rule",
						params: { allowedValues: schema28.properties.rule.enum },
						message: "must be equal to one of the allowed values"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.alpha !== void 0) {
					let data1 = data.alpha;
					if (typeof data1 == "number" && isFinite(data1)) {
						if (data1 >= 1 || isNaN(data1)) {
							validate67.errors = [{
								instancePath: instancePath + "/alpha",
								params: {
									comparison: "<",
									limit: 1
								},
								message: "must be < 1"
							}];
							return false;
						} else if (data1 <= 0 || isNaN(data1)) {
							validate67.errors = [{
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
						validate67.errors = [{
							instancePath: instancePath + "/alpha",
							params: { type: "number" },
							message: "must be number"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.threshold !== void 0) {
						let data2 = data.threshold;
						if (typeof data2 == "number" && isFinite(data2)) {
							if (data2 > 1 || isNaN(data2)) {
								validate67.errors = [{
									instancePath: instancePath + "/threshold",
									params: {
										comparison: "<=",
										limit: 1
									},
									message: "must be <= 1"
								}];
								return false;
							} else if (data2 < 0 || isNaN(data2)) {
								validate67.errors = [{
									instancePath: instancePath + "/threshold",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								}];
								return false;
							}
						} else {
							validate67.errors = [{
								instancePath: instancePath + "/threshold",
								params: { type: "number" },
								message: "must be number"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.margin !== void 0) {
							let data3 = data.margin;
							if (typeof data3 == "number" && isFinite(data3)) {
								if (data3 > 1 || isNaN(data3)) {
									validate67.errors = [{
										instancePath: instancePath + "/margin",
										params: {
											comparison: "<=",
											limit: 1
										},
										message: "must be <= 1"
									}];
									return false;
								} else if (data3 <= 0 || isNaN(data3)) {
									validate67.errors = [{
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
								validate67.errors = [{
									instancePath: instancePath + "/margin",
									params: { type: "number" },
									message: "must be number"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.max_excluded !== void 0) {
								let data4 = data.max_excluded;
								if (typeof data4 == "number" && isFinite(data4)) {
									if (data4 > 1 || isNaN(data4)) {
										validate67.errors = [{
											instancePath: instancePath + "/max_excluded",
											params: {
												comparison: "<=",
												limit: 1
											},
											message: "must be <= 1"
										}];
										return false;
									} else if (data4 < 0 || isNaN(data4)) {
										validate67.errors = [{
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
									validate67.errors = [{
										instancePath: instancePath + "/max_excluded",
										params: { type: "number" },
										message: "must be number"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.cluster !== void 0) {
									let data5 = data.cluster;
									if (typeof data5 !== "string") {
										validate67.errors = [{
											instancePath: instancePath + "/cluster",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
									if (!(data5 === "none" || data5 === "language" || data5 === "repo")) {
										validate67.errors = [{
											instancePath: instancePath + "/cluster",
											params: { allowedValues: schema28.properties.cluster.enum },
											message: "must be equal to one of the allowed values"
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.baseline !== void 0) {
										let data6 = data.baseline;
										if (typeof data6 !== "string" && data6 !== null) {
											validate67.errors = [{
												instancePath: instancePath + "/baseline",
												params: { type: schema28.properties.baseline.type },
												message: "must be string,null"
											}];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.seed !== void 0) {
											let data7 = data.seed;
											if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
												validate67.errors = [{
													instancePath: instancePath + "/seed",
													params: { type: "integer" },
													message: "must be integer"
												}];
												return false;
											}
											if (typeof data7 == "number" && isFinite(data7)) {
												if (data7 < 0 || isNaN(data7)) {
													validate67.errors = [{
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
											var valid0 = true;
										} else var valid0 = true;
										if (valid0) {
											if (data.concurrency !== void 0) {
												let data8 = data.concurrency;
												if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
													validate67.errors = [{
														instancePath: instancePath + "/concurrency",
														params: { type: "integer" },
														message: "must be integer"
													}];
													return false;
												}
												if (typeof data8 == "number" && isFinite(data8)) {
													if (data8 < 1 || isNaN(data8)) {
														validate67.errors = [{
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
												var valid0 = true;
											} else var valid0 = true;
											if (valid0) {
												if (data.order !== void 0) {
													let data9 = data.order;
													if (typeof data9 !== "string") {
														validate67.errors = [{
															instancePath: instancePath + "/order",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
													if (!(data9 === "interleaved" || data9 === "sequential")) {
														validate67.errors = [{
															instancePath: instancePath + "/order",
															params: { allowedValues: schema28.properties.order.enum },
															message: "must be equal to one of the allowed values"
														}];
														return false;
													}
													var valid0 = true;
												} else var valid0 = true;
												if (valid0) {
													if (data.budget !== void 0) {
														let data10 = data.budget;
														if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
															for (const key1 in data10) if (!(key1 === "attempt_requests" || key1 === "attempt_tokens" || key1 === "run_requests" || key1 === "run_tokens" || key1 === "run_seconds")) {
																validate67.errors = [{
																	instancePath: instancePath + "/budget",
																	params: { additionalProperty: key1 },
																	message: "must NOT have additional properties"
																}];
																return false;
															}
															if (data10.attempt_requests !== void 0) {
																let data11 = data10.attempt_requests;
																if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
																	validate67.errors = [{
																		instancePath: instancePath + "/budget/attempt_requests",
																		params: { type: "integer" },
																		message: "must be integer"
																	}];
																	return false;
																}
																if (typeof data11 == "number" && isFinite(data11)) {
																	if (data11 < 1 || isNaN(data11)) {
																		validate67.errors = [{
																			instancePath: instancePath + "/budget/attempt_requests",
																			params: {
																				comparison: ">=",
																				limit: 1
																			},
																			message: "must be >= 1"
																		}];
																		return false;
																	}
																}
																var valid1 = true;
															} else var valid1 = true;
															if (valid1) {
																if (data10.attempt_tokens !== void 0) {
																	let data12 = data10.attempt_tokens;
																	if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
																		validate67.errors = [{
																			instancePath: instancePath + "/budget/attempt_tokens",
																			params: { type: "integer" },
																			message: "must be integer"
																		}];
																		return false;
																	}
																	if (typeof data12 == "number" && isFinite(data12)) {
																		if (data12 < 1 || isNaN(data12)) {
																			validate67.errors = [{
																				instancePath: instancePath + "/budget/attempt_tokens",
																				params: {
																					comparison: ">=",
																					limit: 1
																				},
																				message: "must be >= 1"
																			}];
																			return false;
																		}
																	}
																	var valid1 = true;
																} else var valid1 = true;
																if (valid1) {
																	if (data10.run_requests !== void 0) {
																		let data13 = data10.run_requests;
																		if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
																			validate67.errors = [{
																				instancePath: instancePath + "/budget/run_requests",
																				params: { type: "integer" },
																				message: "must be integer"
																			}];
																			return false;
																		}
																		if (typeof data13 == "number" && isFinite(data13)) {
																			if (data13 < 1 || isNaN(data13)) {
																				validate67.errors = [{
																					instancePath: instancePath + "/budget/run_requests",
																					params: {
																						comparison: ">=",
																						limit: 1
																					},
																					message: "must be >= 1"
																				}];
																				return false;
																			}
																		}
																		var valid1 = true;
																	} else var valid1 = true;
																	if (valid1) {
																		if (data10.run_tokens !== void 0) {
																			let data14 = data10.run_tokens;
																			if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
																				validate67.errors = [{
																					instancePath: instancePath + "/budget/run_tokens",
																					params: { type: "integer" },
																					message: "must be integer"
																				}];
																				return false;
																			}
																			if (typeof data14 == "number" && isFinite(data14)) {
																				if (data14 < 1 || isNaN(data14)) {
																					validate67.errors = [{
																						instancePath: instancePath + "/budget/run_tokens",
																						params: {
																							comparison: ">=",
																							limit: 1
																						},
																						message: "must be >= 1"
																					}];
																					return false;
																				}
																			}
																			var valid1 = true;
																		} else var valid1 = true;
																		if (valid1) {
																			if (data10.run_seconds !== void 0) {
																				let data15 = data10.run_seconds;
																				if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
																					validate67.errors = [{
																						instancePath: instancePath + "/budget/run_seconds",
																						params: { type: "integer" },
																						message: "must be integer"
																					}];
																					return false;
																				}
																				if (typeof data15 == "number" && isFinite(data15)) {
																					if (data15 < 1 || isNaN(data15)) {
																						validate67.errors = [{
																							instancePath: instancePath + "/budget/run_seconds",
																							params: {
																								comparison: ">=",
																								limit: 1
																							},
																							message: "must be >= 1"
																						}];
																						return false;
																					}
																				}
																				var valid1 = true;
																			} else var valid1 = true;
																		}
																	}
																}
															}
														} else {
															validate67.errors = [{
																instancePath: instancePath + "/budget",
																params: { type: "object" },
																message: "must be object"
															}];
															return false;
														}
														var valid0 = true;
													} else var valid0 = true;
													if (valid0) {
														if (data.use_host_config !== void 0) {
															if (true !== data.use_host_config) {
																validate67.errors = [{
																	instancePath: instancePath + "/use_host_config",
																	params: { allowedValue: true },
																	message: "must be equal to constant"
																}];
																return false;
															}
															var valid0 = true;
														} else var valid0 = true;
														if (valid0) {
															if (data.attempt_timeout_seconds !== void 0) {
																let data17 = data.attempt_timeout_seconds;
																if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17)) && data17 !== null) {
																	validate67.errors = [{
																		instancePath: instancePath + "/attempt_timeout_seconds",
																		params: { type: schema28.properties.attempt_timeout_seconds.type },
																		message: "must be integer,null"
																	}];
																	return false;
																}
																if (typeof data17 == "number" && isFinite(data17)) {
																	if (data17 < 1 || isNaN(data17)) {
																		validate67.errors = [{
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
																var valid0 = true;
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
	} else {
		validate67.errors = [{
			instancePath,
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate67.errors = vErrors;
	return true;
}
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (typeof data !== "string") {
		validate69.errors = [{
			instancePath,
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	if (!(data === "pass" || data === "fail" || data === "missing_tests" || data === "suspicious" || data === "agent_timeout" || data === "agent_crash" || data === "max_turns" || data === "refusal" || data === "context_overflow" || data === "budget" || data === "rate_limit" || data === "overloaded" || data === "auth" || data === "provider" || data === "environment" || data === "disk" || data === "harness" || data === "not_run" || data === "unknown" || data === "oom" || data === "verifier_timeout")) {
		validate69.errors = [{
			instancePath,
			params: { allowedValues: schema21.enum },
			message: "must be equal to one of the allowed values"
		}];
		return false;
	}
	validate69.errors = vErrors;
	return true;
}
const schema30 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"name",
		"backend",
		"model",
		"trials",
		"scored",
		"passed",
		"timed_out",
		"classes",
		"attempts",
		"pass_at_1",
		"pass_at_attempts",
		"rate_over_all",
		"over_repetitions",
		"elapsed_seconds",
		"phases",
		"tokens",
		"turns",
		"tool_calls",
		"provider_endpoints",
		"mixed_providers",
		"program_versions",
		"unseeded",
		"tampered",
		"leak_suspected",
		"wire_differs",
		"requests_refused",
		"usage_in_part",
		"rank",
		"stopped"
	],
	"properties": {
		"name": {
			"type": "string",
			"minLength": 1
		},
		"backend": {
			"type": "string",
			"minLength": 1
		},
		"model": { "type": "string" },
		"trials": {
			"type": "integer",
			"minimum": 0
		},
		"scored": {
			"type": "integer",
			"minimum": 0
		},
		"passed": {
			"type": "integer",
			"minimum": 0
		},
		"timed_out": {
			"type": "integer",
			"minimum": 0
		},
		"classes": {
			"type": "object",
			"additionalProperties": {
				"type": "integer",
				"minimum": 0
			}
		},
		"attempts": {
			"type": "integer",
			"minimum": 0
		},
		"pass_at_1": { "$ref": "common.schema.json#/$defs/Rate" },
		"pass_at_attempts": { "$ref": "common.schema.json#/$defs/Rate" },
		"rate_over_all": { "$ref": "common.schema.json#/$defs/Rate" },
		"over_repetitions": { "anyOf": [{
			"type": "object",
			"additionalProperties": false,
			"required": [
				"k",
				"at_least_once",
				"every_time"
			],
			"properties": {
				"k": {
					"type": "integer",
					"minimum": 2
				},
				"at_least_once": { "type": ["number", "null"] },
				"every_time": { "type": ["number", "null"] }
			}
		}, { "type": "null" }] },
		"elapsed_seconds": { "$ref": "common.schema.json#/$defs/Distribution" },
		"phases": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"provision",
				"prompt",
				"solve",
				"change",
				"verify"
			],
			"properties": {
				"provision": { "$ref": "common.schema.json#/$defs/Distribution" },
				"prompt": { "$ref": "common.schema.json#/$defs/Distribution" },
				"solve": { "$ref": "common.schema.json#/$defs/Distribution" },
				"change": { "$ref": "common.schema.json#/$defs/Distribution" },
				"verify": { "$ref": "common.schema.json#/$defs/Distribution" }
			}
		},
		"tokens": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"input",
				"output",
				"cache_read",
				"cache_write",
				"reasoning"
			],
			"properties": {
				"input": { "$ref": "common.schema.json#/$defs/Distribution" },
				"output": { "$ref": "common.schema.json#/$defs/Distribution" },
				"cache_read": { "$ref": "common.schema.json#/$defs/Distribution" },
				"cache_write": { "$ref": "common.schema.json#/$defs/Distribution" },
				"reasoning": { "$ref": "common.schema.json#/$defs/Distribution" }
			}
		},
		"turns": { "$ref": "common.schema.json#/$defs/Distribution" },
		"tool_calls": { "$ref": "common.schema.json#/$defs/Distribution" },
		"provider_endpoints": {
			"type": "array",
			"items": { "type": ["string", "null"] }
		},
		"mixed_providers": { "type": "boolean" },
		"program_versions": {
			"type": "array",
			"items": { "type": ["string", "null"] }
		},
		"unseeded": { "type": "boolean" },
		"tampered": {
			"type": "integer",
			"minimum": 0
		},
		"leak_suspected": {
			"type": "integer",
			"minimum": 0
		},
		"wire_differs": {
			"type": "integer",
			"minimum": 0
		},
		"requests_refused": {
			"type": "integer",
			"minimum": 0
		},
		"usage_in_part": {
			"type": "integer",
			"minimum": 0
		},
		"rank": { "anyOf": [{
			"type": "object",
			"additionalProperties": false,
			"required": ["low", "high"],
			"properties": {
				"low": {
					"type": "integer",
					"minimum": 1
				},
				"high": {
					"type": "integer",
					"minimum": 1
				}
			}
		}, { "type": "null" }] },
		"stopped": { "type": ["string", "null"] }
	}
};
const schema31 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"passed",
		"n",
		"rate",
		"wilson"
	],
	"properties": {
		"passed": { "type": "number" },
		"n": {
			"type": "integer",
			"minimum": 0
		},
		"rate": { "type": ["number", "null"] },
		"wilson": { "anyOf": [{ "$ref": "common.schema.json#/$defs/Interval" }, { "type": "null" }] }
	}
};
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.low === void 0 && (missing0 = "low") || data.high === void 0 && (missing0 = "high")) {
			validate73.errors = [{
				instancePath,
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "low" || key0 === "high")) {
				validate73.errors = [{
					instancePath,
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.low !== void 0) {
				let data0 = data.low;
				if (!(typeof data0 == "number" && isFinite(data0))) {
					validate73.errors = [{
						instancePath: instancePath + "/low",
						params: { type: "number" },
						message: "must be number"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.high !== void 0) {
					let data1 = data.high;
					if (!(typeof data1 == "number" && isFinite(data1))) {
						validate73.errors = [{
							instancePath: instancePath + "/high",
							params: { type: "number" },
							message: "must be number"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate73.errors = [{
			instancePath,
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate73.errors = vErrors;
	return true;
}
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.passed === void 0 && (missing0 = "passed") || data.n === void 0 && (missing0 = "n") || data.rate === void 0 && (missing0 = "rate") || data.wilson === void 0 && (missing0 = "wilson")) {
				validate72.errors = [{
					instancePath,
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "passed" || key0 === "n" || key0 === "rate" || key0 === "wilson")) {
					validate72.errors = [{
						instancePath,
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.passed !== void 0) {
						let data0 = data.passed;
						const _errs2 = errors;
						if (!(typeof data0 == "number" && isFinite(data0))) {
							validate72.errors = [{
								instancePath: instancePath + "/passed",
								params: { type: "number" },
								message: "must be number"
							}];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.n !== void 0) {
							let data1 = data.n;
							const _errs4 = errors;
							if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
								validate72.errors = [{
									instancePath: instancePath + "/n",
									params: { type: "integer" },
									message: "must be integer"
								}];
								return false;
							}
							if (errors === _errs4) {
								if (typeof data1 == "number" && isFinite(data1)) {
									if (data1 < 0 || isNaN(data1)) {
										validate72.errors = [{
											instancePath: instancePath + "/n",
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
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.rate !== void 0) {
								let data2 = data.rate;
								const _errs6 = errors;
								if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
									validate72.errors = [{
										instancePath: instancePath + "/rate",
										params: { type: schema31.properties.rate.type },
										message: "must be number,null"
									}];
									return false;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.wilson !== void 0) {
									let data3 = data.wilson;
									const _errs8 = errors;
									const _errs9 = errors;
									let valid1 = false;
									const _errs10 = errors;
									if (!validate73(data3, {
										instancePath: instancePath + "/wilson",
										parentData: data,
										parentDataProperty: "wilson",
										rootData
									})) {
										vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
										errors = vErrors.length;
									}
									var _valid0 = _errs10 === errors;
									valid1 = valid1 || _valid0;
									if (!valid1) {
										const _errs11 = errors;
										if (data3 !== null) {
											const err0 = {
												instancePath: instancePath + "/wilson",
												params: { type: "null" },
												message: "must be null"
											};
											if (vErrors === null) vErrors = [err0];
											else vErrors.push(err0);
											errors++;
										}
										var _valid0 = _errs11 === errors;
										valid1 = valid1 || _valid0;
									}
									if (!valid1) {
										const err1 = {
											instancePath: instancePath + "/wilson",
											params: {},
											message: "must match a schema in anyOf"
										};
										if (vErrors === null) vErrors = [err1];
										else vErrors.push(err1);
										errors++;
										validate72.errors = vErrors;
										return false;
									} else {
										errors = _errs9;
										if (vErrors !== null) {
											if (_errs9) vErrors.length = _errs9;
											else vErrors = null;
										}
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate72.errors = [{
				instancePath,
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate72.errors = vErrors;
	return errors === 0;
}
const schema33 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"n",
		"mean",
		"stdev"
	],
	"properties": {
		"n": {
			"type": "integer",
			"minimum": 0
		},
		"mean": { "type": ["number", "null"] },
		"stdev": { "type": ["number", "null"] }
	}
};
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.n === void 0 && (missing0 = "n") || data.mean === void 0 && (missing0 = "mean") || data.stdev === void 0 && (missing0 = "stdev")) {
			validate78.errors = [{
				instancePath,
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "n" || key0 === "mean" || key0 === "stdev")) {
				validate78.errors = [{
					instancePath,
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.n !== void 0) {
				let data0 = data.n;
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
					validate78.errors = [{
						instancePath: instancePath + "/n",
						params: { type: "integer" },
						message: "must be integer"
					}];
					return false;
				}
				if (typeof data0 == "number" && isFinite(data0)) {
					if (data0 < 0 || isNaN(data0)) {
						validate78.errors = [{
							instancePath: instancePath + "/n",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						}];
						return false;
					}
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.mean !== void 0) {
					let data1 = data.mean;
					if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
						validate78.errors = [{
							instancePath: instancePath + "/mean",
							params: { type: schema33.properties.mean.type },
							message: "must be number,null"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.stdev !== void 0) {
						let data2 = data.stdev;
						if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
							validate78.errors = [{
								instancePath: instancePath + "/stdev",
								params: { type: schema33.properties.stdev.type },
								message: "must be number,null"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate78.errors = [{
			instancePath,
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate78.errors = vErrors;
	return true;
}
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.name === void 0 && (missing0 = "name") || data.backend === void 0 && (missing0 = "backend") || data.model === void 0 && (missing0 = "model") || data.trials === void 0 && (missing0 = "trials") || data.scored === void 0 && (missing0 = "scored") || data.passed === void 0 && (missing0 = "passed") || data.timed_out === void 0 && (missing0 = "timed_out") || data.classes === void 0 && (missing0 = "classes") || data.attempts === void 0 && (missing0 = "attempts") || data.pass_at_1 === void 0 && (missing0 = "pass_at_1") || data.pass_at_attempts === void 0 && (missing0 = "pass_at_attempts") || data.rate_over_all === void 0 && (missing0 = "rate_over_all") || data.over_repetitions === void 0 && (missing0 = "over_repetitions") || data.elapsed_seconds === void 0 && (missing0 = "elapsed_seconds") || data.phases === void 0 && (missing0 = "phases") || data.tokens === void 0 && (missing0 = "tokens") || data.turns === void 0 && (missing0 = "turns") || data.tool_calls === void 0 && (missing0 = "tool_calls") || data.provider_endpoints === void 0 && (missing0 = "provider_endpoints") || data.mixed_providers === void 0 && (missing0 = "mixed_providers") || data.program_versions === void 0 && (missing0 = "program_versions") || data.unseeded === void 0 && (missing0 = "unseeded") || data.tampered === void 0 && (missing0 = "tampered") || data.leak_suspected === void 0 && (missing0 = "leak_suspected") || data.wire_differs === void 0 && (missing0 = "wire_differs") || data.requests_refused === void 0 && (missing0 = "requests_refused") || data.usage_in_part === void 0 && (missing0 = "usage_in_part") || data.rank === void 0 && (missing0 = "rank") || data.stopped === void 0 && (missing0 = "stopped")) {
				validate71.errors = [{
					instancePath,
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema30.properties, key0)) {
					validate71.errors = [{
						instancePath,
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.name !== void 0) {
						let data0 = data.name;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (typeof data0 === "string") {
								if (data0.length < 1) {
									validate71.errors = [{
										instancePath: instancePath + "/name",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									}];
									return false;
								}
							} else {
								validate71.errors = [{
									instancePath: instancePath + "/name",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.backend !== void 0) {
							let data1 = data.backend;
							const _errs4 = errors;
							if (errors === _errs4) {
								if (typeof data1 === "string") {
									if (data1.length < 1) {
										validate71.errors = [{
											instancePath: instancePath + "/backend",
											params: { limit: 1 },
											message: "must NOT have fewer than 1 characters"
										}];
										return false;
									}
								} else {
									validate71.errors = [{
										instancePath: instancePath + "/backend",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.model !== void 0) {
								const _errs6 = errors;
								if (typeof data.model !== "string") {
									validate71.errors = [{
										instancePath: instancePath + "/model",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.trials !== void 0) {
									let data3 = data.trials;
									const _errs8 = errors;
									if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
										validate71.errors = [{
											instancePath: instancePath + "/trials",
											params: { type: "integer" },
											message: "must be integer"
										}];
										return false;
									}
									if (errors === _errs8) {
										if (typeof data3 == "number" && isFinite(data3)) {
											if (data3 < 0 || isNaN(data3)) {
												validate71.errors = [{
													instancePath: instancePath + "/trials",
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
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.scored !== void 0) {
										let data4 = data.scored;
										const _errs10 = errors;
										if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
											validate71.errors = [{
												instancePath: instancePath + "/scored",
												params: { type: "integer" },
												message: "must be integer"
											}];
											return false;
										}
										if (errors === _errs10) {
											if (typeof data4 == "number" && isFinite(data4)) {
												if (data4 < 0 || isNaN(data4)) {
													validate71.errors = [{
														instancePath: instancePath + "/scored",
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
										var valid0 = _errs10 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.passed !== void 0) {
											let data5 = data.passed;
											const _errs12 = errors;
											if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
												validate71.errors = [{
													instancePath: instancePath + "/passed",
													params: { type: "integer" },
													message: "must be integer"
												}];
												return false;
											}
											if (errors === _errs12) {
												if (typeof data5 == "number" && isFinite(data5)) {
													if (data5 < 0 || isNaN(data5)) {
														validate71.errors = [{
															instancePath: instancePath + "/passed",
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
											var valid0 = _errs12 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.timed_out !== void 0) {
												let data6 = data.timed_out;
												const _errs14 = errors;
												if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
													validate71.errors = [{
														instancePath: instancePath + "/timed_out",
														params: { type: "integer" },
														message: "must be integer"
													}];
													return false;
												}
												if (errors === _errs14) {
													if (typeof data6 == "number" && isFinite(data6)) {
														if (data6 < 0 || isNaN(data6)) {
															validate71.errors = [{
																instancePath: instancePath + "/timed_out",
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
												var valid0 = _errs14 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.classes !== void 0) {
													let data7 = data.classes;
													const _errs16 = errors;
													if (errors === _errs16) {
														if (data7 && typeof data7 == "object" && !Array.isArray(data7)) for (const key1 in data7) {
															let data8 = data7[key1];
															const _errs19 = errors;
															if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
																validate71.errors = [{
																	instancePath: instancePath + "/classes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
																	params: { type: "integer" },
																	message: "must be integer"
																}];
																return false;
															}
															if (errors === _errs19) {
																if (typeof data8 == "number" && isFinite(data8)) {
																	if (data8 < 0 || isNaN(data8)) {
																		validate71.errors = [{
																			instancePath: instancePath + "/classes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
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
															if (!(_errs19 === errors)) break;
														}
														else {
															validate71.errors = [{
																instancePath: instancePath + "/classes",
																params: { type: "object" },
																message: "must be object"
															}];
															return false;
														}
													}
													var valid0 = _errs16 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.attempts !== void 0) {
														let data9 = data.attempts;
														const _errs21 = errors;
														if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
															validate71.errors = [{
																instancePath: instancePath + "/attempts",
																params: { type: "integer" },
																message: "must be integer"
															}];
															return false;
														}
														if (errors === _errs21) {
															if (typeof data9 == "number" && isFinite(data9)) {
																if (data9 < 0 || isNaN(data9)) {
																	validate71.errors = [{
																		instancePath: instancePath + "/attempts",
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
														var valid0 = _errs21 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.pass_at_1 !== void 0) {
															const _errs23 = errors;
															if (!validate72(data.pass_at_1, {
																instancePath: instancePath + "/pass_at_1",
																parentData: data,
																parentDataProperty: "pass_at_1",
																rootData
															})) {
																vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
																errors = vErrors.length;
															}
															var valid0 = _errs23 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.pass_at_attempts !== void 0) {
																const _errs24 = errors;
																if (!validate72(data.pass_at_attempts, {
																	instancePath: instancePath + "/pass_at_attempts",
																	parentData: data,
																	parentDataProperty: "pass_at_attempts",
																	rootData
																})) {
																	vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
																	errors = vErrors.length;
																}
																var valid0 = _errs24 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.rate_over_all !== void 0) {
																	const _errs25 = errors;
																	if (!validate72(data.rate_over_all, {
																		instancePath: instancePath + "/rate_over_all",
																		parentData: data,
																		parentDataProperty: "rate_over_all",
																		rootData
																	})) {
																		vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
																		errors = vErrors.length;
																	}
																	var valid0 = _errs25 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.over_repetitions !== void 0) {
																		let data13 = data.over_repetitions;
																		const _errs26 = errors;
																		const _errs27 = errors;
																		let valid2 = false;
																		const _errs28 = errors;
																		if (errors === _errs28) {
																			if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
																				let missing1;
																				if (data13.k === void 0 && (missing1 = "k") || data13.at_least_once === void 0 && (missing1 = "at_least_once") || data13.every_time === void 0 && (missing1 = "every_time")) {
																					const err0 = {
																						instancePath: instancePath + "/over_repetitions",
																						params: { missingProperty: missing1 },
																						message: "must have required property '" + missing1 + "'"
																					};
																					if (vErrors === null) vErrors = [err0];
																					else vErrors.push(err0);
																					errors++;
																				} else {
																					const _errs30 = errors;
																					for (const key2 in data13) if (!(key2 === "k" || key2 === "at_least_once" || key2 === "every_time")) {
																						const err1 = {
																							instancePath: instancePath + "/over_repetitions",
																							params: { additionalProperty: key2 },
																							message: "must NOT have additional properties"
																						};
																						if (vErrors === null) vErrors = [err1];
																						else vErrors.push(err1);
																						errors++;
																						break;
																					}
																					if (_errs30 === errors) {
																						if (data13.k !== void 0) {
																							let data14 = data13.k;
																							const _errs31 = errors;
																							if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
																								const err2 = {
																									instancePath: instancePath + "/over_repetitions/k",
																									params: { type: "integer" },
																									message: "must be integer"
																								};
																								if (vErrors === null) vErrors = [err2];
																								else vErrors.push(err2);
																								errors++;
																							}
																							if (errors === _errs31) {
																								if (typeof data14 == "number" && isFinite(data14)) {
																									if (data14 < 2 || isNaN(data14)) {
																										const err3 = {
																											instancePath: instancePath + "/over_repetitions/k",
																											params: {
																												comparison: ">=",
																												limit: 2
																											},
																											message: "must be >= 2"
																										};
																										if (vErrors === null) vErrors = [err3];
																										else vErrors.push(err3);
																										errors++;
																									}
																								}
																							}
																							var valid3 = _errs31 === errors;
																						} else var valid3 = true;
																						if (valid3) {
																							if (data13.at_least_once !== void 0) {
																								let data15 = data13.at_least_once;
																								const _errs33 = errors;
																								if (!(typeof data15 == "number" && isFinite(data15)) && data15 !== null) {
																									const err4 = {
																										instancePath: instancePath + "/over_repetitions/at_least_once",
																										params: { type: schema30.properties.over_repetitions.anyOf[0].properties.at_least_once.type },
																										message: "must be number,null"
																									};
																									if (vErrors === null) vErrors = [err4];
																									else vErrors.push(err4);
																									errors++;
																								}
																								var valid3 = _errs33 === errors;
																							} else var valid3 = true;
																							if (valid3) {
																								if (data13.every_time !== void 0) {
																									let data16 = data13.every_time;
																									const _errs35 = errors;
																									if (!(typeof data16 == "number" && isFinite(data16)) && data16 !== null) {
																										const err5 = {
																											instancePath: instancePath + "/over_repetitions/every_time",
																											params: { type: schema30.properties.over_repetitions.anyOf[0].properties.every_time.type },
																											message: "must be number,null"
																										};
																										if (vErrors === null) vErrors = [err5];
																										else vErrors.push(err5);
																										errors++;
																									}
																									var valid3 = _errs35 === errors;
																								} else var valid3 = true;
																							}
																						}
																					}
																				}
																			} else {
																				const err6 = {
																					instancePath: instancePath + "/over_repetitions",
																					params: { type: "object" },
																					message: "must be object"
																				};
																				if (vErrors === null) vErrors = [err6];
																				else vErrors.push(err6);
																				errors++;
																			}
																		}
																		var _valid0 = _errs28 === errors;
																		valid2 = valid2 || _valid0;
																		if (!valid2) {
																			const _errs37 = errors;
																			if (data13 !== null) {
																				const err7 = {
																					instancePath: instancePath + "/over_repetitions",
																					params: { type: "null" },
																					message: "must be null"
																				};
																				if (vErrors === null) vErrors = [err7];
																				else vErrors.push(err7);
																				errors++;
																			}
																			var _valid0 = _errs37 === errors;
																			valid2 = valid2 || _valid0;
																		}
																		if (!valid2) {
																			const err8 = {
																				instancePath: instancePath + "/over_repetitions",
																				params: {},
																				message: "must match a schema in anyOf"
																			};
																			if (vErrors === null) vErrors = [err8];
																			else vErrors.push(err8);
																			errors++;
																			validate71.errors = vErrors;
																			return false;
																		} else {
																			errors = _errs27;
																			if (vErrors !== null) {
																				if (_errs27) vErrors.length = _errs27;
																				else vErrors = null;
																			}
																		}
																		var valid0 = _errs26 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.elapsed_seconds !== void 0) {
																			const _errs39 = errors;
																			if (!validate78(data.elapsed_seconds, {
																				instancePath: instancePath + "/elapsed_seconds",
																				parentData: data,
																				parentDataProperty: "elapsed_seconds",
																				rootData
																			})) {
																				vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
																				errors = vErrors.length;
																			}
																			var valid0 = _errs39 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.phases !== void 0) {
																				let data18 = data.phases;
																				const _errs40 = errors;
																				if (errors === _errs40) {
																					if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
																						let missing2;
																						if (data18.provision === void 0 && (missing2 = "provision") || data18.prompt === void 0 && (missing2 = "prompt") || data18.solve === void 0 && (missing2 = "solve") || data18.change === void 0 && (missing2 = "change") || data18.verify === void 0 && (missing2 = "verify")) {
																							validate71.errors = [{
																								instancePath: instancePath + "/phases",
																								params: { missingProperty: missing2 },
																								message: "must have required property '" + missing2 + "'"
																							}];
																							return false;
																						} else {
																							const _errs42 = errors;
																							for (const key3 in data18) if (!(key3 === "provision" || key3 === "prompt" || key3 === "solve" || key3 === "change" || key3 === "verify")) {
																								validate71.errors = [{
																									instancePath: instancePath + "/phases",
																									params: { additionalProperty: key3 },
																									message: "must NOT have additional properties"
																								}];
																								return false;
																							}
																							if (_errs42 === errors) {
																								if (data18.provision !== void 0) {
																									const _errs43 = errors;
																									if (!validate78(data18.provision, {
																										instancePath: instancePath + "/phases/provision",
																										parentData: data18,
																										parentDataProperty: "provision",
																										rootData
																									})) {
																										vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
																										errors = vErrors.length;
																									}
																									var valid4 = _errs43 === errors;
																								} else var valid4 = true;
																								if (valid4) {
																									if (data18.prompt !== void 0) {
																										const _errs44 = errors;
																										if (!validate78(data18.prompt, {
																											instancePath: instancePath + "/phases/prompt",
																											parentData: data18,
																											parentDataProperty: "prompt",
																											rootData
																										})) {
																											vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
																											errors = vErrors.length;
																										}
																										var valid4 = _errs44 === errors;
																									} else var valid4 = true;
																									if (valid4) {
																										if (data18.solve !== void 0) {
																											const _errs45 = errors;
																											if (!validate78(data18.solve, {
																												instancePath: instancePath + "/phases/solve",
																												parentData: data18,
																												parentDataProperty: "solve",
																												rootData
																											})) {
																												vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
																												errors = vErrors.length;
																											}
																											var valid4 = _errs45 === errors;
																										} else var valid4 = true;
																										if (valid4) {
																											if (data18.change !== void 0) {
																												const _errs46 = errors;
																												if (!validate78(data18.change, {
																													instancePath: instancePath + "/phases/change",
																													parentData: data18,
																													parentDataProperty: "change",
																													rootData
																												})) {
																													vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
																													errors = vErrors.length;
																												}
																												var valid4 = _errs46 === errors;
																											} else var valid4 = true;
																											if (valid4) {
																												if (data18.verify !== void 0) {
																													const _errs47 = errors;
																													if (!validate78(data18.verify, {
																														instancePath: instancePath + "/phases/verify",
																														parentData: data18,
																														parentDataProperty: "verify",
																														rootData
																													})) {
																														vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
																														errors = vErrors.length;
																													}
																													var valid4 = _errs47 === errors;
																												} else var valid4 = true;
																											}
																										}
																									}
																								}
																							}
																						}
																					} else {
																						validate71.errors = [{
																							instancePath: instancePath + "/phases",
																							params: { type: "object" },
																							message: "must be object"
																						}];
																						return false;
																					}
																				}
																				var valid0 = _errs40 === errors;
																			} else var valid0 = true;
																			if (valid0) {
																				if (data.tokens !== void 0) {
																					let data24 = data.tokens;
																					const _errs48 = errors;
																					if (errors === _errs48) {
																						if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
																							let missing3;
																							if (data24.input === void 0 && (missing3 = "input") || data24.output === void 0 && (missing3 = "output") || data24.cache_read === void 0 && (missing3 = "cache_read") || data24.cache_write === void 0 && (missing3 = "cache_write") || data24.reasoning === void 0 && (missing3 = "reasoning")) {
																								validate71.errors = [{
																									instancePath: instancePath + "/tokens",
																									params: { missingProperty: missing3 },
																									message: "must have required property '" + missing3 + "'"
																								}];
																								return false;
																							} else {
																								const _errs50 = errors;
																								for (const key4 in data24) if (!(key4 === "input" || key4 === "output" || key4 === "cache_read" || key4 === "cache_write" || key4 === "reasoning")) {
																									validate71.errors = [{
																										instancePath: instancePath + "/tokens",
																										params: { additionalProperty: key4 },
																										message: "must NOT have additional properties"
																									}];
																									return false;
																								}
																								if (_errs50 === errors) {
																									if (data24.input !== void 0) {
																										const _errs51 = errors;
																										if (!validate78(data24.input, {
																											instancePath: instancePath + "/tokens/input",
																											parentData: data24,
																											parentDataProperty: "input",
																											rootData
																										})) {
																											vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
																											errors = vErrors.length;
																										}
																										var valid5 = _errs51 === errors;
																									} else var valid5 = true;
																									if (valid5) {
																										if (data24.output !== void 0) {
																											const _errs52 = errors;
																											if (!validate78(data24.output, {
																												instancePath: instancePath + "/tokens/output",
																												parentData: data24,
																												parentDataProperty: "output",
																												rootData
																											})) {
																												vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
																												errors = vErrors.length;
																											}
																											var valid5 = _errs52 === errors;
																										} else var valid5 = true;
																										if (valid5) {
																											if (data24.cache_read !== void 0) {
																												const _errs53 = errors;
																												if (!validate78(data24.cache_read, {
																													instancePath: instancePath + "/tokens/cache_read",
																													parentData: data24,
																													parentDataProperty: "cache_read",
																													rootData
																												})) {
																													vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
																													errors = vErrors.length;
																												}
																												var valid5 = _errs53 === errors;
																											} else var valid5 = true;
																											if (valid5) {
																												if (data24.cache_write !== void 0) {
																													const _errs54 = errors;
																													if (!validate78(data24.cache_write, {
																														instancePath: instancePath + "/tokens/cache_write",
																														parentData: data24,
																														parentDataProperty: "cache_write",
																														rootData
																													})) {
																														vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
																														errors = vErrors.length;
																													}
																													var valid5 = _errs54 === errors;
																												} else var valid5 = true;
																												if (valid5) {
																													if (data24.reasoning !== void 0) {
																														const _errs55 = errors;
																														if (!validate78(data24.reasoning, {
																															instancePath: instancePath + "/tokens/reasoning",
																															parentData: data24,
																															parentDataProperty: "reasoning",
																															rootData
																														})) {
																															vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
																															errors = vErrors.length;
																														}
																														var valid5 = _errs55 === errors;
																													} else var valid5 = true;
																												}
																											}
																										}
																									}
																								}
																							}
																						} else {
																							validate71.errors = [{
																								instancePath: instancePath + "/tokens",
																								params: { type: "object" },
																								message: "must be object"
																							}];
																							return false;
																						}
																					}
																					var valid0 = _errs48 === errors;
																				} else var valid0 = true;
																				if (valid0) {
																					if (data.turns !== void 0) {
																						const _errs56 = errors;
																						if (!validate78(data.turns, {
																							instancePath: instancePath + "/turns",
																							parentData: data,
																							parentDataProperty: "turns",
																							rootData
																						})) {
																							vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
																							errors = vErrors.length;
																						}
																						var valid0 = _errs56 === errors;
																					} else var valid0 = true;
																					if (valid0) {
																						if (data.tool_calls !== void 0) {
																							const _errs57 = errors;
																							if (!validate78(data.tool_calls, {
																								instancePath: instancePath + "/tool_calls",
																								parentData: data,
																								parentDataProperty: "tool_calls",
																								rootData
																							})) {
																								vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
																								errors = vErrors.length;
																							}
																							var valid0 = _errs57 === errors;
																						} else var valid0 = true;
																						if (valid0) {
																							if (data.provider_endpoints !== void 0) {
																								let data32 = data.provider_endpoints;
																								const _errs58 = errors;
																								if (errors === _errs58) {
																									if (Array.isArray(data32)) {
																										const len0 = data32.length;
																										for (let i0 = 0; i0 < len0; i0++) {
																											let data33 = data32[i0];
																											const _errs60 = errors;
																											if (typeof data33 !== "string" && data33 !== null) {
																												validate71.errors = [{
																													instancePath: instancePath + "/provider_endpoints/" + i0,
																													params: { type: schema30.properties.provider_endpoints.items.type },
																													message: "must be string,null"
																												}];
																												return false;
																											}
																											if (!(_errs60 === errors)) break;
																										}
																									} else {
																										validate71.errors = [{
																											instancePath: instancePath + "/provider_endpoints",
																											params: { type: "array" },
																											message: "must be array"
																										}];
																										return false;
																									}
																								}
																								var valid0 = _errs58 === errors;
																							} else var valid0 = true;
																							if (valid0) {
																								if (data.mixed_providers !== void 0) {
																									const _errs62 = errors;
																									if (typeof data.mixed_providers !== "boolean") {
																										validate71.errors = [{
																											instancePath: instancePath + "/mixed_providers",
																											params: { type: "boolean" },
																											message: "must be boolean"
																										}];
																										return false;
																									}
																									var valid0 = _errs62 === errors;
																								} else var valid0 = true;
																								if (valid0) {
																									if (data.program_versions !== void 0) {
																										let data35 = data.program_versions;
																										const _errs64 = errors;
																										if (errors === _errs64) {
																											if (Array.isArray(data35)) {
																												const len1 = data35.length;
																												for (let i1 = 0; i1 < len1; i1++) {
																													let data36 = data35[i1];
																													const _errs66 = errors;
																													if (typeof data36 !== "string" && data36 !== null) {
																														validate71.errors = [{
																															instancePath: instancePath + "/program_versions/" + i1,
																															params: { type: schema30.properties.program_versions.items.type },
																															message: "must be string,null"
																														}];
																														return false;
																													}
																													if (!(_errs66 === errors)) break;
																												}
																											} else {
																												validate71.errors = [{
																													instancePath: instancePath + "/program_versions",
																													params: { type: "array" },
																													message: "must be array"
																												}];
																												return false;
																											}
																										}
																										var valid0 = _errs64 === errors;
																									} else var valid0 = true;
																									if (valid0) {
																										if (data.unseeded !== void 0) {
																											const _errs68 = errors;
																											if (typeof data.unseeded !== "boolean") {
																												validate71.errors = [{
																													instancePath: instancePath + "/unseeded",
																													params: { type: "boolean" },
																													message: "must be boolean"
																												}];
																												return false;
																											}
																											var valid0 = _errs68 === errors;
																										} else var valid0 = true;
																										if (valid0) {
																											if (data.tampered !== void 0) {
																												let data38 = data.tampered;
																												const _errs70 = errors;
																												if (!(typeof data38 == "number" && !(data38 % 1) && !isNaN(data38) && isFinite(data38))) {
																													validate71.errors = [{
																														instancePath: instancePath + "/tampered",
																														params: { type: "integer" },
																														message: "must be integer"
																													}];
																													return false;
																												}
																												if (errors === _errs70) {
																													if (typeof data38 == "number" && isFinite(data38)) {
																														if (data38 < 0 || isNaN(data38)) {
																															validate71.errors = [{
																																instancePath: instancePath + "/tampered",
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
																												var valid0 = _errs70 === errors;
																											} else var valid0 = true;
																											if (valid0) {
																												if (data.leak_suspected !== void 0) {
																													let data39 = data.leak_suspected;
																													const _errs72 = errors;
																													if (!(typeof data39 == "number" && !(data39 % 1) && !isNaN(data39) && isFinite(data39))) {
																														validate71.errors = [{
																															instancePath: instancePath + "/leak_suspected",
																															params: { type: "integer" },
																															message: "must be integer"
																														}];
																														return false;
																													}
																													if (errors === _errs72) {
																														if (typeof data39 == "number" && isFinite(data39)) {
																															if (data39 < 0 || isNaN(data39)) {
																																validate71.errors = [{
																																	instancePath: instancePath + "/leak_suspected",
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
																													var valid0 = _errs72 === errors;
																												} else var valid0 = true;
																												if (valid0) {
																													if (data.wire_differs !== void 0) {
																														let data40 = data.wire_differs;
																														const _errs74 = errors;
																														if (!(typeof data40 == "number" && !(data40 % 1) && !isNaN(data40) && isFinite(data40))) {
																															validate71.errors = [{
																																instancePath: instancePath + "/wire_differs",
																																params: { type: "integer" },
																																message: "must be integer"
																															}];
																															return false;
																														}
																														if (errors === _errs74) {
																															if (typeof data40 == "number" && isFinite(data40)) {
																																if (data40 < 0 || isNaN(data40)) {
																																	validate71.errors = [{
																																		instancePath: instancePath + "/wire_differs",
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
																														var valid0 = _errs74 === errors;
																													} else var valid0 = true;
																													if (valid0) {
																														if (data.requests_refused !== void 0) {
																															let data41 = data.requests_refused;
																															const _errs76 = errors;
																															if (!(typeof data41 == "number" && !(data41 % 1) && !isNaN(data41) && isFinite(data41))) {
																																validate71.errors = [{
																																	instancePath: instancePath + "/requests_refused",
																																	params: { type: "integer" },
																																	message: "must be integer"
																																}];
																																return false;
																															}
																															if (errors === _errs76) {
																																if (typeof data41 == "number" && isFinite(data41)) {
																																	if (data41 < 0 || isNaN(data41)) {
																																		validate71.errors = [{
																																			instancePath: instancePath + "/requests_refused",
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
																															var valid0 = _errs76 === errors;
																														} else var valid0 = true;
																														if (valid0) {
																															if (data.usage_in_part !== void 0) {
																																let data42 = data.usage_in_part;
																																const _errs78 = errors;
																																if (!(typeof data42 == "number" && !(data42 % 1) && !isNaN(data42) && isFinite(data42))) {
																																	validate71.errors = [{
																																		instancePath: instancePath + "/usage_in_part",
																																		params: { type: "integer" },
																																		message: "must be integer"
																																	}];
																																	return false;
																																}
																																if (errors === _errs78) {
																																	if (typeof data42 == "number" && isFinite(data42)) {
																																		if (data42 < 0 || isNaN(data42)) {
																																			validate71.errors = [{
																																				instancePath: instancePath + "/usage_in_part",
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
																																var valid0 = _errs78 === errors;
																															} else var valid0 = true;
																															if (valid0) {
																																if (data.rank !== void 0) {
																																	let data43 = data.rank;
																																	const _errs80 = errors;
																																	const _errs81 = errors;
																																	let valid8 = false;
																																	const _errs82 = errors;
																																	if (errors === _errs82) {
																																		if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
																																			let missing4;
																																			if (data43.low === void 0 && (missing4 = "low") || data43.high === void 0 && (missing4 = "high")) {
																																				const err9 = {
																																					instancePath: instancePath + "/rank",
																																					params: { missingProperty: missing4 },
																																					message: "must have required property '" + missing4 + "'"
																																				};
																																				if (vErrors === null) vErrors = [err9];
																																				else vErrors.push(err9);
																																				errors++;
																																			} else {
																																				const _errs84 = errors;
																																				for (const key5 in data43) if (!(key5 === "low" || key5 === "high")) {
																																					const err10 = {
																																						instancePath: instancePath + "/rank",
																																						params: { additionalProperty: key5 },
																																						message: "must NOT have additional properties"
																																					};
																																					if (vErrors === null) vErrors = [err10];
																																					else vErrors.push(err10);
																																					errors++;
																																					break;
																																				}
																																				if (_errs84 === errors) {
																																					if (data43.low !== void 0) {
																																						let data44 = data43.low;
																																						const _errs85 = errors;
																																						if (!(typeof data44 == "number" && !(data44 % 1) && !isNaN(data44) && isFinite(data44))) {
																																							const err11 = {
																																								instancePath: instancePath + "/rank/low",
																																								params: { type: "integer" },
																																								message: "must be integer"
																																							};
																																							if (vErrors === null) vErrors = [err11];
																																							else vErrors.push(err11);
																																							errors++;
																																						}
																																						if (errors === _errs85) {
																																							if (typeof data44 == "number" && isFinite(data44)) {
																																								if (data44 < 1 || isNaN(data44)) {
																																									const err12 = {
																																										instancePath: instancePath + "/rank/low",
																																										params: {
																																											comparison: ">=",
																																											limit: 1
																																										},
																																										message: "must be >= 1"
																																									};
																																									if (vErrors === null) vErrors = [err12];
																																									else vErrors.push(err12);
																																									errors++;
																																								}
																																							}
																																						}
																																						var valid9 = _errs85 === errors;
																																					} else var valid9 = true;
																																					if (valid9) {
																																						if (data43.high !== void 0) {
																																							let data45 = data43.high;
																																							const _errs87 = errors;
																																							if (!(typeof data45 == "number" && !(data45 % 1) && !isNaN(data45) && isFinite(data45))) {
																																								const err13 = {
																																									instancePath: instancePath + "/rank/high",
																																									params: { type: "integer" },
																																									message: "must be integer"
																																								};
																																								if (vErrors === null) vErrors = [err13];
																																								else vErrors.push(err13);
																																								errors++;
																																							}
																																							if (errors === _errs87) {
																																								if (typeof data45 == "number" && isFinite(data45)) {
																																									if (data45 < 1 || isNaN(data45)) {
																																										const err14 = {
																																											instancePath: instancePath + "/rank/high",
																																											params: {
																																												comparison: ">=",
																																												limit: 1
																																											},
																																											message: "must be >= 1"
																																										};
																																										if (vErrors === null) vErrors = [err14];
																																										else vErrors.push(err14);
																																										errors++;
																																									}
																																								}
																																							}
																																							var valid9 = _errs87 === errors;
																																						} else var valid9 = true;
																																					}
																																				}
																																			}
																																		} else {
																																			const err15 = {
																																				instancePath: instancePath + "/rank",
																																				params: { type: "object" },
																																				message: "must be object"
																																			};
																																			if (vErrors === null) vErrors = [err15];
																																			else vErrors.push(err15);
																																			errors++;
																																		}
																																	}
																																	var _valid1 = _errs82 === errors;
																																	valid8 = valid8 || _valid1;
																																	if (!valid8) {
																																		const _errs89 = errors;
																																		if (data43 !== null) {
																																			const err16 = {
																																				instancePath: instancePath + "/rank",
																																				params: { type: "null" },
																																				message: "must be null"
																																			};
																																			if (vErrors === null) vErrors = [err16];
																																			else vErrors.push(err16);
																																			errors++;
																																		}
																																		var _valid1 = _errs89 === errors;
																																		valid8 = valid8 || _valid1;
																																	}
																																	if (!valid8) {
																																		const err17 = {
																																			instancePath: instancePath + "/rank",
																																			params: {},
																																			message: "must match a schema in anyOf"
																																		};
																																		if (vErrors === null) vErrors = [err17];
																																		else vErrors.push(err17);
																																		errors++;
																																		validate71.errors = vErrors;
																																		return false;
																																	} else {
																																		errors = _errs81;
																																		if (vErrors !== null) {
																																			if (_errs81) vErrors.length = _errs81;
																																			else vErrors = null;
																																		}
																																	}
																																	var valid0 = _errs80 === errors;
																																} else var valid0 = true;
																																if (valid0) {
																																	if (data.stopped !== void 0) {
																																		let data46 = data.stopped;
																																		const _errs91 = errors;
																																		if (typeof data46 !== "string" && data46 !== null) {
																																			validate71.errors = [{
																																				instancePath: instancePath + "/stopped",
																																				params: { type: schema30.properties.stopped.type },
																																				message: "must be string,null"
																																			}];
																																			return false;
																																		}
																																		var valid0 = _errs91 === errors;
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
			validate71.errors = [{
				instancePath,
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate71.errors = vErrors;
	return errors === 0;
}
const schema34 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"a",
		"b",
		"kind",
		"winner",
		"leader",
		"reason",
		"delta",
		"se",
		"ci",
		"ci90",
		"bootstrap",
		"p",
		"p_adjusted",
		"mde",
		"n_tasks",
		"n_clusters",
		"wins_a",
		"wins_b",
		"ties",
		"excluded_tasks",
		"missing_cells",
		"robust",
		"conditions",
		"steps",
		"more_tasks",
		"more_repetitions",
		"fingerprint_differences",
		"secondary",
		"compat"
	],
	"properties": {
		"a": {
			"type": "string",
			"minLength": 1
		},
		"b": {
			"type": "string",
			"minLength": 1
		},
		"kind": {
			"type": "string",
			"enum": [
				"win",
				"equivalent",
				"inconclusive",
				"invalid"
			]
		},
		"winner": { "type": ["string", "null"] },
		"leader": { "type": ["string", "null"] },
		"reason": {
			"type": "string",
			"minLength": 1
		},
		"delta": { "type": ["number", "null"] },
		"se": { "type": ["number", "null"] },
		"ci": { "anyOf": [{ "$ref": "common.schema.json#/$defs/Interval" }, { "type": "null" }] },
		"ci90": { "anyOf": [{ "$ref": "common.schema.json#/$defs/Interval" }, { "type": "null" }] },
		"bootstrap": { "anyOf": [{ "$ref": "common.schema.json#/$defs/Interval" }, { "type": "null" }] },
		"p": { "type": ["number", "null"] },
		"p_adjusted": { "type": ["number", "null"] },
		"mde": { "type": ["number", "null"] },
		"n_tasks": {
			"type": "integer",
			"minimum": 0
		},
		"n_clusters": {
			"type": ["integer", "null"],
			"minimum": 0
		},
		"wins_a": {
			"type": "integer",
			"minimum": 0
		},
		"wins_b": {
			"type": "integer",
			"minimum": 0
		},
		"ties": {
			"type": "integer",
			"minimum": 0
		},
		"excluded_tasks": {
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": ["task_id", "reason"],
				"properties": {
					"task_id": {
						"type": "string",
						"minLength": 1
					},
					"reason": {
						"type": "string",
						"minLength": 1
					}
				}
			}
		},
		"missing_cells": {
			"type": "integer",
			"minimum": 0
		},
		"robust": { "type": ["boolean", "null"] },
		"conditions": {
			"type": "array",
			"items": { "$ref": "common.schema.json#/$defs/Condition" }
		},
		"steps": {
			"type": "array",
			"items": { "type": "string" }
		},
		"more_tasks": {
			"type": ["integer", "null"],
			"minimum": 0
		},
		"more_repetitions": {
			"type": ["integer", "null"],
			"minimum": 0
		},
		"fingerprint_differences": {
			"type": "array",
			"items": { "type": "string" }
		},
		"secondary": {
			"type": "array",
			"items": { "$ref": "common.schema.json#/$defs/SecondaryMetric" }
		},
		"compat": { "anyOf": [{
			"type": "object",
			"additionalProperties": false,
			"required": [
				"pass_rate",
				"elapsed_seconds",
				"failed_commands",
				"human_interventions"
			],
			"properties": {
				"pass_rate": {
					"type": "string",
					"enum": [
						"A",
						"B",
						"directional"
					]
				},
				"elapsed_seconds": {
					"type": "string",
					"enum": [
						"A",
						"B",
						"directional"
					]
				},
				"failed_commands": {
					"type": "string",
					"enum": [
						"A",
						"B",
						"directional"
					]
				},
				"human_interventions": {
					"type": "string",
					"enum": [
						"A",
						"B",
						"directional"
					]
				}
			}
		}, { "type": "null" }] }
	}
};
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.id === void 0 && (missing0 = "id") || data.ok === void 0 && (missing0 = "ok") || data.text === void 0 && (missing0 = "text")) {
			validate97.errors = [{
				instancePath,
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "id" || key0 === "ok" || key0 === "text")) {
				validate97.errors = [{
					instancePath,
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.id !== void 0) {
				let data0 = data.id;
				if (typeof data0 === "string") {
					if (data0.length < 1) {
						validate97.errors = [{
							instancePath: instancePath + "/id",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						}];
						return false;
					}
				} else {
					validate97.errors = [{
						instancePath: instancePath + "/id",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.ok !== void 0) {
					if (typeof data.ok !== "boolean") {
						validate97.errors = [{
							instancePath: instancePath + "/ok",
							params: { type: "boolean" },
							message: "must be boolean"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.text !== void 0) {
						let data2 = data.text;
						if (typeof data2 === "string") {
							if (data2.length < 1) {
								validate97.errors = [{
									instancePath: instancePath + "/text",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 characters"
								}];
								return false;
							}
						} else {
							validate97.errors = [{
								instancePath: instancePath + "/text",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate97.errors = [{
			instancePath,
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate97.errors = vErrors;
	return true;
}
const schema36 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"metric",
		"n",
		"ratio",
		"low",
		"high",
		"favours"
	],
	"properties": {
		"metric": {
			"type": "string",
			"enum": [
				"time_to_solve",
				"tokens",
				"turns"
			]
		},
		"n": {
			"type": "integer",
			"minimum": 0
		},
		"ratio": { "type": ["number", "null"] },
		"low": { "type": ["number", "null"] },
		"high": { "type": ["number", "null"] },
		"favours": { "type": ["string", "null"] }
	}
};
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.metric === void 0 && (missing0 = "metric") || data.n === void 0 && (missing0 = "n") || data.ratio === void 0 && (missing0 = "ratio") || data.low === void 0 && (missing0 = "low") || data.high === void 0 && (missing0 = "high") || data.favours === void 0 && (missing0 = "favours")) {
			validate99.errors = [{
				instancePath,
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "metric" || key0 === "n" || key0 === "ratio" || key0 === "low" || key0 === "high" || key0 === "favours")) {
				validate99.errors = [{
					instancePath,
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.metric !== void 0) {
				let data0 = data.metric;
				if (typeof data0 !== "string") {
					validate99.errors = [{
						instancePath: instancePath + "/metric",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				if (!(data0 === "time_to_solve" || data0 === "tokens" || data0 === "turns")) {
					validate99.errors = [{
						instancePath: instancePath + "/metric",
						params: { allowedValues: schema36.properties.metric.enum },
						message: "must be equal to one of the allowed values"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.n !== void 0) {
					let data1 = data.n;
					if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
						validate99.errors = [{
							instancePath: instancePath + "/n",
							params: { type: "integer" },
							message: "must be integer"
						}];
						return false;
					}
					if (typeof data1 == "number" && isFinite(data1)) {
						if (data1 < 0 || isNaN(data1)) {
							validate99.errors = [{
								instancePath: instancePath + "/n",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0"
							}];
							return false;
						}
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.ratio !== void 0) {
						let data2 = data.ratio;
						if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
							validate99.errors = [{
								instancePath: instancePath + "/ratio",
								params: { type: schema36.properties.ratio.type },
								message: "must be number,null"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.low !== void 0) {
							let data3 = data.low;
							if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
								validate99.errors = [{
									instancePath: instancePath + "/low",
									params: { type: schema36.properties.low.type },
									message: "must be number,null"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.high !== void 0) {
								let data4 = data.high;
								if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
									validate99.errors = [{
										instancePath: instancePath + "/high",
										params: { type: schema36.properties.high.type },
										message: "must be number,null"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.favours !== void 0) {
									let data5 = data.favours;
									if (typeof data5 !== "string" && data5 !== null) {
										validate99.errors = [{
											instancePath: instancePath + "/favours",
											params: { type: schema36.properties.favours.type },
											message: "must be string,null"
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		}
	} else {
		validate99.errors = [{
			instancePath,
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate99.errors = vErrors;
	return true;
}
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.a === void 0 && (missing0 = "a") || data.b === void 0 && (missing0 = "b") || data.kind === void 0 && (missing0 = "kind") || data.winner === void 0 && (missing0 = "winner") || data.leader === void 0 && (missing0 = "leader") || data.reason === void 0 && (missing0 = "reason") || data.delta === void 0 && (missing0 = "delta") || data.se === void 0 && (missing0 = "se") || data.ci === void 0 && (missing0 = "ci") || data.ci90 === void 0 && (missing0 = "ci90") || data.bootstrap === void 0 && (missing0 = "bootstrap") || data.p === void 0 && (missing0 = "p") || data.p_adjusted === void 0 && (missing0 = "p_adjusted") || data.mde === void 0 && (missing0 = "mde") || data.n_tasks === void 0 && (missing0 = "n_tasks") || data.n_clusters === void 0 && (missing0 = "n_clusters") || data.wins_a === void 0 && (missing0 = "wins_a") || data.wins_b === void 0 && (missing0 = "wins_b") || data.ties === void 0 && (missing0 = "ties") || data.excluded_tasks === void 0 && (missing0 = "excluded_tasks") || data.missing_cells === void 0 && (missing0 = "missing_cells") || data.robust === void 0 && (missing0 = "robust") || data.conditions === void 0 && (missing0 = "conditions") || data.steps === void 0 && (missing0 = "steps") || data.more_tasks === void 0 && (missing0 = "more_tasks") || data.more_repetitions === void 0 && (missing0 = "more_repetitions") || data.fingerprint_differences === void 0 && (missing0 = "fingerprint_differences") || data.secondary === void 0 && (missing0 = "secondary") || data.compat === void 0 && (missing0 = "compat")) {
				validate93.errors = [{
					instancePath,
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema34.properties, key0)) {
					validate93.errors = [{
						instancePath,
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.a !== void 0) {
						let data0 = data.a;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (typeof data0 === "string") {
								if (data0.length < 1) {
									validate93.errors = [{
										instancePath: instancePath + "/a",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									}];
									return false;
								}
							} else {
								validate93.errors = [{
									instancePath: instancePath + "/a",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.b !== void 0) {
							let data1 = data.b;
							const _errs4 = errors;
							if (errors === _errs4) {
								if (typeof data1 === "string") {
									if (data1.length < 1) {
										validate93.errors = [{
											instancePath: instancePath + "/b",
											params: { limit: 1 },
											message: "must NOT have fewer than 1 characters"
										}];
										return false;
									}
								} else {
									validate93.errors = [{
										instancePath: instancePath + "/b",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.kind !== void 0) {
								let data2 = data.kind;
								const _errs6 = errors;
								if (typeof data2 !== "string") {
									validate93.errors = [{
										instancePath: instancePath + "/kind",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								if (!(data2 === "win" || data2 === "equivalent" || data2 === "inconclusive" || data2 === "invalid")) {
									validate93.errors = [{
										instancePath: instancePath + "/kind",
										params: { allowedValues: schema34.properties.kind.enum },
										message: "must be equal to one of the allowed values"
									}];
									return false;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.winner !== void 0) {
									let data3 = data.winner;
									const _errs8 = errors;
									if (typeof data3 !== "string" && data3 !== null) {
										validate93.errors = [{
											instancePath: instancePath + "/winner",
											params: { type: schema34.properties.winner.type },
											message: "must be string,null"
										}];
										return false;
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.leader !== void 0) {
										let data4 = data.leader;
										const _errs10 = errors;
										if (typeof data4 !== "string" && data4 !== null) {
											validate93.errors = [{
												instancePath: instancePath + "/leader",
												params: { type: schema34.properties.leader.type },
												message: "must be string,null"
											}];
											return false;
										}
										var valid0 = _errs10 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.reason !== void 0) {
											let data5 = data.reason;
											const _errs12 = errors;
											if (errors === _errs12) {
												if (typeof data5 === "string") {
													if (data5.length < 1) {
														validate93.errors = [{
															instancePath: instancePath + "/reason",
															params: { limit: 1 },
															message: "must NOT have fewer than 1 characters"
														}];
														return false;
													}
												} else {
													validate93.errors = [{
														instancePath: instancePath + "/reason",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
											}
											var valid0 = _errs12 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.delta !== void 0) {
												let data6 = data.delta;
												const _errs14 = errors;
												if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null) {
													validate93.errors = [{
														instancePath: instancePath + "/delta",
														params: { type: schema34.properties.delta.type },
														message: "must be number,null"
													}];
													return false;
												}
												var valid0 = _errs14 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.se !== void 0) {
													let data7 = data.se;
													const _errs16 = errors;
													if (!(typeof data7 == "number" && isFinite(data7)) && data7 !== null) {
														validate93.errors = [{
															instancePath: instancePath + "/se",
															params: { type: schema34.properties.se.type },
															message: "must be number,null"
														}];
														return false;
													}
													var valid0 = _errs16 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.ci !== void 0) {
														let data8 = data.ci;
														const _errs18 = errors;
														const _errs19 = errors;
														let valid1 = false;
														const _errs20 = errors;
														if (!validate73(data8, {
															instancePath: instancePath + "/ci",
															parentData: data,
															parentDataProperty: "ci",
															rootData
														})) {
															vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
															errors = vErrors.length;
														}
														var _valid0 = _errs20 === errors;
														valid1 = valid1 || _valid0;
														if (!valid1) {
															const _errs21 = errors;
															if (data8 !== null) {
																const err0 = {
																	instancePath: instancePath + "/ci",
																	params: { type: "null" },
																	message: "must be null"
																};
																if (vErrors === null) vErrors = [err0];
																else vErrors.push(err0);
																errors++;
															}
															var _valid0 = _errs21 === errors;
															valid1 = valid1 || _valid0;
														}
														if (!valid1) {
															const err1 = {
																instancePath: instancePath + "/ci",
																params: {},
																message: "must match a schema in anyOf"
															};
															if (vErrors === null) vErrors = [err1];
															else vErrors.push(err1);
															errors++;
															validate93.errors = vErrors;
															return false;
														} else {
															errors = _errs19;
															if (vErrors !== null) {
																if (_errs19) vErrors.length = _errs19;
																else vErrors = null;
															}
														}
														var valid0 = _errs18 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.ci90 !== void 0) {
															let data9 = data.ci90;
															const _errs23 = errors;
															const _errs24 = errors;
															let valid2 = false;
															const _errs25 = errors;
															if (!validate73(data9, {
																instancePath: instancePath + "/ci90",
																parentData: data,
																parentDataProperty: "ci90",
																rootData
															})) {
																vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
																errors = vErrors.length;
															}
															var _valid1 = _errs25 === errors;
															valid2 = valid2 || _valid1;
															if (!valid2) {
																const _errs26 = errors;
																if (data9 !== null) {
																	const err2 = {
																		instancePath: instancePath + "/ci90",
																		params: { type: "null" },
																		message: "must be null"
																	};
																	if (vErrors === null) vErrors = [err2];
																	else vErrors.push(err2);
																	errors++;
																}
																var _valid1 = _errs26 === errors;
																valid2 = valid2 || _valid1;
															}
															if (!valid2) {
																const err3 = {
																	instancePath: instancePath + "/ci90",
																	params: {},
																	message: "must match a schema in anyOf"
																};
																if (vErrors === null) vErrors = [err3];
																else vErrors.push(err3);
																errors++;
																validate93.errors = vErrors;
																return false;
															} else {
																errors = _errs24;
																if (vErrors !== null) {
																	if (_errs24) vErrors.length = _errs24;
																	else vErrors = null;
																}
															}
															var valid0 = _errs23 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.bootstrap !== void 0) {
																let data10 = data.bootstrap;
																const _errs28 = errors;
																const _errs29 = errors;
																let valid3 = false;
																const _errs30 = errors;
																if (!validate73(data10, {
																	instancePath: instancePath + "/bootstrap",
																	parentData: data,
																	parentDataProperty: "bootstrap",
																	rootData
																})) {
																	vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
																	errors = vErrors.length;
																}
																var _valid2 = _errs30 === errors;
																valid3 = valid3 || _valid2;
																if (!valid3) {
																	const _errs31 = errors;
																	if (data10 !== null) {
																		const err4 = {
																			instancePath: instancePath + "/bootstrap",
																			params: { type: "null" },
																			message: "must be null"
																		};
																		if (vErrors === null) vErrors = [err4];
																		else vErrors.push(err4);
																		errors++;
																	}
																	var _valid2 = _errs31 === errors;
																	valid3 = valid3 || _valid2;
																}
																if (!valid3) {
																	const err5 = {
																		instancePath: instancePath + "/bootstrap",
																		params: {},
																		message: "must match a schema in anyOf"
																	};
																	if (vErrors === null) vErrors = [err5];
																	else vErrors.push(err5);
																	errors++;
																	validate93.errors = vErrors;
																	return false;
																} else {
																	errors = _errs29;
																	if (vErrors !== null) {
																		if (_errs29) vErrors.length = _errs29;
																		else vErrors = null;
																	}
																}
																var valid0 = _errs28 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.p !== void 0) {
																	let data11 = data.p;
																	const _errs33 = errors;
																	if (!(typeof data11 == "number" && isFinite(data11)) && data11 !== null) {
																		validate93.errors = [{
																			instancePath: instancePath + "/p",
																			params: { type: schema34.properties.p.type },
																			message: "must be number,null"
																		}];
																		return false;
																	}
																	var valid0 = _errs33 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.p_adjusted !== void 0) {
																		let data12 = data.p_adjusted;
																		const _errs35 = errors;
																		if (!(typeof data12 == "number" && isFinite(data12)) && data12 !== null) {
																			validate93.errors = [{
																				instancePath: instancePath + "/p_adjusted",
																				params: { type: schema34.properties.p_adjusted.type },
																				message: "must be number,null"
																			}];
																			return false;
																		}
																		var valid0 = _errs35 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.mde !== void 0) {
																			let data13 = data.mde;
																			const _errs37 = errors;
																			if (!(typeof data13 == "number" && isFinite(data13)) && data13 !== null) {
																				validate93.errors = [{
																					instancePath: instancePath + "/mde",
																					params: { type: schema34.properties.mde.type },
																					message: "must be number,null"
																				}];
																				return false;
																			}
																			var valid0 = _errs37 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.n_tasks !== void 0) {
																				let data14 = data.n_tasks;
																				const _errs39 = errors;
																				if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
																					validate93.errors = [{
																						instancePath: instancePath + "/n_tasks",
																						params: { type: "integer" },
																						message: "must be integer"
																					}];
																					return false;
																				}
																				if (errors === _errs39) {
																					if (typeof data14 == "number" && isFinite(data14)) {
																						if (data14 < 0 || isNaN(data14)) {
																							validate93.errors = [{
																								instancePath: instancePath + "/n_tasks",
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
																				var valid0 = _errs39 === errors;
																			} else var valid0 = true;
																			if (valid0) {
																				if (data.n_clusters !== void 0) {
																					let data15 = data.n_clusters;
																					const _errs41 = errors;
																					if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15)) && data15 !== null) {
																						validate93.errors = [{
																							instancePath: instancePath + "/n_clusters",
																							params: { type: schema34.properties.n_clusters.type },
																							message: "must be integer,null"
																						}];
																						return false;
																					}
																					if (errors === _errs41) {
																						if (typeof data15 == "number" && isFinite(data15)) {
																							if (data15 < 0 || isNaN(data15)) {
																								validate93.errors = [{
																									instancePath: instancePath + "/n_clusters",
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
																					var valid0 = _errs41 === errors;
																				} else var valid0 = true;
																				if (valid0) {
																					if (data.wins_a !== void 0) {
																						let data16 = data.wins_a;
																						const _errs43 = errors;
																						if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
																							validate93.errors = [{
																								instancePath: instancePath + "/wins_a",
																								params: { type: "integer" },
																								message: "must be integer"
																							}];
																							return false;
																						}
																						if (errors === _errs43) {
																							if (typeof data16 == "number" && isFinite(data16)) {
																								if (data16 < 0 || isNaN(data16)) {
																									validate93.errors = [{
																										instancePath: instancePath + "/wins_a",
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
																						var valid0 = _errs43 === errors;
																					} else var valid0 = true;
																					if (valid0) {
																						if (data.wins_b !== void 0) {
																							let data17 = data.wins_b;
																							const _errs45 = errors;
																							if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
																								validate93.errors = [{
																									instancePath: instancePath + "/wins_b",
																									params: { type: "integer" },
																									message: "must be integer"
																								}];
																								return false;
																							}
																							if (errors === _errs45) {
																								if (typeof data17 == "number" && isFinite(data17)) {
																									if (data17 < 0 || isNaN(data17)) {
																										validate93.errors = [{
																											instancePath: instancePath + "/wins_b",
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
																							var valid0 = _errs45 === errors;
																						} else var valid0 = true;
																						if (valid0) {
																							if (data.ties !== void 0) {
																								let data18 = data.ties;
																								const _errs47 = errors;
																								if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
																									validate93.errors = [{
																										instancePath: instancePath + "/ties",
																										params: { type: "integer" },
																										message: "must be integer"
																									}];
																									return false;
																								}
																								if (errors === _errs47) {
																									if (typeof data18 == "number" && isFinite(data18)) {
																										if (data18 < 0 || isNaN(data18)) {
																											validate93.errors = [{
																												instancePath: instancePath + "/ties",
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
																								var valid0 = _errs47 === errors;
																							} else var valid0 = true;
																							if (valid0) {
																								if (data.excluded_tasks !== void 0) {
																									let data19 = data.excluded_tasks;
																									const _errs49 = errors;
																									if (errors === _errs49) {
																										if (Array.isArray(data19)) {
																											const len0 = data19.length;
																											for (let i0 = 0; i0 < len0; i0++) {
																												let data20 = data19[i0];
																												const _errs51 = errors;
																												if (errors === _errs51) {
																													if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
																														let missing1;
																														if (data20.task_id === void 0 && (missing1 = "task_id") || data20.reason === void 0 && (missing1 = "reason")) {
																															validate93.errors = [{
																																instancePath: instancePath + "/excluded_tasks/" + i0,
																																params: { missingProperty: missing1 },
																																message: "must have required property '" + missing1 + "'"
																															}];
																															return false;
																														} else {
																															const _errs53 = errors;
																															for (const key1 in data20) if (!(key1 === "task_id" || key1 === "reason")) {
																																validate93.errors = [{
																																	instancePath: instancePath + "/excluded_tasks/" + i0,
																																	params: { additionalProperty: key1 },
																																	message: "must NOT have additional properties"
																																}];
																																return false;
																															}
																															if (_errs53 === errors) {
																																if (data20.task_id !== void 0) {
																																	let data21 = data20.task_id;
																																	const _errs54 = errors;
																																	if (errors === _errs54) {
																																		if (typeof data21 === "string") {
																																			if (data21.length < 1) {
																																				validate93.errors = [{
																																					instancePath: instancePath + "/excluded_tasks/" + i0 + "/task_id",
																																					params: { limit: 1 },
																																					message: "must NOT have fewer than 1 characters"
																																				}];
																																				return false;
																																			}
																																		} else {
																																			validate93.errors = [{
																																				instancePath: instancePath + "/excluded_tasks/" + i0 + "/task_id",
																																				params: { type: "string" },
																																				message: "must be string"
																																			}];
																																			return false;
																																		}
																																	}
																																	var valid5 = _errs54 === errors;
																																} else var valid5 = true;
																																if (valid5) {
																																	if (data20.reason !== void 0) {
																																		let data22 = data20.reason;
																																		const _errs56 = errors;
																																		if (errors === _errs56) {
																																			if (typeof data22 === "string") {
																																				if (data22.length < 1) {
																																					validate93.errors = [{
																																						instancePath: instancePath + "/excluded_tasks/" + i0 + "/reason",
																																						params: { limit: 1 },
																																						message: "must NOT have fewer than 1 characters"
																																					}];
																																					return false;
																																				}
																																			} else {
																																				validate93.errors = [{
																																					instancePath: instancePath + "/excluded_tasks/" + i0 + "/reason",
																																					params: { type: "string" },
																																					message: "must be string"
																																				}];
																																				return false;
																																			}
																																		}
																																		var valid5 = _errs56 === errors;
																																	} else var valid5 = true;
																																}
																															}
																														}
																													} else {
																														validate93.errors = [{
																															instancePath: instancePath + "/excluded_tasks/" + i0,
																															params: { type: "object" },
																															message: "must be object"
																														}];
																														return false;
																													}
																												}
																												if (!(_errs51 === errors)) break;
																											}
																										} else {
																											validate93.errors = [{
																												instancePath: instancePath + "/excluded_tasks",
																												params: { type: "array" },
																												message: "must be array"
																											}];
																											return false;
																										}
																									}
																									var valid0 = _errs49 === errors;
																								} else var valid0 = true;
																								if (valid0) {
																									if (data.missing_cells !== void 0) {
																										let data23 = data.missing_cells;
																										const _errs58 = errors;
																										if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23) && isFinite(data23))) {
																											validate93.errors = [{
																												instancePath: instancePath + "/missing_cells",
																												params: { type: "integer" },
																												message: "must be integer"
																											}];
																											return false;
																										}
																										if (errors === _errs58) {
																											if (typeof data23 == "number" && isFinite(data23)) {
																												if (data23 < 0 || isNaN(data23)) {
																													validate93.errors = [{
																														instancePath: instancePath + "/missing_cells",
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
																										var valid0 = _errs58 === errors;
																									} else var valid0 = true;
																									if (valid0) {
																										if (data.robust !== void 0) {
																											let data24 = data.robust;
																											const _errs60 = errors;
																											if (typeof data24 !== "boolean" && data24 !== null) {
																												validate93.errors = [{
																													instancePath: instancePath + "/robust",
																													params: { type: schema34.properties.robust.type },
																													message: "must be boolean,null"
																												}];
																												return false;
																											}
																											var valid0 = _errs60 === errors;
																										} else var valid0 = true;
																										if (valid0) {
																											if (data.conditions !== void 0) {
																												let data25 = data.conditions;
																												const _errs62 = errors;
																												if (errors === _errs62) {
																													if (Array.isArray(data25)) {
																														const len1 = data25.length;
																														for (let i1 = 0; i1 < len1; i1++) {
																															const _errs64 = errors;
																															if (!validate97(data25[i1], {
																																instancePath: instancePath + "/conditions/" + i1,
																																parentData: data25,
																																parentDataProperty: i1,
																																rootData
																															})) {
																																vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
																																errors = vErrors.length;
																															}
																															if (!(_errs64 === errors)) break;
																														}
																													} else {
																														validate93.errors = [{
																															instancePath: instancePath + "/conditions",
																															params: { type: "array" },
																															message: "must be array"
																														}];
																														return false;
																													}
																												}
																												var valid0 = _errs62 === errors;
																											} else var valid0 = true;
																											if (valid0) {
																												if (data.steps !== void 0) {
																													let data27 = data.steps;
																													const _errs65 = errors;
																													if (errors === _errs65) {
																														if (Array.isArray(data27)) {
																															const len2 = data27.length;
																															for (let i2 = 0; i2 < len2; i2++) {
																																const _errs67 = errors;
																																if (typeof data27[i2] !== "string") {
																																	validate93.errors = [{
																																		instancePath: instancePath + "/steps/" + i2,
																																		params: { type: "string" },
																																		message: "must be string"
																																	}];
																																	return false;
																																}
																																if (!(_errs67 === errors)) break;
																															}
																														} else {
																															validate93.errors = [{
																																instancePath: instancePath + "/steps",
																																params: { type: "array" },
																																message: "must be array"
																															}];
																															return false;
																														}
																													}
																													var valid0 = _errs65 === errors;
																												} else var valid0 = true;
																												if (valid0) {
																													if (data.more_tasks !== void 0) {
																														let data29 = data.more_tasks;
																														const _errs69 = errors;
																														if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29) && isFinite(data29)) && data29 !== null) {
																															validate93.errors = [{
																																instancePath: instancePath + "/more_tasks",
																																params: { type: schema34.properties.more_tasks.type },
																																message: "must be integer,null"
																															}];
																															return false;
																														}
																														if (errors === _errs69) {
																															if (typeof data29 == "number" && isFinite(data29)) {
																																if (data29 < 0 || isNaN(data29)) {
																																	validate93.errors = [{
																																		instancePath: instancePath + "/more_tasks",
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
																														var valid0 = _errs69 === errors;
																													} else var valid0 = true;
																													if (valid0) {
																														if (data.more_repetitions !== void 0) {
																															let data30 = data.more_repetitions;
																															const _errs71 = errors;
																															if (!(typeof data30 == "number" && !(data30 % 1) && !isNaN(data30) && isFinite(data30)) && data30 !== null) {
																																validate93.errors = [{
																																	instancePath: instancePath + "/more_repetitions",
																																	params: { type: schema34.properties.more_repetitions.type },
																																	message: "must be integer,null"
																																}];
																																return false;
																															}
																															if (errors === _errs71) {
																																if (typeof data30 == "number" && isFinite(data30)) {
																																	if (data30 < 0 || isNaN(data30)) {
																																		validate93.errors = [{
																																			instancePath: instancePath + "/more_repetitions",
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
																															var valid0 = _errs71 === errors;
																														} else var valid0 = true;
																														if (valid0) {
																															if (data.fingerprint_differences !== void 0) {
																																let data31 = data.fingerprint_differences;
																																const _errs73 = errors;
																																if (errors === _errs73) {
																																	if (Array.isArray(data31)) {
																																		const len3 = data31.length;
																																		for (let i3 = 0; i3 < len3; i3++) {
																																			const _errs75 = errors;
																																			if (typeof data31[i3] !== "string") {
																																				validate93.errors = [{
																																					instancePath: instancePath + "/fingerprint_differences/" + i3,
																																					params: { type: "string" },
																																					message: "must be string"
																																				}];
																																				return false;
																																			}
																																			if (!(_errs75 === errors)) break;
																																		}
																																	} else {
																																		validate93.errors = [{
																																			instancePath: instancePath + "/fingerprint_differences",
																																			params: { type: "array" },
																																			message: "must be array"
																																		}];
																																		return false;
																																	}
																																}
																																var valid0 = _errs73 === errors;
																															} else var valid0 = true;
																															if (valid0) {
																																if (data.secondary !== void 0) {
																																	let data33 = data.secondary;
																																	const _errs77 = errors;
																																	if (errors === _errs77) {
																																		if (Array.isArray(data33)) {
																																			const len4 = data33.length;
																																			for (let i4 = 0; i4 < len4; i4++) {
																																				const _errs79 = errors;
																																				if (!validate99(data33[i4], {
																																					instancePath: instancePath + "/secondary/" + i4,
																																					parentData: data33,
																																					parentDataProperty: i4,
																																					rootData
																																				})) {
																																					vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
																																					errors = vErrors.length;
																																				}
																																				if (!(_errs79 === errors)) break;
																																			}
																																		} else {
																																			validate93.errors = [{
																																				instancePath: instancePath + "/secondary",
																																				params: { type: "array" },
																																				message: "must be array"
																																			}];
																																			return false;
																																		}
																																	}
																																	var valid0 = _errs77 === errors;
																																} else var valid0 = true;
																																if (valid0) {
																																	if (data.compat !== void 0) {
																																		let data35 = data.compat;
																																		const _errs80 = errors;
																																		const _errs81 = errors;
																																		let valid10 = false;
																																		const _errs82 = errors;
																																		if (errors === _errs82) {
																																			if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
																																				let missing2;
																																				if (data35.pass_rate === void 0 && (missing2 = "pass_rate") || data35.elapsed_seconds === void 0 && (missing2 = "elapsed_seconds") || data35.failed_commands === void 0 && (missing2 = "failed_commands") || data35.human_interventions === void 0 && (missing2 = "human_interventions")) {
																																					const err6 = {
																																						instancePath: instancePath + "/compat",
																																						params: { missingProperty: missing2 },
																																						message: "must have required property '" + missing2 + "'"
																																					};
																																					if (vErrors === null) vErrors = [err6];
																																					else vErrors.push(err6);
																																					errors++;
																																				} else {
																																					const _errs84 = errors;
																																					for (const key2 in data35) if (!(key2 === "pass_rate" || key2 === "elapsed_seconds" || key2 === "failed_commands" || key2 === "human_interventions")) {
																																						const err7 = {
																																							instancePath: instancePath + "/compat",
																																							params: { additionalProperty: key2 },
																																							message: "must NOT have additional properties"
																																						};
																																						if (vErrors === null) vErrors = [err7];
																																						else vErrors.push(err7);
																																						errors++;
																																						break;
																																					}
																																					if (_errs84 === errors) {
																																						if (data35.pass_rate !== void 0) {
																																							let data36 = data35.pass_rate;
																																							const _errs85 = errors;
																																							if (typeof data36 !== "string") {
																																								const err8 = {
																																									instancePath: instancePath + "/compat/pass_rate",
																																									params: { type: "string" },
																																									message: "must be string"
																																								};
																																								if (vErrors === null) vErrors = [err8];
																																								else vErrors.push(err8);
																																								errors++;
																																							}
																																							if (!(data36 === "A" || data36 === "B" || data36 === "directional")) {
																																								const err9 = {
																																									instancePath: instancePath + "/compat/pass_rate",
																																									params: { allowedValues: schema34.properties.compat.anyOf[0].properties.pass_rate.enum },
																																									message: "must be equal to one of the allowed values"
																																								};
																																								if (vErrors === null) vErrors = [err9];
																																								else vErrors.push(err9);
																																								errors++;
																																							}
																																							var valid11 = _errs85 === errors;
																																						} else var valid11 = true;
																																						if (valid11) {
																																							if (data35.elapsed_seconds !== void 0) {
																																								let data37 = data35.elapsed_seconds;
																																								const _errs87 = errors;
																																								if (typeof data37 !== "string") {
																																									const err10 = {
																																										instancePath: instancePath + "/compat/elapsed_seconds",
																																										params: { type: "string" },
																																										message: "must be string"
																																									};
																																									if (vErrors === null) vErrors = [err10];
																																									else vErrors.push(err10);
																																									errors++;
																																								}
																																								if (!(data37 === "A" || data37 === "B" || data37 === "directional")) {
																																									const err11 = {
																																										instancePath: instancePath + "/compat/elapsed_seconds",
																																										params: { allowedValues: schema34.properties.compat.anyOf[0].properties.elapsed_seconds.enum },
																																										message: "must be equal to one of the allowed values"
																																									};
																																									if (vErrors === null) vErrors = [err11];
																																									else vErrors.push(err11);
																																									errors++;
																																								}
																																								var valid11 = _errs87 === errors;
																																							} else var valid11 = true;
																																							if (valid11) {
																																								if (data35.failed_commands !== void 0) {
																																									let data38 = data35.failed_commands;
																																									const _errs89 = errors;
																																									if (typeof data38 !== "string") {
																																										const err12 = {
																																											instancePath: instancePath + "/compat/failed_commands",
																																											params: { type: "string" },
																																											message: "must be string"
																																										};
																																										if (vErrors === null) vErrors = [err12];
																																										else vErrors.push(err12);
																																										errors++;
																																									}
																																									if (!(data38 === "A" || data38 === "B" || data38 === "directional")) {
																																										const err13 = {
																																											instancePath: instancePath + "/compat/failed_commands",
																																											params: { allowedValues: schema34.properties.compat.anyOf[0].properties.failed_commands.enum },
																																											message: "must be equal to one of the allowed values"
																																										};
																																										if (vErrors === null) vErrors = [err13];
																																										else vErrors.push(err13);
																																										errors++;
																																									}
																																									var valid11 = _errs89 === errors;
																																								} else var valid11 = true;
																																								if (valid11) {
																																									if (data35.human_interventions !== void 0) {
																																										let data39 = data35.human_interventions;
																																										const _errs91 = errors;
																																										if (typeof data39 !== "string") {
																																											const err14 = {
																																												instancePath: instancePath + "/compat/human_interventions",
																																												params: { type: "string" },
																																												message: "must be string"
																																											};
																																											if (vErrors === null) vErrors = [err14];
																																											else vErrors.push(err14);
																																											errors++;
																																										}
																																										if (!(data39 === "A" || data39 === "B" || data39 === "directional")) {
																																											const err15 = {
																																												instancePath: instancePath + "/compat/human_interventions",
																																												params: { allowedValues: schema34.properties.compat.anyOf[0].properties.human_interventions.enum },
																																												message: "must be equal to one of the allowed values"
																																											};
																																											if (vErrors === null) vErrors = [err15];
																																											else vErrors.push(err15);
																																											errors++;
																																										}
																																										var valid11 = _errs91 === errors;
																																									} else var valid11 = true;
																																								}
																																							}
																																						}
																																					}
																																				}
																																			} else {
																																				const err16 = {
																																					instancePath: instancePath + "/compat",
																																					params: { type: "object" },
																																					message: "must be object"
																																				};
																																				if (vErrors === null) vErrors = [err16];
																																				else vErrors.push(err16);
																																				errors++;
																																			}
																																		}
																																		var _valid3 = _errs82 === errors;
																																		valid10 = valid10 || _valid3;
																																		if (!valid10) {
																																			const _errs93 = errors;
																																			if (data35 !== null) {
																																				const err17 = {
																																					instancePath: instancePath + "/compat",
																																					params: { type: "null" },
																																					message: "must be null"
																																				};
																																				if (vErrors === null) vErrors = [err17];
																																				else vErrors.push(err17);
																																				errors++;
																																			}
																																			var _valid3 = _errs93 === errors;
																																			valid10 = valid10 || _valid3;
																																		}
																																		if (!valid10) {
																																			const err18 = {
																																				instancePath: instancePath + "/compat",
																																				params: {},
																																				message: "must match a schema in anyOf"
																																			};
																																			if (vErrors === null) vErrors = [err18];
																																			else vErrors.push(err18);
																																			errors++;
																																			validate93.errors = vErrors;
																																			return false;
																																		} else {
																																			errors = _errs81;
																																			if (vErrors !== null) {
																																				if (_errs81) vErrors.length = _errs81;
																																				else vErrors = null;
																																			}
																																		}
																																		var valid0 = _errs80 === errors;
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
			validate93.errors = [{
				instancePath,
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate93.errors = vErrors;
	return errors === 0;
}
const schema37 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"trials",
		"scored",
		"passed",
		"pass_rate",
		"passed_first",
		"elapsed_seconds",
		"when_passed",
		"classes"
	],
	"properties": {
		"trials": {
			"type": "integer",
			"minimum": 0
		},
		"scored": {
			"type": "integer",
			"minimum": 0
		},
		"passed": {
			"type": "integer",
			"minimum": 0
		},
		"pass_rate": { "type": ["number", "null"] },
		"passed_first": {
			"type": "integer",
			"minimum": 0
		},
		"elapsed_seconds": { "$ref": "common.schema.json#/$defs/Distribution" },
		"when_passed": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"time_to_solve_seconds",
				"tokens",
				"turns"
			],
			"properties": {
				"time_to_solve_seconds": { "type": ["number", "null"] },
				"tokens": { "type": ["number", "null"] },
				"turns": { "type": ["number", "null"] }
			}
		},
		"classes": {
			"type": "object",
			"additionalProperties": {
				"type": "integer",
				"minimum": 0
			}
		}
	}
};
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.trials === void 0 && (missing0 = "trials") || data.scored === void 0 && (missing0 = "scored") || data.passed === void 0 && (missing0 = "passed") || data.pass_rate === void 0 && (missing0 = "pass_rate") || data.passed_first === void 0 && (missing0 = "passed_first") || data.elapsed_seconds === void 0 && (missing0 = "elapsed_seconds") || data.when_passed === void 0 && (missing0 = "when_passed") || data.classes === void 0 && (missing0 = "classes")) {
				validate102.errors = [{
					instancePath,
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "trials" || key0 === "scored" || key0 === "passed" || key0 === "pass_rate" || key0 === "passed_first" || key0 === "elapsed_seconds" || key0 === "when_passed" || key0 === "classes")) {
					validate102.errors = [{
						instancePath,
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.trials !== void 0) {
						let data0 = data.trials;
						const _errs2 = errors;
						if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
							validate102.errors = [{
								instancePath: instancePath + "/trials",
								params: { type: "integer" },
								message: "must be integer"
							}];
							return false;
						}
						if (errors === _errs2) {
							if (typeof data0 == "number" && isFinite(data0)) {
								if (data0 < 0 || isNaN(data0)) {
									validate102.errors = [{
										instancePath: instancePath + "/trials",
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
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.scored !== void 0) {
							let data1 = data.scored;
							const _errs4 = errors;
							if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
								validate102.errors = [{
									instancePath: instancePath + "/scored",
									params: { type: "integer" },
									message: "must be integer"
								}];
								return false;
							}
							if (errors === _errs4) {
								if (typeof data1 == "number" && isFinite(data1)) {
									if (data1 < 0 || isNaN(data1)) {
										validate102.errors = [{
											instancePath: instancePath + "/scored",
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
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.passed !== void 0) {
								let data2 = data.passed;
								const _errs6 = errors;
								if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
									validate102.errors = [{
										instancePath: instancePath + "/passed",
										params: { type: "integer" },
										message: "must be integer"
									}];
									return false;
								}
								if (errors === _errs6) {
									if (typeof data2 == "number" && isFinite(data2)) {
										if (data2 < 0 || isNaN(data2)) {
											validate102.errors = [{
												instancePath: instancePath + "/passed",
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
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.pass_rate !== void 0) {
									let data3 = data.pass_rate;
									const _errs8 = errors;
									if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
										validate102.errors = [{
											instancePath: instancePath + "/pass_rate",
											params: { type: schema37.properties.pass_rate.type },
											message: "must be number,null"
										}];
										return false;
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.passed_first !== void 0) {
										let data4 = data.passed_first;
										const _errs10 = errors;
										if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
											validate102.errors = [{
												instancePath: instancePath + "/passed_first",
												params: { type: "integer" },
												message: "must be integer"
											}];
											return false;
										}
										if (errors === _errs10) {
											if (typeof data4 == "number" && isFinite(data4)) {
												if (data4 < 0 || isNaN(data4)) {
													validate102.errors = [{
														instancePath: instancePath + "/passed_first",
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
										var valid0 = _errs10 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.elapsed_seconds !== void 0) {
											const _errs12 = errors;
											if (!validate78(data.elapsed_seconds, {
												instancePath: instancePath + "/elapsed_seconds",
												parentData: data,
												parentDataProperty: "elapsed_seconds",
												rootData
											})) {
												vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs12 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.when_passed !== void 0) {
												let data6 = data.when_passed;
												const _errs13 = errors;
												if (errors === _errs13) {
													if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
														let missing1;
														if (data6.time_to_solve_seconds === void 0 && (missing1 = "time_to_solve_seconds") || data6.tokens === void 0 && (missing1 = "tokens") || data6.turns === void 0 && (missing1 = "turns")) {
															validate102.errors = [{
																instancePath: instancePath + "/when_passed",
																params: { missingProperty: missing1 },
																message: "must have required property '" + missing1 + "'"
															}];
															return false;
														} else {
															const _errs15 = errors;
															for (const key1 in data6) if (!(key1 === "time_to_solve_seconds" || key1 === "tokens" || key1 === "turns")) {
																validate102.errors = [{
																	instancePath: instancePath + "/when_passed",
																	params: { additionalProperty: key1 },
																	message: "must NOT have additional properties"
																}];
																return false;
															}
															if (_errs15 === errors) {
																if (data6.time_to_solve_seconds !== void 0) {
																	let data7 = data6.time_to_solve_seconds;
																	const _errs16 = errors;
																	if (!(typeof data7 == "number" && isFinite(data7)) && data7 !== null) {
																		validate102.errors = [{
																			instancePath: instancePath + "/when_passed/time_to_solve_seconds",
																			params: { type: schema37.properties.when_passed.properties.time_to_solve_seconds.type },
																			message: "must be number,null"
																		}];
																		return false;
																	}
																	var valid1 = _errs16 === errors;
																} else var valid1 = true;
																if (valid1) {
																	if (data6.tokens !== void 0) {
																		let data8 = data6.tokens;
																		const _errs18 = errors;
																		if (!(typeof data8 == "number" && isFinite(data8)) && data8 !== null) {
																			validate102.errors = [{
																				instancePath: instancePath + "/when_passed/tokens",
																				params: { type: schema37.properties.when_passed.properties.tokens.type },
																				message: "must be number,null"
																			}];
																			return false;
																		}
																		var valid1 = _errs18 === errors;
																	} else var valid1 = true;
																	if (valid1) {
																		if (data6.turns !== void 0) {
																			let data9 = data6.turns;
																			const _errs20 = errors;
																			if (!(typeof data9 == "number" && isFinite(data9)) && data9 !== null) {
																				validate102.errors = [{
																					instancePath: instancePath + "/when_passed/turns",
																					params: { type: schema37.properties.when_passed.properties.turns.type },
																					message: "must be number,null"
																				}];
																				return false;
																			}
																			var valid1 = _errs20 === errors;
																		} else var valid1 = true;
																	}
																}
															}
														}
													} else {
														validate102.errors = [{
															instancePath: instancePath + "/when_passed",
															params: { type: "object" },
															message: "must be object"
														}];
														return false;
													}
												}
												var valid0 = _errs13 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.classes !== void 0) {
													let data10 = data.classes;
													const _errs22 = errors;
													if (errors === _errs22) {
														if (data10 && typeof data10 == "object" && !Array.isArray(data10)) for (const key2 in data10) {
															let data11 = data10[key2];
															const _errs25 = errors;
															if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
																validate102.errors = [{
																	instancePath: instancePath + "/classes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
																	params: { type: "integer" },
																	message: "must be integer"
																}];
																return false;
															}
															if (errors === _errs25) {
																if (typeof data11 == "number" && isFinite(data11)) {
																	if (data11 < 0 || isNaN(data11)) {
																		validate102.errors = [{
																			instancePath: instancePath + "/classes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
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
															if (!(_errs25 === errors)) break;
														}
														else {
															validate102.errors = [{
																instancePath: instancePath + "/classes",
																params: { type: "object" },
																message: "must be object"
															}];
															return false;
														}
													}
													var valid0 = _errs22 === errors;
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
		} else {
			validate102.errors = [{
				instancePath,
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate102.errors = vErrors;
	return errors === 0;
}
const schema38 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"task_id",
		"why",
		"candidates"
	],
	"properties": {
		"task_id": {
			"type": "string",
			"minLength": 1
		},
		"why": {
			"type": "string",
			"enum": [
				"candidates differ",
				"a leak is suspected",
				"protected paths touched"
			]
		},
		"candidates": {
			"type": "array",
			"items": { "$ref": "common.schema.json#/$defs/DrilldownAttempt" }
		}
	}
};
const schema39 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"candidate",
		"repetition",
		"attempt",
		"class",
		"reason",
		"tampered",
		"leaks",
		"folder",
		"prompt",
		"patch",
		"output"
	],
	"properties": {
		"candidate": {
			"type": "string",
			"minLength": 1
		},
		"repetition": {
			"type": "integer",
			"minimum": 1
		},
		"attempt": {
			"type": "integer",
			"minimum": 1
		},
		"class": { "$ref": "common.schema.json#/$defs/OutcomeClassName" },
		"reason": { "type": "string" },
		"tampered": {
			"type": ["integer", "null"],
			"minimum": 0
		},
		"leaks": {
			"type": ["integer", "null"],
			"minimum": 0
		},
		"folder": {
			"type": "string",
			"minLength": 1
		},
		"prompt": { "anyOf": [{ "$ref": "common.schema.json#/$defs/Excerpt" }, { "type": "null" }] },
		"patch": { "anyOf": [{ "$ref": "common.schema.json#/$defs/Excerpt" }, { "type": "null" }] },
		"output": { "anyOf": [{ "$ref": "common.schema.json#/$defs/Excerpt" }, { "type": "null" }] }
	}
};
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (typeof data !== "string") {
		validate107.errors = [{
			instancePath,
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	if (!(data === "pass" || data === "fail" || data === "missing_tests" || data === "suspicious" || data === "agent_timeout" || data === "agent_crash" || data === "max_turns" || data === "refusal" || data === "context_overflow" || data === "budget" || data === "rate_limit" || data === "overloaded" || data === "auth" || data === "provider" || data === "environment" || data === "disk" || data === "harness" || data === "not_run" || data === "unknown" || data === "oom" || data === "verifier_timeout")) {
		validate107.errors = [{
			instancePath,
			params: { allowedValues: schema21.enum },
			message: "must be equal to one of the allowed values"
		}];
		return false;
	}
	validate107.errors = vErrors;
	return true;
}
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.text === void 0 && (missing0 = "text") || data.bytes === void 0 && (missing0 = "bytes") || data.path === void 0 && (missing0 = "path")) {
			validate109.errors = [{
				instancePath,
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "text" || key0 === "bytes" || key0 === "path")) {
				validate109.errors = [{
					instancePath,
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.text !== void 0) {
				if (typeof data.text !== "string") {
					validate109.errors = [{
						instancePath: instancePath + "/text",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.bytes !== void 0) {
					let data1 = data.bytes;
					if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
						validate109.errors = [{
							instancePath: instancePath + "/bytes",
							params: { type: "integer" },
							message: "must be integer"
						}];
						return false;
					}
					if (typeof data1 == "number" && isFinite(data1)) {
						if (data1 < 0 || isNaN(data1)) {
							validate109.errors = [{
								instancePath: instancePath + "/bytes",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0"
							}];
							return false;
						}
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.path !== void 0) {
						let data2 = data.path;
						if (typeof data2 === "string") {
							if (data2.length < 1) {
								validate109.errors = [{
									instancePath: instancePath + "/path",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 characters"
								}];
								return false;
							}
						} else {
							validate109.errors = [{
								instancePath: instancePath + "/path",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate109.errors = [{
			instancePath,
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate109.errors = vErrors;
	return true;
}
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.candidate === void 0 && (missing0 = "candidate") || data.repetition === void 0 && (missing0 = "repetition") || data.attempt === void 0 && (missing0 = "attempt") || data.class === void 0 && (missing0 = "class") || data.reason === void 0 && (missing0 = "reason") || data.tampered === void 0 && (missing0 = "tampered") || data.leaks === void 0 && (missing0 = "leaks") || data.folder === void 0 && (missing0 = "folder") || data.prompt === void 0 && (missing0 = "prompt") || data.patch === void 0 && (missing0 = "patch") || data.output === void 0 && (missing0 = "output")) {
				validate106.errors = [{
					instancePath,
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema39.properties, key0)) {
					validate106.errors = [{
						instancePath,
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.candidate !== void 0) {
						let data0 = data.candidate;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (typeof data0 === "string") {
								if (data0.length < 1) {
									validate106.errors = [{
										instancePath: instancePath + "/candidate",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									}];
									return false;
								}
							} else {
								validate106.errors = [{
									instancePath: instancePath + "/candidate",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.repetition !== void 0) {
							let data1 = data.repetition;
							const _errs4 = errors;
							if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
								validate106.errors = [{
									instancePath: instancePath + "/repetition",
									params: { type: "integer" },
									message: "must be integer"
								}];
								return false;
							}
							if (errors === _errs4) {
								if (typeof data1 == "number" && isFinite(data1)) {
									if (data1 < 1 || isNaN(data1)) {
										validate106.errors = [{
											instancePath: instancePath + "/repetition",
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
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.attempt !== void 0) {
								let data2 = data.attempt;
								const _errs6 = errors;
								if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
									validate106.errors = [{
										instancePath: instancePath + "/attempt",
										params: { type: "integer" },
										message: "must be integer"
									}];
									return false;
								}
								if (errors === _errs6) {
									if (typeof data2 == "number" && isFinite(data2)) {
										if (data2 < 1 || isNaN(data2)) {
											validate106.errors = [{
												instancePath: instancePath + "/attempt",
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
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.class !== void 0) {
									const _errs8 = errors;
									if (!validate107(data.class, {
										instancePath: instancePath + "/class",
										parentData: data,
										parentDataProperty: "class",
										rootData
									})) {
										vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.reason !== void 0) {
										const _errs9 = errors;
										if (typeof data.reason !== "string") {
											validate106.errors = [{
												instancePath: instancePath + "/reason",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
										var valid0 = _errs9 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.tampered !== void 0) {
											let data5 = data.tampered;
											const _errs11 = errors;
											if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)) && data5 !== null) {
												validate106.errors = [{
													instancePath: instancePath + "/tampered",
													params: { type: schema39.properties.tampered.type },
													message: "must be integer,null"
												}];
												return false;
											}
											if (errors === _errs11) {
												if (typeof data5 == "number" && isFinite(data5)) {
													if (data5 < 0 || isNaN(data5)) {
														validate106.errors = [{
															instancePath: instancePath + "/tampered",
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
											var valid0 = _errs11 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.leaks !== void 0) {
												let data6 = data.leaks;
												const _errs13 = errors;
												if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) && data6 !== null) {
													validate106.errors = [{
														instancePath: instancePath + "/leaks",
														params: { type: schema39.properties.leaks.type },
														message: "must be integer,null"
													}];
													return false;
												}
												if (errors === _errs13) {
													if (typeof data6 == "number" && isFinite(data6)) {
														if (data6 < 0 || isNaN(data6)) {
															validate106.errors = [{
																instancePath: instancePath + "/leaks",
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
												var valid0 = _errs13 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.folder !== void 0) {
													let data7 = data.folder;
													const _errs15 = errors;
													if (errors === _errs15) {
														if (typeof data7 === "string") {
															if (data7.length < 1) {
																validate106.errors = [{
																	instancePath: instancePath + "/folder",
																	params: { limit: 1 },
																	message: "must NOT have fewer than 1 characters"
																}];
																return false;
															}
														} else {
															validate106.errors = [{
																instancePath: instancePath + "/folder",
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
													}
													var valid0 = _errs15 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.prompt !== void 0) {
														let data8 = data.prompt;
														const _errs17 = errors;
														const _errs18 = errors;
														let valid1 = false;
														const _errs19 = errors;
														if (!validate109(data8, {
															instancePath: instancePath + "/prompt",
															parentData: data,
															parentDataProperty: "prompt",
															rootData
														})) {
															vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
															errors = vErrors.length;
														}
														var _valid0 = _errs19 === errors;
														valid1 = valid1 || _valid0;
														if (!valid1) {
															const _errs20 = errors;
															if (data8 !== null) {
																const err0 = {
																	instancePath: instancePath + "/prompt",
																	params: { type: "null" },
																	message: "must be null"
																};
																if (vErrors === null) vErrors = [err0];
																else vErrors.push(err0);
																errors++;
															}
															var _valid0 = _errs20 === errors;
															valid1 = valid1 || _valid0;
														}
														if (!valid1) {
															const err1 = {
																instancePath: instancePath + "/prompt",
																params: {},
																message: "must match a schema in anyOf"
															};
															if (vErrors === null) vErrors = [err1];
															else vErrors.push(err1);
															errors++;
															validate106.errors = vErrors;
															return false;
														} else {
															errors = _errs18;
															if (vErrors !== null) {
																if (_errs18) vErrors.length = _errs18;
																else vErrors = null;
															}
														}
														var valid0 = _errs17 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.patch !== void 0) {
															let data9 = data.patch;
															const _errs22 = errors;
															const _errs23 = errors;
															let valid2 = false;
															const _errs24 = errors;
															if (!validate109(data9, {
																instancePath: instancePath + "/patch",
																parentData: data,
																parentDataProperty: "patch",
																rootData
															})) {
																vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
																errors = vErrors.length;
															}
															var _valid1 = _errs24 === errors;
															valid2 = valid2 || _valid1;
															if (!valid2) {
																const _errs25 = errors;
																if (data9 !== null) {
																	const err2 = {
																		instancePath: instancePath + "/patch",
																		params: { type: "null" },
																		message: "must be null"
																	};
																	if (vErrors === null) vErrors = [err2];
																	else vErrors.push(err2);
																	errors++;
																}
																var _valid1 = _errs25 === errors;
																valid2 = valid2 || _valid1;
															}
															if (!valid2) {
																const err3 = {
																	instancePath: instancePath + "/patch",
																	params: {},
																	message: "must match a schema in anyOf"
																};
																if (vErrors === null) vErrors = [err3];
																else vErrors.push(err3);
																errors++;
																validate106.errors = vErrors;
																return false;
															} else {
																errors = _errs23;
																if (vErrors !== null) {
																	if (_errs23) vErrors.length = _errs23;
																	else vErrors = null;
																}
															}
															var valid0 = _errs22 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.output !== void 0) {
																let data10 = data.output;
																const _errs27 = errors;
																const _errs28 = errors;
																let valid3 = false;
																const _errs29 = errors;
																if (!validate109(data10, {
																	instancePath: instancePath + "/output",
																	parentData: data,
																	parentDataProperty: "output",
																	rootData
																})) {
																	vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
																	errors = vErrors.length;
																}
																var _valid2 = _errs29 === errors;
																valid3 = valid3 || _valid2;
																if (!valid3) {
																	const _errs30 = errors;
																	if (data10 !== null) {
																		const err4 = {
																			instancePath: instancePath + "/output",
																			params: { type: "null" },
																			message: "must be null"
																		};
																		if (vErrors === null) vErrors = [err4];
																		else vErrors.push(err4);
																		errors++;
																	}
																	var _valid2 = _errs30 === errors;
																	valid3 = valid3 || _valid2;
																}
																if (!valid3) {
																	const err5 = {
																		instancePath: instancePath + "/output",
																		params: {},
																		message: "must match a schema in anyOf"
																	};
																	if (vErrors === null) vErrors = [err5];
																	else vErrors.push(err5);
																	errors++;
																	validate106.errors = vErrors;
																	return false;
																} else {
																	errors = _errs28;
																	if (vErrors !== null) {
																		if (_errs28) vErrors.length = _errs28;
																		else vErrors = null;
																	}
																}
																var valid0 = _errs27 === errors;
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
		} else {
			validate106.errors = [{
				instancePath,
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate106.errors = vErrors;
	return errors === 0;
}
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.task_id === void 0 && (missing0 = "task_id") || data.why === void 0 && (missing0 = "why") || data.candidates === void 0 && (missing0 = "candidates")) {
				validate105.errors = [{
					instancePath,
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "task_id" || key0 === "why" || key0 === "candidates")) {
					validate105.errors = [{
						instancePath,
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.task_id !== void 0) {
						let data0 = data.task_id;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (typeof data0 === "string") {
								if (data0.length < 1) {
									validate105.errors = [{
										instancePath: instancePath + "/task_id",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									}];
									return false;
								}
							} else {
								validate105.errors = [{
									instancePath: instancePath + "/task_id",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.why !== void 0) {
							let data1 = data.why;
							const _errs4 = errors;
							if (typeof data1 !== "string") {
								validate105.errors = [{
									instancePath: instancePath + "/why",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							if (!(data1 === "candidates differ" || data1 === "a leak is suspected" || data1 === "protected paths touched")) {
								validate105.errors = [{
									instancePath: instancePath + "/why",
									params: { allowedValues: schema38.properties.why.enum },
									message: "must be equal to one of the allowed values"
								}];
								return false;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.candidates !== void 0) {
								let data2 = data.candidates;
								const _errs6 = errors;
								if (errors === _errs6) {
									if (Array.isArray(data2)) {
										const len0 = data2.length;
										for (let i0 = 0; i0 < len0; i0++) {
											const _errs8 = errors;
											if (!validate106(data2[i0], {
												instancePath: instancePath + "/candidates/" + i0,
												parentData: data2,
												parentDataProperty: i0,
												rootData
											})) {
												vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
												errors = vErrors.length;
											}
											if (!(_errs8 === errors)) break;
										}
									} else {
										validate105.errors = [{
											instancePath: instancePath + "/candidates",
											params: { type: "array" },
											message: "must be array"
										}];
										return false;
									}
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate105.errors = [{
				instancePath,
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate105.errors = vErrors;
	return errors === 0;
}
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.schema_version === void 0 && (missing0 = "schema_version") || data.generated_at === void 0 && (missing0 = "generated_at") || data.harness_version === void 0 && (missing0 = "harness_version") || data.kind === void 0 && (missing0 = "kind") || data.run_dir === void 0 && (missing0 = "run_dir") || data.plan_digest === void 0 && (missing0 = "plan_digest") || data.headline === void 0 && (missing0 = "headline") || data.verdict === void 0 && (missing0 = "verdict") || data.winner === void 0 && (missing0 = "winner") || data.benchmark === void 0 && (missing0 = "benchmark") || data.repetitions === void 0 && (missing0 = "repetitions") || data.settings === void 0 && (missing0 = "settings") || data.completeness === void 0 && (missing0 = "completeness") || data.candidates === void 0 && (missing0 = "candidates") || data.pairs === void 0 && (missing0 = "pairs") || data.tasks === void 0 && (missing0 = "tasks") || data.drilldown === void 0 && (missing0 = "drilldown") || data.fingerprint === void 0 && (missing0 = "fingerprint") || data.noise_floor === void 0 && (missing0 = "noise_floor") || data.reproduce === void 0 && (missing0 = "reproduce") || data.notes === void 0 && (missing0 = "notes")) {
				validate56.errors = [{
					instancePath,
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema22.properties, key0)) {
					validate56.errors = [{
						instancePath,
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.schema_version !== void 0) {
						const _errs2 = errors;
						if ("3.1" !== data.schema_version) {
							validate56.errors = [{
								instancePath: instancePath + "/schema_version",
								params: { allowedValue: "3.1" },
								message: "must be equal to constant"
							}];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.generated_at !== void 0) {
							let data1 = data.generated_at;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (errors === _errs3) {
									if (typeof data1 === "string") {
										if (!formats0.test(data1)) {
											validate56.errors = [{
												instancePath: instancePath + "/generated_at",
												params: { format: "date-time" },
												message: "must match format \"date-time\""
											}];
											return false;
										}
									} else {
										validate56.errors = [{
											instancePath: instancePath + "/generated_at",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.harness_version !== void 0) {
								let data2 = data.harness_version;
								const _errs5 = errors;
								if (errors === _errs5) {
									if (typeof data2 === "string") {
										if (data2.length < 1) {
											validate56.errors = [{
												instancePath: instancePath + "/harness_version",
												params: { limit: 1 },
												message: "must NOT have fewer than 1 characters"
											}];
											return false;
										}
									} else {
										validate56.errors = [{
											instancePath: instancePath + "/harness_version",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.kind !== void 0) {
									let data3 = data.kind;
									const _errs7 = errors;
									if (typeof data3 !== "string") {
										validate56.errors = [{
											instancePath: instancePath + "/kind",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
									if (!(data3 === "run" || data3 === "compare" || data3 === "aa")) {
										validate56.errors = [{
											instancePath: instancePath + "/kind",
											params: { allowedValues: schema22.properties.kind.enum },
											message: "must be equal to one of the allowed values"
										}];
										return false;
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.run_dir !== void 0) {
										let data4 = data.run_dir;
										const _errs9 = errors;
										if (errors === _errs9) {
											if (typeof data4 === "string") {
												if (data4.length < 1) {
													validate56.errors = [{
														instancePath: instancePath + "/run_dir",
														params: { limit: 1 },
														message: "must NOT have fewer than 1 characters"
													}];
													return false;
												}
											} else {
												validate56.errors = [{
													instancePath: instancePath + "/run_dir",
													params: { type: "string" },
													message: "must be string"
												}];
												return false;
											}
										}
										var valid0 = _errs9 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.plan_digest !== void 0) {
											let data5 = data.plan_digest;
											const _errs11 = errors;
											if (errors === _errs11) {
												if (typeof data5 === "string") {
													if (!pattern3.test(data5)) {
														validate56.errors = [{
															instancePath: instancePath + "/plan_digest",
															params: { pattern: "^[0-9a-f]{64}$" },
															message: "must match pattern \"^[0-9a-f]{64}$\""
														}];
														return false;
													}
												} else {
													validate56.errors = [{
														instancePath: instancePath + "/plan_digest",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
											}
											var valid0 = _errs11 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.headline !== void 0) {
												let data6 = data.headline;
												const _errs13 = errors;
												if (errors === _errs13) {
													if (typeof data6 === "string") {
														if (data6.length < 1) {
															validate56.errors = [{
																instancePath: instancePath + "/headline",
																params: { limit: 1 },
																message: "must NOT have fewer than 1 characters"
															}];
															return false;
														}
													} else {
														validate56.errors = [{
															instancePath: instancePath + "/headline",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
												}
												var valid0 = _errs13 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.verdict !== void 0) {
													let data7 = data.verdict;
													const _errs15 = errors;
													if (typeof data7 !== "string") {
														validate56.errors = [{
															instancePath: instancePath + "/verdict",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
													if (!(data7 === "win" || data7 === "equivalent" || data7 === "inconclusive" || data7 === "invalid" || data7 === "ranking" || data7 === "single")) {
														validate56.errors = [{
															instancePath: instancePath + "/verdict",
															params: { allowedValues: schema22.properties.verdict.enum },
															message: "must be equal to one of the allowed values"
														}];
														return false;
													}
													var valid0 = _errs15 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.winner !== void 0) {
														let data8 = data.winner;
														const _errs17 = errors;
														if (typeof data8 !== "string" && data8 !== null) {
															validate56.errors = [{
																instancePath: instancePath + "/winner",
																params: { type: schema22.properties.winner.type },
																message: "must be string,null"
															}];
															return false;
														}
														var valid0 = _errs17 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.benchmark !== void 0) {
															let data9 = data.benchmark;
															const _errs19 = errors;
															if (errors === _errs19) {
																if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
																	let missing1;
																	if (data9.id === void 0 && (missing1 = "id") || data9.revision === void 0 && (missing1 = "revision") || data9.grading === void 0 && (missing1 = "grading") || data9.threat_model === void 0 && (missing1 = "threat_model") || data9.max_attempts === void 0 && (missing1 = "max_attempts") || data9.validation === void 0 && (missing1 = "validation") || data9.comparability === void 0 && (missing1 = "comparability") || data9.sample === void 0 && (missing1 = "sample") || data9.tasks_planned === void 0 && (missing1 = "tasks_planned")) {
																		validate56.errors = [{
																			instancePath: instancePath + "/benchmark",
																			params: { missingProperty: missing1 },
																			message: "must have required property '" + missing1 + "'"
																		}];
																		return false;
																	} else {
																		const _errs21 = errors;
																		for (const key1 in data9) if (!func1.call(schema22.properties.benchmark.properties, key1)) {
																			validate56.errors = [{
																				instancePath: instancePath + "/benchmark",
																				params: { additionalProperty: key1 },
																				message: "must NOT have additional properties"
																			}];
																			return false;
																		}
																		if (_errs21 === errors) {
																			if (data9.id !== void 0) {
																				let data10 = data9.id;
																				const _errs22 = errors;
																				if (errors === _errs22) {
																					if (typeof data10 === "string") {
																						if (data10.length < 1) {
																							validate56.errors = [{
																								instancePath: instancePath + "/benchmark/id",
																								params: { limit: 1 },
																								message: "must NOT have fewer than 1 characters"
																							}];
																							return false;
																						}
																					} else {
																						validate56.errors = [{
																							instancePath: instancePath + "/benchmark/id",
																							params: { type: "string" },
																							message: "must be string"
																						}];
																						return false;
																					}
																				}
																				var valid1 = _errs22 === errors;
																			} else var valid1 = true;
																			if (valid1) {
																				if (data9.revision !== void 0) {
																					let data11 = data9.revision;
																					const _errs24 = errors;
																					if (errors === _errs24) {
																						if (typeof data11 === "string") {
																							if (data11.length < 1) {
																								validate56.errors = [{
																									instancePath: instancePath + "/benchmark/revision",
																									params: { limit: 1 },
																									message: "must NOT have fewer than 1 characters"
																								}];
																								return false;
																							}
																						} else {
																							validate56.errors = [{
																								instancePath: instancePath + "/benchmark/revision",
																								params: { type: "string" },
																								message: "must be string"
																							}];
																							return false;
																						}
																					}
																					var valid1 = _errs24 === errors;
																				} else var valid1 = true;
																				if (valid1) {
																					if (data9.grading !== void 0) {
																						let data12 = data9.grading;
																						const _errs26 = errors;
																						if (typeof data12 !== "string") {
																							validate56.errors = [{
																								instancePath: instancePath + "/benchmark/grading",
																								params: { type: "string" },
																								message: "must be string"
																							}];
																							return false;
																						}
																						if (!(data12 === "out-of-process" || data12 === "in-process")) {
																							validate56.errors = [{
																								instancePath: instancePath + "/benchmark/grading",
																								params: { allowedValues: schema22.properties.benchmark.properties.grading.enum },
																								message: "must be equal to one of the allowed values"
																							}];
																							return false;
																						}
																						var valid1 = _errs26 === errors;
																					} else var valid1 = true;
																					if (valid1) {
																						if (data9.threat_model !== void 0) {
																							const _errs28 = errors;
																							if (typeof data9.threat_model !== "string") {
																								validate56.errors = [{
																									instancePath: instancePath + "/benchmark/threat_model",
																									params: { type: "string" },
																									message: "must be string"
																								}];
																								return false;
																							}
																							var valid1 = _errs28 === errors;
																						} else var valid1 = true;
																						if (valid1) {
																							if (data9.max_attempts !== void 0) {
																								let data14 = data9.max_attempts;
																								const _errs30 = errors;
																								if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
																									validate56.errors = [{
																										instancePath: instancePath + "/benchmark/max_attempts",
																										params: { type: "integer" },
																										message: "must be integer"
																									}];
																									return false;
																								}
																								if (errors === _errs30) {
																									if (typeof data14 == "number" && isFinite(data14)) {
																										if (data14 < 1 || isNaN(data14)) {
																											validate56.errors = [{
																												instancePath: instancePath + "/benchmark/max_attempts",
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
																								var valid1 = _errs30 === errors;
																							} else var valid1 = true;
																							if (valid1) {
																								if (data9.validation !== void 0) {
																									let data15 = data9.validation;
																									const _errs32 = errors;
																									const _errs33 = errors;
																									let valid2 = false;
																									const _errs34 = errors;
																									if (!validate57(data15, {
																										instancePath: instancePath + "/benchmark/validation",
																										parentData: data9,
																										parentDataProperty: "validation",
																										rootData
																									})) {
																										vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
																										errors = vErrors.length;
																									}
																									var _valid0 = _errs34 === errors;
																									valid2 = valid2 || _valid0;
																									if (!valid2) {
																										const _errs35 = errors;
																										if (data15 !== null) {
																											const err0 = {
																												instancePath: instancePath + "/benchmark/validation",
																												params: { type: "null" },
																												message: "must be null"
																											};
																											if (vErrors === null) vErrors = [err0];
																											else vErrors.push(err0);
																											errors++;
																										}
																										var _valid0 = _errs35 === errors;
																										valid2 = valid2 || _valid0;
																									}
																									if (!valid2) {
																										const err1 = {
																											instancePath: instancePath + "/benchmark/validation",
																											params: {},
																											message: "must match a schema in anyOf"
																										};
																										if (vErrors === null) vErrors = [err1];
																										else vErrors.push(err1);
																										errors++;
																										validate56.errors = vErrors;
																										return false;
																									} else {
																										errors = _errs33;
																										if (vErrors !== null) {
																											if (_errs33) vErrors.length = _errs33;
																											else vErrors = null;
																										}
																									}
																									var valid1 = _errs32 === errors;
																								} else var valid1 = true;
																								if (valid1) {
																									if (data9.comparability !== void 0) {
																										let data16 = data9.comparability;
																										const _errs37 = errors;
																										const _errs38 = errors;
																										let valid3 = false;
																										const _errs39 = errors;
																										if (!validate61(data16, {
																											instancePath: instancePath + "/benchmark/comparability",
																											parentData: data9,
																											parentDataProperty: "comparability",
																											rootData
																										})) {
																											vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
																											errors = vErrors.length;
																										}
																										var _valid1 = _errs39 === errors;
																										valid3 = valid3 || _valid1;
																										if (!valid3) {
																											const _errs40 = errors;
																											if (data16 !== null) {
																												const err2 = {
																													instancePath: instancePath + "/benchmark/comparability",
																													params: { type: "null" },
																													message: "must be null"
																												};
																												if (vErrors === null) vErrors = [err2];
																												else vErrors.push(err2);
																												errors++;
																											}
																											var _valid1 = _errs40 === errors;
																											valid3 = valid3 || _valid1;
																										}
																										if (!valid3) {
																											const err3 = {
																												instancePath: instancePath + "/benchmark/comparability",
																												params: {},
																												message: "must match a schema in anyOf"
																											};
																											if (vErrors === null) vErrors = [err3];
																											else vErrors.push(err3);
																											errors++;
																											validate56.errors = vErrors;
																											return false;
																										} else {
																											errors = _errs38;
																											if (vErrors !== null) {
																												if (_errs38) vErrors.length = _errs38;
																												else vErrors = null;
																											}
																										}
																										var valid1 = _errs37 === errors;
																									} else var valid1 = true;
																									if (valid1) {
																										if (data9.left_out !== void 0) {
																											let data17 = data9.left_out;
																											const _errs42 = errors;
																											if (errors === _errs42) {
																												if (Array.isArray(data17)) {
																													const len0 = data17.length;
																													for (let i0 = 0; i0 < len0; i0++) {
																														const _errs44 = errors;
																														if (!validate63(data17[i0], {
																															instancePath: instancePath + "/benchmark/left_out/" + i0,
																															parentData: data17,
																															parentDataProperty: i0,
																															rootData
																														})) {
																															vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
																															errors = vErrors.length;
																														}
																														if (!(_errs44 === errors)) break;
																													}
																												} else {
																													validate56.errors = [{
																														instancePath: instancePath + "/benchmark/left_out",
																														params: { type: "array" },
																														message: "must be array"
																													}];
																													return false;
																												}
																											}
																											var valid1 = _errs42 === errors;
																										} else var valid1 = true;
																										if (valid1) {
																											if (data9.sample !== void 0) {
																												let data19 = data9.sample;
																												const _errs45 = errors;
																												const _errs46 = errors;
																												let valid5 = false;
																												const _errs47 = errors;
																												if (!validate65(data19, {
																													instancePath: instancePath + "/benchmark/sample",
																													parentData: data9,
																													parentDataProperty: "sample",
																													rootData
																												})) {
																													vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
																													errors = vErrors.length;
																												}
																												var _valid2 = _errs47 === errors;
																												valid5 = valid5 || _valid2;
																												if (!valid5) {
																													const _errs48 = errors;
																													if (data19 !== null) {
																														const err4 = {
																															instancePath: instancePath + "/benchmark/sample",
																															params: { type: "null" },
																															message: "must be null"
																														};
																														if (vErrors === null) vErrors = [err4];
																														else vErrors.push(err4);
																														errors++;
																													}
																													var _valid2 = _errs48 === errors;
																													valid5 = valid5 || _valid2;
																												}
																												if (!valid5) {
																													const err5 = {
																														instancePath: instancePath + "/benchmark/sample",
																														params: {},
																														message: "must match a schema in anyOf"
																													};
																													if (vErrors === null) vErrors = [err5];
																													else vErrors.push(err5);
																													errors++;
																													validate56.errors = vErrors;
																													return false;
																												} else {
																													errors = _errs46;
																													if (vErrors !== null) {
																														if (_errs46) vErrors.length = _errs46;
																														else vErrors = null;
																													}
																												}
																												var valid1 = _errs45 === errors;
																											} else var valid1 = true;
																											if (valid1) {
																												if (data9.tasks_planned !== void 0) {
																													let data20 = data9.tasks_planned;
																													const _errs50 = errors;
																													if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20))) {
																														validate56.errors = [{
																															instancePath: instancePath + "/benchmark/tasks_planned",
																															params: { type: "integer" },
																															message: "must be integer"
																														}];
																														return false;
																													}
																													if (errors === _errs50) {
																														if (typeof data20 == "number" && isFinite(data20)) {
																															if (data20 < 0 || isNaN(data20)) {
																																validate56.errors = [{
																																	instancePath: instancePath + "/benchmark/tasks_planned",
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
																													var valid1 = _errs50 === errors;
																												} else var valid1 = true;
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
																	validate56.errors = [{
																		instancePath: instancePath + "/benchmark",
																		params: { type: "object" },
																		message: "must be object"
																	}];
																	return false;
																}
															}
															var valid0 = _errs19 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.repetitions !== void 0) {
																let data21 = data.repetitions;
																const _errs52 = errors;
																if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21))) {
																	validate56.errors = [{
																		instancePath: instancePath + "/repetitions",
																		params: { type: "integer" },
																		message: "must be integer"
																	}];
																	return false;
																}
																if (errors === _errs52) {
																	if (typeof data21 == "number" && isFinite(data21)) {
																		if (data21 < 1 || isNaN(data21)) {
																			validate56.errors = [{
																				instancePath: instancePath + "/repetitions",
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
																var valid0 = _errs52 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.settings !== void 0) {
																	const _errs54 = errors;
																	if (!validate67(data.settings, {
																		instancePath: instancePath + "/settings",
																		parentData: data,
																		parentDataProperty: "settings",
																		rootData
																	})) {
																		vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
																		errors = vErrors.length;
																	}
																	var valid0 = _errs54 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.completeness !== void 0) {
																		let data23 = data.completeness;
																		const _errs55 = errors;
																		if (errors === _errs55) {
																			if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
																				let missing2;
																				if (data23.expected === void 0 && (missing2 = "expected") || data23.received === void 0 && (missing2 = "received") || data23.scored === void 0 && (missing2 = "scored") || data23.missing === void 0 && (missing2 = "missing")) {
																					validate56.errors = [{
																						instancePath: instancePath + "/completeness",
																						params: { missingProperty: missing2 },
																						message: "must have required property '" + missing2 + "'"
																					}];
																					return false;
																				} else {
																					const _errs57 = errors;
																					for (const key2 in data23) if (!(key2 === "expected" || key2 === "received" || key2 === "scored" || key2 === "missing")) {
																						validate56.errors = [{
																							instancePath: instancePath + "/completeness",
																							params: { additionalProperty: key2 },
																							message: "must NOT have additional properties"
																						}];
																						return false;
																					}
																					if (_errs57 === errors) {
																						if (data23.expected !== void 0) {
																							let data24 = data23.expected;
																							const _errs58 = errors;
																							if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24) && isFinite(data24))) {
																								validate56.errors = [{
																									instancePath: instancePath + "/completeness/expected",
																									params: { type: "integer" },
																									message: "must be integer"
																								}];
																								return false;
																							}
																							if (errors === _errs58) {
																								if (typeof data24 == "number" && isFinite(data24)) {
																									if (data24 < 0 || isNaN(data24)) {
																										validate56.errors = [{
																											instancePath: instancePath + "/completeness/expected",
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
																							var valid6 = _errs58 === errors;
																						} else var valid6 = true;
																						if (valid6) {
																							if (data23.received !== void 0) {
																								let data25 = data23.received;
																								const _errs60 = errors;
																								if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25) && isFinite(data25))) {
																									validate56.errors = [{
																										instancePath: instancePath + "/completeness/received",
																										params: { type: "integer" },
																										message: "must be integer"
																									}];
																									return false;
																								}
																								if (errors === _errs60) {
																									if (typeof data25 == "number" && isFinite(data25)) {
																										if (data25 < 0 || isNaN(data25)) {
																											validate56.errors = [{
																												instancePath: instancePath + "/completeness/received",
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
																								var valid6 = _errs60 === errors;
																							} else var valid6 = true;
																							if (valid6) {
																								if (data23.scored !== void 0) {
																									let data26 = data23.scored;
																									const _errs62 = errors;
																									if (!(typeof data26 == "number" && !(data26 % 1) && !isNaN(data26) && isFinite(data26))) {
																										validate56.errors = [{
																											instancePath: instancePath + "/completeness/scored",
																											params: { type: "integer" },
																											message: "must be integer"
																										}];
																										return false;
																									}
																									if (errors === _errs62) {
																										if (typeof data26 == "number" && isFinite(data26)) {
																											if (data26 < 0 || isNaN(data26)) {
																												validate56.errors = [{
																													instancePath: instancePath + "/completeness/scored",
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
																									var valid6 = _errs62 === errors;
																								} else var valid6 = true;
																								if (valid6) {
																									if (data23.missing !== void 0) {
																										let data27 = data23.missing;
																										const _errs64 = errors;
																										if (errors === _errs64) {
																											if (Array.isArray(data27)) {
																												const len1 = data27.length;
																												for (let i1 = 0; i1 < len1; i1++) {
																													let data28 = data27[i1];
																													const _errs66 = errors;
																													if (errors === _errs66) {
																														if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
																															let missing3;
																															if (data28.candidate === void 0 && (missing3 = "candidate") || data28.task_id === void 0 && (missing3 = "task_id") || data28.repetition === void 0 && (missing3 = "repetition") || data28.class === void 0 && (missing3 = "class") || data28.reason === void 0 && (missing3 = "reason")) {
																																validate56.errors = [{
																																	instancePath: instancePath + "/completeness/missing/" + i1,
																																	params: { missingProperty: missing3 },
																																	message: "must have required property '" + missing3 + "'"
																																}];
																																return false;
																															} else {
																																const _errs68 = errors;
																																for (const key3 in data28) if (!(key3 === "candidate" || key3 === "task_id" || key3 === "repetition" || key3 === "class" || key3 === "reason")) {
																																	validate56.errors = [{
																																		instancePath: instancePath + "/completeness/missing/" + i1,
																																		params: { additionalProperty: key3 },
																																		message: "must NOT have additional properties"
																																	}];
																																	return false;
																																}
																																if (_errs68 === errors) {
																																	if (data28.candidate !== void 0) {
																																		let data29 = data28.candidate;
																																		const _errs69 = errors;
																																		if (errors === _errs69) {
																																			if (typeof data29 === "string") {
																																				if (data29.length < 1) {
																																					validate56.errors = [{
																																						instancePath: instancePath + "/completeness/missing/" + i1 + "/candidate",
																																						params: { limit: 1 },
																																						message: "must NOT have fewer than 1 characters"
																																					}];
																																					return false;
																																				}
																																			} else {
																																				validate56.errors = [{
																																					instancePath: instancePath + "/completeness/missing/" + i1 + "/candidate",
																																					params: { type: "string" },
																																					message: "must be string"
																																				}];
																																				return false;
																																			}
																																		}
																																		var valid8 = _errs69 === errors;
																																	} else var valid8 = true;
																																	if (valid8) {
																																		if (data28.task_id !== void 0) {
																																			let data30 = data28.task_id;
																																			const _errs71 = errors;
																																			if (errors === _errs71) {
																																				if (typeof data30 === "string") {
																																					if (data30.length < 1) {
																																						validate56.errors = [{
																																							instancePath: instancePath + "/completeness/missing/" + i1 + "/task_id",
																																							params: { limit: 1 },
																																							message: "must NOT have fewer than 1 characters"
																																						}];
																																						return false;
																																					}
																																				} else {
																																					validate56.errors = [{
																																						instancePath: instancePath + "/completeness/missing/" + i1 + "/task_id",
																																						params: { type: "string" },
																																						message: "must be string"
																																					}];
																																					return false;
																																				}
																																			}
																																			var valid8 = _errs71 === errors;
																																		} else var valid8 = true;
																																		if (valid8) {
																																			if (data28.repetition !== void 0) {
																																				let data31 = data28.repetition;
																																				const _errs73 = errors;
																																				if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31) && isFinite(data31))) {
																																					validate56.errors = [{
																																						instancePath: instancePath + "/completeness/missing/" + i1 + "/repetition",
																																						params: { type: "integer" },
																																						message: "must be integer"
																																					}];
																																					return false;
																																				}
																																				if (errors === _errs73) {
																																					if (typeof data31 == "number" && isFinite(data31)) {
																																						if (data31 < 1 || isNaN(data31)) {
																																							validate56.errors = [{
																																								instancePath: instancePath + "/completeness/missing/" + i1 + "/repetition",
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
																																				var valid8 = _errs73 === errors;
																																			} else var valid8 = true;
																																			if (valid8) {
																																				if (data28.class !== void 0) {
																																					const _errs75 = errors;
																																					if (!validate69(data28.class, {
																																						instancePath: instancePath + "/completeness/missing/" + i1 + "/class",
																																						parentData: data28,
																																						parentDataProperty: "class",
																																						rootData
																																					})) {
																																						vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
																																						errors = vErrors.length;
																																					}
																																					var valid8 = _errs75 === errors;
																																				} else var valid8 = true;
																																				if (valid8) {
																																					if (data28.reason !== void 0) {
																																						const _errs76 = errors;
																																						if (typeof data28.reason !== "string") {
																																							validate56.errors = [{
																																								instancePath: instancePath + "/completeness/missing/" + i1 + "/reason",
																																								params: { type: "string" },
																																								message: "must be string"
																																							}];
																																							return false;
																																						}
																																						var valid8 = _errs76 === errors;
																																					} else var valid8 = true;
																																				}
																																			}
																																		}
																																	}
																																}
																															}
																														} else {
																															validate56.errors = [{
																																instancePath: instancePath + "/completeness/missing/" + i1,
																																params: { type: "object" },
																																message: "must be object"
																															}];
																															return false;
																														}
																													}
																													if (!(_errs66 === errors)) break;
																												}
																											} else {
																												validate56.errors = [{
																													instancePath: instancePath + "/completeness/missing",
																													params: { type: "array" },
																													message: "must be array"
																												}];
																												return false;
																											}
																										}
																										var valid6 = _errs64 === errors;
																									} else var valid6 = true;
																								}
																							}
																						}
																					}
																				}
																			} else {
																				validate56.errors = [{
																					instancePath: instancePath + "/completeness",
																					params: { type: "object" },
																					message: "must be object"
																				}];
																				return false;
																			}
																		}
																		var valid0 = _errs55 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.candidates !== void 0) {
																			let data34 = data.candidates;
																			const _errs78 = errors;
																			if (errors === _errs78) {
																				if (Array.isArray(data34)) {
																					const len2 = data34.length;
																					for (let i2 = 0; i2 < len2; i2++) {
																						const _errs80 = errors;
																						if (!validate71(data34[i2], {
																							instancePath: instancePath + "/candidates/" + i2,
																							parentData: data34,
																							parentDataProperty: i2,
																							rootData
																						})) {
																							vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
																							errors = vErrors.length;
																						}
																						if (!(_errs80 === errors)) break;
																					}
																				} else {
																					validate56.errors = [{
																						instancePath: instancePath + "/candidates",
																						params: { type: "array" },
																						message: "must be array"
																					}];
																					return false;
																				}
																			}
																			var valid0 = _errs78 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.pairs !== void 0) {
																				let data36 = data.pairs;
																				const _errs81 = errors;
																				if (errors === _errs81) {
																					if (Array.isArray(data36)) {
																						const len3 = data36.length;
																						for (let i3 = 0; i3 < len3; i3++) {
																							const _errs83 = errors;
																							if (!validate93(data36[i3], {
																								instancePath: instancePath + "/pairs/" + i3,
																								parentData: data36,
																								parentDataProperty: i3,
																								rootData
																							})) {
																								vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
																								errors = vErrors.length;
																							}
																							if (!(_errs83 === errors)) break;
																						}
																					} else {
																						validate56.errors = [{
																							instancePath: instancePath + "/pairs",
																							params: { type: "array" },
																							message: "must be array"
																						}];
																						return false;
																					}
																				}
																				var valid0 = _errs81 === errors;
																			} else var valid0 = true;
																			if (valid0) {
																				if (data.tasks !== void 0) {
																					let data38 = data.tasks;
																					const _errs84 = errors;
																					if (errors === _errs84) {
																						if (Array.isArray(data38)) {
																							const len4 = data38.length;
																							for (let i4 = 0; i4 < len4; i4++) {
																								let data39 = data38[i4];
																								const _errs86 = errors;
																								if (errors === _errs86) {
																									if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
																										let missing4;
																										if (data39.id === void 0 && (missing4 = "id") || data39.language === void 0 && (missing4 = "language") || data39.repo === void 0 && (missing4 = "repo") || data39.quarantined === void 0 && (missing4 = "quarantined") || data39.cells === void 0 && (missing4 = "cells")) {
																											validate56.errors = [{
																												instancePath: instancePath + "/tasks/" + i4,
																												params: { missingProperty: missing4 },
																												message: "must have required property '" + missing4 + "'"
																											}];
																											return false;
																										} else {
																											const _errs88 = errors;
																											for (const key4 in data39) if (!(key4 === "id" || key4 === "language" || key4 === "repo" || key4 === "quarantined" || key4 === "cells")) {
																												validate56.errors = [{
																													instancePath: instancePath + "/tasks/" + i4,
																													params: { additionalProperty: key4 },
																													message: "must NOT have additional properties"
																												}];
																												return false;
																											}
																											if (_errs88 === errors) {
																												if (data39.id !== void 0) {
																													let data40 = data39.id;
																													const _errs89 = errors;
																													if (errors === _errs89) {
																														if (typeof data40 === "string") {
																															if (data40.length < 1) {
																																validate56.errors = [{
																																	instancePath: instancePath + "/tasks/" + i4 + "/id",
																																	params: { limit: 1 },
																																	message: "must NOT have fewer than 1 characters"
																																}];
																																return false;
																															}
																														} else {
																															validate56.errors = [{
																																instancePath: instancePath + "/tasks/" + i4 + "/id",
																																params: { type: "string" },
																																message: "must be string"
																															}];
																															return false;
																														}
																													}
																													var valid12 = _errs89 === errors;
																												} else var valid12 = true;
																												if (valid12) {
																													if (data39.language !== void 0) {
																														let data41 = data39.language;
																														const _errs91 = errors;
																														if (errors === _errs91) {
																															if (typeof data41 === "string") {
																																if (data41.length < 1) {
																																	validate56.errors = [{
																																		instancePath: instancePath + "/tasks/" + i4 + "/language",
																																		params: { limit: 1 },
																																		message: "must NOT have fewer than 1 characters"
																																	}];
																																	return false;
																																}
																															} else {
																																validate56.errors = [{
																																	instancePath: instancePath + "/tasks/" + i4 + "/language",
																																	params: { type: "string" },
																																	message: "must be string"
																																}];
																																return false;
																															}
																														}
																														var valid12 = _errs91 === errors;
																													} else var valid12 = true;
																													if (valid12) {
																														if (data39.repo !== void 0) {
																															let data42 = data39.repo;
																															const _errs93 = errors;
																															if (typeof data42 !== "string" && data42 !== null) {
																																validate56.errors = [{
																																	instancePath: instancePath + "/tasks/" + i4 + "/repo",
																																	params: { type: schema22.properties.tasks.items.properties.repo.type },
																																	message: "must be string,null"
																																}];
																																return false;
																															}
																															var valid12 = _errs93 === errors;
																														} else var valid12 = true;
																														if (valid12) {
																															if (data39.quarantined !== void 0) {
																																let data43 = data39.quarantined;
																																const _errs95 = errors;
																																if (typeof data43 !== "string" && data43 !== null) {
																																	validate56.errors = [{
																																		instancePath: instancePath + "/tasks/" + i4 + "/quarantined",
																																		params: { type: schema22.properties.tasks.items.properties.quarantined.type },
																																		message: "must be string,null"
																																	}];
																																	return false;
																																}
																																var valid12 = _errs95 === errors;
																															} else var valid12 = true;
																															if (valid12) {
																																if (data39.cells !== void 0) {
																																	let data44 = data39.cells;
																																	const _errs97 = errors;
																																	if (errors === _errs97) {
																																		if (Array.isArray(data44)) {
																																			const len5 = data44.length;
																																			for (let i5 = 0; i5 < len5; i5++) {
																																				const _errs99 = errors;
																																				if (!validate102(data44[i5], {
																																					instancePath: instancePath + "/tasks/" + i4 + "/cells/" + i5,
																																					parentData: data44,
																																					parentDataProperty: i5,
																																					rootData
																																				})) {
																																					vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
																																					errors = vErrors.length;
																																				}
																																				if (!(_errs99 === errors)) break;
																																			}
																																		} else {
																																			validate56.errors = [{
																																				instancePath: instancePath + "/tasks/" + i4 + "/cells",
																																				params: { type: "array" },
																																				message: "must be array"
																																			}];
																																			return false;
																																		}
																																	}
																																	var valid12 = _errs97 === errors;
																																} else var valid12 = true;
																															}
																														}
																													}
																												}
																											}
																										}
																									} else {
																										validate56.errors = [{
																											instancePath: instancePath + "/tasks/" + i4,
																											params: { type: "object" },
																											message: "must be object"
																										}];
																										return false;
																									}
																								}
																								if (!(_errs86 === errors)) break;
																							}
																						} else {
																							validate56.errors = [{
																								instancePath: instancePath + "/tasks",
																								params: { type: "array" },
																								message: "must be array"
																							}];
																							return false;
																						}
																					}
																					var valid0 = _errs84 === errors;
																				} else var valid0 = true;
																				if (valid0) {
																					if (data.drilldown !== void 0) {
																						let data46 = data.drilldown;
																						const _errs100 = errors;
																						if (errors === _errs100) {
																							if (data46 && typeof data46 == "object" && !Array.isArray(data46)) {
																								let missing5;
																								if (data46.tasks === void 0 && (missing5 = "tasks") || data46.left_out === void 0 && (missing5 = "left_out")) {
																									validate56.errors = [{
																										instancePath: instancePath + "/drilldown",
																										params: { missingProperty: missing5 },
																										message: "must have required property '" + missing5 + "'"
																									}];
																									return false;
																								} else {
																									const _errs102 = errors;
																									for (const key5 in data46) if (!(key5 === "tasks" || key5 === "left_out")) {
																										validate56.errors = [{
																											instancePath: instancePath + "/drilldown",
																											params: { additionalProperty: key5 },
																											message: "must NOT have additional properties"
																										}];
																										return false;
																									}
																									if (_errs102 === errors) {
																										if (data46.tasks !== void 0) {
																											let data47 = data46.tasks;
																											const _errs103 = errors;
																											if (errors === _errs103) {
																												if (Array.isArray(data47)) {
																													const len6 = data47.length;
																													for (let i6 = 0; i6 < len6; i6++) {
																														const _errs105 = errors;
																														if (!validate105(data47[i6], {
																															instancePath: instancePath + "/drilldown/tasks/" + i6,
																															parentData: data47,
																															parentDataProperty: i6,
																															rootData
																														})) {
																															vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
																															errors = vErrors.length;
																														}
																														if (!(_errs105 === errors)) break;
																													}
																												} else {
																													validate56.errors = [{
																														instancePath: instancePath + "/drilldown/tasks",
																														params: { type: "array" },
																														message: "must be array"
																													}];
																													return false;
																												}
																											}
																											var valid14 = _errs103 === errors;
																										} else var valid14 = true;
																										if (valid14) {
																											if (data46.left_out !== void 0) {
																												let data49 = data46.left_out;
																												const _errs106 = errors;
																												if (!(typeof data49 == "number" && !(data49 % 1) && !isNaN(data49) && isFinite(data49))) {
																													validate56.errors = [{
																														instancePath: instancePath + "/drilldown/left_out",
																														params: { type: "integer" },
																														message: "must be integer"
																													}];
																													return false;
																												}
																												if (errors === _errs106) {
																													if (typeof data49 == "number" && isFinite(data49)) {
																														if (data49 < 0 || isNaN(data49)) {
																															validate56.errors = [{
																																instancePath: instancePath + "/drilldown/left_out",
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
																												var valid14 = _errs106 === errors;
																											} else var valid14 = true;
																										}
																									}
																								}
																							} else {
																								validate56.errors = [{
																									instancePath: instancePath + "/drilldown",
																									params: { type: "object" },
																									message: "must be object"
																								}];
																								return false;
																							}
																						}
																						var valid0 = _errs100 === errors;
																					} else var valid0 = true;
																					if (valid0) {
																						if (data.fingerprint !== void 0) {
																							let data50 = data.fingerprint;
																							const _errs108 = errors;
																							if (errors === _errs108) {
																								if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
																									let missing6;
																									if (data50.digest === void 0 && (missing6 = "digest") || data50.fields === void 0 && (missing6 = "fields")) {
																										validate56.errors = [{
																											instancePath: instancePath + "/fingerprint",
																											params: { missingProperty: missing6 },
																											message: "must have required property '" + missing6 + "'"
																										}];
																										return false;
																									} else {
																										const _errs110 = errors;
																										for (const key6 in data50) if (!(key6 === "digest" || key6 === "fields")) {
																											validate56.errors = [{
																												instancePath: instancePath + "/fingerprint",
																												params: { additionalProperty: key6 },
																												message: "must NOT have additional properties"
																											}];
																											return false;
																										}
																										if (_errs110 === errors) {
																											if (data50.digest !== void 0) {
																												let data51 = data50.digest;
																												const _errs111 = errors;
																												if (errors === _errs111) {
																													if (typeof data51 === "string") {
																														if (!pattern3.test(data51)) {
																															validate56.errors = [{
																																instancePath: instancePath + "/fingerprint/digest",
																																params: { pattern: "^[0-9a-f]{64}$" },
																																message: "must match pattern \"^[0-9a-f]{64}$\""
																															}];
																															return false;
																														}
																													} else {
																														validate56.errors = [{
																															instancePath: instancePath + "/fingerprint/digest",
																															params: { type: "string" },
																															message: "must be string"
																														}];
																														return false;
																													}
																												}
																												var valid16 = _errs111 === errors;
																											} else var valid16 = true;
																											if (valid16) {
																												if (data50.fields !== void 0) {
																													let data52 = data50.fields;
																													const _errs113 = errors;
																													if (errors === _errs113) {
																														if (data52 && typeof data52 == "object" && !Array.isArray(data52)) for (const key7 in data52) {
																															let data53 = data52[key7];
																															const _errs116 = errors;
																															if (typeof data53 !== "string" && !(typeof data53 == "number" && isFinite(data53)) && typeof data53 !== "boolean" && data53 !== null) {
																																validate56.errors = [{
																																	instancePath: instancePath + "/fingerprint/fields/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),
																																	params: { type: schema22.properties.fingerprint.properties.fields.additionalProperties.type },
																																	message: "must be string,number,boolean,null"
																																}];
																																return false;
																															}
																															if (!(_errs116 === errors)) break;
																														}
																														else {
																															validate56.errors = [{
																																instancePath: instancePath + "/fingerprint/fields",
																																params: { type: "object" },
																																message: "must be object"
																															}];
																															return false;
																														}
																													}
																													var valid16 = _errs113 === errors;
																												} else var valid16 = true;
																											}
																										}
																									}
																								} else {
																									validate56.errors = [{
																										instancePath: instancePath + "/fingerprint",
																										params: { type: "object" },
																										message: "must be object"
																									}];
																									return false;
																								}
																							}
																							var valid0 = _errs108 === errors;
																						} else var valid0 = true;
																						if (valid0) {
																							if (data.noise_floor !== void 0) {
																								let data54 = data.noise_floor;
																								const _errs118 = errors;
																								const _errs119 = errors;
																								let valid18 = false;
																								const _errs120 = errors;
																								if (errors === _errs120) {
																									if (data54 && typeof data54 == "object" && !Array.isArray(data54)) {
																										let missing7;
																										if (data54.deviation === void 0 && (missing7 = "deviation") || data54.false_win === void 0 && (missing7 = "false_win")) {
																											const err6 = {
																												instancePath: instancePath + "/noise_floor",
																												params: { missingProperty: missing7 },
																												message: "must have required property '" + missing7 + "'"
																											};
																											if (vErrors === null) vErrors = [err6];
																											else vErrors.push(err6);
																											errors++;
																										} else {
																											const _errs122 = errors;
																											for (const key8 in data54) if (!(key8 === "deviation" || key8 === "false_win")) {
																												const err7 = {
																													instancePath: instancePath + "/noise_floor",
																													params: { additionalProperty: key8 },
																													message: "must NOT have additional properties"
																												};
																												if (vErrors === null) vErrors = [err7];
																												else vErrors.push(err7);
																												errors++;
																												break;
																											}
																											if (_errs122 === errors) {
																												if (data54.deviation !== void 0) {
																													let data55 = data54.deviation;
																													const _errs123 = errors;
																													if (!(typeof data55 == "number" && isFinite(data55)) && data55 !== null) {
																														const err8 = {
																															instancePath: instancePath + "/noise_floor/deviation",
																															params: { type: schema22.properties.noise_floor.anyOf[0].properties.deviation.type },
																															message: "must be number,null"
																														};
																														if (vErrors === null) vErrors = [err8];
																														else vErrors.push(err8);
																														errors++;
																													}
																													var valid19 = _errs123 === errors;
																												} else var valid19 = true;
																												if (valid19) {
																													if (data54.false_win !== void 0) {
																														const _errs125 = errors;
																														if (typeof data54.false_win !== "boolean") {
																															const err9 = {
																																instancePath: instancePath + "/noise_floor/false_win",
																																params: { type: "boolean" },
																																message: "must be boolean"
																															};
																															if (vErrors === null) vErrors = [err9];
																															else vErrors.push(err9);
																															errors++;
																														}
																														var valid19 = _errs125 === errors;
																													} else var valid19 = true;
																												}
																											}
																										}
																									} else {
																										const err10 = {
																											instancePath: instancePath + "/noise_floor",
																											params: { type: "object" },
																											message: "must be object"
																										};
																										if (vErrors === null) vErrors = [err10];
																										else vErrors.push(err10);
																										errors++;
																									}
																								}
																								var _valid3 = _errs120 === errors;
																								valid18 = valid18 || _valid3;
																								if (!valid18) {
																									const _errs127 = errors;
																									if (data54 !== null) {
																										const err11 = {
																											instancePath: instancePath + "/noise_floor",
																											params: { type: "null" },
																											message: "must be null"
																										};
																										if (vErrors === null) vErrors = [err11];
																										else vErrors.push(err11);
																										errors++;
																									}
																									var _valid3 = _errs127 === errors;
																									valid18 = valid18 || _valid3;
																								}
																								if (!valid18) {
																									const err12 = {
																										instancePath: instancePath + "/noise_floor",
																										params: {},
																										message: "must match a schema in anyOf"
																									};
																									if (vErrors === null) vErrors = [err12];
																									else vErrors.push(err12);
																									errors++;
																									validate56.errors = vErrors;
																									return false;
																								} else {
																									errors = _errs119;
																									if (vErrors !== null) {
																										if (_errs119) vErrors.length = _errs119;
																										else vErrors = null;
																									}
																								}
																								var valid0 = _errs118 === errors;
																							} else var valid0 = true;
																							if (valid0) {
																								if (data.reproduce !== void 0) {
																									let data57 = data.reproduce;
																									const _errs129 = errors;
																									if (errors === _errs129) {
																										if (Array.isArray(data57)) {
																											const len7 = data57.length;
																											for (let i7 = 0; i7 < len7; i7++) {
																												const _errs131 = errors;
																												if (typeof data57[i7] !== "string") {
																													validate56.errors = [{
																														instancePath: instancePath + "/reproduce/" + i7,
																														params: { type: "string" },
																														message: "must be string"
																													}];
																													return false;
																												}
																												if (!(_errs131 === errors)) break;
																											}
																										} else {
																											validate56.errors = [{
																												instancePath: instancePath + "/reproduce",
																												params: { type: "array" },
																												message: "must be array"
																											}];
																											return false;
																										}
																									}
																									var valid0 = _errs129 === errors;
																								} else var valid0 = true;
																								if (valid0) {
																									if (data.notes !== void 0) {
																										let data59 = data.notes;
																										const _errs133 = errors;
																										if (errors === _errs133) {
																											if (Array.isArray(data59)) {
																												const len8 = data59.length;
																												for (let i8 = 0; i8 < len8; i8++) {
																													const _errs135 = errors;
																													if (typeof data59[i8] !== "string") {
																														validate56.errors = [{
																															instancePath: instancePath + "/notes/" + i8,
																															params: { type: "string" },
																															message: "must be string"
																														}];
																														return false;
																													}
																													if (!(_errs135 === errors)) break;
																												}
																											} else {
																												validate56.errors = [{
																													instancePath: instancePath + "/notes",
																													params: { type: "array" },
																													message: "must be array"
																												}];
																												return false;
																											}
																										}
																										var valid0 = _errs133 === errors;
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
						}
					}
				}
			}
		} else {
			validate56.errors = [{
				instancePath,
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate56.errors = vErrors;
	return errors === 0;
}
const validation = validate115;
const schema42 = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"$id": "validation.schema.json",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"schema_version",
		"benchmark_id",
		"benchmark_revision",
		"toolchain",
		"validated_at",
		"tasks"
	],
	"properties": {
		"schema_version": { "const": "2.0" },
		"benchmark_id": {
			"type": "string",
			"minLength": 1
		},
		"benchmark_revision": {
			"type": "string",
			"minLength": 1
		},
		"toolchain": {
			"type": "string",
			"minLength": 1
		},
		"validated_at": {
			"type": "string",
			"format": "date-time"
		},
		"tasks": {
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": [
					"task_id",
					"verifier_sha256",
					"oracle_passes",
					"empty_fails",
					"quarantined"
				],
				"properties": {
					"task_id": {
						"type": "string",
						"minLength": 1
					},
					"verifier_sha256": {
						"type": "string",
						"pattern": "^[0-9a-f]{64}$"
					},
					"oracle_passes": {
						"type": "integer",
						"minimum": 0
					},
					"empty_fails": { "type": "boolean" },
					"quarantined": { "type": ["string", "null"] }
				}
			}
		}
	}
};
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.schema_version === void 0 && (missing0 = "schema_version") || data.benchmark_id === void 0 && (missing0 = "benchmark_id") || data.benchmark_revision === void 0 && (missing0 = "benchmark_revision") || data.toolchain === void 0 && (missing0 = "toolchain") || data.validated_at === void 0 && (missing0 = "validated_at") || data.tasks === void 0 && (missing0 = "tasks")) {
			validate115.errors = [{
				instancePath,
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "schema_version" || key0 === "benchmark_id" || key0 === "benchmark_revision" || key0 === "toolchain" || key0 === "validated_at" || key0 === "tasks")) {
				validate115.errors = [{
					instancePath,
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.schema_version !== void 0) {
				if ("2.0" !== data.schema_version) {
					validate115.errors = [{
						instancePath: instancePath + "/schema_version",
						params: { allowedValue: "2.0" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.benchmark_id !== void 0) {
					let data1 = data.benchmark_id;
					if (typeof data1 === "string") {
						if (data1.length < 1) {
							validate115.errors = [{
								instancePath: instancePath + "/benchmark_id",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							}];
							return false;
						}
					} else {
						validate115.errors = [{
							instancePath: instancePath + "/benchmark_id",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.benchmark_revision !== void 0) {
						let data2 = data.benchmark_revision;
						if (typeof data2 === "string") {
							if (data2.length < 1) {
								validate115.errors = [{
									instancePath: instancePath + "/benchmark_revision",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 characters"
								}];
								return false;
							}
						} else {
							validate115.errors = [{
								instancePath: instancePath + "/benchmark_revision",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.toolchain !== void 0) {
							let data3 = data.toolchain;
							if (typeof data3 === "string") {
								if (data3.length < 1) {
									validate115.errors = [{
										instancePath: instancePath + "/toolchain",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									}];
									return false;
								}
							} else {
								validate115.errors = [{
									instancePath: instancePath + "/toolchain",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.validated_at !== void 0) {
								let data4 = data.validated_at;
								if (typeof data4 === "string") {
									if (!formats0.test(data4)) {
										validate115.errors = [{
											instancePath: instancePath + "/validated_at",
											params: { format: "date-time" },
											message: "must match format \"date-time\""
										}];
										return false;
									}
								} else {
									validate115.errors = [{
										instancePath: instancePath + "/validated_at",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.tasks !== void 0) {
									let data5 = data.tasks;
									if (Array.isArray(data5)) {
										const len0 = data5.length;
										for (let i0 = 0; i0 < len0; i0++) {
											let data6 = data5[i0];
											if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
												let missing1;
												if (data6.task_id === void 0 && (missing1 = "task_id") || data6.verifier_sha256 === void 0 && (missing1 = "verifier_sha256") || data6.oracle_passes === void 0 && (missing1 = "oracle_passes") || data6.empty_fails === void 0 && (missing1 = "empty_fails") || data6.quarantined === void 0 && (missing1 = "quarantined")) {
													validate115.errors = [{
														instancePath: instancePath + "/tasks/" + i0,
														params: { missingProperty: missing1 },
														message: "must have required property '" + missing1 + "'"
													}];
													return false;
												} else {
													for (const key1 in data6) if (!(key1 === "task_id" || key1 === "verifier_sha256" || key1 === "oracle_passes" || key1 === "empty_fails" || key1 === "quarantined")) {
														validate115.errors = [{
															instancePath: instancePath + "/tasks/" + i0,
															params: { additionalProperty: key1 },
															message: "must NOT have additional properties"
														}];
														return false;
													}
													if (data6.task_id !== void 0) {
														let data7 = data6.task_id;
														if (typeof data7 === "string") {
															if (data7.length < 1) {
																validate115.errors = [{
																	instancePath: instancePath + "/tasks/" + i0 + "/task_id",
																	params: { limit: 1 },
																	message: "must NOT have fewer than 1 characters"
																}];
																return false;
															}
														} else {
															validate115.errors = [{
																instancePath: instancePath + "/tasks/" + i0 + "/task_id",
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
														var valid2 = true;
													} else var valid2 = true;
													if (valid2) {
														if (data6.verifier_sha256 !== void 0) {
															let data8 = data6.verifier_sha256;
															if (typeof data8 === "string") {
																if (!pattern3.test(data8)) {
																	validate115.errors = [{
																		instancePath: instancePath + "/tasks/" + i0 + "/verifier_sha256",
																		params: { pattern: "^[0-9a-f]{64}$" },
																		message: "must match pattern \"^[0-9a-f]{64}$\""
																	}];
																	return false;
																}
															} else {
																validate115.errors = [{
																	instancePath: instancePath + "/tasks/" + i0 + "/verifier_sha256",
																	params: { type: "string" },
																	message: "must be string"
																}];
																return false;
															}
															var valid2 = true;
														} else var valid2 = true;
														if (valid2) {
															if (data6.oracle_passes !== void 0) {
																let data9 = data6.oracle_passes;
																if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
																	validate115.errors = [{
																		instancePath: instancePath + "/tasks/" + i0 + "/oracle_passes",
																		params: { type: "integer" },
																		message: "must be integer"
																	}];
																	return false;
																}
																if (typeof data9 == "number" && isFinite(data9)) {
																	if (data9 < 0 || isNaN(data9)) {
																		validate115.errors = [{
																			instancePath: instancePath + "/tasks/" + i0 + "/oracle_passes",
																			params: {
																				comparison: ">=",
																				limit: 0
																			},
																			message: "must be >= 0"
																		}];
																		return false;
																	}
																}
																var valid2 = true;
															} else var valid2 = true;
															if (valid2) {
																if (data6.empty_fails !== void 0) {
																	if (typeof data6.empty_fails !== "boolean") {
																		validate115.errors = [{
																			instancePath: instancePath + "/tasks/" + i0 + "/empty_fails",
																			params: { type: "boolean" },
																			message: "must be boolean"
																		}];
																		return false;
																	}
																	var valid2 = true;
																} else var valid2 = true;
																if (valid2) {
																	if (data6.quarantined !== void 0) {
																		let data11 = data6.quarantined;
																		if (typeof data11 !== "string" && data11 !== null) {
																			validate115.errors = [{
																				instancePath: instancePath + "/tasks/" + i0 + "/quarantined",
																				params: { type: schema42.properties.tasks.items.properties.quarantined.type },
																				message: "must be string,null"
																			}];
																			return false;
																		}
																		var valid2 = true;
																	} else var valid2 = true;
																}
															}
														}
													}
												}
											} else {
												validate115.errors = [{
													instancePath: instancePath + "/tasks/" + i0,
													params: { type: "object" },
													message: "must be object"
												}];
												return false;
											}
										}
									} else {
										validate115.errors = [{
											instancePath: instancePath + "/tasks",
											params: { type: "array" },
											message: "must be array"
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		}
	} else {
		validate115.errors = [{
			instancePath,
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate115.errors = vErrors;
	return true;
}

exports.report = report;
exports.validation = validation;