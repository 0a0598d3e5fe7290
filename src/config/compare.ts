import { z } from "zod";
import { CLUSTERS, ORDERS, RULES } from "#core/records.gen.ts";
import { PROTOCOLS } from "#core/model-endpoint.ts";
import { DEFAULTS } from "#config/defaults.ts";
import type { Finding } from "#config/problems.ts";
import { shapeFindings } from "#config/shape-findings.ts";

/** Node fires a timer of more milliseconds than this at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const MAX_NAME = 200;

/** Written out, because not every reader of the JSON Schema knows `\p{Cc}`. The surrogates are those without a partner. */
const CONTROLS = String.raw`\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff`;
const BIDI_CONTROLS = String.raw`\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069`;

const plainText = z.string().regex(new RegExp(`^[^${CONTROLS}]*$`, "u"), "must not hold control characters.");
const name = z
  .string()
  .min(1)
  .max(MAX_NAME)
  .regex(new RegExp(`^[^${CONTROLS}${BIDI_CONTROLS}]*$`, "u"), "must not hold control characters.")
  .regex(/^(?:\S(?:.*\S)?)?$/u, "must not begin or end with a space.");
const variable = z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, "is not a valid name of a variable.");
/** What the environment of a process can hold. */
const variableValue = z.string().regex(/^[^\u0000]*$/, "must not hold a NUL character.");

/** What a process can be given as one of its arguments. */
const argument = z.string().regex(/^[^\u0000]*$/, "must not hold a NUL character.");

/** One to begin with: what an editor completes from knows no tuples. */
const argv = z.array(argument).min(1);

const Command = z.strictObject({
  argv: argv.meta({
    description:
      "The program and its arguments, one an item; no shell reads them. {prompt}, {prompt_file}, {model}, {base_url}, {work_dir} and {home_dir} are filled in. Without {prompt} or {prompt_file}, the prompt comes by standard input. Recorded: no place for a key.",
  }),
  transcript: plainText.min(1).exactOptional().meta({
    description: "Whose output it prints, such as codex: read for tokens, turns and faults. Default: not read.",
  }),
  pass_env: z.array(variable).exactOptional().meta({
    description: "Variables of your own environment that reach it. No other does.",
  }),
  timeout_seconds: z
    .int()
    .min(1)
    .max(Math.floor(LONGEST_TIMER_MS / 1000))
    .exactOptional()
    .meta({
      description:
        "Stopped after so many seconds, where attempt_timeout_seconds is not less. Default: that limit alone.",
    }),
  protocol: z.enum(PROTOCOLS).exactOptional().meta({
    description:
      "What it speaks to `provider`, whose address and key it then finds in the variables usual for it. Needed with a provider.",
  }),
  version_argv: argv.exactOptional().meta({
    description: "A command that prints its version, which is recorded. Default: the version is not known.",
  }),
});

const Candidate = z.strictObject({
  name: name.exactOptional().meta({
    description:
      "Unique name, also where case is ignored. Default: `<backend>:<model>`, or `<backend>` without a model.",
  }),
  backend: plainText
    .min(1)
    .regex(/^[^:]*$/)
    .meta({ description: "The agent program. Its model goes into `model`." }),
  model: plainText
    .exactOptional()
    .meta({ description: "The model, as the backend spells it.", default: DEFAULTS.model }),
  provider: plainText.min(1).exactOptional().meta({
    description: "Who serves the model. Default: whoever the agent program is set up for.",
  }),
  endpoint: z.string().min(1).exactOptional().meta({
    description: "Root of the provider, such as http://localhost:8000. Default: where that provider usually is.",
  }),
  env: z
    .record(variable, variableValue)
    .exactOptional()
    .meta({ description: "Variables set for this candidate's agent alone. Only their names are recorded." }),
  unset_env: z.array(variable).exactOptional().meta({
    description: "Variables withheld from this candidate's agent, and not obeyed in finding what it is lent.",
  }),
  command: Command.exactOptional().meta({
    description: "The program that `backend: command` drives, so that any agent can be compared without writing code.",
  }),
});

const amount = z.int().min(1).exactOptional();

const Budget = z.strictObject({
  attempt_requests: amount.meta({ description: "Requests of one attempt." }),
  attempt_tokens: amount.meta({ description: "Tokens of one attempt, cached ones included." }),
  run_requests: amount.meta({
    description: "Requests of one start of the run: a resume, and each shard, has them anew.",
  }),
  run_tokens: amount.meta({
    description: "Tokens of one start of the run, cached ones included: a resume, and each shard, has them anew.",
  }),
  run_seconds: amount.meta({
    description: "Seconds of one start of the run: a resume, and each shard, has them anew.",
  }),
});

