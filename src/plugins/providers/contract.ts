import type { Http } from "#core/ports.ts";
import type { Protocol } from "#core/model-endpoint.ts";
import type { ProviderWord } from "#core/candidate-word.ts";

/** One model at one provider. */
export interface ProviderTarget {
  /** Root of the provider, without a slash or a version at the end. */
  readonly endpoint: string;
  readonly model: string;
  /** null: none is set. */
  readonly key: string | null;
}

/** What a provider says of itself when it is asked. null: it did not say. */
export interface Probe {
  /** null: nothing can be asked without spending something. */
  readonly reachable: boolean | null;
  readonly authorised: boolean | null;
  readonly modelServed: boolean | null;
  /** In the order of `PROTOCOLS`; empty: not known. */
  readonly protocols: readonly Protocol[];
  /** Tokens. */
  readonly contextWindow: number | null;
  readonly version: string | null;
  /** Some of the models it serves. */
  readonly models: readonly string[];
  /** How many it serves. */
  readonly modelCount: number | null;
  /** The server that it passes requests for this model on to; absent: none that is known. */
  readonly passedOnTo?: string;
  /** Why it cannot be used, and what to do about it; null: nothing speaks against it. */
  readonly problem: { readonly message: string; readonly hint: string } | null;
  /** What is worth knowing all the same. */
  readonly notes: readonly string[];
}

/** The probe of a provider that was not asked, or said nothing. */
export const NOTHING_SAID: Probe = {
  reachable: null,
  authorised: null,
  modelServed: null,
  protocols: [],
  contextWindow: null,
  version: null,
  models: [],
  modelCount: null,
  problem: null,
  notes: [],
};

/** A program that serves models. */
export interface ServerProgram {
  /** On PATH. */
  readonly name: string;
  /** How to get it, as a phrase: `from https://…`, `with: pip install …`. */
  readonly get: string;
}

/** Who serves models: the file a contributor adds. */
export interface ProviderPlugin extends ProviderWord {
  readonly id: string;
  readonly summary: string;
  /** Every protocol that it may speak, so that what cannot be is told before anything is asked or needed. */
  readonly speaks: readonly Protocol[];
  /** The agent whose own models these are; absent: none. */
  readonly nativeTo?: string;
  /** Whether it may cost money wherever it stands, so that it is asked for first. */
  readonly paid: boolean;
  /** Where it is by default it answers about as fast as any, so that half the time will do; absent: it may not. */
  readonly isFast?: true;
  /** Variables by which agent programs are sent to another place instead; absent: none is known. */
  readonly redirectVariables?: readonly string[];
  /** Set where the agent whose own models these are takes no notice of `redirectVariables`. */
  readonly nativeIgnoresRedirects?: true;
  /** Variables that may hold its key; the first that is set counts. */
  readonly keyVariables: readonly string[];
  /** Variables that go with the key and are as secret; absent: none. */
  readonly besideKey?: readonly string[];
  readonly needsKey: boolean;
  /** Whether it runs models on the machine that it is on, which then wants a graphics card. */
  readonly servesModels?: boolean;
  /** The program that serves it on a machine of one's own; absent: there is none. */
  readonly program?: ServerProgram;
  /** Variables that say where it is; absent: none does. */
  readonly endpointVariables?: readonly string[];
  /**
   * Whether requests can go through the gateway. Where they cannot, `agentEnv` says what the agent program is given
   * instead, its keys included.
   */
  readonly throughGateway: boolean;
  /** Where it is unless the candidate says otherwise; null: it has to be said. */
  defaultEndpoint(env: Env): string | null;
  /** What is set on each request, with the key where there is one. */
  headers(key: string | null, protocol: Protocol): Readonly<Record<string, string>>;
  /** Whether a proxy may translate for agents that do not speak OpenAI's chat protocol, where the provider speaks no other. */
  readonly translatable?: boolean;
  /** Ids of models that a candidate with this one may ask for; `*` stands for any part of a name. */
  allowedModels(model: string): readonly string[];
  /** Asks without spending anything. Never rejects for a fault of the provider. */
  probe(target: ProviderTarget, http: Http, env: Env): Promise<Probe>;
  /** Variables for the agent program itself, by which it finds the provider without the gateway. */
  agentEnv?(env: Env): Readonly<Record<string, string>>;
}

export type Env = Readonly<Record<string, string | undefined>>;

/** The key of a provider, from the first of its variables that is set; null: none is. */
export const keyOf = ({ keyVariables }: Pick<ProviderPlugin, "keyVariables">, env: Env): string | null =>
  keyVariables.map((name) => env[name]).find((value) => value !== undefined && value !== "") ?? null;

export const defineProvider = (plugin: ProviderPlugin): ProviderPlugin => plugin;
