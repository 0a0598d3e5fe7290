"use strict";

const require_shared_read = require("./read.js");
const require_vendor_preact = require("../vendor/preact.js");
const require_vendor_d3_scale = require("../vendor/d3-scale.js");

// src/plugins/reporters/charts/axis.ts
function linearAxis([low, high], span, title, write) {
	const scale = require_vendor_d3_scale.linear([low, high], [...span]);
	return {
		at: (value) => scale(value),
		ticks: scale.ticks(5).map((value) => ({
			value,
			label: write(value)
		})),
		title
	};
}
function logAxis([low, high], span, title, write) {
	const scale = require_vendor_d3_scale.log([low, high], [...span]).nice();
	const all = scale.ticks(6);
	const ticks = all.length <= 8 ? all : all.filter((value) => /^[125]/.test(value.toExponential()));
	return {
		at: (value) => scale(value),
		ticks: (ticks.length <= 8 ? ticks : ticks.filter((value) => value.toExponential().startsWith("1"))).map((value) => ({
			value,
			label: write(value)
		})),
		title
	};
}

// src/plugins/reporters/charts/theme.ts
const LIGHT = `
--ground:#ffffff;--panel:#f5f7fa;--ink:#16202b;--quiet:#526070;--line:#d5dbe2;--grid:#e6eaef;
--mark:#0b5cad;--soft:#bcd6f0;--good:#0b6b3a;--bad:#a8320a;--warn:#7a5200;
--good-ground:#e2f4e9;--bad-ground:#fdeae2;--warn-ground:#fff3d6;--equal-ground:#e3eefb;
--pass:#2274b8;--fail:#bf4d0b;--limit:#a07400;--timeout:#7d52b5;--crash:#a92a63;--infra:#7b8794;--unclear:#aab3bd;
--on-mark:#ffffff;--part:#a9cdec;--none:#e9edf1;`;
const DARK = `
--ground:#10161d;--panel:#19212b;--ink:#e8edf3;--quiet:#a3b0be;--line:#364250;--grid:#26303b;
--mark:#6cb2f5;--soft:#33618f;--good:#5fce8d;--bad:#ff9a72;--warn:#f0c05a;
--good-ground:#123324;--bad-ground:#3b2015;--warn-ground:#36290d;--equal-ground:#16304b;
--pass:#4b9be0;--fail:#e8793a;--limit:#c79a2c;--timeout:#a986dc;--crash:#de6a9c;--infra:#7d8a98;--unclear:#56616d;
--on-mark:#10161d;--part:#2f5f8c;--none:#232d38;`;
const themeCss = (selector) => `${selector}{${LIGHT}}@media (prefers-color-scheme:dark){${selector}{${DARK}}}`.replaceAll("\n", "");
const CHART_CSS = [
	".chart text{font:12px/1.2 system-ui,-apple-system,Roboto,sans-serif;fill:var(--ink)}",
	".chart text{paint-order:stroke;stroke:var(--ground);stroke-width:3px;stroke-linejoin:round}",
	".chart .q{fill:var(--quiet)}.chart .b{font-weight:600}.chart .e{text-anchor:end}.chart .m{text-anchor:middle}",
	".chart .t{font-size:15px;font-weight:600}",
	".chart .grid{stroke:var(--grid)}.chart .axis{stroke:var(--quiet)}",
	".chart .zero{stroke:var(--ink);stroke-width:1.5}.chart .least{stroke:var(--quiet);stroke-dasharray:3 3}",
	".chart .band{fill:var(--equal-ground)}",
	".chart .bar{fill:var(--soft)}.chart .ci{stroke:var(--mark);stroke-width:2}.chart .dot{fill:var(--mark)}",
	".chart .open .ci{stroke:var(--quiet)}.chart .open .dot{fill:var(--ground);stroke:var(--quiet);stroke-width:2}",
	".chart .box{stroke:var(--mark);stroke-width:5}.chart .mid{fill:var(--ground);stroke:var(--mark);stroke-width:2}",
	".chart .s-pass{fill:var(--pass)}.chart .s-fail{fill:var(--fail)}.chart .s-limit{fill:var(--limit)}",
	".chart .s-timeout{fill:var(--timeout)}.chart .s-crash{fill:var(--crash)}.chart .s-infra{fill:var(--infra)}",
	".chart .s-unclear{fill:var(--unclear)}.chart .s-part{fill:var(--part)}.chart .s-none{fill:var(--none)}",
	".chart .s-lost{fill:var(--fail)}"
].join("");

