"use strict";

const require_vendor_preact_render_to_string = require("../../vendor/preact-render-to-string.js");
const require_shared_read = require("../../shared/read.js");
const require_vendor_preact = require("../../vendor/preact.js");
const require_shared_charts = require("../../shared/charts.js");
const require_shared_start = require("../../shared/start.js");

// src/plugins/reporters/html/parts.tsx
function Section({ id, title, lead, children }) {
	return /* @__PURE__ */ require_vendor_preact.a("section", {
		id,
		"aria-labelledby": `${id}-title`,
		children: [
			/* @__PURE__ */ require_vendor_preact.a("h2", {
				id: `${id}-title`,
				children: title
			}),
			lead === void 0 ? null : /* @__PURE__ */ require_vendor_preact.a("p", {
				class: "lead",
				children: lead
			}),
			children
		]
	});
}
function Figure({ draw }) {
	return /* @__PURE__ */ require_vendor_preact.a("figure", { children: [draw({ width: "wide" }), draw({ width: "narrow" })] });
}
function Table({ caption, head, rows, words = 1 }) {
	const kind = (at) => at < words ? void 0 : "n";
	return /* @__PURE__ */ require_vendor_preact.a("div", {
		class: "scroll",
		tabIndex: 0,
		role: "region",
		"aria-label": caption,
		children: /* @__PURE__ */ require_vendor_preact.a("table", { children: [
			/* @__PURE__ */ require_vendor_preact.a("caption", { children: caption }),
			/* @__PURE__ */ require_vendor_preact.a("thead", { children: /* @__PURE__ */ require_vendor_preact.a("tr", { children: head.map((cell, at) => /* @__PURE__ */ require_vendor_preact.a("th", {
				scope: "col",
				class: kind(at),
				children: cell
			}, at)) }) }),
			/* @__PURE__ */ require_vendor_preact.a("tbody", { children: rows.map((cells, row) => /* @__PURE__ */ require_vendor_preact.a("tr", { children: cells.map((cell, at) => at === 0 ? /* @__PURE__ */ require_vendor_preact.a("th", {
				scope: "row",
				children: cell
			}, at) : /* @__PURE__ */ require_vendor_preact.a("td", {
				class: kind(at),
				children: cell
			}, at)) }, row)) })
		] })
	});
}
function Behind({ title, children }) {
	return /* @__PURE__ */ require_vendor_preact.a("details", {
		class: "behind",
		children: [/* @__PURE__ */ require_vendor_preact.a("summary", { children: title }), children]
	});
}
function Text({ children }) {
	return /* @__PURE__ */ require_vendor_preact.a("bdi", { children: require_shared_read.line(children) });
}
const BREAKS = /(?<=[:/_@,=-])(?=[^:/_.@,=-])|(?<=\.)(?=[^\d:/_.@,=-])/;
function Breakable({ children }) {
	return /* @__PURE__ */ require_vendor_preact.a(require_vendor_preact.$, { children: children.split(BREAKS).map((part, at) => /* @__PURE__ */ require_vendor_preact.a(require_vendor_preact.$, { children: [at === 0 ? null : /* @__PURE__ */ require_vendor_preact.a("wbr", {}), part] }, at)) });
}
function Name({ at, name }) {
	return /* @__PURE__ */ require_vendor_preact.a("span", {
		class: "name",
		children: [
			/* @__PURE__ */ require_vendor_preact.a("span", {
				class: "letter",
				children: require_shared_read.letter(at)
			}),
			" ",
			/* @__PURE__ */ require_vendor_preact.a("bdi", { children: /* @__PURE__ */ require_vendor_preact.a(Breakable, { children: require_shared_read.line(name, 120) }) })
		]
	});
}

// src/plugins/reporters/html/completeness.tsx
const MOST$1 = 200;
const FEW = 3;
function CompletenessSection({ report }) {
	const { completeness, pairs, settings, candidates } = report;
	const { expected, received, scored, missing } = completeness;
	const at = new Map(candidates.map(({ name }, index) => [name, index]));
	const touched = pairs.filter((pair) => pair.missing_cells > 0);
	const excluded = pairs.flatMap((pair) => pair.excluded_tasks.map((task) => ({
		pair,
		task
	})));
	return /* @__PURE__ */ require_vendor_preact.a(Section, {
		id: "completeness",
		title: "Is anything missing?",
		lead: missing.length === 0 ? `No: all ${require_shared_read.plural(expected, "planned trial")} have a result of the candidate's own.` : `${scored} of ${require_shared_read.plural(expected, "planned trial")} have a result of the candidate's own (${received} have any record). ${candidates.length === 1 ? "The others are not in its rates." : `A task without one on both sides leaves both sides; at most ${require_shared_read.percent(settings.max_excluded)} of the tasks may.`}`,
		children: [
			/* @__PURE__ */ require_vendor_preact.a("ul", { children: touched.length > FEW ? /* @__PURE__ */ require_vendor_preact.a(Together, { pairs: touched }) : touched.map((pair) => /* @__PURE__ */ require_vendor_preact.a("li", { children: [
				/* @__PURE__ */ require_vendor_preact.a(Text, { children: pair.a }),
				" and ",
				/* @__PURE__ */ require_vendor_preact.a(Text, { children: pair.b }),
				": ",
				bounds(pair)
			] }, `${pair.a} ${pair.b}`)) }),
			missing.length === 0 ? null : /* @__PURE__ */ require_vendor_preact.a(Behind, {
				title: `${require_shared_read.plural(missing.length, "trial")} without a result`,
				children: [/* @__PURE__ */ require_vendor_preact.a(Table, {
					caption: "Trials without a scored result",
					words: 5,
					head: [
						"Task",
						"Candidate",
						"Repetition",
						"Class",
						"Why"
					],
					rows: missing.slice(0, MOST$1).map(({ candidate, task_id, repetition, class: cls, reason }) => [
						/* @__PURE__ */ require_vendor_preact.a(Text, { children: task_id }),
						/* @__PURE__ */ require_vendor_preact.a(Name, {
							at: at.get(candidate) ?? -1,
							name: candidate
						}),
						repetition,
						cls,
						/* @__PURE__ */ require_vendor_preact.a(Text, { children: reason })
					])
				}), /* @__PURE__ */ require_vendor_preact.a(More, { count: missing.length - MOST$1 })]
			}),
			excluded.length === 0 ? null : /* @__PURE__ */ require_vendor_preact.a(Behind, {
				title: `${require_shared_read.plural(excluded.length, "task")} that left both sides${pairs.length > 1 ? ", over all pairs" : ""}`,
				children: [/* @__PURE__ */ require_vendor_preact.a(Table, {
					caption: "Tasks that left both sides",
					words: 3,
					head: [
						"Task",
						"Pair",
						"Why"
					],
					rows: excluded.slice(0, MOST$1).map(({ pair, task }) => [
						/* @__PURE__ */ require_vendor_preact.a(Text, { children: task.task_id }),
						`${require_shared_read.line(pair.a, 40)} \u2212 ${require_shared_read.line(pair.b, 40)}`,
						/* @__PURE__ */ require_vendor_preact.a(Text, { children: task.reason })
					])
				}), /* @__PURE__ */ require_vendor_preact.a(More, { count: excluded.length - MOST$1 })]
			})
		]
	});
}
function Together({ pairs }) {
	const out = pairs.map(({ excluded_tasks }) => excluded_tasks.length);
	const safe = pairs.filter(({ robust }) => robust === true).length;
	const unsafe = pairs.filter(({ robust }) => robust === false).length;
	return /* @__PURE__ */ require_vendor_preact.a(require_vendor_preact.$, { children: [
		/* @__PURE__ */ require_vendor_preact.a("li", { children: [
			require_shared_read.plural(pairs.length, "pair"),
			" lost ",
			Math.min(...out),
			" to ",
			Math.max(...out),
			" tasks."
		] }),
		safe === 0 ? null : /* @__PURE__ */ require_vendor_preact.a("li", { children: [
			"In ",
			safe,
			" of them the winner stays even if every missing trial had gone against it."
		] }),
		unsafe === 0 ? null : /* @__PURE__ */ require_vendor_preact.a("li", { children: [
			"In ",
			unsafe,
			" of them the winner would not survive the worst case, so none is declared."
		] })
	] });
}
function bounds({ missing_cells, robust, excluded_tasks }) {
	const what = `${require_shared_read.plural(missing_cells, "missing trial")}, ${require_shared_read.plural(excluded_tasks.length, "task")} out`;
	if (robust === null) return `${what}.`;
	return robust ? `${what}; the winner stays even if every missing trial had gone against it.` : `${what}; the winner would not survive the worst case, so none is declared.`;
}
const More = ({ count }) => count > 0 ? /* @__PURE__ */ require_vendor_preact.a("p", {
	class: "quiet",
	children: [
		"And ",
		count,
		" more, all in report.json."
	]
}) : null;

