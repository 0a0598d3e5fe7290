/** The part of JSON Schema that records are described by. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly pattern?: string;
}

/** A schema apart from the null that it may allow beside one other kind of value. */
export function withoutNull(schema: Schema): { readonly known: Schema; readonly mayBeNull: boolean } {
  const { anyOf = [], type } = schema;
  const kinds = typeof type === "object" ? type.map((kind): Schema => ({ ...schema, type: kind })) : anyOf;
  const [known = schema, ...others] = kinds.filter((kind) => kind.type !== "null");
  if (others.length > 0) throw new TypeError(`One of several kinds cannot be wanted: ${JSON.stringify(schema)}`);
  return { known, mayBeNull: kinds.some((kind) => kind.type === "null") };
}

export const isText = ({ type }: Schema): boolean => type === "string";
