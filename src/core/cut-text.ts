/** The first characters of a text, at most so many UTF-16 units, and never half a character. */
export const headOf = (text: string, units: number): string =>
  text.length <= units ? text : text.slice(0, units).replace(/[\ud800-\udbff]$/, "");

/** The last ones likewise. */
export const tailOf = (text: string, units: number): string =>
  text.length <= units ? text : text.slice(text.length - units).replace(/^[\udc00-\udfff]/, "");
