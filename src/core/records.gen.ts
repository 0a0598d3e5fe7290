// Generated from schemas/ by `npm run generate`. Do not edit.

/**
 * Why an attempt ended as it did.
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
}
/**
 * What one attempt was: who, what, how, and why it ended as it did. `run-record.json`, written once.
 */
export interface RunRecord {
schema_version: "2.0"
/**
 * Benchmark.
 */
benchmark_id: string
/**
 * Task.
 */
task_id: string
/**
 * Backend.
 */
backend_id: string
/**
 * Repetition, `run-001` on.
 */
run_id: string
/**
 * Attempt within the trial, from 1.
 */
attempt: number
/**
 * Candidate name.
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
 * UTC, second precision.
 */
started_at: string
/**
 * UTC, second precision.
 */
finished_at: string
/**
 * What ran it.
 */
harness: {
/**
 * Version of the harness.
 */
version: string
/**
 * Version of Node.
 */
node: string
/**
 * Operating system.
 */
platform: string
/**
 * Processor architecture.
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
 * What the backend was asked.
 */
backend_invocation: {
/**
 * Model as given; may be empty.
 */
model: string
temperature: SamplingControl
seed: SamplingControl
/**
 * Limit on the backend.
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
 * What the backend said of itself.
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
 * Where the model was served, without credentials; null: not recorded.
 */
provider_endpoint: (string | null)
/**
 * Why the agent stopped, in its own word.
 */
stop_reason: (string | null)
/**
 * Free-form facts of the backend.
 */
metadata: {
[k: string]: unknown
}
}
/**
 * The judgement.
 */
outcome: {
class: OutcomeClassName
/**
 * Where that was decided.
 */
phase: ("provision" | "prompt" | "solve" | "change" | "verify")
/**
 * One sentence.
 */
reason: string
}
/**
 * null: not verified.
 */
verification: ({
/**
 * What the verifier concluded.
 */
class: string
/**
 * Exit code; null: killed.
 */
exit_code: (number | null)
/**
 * Signal that ended it.
 */
signal: (string | null)
/**
 * Tests that ran and passed.
 */
tests_passed: string[]
/**
 * Tests that ran and failed.
 */
tests_failed: string[]
/**
 * Tests that should have run and did not.
 */
tests_missing: string[]
/**
 * Whether the verifier knows single tests; false: the three lists are empty because nothing was measured.
 */
single_tests: boolean
} | null)
/**
 * Protected paths the candidate touched. They were restored; the real result counts.
 */
tampering: Tampering[]
/**
 * null: provisioning failed before it was known.
 */
verifier_digest: (string | null)
phases: PhaseTimes
/**
 * Every other file of the attempt.
 */
artifacts: {
/**
 * File in the attempt's folder.
 */
path: string
/**
 * Size.
 */
bytes: number
/**
 * SHA-256.
 */
sha256: string
}[]
}
/**
 * How the attempt was isolated.
 */
export interface IsolationUsed {
/**
 * Isolation tier.
 */
tier: ("worktree" | "worktree+venv" | "docker")
/**
 * How the process trees were tied to the harness.
 */
containment?: ("namespace" | "subreaper" | "sweep")
/**
 * Whether run-dir, caches and the harness's own folder were hidden from the agent; false: honour system.
 */
hidden?: boolean
/**
 * Interpreter of the venv.
 */
python?: string
/**
 * Shell command that installed the task's dependencies.
 */
install_command?: string
/**
 * Modules proved importable.
 */
verify_imports?: string[]
/**
 * Reserved.
 */
dockerfile?: string
/**
 * Reserved.
 */
build_args?: {
[k: string]: string
}
/**
 * Container image.
 */
image?: string
/**
 * Mount point in the container.
 */
container_mount?: string
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
 * A file and its digest.
 */
export interface FileDigest {
/**
 * Path relative to the attempt's folder.
 */
path: string
/**
 * SHA-256 of its bytes.
 */
sha256: string
}
/**
 * A protected path the candidate touched, restored before verification.
 */
export interface Tampering {
/**
 * Path in the agent's tree.
 */
path: string
/**
 * What was done to it.
 */
kind: ("modified" | "deleted" | "added" | "replaced_by_link" | "shadowed_hidden" | "escaping_link" | "special_file" | "too_large")
}
/**
 * Milliseconds spent per phase; null: the phase was not reached.
 */
export interface PhaseTimes {
/**
 * Sandbox made and filled.
 */
provision: (number | null)
/**
 * Prompt written.
 */
prompt: (number | null)
/**
 * The backend at work.
 */
solve: (number | null)
/**
 * Change taken, patch made.
 */
change: (number | null)
/**
 * Fresh copy made and verifier run.
 */
verify: (number | null)
}
/**
 * Deterministic numbers of one attempt. `score.json`.
 */
export interface Score {
schema_version: "2.0"
/**
 * Benchmark.
 */
benchmark_id: string
/**
 * Task.
 */
task_id: string
/**
 * Backend.
 */
backend_id: string
/**
 * Repetition.
 */
run_id: string
/**
 * Attempt, from 1.
 */
attempt: number
scores: {
/**
 * The verifier's own result; null: not verified.
 */
tests_passed: (boolean | null)
/**
 * null: no such signal.
 */
lint_passed: (boolean | null)
/**
 * null: no such signal.
 */
typecheck_passed: (boolean | null)
/**
 * null: not checked.
 */
required_files_present: (boolean | null)
/**
 * The backend ran out of time.
 */
timeout: boolean
/**
 * Always 0 here.
 */
human_interventions: number
}
derived: {
/**
 * Whole attempt.
 */
elapsed_seconds: number
/**
 * null: no change was taken.
 */
files_changed: (number | null)
/**
 * Lines added.
 */
lines_added: (number | null)
/**
 * Lines removed.
 */
lines_removed: (number | null)
/**
 * null: not measured.
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
 * Same as in score.json.
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
 * null: not reported.
 */
reasoning_tokens: (number | null)
/**
 * null: not reported.
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
cost_reporting: {
enabled: false
/**
 * Why.
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
 * Candidate, index into plan.candidates.
 */
c: number
/**
 * Task, index into plan.tasks.
 */
t: number
/**
 * Repetition, from 1.
 */
r: number
/**
 * Attempt, from 1.
 */
a: number
/**
 * Try, from 1.
 */
try: number
/**
 * Folder of the attempt, relative to the run-dir.
 */
dir: string
/**
 * SHA-256 of its run-record.json.
 */
digest: string
class: OutcomeClassName
/**
 * Where it was decided.
 */
phase: ("provision" | "prompt" | "solve" | "change" | "verify")
/**
 * One sentence.
 */
reason: string
/**
 * Stop reason.
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
 * Tokens: input, output, cache read, cache write, reasoning; null: not reported.
 * 
 * @minItems 5
 * @maxItems 5
 */
tok: [(number | null), (number | null), (number | null), (number | null), (number | null)]
/**
 * Tool calls in all; null: not reported.
 */
tools: (number | null)
/**
 * Turns; null: not reported.
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
 * Protected paths touched.
 */
tamper: number
/**
 * Provider endpoint; null: not recorded.
 */
endpoint: (string | null)
/**
 * Control status of the seed.
 */
seed: ("supported" | "unsupported" | "available_not_pinned")
/**
 * null: no prompt was made.
 */
prompt: (string | null)
/**
 * null: not known.
 */
verifier: (string | null)
/**
 * Version of the agent program; null: not known.
 */
version: (string | null)
/**
 * Isolation tier.
 */
tier: ("worktree" | "worktree+venv" | "docker")
/**
 * Containment.
 */
contain: ("namespace" | "subreaper" | "sweep")
/**
 * Whether folders were hidden from the agent.
 */
hidden: boolean
/**
 * Processor architecture.
 */
arch: string
/**
 * Harness version.
 */
harness: string
}
/**
 * Everything that is decided before anything runs. `plan.json`.
 */
export interface Plan {
schema_version: "2.0"
/**
 * Digest of all that decides what is run: everything here but created_at, command and digest itself.
 */
digest: string
/**
 * UTC.
 */
created_at: string
/**
 * The command that made it.
 */
command: string[]
/**
 * Harness.
 */
harness_version: string
/**
 * Which command made it.
 */
kind: ("run" | "compare" | "aa")
benchmark: {
/**
 * Benchmark.
 */
id: string
/**
 * Pinned revision.
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
 * Attempts per trial.
 */
max_attempts: number
/**
 * benchmark_options in force.
 */
options: {
[k: string]: (string | number | boolean)
}
}
/**
 * Tasks in the adapter's order.
 * 
 * @minItems 1
 */
tasks: [PlanTask, ...(PlanTask)[]]
/**
 * Candidates in the declared order.
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
}
export interface PlanTask {
/**
 * Task id.
 */
id: string
/**
 * Its folder name.
 */
slug: string
/**
 * Language.
 */
language: string
/**
 * Group of dependent tasks; null: none.
 */
repo: (string | null)
/**
 * Expected time of one attempt.
 */
expected_seconds: number
/**
 * Digest of the first attempt's prompt.
 */
prompt_sha256: string
/**
 * Digest of hidden tests, command and limits.
 */
verifier_sha256: string
}
export interface PlanCandidate {
/**
 * Unique name.
 */
name: string
/**
 * Its folder name.
 */
slug: string
/**
 * Backend id.
 */
backend: string
/**
 * Model; may be empty.
 */
model: string
/**
 * Names, never values, of variables the configuration sets.
 */
env_names: string[]
/**
 * Variables withheld from this candidate.
 */
unset_env: string[]
}
export interface Settings {
/**
 * Winner rule.
 */
rule: ("paired" | "compat")
/**
 * Family-wise error rate.
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
 * What tasks are grouped by.
 */
cluster: ("none" | "language" | "repo")
/**
 * Candidate the others are compared with; null: all pairs.
 */
baseline: (string | null)
/**
 * Seed of order, bootstrap and Monte Carlo.
 */
seed: number
/**
 * Trials at once; part of the fingerprint.
 */
concurrency: number
/**
 * Order of trials.
 */
order: ("interleaved" | "sequential")
/**
 * Limit on each backend call.
 */
attempt_timeout_seconds: number
}
/**
 * What `validate` found.
 */
export interface ValidationSummary {
/**
 * Revision checked.
 */
benchmark_revision: string
/**
 * What it was checked with.
 */
toolchain: string
/**
 * UTC.
 */
validated_at: string
/**
 * Tasks whose reference passed 3 of 3 and whose empty answer failed.
 */
passed: number
/**
 * Tasks left out on both sides.
 */
quarantined: {
/**
 * Task.
 */
task_id: string
/**
 * Why.
 */
reason: string
}[]
}
/**
 * Which part of the plan a run-dir holds. `shard.json`; absent: the whole.
 */
export interface ShardManifest {
schema_version: "2.0"
/**
 * Plan.
 */
plan_digest: string
/**
 * This shard, from 1.
 */
index: number
/**
 * Shards in all.
 */
of: number
/**
 * Candidate.
 */
candidate: string
/**
 * Task ids of the slice.
 */
tasks: string[]
}
/**
 * The one thing every format is rendered from. `report.json`.
 */
export interface Report {
schema_version: "3.0"
/**
 * UTC.
 */
generated_at: string
/**
 * Harness.
 */
harness_version: string
/**
 * Which command made the run.
 */
kind: ("run" | "compare" | "aa")
/**
 * Name of the run-dir.
 */
run_dir: string
/**
 * Plan.
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
benchmark: {
/**
 * Benchmark.
 */
id: string
/**
 * Revision.
 */
revision: string
/**
 * Grading.
 */
grading: ("out-of-process" | "in-process")
/**
 * What grading promises.
 */
threat_model: string
/**
 * Attempts.
 */
max_attempts: number
/**
 * null: not validated on this machine.
 */
validation: (ValidationSummary | null)
/**
 * Tasks.
 */
tasks_planned: number
}
/**
 * Repetitions.
 */
repetitions: number
settings: Settings
completeness: {
/**
 * Planned trials.
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
 * Cells without a scored result.
 */
missing: {
/**
 * Candidate.
 */
candidate: string
/**
 * Task.
 */
task_id: string
/**
 * Repetition.
 */
repetition: number
class: OutcomeClassName
/**
 * One sentence.
 */
reason: string
}[]
}
/**
 * In declared order.
 */
candidates: CandidateReport[]
/**
 * Every reported pair.
 */
pairs: PairVerdict[]
/**
 * Per task, in the plan's order.
 */
tasks: {
/**
 * Task.
 */
id: string
/**
 * Language.
 */
language: string
/**
 * Group.
 */
repo: (string | null)
/**
 * Why it left both sides; null: it did not.
 */
quarantined: (string | null)
/**
 * Per candidate, in declared order.
 */
cells: TaskCell[]
}[]
fingerprint: {
/**
 * Digest of the fields.
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
 * Set by `aa`.
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
 * Commands.
 */
reproduce: string[]
/**
 * What a careful reader should know.
 */
notes: string[]
}
export interface CandidateReport {
/**
 * Candidate.
 */
name: string
/**
 * Backend.
 */
backend: string
/**
 * Model.
 */
model: string
/**
 * Planned trials.
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
 * Attempts recorded.
 */
attempts: number
pass_at_1: Rate
pass_at_attempts: Rate
rate_over_all: Rate
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
 * Per attempt; n says how many reported them.
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
 * Distinct endpoints; null: not recorded.
 */
provider_endpoints: (string | null)[]
/**
 * More than one endpoint.
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
 * Rank range; null: a single candidate.
 */
rank: ({
/**
 * Best rank.
 */
low: number
/**
 * Worst rank.
 */
high: number
} | null)
/**
 * Why the circuit breaker stopped it; null: it did not.
 */
stopped: (string | null)
}
/**
 * A pass rate.
 */
export interface Rate {
/**
 * Passes (trials).
 */
passed: number
/**
 * Trials counted.
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
export interface Interval {
/**
 * Lower end.
 */
low: number
/**
 * Upper end.
 */
high: number
}
/**
 * Mean and spread.
 */
export interface Distribution {
/**
 * Values.
 */
n: number
/**
 * null: no values.
 */
mean: (number | null)
/**
 * Sample standard deviation; null: fewer than two values.
 */
stdev: (number | null)
}
export interface PairVerdict {
/**
 * First candidate.
 */
a: string
/**
 * Second candidate.
 */
b: string
/**
 * The verdict.
 */
kind: ("win" | "equivalent" | "inconclusive" | "invalid")
/**
 * Winner; null unless kind is win.
 */
winner: (string | null)
/**
 * Candidate ahead; null: nobody.
 */
leader: (string | null)
/**
 * One sentence.
 */
reason: string
/**
 * pass rate of A minus pass rate of B over the paired tasks.
 */
delta: (number | null)
/**
 * Standard error of delta.
 */
se: (number | null)
/**
 * 95 % paired t interval of delta.
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
 * Exact sign-flip p, two-sided.
 */
p: (number | null)
/**
 * p after Holm.
 */
p_adjusted: (number | null)
/**
 * Minimum detectable effect at 80 % power.
 */
mde: (number | null)
/**
 * Tasks in the pair.
 */
n_tasks: number
/**
 * Clusters; null: not clustered.
 */
n_clusters: (number | null)
/**
 * Tasks where A is ahead.
 */
wins_a: number
/**
 * Tasks where B is ahead.
 */
wins_b: number
/**
 * Tasks where neither is.
 */
ties: number
/**
 * Planned tasks that left both sides.
 */
excluded_tasks: {
/**
 * Task.
 */
task_id: string
/**
 * Why.
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
 * What a win needs.
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
 * Secondary metrics.
 */
secondary: SecondaryMetric[]
/**
 * The ancestor's rule; null: not asked for.
 */
compat: ({
/**
 * pass rate
 */
pass_rate: ("A" | "B" | "directional")
/**
 * elapsed
 */
elapsed_seconds: ("A" | "B" | "directional")
/**
 * failed commands
 */
failed_commands: ("A" | "B" | "directional")
/**
 * interventions
 */
human_interventions: ("A" | "B" | "directional")
} | null)
}
export interface Condition {
/**
 * Which condition.
 */
id: string
/**
 * Whether it holds.
 */
ok: boolean
/**
 * The condition with its numbers.
 */
text: string
}
/**
 * Secondary metric over tasks both solved; never part of the headline.
 */
export interface SecondaryMetric {
/**
 * Metric.
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
 * 95 % interval of the ratio.
 */
low: (number | null)
/**
 * 95 % interval of the ratio.
 */
high: (number | null)
/**
 * Candidate that is better by at least 10 % with the interval clear of 1; null: none.
 */
favours: (string | null)
}
export interface TaskCell {
/**
 * Planned.
 */
trials: number
/**
 * With a result.
 */
scored: number
/**
 * Passed.
 */
passed: number
/**
 * Over scored trials; null: none.
 */
pass_rate: (number | null)
/**
 * Passed at attempt 1.
 */
passed_first: number
elapsed_seconds: Distribution
/**
 * By class.
 */
classes: {
[k: string]: number
}
}
/**
 * What `validate` found for one benchmark revision and toolchain, kept in the user's state folder.
 */
export interface ValidationRecord {
schema_version: "2.0"
/**
 * Benchmark.
 */
benchmark_id: string
/**
 * Revision.
 */
benchmark_revision: string
/**
 * Toolchain.
 */
toolchain: string
/**
 * UTC.
 */
validated_at: string
/**
 * Per task.
 */
tasks: {
/**
 * Task.
 */
task_id: string
/**
 * Verifier.
 */
verifier_sha256: string
/**
 * Of 3.
 */
oracle_passes: number
/**
 * The untouched task fails.
 */
empty_fails: boolean
/**
 * Why; null: it is sound.
 */
quarantined: (string | null)
}[]
}

export const OUTCOME_CLASSES = ["pass","fail","missing_tests","suspicious","agent_timeout","agent_crash","max_turns","refusal","context_overflow","budget","rate_limit","overloaded","auth","provider","environment","disk","harness","not_run","unknown","oom","verifier_timeout"] as const;

export const RESULTS = ["pass","fail","error","timeout"] as const;

export const ISOLATION_TIERS = ["worktree","worktree+venv","docker"] as const;

export const RULES = ["paired","compat"] as const;

export const ORDERS = ["interleaved","sequential"] as const;

export const CLUSTERS = ["none","language","repo"] as const;
