import { hash } from "node:crypto";
import { canonicalJson } from "#core/json.ts";

/** SHA-256 as 64 lower-case hex digits. */
export const sha256 = (data: string | Uint8Array): string => hash("sha256", data, "hex");

/** Digest of a value's one canonical spelling: the same for the same value, whatever the order of its keys. */
export const digestOf = (value: unknown): string => sha256(canonicalJson(value));
