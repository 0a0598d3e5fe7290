import { describe, expect, it } from "vitest";
import { isRenewed } from "#plugins/backends/shared/is-renewed.ts";

const [OLD, NEW, ACCESS] = ["rt-old-0123456789abcdef", "rt-new-0123456789abcdef", "at-0123456789abcdef"];

/** Logins as several programs keep them. */
const LOGINS: Readonly<Record<string, (refresh: string, access: string) => unknown>> = {
  "claude-code": (refreshToken, accessToken) => ({ claudeAiOauth: { accessToken, refreshToken, expiresAt: 1 } }),
  codex: (refresh_token, access_token) => ({ tokens: { access_token, refresh_token }, last_refresh: access_token }),
  opencode: (refresh, access) => ({ anthropic: { type: "oauth", refresh, access, expires: 1 } }),
};

describe.each(Object.entries(LOGINS))("a login of %s", (_, login) => {
  const lent = JSON.stringify(login(OLD, ACCESS));

  it.each([
    ["is as it was", login(OLD, ACCESS), false],
    ["has its access renewed", login(OLD, "another"), false],
    ["is to be renewed with another", login(NEW, "another"), true],
    ["is gone", {}, false],
  ])("that %s", (__, left, expected) => {
    expect(isRenewed(lent, JSON.stringify(left, null, 1))).toBe(expected);
  });

  it("that is half written says nothing", () => {
    expect(isRenewed(lent, JSON.stringify(login(NEW, ACCESS)).slice(0, -3))).toBe(false);
  });
});
