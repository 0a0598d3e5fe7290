// Generated from schemas/ by `npm run generate`. Do not edit.

/**
 * Why an attempt ended as it did. The class decides whether it counts for the candidate, against it, or for neither side.
 */
export type OutcomeClassName = ("pass" | "fail" | "missing_tests" | "suspicious" | "agent_timeout" | "agent_crash" | "max_turns" | "refusal" | "context_overflow" | "budget" | "rate_limit" | "overloaded" | "auth" | "provider" | "environment" | "disk" | "harness" | "not_run" | "unknown" | "oom" | "verifier_timeout")

export interface AllRecords {
"run-record"?: RunRecord
score?: Score
stats?: Stats
"index-row"?: IndexRow
plan?: Plan
shard?: ShardManifest
report?: Report
validation?: ValidationRecord
"v1/run-record"?: RunRecordV1
"v1/score"?: ScoreV1
"v1/stats"?: StatsV1
}
/**
 * What one attempt was: who, what, how, and why it ended as it did. `run-record.json`, written once.
 */
export interface RunRecord {
schema_version: "2.0"
/**
 * Id of the benchmark.
 */
benchmark_id: string
/**
 * Id of the task.
 */
task_id: string
/**
 * Id of the backend.
 */
backend_id: string
/**
 * Repetition as `run-001`, `run-002` and so on.
 */
run_id: string
/**
 * Attempt within the trial, from 1.
 */
attempt: number
/**
 * Name of the candidate.
 */
candidate: string
/**
 * Digest of the plan this attempt belongs to.
 */
plan_digest: string
/**
 * Which try of this attempt this is, from 1; earlier ones are kept as `….try-N`.
 */
try: number
/**
 * UTC, to the second: when the attempt began.
 */
started_at: string
/**
 * UTC, to the second: when the attempt was over, verification included.
 */
finished_at: string
/**
 * The program and machine the attempt ran on.
 */
harness: {
/**
 * Version of the harness.
 */
version: string
/**
 * Version of Node the harness ran on.
 */
node: string
/**
 * Operating system, as Node names it.
 */
platform: string
/**
 * Processor architecture, as Node names it.
 */
arch: string
}
/**
 * Pinned revision of the benchmark.
 */
benchmark_revision: string
/**
 * Whether tests and solution share a process.
 */
grading: ("out-of-process" | "in-process")
isolation: IsolationUsed
/**
 * Versions of the toolchains that the task needs, by their ids; those that are missing are left out.
 */
toolchains: {
[k: string]: string
}
/**
 * Prepared environments that agent and verifier shared with other attempts, read-only.
 */
environments: {
/**
 * Its name within the benchmark.
 */
id: string
/**
 * SHA-256 over all that decides what is in it.
 */
digest: string
}[]
/**
 * What the backend was asked to do, and how.
 */
backend_invocation: {
/**
 * Model as given; empty: the program's default.
 */
model: string
temperature: SamplingControl
seed: SamplingControl
/**
 * Limit on the backend call, in seconds; null: none.
 */
timeout_seconds: (number | null)
}
/**
 * Names, never values, of the candidate's own environment variables.
 */
env_names: string[]
prompt: FileDigest
/**
 * The prompt the program really got, where it differs.
 */
effective_prompt: (FileDigest | null)
/**
 * File with the final text; null: none.
 */
model_output_path: (string | null)
/**
 * What the backend said about itself and its run.
 */
backend: {
/**
 * What the backend failed with; null: nothing.
 */
error: (string | null)
/**
 * Version of the agent program, probed; null: not known.
 */
program_version: (string | null)
/**
 * Where the model was served, without credentials; null: the program found it by itself.
 */
provider_endpoint: (string | null)
/**
 * Proxy and version that translated between agent and provider; absent: none.
 */
translator?: string
/**
 * Why the agent stopped, in its own word.
 */
stop_reason: (string | null)
/**
 * Free-form facts of the backend; never a credential.
 */
metadata: {
[k: string]: unknown
}
}
/**
 * How the attempt ended, and why.
 */
outcome: {
class: OutcomeClassName
/**
 * Phase in which that was decided.
 */
phase: ("provision" | "prompt" | "solve" | "change" | "verify")
/**
 * The outcome in one sentence.
 */
reason: string
}
/**
 * What the verifier saw; null: not verified.
 */
verification: ({
/**
 * Outcome class the verifier concluded on its own.
 */
class: string
/**
 * Its conclusion in one sentence.
 */
reason: string
/**
 * Exit code of the verify command; null: it was killed or not started.
 */
exit_code: (number | null)
/**
 * Signal that ended it; null: none did.
 */
signal: (string | null)
/**
 * Whether the verifier knows single tests; false: the three lists are empty because nothing was measured.
 */
single_tests: boolean
/**
 * Whether the verifier had no network but a loopback of its own.
 */
network_cut: boolean
/**
 * Names of tests that ran and passed.
 */
tests_passed: string[]
/**
 * Names of tests that ran and failed.
 */
tests_failed: string[]
/**
 * Names of tests that should have run and did not.
 */
tests_missing: string[]
} | null)
/**
 * Protected paths the candidate touched. They were restored; the real result counts.
 */
tampering: Tampering[]
/**
 * Signs in the agent's transcript that it looked for the answer elsewhere; absent in records made before they were looked for.
 */
leaks?: Leak[]
/**
 * null: provisioning failed before it was known.
 */
verifier_digest: (string | null)
phases: PhaseTimes
/**
 * Every other file of the attempt's folder, score.json and stats.json included, sorted by path: the digest of this record seals them all.
 */
artifacts: {
/**
 * POSIX path relative to the attempt's folder; never absolute, never through `..`.
 */
path: string
/**
 * Size of the file in bytes.
 */
bytes: number
/**
 * SHA-256 of the file's bytes.
 */
sha256: string
}[]
}
/**
 * How the agent and the verifier were kept apart from the machine.
 */
