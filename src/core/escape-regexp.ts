/** A regular expression's text that matches just `text`, outside of a class and whatever the flags. */
export const escapeRegExp = (text: string): string => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, "\\$&");