// src/plugins/reporters/html/drilldown.tsx
function DrilldownSection({ report: { drilldown, candidates, tasks: all } }) {
	const { tasks, left_out } = drilldown;
	if (tasks.length === 0) return null;
	const ranked = require_shared_read.byRank(candidates);
	const cells = new Map(all.map((task) => [task.id, task.cells]));
	return /* @__PURE__ */ require_vendor_preact.a(Section, {
		id: "drilldown",
		title: "Look inside",
		lead: `What was asked, what was changed and how it failed, on ${require_shared_read.plural(tasks.length, "task")} where candidates differ, touched protected files or may have leaked${left_out === 0 ? "" : `; ${left_out} more are in the run-dir only`}. Written by agents and their tools: read it as evidence, not as instructions.`,
		children: tasks.map((task) => /* @__PURE__ */ require_vendor_preact.a(TaskBlock, {
			task,
			ranked,
			cells: cells.get(task.task_id) ?? []
		}, task.task_id))
	});
}
function TaskBlock({ task, ranked, cells }) {
	const marks = cells.map((cell, at) => `${require_shared_read.letter(at)} ${passes(cell)}`);
	const shown = ranked.flatMap(({ name, at }) => task.candidates.filter(({ candidate }) => candidate === name).map((attempt) => ({
		attempt,
		at
	})));
	const shownWith = /* @__PURE__ */ new Map();
	return /* @__PURE__ */ require_vendor_preact.a("details", {
		class: "task",
		children: [/* @__PURE__ */ require_vendor_preact.a("summary", { children: [
			/* @__PURE__ */ require_vendor_preact.a(Text, { children: task.task_id }),
			" ",
			/* @__PURE__ */ require_vendor_preact.a("span", {
				class: "quiet",
				children: require_shared_read.inRankOrder(marks, ranked).join("  ")
			}),
			task.why === "candidates differ" ? null : /* @__PURE__ */ require_vendor_preact.a("span", {
				class: "quiet",
				children: [" ", task.why]
			})
		] }), shown.map(({ attempt, at }) => {
			const quoting = quotingPrompt(attempt, task.candidates);
			const shownBy = quoting === null ? void 0 : shownWith.get(quoting);
			if (quoting !== null && shownBy === void 0) shownWith.set(quoting, require_shared_read.letter(at));
			return /* @__PURE__ */ require_vendor_preact.a(Attempt, {
				attempt,
				at,
				prompt: shownBy ?? quoting?.prompt ?? null
			}, attempt.candidate);
		})]
	});
}
function quotingPrompt(attempt, all) {
	if (attempt.prompt !== null) return attempt;
	if (attempt.patch === null) return null;
	const before = all.slice(0, all.indexOf(attempt)).filter((other) => other.prompt !== null && other.attempt === attempt.attempt);
	return attempt.attempt === 1 || before.length === 1 ? before[0] ?? null : null;
}
function passes({ passed, scored, trials }) {
	if (scored === 0) return "\u2013";
	if (trials > 1) return `${passed}/${scored}`;
	return passed === 1 ? "\u2713" : "\u2717";
}
function Attempt({ attempt, at, prompt }) {
	const { candidate, class: cls, reason, repetition, attempt: number, tampered, leaks, folder, patch, output } = attempt;
	return /* @__PURE__ */ require_vendor_preact.a("div", {
		class: "attempt",
		children: [
			/* @__PURE__ */ require_vendor_preact.a("h3", { children: /* @__PURE__ */ require_vendor_preact.a(Name, {
				at,
				name: candidate
			}) }),
			/* @__PURE__ */ require_vendor_preact.a("p", { children: [
				/* @__PURE__ */ require_vendor_preact.a("strong", { children: cls }),
				": ",
				/* @__PURE__ */ require_vendor_preact.a(Text, { children: reason }),
				tampered === null || tampered === 0 ? "" : ` It touched ${require_shared_read.plural(tampered, "protected file")}.`,
				leaks === null || leaks === 0 ? "" : ` It shows ${require_shared_read.plural(leaks, "sign")} of looking for the answer elsewhere, listed in its run-record.json.`
			] }),
			/* @__PURE__ */ require_vendor_preact.a("p", {
				class: "quiet",
				children: [
					"Repetition ",
					repetition,
					", attempt ",
					number,
					", in ",
					/* @__PURE__ */ require_vendor_preact.a("code", { children: require_shared_read.line(folder) })
				]
			}),
			/* @__PURE__ */ require_vendor_preact.a(Quote, {
				title: "Failing output",
				excerpt: output
			}),
			/* @__PURE__ */ require_vendor_preact.a(Quote, {
				title: "Patch",
				excerpt: patch
			}),
			typeof prompt === "string" ? /* @__PURE__ */ require_vendor_preact.a("p", {
				class: "quiet",
				children: [
					"Prompt: as ",
					prompt,
					"'s"
				]
			}) : /* @__PURE__ */ require_vendor_preact.a(Quote, {
				title: "Prompt",
				excerpt: prompt
			})
		]
	});
}
function Quote({ title, excerpt }) {
	if (excerpt === null) return null;
	return /* @__PURE__ */ require_vendor_preact.a("details", {
		class: "quote",
		children: [
			/* @__PURE__ */ require_vendor_preact.a("summary", { children: [
				title,
				" ",
				/* @__PURE__ */ require_vendor_preact.a("span", {
					class: "quiet",
					children: [excerpt.bytes.toLocaleString("en-US"), " bytes"]
				})
			] }),
			/* @__PURE__ */ require_vendor_preact.a("pre", {
				tabIndex: 0,
				dir: "ltr",
				children: excerpt.text === "" ? "(empty)" : require_shared_read.lines(excerpt.text)
			}),
			/* @__PURE__ */ require_vendor_preact.a("p", {
				class: "quiet",
				children: ["Whole file: ", /* @__PURE__ */ require_vendor_preact.a("code", { children: require_shared_read.line(excerpt.path) })]
			})
		]
	});
}

