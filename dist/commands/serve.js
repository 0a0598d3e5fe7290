"use strict";

const require_rolldown_runtime = require("../vendor/rolldown-runtime.js");
let node_path = require("node:path");
let node_fs = require("node:fs");
const require_shared_read = require("../shared/read.js");
const require_shared_start = require("../shared/start.js");
let node_stream = require("node:stream");
const require_vendor_preact_render_to_string = require("../vendor/preact-render-to-string.js");
const require_vendor_preact = require("../vendor/preact.js");
const require_shared_early = require("../shared/early.js");
node_fs = require_rolldown_runtime.__toESM(node_fs, 1);

// src/commands/serve/live-report.ts
const REST_MS = 1e3;
const REST_SHARE = 10;
const STATES = {
	running: "live",
	stopped: "stopped; benchmark resume goes on with it",
	complete: "complete"
};
var LiveReport = class LiveReport {
	root;
	#ctx;
	#latest;
	#mark;
	#restUntilMs;
	#files = /* @__PURE__ */ new Map();
	#allOf = 0;
	static open(root, ctx) {
		const mark = markOf(root);
		const begun = performance.now();
		const { report, run } = require_shared_read.makeReport(root, ctx);
		return new LiveReport(root, ctx, {
			mark,
			report,
			rows: [...run.results],
			tookMs: performance.now() - begun
		});
	}
	constructor(root, ctx, first) {
		this.root = root;
		this.#ctx = ctx;
		this.#mark = first.mark.text;
		this.#latest = latestOf(1, root, first.report, first.rows, first.mark);
		this.#restUntilMs = performance.now() + restAfter(first.tookMs);
	}
	latest() {
		this.#refresh();
		return this.#latest;
	}
	async file(name) {
		const { status, report, rows } = this.latest();
		const known = this.#files.get(name);
		if (known?.version === status.version) return known.content;
		const listing = require_shared_read.listings.ids.find((id) => require_shared_read.LISTED_ON[id]?.files.includes(name));
		if (listing !== void 0) {
			const content = [...(await require_shared_read.listings.get(listing)).list(report, rows)].join("");
			this.#files.set(name, {
				version: status.version,
				content
			});
			return content;
		}
		if (this.#allOf === status.version) return null;
		const ids = name === "report.html" ? ["html"] : require_shared_read.reporters.ids;
		for (const id of ids) for (const { name: made, content } of (await require_shared_read.reporters.get(id)).render(report)) this.#files.set(made, {
			version: status.version,
			content
		});
		if (ids === require_shared_read.reporters.ids) this.#allOf = status.version;
		const found = this.#files.get(name);
		return found?.version === status.version ? found.content : null;
	}
	#refresh() {
		const begun = performance.now();
		try {
			this.#look();
			if (begun < this.#restUntilMs) return;
			const mark = markOf(this.root);
			if (mark.text === this.#mark && this.#latest.status.problem === null) return;
			const { report, run } = require_shared_read.makeReport(this.root, this.#ctx);
			this.#mark = mark.text;
			this.#latest = latestOf(this.#latest.status.version + 1, this.root, report, [...run.results], mark);
		} catch (error) {
			const problem = require_shared_read.messageOf(error);
			this.#latest = {
				...this.#latest,
				status: {
					...this.#latest.status,
					problem
				}
			};
			if (begun < this.#restUntilMs) return;
		}
		this.#restUntilMs = performance.now() + restAfter(performance.now() - begun);
	}
	#look() {
		const { status } = this.#latest;
		const state = stateOf(this.root, status);
		if (state !== status.state) this.#latest = {
			...this.#latest,
			status: {
				...status,
				state
			}
		};
	}
};
function markOf(root) {
	const [plan, index] = [require_shared_read.PLAN_FILE, require_shared_read.INDEX_FILE].map((name) => node_fs.default.statSync((0, node_path.join)(root, name), {
		throwIfNoEntry: false,
		bigint: true
	}));
	return {
		text: [plan, index].map((stat) => stat === void 0 ? "-" : `${stat.ino} ${stat.size} ${stat.mtimeNs}`).join(" "),
		recordedMs: index === void 0 ? null : Number(index.mtimeMs)
	};
}
function latestOf(version, root, report, rows, { recordedMs }) {
	const { completeness } = report;
	const { expected, received } = completeness;
	return {
		status: {
			version,
			expected,
			received,
			state: stateOf(root, completeness),
			recordedMs,
			problem: null
		},
		report,
		rows
	};
}
function stateOf(root, { expected, received }) {
	if (require_shared_read.isLocked(root)) return "running";
	return received >= expected ? "complete" : "stopped";
}
const restAfter = (tookMs) => Math.max(REST_MS, REST_SHARE * tookMs);

