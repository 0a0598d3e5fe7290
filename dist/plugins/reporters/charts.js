"use strict";

const require_vendor_preact_render_to_string = require("../../vendor/preact-render-to-string.js");
const require_shared_start = require("../../shared/start.js");
const require_shared_charts = require("../../shared/charts.js");
const require_shared_read = require("../../shared/read.js");
const require_vendor_preact = require("../../vendor/preact.js");

// src/plugins/reporters/charts/all-charts.tsx
function chartsOf(report) {
	return [
		{
			name: "pass-rate",
			draw: (frame) => /* @__PURE__ */ require_vendor_preact.a(require_shared_charts.PassRateChart, {
				report,
				...frame
			})
		},
		...report.pairs.length === 0 ? [] : [{
			name: "verdict-forest",
			draw: (frame) => /* @__PURE__ */ require_vendor_preact.a(require_shared_charts.VerdictForest, {
				report,
				...frame
			})
		}],
		{
			name: "outcomes",
			draw: (frame) => /* @__PURE__ */ require_vendor_preact.a(require_shared_charts.OutcomesChart, {
				report,
				...frame
			})
		},
		{
			name: "tasks",
			draw: (frame) => /* @__PURE__ */ require_vendor_preact.a(require_shared_charts.TaskMap, {
				report,
				...frame
			})
		},
		...require_shared_read.MEASURES.filter((measure) => require_shared_read.isMeasured(report, measure)).map((measure) => ({
			name: measure.chart,
			draw: (frame) => /* @__PURE__ */ require_vendor_preact.a(require_shared_charts.DistributionChart, {
				report,
				measure,
				...frame
			})
		}))
	];
}

// src/plugins/reporters/charts/index.ts
var charts_default = require_shared_read.defineReporter({
	id: "charts",
	summary: "chart-*.svg: pass rates, differences, outcomes, tasks, effort",
	render: (report) => chartsOf(report).map(({ name, draw }) => ({
		name: require_shared_start.chartFile(name),
		content: `${require_vendor_preact_render_to_string.z(draw({
			width: "wide",
			file: true
		}))}\n`
	}))
});

exports.default = charts_default;