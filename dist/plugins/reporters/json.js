import { H as defineReporter } from "../../shared/read.js";

// src/plugins/reporters/json.ts
var json_default = defineReporter({
	id: "json",
	summary: "report.json: the report itself, with a schema",
	render: (report) => [{
		name: "report.json",
		content: `${JSON.stringify(report, null, 2)}\n`
	}]
});

export { json_default as default };