// src/commands/serve/attempt-files.ts
function attemptFiles(root, dir) {
	const record = inside(root, dir, (folder) => require_shared_read.readRegular((0, node_path.join)(folder, require_shared_read.RECORD_FILE), require_shared_read.MAX_RECORD_BYTES));
	if (record === null) return [];
	const named = artifactsIn(record);
	return [require_shared_read.RECORD_FILE, ...(named ?? filesBeside((0, node_path.join)(root, dir))).filter((path) => require_shared_read.pathFault(path) === null)];
}
function attemptFile(root, dir, path) {
	const fd = inside(root, [dir, ...path.split("/").slice(0, -1)].join("/"), () => require_shared_read.openRegular((0, node_path.join)(root, dir, path)));
	if (fd === null) return null;
	const stat = node_fs.default.fstatSync(fd);
	if (!stat.isFile()) {
		node_fs.default.closeSync(fd);
		return null;
	}
	if (stat.size === 0) {
		node_fs.default.closeSync(fd);
		return {
			bytes: 0,
			pieces: node_stream.Readable.from([]),
			async [Symbol.asyncDispose]() {}
		};
	}
	const pieces = node_fs.default.createReadStream("", {
		fd,
		start: 0,
		end: stat.size - 1
	});
	return {
		bytes: stat.size,
		pieces,
		async [Symbol.asyncDispose]() {
			pieces.destroy();
		}
	};
}
function inside(root, dir, work) {
	try {
		let folder = root;
		for (const step of dir.split("/")) {
			folder = (0, node_path.join)(folder, step);
			if (!require_shared_read.isRealFolder(folder)) return null;
		}
		return work(folder);
	} catch (error) {
		if (error instanceof require_shared_read.Refused) return null;
		throw error;
	}
}
function artifactsIn(record) {
	try {
		const { artifacts } = JSON.parse(record.toString("utf8"));
		return artifacts?.map(({ path }) => String(path)) ?? null;
	} catch {
		return [];
	}
}
const filesBeside = (folder) => node_fs.default.readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && entry.name !== "run-record.json").map(({ name }) => name).sort();

