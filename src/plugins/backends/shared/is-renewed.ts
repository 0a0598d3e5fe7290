/**
 * Whether a login that a program was lent gives way to the one it left behind. Access alone is renewed without harm: what
 * it is renewed with still holds. A service that gives that out anew may drop the old one at once, and with it every copy.
 */
export function isRenewed(lent: string, left: string): boolean {
  if (lent === left) return false;
  const [before, after] = [refreshTokens(lent), refreshTokens(left)];
  // Logged out, or half written when it was killed: nothing was renewed.
  if (after === null || after.length === 0) return false;
  return !after.every((token) => before?.includes(token) === true);
}

/** What logins are renewed with, in any program's spelling; null: it is no JSON. */
function refreshTokens(login: string): string[] | null {
  try {
    return tokensIn(JSON.parse(login), "");
  } catch {
    return null;
  }
}

function tokensIn(value: unknown, name: string): string[] {
  if (typeof value === "string") return REFRESH.test(name) && value !== "" ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([member, each]) => tokensIn(each, member));
}

/** Not when it is to be renewed. */
const REFRESH = /^refresh(_?token)?$/i;
