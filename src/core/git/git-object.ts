import { createHash } from "node:crypto";

/** What git keeps in its object store. */
export interface GitObject {
  readonly type: "commit" | "tree" | "blob";
  /** 40 hexadecimal digits. */
  readonly id: string;
  readonly content: Uint8Array;
}

export function gitObject(type: GitObject["type"], content: Uint8Array): GitObject {
  return { type, content, id: objectId(type, content) };
}

/** The name git gives to a content. */
export function objectId(type: GitObject["type"], content: Uint8Array): string {
  return createHash("sha1").update(`${type} ${content.length}\0`).update(content).digest("hex");
}