// src/commands/serve/document.tsx
function htmlOf({ title, up = "", refresh = false, children }) {
	const page = /* @__PURE__ */ require_vendor_preact.a("html", {
		lang: "en",
		children: [/* @__PURE__ */ require_vendor_preact.a("head", { children: [
			/* @__PURE__ */ require_vendor_preact.a("meta", { charset: "utf-8" }),
			/* @__PURE__ */ require_vendor_preact.a("meta", {
				name: "viewport",
				content: "width=device-width, initial-scale=1"
			}),
			/* @__PURE__ */ require_vendor_preact.a("meta", {
				name: "color-scheme",
				content: "light dark"
			}),
			/* @__PURE__ */ require_vendor_preact.a("title", { children: title }),
			/* @__PURE__ */ require_vendor_preact.a("link", {
				rel: "stylesheet",
				href: `${up}.live/live.css`
			}),
			refresh ? /* @__PURE__ */ require_vendor_preact.a("noscript", { children: /* @__PURE__ */ require_vendor_preact.a("meta", {
				"http-equiv": "refresh",
				content: "10"
			}) }) : null
		] }), /* @__PURE__ */ require_vendor_preact.a("body", { children })]
	});
	return `<!doctype html>\n${require_vendor_preact_render_to_string.z(page)}\n`;
}
const STYLE = `:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0; }
body:has(> iframe) { display: flex; flex-direction: column; height: 100dvh; }
header { display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: center; padding: .35rem 1rem;
  border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
header progress { width: 8rem; }
header nav { margin-left: auto; display: flex; flex-wrap: wrap; gap: 0 1rem; }
#state { color: light-dark(#14713d, #6fd19a); }
#state[data-lost] { color: light-dark(#a33a00, #ffab7a); }
#news { opacity: .75; }
iframe { flex: 1; width: 100%; border: 0; min-height: 0; }
a { color: light-dark(#0b5cad, #8ec5ff); }
main { padding: 1rem; max-width: 75rem; margin: auto; overflow-x: auto; }
h1 { font-size: 1.3rem; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .2rem .8rem .2rem 0; vertical-align: top;
  border-bottom: 1px solid color-mix(in srgb, currentColor 12%, transparent); }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
`;

// src/commands/serve/attempt-pages.tsx
const PER_PAGE = 500;
const MAX_LENGTH = 300;
function attemptsPage({ rows, report }, asked) {
	const pages = Math.max(1, Math.ceil(rows.length / PER_PAGE));
	const wanted = /^\d{1,6}$/.test(asked ?? "") ? Number(asked) : 1;
	const page = Math.min(pages, Math.max(1, wanted));
	return htmlOf({
		title: `${report.run_dir} \u00b7 attempts`,
		children: /* @__PURE__ */ require_vendor_preact.a(require_vendor_preact.$, { children: [/* @__PURE__ */ require_vendor_preact.a("header", { children: [
			/* @__PURE__ */ require_vendor_preact.a("a", {
				href: "./",
				children: "report"
			}),
			/* @__PURE__ */ require_vendor_preact.a("strong", { children: require_shared_read.plural(rows.length, "attempt") }),
			/* @__PURE__ */ require_vendor_preact.a("nav", { children: [
				page > 1 ? /* @__PURE__ */ require_vendor_preact.a("a", {
					href: `attempts?page=${page - 1}`,
					children: "earlier"
				}) : null,
				/* @__PURE__ */ require_vendor_preact.a("span", { children: [
					"page ",
					page,
					" of ",
					pages
				] }),
				page < pages ? /* @__PURE__ */ require_vendor_preact.a("a", {
					href: `attempts?page=${page + 1}`,
					children: "later"
				}) : null
			] })
		] }), /* @__PURE__ */ require_vendor_preact.a("main", { children: /* @__PURE__ */ require_vendor_preact.a("table", { children: [/* @__PURE__ */ require_vendor_preact.a("thead", { children: /* @__PURE__ */ require_vendor_preact.a("tr", { children: [
			/* @__PURE__ */ require_vendor_preact.a("th", { children: "candidate" }),
			/* @__PURE__ */ require_vendor_preact.a("th", { children: "task" }),
			/* @__PURE__ */ require_vendor_preact.a("th", {
				class: "number",
				children: "repetition"
			}),
			/* @__PURE__ */ require_vendor_preact.a("th", {
				class: "number",
				children: "attempt"
			}),
			/* @__PURE__ */ require_vendor_preact.a("th", { children: "outcome" }),
			/* @__PURE__ */ require_vendor_preact.a("th", { children: "reason" }),
			/* @__PURE__ */ require_vendor_preact.a("th", {
				class: "number",
				children: "time"
			})
		] }) }), /* @__PURE__ */ require_vendor_preact.a("tbody", { children: rows.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((row) => /* @__PURE__ */ require_vendor_preact.a(AttemptRow, {
			row,
			report
		}, row.dir)) })] }) })] })
	});
}
function AttemptRow({ row, report }) {
	return /* @__PURE__ */ require_vendor_preact.a("tr", { children: [
		/* @__PURE__ */ require_vendor_preact.a("td", { children: shown(report.candidates[row.c]?.name ?? "") }),
		/* @__PURE__ */ require_vendor_preact.a("td", { children: /* @__PURE__ */ require_vendor_preact.a("a", {
			href: `${address(row.dir)}/`,
			children: shown(report.tasks[row.t]?.id ?? row.dir)
		}) }),
		/* @__PURE__ */ require_vendor_preact.a("td", {
			class: "number",
			children: row.r
		}),
		/* @__PURE__ */ require_vendor_preact.a("td", {
			class: "number",
			children: row.a
		}),
		/* @__PURE__ */ require_vendor_preact.a("td", { children: row.class }),
		/* @__PURE__ */ require_vendor_preact.a("td", { children: shown(row.reason) }),
		/* @__PURE__ */ require_vendor_preact.a("td", {
			class: "number",
			children: require_shared_read.seconds(row.s)
		})
	] });
}
function attemptPage(row, files) {
	const up = "../".repeat(row.dir.split("/").length);
	return htmlOf({
		title: `${row.dir} \u00b7 files`,
		up,
		children: /* @__PURE__ */ require_vendor_preact.a(require_vendor_preact.$, { children: [/* @__PURE__ */ require_vendor_preact.a("header", { children: [/* @__PURE__ */ require_vendor_preact.a("a", {
			href: up,
			children: "report"
		}), /* @__PURE__ */ require_vendor_preact.a("a", {
			href: `${up}attempts`,
			children: "attempts"
		})] }), /* @__PURE__ */ require_vendor_preact.a("main", { children: [
			/* @__PURE__ */ require_vendor_preact.a("h1", { children: row.dir }),
			/* @__PURE__ */ require_vendor_preact.a("p", { children: [
				/* @__PURE__ */ require_vendor_preact.a("strong", { children: row.class }),
				": ",
				shown(row.reason)
			] }),
			/* @__PURE__ */ require_vendor_preact.a("ul", { children: files.map((path) => /* @__PURE__ */ require_vendor_preact.a("li", { children: /* @__PURE__ */ require_vendor_preact.a("a", {
				href: address(path),
				children: shown(path)
			}) }, path)) })
		] })] })
	});
}
const shown = (text) => require_shared_start.printableLine(require_shared_early.headOf(text, MAX_LENGTH));
const address = (path) => path.split("/").map(encodeURIComponent).join("/");

