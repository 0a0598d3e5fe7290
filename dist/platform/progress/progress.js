"use strict";

const require_rolldown_runtime = require("../../vendor/rolldown-runtime.js");
const require_shared_read = require("../../shared/read.js");
const require_shared_start = require("../../shared/start.js");
let node_path = require("node:path");
const require_shared_early = require("../../shared/early.js");
let node_util = require("node:util");
const require_shared_run = require("../../shared/run.js");
let node_fs = require("node:fs");
node_fs = require_rolldown_runtime.__toESM(node_fs, 1);

// src/platform/progress/json.ts
function jsonView(output) {
	return {
		beatMs: 1e3,
		show: (event) => output.write(`${require_shared_start.inertJson(event)}\n`),
		beat: () => output.flush(),
		say: (text) => output.write(`${require_shared_start.inertJson({
			type: "said",
			text
		})}\n`),
		close: () => output.close()
	};
}

// src/platform/progress/charts.ts
function progressBar(share, columns, { full, rest }) {
	const filled = Math.max(0, Math.min(columns, Math.floor(share * columns)));
	return [[full.repeat(filled), "green"], [rest.repeat(columns - filled), "dim"]];
}
function intervalChart(interval, rate, columns, glyphs) {
	if (interval === null) return [[glyphs.outside.repeat(columns), "dim"]];
	const at = (share) => Math.round(share * (columns - 1));
	const [low, high, mark] = [
		at(interval.low),
		at(interval.high),
		at(rate)
	];
	const cells = Array.from({ length: columns }, (_, cell) => {
		if (cell === mark) return glyphs.rate;
		if (cell === low) return glyphs.low;
		if (cell === high) return glyphs.high;
		return cell > low && cell < high ? glyphs.between : glyphs.outside;
	});
	return [
		[cells.slice(0, low).join(""), "dim"],
		[cells.slice(low, high + 1).join(""), "cyan"],
		[cells.slice(high + 1).join(""), "dim"]
	];
}
function scale(columns) {
	const [left, middle, right] = [
		"0",
		"50",
		"100 %"
	];
	const start = Math.round((columns - 1) / 2) - 1;
	return `${left.padEnd(start)}${middle}`.padEnd(columns - right.length) + right;
}

