import { describe, expect, it } from "vitest";
import { classOfWords } from "#core/failure.ts";

const GOT_OVER = "429 Too Many Requests: rate limit, retrying in 2 s\nretrying … ok\n";

const PYTHON = `Traceback (most recent call last):
  File "/opt/agent/main.py", line 429, in <module>
    run(timeout=503)
    ~~~^^^^^^^^^^^^^
  File "/opt/agent/main.py", line 12, in run
    raise connection_error from network
`;

describe("the words of a program that failed", () => {
  it.each([
    ["a traceback after an error that was got over", `${GOT_OVER}${PYTHON}KeyError: 'plan'\n`, null],
    [
      "a traceback in a box",
      `${GOT_OVER}╭─── Traceback (most recent call last) ───╮\n│ 503 │ x = y │\n╰─╯\nKeyError: 'x'`,
      null,
    ],
    [
      "a crash of JavaScript",
      `${GOT_OVER}/opt/a.js:429\n    throw e;\n    ^\n\nTypeError: x is not a function\n    at f (/opt/a.js:429:7)\n    at async login (/opt/a.js:5:1)\n\nNode.js v20.19.0`,
      null,
    ],
    [
      "a panic of Go",
      `${GOT_OVER}panic: runtime error: index out of range [3]\n\ngoroutine 503 [running]:\nmain.ask(0xc0, 429)\n\t/opt/a.go:500 +0x1d\nexit status 2`,
      null,
    ],
    [
      "a panic of Rust",
      `${GOT_OVER}thread 'main' panicked at src/main.rs:429:5:\nno such plan\nstack backtrace:\n   0: core::panicking::panic\n             at /opt/core.rs:503:9`,
      null,
    ],
    ["want of memory after an error that was got over", `${GOT_OVER}CUDA error: out of memory\n`, "oom"],
    [
      "a heap that was full",
      `${GOT_OVER}FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory\n----- Native stack trace -----\n\n 1: 0xb8ced1 node::OOMErrorHandler [node]\n10: 0x503 v8 [node]`,
      "oom",
    ],
    [
      "a traceback of the provider's error itself",
      `${GOT_OVER}${PYTHON}openai.RateLimitError: Error code: 429 - slow down\n`,
      "rate_limit",
    ],
    [
      "an error after a traceback that was got over",
      `${PYTHON}KeyError: 'plan'\ntrying again without a plan\nHTTP 401 Unauthorized\n`,
      "auth",
    ],
    ["the later of two errors", "HTTP 401 Unauthorized\nlogged in again\nHTTP 529 overloaded\ngiving up", "overloaded"],
    ["advice below an error", 'Error: model "m" not found\nHint: check your API key, or log in\n', "provider"],
    ["advice alone", "Please log in first.\n", "auth"],
    ["nothing that is known", "oh dear\n", null],
  ])("are of the class that is said last: %s", (_, words, cls) => {
    expect(classOfWords(words)).toBe(cls);
  });
});