// src/commands/serve/live-script.ts
const LIVE_SCRIPT = String.raw`"use strict";
const STATES = ${JSON.stringify(STATES)};
const byId = (id) => document.getElementById(id);
const frame = document.querySelector("iframe");
const bar = document.querySelector("progress");
let shown = null;
let wanted = null;
let recordedMs = null;
let over = false;

const events = new EventSource(".live/events");
events.addEventListener("error", () => over || state("connection lost, trying again", true));
events.addEventListener("end", () => {
  over = true;
  events.close();
  state("server ended; this is its last report", true);
});
events.addEventListener("report", ({ data }) => {
  const status = JSON.parse(data);
  recordedMs = status.recordedMs;
  bar.max = Math.max(1, status.expected);
  bar.value = status.received;
  byId("count").textContent = status.received + " of " + status.expected + " trials";
  if (status.problem !== null) return state("stale: " + status.problem, true);
  state(STATES[status.state], status.state === "stopped");
  wanted = status.version;
  void update();
});
setInterval(news, 1000);

function state(text, lost) {
  byId("state").textContent = text;
  byId("state").toggleAttribute("data-lost", lost);
}

function news() {
  const age = recordedMs === null ? null : Math.max(0, Math.round((Date.now() - recordedMs) / 1000));
  const words = age === null ? "" : age < 90 ? age + " s" : age < 5400 ? Math.round(age / 60) + " min" : null;
  byId("news").textContent = age === null ? "" : "last result " +
    (words === null ? new Date(recordedMs).toLocaleString() : words + " ago");
}

let updating = false;
async function update() {
  if (updating) return;
  updating = true;
  try {
    while (shown !== wanted) {
      const version = wanted;
      const response = await fetch(${JSON.stringify(require_shared_start.REPORT_HTML)});
      if (!response.ok) throw new Error(response.status + " " + response.statusText);
      put(new DOMParser().parseFromString(await response.text(), "text/html"));
      shown = version;
    }
  } catch (error) {
    state("stale: " + error.message, true);
  } finally {
    updating = false;
  }
}

function put(next) {
  const page = frame.contentDocument;
  const { scrollX, scrollY } = frame.contentWindow;
  const before = [named(page, exact), named(page, loose)];
  page.body.replaceWith(page.adoptNode(next.body));
  page.title = document.title = next.title;
  const after = [named(page, exact), named(page, loose)];
  for (const [index, names] of before.entries())
    for (const [name, details] of names)
      if (details.open && !details.found && after[index].has(name)) after[index].get(name).open = details.found = true;
  frame.contentWindow.scrollTo(scrollX, scrollY);
}

// Blocks that fold, by the first words of their summaries and those around them; equal ones by their order.
function named(page, form) {
  const blocks = new Map();
  const seen = new Map();
  for (const details of page.querySelectorAll("details")) {
    const words = [];
    for (let at = details; at !== null; at = at.parentElement.closest("details"))
      words.push(form(at.querySelector(":scope > summary")?.firstChild?.textContent ?? ""));
    const name = words.join("\n");
    const order = seen.get(name) ?? 0;
    seen.set(name, order + 1);
    blocks.set(name + "\n" + order, details);
  }
  return blocks;
}

function exact(text) {
  return text;
}

// Counts change as results come in.
function loose(text) {
  return text.replace(/[0-9]+/g, "#");
}
`;