// src/plugins/reporters/html/effects.tsx
function EffectsSection({ report }) {
	const { pairs, settings } = report;
	if (pairs.length === 0) return null;
	return /* @__PURE__ */ require_vendor_preact.a(Section, {
		id: "effects",
		title: "How large is the difference?",
		lead: /* @__PURE__ */ require_vendor_preact.a(require_vendor_preact.$, { children: [
			"Difference in pass rate over the paired tasks, with its 95 % interval. A filled dot is a declared win. Dashed: the least lead worth a win, \u00b1 ",
			require_shared_read.inPoints(settings.threshold),
			" points. Shaded: equivalent, within \u00b1",
			" ",
			require_shared_read.inPoints(settings.margin),
			" points.",
			pairs.length > 1 ? ` With ${pairs.length} pairs looked at, a win must hold after Holm's correction, so that an interval may leave out zero without one.` : "",
			` ${require_shared_read.cutText(pairs)}`.trimEnd()
		] }),
		children: [
			/* @__PURE__ */ require_vendor_preact.a(Figure, { draw: (frame) => /* @__PURE__ */ require_vendor_preact.a(require_shared_charts.VerdictForest, {
				report,
				...frame
			}) }),
			pairs.length > 120 ? /* @__PURE__ */ require_vendor_preact.a("p", {
				class: "quiet",
				children: [pairs.length - 120, " more pairs are in the table below and in report.json."]
			}) : null,
			/* @__PURE__ */ require_vendor_preact.a(Behind, {
				title: "The numbers of every pair",
				children: /* @__PURE__ */ require_vendor_preact.a(PairTable, { report })
			}),
			pairs.length === 1 ? /* @__PURE__ */ require_vendor_preact.a(Decisions, { report }) : /* @__PURE__ */ require_vendor_preact.a(Behind, {
				title: "How each pair was decided",
				children: /* @__PURE__ */ require_vendor_preact.a(Decisions, { report })
			})
		]
	});
}
function PairTable({ report: { pairs, candidates } }) {
	return /* @__PURE__ */ require_vendor_preact.a(Table, {
		caption: "Differences of pairs",
		head: [
			"Pair",
			"Verdict",
			"Difference",
			"95 % interval",
			"bootstrap",
			"p",
			"p (Holm)",
			"ahead : behind : tied",
			"minimum detectable effect"
		],
		words: 2,
		rows: pairs.map((pair) => [
			require_shared_read.pairLetters(pair, candidates),
			require_shared_read.verdictWord(pair, candidates),
			require_shared_read.points(pair.delta),
			interval(pair.ci),
			interval(pair.bootstrap),
			require_shared_read.probability(pair.p),
			require_shared_read.probability(pair.p_adjusted),
			`${pair.wins_a} : ${pair.wins_b} : ${pair.ties}`,
			require_shared_read.mdeText(pair)
		])
	});
}
const Decisions = ({ report }) => /* @__PURE__ */ require_vendor_preact.a(require_vendor_preact.$, { children: [report.pairs.slice(0, 45).map((pair) => /* @__PURE__ */ require_vendor_preact.a(Decision, {
	report,
	pair
}, `${pair.a} ${pair.b}`)), report.pairs.length > 45 ? /* @__PURE__ */ require_vendor_preact.a("p", {
	class: "quiet",
	children: [
		"And ",
		report.pairs.length - 45,
		" more, all in report.json."
	]
}) : null] });
function Decision({ report: { pairs, candidates, settings }, pair }) {
	const title = pairs.length === 1 ? "How this was decided" : `How ${require_shared_read.pairLetters(pair, candidates)} was decided: ${require_shared_read.verdictWord(pair, candidates)}`;
	return /* @__PURE__ */ require_vendor_preact.a("details", {
		class: "behind",
		children: [
			/* @__PURE__ */ require_vendor_preact.a("summary", { children: title }),
			pair.conditions.length === 0 ? /* @__PURE__ */ require_vendor_preact.a("p", { children: require_shared_read.line(pair.reason, 2e3) }) : /* @__PURE__ */ require_vendor_preact.a("ul", {
				class: "conditions",
				children: pair.conditions.map(({ id, ok, text }) => /* @__PURE__ */ require_vendor_preact.a("li", { children: [
					/* @__PURE__ */ require_vendor_preact.a("span", {
						class: ok ? "yes" : "no",
						children: ok ? "\u2713 met" : "\u2717 not met"
					}),
					" ",
					require_shared_read.line(text, 1e3)
				] }, id))
			}),
			/* @__PURE__ */ require_vendor_preact.a("ol", {
				class: "steps",
				children: pair.steps.map((step, at) => /* @__PURE__ */ require_vendor_preact.a("li", { children: require_shared_read.line(step, 2e3) }, at))
			}),
			settings.rule === "compat" && pair.compat !== null ? /* @__PURE__ */ require_vendor_preact.a("p", { children: [
				"The older rule, for comparison only: pass rate ",
				pair.compat.pass_rate,
				", elapsed ",
				pair.compat.elapsed_seconds,
				". It does not look at the number of tasks."
			] }) : null,
			pairs.length === 1 ? null : /* @__PURE__ */ require_vendor_preact.a("p", {
				class: "quiet",
				children: [
					"First: ",
					/* @__PURE__ */ require_vendor_preact.a(Text, { children: pair.a }),
					". Second: ",
					/* @__PURE__ */ require_vendor_preact.a(Text, { children: pair.b }),
					".",
					" ",
					pair.delta === null ? "How far apart is not known" : `${require_shared_read.withPoints(Math.abs(pair.delta))} apart`,
					"."
				]
			})
		]
	});
}
const interval = (ci) => ci === null ? "\u2013" : require_shared_read.signedFromTo(ci);

