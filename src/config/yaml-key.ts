import { isScalar, type Scalar } from "yaml";

/** Whether a key is `<<`, which the YAML library gives a symbol for a value, and which takes in the keys of other maps. */
export function isMergeKey(key: unknown): boolean {
  return isScalar(key) && typeof key.value === "symbol";
}

/** A key as a config knows it. */
export function keyName(key: Scalar): string {
  return typeof key.value === "symbol" ? "<<" : String(key.value);
}