// src/commands/serve/live-page.tsx
function livePage({ status: { received, expected, state }, report }) {
	return htmlOf({
		title: `${report.run_dir} \u00b7 live report`,
		refresh: true,
		children: /* @__PURE__ */ require_vendor_preact.a(require_vendor_preact.$, { children: [
			/* @__PURE__ */ require_vendor_preact.a("header", { children: [
				/* @__PURE__ */ require_vendor_preact.a("strong", {
					id: "state",
					children: STATES[state]
				}),
				/* @__PURE__ */ require_vendor_preact.a("progress", {
					max: Math.max(1, expected),
					value: received,
					"aria-label": "trials on record"
				}),
				/* @__PURE__ */ require_vendor_preact.a("span", {
					id: "count",
					children: [
						received,
						" of ",
						require_shared_read.plural(expected, "trial")
					]
				}),
				/* @__PURE__ */ require_vendor_preact.a("span", { id: "news" }),
				/* @__PURE__ */ require_vendor_preact.a("nav", { children: [
					/* @__PURE__ */ require_vendor_preact.a("a", {
						href: "attempts",
						children: "attempts"
					}),
					/* @__PURE__ */ require_vendor_preact.a("a", {
						href: require_shared_start.REPORT_HTML,
						children: "report alone"
					}),
					/* @__PURE__ */ require_vendor_preact.a("a", {
						href: require_shared_start.REPORT_MARKDOWN,
						children: "Markdown"
					}),
					/* @__PURE__ */ require_vendor_preact.a("a", {
						href: require_shared_start.REPORT_JSON,
						children: "JSON"
					})
				] })
			] }),
			/* @__PURE__ */ require_vendor_preact.a("iframe", {
				src: require_shared_start.REPORT_HTML,
				title: "Report",
				sandbox: "allow-same-origin"
			}),
			/* @__PURE__ */ require_vendor_preact.a("script", { src: ".live/live.js" })
		] })
	});
}