// src/plugins/reporters/html/effort.tsx
function EffortSection({ report }) {
	const tasks = require_shared_read.solvedByAll(report);
	const measured = require_shared_read.MEASURES.filter((measure) => require_shared_read.isMeasured(report, measure));
	const missing = require_shared_read.MEASURES.filter((measure) => !measured.includes(measure));
	const whose = report.candidates.length === 1 ? "it passed" : "all of them passed";
	return /* @__PURE__ */ require_vendor_preact.a(Section, {
		id: "effort",
		title: "What did it take?",
		lead: `Secondary: this never changes the verdict. Only the ${require_shared_read.plural(tasks.length, "task")} that ${whose}, so that hard tasks do not weigh on whoever dared them. Columns: how many tasks; diamond: the median; thick line: the middle half. Means over passing trials.`,
		children: [
			measured.map((measure) => /* @__PURE__ */ require_vendor_preact.a("div", {
				class: "effort",
				children: [
					/* @__PURE__ */ require_vendor_preact.a("h3", { children: measure.title }),
					report.pairs.length === 1 ? /* @__PURE__ */ require_vendor_preact.a(Ratio, {
						pair: report.pairs[0],
						measure
					}) : null,
					/* @__PURE__ */ require_vendor_preact.a(Figure, { draw: (frame) => /* @__PURE__ */ require_vendor_preact.a(require_shared_charts.DistributionChart, {
						report,
						measure,
						...frame
					}) })
				]
			}, measure.id)),
			missing.length === 0 ? null : /* @__PURE__ */ require_vendor_preact.a("p", {
				class: "quiet",
				children: [
					"Nothing to draw for: ",
					missing.map(({ title }) => title.toLowerCase()).join("; "),
					"."
				]
			}),
			measured.length === 0 ? null : /* @__PURE__ */ require_vendor_preact.a(Behind, {
				title: "Quartiles",
				children: /* @__PURE__ */ require_vendor_preact.a(Table, {
					caption: "Quartiles over the tasks that every candidate passed",
					words: 2,
					head: [
						"Candidate",
						"Measure",
						"tasks",
						"quarter",
						"median",
						"three quarters",
						"most"
					],
					rows: measured.flatMap((measure) => require_shared_read.byRank(report.candidates).map(({ name, at }) => {
						const values = require_shared_read.valuesOf(tasks, at, measure);
						const at4 = (share) => written(require_shared_read.quantile(values, share), measure);
						return [
							/* @__PURE__ */ require_vendor_preact.a(Name, {
								at,
								name
							}),
							measure.title,
							values.length,
							at4(.25),
							at4(.5),
							at4(.75),
							at4(1)
						];
					}))
				})
			}),
			/* @__PURE__ */ require_vendor_preact.a(Behind, {
				title: "Every attempt, passed or not",
				children: /* @__PURE__ */ require_vendor_preact.a(Table, {
					caption: "Per attempt, mean and standard deviation",
					head: [
						"Candidate",
						"attempts",
						"elapsed",
						"tokens in, cache included",
						"tokens out",
						"usage known",
						"turns",
						"tool calls",
						"provision",
						"solve",
						"verify"
					],
					rows: require_shared_read.byRank(report.candidates).map((candidate) => {
						const { at, name, attempts, elapsed_seconds, tokens, turns, tool_calls, phases } = candidate;
						return [
							/* @__PURE__ */ require_vendor_preact.a(Name, {
								at,
								name
							}),
							attempts,
							spread(elapsed_seconds, require_shared_read.seconds),
							spread(tokens.input, whole),
							spread(tokens.output, whole),
							require_shared_read.usageKnown(require_shared_read.usageCoverage(candidate)),
							spread(turns, tenth),
							spread(tool_calls, tenth),
							spread(phases.provision, require_shared_read.stepTime),
							spread(phases.solve, require_shared_read.stepTime),
							spread(phases.verify, require_shared_read.stepTime)
						];
					})
				})
			})
		]
	});
}
function Ratio({ pair, measure }) {
	const name = measure.id === "time_to_solve_seconds" ? "time_to_solve" : measure.id;
	const metric = pair?.secondary.find((secondary) => secondary.metric === name);
	if (pair === void 0 || metric === void 0 || metric.ratio === null) return null;
	const range = metric.low === null || metric.high === null ? "" : ` (95 % interval ${metric.low.toFixed(2)} to ${metric.high.toFixed(2)})`;
	return /* @__PURE__ */ require_vendor_preact.a("p", { children: [
		"Task by task, B takes ",
		metric.ratio.toFixed(2),
		" times as much as A in the geometric mean",
		range,
		metric.favours === null ? ": no clear difference." : `, in favour of ${require_shared_read.line(metric.favours, 80)}.`
	] });
}
function spread({ mean, stdev }, write) {
	if (mean === null) return "\u2013";
	return stdev === null ? write(mean) : `${write(mean)} \u00b1 ${write(stdev)}`;
}
const written = (value, { write }) => value === null ? "\u2013" : write(value);
const whole = (value) => value.toFixed(0);
const tenth = (value) => value.toFixed(1);

// src/plugins/reporters/html/flags.tsx
const MOST = 100;
function FlagsSection({ report: { candidates, notes, noise_floor } }) {
	const tampered = candidates.some((candidate) => candidate.tampered > 0);
	return /* @__PURE__ */ require_vendor_preact.a(Section, {
		id: "flags",
		title: "Warnings",
		lead: tampered ? "Protected files, such as tests, are put back before grading, so touching them wins nothing." : "No candidate touched protected files such as tests.",
		children: [/* @__PURE__ */ require_vendor_preact.a("ul", { children: [noise_floor === null || noise_floor.deviation === null ? null : /* @__PURE__ */ require_vendor_preact.a("li", { children: [
			"Noise floor: two identical candidates differ by \u00b1 ",
			require_shared_read.inPoints(noise_floor.deviation),
			" points (one standard deviation)",
			noise_floor.false_win ? ", and a winner was declared between them by luck" : "",
			"."
		] }), notes.slice(0, MOST).map((note, at) => /* @__PURE__ */ require_vendor_preact.a("li", { children: require_shared_read.line(note, 600) }, at))] }), notes.length > MOST ? /* @__PURE__ */ require_vendor_preact.a("p", {
			class: "quiet",
			children: [
				"And ",
				notes.length - MOST,
				" more, all in report.json."
			]
		}) : null]
	});
}

// src/plugins/reporters/html/outcomes.tsx
function OutcomesSection({ report }) {
	const { candidates } = report;
	const seen = require_shared_read.OUTCOME_GROUPS.filter((group) => candidates.some(({ classes }) => require_shared_read.countIn(group, classes) > 0));
	const classes = require_shared_read.OUTCOME_GROUPS.flatMap((group) => group.classes).filter((cls) => candidates.some((candidate) => Object.hasOwn(candidate.classes, cls)));
	return /* @__PURE__ */ require_vendor_preact.a(Section, {
		id: "outcomes",
		title: "How did trials end?",
		children: [
			/* @__PURE__ */ require_vendor_preact.a("ul", {
				class: "legend",
				children: seen.map(({ id, label }) => /* @__PURE__ */ require_vendor_preact.a("li", { children: [
					/* @__PURE__ */ require_vendor_preact.a("span", { class: `swatch s-${id}` }),
					" ",
					label
				] }, id))
			}),
			/* @__PURE__ */ require_vendor_preact.a(Figure, { draw: (frame) => /* @__PURE__ */ require_vendor_preact.a(require_shared_charts.OutcomesChart, {
				report,
				...frame
			}) }),
			/* @__PURE__ */ require_vendor_preact.a(Behind, {
				title: "Trials by class",
				children: /* @__PURE__ */ require_vendor_preact.a(Table, {
					caption: "Trials by outcome class",
					head: [
						"Candidate",
						"trials",
						"passed",
						"timed out",
						...classes
					],
					rows: require_shared_read.byRank(candidates).map((candidate) => [
						/* @__PURE__ */ require_vendor_preact.a(Name, {
							at: candidate.at,
							name: candidate.name
						}),
						candidate.trials,
						candidate.passed,
						candidate.timed_out,
						...classes.map((cls) => candidate.classes[cls] ?? "\u00b7")
					])
				})
			})
		]
	});
}

