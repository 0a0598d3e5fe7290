import type { Wanted } from "#gateway/route.ts";

/**
 * The answer to who asks for models: those of the attempt, whatever else the provider serves. One shape that programs
 * of OpenAI and of Anthropic both understand, and Gemini's. null: the one that was asked for is not among them.
 */
export function modelList(
  { shape, model }: Extract<Wanted, { readonly kind: "models" }>,
  listed: readonly string[],
  isAllowed: (model: string) => boolean,
): unknown {
  const one: (id: string) => unknown = shape === "gemini" ? geminiModel : plainModel;
  if (model !== null) return isAllowed(model) ? one(model) : null;
  const all = listed.map(one);
  if (shape === "gemini") return { models: all };
  return { object: "list", data: all, has_more: false, first_id: listed[0] ?? null, last_id: listed.at(-1) ?? null };
}

const plainModel = (id: string) => ({
  id,
  object: "model",
  type: "model",
  display_name: id,
  created: 0,
  created_at: "1970-01-01T00:00:00Z",
  owned_by: "model-gateway",
});

const geminiModel = (id: string) => ({
  name: `models/${id}`,
  displayName: id,
  supportedGenerationMethods: ["generateContent", "countTokens"],
});
