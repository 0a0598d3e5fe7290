/** Reading requests of programs that may send anything. */

export type JsonObject = Readonly<Record<string, unknown>>;

export const objectOf = (value: unknown): JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const objectsIn = (value: unknown): readonly JsonObject[] => listOf(value).map(objectOf);

export const stringOf = (value: unknown): string => (typeof value === "string" ? value : "");

export const numberOf = (value: unknown): number | null => (typeof value === "number" ? value : null);

/** The text of a message's content, be it a string or a list of parts. */
export function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  return listOf(content)
    .map((part) => (typeof part === "string" ? part : stringOf(objectOf(part)["text"])))
    .join("\n");
}