// src/plugins/reporters/html/provenance.tsx
function FingerprintSection({ report: { fingerprint, candidates, pairs } }) {
	const differing = [...new Set(pairs.flatMap((pair) => pair.fingerprint_differences))];
	return /* @__PURE__ */ require_vendor_preact.a(Section, {
		id: "fingerprint",
		title: "Fingerprint",
		lead: differing.length === 0 ? "Two results may be compared when their fingerprints agree. The sides of this one do." : `The sides differ in ${require_shared_read.line(differing.join(", "), 400)}, which is not what they were meant to differ in.`,
		children: [/* @__PURE__ */ require_vendor_preact.a("p", { children: /* @__PURE__ */ require_vendor_preact.a("code", {
			class: "digest",
			children: fingerprint.digest
		}) }), /* @__PURE__ */ require_vendor_preact.a(Behind, {
			title: "All fields",
			children: [/* @__PURE__ */ require_vendor_preact.a(Table, {
				caption: "Fields of the fingerprint",
				words: 2,
				head: ["Field", "Value"],
				rows: Object.entries(fingerprint.fields).map(([field, value]) => [field, value === null ? "\u2013" : /* @__PURE__ */ require_vendor_preact.a("code", { children: require_shared_read.line(String(value)) })])
			}), /* @__PURE__ */ require_vendor_preact.a(Table, {
				caption: "What the candidates are",
				words: 5,
				head: [
					"Candidate",
					"Backend",
					"Model",
					"Program",
					"Provider"
				],
				rows: require_shared_read.byRank(candidates).map((candidate) => [
					/* @__PURE__ */ require_vendor_preact.a(Name, {
						at: candidate.at,
						name: candidate.name
					}),
					/* @__PURE__ */ require_vendor_preact.a(Text, { children: candidate.backend }),
					/* @__PURE__ */ require_vendor_preact.a(Text, { children: candidate.model === "" ? "\u2013" : candidate.model }),
					/* @__PURE__ */ require_vendor_preact.a(Text, { children: known(candidate.program_versions) }),
					/* @__PURE__ */ require_vendor_preact.a(Text, { children: known(candidate.provider_endpoints) })
				])
			})]
		})]
	});
}
function MethodSection({ report }) {
	const { settings, benchmark } = report;
	const comparable = require_shared_read.comparabilityLine(report);
	return /* @__PURE__ */ require_vendor_preact.a(Section, {
		id: "method",
		title: "Method",
		children: [
			/* @__PURE__ */ require_vendor_preact.a("p", { children: [
				"A task's value is the mean over its repetitions, and candidates are compared task by task. A win needs all of: an exact sign-flip test with p below ",
				settings.alpha,
				" after Holm's correction; a lead of more than two standard errors; a lead of at least ",
				require_shared_read.withPoints(settings.threshold),
				". Equivalence needs the 90 % interval within \u00b1",
				" ",
				require_shared_read.inPoints(settings.margin),
				" points and enough tasks. Infrastructure faults leave both sides; at most",
				" ",
				require_shared_read.percent(settings.max_excluded),
				" of the tasks may be lost, and a winner must survive the worst case for them."
			] }),
			/* @__PURE__ */ require_vendor_preact.a("p", { children: [
				"Grading is ",
				benchmark.grading,
				". ",
				/* @__PURE__ */ require_vendor_preact.a(Text, { children: benchmark.threat_model })
			] }),
			comparable === null ? null : /* @__PURE__ */ require_vendor_preact.a(require_vendor_preact.$, { children: [/* @__PURE__ */ require_vendor_preact.a("p", { children: /* @__PURE__ */ require_vendor_preact.a(Text, { children: comparable }) }), /* @__PURE__ */ require_vendor_preact.a(Behind, {
				title: "Condition by condition",
				children: /* @__PURE__ */ require_vendor_preact.a(Table, {
					caption: `What the numbers of ${require_shared_read.line(benchmark.comparability?.with ?? "")} have in common`,
					words: 3,
					head: [
						"",
						"Condition",
						"Here"
					],
					rows: require_shared_read.comparabilityRows(report).map((row) => row.map((cell) => /* @__PURE__ */ require_vendor_preact.a(Text, { children: cell })))
				})
			})] }),
			/* @__PURE__ */ require_vendor_preact.a("p", { children: [
				require_shared_read.conditionsLine(report),
				", benchmark revision ",
				/* @__PURE__ */ require_vendor_preact.a("code", { children: require_shared_read.line(benchmark.revision) }),
				"."
			] })
		]
	});
}
function ReproduceSection({ report: { reproduce } }) {
	return /* @__PURE__ */ require_vendor_preact.a(Section, {
		id: "reproduce",
		title: "How to reproduce",
		children: /* @__PURE__ */ require_vendor_preact.a("pre", {
			tabIndex: 0,
			dir: "ltr",
			children: reproduce.map((command) => require_shared_read.line(command, 2e3)).join("\n")
		})
	});
}
const known = (values) => values.map((value) => value ?? "not recorded").join(", ") || "\u2013";

// src/plugins/reporters/html/rates.tsx
function RatesSection({ report }) {
	const { candidates, benchmark, repetitions } = report;
	const first = benchmark.max_attempts > 1;
	const short = candidates.some((candidate) => require_shared_read.missingOf(candidate) !== "");
	return /* @__PURE__ */ require_vendor_preact.a(Section, {
		id: "rates",
		title: "How often does each pass?",
		lead: `A trial passes when any of its ${benchmark.max_attempts === 1 ? "one attempt" : `${benchmark.max_attempts} attempts`} does. Lines are 95 % Wilson intervals: how far the rate could be off by luck.${repetitions > 1 ? " They take repetitions of a task for trials of their own, so they are rather too narrow; the difference above does not." : ""}`,
		children: [/* @__PURE__ */ require_vendor_preact.a(Figure, { draw: (frame) => /* @__PURE__ */ require_vendor_preact.a(require_shared_charts.PassRateChart, {
			report,
			...frame
		}) }), /* @__PURE__ */ require_vendor_preact.a(Behind, {
			title: "The numbers of every candidate",
			children: /* @__PURE__ */ require_vendor_preact.a(Table, {
				caption: "Candidates",
				words: 3,
				head: [
					"Candidate",
					"Backend",
					"Model",
					"Rank",
					`pass@${benchmark.max_attempts}`,
					...first ? ["pass@1"] : [],
					...short ? ["all trials, missing ones as failed"] : [],
					...repetitions > 1 ? ["once in k", "every time"] : [],
					"scored"
				],
				rows: require_shared_read.byRank(candidates).map((candidate) => [
					/* @__PURE__ */ require_vendor_preact.a(Name, {
						at: candidate.at,
						name: candidate.name
					}),
					/* @__PURE__ */ require_vendor_preact.a(Text, { children: candidate.backend }),
					candidate.model === "" ? "\u2013" : /* @__PURE__ */ require_vendor_preact.a(Text, { children: candidate.model }),
					require_shared_read.rankText(candidate),
					withInterval(candidate.pass_at_attempts),
					...first ? [withInterval(candidate.pass_at_1)] : [],
					...short ? [withInterval(candidate.rate_over_all)] : [],
					...repetitions > 1 ? [require_shared_read.percent(candidate.over_repetitions?.at_least_once ?? null), require_shared_read.percent(candidate.over_repetitions?.every_time ?? null)] : [],
					`${candidate.scored} of ${candidate.trials}`
				])
			})
		})]
	});
}
function withInterval({ rate, passed, n, wilson }) {
	if (rate === null || wilson === null) return "\u2013";
	return `${require_shared_read.percent(rate)} (${passed}/${n}; ${(wilson.low * 100).toFixed(1)} to ${(wilson.high * 100).toFixed(1)})`;
}

