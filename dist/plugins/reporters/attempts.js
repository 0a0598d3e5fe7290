"use strict";

const require_shared_read = require("../../shared/read.js");
const require_shared_start = require("../../shared/start.js");

// src/plugins/reporters/attempts.ts
var attempts_default = require_shared_read.defineListing({
	id: "attempts",
	summary: `${require_shared_start.ATTEMPTS_CSV}: a line per attempt, with all that was measured`,
	name: require_shared_start.ATTEMPTS_CSV,
	*list(report, rows) {
		const columns = Object.entries(COLUMNS);
		yield require_shared_read.csvLine(columns.map(([name]) => name));
		for (const row of rows) yield require_shared_read.csvLine(columns.map(([, read]) => read(row, report)));
	}
});
const COLUMNS = {
	label: (row, { candidates }) => candidates[row.c]?.name ?? null,
	backend_id: (row, { candidates }) => candidates[row.c]?.backend ?? null,
	model: (row, { candidates }) => candidates[row.c]?.model ?? null,
	task_id: (row, { tasks }) => tasks[row.t]?.id ?? null,
	language: (row, { tasks }) => tasks[row.t]?.language ?? null,
	repo: (row, { tasks }) => tasks[row.t]?.repo ?? null,
	repetition: (row) => row.r,
	attempt: (row) => row.a,
	try: (row) => row.try,
	result: (row) => require_shared_read.resultOf(row.class),
	class: (row) => row.class,
	phase: (row) => row.phase,
	reason: (row) => row.reason,
	stop_reason: (row) => row.stop,
	elapsed_seconds: (row) => require_shared_read.decimal(row.s),
	provision_ms: (row) => require_shared_read.decimal(row.ms[0]),
	prompt_ms: (row) => require_shared_read.decimal(row.ms[1]),
	solve_ms: (row) => require_shared_read.decimal(row.ms[2]),
	change_ms: (row) => require_shared_read.decimal(row.ms[3]),
	verify_ms: (row) => require_shared_read.decimal(row.ms[4]),
	tokens_input_cache_included: (row) => row.tok[0] ?? null,
	tokens_output: (row) => row.tok[1] ?? null,
	tokens_cache_read: (row) => row.tok[2] ?? null,
	tokens_cache_write: (row) => row.tok[3] ?? null,
	tokens_reasoning: (row) => row.tok[4] ?? null,
	usage_coverage: (row) => row.cover,
	turns: (row) => row.turns,
	tool_calls: (row) => row.tools,
	files_changed: (row) => row.change[0] ?? null,
	lines_added: (row) => row.change[1] ?? null,
	lines_removed: (row) => row.change[2] ?? null,
	failed_commands: (row) => row.fc,
	tests_passed: (row) => row.tests[0] ?? null,
	tests_failed: (row) => row.tests[1] ?? null,
	tests_missing: (row) => row.tests[2] ?? null,
	tampered_paths: (row) => row.tamper,
	leak_signs: (row) => row.leaks,
	provider_endpoint: (row) => row.endpoint,
	program_version: (row) => row.version,
	seed_control: (row) => row.seed,
	isolation_tier: (row) => row.tier,
	containment: (row) => row.contain,
	hidden_folders: (row) => row.hidden,
	architecture: (row) => row.arch,
	harness_version: (row) => row.harness,
	folder: (row) => row.dir,
	record_sha256: (row) => row.digest
};

exports.default = attempts_default;