// src/plugins/reporters/charts/fit-text.ts
function textWidth(text) {
	let width = 0;
	for (const character of text) width += /[\u1100-\u115f\u2e80-\uffdc\u{1f000}-\u{3ffff}]/u.test(character) ? 13 : /[A-ZmwMW@%]/.test(character) ? 9 : 6.6;
	return width;
}
function fitText(text, width) {
	if (textWidth(text) <= width) return text;
	const characters = Array.from(text.slice(0, 400));
	for (let keep = Math.min(characters.length, 200); keep > 2; keep--) {
		const head = Math.ceil(keep * 2 / 3);
		const short = `${characters.slice(0, head).join("")}\u2026${characters.slice(head - keep).join("")}`;
		if (textWidth(short) <= width) return short;
	}
	return "\u2026";
}

// src/plugins/reporters/charts/row-chart.tsx
const LAYOUT = {
	wide: {
		total: 760,
		plot: [210, 590],
		head: 0
	},
	narrow: {
		total: 328,
		plot: [10, 318],
		head: 20
	}
};
const GAP = 8;
function RowChart({ width, file = false, alt, rows, plotHeight = 18, axis, behind }) {
	const { total, plot, head } = LAYOUT[width];
	const x = axis(plot);
	const rowHeight = head + plotHeight + GAP;
	const height = rows.length * rowHeight + GAP / 2;
	const pad = file ? 12 : 0;
	return /* @__PURE__ */ require_vendor_preact.a("svg", {
		class: `chart ${width}`,
		viewBox: `${-pad} ${-pad} ${total + 2 * pad} ${height + 40 + 2 * pad}`,
		role: "img",
		"aria-label": require_shared_read.line(alt, 1e3),
		...file ? {
			xmlns: "http://www.w3.org/2000/svg",
			width: total + 2 * pad
		} : {},
		children: [
			file ? /* @__PURE__ */ require_vendor_preact.a("style", { children: themeCss("svg") + CHART_CSS }) : null,
			file ? /* @__PURE__ */ require_vendor_preact.a("rect", {
				x: -pad,
				y: -pad,
				width: "100%",
				height: "100%",
				fill: "var(--ground)"
			}) : null,
			x.ticks.map(({ value, label }) => /* @__PURE__ */ require_vendor_preact.a("g", { children: [/* @__PURE__ */ require_vendor_preact.a("line", {
				class: "grid",
				x1: px(x.at(value)),
				x2: px(x.at(value)),
				y1: "0",
				y2: height
			}), /* @__PURE__ */ require_vendor_preact.a("text", {
				class: "q m",
				x: px(x.at(value)),
				y: height + 16,
				children: label
			})] }, value)),
			behind?.(x, height),
			/* @__PURE__ */ require_vendor_preact.a("line", {
				class: "axis",
				x1: plot[0],
				x2: plot[1],
				y1: height,
				y2: height
			}),
			/* @__PURE__ */ require_vendor_preact.a("text", {
				class: "q m",
				x: (plot[0] + plot[1]) / 2,
				y: height + 34,
				children: x.title
			}),
			x.ends === void 0 ? null : /* @__PURE__ */ require_vendor_preact.a(require_vendor_preact.$, { children: [/* @__PURE__ */ require_vendor_preact.a("text", {
				class: "q",
				x: plot[0],
				y: height + 34,
				children: x.ends[0]
			}), /* @__PURE__ */ require_vendor_preact.a("text", {
				class: "q e",
				x: plot[1],
				y: height + 34,
				children: x.ends[1]
			})] }),
			rows.map((row, at) => /* @__PURE__ */ require_vendor_preact.a(Row, {
				row,
				x,
				top: at * rowHeight,
				width,
				plotHeight
			}, at))
		]
	});
}
function Row({ row, x, top, width, plotHeight }) {
	const { total, plot, head } = LAYOUT[width];
	const middle = top + GAP / 2 + head + plotHeight / 2;
	const text = width === "wide" ? middle + 4 : top + GAP / 2 + 13;
	const room = width === "wide" ? plot[0] - 12 : total - textWidth(row.value) - 14;
	const label = fitText(require_shared_read.line(row.label), room);
	return /* @__PURE__ */ require_vendor_preact.a("g", { children: [
		/* @__PURE__ */ require_vendor_preact.a("text", {
			class: "b",
			x: "0",
			y: text,
			children: label
		}),
		/* @__PURE__ */ require_vendor_preact.a("text", {
			class: "e",
			x: total,
			y: text,
			children: row.value
		}),
		/* @__PURE__ */ require_vendor_preact.a("g", {
			transform: `translate(0 ${middle})`,
			class: row.open === true ? "open" : void 0,
			children: row.marks(x)
		})
	] });
}
const px = (value) => Math.round(value * 10) / 10;
function Whisker({ low, high, at, x }) {
	return /* @__PURE__ */ require_vendor_preact.a(require_vendor_preact.$, { children: [low === null || high === null ? null : /* @__PURE__ */ require_vendor_preact.a("path", {
		class: "ci",
		fill: "none",
		d: `M${px(x.at(low))} -5V5M${px(x.at(low))} 0H${px(x.at(high))}M${px(x.at(high))} -5V5`
	}), /* @__PURE__ */ require_vendor_preact.a("circle", {
		class: "dot",
		cx: px(x.at(at)),
		cy: "0",
		r: "4.5"
	})] });
}

