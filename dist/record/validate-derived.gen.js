// src/record/validate-derived.gen.ts
const pattern3 = /* @__PURE__ */ new RegExp("^[0-9a-f]{64}$", "u");
const formats0 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
const validation = validate107;
const schema38 = {
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
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.schema_version === void 0 && (missing0 = "schema_version") || data.benchmark_id === void 0 && (missing0 = "benchmark_id") || data.benchmark_revision === void 0 && (missing0 = "benchmark_revision") || data.toolchain === void 0 && (missing0 = "toolchain") || data.validated_at === void 0 && (missing0 = "validated_at") || data.tasks === void 0 && (missing0 = "tasks")) {
			validate107.errors = [{
				instancePath,
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "schema_version" || key0 === "benchmark_id" || key0 === "benchmark_revision" || key0 === "toolchain" || key0 === "validated_at" || key0 === "tasks")) {
				validate107.errors = [{
					instancePath,
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.schema_version !== void 0) {
				if ("2.0" !== data.schema_version) {
					validate107.errors = [{
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
							validate107.errors = [{
								instancePath: instancePath + "/benchmark_id",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							}];
							return false;
						}
					} else {
						validate107.errors = [{
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
								validate107.errors = [{
									instancePath: instancePath + "/benchmark_revision",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 characters"
								}];
								return false;
							}
						} else {
							validate107.errors = [{
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
									validate107.errors = [{
										instancePath: instancePath + "/toolchain",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									}];
									return false;
								}
							} else {
								validate107.errors = [{
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
										validate107.errors = [{
											instancePath: instancePath + "/validated_at",
											params: { format: "date-time" },
											message: "must match format \"date-time\""
										}];
										return false;
									}
								} else {
									validate107.errors = [{
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
													validate107.errors = [{
														instancePath: instancePath + "/tasks/" + i0,
														params: { missingProperty: missing1 },
														message: "must have required property '" + missing1 + "'"
													}];
													return false;
												} else {
													for (const key1 in data6) if (!(key1 === "task_id" || key1 === "verifier_sha256" || key1 === "oracle_passes" || key1 === "empty_fails" || key1 === "quarantined")) {
														validate107.errors = [{
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
																validate107.errors = [{
																	instancePath: instancePath + "/tasks/" + i0 + "/task_id",
																	params: { limit: 1 },
																	message: "must NOT have fewer than 1 characters"
																}];
																return false;
															}
														} else {
															validate107.errors = [{
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
																	validate107.errors = [{
																		instancePath: instancePath + "/tasks/" + i0 + "/verifier_sha256",
																		params: { pattern: "^[0-9a-f]{64}$" },
																		message: "must match pattern \"^[0-9a-f]{64}$\""
																	}];
																	return false;
																}
															} else {
																validate107.errors = [{
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
																	validate107.errors = [{
																		instancePath: instancePath + "/tasks/" + i0 + "/oracle_passes",
																		params: { type: "integer" },
																		message: "must be integer"
																	}];
																	return false;
																}
																if (typeof data9 == "number" && isFinite(data9)) {
																	if (data9 < 0 || isNaN(data9)) {
																		validate107.errors = [{
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
																		validate107.errors = [{
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
																			validate107.errors = [{
																				instancePath: instancePath + "/tasks/" + i0 + "/quarantined",
																				params: { type: schema38.properties.tasks.items.properties.quarantined.type },
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
												validate107.errors = [{
													instancePath: instancePath + "/tasks/" + i0,
													params: { type: "object" },
													message: "must be object"
												}];
												return false;
											}
										}
									} else {
										validate107.errors = [{
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
		validate107.errors = [{
			instancePath,
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate107.errors = vErrors;
	return true;
}

export { validation };