// src/platform/progress/text-width.ts
let segmenter;
const graphemesOf = (text) => (segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" })).segment(text);
const WIDE$1 = /^[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\ufe0f/u;
const ZERO = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;
const PLAIN = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2190-\u21ff\u2500-\u25cf]*$/;
function textWidth(text) {
	if (PLAIN.test(text)) return text.length;
	let width = 0;
	for (const { segment } of graphemesOf(text)) width += graphemeWidth(segment);
	return width;
}
function fitText(text, columns, ellipsis) {
	if (textWidth(text) <= columns) return text;
	const room = columns - textWidth(ellipsis);
	if (room < 0) return "";
	let [head, width] = ["", 0];
	for (const { segment } of graphemesOf(text)) {
		width += graphemeWidth(segment);
		if (width > room) break;
		head += segment;
	}
	return `${head}${ellipsis}`;
}
function fitTail(text, columns, ellipsis) {
	if (textWidth(text) <= columns) return text;
	const parts = [...graphemesOf(text)].map(({ segment }) => segment).reverse();
	let [tail, width] = ["", textWidth(ellipsis)];
	for (const segment of parts) {
		width += graphemeWidth(segment);
		if (width > columns) break;
		tail = `${segment}${tail}`;
	}
	return `${ellipsis}${tail}`;
}
const padText = (text, columns) => `${text}${" ".repeat(Math.max(0, columns - textWidth(text)))}`;
function graphemeWidth(segment) {
	if (ZERO.test(segment)) return 0;
	return WIDE$1.test(segment) ? 2 : 1;
}

// src/platform/progress/spans.ts
const SGR = {
	bold: 1,
	dim: 2,
	red: 31,
	green: 32,
	yellow: 33,
	cyan: 36
};
const MAX_LENGTH$1 = 1e3;
function lineOf$1(spans, columns, { colour, glyphs }) {
	const pieces = spans.map(([foreign, style]) => {
		const text = require_shared_start.printableLine(require_shared_early.headOf(foreign, MAX_LENGTH$1));
		return {
			text: glyphs.unicode ? text : require_shared_start.ascii(text),
			style
		};
	});
	const paint = (text, style) => colour && style !== void 0 && text !== "" ? `\u001b[${SGR[style]}m${text}\u001b[0m` : text;
	if (textWidth(pieces.map(({ text }) => text).join("")) <= columns) return pieces.map(({ text, style }) => paint(text, style)).join("");
	let room = columns - glyphs.ellipsis.length;
	let line = "";
	for (const { text, style } of pieces) {
		const shown = fitText(text, room, "");
		line += paint(shown, style);
		room -= textWidth(shown);
		if (shown !== text) break;
	}
	return `${line}${room < 0 ? "" : glyphs.ellipsis}`;
}

// src/platform/progress/times.ts
function clock(ms) {
	const whole = Math.max(0, Math.floor(ms / 1e3));
	const [hours, minutes, seconds] = [
		Math.floor(whole / 3600),
		Math.floor(whole / 60) % 60,
		whole % 60
	];
	const two = (value) => String(value).padStart(2, "0");
	return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
function roughly(ms, words) {
	const seconds = ms / 1e3;
	const step = [
		5,
		30,
		60,
		300
	][[
		60,
		600,
		3600
	].filter((limit) => seconds >= limit).length];
	const rounded = Math.max(step, Math.round(seconds / step) * step);
	if (!words) return clock(rounded * 1e3);
	return require_shared_read.duration(rounded).replace(/ 0 s$/, "");
}

// src/platform/progress/frame.ts
const WIDE = 60;
const LABEL = 13;
const STOPPED = "  stopped";
function frameLines(input) {
	const { tally, size, look } = input;
	const { columns } = size;
	const rows = Math.max(1, size.rows - 1);
	const airy = rows >= 15 && columns >= WIDE;
	const head = headLines(input).slice(0, rows >= 5 ? 2 : 1);
	const lost = tally.lost.size > 0 && rows >= 5 ? [lostLine(input)] : [];
	const files = rows >= 6 ? [filesLine(input)] : [];
	const running = tally.endedMs === null && tally.running.size > 0;
	const gaps = airy ? 2 + Number(running) : 0;
	const room = rows - head.length - lost.length - files.length - gaps;
	const candidates = candidateLines(input, running ? Math.max(Math.ceil(room / 2), room - tally.running.size - 1) : room);
	const attempts = running ? runningLines(input, room - candidates.length) : [];
	return [
		head,
		candidates,
		[...lost, ...files],
		attempts
	].filter((block) => block.length > 0).flatMap((block, index) => airy && index > 0 ? [[], ...block] : block).slice(0, rows).map((line) => lineOf$1(line.length === 0 ? [] : [[" "], ...line], columns, look));
}
function headLines({ tally, nowMs, size, look, stopping }) {
	const wide = size.columns >= WIDE;
	const { done, total } = tally;
	const ended = tally.endedMs !== null;
	const count = wide ? `${done} of ${require_shared_read.plural(total, "trial")}` : `${done}/${total}`;
	const share = total === 0 ? "100 %" : `${Math.floor(100 * done / total)} %`;
	const barColumns = Math.min(60, size.columns - textWidth(count) - 11);
	const bar = barColumns >= 4 ? [...progressBar(total === 0 ? 1 : done / total, barColumns, look.glyphs)] : [];
	const first = [
		[count, "bold"],
		["  "],
		...bar,
		["  "],
		[share, "bold"]
	];
	const elapsedMs = tally.elapsedMs(nowMs);
	if (ended) return [first, [tally.how === "done" ? ["done", "green"] : [tally.how ?? "", "yellow"], [` after ${require_shared_read.duration(elapsedMs / 1e3)}`]]];
	const left = tally.remainingMs(nowMs);
	const about = left === null ? null : `${tally.someStopped ? "at most" : "about"} ${roughly(left, wide)} left`;
	const second = [
		wide ? `${require_shared_read.duration(elapsedMs / 1e3)} elapsed` : clock(elapsedMs),
		...about === null ? [] : [about],
		...wide ? [`${tally.concurrency} at once`] : []
	];
	const preparing = [...tally.preparing.keys()].join(", ");
	if (preparing !== "") second.push(require_shared_start.printableLine(`preparing ${preparing}`));
	const stop = stopping ? [["stopping  ", "yellow"]] : [];
	const before = tally.doneBefore > 0 && wide ? [[`, ${tally.doneBefore} done before`, "dim"]] : [];
	return [first, [
		...stop,
		[second.join(", ")],
		...before
	]];
}
function candidateLines({ tally, size, look }, room) {
	const all = [...tally.candidates.values()];
	if (all.length === 0 || room < 1) return [];
	const wide = size.columns >= WIDE;
	const heading = wide && room > all.length ? 1 : 0;
	const shown = all.length <= room - heading ? all : all.slice(0, Math.max(1, room - heading - 1));
	const widest = Math.max(11, ...shown.map((candidate) => textWidth(nameOf(candidate))));
	const nameColumns = Math.min(widest, Math.max(8, Math.floor(size.columns / (wide ? 3 : 2)) - 2));
	const countColumns = Math.max(5, ...shown.map((candidate) => countOf(candidate).length));
	const left = size.columns - (1 + nameColumns + 2 + countColumns) - (tally.someStopped ? 9 : 0);
	const withRate = left >= 9;
	const withInterval = left >= 27;
	const chartColumns = Math.min(50, left - 31);
	const lines = shown.map((candidate) => {
		const { passed, scored, stopped } = candidate;
		const interval = require_shared_read.wilson(passed, scored);
		return [
			[padText(fitText(nameOf(candidate), nameColumns, look.glyphs.ellipsis), nameColumns)],
			[`  ${countOf(candidate).padStart(countColumns)}`],
			...withRate ? [[`  ${rateOf(candidate, look).padStart(7)}`, "bold"]] : [],
			...withInterval ? [[`  ${intervalText(interval, look).padStart(13)}  `, "dim"]] : [],
			...chartColumns >= 15 ? intervalChart(interval, passed / scored, chartColumns, look.glyphs) : [],
			...stopped ? [[STOPPED, "red"]] : []
		];
	});
	const title = [
		[padText("candidate", nameColumns), "dim"],
		[`  ${"passed".padStart(countColumns)}`, "dim"],
		...withRate ? [[`  ${"rate".padStart(7)}`, "dim"]] : [],
		...withInterval ? [[`  ${"95 % interval".padStart(13)}  `, "dim"]] : [],
		...chartColumns >= 15 ? [[scale(chartColumns), "dim"]] : []
	];
	const hidden = all.length - shown.length;
	return [
		...heading === 1 ? [title] : [],
		...lines,
		...hidden > 0 && room > shown.length ? [[[`and ${hidden} more`, "dim"]]] : []
	];
}
const nameOf = ({ name }) => brief(name);
const countOf = ({ passed, scored }) => `${passed}/${scored}`;
const rateOf = ({ passed, scored }, look) => scored === 0 ? look.glyphs.dash : require_shared_read.percent(passed / scored);
function intervalText(interval, { glyphs }) {
	if (interval === null) return glyphs.dash;
	return `${Math.round(interval.low * 100)} ${glyphs.dash} ${Math.round(interval.high * 100)} %`;
}
function lostLine({ tally, size }) {
	const classes = [...tally.lost].sort(([, a], [, b]) => b - a).map(([name, count]) => `${count} ${name}`);
	return [[size.columns >= WIDE ? "not counted".padEnd(LABEL) : "lost: ", "yellow"], [classes.join(", "), "yellow"]];
}
function filesLine({ files, size, look }) {
	const label = size.columns >= WIDE ? "files".padEnd(LABEL) : "";
	return [[label, "dim"], [fitTail(files, size.columns - label.length - 1, look.glyphs.ellipsis)]];
}
function runningLines({ tally, nowMs, size }, room) {
	const all = [...tally.running.values()];
	if (room < 1) return [];
	const heading = room >= 3 && size.columns >= WIDE ? 1 : 0;
	const shown = all.length <= room - heading ? all : all.slice(0, Math.max(0, room - heading - 1));
	const ages = shown.map(({ sinceMs }) => clock(nowMs - sinceMs));
	const ageColumns = Math.max(4, ...ages.map((age) => age.length));
	const taskColumns = Math.min(40, Math.max(0, ...shown.map((attempt) => textWidth(taskOf(attempt)))));
	const lines = shown.map((attempt, index) => {
		const { ref, phase } = attempt;
		return [
			[`${(ages[index] ?? "").padStart(ageColumns)} `, "cyan"],
			[` ${(phase ?? "start").padEnd(size.columns >= WIDE ? 10 : 7)}`, "dim"],
			[padText(taskOf(attempt), taskColumns)],
			[`  ${ref.candidate}`, "dim"]
		];
	});
	const hidden = all.length - shown.length;
	return [
		...heading === 1 ? [[[`running ${all.length}`, "dim"]]] : [],
		...lines,
		...hidden > 0 ? [[[shown.length === 0 ? `${hidden} running` : `and ${hidden} more`, "dim"]]] : []
	];
}
const taskOf = ({ ref }) => [
	brief(ref.task),
	...ref.repetition > 1 ? [`#${ref.repetition}`] : [],
	...ref.attempt > 1 ? [`attempt ${ref.attempt}`] : []
].join(" ");
const brief = (name) => require_shared_start.printableLine(require_shared_early.headOf(name, 200));

// src/platform/progress/screen.ts
const BEGIN = "\x1B[?2026h\x1B[?25l\x1B[?7l";
const END = "\x1B[?7h\x1B[?25h\x1B[?2026l";
const ERASE_LINE_END = "\x1B[K";
const ERASE_BELOW = "\x1B[J";
const cursorUp = (rows) => rows > 0 ? `\u001b[${rows}A` : "";
var Screen = class {
	#output;
	#size;
	#shown = [];
	#shownColumns = 0;
	constructor(output, size) {
		this.#output = output;
		this.#size = size;
	}
	paint(lines) {
		this.#output.flush();
		const same = this.#shownColumns === this.#size().columns && lines.join("\n") === this.#shown.join("\n");
		if (this.#output.busy || same) return;
		this.#write("", lines);
	}
	above(text) {
		this.#write(text.replace(/\n?$/, "\n"), this.#shown);
	}
	leave(lines) {
		this.#write("", lines);
		this.#shown = [];
	}
	#write(text, lines) {
		const { columns } = this.#size();
		const up = cursorUp(this.#rowsTaken());
		const resized = this.#shown.length > 0 && columns !== this.#shownColumns;
		const body = lines.map((line) => `${line}${ERASE_LINE_END}\r\n`).join("");
		const kept = text === "" ? "" : `\r${up}${ERASE_BELOW}${text.replaceAll("\n", "\r\n")}`;
		const start = text === "" ? `\r${up}${resized ? ERASE_BELOW : ""}` : "";
		this.#output.write(`${kept}${BEGIN}${start}${body}${ERASE_BELOW}${END}`);
		this.#shown = lines;
		this.#shownColumns = columns;
	}
	#rowsTaken() {
		const { columns, rows } = this.#size();
		const heights = this.#shown.map((line) => Math.max(1, Math.ceil(textWidth((0, node_util.stripVTControlCharacters)(line)) / columns)));
		return Math.min(rows - 1, heights.reduce((sum, height) => sum + height, 0));
	}
};

// src/platform/progress/still-preparing.ts
const HEARTBEAT_MS = 3e4;
const stillPreparing = ({ preparing }, nowMs) => [...preparing].map(([what, sinceMs]) => `preparing ${what} ${require_shared_read.duration((nowMs - sinceMs) / 1e3)}`);

// src/platform/progress/live.ts
const FRAME_MS = 100;
var LiveView = class {
	beatMs = FRAME_MS;
	#options;
	#screen;
	#lastSignMs = 0;
	constructor(options) {
		this.#options = options;
		this.#screen = new Screen(options.output, options.size);
	}
	show(event, tally, nowMs) {
		switch (event.type) {
			case "warning": {
				const [first = "", ...quoted] = event.message.split("\n");
				this.#note(["warning: ", "yellow"], first);
				for (const line of quoted) this.#note(["  "], line);
				return;
			}
			case "waiting":
				this.#note([event.what, "yellow"], ` is being prepared by process ${event.pid}; waiting.`);
				return;
			case "prepared":
				if (event.problem !== null) this.#note([event.what, "yellow"], " could not be prepared");
				return;
			case "candidate-stopped":
				this.#note([event.candidate, "red"], ` stopped: ${event.reason}`);
				return;
			case "run-started":
				this.beat(tally, nowMs);
				return;
			case "run-ended":
				this.#screen.leave(this.#frame(tally, nowMs));
				return;
			case "attempt-started":
			case "attempt-ended":
			case "trial-ended":
			case "phase": return;
			case "preparing":
				if (tally.startedMs !== null) return;
				this.#note(["preparing ", "yellow"], `${event.what}, once; it is kept for later runs`);
				this.#lastSignMs = nowMs;
				return;
		}
	}
	beat(tally, nowMs) {
		if (tally.startedMs === null) this.#beatWithoutRun(tally, nowMs);
		else this.#screen.paint(this.#frame(tally, nowMs));
	}
	say(text) {
		this.#screen.above(this.#options.look.glyphs.unicode ? text : require_shared_start.ascii(text));
	}
	close() {
		this.#options.output.close();
	}
	#beatWithoutRun(tally, nowMs) {
		if (tally.preparing.size === 0 || nowMs - this.#lastSignMs < 3e4) return;
		this.#lastSignMs = nowMs;
		this.#note(["still ", "yellow"], stillPreparing(tally, nowMs).join("; "));
	}
	#note(head, text) {
		this.#screen.above(lineOf$1([head, [text]], Number.MAX_SAFE_INTEGER, this.#options.look));
	}
	#frame(tally, nowMs) {
		const { look, size, cwd, signal } = this.#options;
		const below = (0, node_path.relative)(cwd, tally.runDir);
		const { columns, rows } = size();
		return frameLines({
			tally,
			nowMs,
			size: {
				columns: Math.max(1, columns - 1),
				rows
			},
			look,
			files: below === "" || below.startsWith("..") ? tally.runDir : below,
			stopping: signal.aborted
		});
	}
};