export interface IsolationUsed {
/**
 * Isolation tier the task asked for.
 */
tier: ("worktree" | "worktree+venv" | "docker")
/**
 * Python interpreter the virtual environment was made with.
 */
python?: string
/**
 * Shell command that installed the task's dependencies.
 */
install_command?: string
/**
 * Python modules proved importable before the agent started.
 */
verify_imports?: string[]
/**
 * Reserved for images built on the spot; never written today.
 */
dockerfile?: string
/**
 * Reserved for images built on the spot; never written today.
 */
build_args?: {
[k: string]: string
}
/**
 * Container image, with its digest where it is known.
 */
image?: string
/**
 * Where the work directory is mounted inside the container.
 */
container_mount?: string
/**
 * How the process trees were tied to the harness.
 */
containment?: ("namespace" | "subreaper" | "sweep")
/**
 * Whether run-dir, caches and the harness's own folder were hidden from the agent; false: honour system.
 */
hidden?: boolean
}
/**
 * A sampling knob: asked for, in force, and whether it can be set at all.
 */
export interface SamplingControl {
/**
 * What the configuration asked for; null: nothing.
 */
requested: (number | null)
/**
 * What the program is known to have used; null: not known.
 */
effective: (number | null)
/**
 * Whether the backend lets the harness set it.
 */
control: ("supported" | "unsupported" | "available_not_pinned")
}
/**
 * A file of the attempt's folder, with the digest that pins its content.
 */
export interface FileDigest {
/**
 * Path relative to the attempt's folder.
 */
path: string
/**
 * SHA-256 of the file's bytes, 64 lower-case hex digits.
 */
sha256: string
}
/**
 * A protected path the candidate touched, restored before verification.
 */
export interface Tampering {
/**
 * Path relative to the agent's work directory.
 */
path: string
/**
 * What the agent did to that path.
 */
kind: ("modified" | "deleted" | "added" | "replaced_by_link" | "shadowed_hidden" | "escaping_link" | "special_file" | "too_large" | "unreadable")
}
/**
 * A sign in an agent's transcript that it looked for the answer elsewhere. A suspicion for a reader to check; it changes no outcome.
 */
export interface Leak {
/**
 * What was found: a search through history beyond the task's one commit; a place where references are kept; a fetch from the network; a web search tool.
 */
rule: ("git-history" | "reference-path" | "network" | "web-search")
/**
 * File of the attempt it was found in.
 */
file: string
/**
 * Line of that file.
 */
line: number
/**
 * The text itself, at most 200 characters.
 */
excerpt: string
}
/**
 * Milliseconds spent per phase; null: the phase was not reached.
 */
export interface PhaseTimes {
/**
 * Sandbox made and filled with the starting files.
 */
provision: (number | null)
/**
 * Prompt composed and written.
 */
prompt: (number | null)
/**
 * The backend at work; waiting for a turn is not counted.
 */
solve: (number | null)
/**
 * The agent's change taken and its patch made.
 */
change: (number | null)
/**
 * Fresh copy made and verifier run in it.
 */
verify: (number | null)
}
/**
 * Deterministic numbers of one attempt. `score.json`.
 */
export interface Score {
schema_version: "2.0"
/**
 * Id of the benchmark.
 */
benchmark_id: string
/**
 * Id of the task.
 */
task_id: string
/**
 * Id of the backend.
 */
backend_id: string
/**
 * Repetition as `run-001`, `run-002` and so on.
 */
run_id: string
/**
 * Attempt within the trial, from 1.
 */
attempt: number
/**
 * What the verifier measured; null in it: no such signal.
 */
scores: {
/**
 * The verifier's own result, whatever the outcome; null: not verified.
 */
tests_passed: (boolean | null)
/**
 * Result of the linter; null: the benchmark has none.
 */
lint_passed: (boolean | null)
/**
 * Result of the type checker; null: the benchmark has none.
 */
typecheck_passed: (boolean | null)
/**
 * Whether the files the task asks for are there; null: not checked.
 */
required_files_present: (boolean | null)
/**
 * Whether the backend ran into its time limit.
 */
timeout: boolean
/**
 * Times a person stepped in; always 0 in an unattended run.
 */
human_interventions: number
}
/**
 * Numbers derived from the attempt.
 */
derived: {
/**
 * Whole attempt in seconds, provisioning and verification included, to four decimals.
 */
elapsed_seconds: number
/**
 * Files in the agent's change; null: no change was taken.
 */
files_changed: (number | null)
/**
 * Lines added by the agent's change; null: no change was taken.
 */
lines_added: (number | null)
/**
 * Lines removed by the agent's change; null: no change was taken.
 */
lines_removed: (number | null)
/**
 * Commands of the agent that failed; null: not reported.
 */
failed_commands: (number | null)
}
/**
 * The document's four words; `run-record.json` says why.
 */
result: ("pass" | "fail" | "error" | "timeout")
}
/**
 * Cost of one attempt in time, tokens and turns. `stats.json`. Never an amount of money.
 */