// src/commands/serve/page-for.ts
const HTML = "text/html; charset=utf-8";
const TEXT = "text/plain; charset=utf-8";
const TYPES = {
	html: HTML,
	json: "application/json; charset=utf-8",
	svg: "image/svg+xml; charset=utf-8",
	xml: "application/xml; charset=utf-8"
};
const LIVE_POLICY = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const REPORT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
const LIST_POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
async function pageFor({ steps, query }, live, subscribe) {
	const [first = "", second] = steps;
	if (first === ".live" && steps.length === 2) {
		if (second === "events") return { subscribe };
		if (second === "live.js") return page("text/javascript; charset=utf-8", LIVE_SCRIPT);
		if (second === "live.css") return page("text/css; charset=utf-8", STYLE);
	}
	if (second === void 0) {
		if (first === "") return page(HTML, livePage(live.latest()), LIVE_POLICY);
		if (first === "attempts") return page(HTML, attemptsPage(live.latest(), query.get("page")), LIST_POLICY);
		const content = await live.file(first);
		return content === null ? notFound() : page(typeOf(first), content, REPORT_POLICY);
	}
	const { rows } = live.latest();
	const row = rows.find(({ dir }) => steps.join("/").startsWith(`${dir}/`));
	if (row === void 0) return notFound();
	const path = steps.join("/").slice(row.dir.length + 1);
	const files = attemptFiles(live.root, row.dir);
	if (path === "") return page(HTML, attemptPage(row, files), LIST_POLICY);
	const body = files.includes(path) ? attemptFile(live.root, row.dir, path) : null;
	return body === null ? notFound() : {
		status: 200,
		type: TEXT,
		body
	};
}
const page = (type, body, policy) => ({
	status: 200,
	type,
	body,
	...policy === void 0 ? {} : { policy }
});
const notFound = () => ({
	status: 404,
	type: TEXT,
	body: "There is nothing at this address.\n"
});
const typeOf = (name) => TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? TEXT;

// src/commands/serve.ts
const LOOK_MS = 500;
const run = async (ctx) => {
	try {
		var _usingCtx$1 = require_shared_start._usingCtx();
		const { flags } = ctx;
		if (flags["run-dir"] === void 0) throw new require_shared_start.UsageError("no-run-dir", "`serve` needs --run-dir DIR.", "Name the folder that the run printed.");
		const path = (0, node_path.resolve)(ctx.cwd, flags["run-dir"]);
		const live = LiveReport.open(path, ctx);
		const watchers = _usingCtx$1.u(watch(live));
		const server = _usingCtx$1.a(await ctx.serveLoopback({
			host: flags.host ?? "127.0.0.1",
			port: flags.port ?? 0,
			answer: (request) => pageFor(request, live, watchers.subscribe)
		}));
		ctx.say(`Serving ${require_shared_read.shownPath(path, ctx)} at ${server.url} (Ctrl-C ends it)`);
		await aborted(ctx.signal);
		return {
			payload: {
				run_dir: path,
				url: server.url
			},
			exit: require_shared_start.EXIT.done
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
};
function watch(live) {
	const told = /* @__PURE__ */ new Map();
	const tell = () => {
		if (told.size === 0) return;
		const data = JSON.stringify(live.latest().status);
		for (const [send, last] of told) {
			if (last === data) continue;
			told.set(send, data);
			send({
				name: "report",
				data
			});
		}
	};
	const timer = setInterval(tell, LOOK_MS);
	return {
		subscribe(send) {
			told.set(send, "");
			tell();
			return { [Symbol.dispose]: () => void told.delete(send) };
		},
		[Symbol.dispose]: () => clearInterval(timer)
	};
}
const aborted = (signal) => new Promise((done) => {
	if (signal.aborted) done();
	signal.addEventListener("abort", () => done(), { once: true });
});

exports.run = run;