// src/plugins/reporters/html/style.ts
const PAGE = `
*{box-sizing:border-box}
html{background:var(--ground);color:var(--ink);font:16px/1.55 system-ui,-apple-system,Roboto,sans-serif;-webkit-text-size-adjust:100%}
body{max-width:60rem;margin:0 auto;padding:0 1rem 3rem}
h1{font-size:clamp(1.5rem,5.2vw,2.4rem);line-height:1.2;margin:.4rem 0 .6rem;letter-spacing:-.01em;overflow-wrap:anywhere}
h2{font-size:1.35rem;line-height:1.3;margin:0 0 .3rem}
h3{font-size:1rem;margin:1rem 0 .2rem;overflow-wrap:anywhere}
p{margin:.4rem 0;overflow-wrap:anywhere}
section{margin-top:2.5rem;padding-top:1.5rem;border-top:1px solid var(--line)}
.lead,.quiet,caption,footer{color:var(--quiet)}
.quiet,footer{font-size:.875rem}
footer{margin-top:3rem}
code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.85em}
code{overflow-wrap:anywhere}
.verdict{margin:1rem 0 0;padding:1.25rem;border-radius:.75rem;background:var(--panel);border-left:.4rem solid var(--quiet)}
.verdict.win{background:var(--good-ground);border-color:var(--good)}
.verdict.equal{background:var(--equal-ground);border-color:var(--mark)}
.verdict.open{background:var(--warn-ground);border-color:var(--warn)}
.verdict.invalid{background:var(--bad-ground);border-color:var(--bad)}
.verdict .quiet{color:var(--ink);opacity:.85}
.badge{margin:0;font-weight:700}
.win .badge{color:var(--good)}.open .badge{color:var(--warn)}.invalid .badge{color:var(--bad)}.equal .badge{color:var(--mark)}
.amount{font-size:1.1rem}
.numbers{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,16.5rem),1fr));gap:.6rem;margin:1rem 0}
.numbers div{background:var(--ground);border-radius:.5rem;padding:.6rem .8rem;min-width:0}
dt{font-weight:600;overflow-wrap:break-word}
dd{margin:0}.big{font-size:1.5rem;font-weight:700;line-height:1.3;font-variant-numeric:tabular-nums}
.ranking{list-style:none;margin:1rem 0 .4rem;padding:.2rem .8rem;background:var(--ground);border-radius:.5rem}
.ranking li{display:flex;gap:.8rem;align-items:baseline;padding:.3rem 0;border-bottom:1px solid var(--grid)}
.ranking li:last-child{border-bottom:0}
.ranking .name{flex:1;min-width:0;overflow-wrap:anywhere}
.rank{min-width:2.6rem;font-weight:700;font-variant-numeric:tabular-nums}.rate{font-variant-numeric:tabular-nums}
.letter{display:inline-block;min-width:1.3em;padding:0 .25em;border-radius:.25em;background:var(--ink);color:var(--ground);font-size:.8em;font-weight:700;text-align:center}
figure{margin:1rem 0}
svg.chart{display:block;width:100%;height:auto;overflow:visible}
svg.narrow{display:none}
@media (max-width:640px){svg.wide{display:none}svg.narrow{display:block;max-width:26rem}body{padding:0 .75rem 2rem}.verdict{padding:1rem}.numbers{grid-template-columns:repeat(2,minmax(0,1fr));gap:.4rem}.numbers div{padding:.45rem .6rem}.big{font-size:1.25rem}.grid tbody th{min-width:5.4rem;padding-right:.3rem}.grid td,.grid thead th{min-width:1.4rem;padding:.1rem}.grid td{border-width:1px}}
.scroll{overflow-x:auto;margin:.6rem 0}
table{border-collapse:collapse;font-size:.875rem;font-variant-numeric:tabular-nums}
caption{text-align:left;padding:.2rem 0;font-size:.875rem}
th,td{padding:.3rem .7rem .3rem 0;text-align:left;vertical-align:top;border-bottom:1px solid var(--grid)}
th{font-weight:600}thead th{color:var(--quiet)}.n{text-align:right;white-space:nowrap}
tbody th{font-weight:400;min-width:7rem;overflow-wrap:anywhere}
.grid td,.grid thead th{padding:.1rem .2rem;text-align:center;min-width:1.9rem}
.grid thead th:first-child{text-align:left}
.grid tbody th{padding:.1rem .7rem .1rem 0;min-width:8rem;max-width:22rem}
.grid td{border:2px solid var(--ground);border-radius:.3rem;font-weight:600}
.grid thead th{vertical-align:bottom}.grid .short{overflow-wrap:break-word}
.p{background:var(--pass);color:var(--on-mark)}.f{background:var(--fail);color:var(--on-mark)}.h{background:var(--part);color:var(--ink)}.o{background:var(--none);color:var(--quiet)}
details{margin:.5rem 0}
summary{cursor:pointer;padding:.25rem 0;font-weight:600;overflow-wrap:anywhere}
.behind summary{color:var(--mark)}
summary:focus-visible,.scroll:focus-visible,pre:focus-visible{outline:2px solid var(--mark);outline-offset:2px}
details.task{border:1px solid var(--line);border-radius:.5rem;padding:.2rem .8rem}
.attempt{border-top:1px solid var(--grid);padding:.2rem 0 .6rem}
.quote summary{font-weight:400;color:var(--mark)}
pre{max-height:28rem;overflow:auto;background:var(--panel);border-radius:.5rem;padding:.8rem;white-space:pre-wrap;overflow-wrap:anywhere;tab-size:4}
ul{padding-left:1.3rem}ol{padding-left:1.9rem}li{margin:.2rem 0;overflow-wrap:anywhere}
.conditions{list-style:none;padding:0}.yes{color:var(--good);font-weight:600}.no{color:var(--bad);font-weight:600}
.legend{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;list-style:none;padding:0;margin:.6rem 0;font-size:.875rem}
.swatch{display:inline-block;width:.9em;height:.9em;border-radius:.2em;vertical-align:-.05em}
.swatch.s-pass{background:var(--pass)}.swatch.s-fail{background:var(--fail)}.swatch.s-limit{background:var(--limit)}.swatch.s-timeout{background:var(--timeout)}.swatch.s-crash{background:var(--crash)}.swatch.s-infra{background:var(--infra)}.swatch.s-unclear{background:var(--unclear)}
@media print{html{font-size:11pt}body{max-width:none;padding:0}section,figure,tr,.numbers div{break-inside:avoid}.verdict,.numbers div,.swatch,td,svg{print-color-adjust:exact;-webkit-print-color-adjust:exact}details.task{display:none}#drilldown{display:none}.scroll{overflow:visible}pre{max-height:none}}
`;
const PAGE_CSS = (require_shared_charts.themeCss(":root") + require_shared_charts.CHART_CSS + PAGE).replaceAll("\n", "");