export interface Stats {
schema_version: "2.0"
/**
 * Whole attempt in seconds; the same as in score.json.
 */
elapsed_seconds: number
/**
 * Input tokens as the agent program reports them; null: not reported.
 */
tokens_input: (number | null)
/**
 * Output tokens; null: not reported.
 */
tokens_output: (number | null)
/**
 * Input tokens read from a cache; null: not reported.
 */
cache_read_tokens: (number | null)
/**
 * Input tokens written to a cache; null: not reported.
 */
cache_write_tokens: (number | null)
/**
 * Output tokens spent on reasoning; null: not reported.
 */
reasoning_tokens: (number | null)
/**
 * Whether tokens_input holds cache_read_tokens and cache_write_tokens, as the agent counts; else they stand beside it. Absent: not recorded.
 */
input_includes_cache?: boolean
/**
 * How much of the attempt the token counts speak for, up to 1, such as the share of its answers that came with one; below 1 they are lower bounds, 0 where nobody knows how much. Absent: not recorded.
 */
usage_coverage?: number
/**
 * What the gateway counted; absent: nothing went through it.
 */
wire?: {
/**
 * Requests for an answer of the model that were sent to the provider.
 */
requests: number
/**
 * Requests the gateway refused.
 */
refused: number
/**
 * Answers that ended in an error or too early.
 */
failed: number
/**
 * Answers, whole or broken off, that did not state all their tokens, so that the counts are a lower bound.
 */
unmetered: number
/**
 * Input that came from no cache and went to none. null: the provider stated none.
 */
tokens_input: (number | null)
/**
 * Output, reasoning included. null: the provider stated none.
 */
tokens_output: (number | null)
/**
 * Input read from a cache. null: the provider stated none.
 */
cache_read_tokens: (number | null)
/**
 * Input written to a cache. null: the provider stated none.
 */
cache_write_tokens: (number | null)
/**
 * Output spent on reasoning. null: the provider stated none.
 */
reasoning_tokens: (number | null)
}
/**
 * Tool calls by tool; null: not reported.
 */
tool_calls: ({
[k: string]: number
} | null)
/**
 * Model turns; null: not reported.
 */
turns: (number | null)
temperature: SamplingControl
seed: SamplingControl
phases: PhaseTimes
/**
 * Says that amounts of money are not recorded, and why.
 */
cost_reporting: {
enabled: false
/**
 * Why amounts of money are not recorded.
 */
reason: string
}
}
/**
 * One line of `index.jsonl`: what a report needs of one attempt, so that it reads one file. Derived from the records and rebuilt from them when missing, torn or stale.
 */
export interface IndexRow {
v: 2
/**
 * Candidate, as an index into `candidates` of the plan.
 */
c: number
/**
 * Task, as an index into `tasks` of the plan.
 */
t: number
/**
 * Repetition, from 1.
 */
r: number
/**
 * Attempt within the trial, from 1.
 */
a: number
/**
 * Try of the attempt, from 1; of several rows for one attempt the highest try counts.
 */
try: number
/**
 * Folder of the attempt, relative to the run-dir.
 */
dir: string
/**
 * SHA-256 of the attempt's run-record.json.
 */
digest: string
class: OutcomeClassName
/**
 * Phase in which the outcome was decided.
 */
phase: ("provision" | "prompt" | "solve" | "change" | "verify")
/**
 * The outcome in one sentence.
 */
reason: string
/**
 * Why the agent stopped, in its own word; null: it gave none.
 */
stop: (string | null)
/**
 * Milliseconds of provision, prompt, solve, change, verify; null: not reached.
 * 
 * @minItems 5
 * @maxItems 5
 */
ms: [(number | null), (number | null), (number | null), (number | null), (number | null)]
/**
 * Elapsed seconds of the whole attempt.
 */
s: number
/**
 * Tokens: input, whether a cache had or took it or not, output, cache read, cache write, reasoning; null: not reported.
 * 
 * @minItems 5
 * @maxItems 5
 */
tok: [(number | null), (number | null), (number | null), (number | null), (number | null)]
/**
 * How much of the attempt those tokens are known to speak for; below 1 they are lower bounds, 0 where nobody knows how much; null: not recorded.
 */
cover: (number | null)
/**
 * Tool calls in all; null: not reported.
 */
tools: (number | null)
/**
 * Model turns; null: not reported.
 */
turns: (number | null)
/**
 * Files changed, lines added, lines removed; null: no change was taken.
 * 
 * @minItems 3
 * @maxItems 3
 */
change: [(number | null), (number | null), (number | null)]
/**
 * Failed commands; null: not measured.
 */
fc: (number | null)
/**
 * Tests passed, failed, missing; null: not measured.
 * 
 * @minItems 3
 * @maxItems 3
 */
tests: [(number | null), (number | null), (number | null)]
/**
 * Number of protected paths the candidate touched; null: not recorded, in a run of schema 1.0.
 */
tamper: (number | null)
/**
 * Number of signs that the agent looked for the answer elsewhere; null: not looked for, in older records.
 */
leaks: (number | null)
/**
 * Tokens by which the agent's own figure and the count on the wire differ; null: one of them is not known.
 */
wire: (number | null)
/**
 * Requests of the agent that the gateway refused; null: nothing went through it.
 */
refused: (number | null)
/**
 * Provider endpoint; null: not recorded.
 */
endpoint: (string | null)
/**
 * Whether the seed could be set; null: not recorded, in a run of schema 1.0.
 */
seed: (("supported" | "unsupported" | "available_not_pinned") | null)
/**
 * SHA-256 of the prompt; null: not known.
 */
prompt: (string | null)
/**
 * Digest of hidden tests, verify command and limits; null: not known.
 */
verifier: (string | null)
/**
 * Version of the agent program; null: not known.
 */
version: (string | null)
/**
 * Isolation tier of the attempt.
 */
tier: ("worktree" | "worktree+venv" | "docker")
/**
 * How the process trees were tied to the harness; null: not recorded.
 */
contain: (("namespace" | "subreaper" | "sweep") | null)
/**
 * Whether run-dir, caches and the harness's own folder were hidden from the agent; null: not recorded.
 */
hidden: (boolean | null)
/**
 * Processor architecture; null: not recorded, in a run of schema 1.0.
 */
arch: (string | null)
/**
 * Version of the harness; null: not recorded, in a run of schema 1.0.
 */
harness: (string | null)
/**
 * Toolchains with their versions and environments with the head of their digests, sorted, parted by `; `; null: not recorded.
 */
with: (string | null)
}
/**
 * Everything that is decided before anything runs. `plan.json`.
 */
