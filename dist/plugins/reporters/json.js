"use strict";

const require_shared_read = require("../../shared/read.js");

// src/plugins/reporters/json.ts
var json_default = require_shared_read.defineReporter({
	id: "json",
	summary: "report.json: the report itself, with a schema",
	render: (report) => [{
		name: "report.json",
		content: `${JSON.stringify(report, null, 2)}\n`
	}]
});

exports.default = json_default;