// src/plugins/reporters/charts/distribution.tsx
const BIN = 7;
function DistributionChart({ report, measure, ...frame }) {
	const tasks = require_shared_read.solvedByAll(report);
	const rows = require_shared_read.byRank(report.candidates).map(({ name, at }) => ({
		name,
		at,
		values: require_shared_read.valuesOf(tasks, at, measure)
	}));
	const all = rows.flatMap(({ values }) => values).filter((value) => value > 0);
	const [low, high] = [Math.min(...all), Math.max(...all)];
	const domain = low === high ? [low / 2, high * 2] : [low, high];
	const medians = rows.map(({ name, values }) => `${name}: median ${written(values, measure)}`).join("; ");
	return /* @__PURE__ */ require_vendor_preact.a(RowChart, {
		...frame,
		plotHeight: 34,
		alt: `${measure.title} over the tasks that every candidate passed. ${medians}.`,
		axis: (span) => logAxis(domain, span, `${measure.unit} per task, logarithmic`, require_shared_read.count),
		rows: rows.map(({ name, at, values }) => ({
			label: `${require_shared_read.letter(at)}  ${name}`,
			value: `median ${written(values, measure)}`,
			marks: (x) => /* @__PURE__ */ require_vendor_preact.a(Distribution, {
				values: values.filter((value) => value > 0),
				x
			})
		}))
	});
}
function Distribution({ values, x }) {
	const [quarter, median, threeQuarters] = [
		.25,
		.5,
		.75
	].map((share) => require_shared_read.quantile(values, share));
	if (quarter == null || median == null || threeQuarters == null) return null;
	const bins = /* @__PURE__ */ new Map();
	for (const value of values) {
		const bin = Math.floor(x.at(value) / BIN);
		bins.set(bin, (bins.get(bin) ?? 0) + 1);
	}
	const tallest = Math.max(...bins.values());
	const bars = [...bins].sort(([one], [other]) => one - other).map(([bin, count]) => `M${bin * BIN} 9v${-px(Math.max(2, count / tallest * 25))}h6V9z`).join("");
	const middle = px(x.at(median));
	return /* @__PURE__ */ require_vendor_preact.a(require_vendor_preact.$, { children: [
		/* @__PURE__ */ require_vendor_preact.a("path", {
			class: "bar",
			d: bars
		}),
		/* @__PURE__ */ require_vendor_preact.a("path", {
			class: "box",
			fill: "none",
			d: `M${px(x.at(quarter))} 13H${px(Math.max(x.at(threeQuarters), x.at(quarter) + 1))}`
		}),
		/* @__PURE__ */ require_vendor_preact.a("path", {
			class: "mid",
			d: `M${middle} 7l5 6l-5 6l-5 -6z`
		})
	] });
}
const written = (values, { write }) => {
	const median = require_shared_read.quantile(values, .5);
	return median === null ? "not measured" : write(median);
};

// src/plugins/reporters/charts/outcomes.tsx
function OutcomesChart({ report, ...frame }) {
	const ranked = require_shared_read.byRank(report.candidates);
	return /* @__PURE__ */ require_vendor_preact.a(RowChart, {
		...frame,
		alt: `How trials ended, as shares of all planned. ${ranked.map((candidate) => `${candidate.name}: ${inWords(candidate)}`).join("; ")}.`,
		axis: (span) => linearAxis([0, 1], span, "all planned trials", (share) => `${Math.round(share * 100)} %`),
		rows: ranked.map((candidate) => ({
			label: `${require_shared_read.letter(candidate.at)}  ${candidate.name}`,
			value: require_shared_read.plural(candidate.trials, "trial"),
			marks: (x) => /* @__PURE__ */ require_vendor_preact.a(Stack, {
				candidate,
				x
			})
		}))
	});
}
function Stack({ candidate, x }) {
	let from = 0;
	return /* @__PURE__ */ require_vendor_preact.a(require_vendor_preact.$, { children: require_shared_read.OUTCOME_GROUPS.map((group) => {
		const share = shareOf(candidate, require_shared_read.countIn(group, candidate.classes));
		const [left, right] = [x.at(from), x.at(from + share)];
		from += share;
		return share === 0 ? null : /* @__PURE__ */ require_vendor_preact.a("rect", {
			class: `s-${group.id}`,
			x: px(left),
			y: "-9",
			width: px(Math.max(.6, right - left - 1)),
			height: "18"
		}, group.id);
	}) });
}
const shareOf = ({ trials }, count) => trials === 0 ? 0 : count / trials;
function inWords(candidate) {
	return require_shared_read.OUTCOME_GROUPS.map((group) => [group.label, require_shared_read.countIn(group, candidate.classes)]).filter(([, count]) => count > 0).map(([label, count]) => `${label} ${require_shared_read.percent(shareOf(candidate, count))}`).join(", ");
}