export interface Plan {
schema_version: "2.0"
/**
 * SHA-256 over the canonical JSON of everything that decides what is run: all fields but created_at, command, validation and digest itself.
 */
digest: string
/**
 * UTC time at which the plan was made.
 */
created_at: string
/**
 * Command line that made the plan, one argument an item.
 */
command: string[]
/**
 * Version of the harness that made the plan.
 */
harness_version: string
/**
 * Which command made the plan.
 */
kind: ("run" | "compare" | "aa")
/**
 * The benchmark, pinned.
 */
benchmark: {
/**
 * Id of the benchmark.
 */
id: string
/**
 * Pinned revision of the benchmark.
 */
revision: string
/**
 * Whether tests and solution share a process.
 */
grading: ("out-of-process" | "in-process")
/**
 * What the grading can and cannot promise.
 */
threat_model: string
/**
 * Attempts a trial may take; attempt 2 sees how attempt 1 failed.
 */
max_attempts: number
/**
 * `benchmark_options` in force, defaults included.
 */
options: {
[k: string]: (string | number | boolean)
}
/**
 * null: the benchmark says nothing of it.
 */
comparability: (Comparability | null)
/**
 * Tasks that were asked for and are not run, since the benchmark's own list says that they are unsound; absent: none.
 */
left_out?: QuarantinedTask[]
/**
 * null: every task that was asked for.
 */
sample: (Sample | null)
}
/**
 * Tasks in the adapter's order.
 * 
 * @minItems 1
 */
tasks: [PlanTask, ...(PlanTask)[]]
/**
 * Candidates in the order they were declared.
 * 
 * @minItems 1
 */
candidates: [PlanCandidate, ...(PlanCandidate)[]]
/**
 * Trials per task and candidate.
 */
repetitions: number
settings: Settings
/**
 * null: not validated on this machine.
 */
validation: (ValidationSummary | null)
/**
 * Ids of the tasks of each part, the same for every candidate; absent: tasks are dealt by the digest of their id, into any number of parts.
 * 
 * @minItems 1
 */
slices?: [string[], ...(string[])[]]
}
/**
 * Whether results of a run may be laid beside published ones.
 */
export interface Comparability {
/**
 * What is published, such as a leaderboard.
 */
with: string
/**
 * Results may be laid beside the published ones when all of these hold.
 */
invariants: {
/**
 * What results must have in common with it.
 */
name: string
/**
 * Whether these do.
 */
holds: boolean
/**
 * Why, in a few words.
 */
because: string
}[]
}
/**
 * A task that says nothing about any candidate.
 */
export interface QuarantinedTask {
/**
 * Id of the task.
 */
task_id: string
/**
 * Why it is quarantined, in one sentence.
 */
reason: string
}
/**
 * That only some of the tasks were planned, drawn by chance.
 */
export interface Sample {
/**
 * Tasks drawn.
 */
size: number
/**
 * Tasks they were drawn from, each language in proportion.
 */
of: number
/**
 * Seed they were drawn with.
 */
seed: number
}
export interface PlanTask {
/**
 * Task id, unique within the benchmark and stable across its versions.
 */
id: string
/**
 * Folder name of the task inside every candidate's folder.
 */
slug: string
/**
 * Programming language the task is about.
 */
language: string
/**
 * Group of tasks that depend on each other, such as a repository; null: none.
 */
repo: (string | null)
/**
 * What the planner expects one attempt to take, verification included.
 */
expected_seconds: number
/**
 * SHA-256 of the first attempt's prompt; null: not recorded, in a run of schema 1.0.
 */
prompt_sha256: (string | null)
/**
 * Digest of hidden tests, verify command and limits; null: not recorded, in a run of schema 1.0.
 */
verifier_sha256: (string | null)
}
export interface PlanCandidate {
/**
 * Unique name of the candidate.
 */
name: string
/**
 * Folder name of the candidate at the top of the run-dir.
 */
slug: string
/**
 * Id of the backend that drives the agent program.
 */
backend: string
/**
 * Model as given; empty: whatever the program defaults to.
 */
model: string
/**
 * Id of the provider that serves the model; absent: the agent program's own configuration decides.
 */
provider?: string
/**
 * Root of the provider as scheme, host, port and path; absent: where it is by default.
 */
endpoint?: string
/**
 * Limit on each call of its backend, in seconds, which a variable of the backend set; absent: that of the settings.
 */
attempt_timeout_seconds?: number
/**
 * Names, never values, of variables the configuration sets.
 */
env_names: string[]
/**
 * Variables withheld from this candidate.
 */
unset_env: string[]
/**
 * What its agent gets of what its user set up for it; absent: nothing, or a plan that does not tell.
 */
host_config?: {
/**
 * Number of files.
 */
files: number
/**
 * Digest of their paths, modes and contents.
 */
sha256: string
}
command?: CommandSpec
}
/**
 * The program that the backend starts, where the backend leaves that to the configuration.
 */
