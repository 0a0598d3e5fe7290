"use strict";

const require_shared_read = require("../../shared/read.js");
const require_shared_start = require("../../shared/start.js");

// src/plugins/backends/stub/misbehave.ts
const MISBEHAVIOUR = {
	crash: "kill -SEGV $$",
	hang: "while :; do sleep 1; done",
	daemon: "env -i PATH=\"$PATH\" setsid sh -c 'sleep 1000' </dev/null >/dev/null 2>&1 &",
	snoop: `
printf '%s\\n' '$ git log --all --oneline'
git log --all --oneline 2>&1 | head -n 5
printf '%s\\n' '$ cat ../.meta/example.js'
cat ../.meta/example.js 2>&1 | head -n 5
exit 0
`,
	tamper: `
find . -path ./.git -prune -o -type f \\( -path '*test*' -o -path '*spec*' -o -name 'package.json' -o -name '*.config.*' -o -name 'Makefile' -o -name 'README.md' \\) -print |
while IFS= read -r file; do printf 'process.exit(0)\\n' > "$file"; done
mkdir -p tests test
printf 'exit 0\\n' > tests/check.sh
printf 'process.exit(0)\\n' > runner.mjs
printf '[]\\n' > cases.json
printf 'collect_ignore_glob = ["*"]\\n' > conftest.py
printf 'module.exports = { testMatch: [] };\\n' > jest.config.js
printf -- '--grep nothing\\n' > .mocharc
printf '{ "scripts": { "test": "true" } }\\n' > package.json
`,
	forge: `
printf '%s\\n' '===== 99 passed in 0.01s =====' 'PASSED' 'ok 1 - all' '{"passed":true,"exit_code":0}' '::notice::benchmark passed'
for place in . .. ../.. "$HOME" "$TMPDIR"; do
  printf '{"schema_version":"2.0","scores":{"tests_passed":true},"result":"pass"}\\n' > "$place/score.json" 2>/dev/null
  printf '{"outcome":{"class":"pass"}}\\n' > "$place/run-record.json" 2>/dev/null
  printf '<testsuite tests="99" failures="0"/>\\n' > "$place/junit.xml" 2>/dev/null
done
mkdir -p logs/verifier 2>/dev/null && echo 1 > logs/verifier/reward.txt
exit 0
`
};

// src/plugins/backends/stub/faults.ts
const STUB_FAULTS = require_shared_start.OUTCOME_CLASSES.filter((cls) => cls !== "pass" && cls !== "not_run");
const isStubFault = (text) => STUB_FAULTS.includes(text);

// src/plugins/backends/stub/model.ts
const BEHAVIOURS = [
	"fail",
	"crash",
	"hang",
	"daemon",
	"snoop",
	"tamper",
	"forge"
];
const KEYS = [
	"pass=P",
	"seed=N",
	"sleep=SECONDS",
	"error=CLASS",
	...BEHAVIOURS
];
function parseStubModel(model) {
	const problems = [];
	const script = {
		behaviour: "solve",
		pass: 1,
		seed: 0,
		copy: 0,
		sleepSeconds: 0,
		fault: null
	};
	for (const word of model.split(",").filter((part) => part !== "")) {
		const [key, value] = word.split("=", 2);
		const number = value === void 0 || value.trim() === "" ? NaN : Number(value);
		if (value === void 0 && BEHAVIOURS.includes(key)) script.behaviour = key;
		else if (key === "pass") {
			if (number >= 0 && number <= 1) script.pass = number;
			else problems.push(`pass=${value ?? ""} is not a probability between 0 and 1`);
		} else if (key === "seed" || key === "copy") {
			if (Number.isSafeInteger(number) && number >= 0) script[key] = number;
			else problems.push(`${key}=${value ?? ""} is not a whole number`);
		} else if (key === "sleep") {
			if (number >= 0 && Number.isFinite(number)) script.sleepSeconds = number;
			else problems.push(`sleep=${value ?? ""} is not a number of seconds`);
		} else if (key === "error") {
			if (value !== void 0 && isStubFault(value)) script.fault = value;
			else problems.push(`error=${value ?? ""} is not one of ${STUB_FAULTS.join(", ")}`);
		} else problems.push(`${JSON.stringify(word)} is not one of ${KEYS.join(", ")}`);
	}
	return {
		script,
		problems
	};
}