// src/plugins/reporters/charts/pass-rate.tsx
function PassRateChart({ report, ...frame }) {
	const ranked = require_shared_read.byRank(report.candidates);
	return /* @__PURE__ */ require_vendor_preact.a(RowChart, {
		...frame,
		alt: `Pass rates with 95 % Wilson intervals. ${ranked.map(({ name, pass_at_attempts: { rate } }) => `${name}: ${require_shared_read.percent(rate)}`).join("; ")}.`,
		axis: (span) => linearAxis([0, 1], span, "trials passed", (share) => `${Math.round(share * 100)} %`),
		rows: ranked.map(({ name, at, pass_at_attempts: { rate, wilson } }) => ({
			label: `${require_shared_read.letter(at)}  ${name}`,
			value: wilson === null ? "no scored trial" : `${require_shared_read.percent(rate)} [${whole(wilson.low)}, ${whole(wilson.high)}]`,
			marks: (x) => rate === null ? null : /* @__PURE__ */ require_vendor_preact.a(require_vendor_preact.$, { children: [/* @__PURE__ */ require_vendor_preact.a("rect", {
				class: "bar",
				x: px(x.at(0)),
				y: "-7",
				width: px(x.at(rate) - x.at(0)),
				height: "14"
			}), /* @__PURE__ */ require_vendor_preact.a(Whisker, {
				low: wilson?.low ?? null,
				high: wilson?.high ?? null,
				at: rate,
				x
			})] })
		}))
	});
}
const whole = (share) => (share * 100).toFixed(0);

// src/plugins/reporters/charts/task-map.tsx
function TaskMap({ report, ...frame }) {
	const { differing, alike } = require_shared_read.agreementOf(report);
	const tasks = [...differing, ...alike];
	return /* @__PURE__ */ require_vendor_preact.a(RowChart, {
		...frame,
		alt: `Map of all ${tasks.length} tasks by candidate. Candidates differ on ${differing.length}, which stand first; they agree on ${alike.length}.`,
		axis: (span) => linearAxis([0, Math.max(1, tasks.length)], span, "tasks, the most divided first", (count) => Number.isInteger(count) ? String(count) : ""),
		rows: require_shared_read.byRank(report.candidates).map(({ name, at, pass_at_attempts: { passed, n } }) => ({
			label: `${require_shared_read.letter(at)}  ${name}`,
			value: `${passed} of ${n} passed`,
			marks: (x) => /* @__PURE__ */ require_vendor_preact.a(Stripes, {
				tasks,
				candidate: at,
				x
			})
		})),
		behind: (x, height) => differing.length === 0 || alike.length === 0 ? null : /* @__PURE__ */ require_vendor_preact.a("path", {
			class: "zero",
			fill: "none",
			d: `M${px(x.at(differing.length))} 0V${height}`
		})
	});
}
function Stripes({ tasks, candidate, x }) {
	const runs = [];
	for (const [at, task] of tasks.entries()) {
		const level = levelOf(task.cells[candidate]);
		const last = runs.at(-1);
		if (last?.level === level) last.to = at + 1;
		else runs.push({
			level,
			from: at,
			to: at + 1
		});
	}
	return /* @__PURE__ */ require_vendor_preact.a(require_vendor_preact.$, { children: runs.map(({ level, from, to }) => /* @__PURE__ */ require_vendor_preact.a("rect", {
		class: `s-${level}`,
		x: px(x.at(from)),
		y: "-9",
		width: px(x.at(to) - x.at(from)),
		height: "18"
	}, from)) });
}
function levelOf(cell) {
	if (cell?.pass_rate === void 0 || cell.pass_rate === null) return "none";
	if (cell.pass_rate === 1) return "pass";
	return cell.pass_rate === 0 ? "lost" : "part";
}