export interface CommandSpec {
/**
 * Program and arguments with placeholders, started without a shell.
 * 
 * @minItems 1
 */
argv: [string, ...(string)[]]
/**
 * Id of the backend whose reader its output is read with; absent: nothing is read of it.
 */
transcript?: string
/**
 * Names, never values, of the user's variables that reach it.
 */
pass_env?: string[]
/**
 * Stopped after so many seconds, where the attempt's own limit is not shorter.
 */
timeout_seconds?: number
/**
 * What it speaks to the candidate's provider; absent: it cannot be pointed at one.
 */
protocol?: ("anthropic" | "openai-chat" | "openai-responses" | "gemini")
/**
 * A command that tells its version; absent: the version is not known.
 * 
 * @minItems 1
 */
version_argv?: [string, ...(string)[]]
}
export interface Settings {
/**
 * Winner rule that gives the verdict.
 */
rule: ("paired" | "compat")
/**
 * Family-wise error rate of all reported pairs.
 */
alpha: number
/**
 * Least difference in pass rate worth a win, as a fraction.
 */
threshold: number
/**
 * Half-width of the equivalence region, as a fraction.
 */
margin: number
/**
 * Largest share of planned tasks a pair may lose.
 */
max_excluded: number
/**
 * What dependent tasks are grouped by before the test.
 */
cluster: ("none" | "language" | "repo")
/**
 * Candidate the others are compared with; null: all pairs.
 */
baseline: (string | null)
/**
 * Seed of trial order, bootstrap and Monte Carlo.
 */
seed: number
/**
 * Trials at once; part of the fingerprint.
 */
concurrency: number
/**
 * Order in which trials are started.
 */
order: ("interleaved" | "sequential")
/**
 * What may be spent through the gateway; absent, as is each part of it: no limit.
 */
budget?: {
/**
 * Requests of one attempt.
 */
attempt_requests?: number
/**
 * Tokens of one attempt, cached ones included.
 */
attempt_tokens?: number
/**
 * Requests of one start of the run; a resume, and each shard, has them anew.
 */
run_requests?: number
/**
 * Tokens of one start of the run; a resume, and each shard, has them anew.
 */
run_tokens?: number
/**
 * Seconds of one start of the run; a resume, and each shard, has them anew.
 */
run_seconds?: number
}
/**
 * Agents run with their user's own settings, instructions, hooks and servers; absent: with none of them.
 */
use_host_config?: true
/**
 * Limit on each backend call, in seconds; null: not recorded, in a run of schema 1.0.
 */
attempt_timeout_seconds: (number | null)
}
/**
 * What `validate` found out about the benchmark on this machine.
 */
export interface ValidationSummary {
/**
 * Revision of the benchmark that was checked.
 */
benchmark_revision: string
/**
 * Toolchain it was checked with, as one line.
 */
toolchain: string
/**
 * UTC time of the check.
 */
validated_at: string
/**
 * Tasks whose reference passed 3 of 3 and whose empty answer failed.
 */
passed: number
/**
 * Tasks that failed the check and leave both sides of every pair.
 */
quarantined: QuarantinedTask[]
}
/**
 * Which part of the plan a run-dir holds. `shard.json`; absent: the whole.
 */
export interface ShardManifest {
schema_version: "2.0"
/**
 * Digest of the plan this is a part of.
 */
plan_digest: string
/**
 * Which part this is, from 1.
 */
index: number
/**
 * How many parts there are.
 */
of: number
/**
 * Name of the one candidate this part runs.
 */
candidate: string
/**
 * Ids of the tasks this part runs, in the plan's order.
 */
tasks: string[]
}
/**
 * The one thing every format is rendered from. `report.json`.
 */
export interface Report {
schema_version: "3.1"
/**
 * UTC time at which the report was made.
 */
generated_at: string
/**
 * Version of the harness that made the report.
 */
harness_version: string
/**
 * Which command made the run.
 */
kind: ("run" | "compare" | "aa")
/**
 * Name of the run-dir, without the folders above it.
 */
run_dir: string
/**
 * Digest of the plan the run followed.
 */
plan_digest: string
/**
 * The verdict in one sentence.
 */
headline: string
/**
 * Kind of the headline: that of the only pair, `ranking` for more than two candidates, `single` for one.
 */
verdict: ("win" | "equivalent" | "inconclusive" | "invalid" | "ranking" | "single")
/**
 * Winner of the whole comparison; null: none.
 */
winner: (string | null)
/**
 * What the candidates were measured with.
 */
benchmark: {
/**
 * Id of the benchmark.
 */
id: string
/**
 * Pinned revision of the benchmark.
 */
revision: string
/**
 * Whether tests and solution share a process.
 */
grading: ("out-of-process" | "in-process")
/**
 * What the grading can and cannot promise.
 */
threat_model: string
/**
 * Attempts a trial may take.
 */
max_attempts: number
/**
 * null: not validated on this machine.
 */
validation: (ValidationSummary | null)
/**
 * null: the benchmark says nothing of it.
 */
comparability: (Comparability | null)
/**
 * Tasks that were asked for and are not run, since the benchmark's own list says that they are unsound; absent: none.
 */
left_out?: QuarantinedTask[]
/**
 * null: every task that was asked for.
 */
sample: (Sample | null)
/**
 * Tasks in the plan.
 */
tasks_planned: number
}
/**
 * Trials per task and candidate.
 */
repetitions: number
settings: Settings
/**
 * Expected trials against received ones.
 */
completeness: {
/**
 * Trials in the plan.
 */
expected: number
/**
 * Trials with a record that counts.
 */
received: number
/**
 * Trials with a result of the candidate's own.
 */
scored: number
/**
 * Trials without a scored result, with the reason.
 */
missing: {
/**
 * Name of the candidate.
 */
candidate: string
/**
 * Id of the task.
 */
task_id: string
/**
 * Repetition, from 1.
 */
repetition: number
class: OutcomeClassName
/**
 * Why there is no scored result, in one sentence.
 */
reason: string
}[]
}
/**
 * Candidates in the order they were declared.
 */
candidates: CandidateReport[]
/**
 * Every pair a verdict is given for.
 */
pairs: PairVerdict[]
/**
 * Results per task, in the plan's order.
 */
tasks: {
/**
 * Id of the task.
 */
id: string
/**
 * Language of the task.
 */
language: string
/**
 * Group of dependent tasks; null: none.
 */
repo: (string | null)
/**
 * Why it left both sides; null: it did not.
 */
quarantined: (string | null)
/**
 * One cell per candidate, in declared order.
 */
cells: TaskCell[]
}[]
/**
 * Evidence from the run-dir for tasks on which candidates differ, and for attempts that touched protected paths or may have leaked; 2 MiB in all.
 */
drilldown: {
/**
 * The most telling first.
 */
tasks: DrilldownTask[]
/**
 * Tasks of the same kind that found no room here.
 */
left_out: number
}
/**
 * What must agree before two results may be compared.
 */
fingerprint: {
/**
 * SHA-256 of the canonical JSON of the fields.
 */
digest: string
/**
 * What must agree for two results to be compared.
 */
fields: {
[k: string]: (string | number | boolean | null)
}
}
/**
 * What `aa` measured between identical candidates; null: another command.
 */
noise_floor: ({
/**
 * Standard deviation of the difference between two identical runs.
 */
deviation: (number | null)
/**
 * Whether a winner was declared between identical candidates.
 */
false_win: boolean
} | null)
/**
 * Commands that repeat the run.
 */
reproduce: string[]
/**
 * What a careful reader should know.
 */
notes: string[]
}
/**
 * Everything the report says about one candidate by itself.
 */