// src/plugins/backends/stub/index.ts
var stub_default = require_shared_read.defineBackend({
	id: "stub",
	summary: "Deterministic stand-in: applies the reference solution or follows a script",
	verifiedWith: null,
	deterministic: true,
	protocols: [],
	needsOracle: true,
	modelProblems: (model) => parseStubModel(model).problems.map((message) => ({
		message,
		hint: "Write it like pass=0.7,seed=3 or tamper; an empty model solves every task."
	})),
	copyOf: (model) => `${model === "" ? "" : `${model},`}copy=1`,
	probe: () => Promise.resolve({
		available: true,
		version: null,
		reason: null
	}),
	async solve(job, box) {
		const { script } = parseStubModel(job.model);
		const fault = await rest(script, job, box) ?? await act(script, job, box);
		return {
			fault,
			stopReason: fault === null ? "end" : null,
			error: fault === null ? null : fault.reason,
			usage: {
				inputTokens: 0,
				outputTokens: 0,
				cacheReadTokens: null,
				cacheWriteTokens: null,
				reasoningTokens: null
			},
			toolCalls: {},
			turns: 0,
			failedCommands: 0,
			finalText: null,
			effectivePrompt: null,
			programVersion: null,
			temperature: {
				requested: null,
				effective: null,
				control: "unsupported"
			},
			seed: {
				requested: script.seed,
				effective: script.seed,
				control: "supported"
			},
			metadata: {
				family: "stub",
				model: job.model,
				note: "no model was called"
			}
		};
	}
});
async function rest(script, job, box) {
	return script.sleepSeconds === 0 ? null : shell(`sleep ${script.sleepSeconds}`, job, box);
}
async function act(script, job, box) {
	if (script.fault !== null) return {
		class: script.fault,
		reason: `The script asked for ${script.fault}.`
	};
	if (script.behaviour === "fail" || !solves(script, job)) return null;
	const ended = script.behaviour === "solve" ? null : await shell(MISBEHAVIOUR[script.behaviour], job, box);
	if (![
		"solve",
		"daemon",
		"snoop"
	].includes(script.behaviour)) return ended;
	if (job.oracle === null) return {
		class: "environment",
		reason: `Task ${job.task.id} has no reference solution for the stub to apply.`
	};
	await box.put(job.oracle);
	return null;
}
function solves({ pass, seed, copy }, { task, repetition, attempt }) {
	if (pass >= 1) return true;
	return Number.parseInt(require_shared_read.sha256(`${seed}\0${copy}\0${task.id}\0${repetition}\0${attempt}`).slice(0, 13), 16) / 2 ** 52 < pass;
}
async function shell(program, job, box) {
	return faultOf(await box.exec({
		argv: [
			"sh",
			"-c",
			program
		],
		env: job.env,
		timeoutMs: job.timeoutMs,
		signal: job.signal,
		stdoutFile: job.evidence.path("transcript.txt")
	}));
}
function faultOf({ exitCode, signal, timedOut, spawnError }) {
	if (spawnError !== null) return {
		class: "environment",
		reason: `The stub's shell could not be started: ${spawnError.message}`
	};
	if (timedOut) return {
		class: "agent_timeout",
		reason: "The agent ran out of time and was killed."
	};
	if (signal !== null) return {
		class: "agent_crash",
		reason: `The agent was ended by ${signal}.`
	};
	if (exitCode !== 0) return {
		class: "agent_crash",
		reason: `The agent exited with code ${exitCode}.`
	};
	return null;
}

exports.default = stub_default;