import { t as z } from "../../vendor/preact-render-to-string.js";
import { a as DistributionChart, i as OutcomesChart, n as TaskMap, r as PassRateChart, t as VerdictForest } from "../../shared/charts.js";
import { E as MEASURES, H as defineReporter, O as isMeasured } from "../../shared/read.js";
import { t as a } from "../../vendor/preact.js";

// src/plugins/reporters/charts/all-charts.tsx
function chartsOf(report) {
	return [
		{
			name: "pass-rate",
			draw: (frame) => /* @__PURE__ */ a(PassRateChart, {
				report,
				...frame
			})
		},
		...report.pairs.length === 0 ? [] : [{
			name: "verdict-forest",
			draw: (frame) => /* @__PURE__ */ a(VerdictForest, {
				report,
				...frame
			})
		}],
		{
			name: "outcomes",
			draw: (frame) => /* @__PURE__ */ a(OutcomesChart, {
				report,
				...frame
			})
		},
		{
			name: "tasks",
			draw: (frame) => /* @__PURE__ */ a(TaskMap, {
				report,
				...frame
			})
		},
		...MEASURES.filter((measure) => isMeasured(report, measure)).map((measure) => ({
			name: measure.id.replaceAll("_", "-").replace("-seconds", ""),
			draw: (frame) => /* @__PURE__ */ a(DistributionChart, {
				report,
				measure,
				...frame
			})
		}))
	];
}

// src/plugins/reporters/charts/index.ts
var charts_default = defineReporter({
	id: "charts",
	summary: "chart-*.svg: pass rates, differences, outcomes, tasks, effort",
	render: (report) => chartsOf(report).map(({ name, draw }) => ({
		name: `chart-${name}.svg`,
		content: `${z(draw({
			width: "wide",
			file: true
		}))}\n`
	}))
});

export { charts_default as default };