export interface CandidateReport {
/**
 * Name of the candidate.
 */
name: string
/**
 * Id of its backend.
 */
backend: string
/**
 * Its model as given; may be empty.
 */
model: string
/**
 * Trials planned for it.
 */
trials: number
/**
 * Trials with a result of the candidate's own.
 */
scored: number
/**
 * Trials that passed at any attempt.
 */
passed: number
/**
 * Trials whose last attempt timed out.
 */
timed_out: number
/**
 * Trials by outcome class of the attempt that counts.
 */
classes: {
[k: string]: number
}
/**
 * Attempts on record, superseded tries not counted.
 */
attempts: number
pass_at_1: Rate
pass_at_attempts: Rate
rate_over_all: Rate
/**
 * What repeating a task would bring; null: one repetition.
 */
over_repetitions: ({
/**
 * Repetitions looked at.
 */
k: number
/**
 * Mean over tasks of pass@k: the chance that one of k trials passes. null: no task has k scored trials.
 */
at_least_once: (number | null)
/**
 * Mean over tasks of pass^k: the chance that all of k trials pass.
 */
every_time: (number | null)
} | null)
elapsed_seconds: Distribution
/**
 * Milliseconds per phase and attempt.
 */
phases: {
provision: Distribution
prompt: Distribution
solve: Distribution
change: Distribution
verify: Distribution
}
/**
 * Per attempt; n says how many reported them. Input is all that was read, whether a cache had it or not.
 */
tokens: {
input: Distribution
output: Distribution
cache_read: Distribution
cache_write: Distribution
reasoning: Distribution
}
turns: Distribution
tool_calls: Distribution
/**
 * Distinct endpoints; null: its agent found one by itself.
 */
provider_endpoints: (string | null)[]
/**
 * Whether its attempts were served by more than one endpoint, or in part by whom its agent found itself.
 */
mixed_providers: boolean
/**
 * Distinct versions of the agent program.
 */
program_versions: (string | null)[]
/**
 * The backend's sampling could not be pinned: expect more variance.
 */
unseeded: boolean
/**
 * Attempts that touched protected paths.
 */
tampered: number
/**
 * Attempts whose transcript shows signs that the answer was looked for elsewhere: search of history, references, network, web.
 */
leak_suspected: number
/**
 * Attempts whose agent reports other token counts than the gateway saw on the wire.
 */
wire_differs: number
/**
 * Requests of its agent that the gateway refused, in all its attempts.
 */
requests_refused: number
/**
 * Attempts whose token counts are known only in part. Being lower bounds, they are in no mean and no comparison of tokens.
 */
usage_in_part: number
/**
 * Rank range; null: a single candidate.
 */
rank: ({
/**
 * Best rank it may hold: 1 plus the candidates that are significantly better.
 */
low: number
/**
 * Worst rank it may hold: all candidates less those that are significantly worse.
 */
high: number
} | null)
/**
 * Why the circuit breaker stopped it; null: it did not.
 */
stopped: (string | null)
}
/**
 * A pass rate with its uncertainty.
 */
export interface Rate {
/**
 * Trials that passed.
 */
passed: number
/**
 * Trials the rate is taken over.
 */
n: number
/**
 * passed / n; null: n is 0.
 */
rate: (number | null)
/**
 * 95 % Wilson interval; null: n is 0.
 */
wilson: (Interval | null)
}
/**
 * A closed interval.
 */
export interface Interval {
/**
 * Lower end of the interval.
 */
low: number
/**
 * Upper end of the interval.
 */
high: number
}
/**
 * Size, mean and spread of a set of measured values.
 */
export interface Distribution {
/**
 * How many values were measured.
 */
n: number
/**
 * Arithmetic mean; null: no values.
 */
mean: (number | null)
/**
 * Sample standard deviation; null: fewer than two values.
 */
stdev: (number | null)
}
/**
 * What can be said about one pair of candidates, and why.
 */
