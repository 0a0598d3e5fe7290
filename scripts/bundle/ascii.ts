const BEYOND_ASCII = /[^\0-\x7f]/g;

/**
 * The same JavaScript in ASCII. Node reads text beyond it a character at a time and V8 keeps it in twice the memory: 6 ms
 * of every start. Throws where an escape would not mean the same: after a backslash, and in a raw template.
 */
export function ascii(file: string, code: string): string {
  const unsafe = /\\[^\0-\x7f]|String\.raw`[^`]*[^\0-\x7f]/.exec(code);
  if (unsafe !== null)
    throw new Error(`${file}: ${JSON.stringify(unsafe[0])} cannot be written in ASCII as it stands.`);
  return code.replace(BEYOND_ASCII, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
