import { describe, expect, it } from "vitest";
import { HubFault } from "#core/hub.ts";
import { asked } from "#platform/hub/asked.ts";

const refusal = "Failed to CreateArtifact: Received non-retryable error: Failed request: (422) Unprocessable Entity";

describe("a call that fails", () => {
  it.each([
    ["the status of the API", { status: 403, message: "no" }, "forbidden", "do it: 403 no"],
    ["that of a store of blobs", { statusCode: 404, message: "no" }, "missing", "do it: 404 no"],
    ["the words of the client of artifacts", { message: refusal }, "refused", `do it: 422 ${refusal}`],
    [
      "a limit, whatever the status",
      { status: 403, message: "API rate limit" },
      "limited",
      "do it: 403 API rate limit",
    ],
    ["no answer at all", { message: "socket hang up" }, "unavailable", "do it: socket hang up"],
  ])("is told by %s", async (_, { message, ...error }, kind, told) => {
    const fault: unknown = await asked("do it", () => Promise.reject(Object.assign(new Error(message), error))).catch(
      (thrown: unknown) => thrown,
    );
    expect(fault).toBeInstanceOf(HubFault);
    expect(fault).toMatchObject({ kind, message: told });
  });
});