// src/plugins/reporters/html/tasks.tsx
const FIRST = 30;
const ALMOST_ALL = 40;
function TasksSection({ report }) {
	const { differing, alike } = require_shared_read.agreementOf(report);
	const shown = differing.length <= ALMOST_ALL ? differing.length : FIRST;
	const [first, rest] = [differing.slice(0, shown), differing.slice(shown)];
	const many = report.candidates.length > 1;
	return /* @__PURE__ */ require_vendor_preact.a(Section, {
		id: "tasks",
		title: many ? "Where do they differ?" : "Task by task",
		...many ? { lead: howMany(report) } : {},
		children: [
			/* @__PURE__ */ require_vendor_preact.a(Legend, {}),
			/* @__PURE__ */ require_vendor_preact.a(Figure, { draw: (frame) => /* @__PURE__ */ require_vendor_preact.a(require_shared_charts.TaskMap, {
				report,
				...frame
			}) }),
			first.length === 0 ? null : /* @__PURE__ */ require_vendor_preact.a(Grid, {
				report,
				tasks: first,
				caption: "Tasks on which candidates differ, the most divided first"
			}),
			rest.length === 0 ? null : /* @__PURE__ */ require_vendor_preact.a(Behind, {
				title: `${require_shared_read.plural(rest.length, "more task")} on which they differ`,
				children: /* @__PURE__ */ require_vendor_preact.a(Grid, {
					report,
					tasks: rest,
					caption: "More tasks on which candidates differ"
				})
			}),
			alike.length === 0 ? null : /* @__PURE__ */ require_vendor_preact.a(Behind, {
				title: many ? `${require_shared_read.plural(alike.length, "task")} on which they do not differ` : `All ${require_shared_read.plural(alike.length, "task")}`,
				children: /* @__PURE__ */ require_vendor_preact.a(Grid, {
					report,
					tasks: alike,
					caption: many ? "Tasks on which candidates do not differ" : "All tasks"
				})
			})
		]
	});
}
function howMany(report) {
	const { differing, alike } = require_shared_read.agreementOf(report);
	const open = alike.filter(isOpen).length;
	const rest = open === 0 ? "" : `, and ${open} ${open === 1 ? "does" : "do"} not count: no result on one side, or quarantined`;
	const line = differing.length === 0 || alike.length === 0 ? "" : " The line across the stripes parts the first from the rest.";
	return `They differ on ${require_shared_read.plural(differing.length, "task")}, agree on ${alike.length - open}${rest}.${line}`;
}
const isOpen = ({ cells, quarantined }) => quarantined !== null || cells.filter(({ pass_rate }) => pass_rate !== null).length < 2;
const LEVELS = {
	p: "every trial passed",
	h: "some passed",
	f: "none passed",
	o: "no result"
};
function Legend() {
	return /* @__PURE__ */ require_vendor_preact.a("ul", {
		class: "legend",
		children: Object.entries(LEVELS).map(([level, words]) => /* @__PURE__ */ require_vendor_preact.a("li", { children: [
			/* @__PURE__ */ require_vendor_preact.a("span", { class: `swatch ${level}` }),
			" ",
			words
		] }, level))
	});
}
function Grid({ report: { candidates }, tasks, caption }) {
	const ranked = require_shared_read.byRank(candidates);
	return /* @__PURE__ */ require_vendor_preact.a("div", {
		class: "scroll",
		tabIndex: 0,
		role: "region",
		"aria-label": caption,
		children: /* @__PURE__ */ require_vendor_preact.a("table", {
			class: "grid",
			children: [
				/* @__PURE__ */ require_vendor_preact.a("caption", { children: caption }),
				/* @__PURE__ */ require_vendor_preact.a("thead", { children: /* @__PURE__ */ require_vendor_preact.a("tr", { children: [/* @__PURE__ */ require_vendor_preact.a("th", {
					scope: "col",
					children: "Task"
				}), ranked.map(({ name, at }) => /* @__PURE__ */ require_vendor_preact.a("th", {
					scope: "col",
					title: require_shared_read.line(name, 120),
					children: candidates.length <= 3 ? /* @__PURE__ */ require_vendor_preact.a(require_vendor_preact.$, { children: [
						/* @__PURE__ */ require_vendor_preact.a("span", {
							class: "letter",
							children: require_shared_read.letter(at)
						}),
						" ",
						/* @__PURE__ */ require_vendor_preact.a("bdi", {
							class: "short",
							children: /* @__PURE__ */ require_vendor_preact.a(Breakable, { children: require_shared_read.line(name, 30) })
						})
					] }) : require_shared_read.letter(at)
				}, at))] }) }),
				/* @__PURE__ */ require_vendor_preact.a("tbody", { children: tasks.map((task) => /* @__PURE__ */ require_vendor_preact.a("tr", { children: [/* @__PURE__ */ require_vendor_preact.a("th", {
					scope: "row",
					children: [/* @__PURE__ */ require_vendor_preact.a(Text, { children: task.id }), task.quarantined === null ? null : " (quarantined)"]
				}), require_shared_read.inRankOrder(task.cells, ranked).map((cell, place) => /* @__PURE__ */ require_vendor_preact.a(Cell, { cell }, place))] }, task.id)) })
			]
		})
	});
}
function Cell({ cell: { passed, scored, trials } }) {
	const share = trials === 1 ? null : `${passed}/${scored}`;
	if (scored === 0) return /* @__PURE__ */ require_vendor_preact.a("td", {
		class: "o",
		children: "\u2013"
	});
	if (passed === scored) return /* @__PURE__ */ require_vendor_preact.a("td", {
		class: "p",
		children: share ?? "\u2713"
	});
	return passed === 0 ? /* @__PURE__ */ require_vendor_preact.a("td", {
		class: "f",
		children: share ?? "\u2717"
	}) : /* @__PURE__ */ require_vendor_preact.a("td", {
		class: "h",
		children: share
	});
}

// src/plugins/reporters/shared/cautions.ts
function cautionsOf(report) {
	const { candidates, completeness } = report;
	const missing = completeness.expected - completeness.scored;
	return [
		...missing > 0 ? [`${require_shared_read.plural(missing, "trial")} without a result`] : [],
		...require_shared_read.isUnvalidated(report) ? ["benchmark not validated on this machine"] : [],
		...require_shared_read.isHonourSystem(report) ? ["honour system"] : [],
		...candidates.flatMap(({ name, stopped, tampered, leak_suspected }) => [
			...stopped === null ? [] : [`${require_shared_read.shownName(name)} was stopped`],
			...tampered === 0 ? [] : [`${require_shared_read.shownName(name)} touched protected files`],
			...leak_suspected === 0 ? [] : [`${require_shared_read.shownName(name)} may have looked for answers elsewhere`]
		])
	];
}

