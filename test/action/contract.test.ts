/** What our stand-in for GitHub is checked against. */
import { describe, expect, it } from "vitest";
import { githubContract } from "../support/github/contract.ts";

const REPO = "/repos/octo/demo";

describe("GitHub's description of its API", () => {
  const contract = githubContract();

  it("accepts what we send, and names what would be refused", () => {
    const check = { name: "bench", head_sha: "0".repeat(40), status: "completed", conclusion: "neutral" };
    expect(contract.request("POST", `${REPO}/check-runs`, check)).toEqual([]);
    expect(contract.request("POST", `${REPO}/check-runs`, { ...check, conclusion: "green" })[0]).toContain(
      "/conclusion",
    );
    expect(contract.request("POST", `${REPO}/issues/3/comments`, { text: "x" })[0]).toContain("'body'");
    expect(contract.request("POST", `${REPO}/issues/3/remarks`, {})[0]).toContain("GitHub has no POST");
  });

  it("tells an answer that GitHub would give from one that it would not", () => {
    expect(contract.response("GET", `${REPO}/contents/a/b.yml`, 200, { id: 1 })).not.toEqual([]);
    expect(contract.response("POST", `${REPO}/issues/3/comments`, 200, {})[0]).toContain("never answers 200");
    expect(contract.response("DELETE", `${REPO}/issues/comments/3`, 204, undefined)).toEqual([]);
  });
});