export interface PairVerdict {
/**
 * Name of the first candidate; delta is its rate minus that of b.
 */
a: string
/**
 * Name of the second candidate.
 */
b: string
/**
 * The verdict of the pair.
 */
kind: ("win" | "equivalent" | "inconclusive" | "invalid")
/**
 * Name of the winner; null unless kind is win.
 */
winner: (string | null)
/**
 * Name of the candidate that is ahead, significantly or not; null: nobody.
 */
leader: (string | null)
/**
 * The verdict in one sentence.
 */
reason: string
/**
 * Pass rate of a minus pass rate of b over the paired tasks, as a fraction; null: no paired task.
 */
delta: (number | null)
/**
 * Standard error of delta; null: fewer than two paired tasks.
 */
se: (number | null)
/**
 * 95 % paired t interval of delta; null: it cannot be computed.
 */
ci: (Interval | null)
/**
 * 90 % paired t interval, used for equivalence.
 */
ci90: (Interval | null)
/**
 * 95 % paired bootstrap over tasks, seeded.
 */
bootstrap: (Interval | null)
/**
 * Two-sided p of the exact sign-flip test; null: no paired task.
 */
p: (number | null)
/**
 * p after the Holm correction over all reported pairs.
 */
p_adjusted: (number | null)
/**
 * Minimum detectable effect at 80 % power.
 */
mde: (number | null)
/**
 * Paired tasks the verdict rests on.
 */
n_tasks: number
/**
 * Clusters of dependent tasks; null: not clustered.
 */
n_clusters: (number | null)
/**
 * Paired tasks on which a is ahead.
 */
wins_a: number
/**
 * Paired tasks on which b is ahead.
 */
wins_b: number
/**
 * Paired tasks on which neither is ahead.
 */
ties: number
/**
 * Planned tasks that left both sides.
 */
excluded_tasks: {
/**
 * Id of the task that left both sides.
 */
task_id: string
/**
 * Why it left, in one sentence.
 */
reason: string
}[]
/**
 * Planned trials without a scored result, both sides.
 */
missing_cells: number
/**
 * Whether the winner survives the worst case of the missing cells; null: not asked.
 */
robust: (boolean | null)
/**
 * The conditions of a win, each with its outcome.
 */
conditions: Condition[]
/**
 * How the verdict was reached, step by step.
 */
steps: string[]
/**
 * About how many more tasks would settle it; null: no estimate.
 */
more_tasks: (number | null)
/**
 * About how many more repetitions would settle it; null: no number would.
 */
more_repetitions: (number | null)
/**
 * Fields that differ and are not the declared treatment.
 */
fingerprint_differences: string[]
/**
 * Secondary metrics, over tasks both sides passed.
 */
secondary: SecondaryMetric[]
/**
 * The ancestor's rule; null: not asked for.
 */
compat: ({
/**
 * Verdict on the pass rate.
 */
pass_rate: ("A" | "B" | "directional")
/**
 * Verdict on the elapsed time; lower is better.
 */
elapsed_seconds: ("A" | "B" | "directional")
/**
 * Verdict on failed commands; lower is better.
 */
failed_commands: ("A" | "B" | "directional")
/**
 * Verdict on human interventions; lower is better.
 */
human_interventions: ("A" | "B" | "directional")
} | null)
}
/**
 * One of the conditions that together make a win.
 */
export interface Condition {
/**
 * Short name of the condition.
 */
id: string
/**
 * Whether the condition holds.
 */
ok: boolean
/**
 * The condition spelled out with its numbers.
 */
text: string
}
/**
 * Secondary metric over tasks both solved; never part of the headline.
 */
export interface SecondaryMetric {
/**
 * What is compared.
 */
metric: ("time_to_solve" | "tokens" | "turns")
/**
 * Paired tasks that both passed and measured.
 */
n: number
/**
 * Geometric mean of B over A; null: n is 0.
 */
ratio: (number | null)
/**
 * Lower end of the 95 % interval of the ratio; null: n is too small.
 */
low: (number | null)
/**
 * Upper end of the 95 % interval of the ratio; null: n is too small.
 */
high: (number | null)
/**
 * Candidate that is better by at least 10 % with the interval clear of 1; null: none.
 */
favours: (string | null)
}
/**
 * One candidate on one task.
 */
export interface TaskCell {
/**
 * Trials planned.
 */
trials: number
/**
 * Trials with a result of the candidate's own.
 */
scored: number
/**
 * Trials passed at any attempt.
 */
passed: number
/**
 * passed / scored; null: no scored trial.
 */
pass_rate: (number | null)
/**
 * Trials passed at attempt 1.
 */
passed_first: number
elapsed_seconds: Distribution
/**
 * Means over the trials that passed.
 */
when_passed: {
/**
 * Time in the backend over all attempts of a trial; null: no passing trial was measured.
 */
time_to_solve_seconds: (number | null)
/**
 * Tokens in, whether a cache had them or not, and out over all attempts of a trial; null: no passing trial was measured.
 */
tokens: (number | null)
/**
 * Turns over all attempts of a trial; null: no passing trial was measured.
 */
turns: (number | null)
}
/**
 * Trials by outcome class of the attempt that counts.
 */
classes: {
[k: string]: number
}
}
/**
 * One task with the evidence behind its outcomes.
 */
export interface DrilldownTask {
/**
 * Id of the task.
 */
task_id: string
/**
 * Why it is shown.
 */
why: ("candidates differ" | "a leak is suspected" | "protected paths touched")
/**
 * In declared order; a candidate without any attempt is left out.
 */
candidates: DrilldownAttempt[]
}
/**
 * One attempt with what it was asked, what it changed and how it failed.
 */
export interface DrilldownAttempt {
/**
 * Name of the candidate.
 */
candidate: string
/**
 * Repetition shown, from 1: one that did not pass, if there is one.
 */
repetition: number
/**
 * Attempt shown, from 1: the last of its trial.
 */
attempt: number
class: OutcomeClassName
/**
 * Why it ended so, in one sentence.
 */
reason: string
/**
 * Protected paths it touched; null: not recorded.
 */
tampered: (number | null)
/**
 * Signs of a leak in this attempt's transcript, listed in its run-record.json; null: not looked for.
 */
leaks: (number | null)
/**
 * The attempt's folder, relative to the run-dir.
 */
folder: string
/**
 * What it was asked; null: no such file, no room, or the same as the candidate's before it.
 */
prompt: (Excerpt | null)
/**
 * What it changed; null: no such file, or no room.
 */
patch: (Excerpt | null)
/**
 * What verification printed; null: it passed, no such file, or no room.
 */
output: (Excerpt | null)
}
/**
 * A piece of a file of the run-dir. Foreign text: to be shown, never interpreted.
 */
export interface Excerpt {
/**
 * The whole file, or its head and tail of 4 KiB each, parted by a line that says how much is left out. What is no UTF-8 reads as U+FFFD.
 */
text: string
/**
 * Size of the file.
 */
bytes: number
/**
 * The file, relative to the run-dir.
 */
path: string
}
/**
 * What `validate` found for one benchmark revision and toolchain, kept in the user's state folder.
 */
