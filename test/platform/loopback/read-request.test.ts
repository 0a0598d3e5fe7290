import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readRequest } from "#platform/loopback/read-request.ts";

const get = (url: string, host = "127.0.0.1:80") => readRequest({ method: "GET", url, headers: { host } });

describe("a request", () => {
  it("is read into decoded steps and a query", () => {
    expect(get("/a%20b/c%3Ad/?page=2&x=%2F")).toEqual({
      steps: ["a b", "c:d", ""],
      query: new Map([
        ["page", "2"],
        ["x", "/"],
      ]),
    });
    expect(get("/")).toEqual({ steps: [""], query: new Map() });
  });

  it.each([
    "/../plan.json",
    "/a/../../etc/passwd",
    "/%2e%2e/plan.json",
    "/a/%2E%2e/b",
    "/a%2fb",
    "/a%5cb",
    "/a\\b",
    "/a%00b",
    "/./a",
    "//etc/passwd",
    "/a//b",
    "/%ff",
    "/%zz",
    "http://evil.example/",
    "*",
    "",
  ])("for %j is refused", (url) => {
    expect(get(url)).toMatchObject({ status: 400 });
  });

  it("for whatever else never holds a step that leads elsewhere", () => {
    const piece = fc.oneof(fc.constantFrom("..", ".", "/", "\\", "%2e", "%2f", "%5c", "%00", "%25", "a"), fc.string());
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const read = get(`/${pieces.join("")}`);
        if ("reason" in read) return;
        for (const step of read.steps) expect(step).not.toMatch(/^\.{1,2}$|[/\\\0]/);
        expect(read.steps.slice(0, -1)).not.toContain("");
      }),
    );
  });

  it.each(["127.0.0.1:8080", "localhost", "localhost:9000", "[::1]:80", "LOCALHOST:1"])("to %s is answered", (host) => {
    expect(get("/", host)).toHaveProperty("steps");
  });

  it.each(["evil.example", "127.0.0.1.evil.example", "localhost.evil.example:80", "10.0.0.1", "", "127.0.0.1@evil"])(
    "to the host %j is refused",
    (host) => {
      expect(get("/", host)).toMatchObject({ status: 421 });
    },
  );

  it.each(["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", undefined])("by %s is refused", (method) => {
    expect(readRequest({ method, url: "/", headers: { host: "localhost" } })).toMatchObject({ status: 405 });
  });

  it("of great length is refused", () => {
    expect(get(`/${"a".repeat(4000)}`)).toMatchObject({ status: 414 });
  });
});
