"use strict";

const require_shared_start = require("../../shared/start.js");
const require_shared_read = require("../../shared/read.js");

// src/plugins/reporters/json.ts
var json_default = require_shared_read.defineReporter({
	id: "json",
	summary: `${require_shared_start.REPORT_JSON}: the report itself, with a schema`,
	render: (report) => [{
		name: require_shared_start.REPORT_JSON,
		get content() {
			return `${JSON.stringify(report, null, 2)}\n`;
		},
		pieces: { [Symbol.iterator]: () => piecesOf(report) }
	}]
});
function* piecesOf(report) {
	let opening = "{\n";
	for (const [name, value] of Object.entries(report)) {
		if (value === void 0) continue;
		yield `${opening}  ${JSON.stringify(name)}: `;
		opening = ",\n";
		if (Array.isArray(value) && value.length > 0) yield* items(value);
		else yield indented(value, "  ");
	}
	yield "\n}\n";
}
function* items(list) {
	let opening = "[\n    ";
	for (const item of list) {
		yield opening + indented(item, "    ");
		opening = ",\n    ";
	}
	yield "\n  ]";
}
const indented = (value, margin) => JSON.stringify(value, null, 2).replaceAll("\n", `\n${margin}`);

exports.default = json_default;