// src/plugins/reporters/charts/verdict-forest.tsx
function VerdictForest({ report, ...frame }) {
	const { pairs, candidates, settings } = report;
	const [left, right] = pairs.length === 1 ? ["B", "A"] : ["second", "first"];
	const inWords = (pair) => `${pair.a} minus ${pair.b}: ${require_shared_read.points(pair.delta)}${intervalOf(pair)}, ${require_shared_read.verdictWord(pair, candidates)}`;
	return /* @__PURE__ */ require_vendor_preact.a(RowChart, {
		...frame,
		alt: `Difference in pass rate of each pair, in percentage points, with 95 % intervals. ${pairs.slice(0, 120).map(inWords).join("; ")}.`,
		axis: (span) => ({
			...linearAxis(domainOf(report), span, "points", tick),
			ends: [`\u2190 ${left} better`, `${right} better \u2192`]
		}),
		behind: (x, height) => /* @__PURE__ */ require_vendor_preact.a(Marks, {
			x,
			height,
			margin: settings.margin,
			threshold: settings.threshold
		}),
		rows: pairs.slice(0, 120).map((pair) => ({
			label: `${require_shared_read.pairLetters(pair, candidates)}:  ${frame.width === "narrow" ? shortWord(pair, candidates) : require_shared_read.verdictWord(pair, candidates)}`,
			value: pair.delta === null ? "not measured" : `${require_shared_read.points(pair.delta)}${intervalOf(pair)}`,
			open: pair.kind !== "win",
			marks: (x) => pair.delta === null ? null : /* @__PURE__ */ require_vendor_preact.a(Whisker, {
				...pair.ci ? require_shared_read.onScale(pair.ci) : NO_ENDS,
				at: pair.delta,
				x
			})
		}))
	});
}
const shortWord = (pair, candidates) => pair.kind === "inconclusive" ? "no winner" : require_shared_read.verdictWord(pair, candidates);
const tick = (share) => require_shared_read.signedPoints(share).replace(/\.0$/, "").replace(/^\+0$/, "0");
function Marks({ x, height, margin, threshold }) {
	const least = [-threshold, threshold].map((share) => `M${px(x.at(share))} 0V${height}`).join("");
	return /* @__PURE__ */ require_vendor_preact.a(require_vendor_preact.$, { children: [
		/* @__PURE__ */ require_vendor_preact.a("rect", {
			class: "band",
			x: px(x.at(-margin)),
			y: "0",
			width: px(x.at(margin) - x.at(-margin)),
			height
		}),
		/* @__PURE__ */ require_vendor_preact.a("path", {
			class: "least",
			fill: "none",
			d: least
		}),
		/* @__PURE__ */ require_vendor_preact.a("path", {
			class: "zero",
			fill: "none",
			d: `M${px(x.at(0))} 0V${height}`
		})
	] });
}
function domainOf({ pairs, settings: { margin, threshold } }) {
	const ends = pairs.flatMap(({ delta, ci }) => [
		delta,
		ci?.low,
		ci?.high
	]).filter((end) => end !== null && end !== void 0);
	const [low, high] = [Math.min(-margin, -threshold, ...ends), Math.max(margin, threshold, ...ends)];
	const air = (high - low) * .04;
	return [Math.max(-1, low - air), Math.min(1, high + air)];
}
function intervalOf({ ci }) {
	if (ci === null) return "";
	const { low, high } = require_shared_read.onScale(ci);
	return ` [${require_shared_read.signedPoints(low)}, ${require_shared_read.signedPoints(high)}]`;
}
const NO_ENDS = {
	low: null,
	high: null
};

Object.defineProperty(exports, "CHART_CSS", {
  enumerable: true,
  get: function () {
    return CHART_CSS;
  }
});
Object.defineProperty(exports, "DistributionChart", {
  enumerable: true,
  get: function () {
    return DistributionChart;
  }
});
Object.defineProperty(exports, "OutcomesChart", {
  enumerable: true,
  get: function () {
    return OutcomesChart;
  }
});
Object.defineProperty(exports, "PassRateChart", {
  enumerable: true,
  get: function () {
    return PassRateChart;
  }
});
Object.defineProperty(exports, "TaskMap", {
  enumerable: true,
  get: function () {
    return TaskMap;
  }
});
Object.defineProperty(exports, "VerdictForest", {
  enumerable: true,
  get: function () {
    return VerdictForest;
  }
});
Object.defineProperty(exports, "themeCss", {
  enumerable: true,
  get: function () {
    return themeCss;
  }
});