// src/platform/progress/plain.ts
const SLOW_ATTEMPT_MS = 1e4;
const NAMED_RUNNING = 3;
const MAX_LENGTH = 2e3;
function plainView(output, { unicode }) {
	let lastLineMs = 0;
	const put = (line) => {
		const text = require_shared_start.printableLine(line.length > MAX_LENGTH ? `${require_shared_early.headOf(line, MAX_LENGTH)} \u2026` : line);
		output.write(`${unicode ? text : require_shared_start.ascii(text)}\n`);
	};
	return {
		beatMs: 1e3,
		show(event, tally, nowMs) {
			const line = lineOf(event, tally);
			const lines = line === null ? [] : event.type === "warning" ? line.split("\n") : [line];
			for (const [at, text] of lines.entries()) put(at === 0 ? text : `  ${text}`);
			if (line !== null || event.type === "run-started") lastLineMs = nowMs;
		},
		beat(tally, nowMs) {
			output.flush();
			if (nowMs - lastLineMs < 3e4) return;
			lastLineMs = nowMs;
			put(heartbeat(tally, nowMs));
		},
		say: (text) => output.write(`${unicode ? text : require_shared_start.ascii(text)}\n`),
		close: () => output.close()
	};
}
function lineOf(event, tally) {
	const done = `[${tally.done}/${tally.total}]`;
	switch (event.type) {
		case "run-started": {
			const before = event.done > 0 ? `${event.done} done before, ` : "";
			return `${require_shared_read.plural(event.trials, "trial")}, ${before}${event.concurrency} at once \u2192 ${event.runDir}`;
		}
		case "attempt-ended": {
			if (event.elapsedMs < SLOW_ATTEMPT_MS) return null;
			const { candidate, task, attempt } = event.ref;
			return `${done} ${candidate}  ${task}  attempt ${attempt}  ${event.class}  ${require_shared_read.duration(event.elapsedMs / 1e3)}`;
		}
		case "trial-ended": {
			const { passed, scored } = tally.candidates.get(event.candidate) ?? {
				passed: 0,
				scored: 0
			};
			const repetition = event.repetition > 1 ? ` #${event.repetition}` : "";
			const standing = scored === 0 ? "" : `  (${event.candidate} ${passed}/${scored} passed so far)`;
			return `${done} ${event.candidate}  ${event.task}${repetition}  ${event.class}${standing}`;
		}
		case "candidate-stopped": return `${event.candidate} stopped: ${event.reason}`;
		case "waiting": return `Process ${event.pid} is preparing ${event.what}; waiting.`;
		case "preparing": return `preparing ${event.what}, once; it is kept for later runs`;
		case "prepared": {
			const after = `after ${require_shared_read.duration(event.elapsedMs / 1e3)}`;
			return event.problem === null ? `${event.what} is ready ${after}` : `${event.what} could not be prepared ${after}`;
		}
		case "warning": return `warning: ${event.message}`;
		case "attempt-started":
		case "phase":
		case "run-ended": return null;
	}
}
function heartbeat(tally, nowMs) {
	const running = [...tally.running.values()];
	const preparing = stillPreparing(tally, nowMs);
	if (tally.startedMs === null) return `still ${preparing.join("; ")}`;
	const named = running.slice(0, NAMED_RUNNING).map(({ ref, phase, sinceMs }) => `${ref.candidate} ${ref.task} ${phase ?? "start"} ${require_shared_read.duration((nowMs - sinceMs) / 1e3)}`);
	const more = running.length > named.length ? [`and ${running.length - named.length} more`] : [];
	const left = tally.remainingMs(nowMs);
	const about = left === null ? "" : `, ${tally.someStopped ? "at most" : "about"} ${roughly(left, true)} left`;
	const after = `after ${require_shared_read.duration(tally.elapsedMs(nowMs) / 1e3)}${about}`;
	return `[${tally.done}/${tally.total}] ${after}; running: ${[
		...preparing,
		...named,
		...more
	].join("; ") || "nothing"}`;
}