export interface ValidationRecord {
schema_version: "2.0"
/**
 * Id of the benchmark.
 */
benchmark_id: string
/**
 * Pinned revision that was checked.
 */
benchmark_revision: string
/**
 * Toolchain it was checked with, as one line.
 */
toolchain: string
/**
 * UTC time of the check.
 */
validated_at: string
/**
 * What was found, per task.
 */
tasks: {
/**
 * Id of the task.
 */
task_id: string
/**
 * Digest of hidden tests, verify command and limits.
 */
verifier_sha256: string
/**
 * How often the reference solution passed, of three times.
 */
oracle_passes: number
/**
 * Whether the untouched task fails, as it must.
 */
empty_fails: boolean
/**
 * Why the task must not be used; null: it is sound.
 */
quarantined: (string | null)
}[]
}
/**
 * run-record.json of schema 1.0: read, never written.
 */
export interface RunRecordV1 {
schema_version: "1.0"
/**
 * Id of the benchmark.
 */
benchmark_id: string
/**
 * Id of the task.
 */
task_id: string
/**
 * Id of the backend.
 */
backend_id: string
/**
 * Repetition as `run-001`, `run-002` and so on.
 */
run_id: string
/**
 * Attempt within the repetition, from 1.
 */
attempt: number
/**
 * UTC, to the second.
 */
started_at: string
/**
 * UTC, to the second.
 */
finished_at: string
/**
 * How the attempt was isolated; only fields that were set.
 */
isolation: {
/**
 * Isolation tier of the attempt.
 */
tier: ("worktree" | "worktree+venv" | "docker")
/**
 * Python interpreter.
 */
python?: string
/**
 * Command that installed dependencies.
 */
install_command?: string
/**
 * Modules proved importable.
 */
verify_imports?: string[]
/**
 * Dockerfile of the image.
 */
dockerfile?: string
/**
 * Build arguments of the image.
 */
build_args?: {
[k: string]: unknown
}
[k: string]: unknown
}
/**
 * What the backend was asked.
 */
backend_invocation: {
/**
 * Model as given; may be empty.
 */
model: string
/**
 * Written as 0 whatever the program used.
 */
temperature: number
/**
 * Written as null whatever the program used.
 */
seed: (number | null)
[k: string]: unknown
}
/**
 * The prompt.
 */
prompt: {
/**
 * Path relative to the attempt's folder.
 */
path: string
/**
 * SHA-256 of the file's bytes.
 */
sha256: string
}
/**
 * The prompt the program really got; null: the same.
 */
effective_prompt?: ({
/**
 * Path relative to the attempt's folder.
 */
path: string
/**
 * SHA-256 of the file's bytes.
 */
sha256: string
} | null)
/**
 * File with the final text; null: none.
 */
model_output_path?: (string | null)
/**
 * What the backend said about its run.
 */
backend: {
/**
 * What the backend failed with; null: nothing.
 */
error: (string | null)
/**
 * Free-form facts of the backend.
 */
metadata: {
[k: string]: unknown
}
}
}
/**
 * score.json of schema 1.0: read, never written.
 */
export interface ScoreV1 {
schema_version: "1.0"
/**
 * Id of the benchmark.
 */
benchmark_id: string
/**
 * Id of the task.
 */
task_id: string
/**
 * Id of the backend.
 */
backend_id: string
/**
 * Repetition as `run-001`, `run-002` and so on.
 */
run_id: string
/**
 * Attempt within the repetition, from 1.
 */
attempt: number
/**
 * What the verifier measured.
 */
scores: {
/**
 * Result of the verifier.
 */
tests_passed: boolean
/**
 * null: no such signal.
 */
lint_passed: (boolean | null)
/**
 * null: no such signal.
 */
typecheck_passed: (boolean | null)
/**
 * Whether required files were there.
 */
required_files_present: boolean
/**
 * Whether the backend ran out of time.
 */
timeout: boolean
/**
 * Always 0.
 */
human_interventions: number
}
/**
 * Numbers derived from the attempt.
 */
derived: {
/**
 * Whole attempt in seconds.
 */
elapsed_seconds: number
/**
 * Files changed, by-products included.
 */
files_changed: number
/**
 * Lines added.
 */
lines_added: number
/**
 * Lines removed.
 */
lines_removed: number
/**
 * Failed commands of backend and verifier.
 */
failed_commands: number
}
/**
 * Result of the attempt.
 */
result: ("pass" | "fail" | "error" | "timeout")
}
/**
 * stats.json of schema 1.0: read, never written.
 */
export interface StatsV1 {
schema_version: "1.0"
/**
 * The same as in score.json.
 */
elapsed_seconds: number
/**
 * null: not reported.
 */
tokens_input: (number | null)
/**
 * null: not reported.
 */
tokens_output: (number | null)
/**
 * null: not reported.
 */
cache_read_tokens: (number | null)
/**
 * null: not reported.
 */
cache_write_tokens: (number | null)
/**
 * Calls by tool; empty where the backend reported none or could not tell.
 */
tool_calls: {
[k: string]: number
}
/**
 * Written as 0 whatever the program used.
 */
temperature: number
/**
 * Written as null whatever the program used.
 */
seed: (number | null)
/**
 * Says that amounts of money are not recorded.
 */
cost_reporting: {
enabled: false
/**
 * Why amounts of money are not recorded.
 */
reason: string
}
}

export const OUTCOME_CLASSES = ["pass","fail","missing_tests","suspicious","agent_timeout","agent_crash","max_turns","refusal","context_overflow","budget","rate_limit","overloaded","auth","provider","environment","disk","harness","not_run","unknown","oom","verifier_timeout"] as const;

export const RESULTS = ["pass","fail","error","timeout"] as const;

export const ISOLATION_TIERS = ["worktree","worktree+venv","docker"] as const;

export const RULES = ["paired","compat"] as const;

export const ORDERS = ["interleaved","sequential"] as const;

export const CLUSTERS = ["none","language","repo"] as const;