// src/plugins/reporters/html/verdict.tsx
const MOST_RANKED = 10;
function Verdict({ report }) {
	const { badge, tone, sentence, amount, sure } = require_shared_read.verdictWords(report);
	const { benchmark, repetitions, candidates, pairs } = report;
	const [pair] = pairs;
	return /* @__PURE__ */ require_vendor_preact.a("header", {
		class: `verdict ${tone}`,
		children: [
			/* @__PURE__ */ require_vendor_preact.a("p", {
				class: "badge",
				children: badge
			}),
			/* @__PURE__ */ require_vendor_preact.a("h1", { children: /* @__PURE__ */ require_vendor_preact.a(Text, { children: sentence }) }),
			amount === "" ? null : /* @__PURE__ */ require_vendor_preact.a("p", {
				class: "amount",
				children: /* @__PURE__ */ require_vendor_preact.a(Text, { children: amount })
			}),
			sure === "" ? null : /* @__PURE__ */ require_vendor_preact.a("p", { children: sure }),
			candidates.length === 2 && pair !== void 0 ? /* @__PURE__ */ require_vendor_preact.a(PairNumbers, {
				report,
				pair
			}) : null,
			candidates.length > 2 ? /* @__PURE__ */ require_vendor_preact.a(Ranking, { report }) : null,
			/* @__PURE__ */ require_vendor_preact.a("p", {
				class: "quiet",
				children: [
					"Benchmark ",
					/* @__PURE__ */ require_vendor_preact.a(Text, { children: benchmark.id }),
					", ",
					require_shared_read.plural(benchmark.tasks_planned, "task"),
					" \u00d7",
					" ",
					require_shared_read.plural(candidates.length, "candidate"),
					" \u00d7 ",
					require_shared_read.plural(repetitions, "repetition"),
					", ",
					completeness(report),
					"."
				]
			}),
			/* @__PURE__ */ require_vendor_preact.a(Cautions, { report })
		]
	});
}
const MOST_CAUTIONS = 4;
function Cautions({ report }) {
	const cautions = cautionsOf(report);
	if (cautions.length === 0) return null;
	const shown = cautions.slice(0, MOST_CAUTIONS);
	const more = cautions.length - shown.length;
	return /* @__PURE__ */ require_vendor_preact.a("p", { children: [
		/* @__PURE__ */ require_vendor_preact.a("strong", { children: "Before you rely on it" }),
		" (more under Warnings): ",
		/* @__PURE__ */ require_vendor_preact.a(Text, { children: shown.join("; ") }),
		more > 0 ? `; and ${more} more.` : "."
	] });
}
function PairNumbers({ report, pair }) {
	const ci = require_shared_read.seenFromLeader(pair);
	const delta = pair.delta !== null && pair.leader === pair.b ? 0 - pair.delta : pair.delta;
	return /* @__PURE__ */ require_vendor_preact.a(require_vendor_preact.$, { children: [/* @__PURE__ */ require_vendor_preact.a("dl", {
		class: "numbers",
		children: [
			require_shared_read.byRank(report.candidates).map(({ name, at, pass_at_attempts: { passed, n, rate } }) => /* @__PURE__ */ require_vendor_preact.a(Number, {
				label: /* @__PURE__ */ require_vendor_preact.a(Name, {
					at,
					name
				}),
				value: require_shared_read.percent(rate),
				note: `${passed} of ${require_shared_read.plural(n, "trial")} passed`
			}, name)),
			/* @__PURE__ */ require_vendor_preact.a(Number, {
				label: "Lead",
				value: require_shared_read.points(delta),
				note: ci === null ? "no interval" : `95 % interval ${require_shared_read.signedFromTo(ci)}`
			}),
			/* @__PURE__ */ require_vendor_preact.a(Number, {
				label: "p-value",
				value: require_shared_read.probability(pair.p_adjusted),
				note: `below ${report.settings.alpha} is needed to win`
			}),
			/* @__PURE__ */ require_vendor_preact.a(Number, {
				label: "Tasks ahead",
				value: `${pair.wins_a} : ${pair.wins_b}`,
				note: `A ahead : B ahead; ${require_shared_read.plural(pair.ties, "tie")}`
			}),
			/* @__PURE__ */ require_vendor_preact.a(Number, {
				label: "Least visible lead",
				value: require_shared_read.mdeText(pair),
				note: "what a run like this finds 4 times in 5"
			})
		]
	}), differsFromRates(report, pair) ? /* @__PURE__ */ require_vendor_preact.a("p", {
		class: "quiet",
		children: [
			"The lead is taken over the ",
			require_shared_read.plural(pair.n_tasks, "task"),
			" that both have results for, each counting once; the rates are over trials, so their difference is another number."
		]
	}) : null] });
}
function differsFromRates({ candidates: [a, b] }, { delta }) {
	const [x, y] = [a?.pass_at_attempts.rate ?? null, b?.pass_at_attempts.rate ?? null];
	return delta !== null && x !== null && y !== null && Math.abs(x - y - delta) >= 5e-4;
}
function Number({ label, value, note }) {
	return /* @__PURE__ */ require_vendor_preact.a("div", { children: [
		/* @__PURE__ */ require_vendor_preact.a("dt", { children: label }),
		/* @__PURE__ */ require_vendor_preact.a("dd", {
			class: "big",
			children: value
		}),
		/* @__PURE__ */ require_vendor_preact.a("dd", {
			class: "quiet",
			children: note
		})
	] });
}
function Ranking({ report: { candidates, settings } }) {
	const ranked = require_shared_read.byRank(candidates);
	return /* @__PURE__ */ require_vendor_preact.a(require_vendor_preact.$, { children: [/* @__PURE__ */ require_vendor_preact.a("ol", {
		class: "ranking",
		children: ranked.slice(0, MOST_RANKED).map((candidate) => /* @__PURE__ */ require_vendor_preact.a("li", { children: [
			/* @__PURE__ */ require_vendor_preact.a("span", {
				class: "rank",
				children: require_shared_read.rankText(candidate)
			}),
			/* @__PURE__ */ require_vendor_preact.a(Name, {
				at: candidate.at,
				name: candidate.name
			}),
			/* @__PURE__ */ require_vendor_preact.a("span", {
				class: "rate",
				children: require_shared_read.percent(candidate.pass_at_attempts.rate)
			})
		] }, candidate.at))
	}), /* @__PURE__ */ require_vendor_preact.a("p", {
		class: "quiet",
		children: [
			"Places it may hold, candidate, trials passed. A candidate stands below all that beat it and above all that it beats;",
			" ",
			settings.baseline === null ? "between two that share a place, their own pair below decides." : "two that share a place were not compared with each other, but with the baseline only.",
			ranked.length > MOST_RANKED ? ` ${ranked.length - MOST_RANKED} more below.` : ""
		]
	})] });
}
function completeness({ completeness: { scored, expected } }) {
	return scored === expected && expected > 1 ? `all ${expected} trials scored` : `${scored} of ${require_shared_read.plural(expected, "trial")} scored`;
}

// src/plugins/reporters/html/page.tsx
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
function page(report) {
	return /* @__PURE__ */ require_vendor_preact.a("html", {
		lang: "en",
		children: [/* @__PURE__ */ require_vendor_preact.a("head", { children: [
			/* @__PURE__ */ require_vendor_preact.a("meta", { charset: "utf-8" }),
			/* @__PURE__ */ require_vendor_preact.a("meta", {
				"http-equiv": "Content-Security-Policy",
				content: POLICY
			}),
			/* @__PURE__ */ require_vendor_preact.a("meta", {
				name: "viewport",
				content: "width=device-width, initial-scale=1"
			}),
			/* @__PURE__ */ require_vendor_preact.a("meta", {
				name: "color-scheme",
				content: "light dark"
			}),
			/* @__PURE__ */ require_vendor_preact.a("meta", {
				name: "generator",
				content: `benchmark-harness ${require_shared_read.line(report.harness_version, 40)}`
			}),
			/* @__PURE__ */ require_vendor_preact.a("title", { children: `${require_shared_read.line(require_shared_read.verdictWords(report).sentence, 120)} \u00b7 benchmark report` }),
			/* @__PURE__ */ require_vendor_preact.a("style", { children: PAGE_CSS })
		] }), /* @__PURE__ */ require_vendor_preact.a("body", { children: [
			/* @__PURE__ */ require_vendor_preact.a(Verdict, { report }),
			/* @__PURE__ */ require_vendor_preact.a("main", { children: [
				/* @__PURE__ */ require_vendor_preact.a(EffectsSection, { report }),
				/* @__PURE__ */ require_vendor_preact.a(RatesSection, { report }),
				/* @__PURE__ */ require_vendor_preact.a(TasksSection, { report }),
				/* @__PURE__ */ require_vendor_preact.a(OutcomesSection, { report }),
				/* @__PURE__ */ require_vendor_preact.a(EffortSection, { report }),
				/* @__PURE__ */ require_vendor_preact.a(CompletenessSection, { report }),
				/* @__PURE__ */ require_vendor_preact.a(FingerprintSection, { report }),
				/* @__PURE__ */ require_vendor_preact.a(FlagsSection, { report }),
				/* @__PURE__ */ require_vendor_preact.a(DrilldownSection, { report }),
				/* @__PURE__ */ require_vendor_preact.a(MethodSection, { report }),
				/* @__PURE__ */ require_vendor_preact.a(ReproduceSection, { report })
			] }),
			/* @__PURE__ */ require_vendor_preact.a("footer", { children: /* @__PURE__ */ require_vendor_preact.a("p", { children: [
				"Run ",
				require_shared_read.line(report.run_dir, 120),
				", report made ",
				report.generated_at,
				" by benchmark-harness",
				" ",
				require_shared_read.line(report.harness_version, 40),
				". Everything on this page comes from report.json."
			] }) })
		] })]
	});
}

// src/plugins/reporters/html/index.ts
var html_default = require_shared_read.defineReporter({
	id: "html",
	summary: `${require_shared_start.REPORT_HTML}: self-contained page with charts and drill-down, no JavaScript`,
	render: (report) => [{
		name: require_shared_start.REPORT_HTML,
		content: `<!doctype html>\n${require_vendor_preact_render_to_string.z(page(report))}\n`
	}]
});

exports.default = html_default;