// src/platform/progress/pulse.ts
const systemPulse = {
	now: require_shared_run.monotonicMs,
	every(ms, beat) {
		const timer = setInterval(beat, ms).unref();
		return { [Symbol.dispose]: () => clearInterval(timer) };
	}
};

// src/platform/progress/stream-output.ts
const MAX_WAITING_BYTES$1 = 4194304;
function streamOutput(stream) {
	let dropped = 0;
	return {
		get busy() {
			return stream.writableLength > 0;
		},
		write(text) {
			if (stream.writableLength > MAX_WAITING_BYTES$1) {
				dropped++;
				return;
			}
			if (dropped > 0) stream.write(`(${require_shared_read.plural(dropped, "line")} of progress ${dropped === 1 ? "was" : "were"} left out: nobody was reading)\n`);
			dropped = 0;
			stream.write(text);
		},
		flush: () => void 0,
		close: () => void 0
	};
}

// src/platform/progress/tally.ts
var RunTally = class {
	runDir = "";
	total = 0;
	done = 0;
	doneBefore = 0;
	concurrency = 1;
	startedMs = null;
	endedMs = null;
	how = null;
	running = /* @__PURE__ */ new Map();
	candidates = /* @__PURE__ */ new Map();
	lost = /* @__PURE__ */ new Map();
	preparing = /* @__PURE__ */ new Map();
	#trialStarts = /* @__PURE__ */ new Map();
	#trialsTimed = 0;
	#trialMs = 0;
	take(event, nowMs) {
		switch (event.type) {
			case "run-started":
				this.runDir = event.runDir;
				this.total = event.trials;
				this.done = this.doneBefore = event.done;
				this.concurrency = event.concurrency;
				this.startedMs = nowMs;
				for (const { name, passed, scored } of event.candidates) this.candidates.set(name, {
					name,
					passed,
					scored,
					stopped: false
				});
				return;
			case "attempt-started": {
				const { ref } = event;
				this.#candidate(ref.candidate);
				const trial = trialName(ref);
				if (!this.#trialStarts.has(trial)) this.#trialStarts.set(trial, nowMs);
				this.running.set(attemptName(ref), {
					ref,
					phase: null,
					sinceMs: nowMs
				});
				return;
			}
			case "phase": {
				const attempt = this.running.get(attemptName(event.ref));
				if (attempt !== void 0) attempt.phase = event.phase;
				return;
			}
			case "attempt-ended":
				this.running.delete(attemptName(event.ref));
				return;
			case "trial-ended":
				this.#trialEnded(event, nowMs);
				return;
			case "candidate-stopped":
				this.#candidate(event.candidate).stopped = true;
				return;
			case "preparing":
				this.preparing.set(event.what, nowMs);
				return;
			case "prepared":
				this.preparing.delete(event.what);
				return;
			case "run-ended":
				this.endedMs = nowMs;
				this.how = event.how;
				this.running.clear();
				this.preparing.clear();
				return;
			case "waiting":
			case "warning": return;
		}
	}
	elapsedMs(nowMs) {
		return this.startedMs === null ? 0 : (this.endedMs ?? nowMs) - this.startedMs;
	}
	get someStopped() {
		return [...this.candidates.values()].some(({ stopped }) => stopped);
	}
	remainingMs(nowMs) {
		const left = this.total - this.done;
		if (this.#trialsTimed === 0 || this.startedMs === null) return null;
		const mean = this.#trialMs / this.#trialsTimed;
		const spent = [...this.#trialStarts.values()].reduce((sum, start) => sum + Math.min(mean, nowMs - start), 0);
		return Math.max(0, left * mean - spent) / Math.max(1, Math.min(this.concurrency, left));
	}
	#trialEnded(event, nowMs) {
		const trial = trialName(event);
		this.done++;
		const start = this.#trialStarts.get(trial);
		if (start !== void 0) {
			this.#trialsTimed++;
			this.#trialMs += nowMs - start;
			this.#trialStarts.delete(trial);
		}
		const candidate = this.#candidate(event.candidate);
		if (require_shared_read.isScored(event.class)) {
			candidate.scored++;
			if (event.class === "pass") candidate.passed++;
		} else this.lost.set(event.class, (this.lost.get(event.class) ?? 0) + 1);
	}
	#candidate(name) {
		let candidate = this.candidates.get(name);
		if (candidate === void 0) this.candidates.set(name, candidate = {
			name,
			passed: 0,
			scored: 0,
			stopped: false
		});
		return candidate;
	}
};
const trialName = ({ candidate, task, repetition }) => JSON.stringify([
	candidate,
	task,
	repetition
]);
const attemptName = ({ candidate, task, repetition, attempt }) => JSON.stringify([
	candidate,
	task,
	repetition,
	attempt
]);

// src/platform/progress/terminal-output.ts
const { O_WRONLY, O_NONBLOCK, O_NOCTTY } = node_fs.default.constants;
const MAX_WAITING_BYTES = 1048576;
function openTerminal(fd, rest) {
	let own;
	try {
		own = node_fs.default.openSync(`/proc/self/fd/${fd}`, O_WRONLY | O_NONBLOCK | O_NOCTTY);
	} catch {
		return null;
	}
	return new TerminalOutput(own, rest);
}
var TerminalOutput = class {
	#fd;
	#rest;
	#waiting = Buffer.alloc(0);
	#gone = false;
	constructor(fd, rest) {
		this.#fd = fd;
		this.#rest = rest;
	}
	get busy() {
		return this.#waiting.length > 0;
	}
	write(text) {
		if (this.#gone || this.#waiting.length > MAX_WAITING_BYTES) return;
		this.#waiting = Buffer.concat([this.#waiting, Buffer.from(text)]);
		this.flush();
	}
	flush() {
		try {
			while (!this.#gone && this.#waiting.length > 0) this.#waiting = this.#waiting.subarray(node_fs.default.writeSync(this.#fd, this.#waiting));
		} catch (error) {
			if (error.code === "EAGAIN") return;
			this.#forget();
		}
	}
	close() {
		if (this.#gone) return;
		this.flush();
		if (this.#waiting.length > 0) this.#rest(this.#waiting.toString());
		this.#forget();
	}
	#forget() {
		if (this.#gone) return;
		this.#gone = true;
		this.#waiting = Buffer.alloc(0);
		node_fs.default.closeSync(this.#fd);
	}
};

// src/platform/progress/progress.ts
function openProgress({ pulse = systemPulse, ...options }) {
	const output = outputFor(options.stream);
	return guarded(viewFor(options, output), plainView(output, require_shared_start.UNICODE), pulse);
}
function kindFor({ kind, stream, env }) {
	const canLive = stream.isTTY === true && env["TERM"] !== "dumb";
	if (kind !== void 0) return kind === "tty" && !canLive ? "plain" : kind;
	return canLive && [
		"",
		"0",
		"false"
	].includes(env["CI"] ?? "") ? "tty" : "plain";
}
function viewFor(options, output) {
	const { stream, env, cwd, signal } = options;
	const look = require_shared_start.lookOf(env);
	switch (kindFor(options)) {
		case "tty": return new LiveView({
			output,
			look,
			size: () => sizeOf(stream),
			cwd,
			signal
		});
		case "plain": return plainView(output, stream.isTTY === true ? look.glyphs : require_shared_start.UNICODE);
		case "json": return jsonView(output);
		case "none": return {
			...plainView(output, require_shared_start.UNICODE),
			show: () => void 0,
			beat: () => output.flush()
		};
	}
}
function outputFor(stream) {
	const rest = streamOutput(stream);
	return (stream.isTTY === true ? openTerminal(stream.fd, (text) => rest.write(text)) : null) ?? rest;
}
const sizeOf = ({ columns, rows }) => ({
	columns: Math.max(1, columns === void 0 || columns === 0 ? 80 : columns),
	rows: Math.max(2, rows === void 0 || rows === 0 ? 24 : rows)
});
function guarded(first, spare, pulse) {
	const tally = new RunTally();
	let view = first;
	let beating = null;
	const attempt = (work) => {
		if (view === null) return;
		try {
			work(view);
		} catch (error) {
			view = view === first ? spare : null;
			const what = require_shared_read.messageOf(error);
			attempt((next) => next.say(`The progress view failed (${what}); going on with plain lines.`));
		}
	};
	const stop = () => {
		beating?.[Symbol.dispose]();
		beating = null;
	};
	const take = (event) => {
		const nowMs = pulse.now();
		tally.take(event, nowMs);
		attempt((now) => now.show(event, tally, nowMs));
		const isBetweenRuns = tally.startedMs === null || tally.endedMs !== null;
		if (event.type === "run-ended" || event.type === "prepared" && isBetweenRuns && tally.preparing.size === 0) stop();
		if (event.type !== "run-started" && (event.type !== "preparing" || beating !== null)) return;
		stop();
		beating = pulse.every(first.beatMs, () => attempt((now) => now.beat(tally, pulse.now())));
	};
	return {
		emit: take,
		say: (text) => attempt((now) => now.say(text)),
		[Symbol.dispose]() {
			stop();
			attempt((now) => now.close());
			view = null;
		}
	};
}

exports.openProgress = openProgress;