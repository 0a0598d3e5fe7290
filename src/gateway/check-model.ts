import { escapeRegExp } from "#core/escape-regexp.ts";
import { headOf } from "#core/cut-text.ts";
import type { GatewayRoute } from "#core/gateway.ts";
import { namedIn } from "#gateway/named-models.ts";
import type { Refusal } from "#gateway/refusal.ts";

/** Whatever an agent calls a model, no more of it is repeated. */
const MAX_NAME = 200;

/** The model that a request is for, or why it is not sent on. `inPath` is the one that its address names. */
export function modelOf(
  bytes: Buffer,
  inPath: string | null,
  { models: allowed }: Pick<GatewayRoute, "models">,
): { readonly model: string } | (Refusal & { readonly model: string | null }) {
  const named = namedIn(bytes);
  if (named === null) return { status: 400, reason: "the body is no JSON object", model: null };
  const model = inPath ?? named.model;
  const shown = model === null ? null : headOf(model, MAX_NAME);
  if (named.elsewhere !== null)
    return { status: 400, reason: `this attempt may not say where its answers come from`, model: shown };
  // What it costs is said to whoever fetches it, which may be nobody here.
  if (named.later)
    return { status: 400, reason: `an answer is given at once; "background" must be left out or false`, model: shown };
  if (model === null) return { status: 400, reason: "the request names no model", model: shown };
  const other = [model, ...named.models].find((one) => !isAllowed(plain(one, inPath), allowed));
  if (other === undefined) return { model };
  return {
    status: 404,
    reason: `this attempt may not use the model ${JSON.stringify(headOf(other, MAX_NAME))}`,
    model: shown,
  };
}

/** Gemini's bodies name models as its addresses do. */
const plain = (model: string, inPath: string | null): string =>
  inPath === null ? model : model.replace(/^models\//, "");

/** Whether a model may be asked for; `*` in `allowed` stands for any text that can be part of a name. */
export function isAllowed(model: string, allowed: readonly string[]): boolean {
  return allowed.some((pattern) => {
    if (!pattern.includes("*")) return pattern === model;
    const parts = pattern.split("*").map(escapeRegExp);
    return new RegExp(`^${parts.join("[\\w.:@/-]*")}$`).test(model);
  });
}