/** The whole file. `z.toJSONSchema` turns it into what editors complete from. */
export const CompareShape = z
  .strictObject({
    $schema: z.string().exactOptional().meta({ description: "For editors; ignored." }),
    benchmark: z.string().min(1).meta({ description: "The benchmark whose tasks are run." }),
    benchmark_options: z
      .record(z.string().min(1), z.union([z.string(), z.number(), z.boolean()]))
      .exactOptional()
      .meta({ description: "Options of the benchmark, by name." }),
    task: z
      .array(z.string().min(1))
      .min(1)
      .exactOptional()
      .meta({ description: "Task ids, or globs over them. Default: every task of the benchmark." }),
    sample: z.int().min(1).exactOptional().meta({
      description: "Draw so many of these tasks with `seed`, each language in proportion. Default: all of them.",
    }),
    runs: z
      .int()
      .min(1)
      .exactOptional()
      .meta({ description: "Trials of each task by each candidate.", default: DEFAULTS.runs }),
    attempt_timeout_seconds: z
      .int()
      .min(1)
      .max(Math.floor(LONGEST_TIMER_MS / 1000))
      .exactOptional()
      .meta({
        description:
          "Limit on each call of a backend, in seconds. Default: that of the backend's own variable, or else 600.",
        default: DEFAULTS.attempt_timeout_seconds,
      }),
    candidates: z
      .array(Candidate)
      .min(1)
      .meta({ description: "What is compared; two or more for `compare`, one for `run`." }),
    budget: Budget.exactOptional().meta({
      description:
        "What may be spent through the gateway. An attempt that exceeds it has failed; a run that does ends there, and a resume goes on.",
    }),
    use_host_config: z.boolean().exactOptional().meta({
      description:
        "Agents run with your own settings, instructions, hooks and servers for them. Default: with none of them.",
      default: DEFAULTS.use_host_config,
    }),
    baseline: z
      .string()
      .min(1)
      .exactOptional()
      .meta({ description: "Name of the candidate that the others are compared with. Default: all pairs." }),
    rule: z.enum(RULES).exactOptional().meta({ description: "Winner rule.", default: DEFAULTS.rule }),
    alpha: z.number().gt(0).lt(1).exactOptional().meta({
      description: "Family-wise error rate, as a fraction.",
      default: DEFAULTS.alpha,
    }),
    threshold: z.number().min(0).lt(1).exactOptional().meta({
      description: "Least difference in pass rate that is worth a win, as a fraction.",
      default: DEFAULTS.threshold,
    }),
    margin: z.number().gt(0).lt(1).exactOptional().meta({
      description: "Half-width of the region in which two pass rates count as equivalent, as a fraction.",
      default: DEFAULTS.margin,
    }),
    max_excluded: z.number().min(0).max(1).exactOptional().meta({
      description:
        "Largest share of the planned tasks that a pair may lose to faults of the infrastructure, as a fraction.",
      default: DEFAULTS.max_excluded,
    }),
    cluster: z.enum(CLUSTERS).exactOptional().meta({
      description: "What tasks are grouped by where they are not independent.",
      default: DEFAULTS.cluster,
    }),
    order: z.enum(ORDERS).exactOptional().meta({
      description: "`interleaved` lets candidates take turns, so that a slow hour hits all of them.",
      default: DEFAULTS.order,
    }),
    seed: z.int().min(0).exactOptional().meta({ description: "Seed of the order and of the bootstrap." }),
    concurrency: z.int().min(1).exactOptional().meta({ description: "Trials at once." }),
  })
  .meta({ title: "CompareConfig", description: "What `benchmark compare` and `benchmark run` are to do." });

/** A config of the right shape. What is left out stays left out: see `DEFAULTS` and `candidateName`. */
export type CompareConfig = z.output<typeof CompareShape>;

/** The config, or all that is wrong with its shape. */
export type CheckedShape =
  | { readonly config: CompareConfig; readonly findings: readonly [] }
  | { readonly config: null; readonly findings: readonly Finding[] };

/** Never throws, whatever `raw` is. `checkConfig` is the faster way for a config that is right. */
export function checkShape(raw: unknown): CheckedShape {
  const result = CompareShape.safeParse(raw);
  if (result.success) return { config: result.data, findings: [] };
  const keys = {
    top: Object.keys(CompareShape.shape),
    candidate: Object.keys(Candidate.shape),
    command: Object.keys(Command.shape),
    budget: Object.keys(Budget.shape),
  };
  return { config: null, findings: shapeFindings(result.error.issues, raw, keys) };
}
