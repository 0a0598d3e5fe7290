import { describe, expect, it } from "vitest";
import { classOfWords } from "#core/class-of-words.ts";

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

describe("a line that a program ends with", () => {
  it.each([
    ["Ran 412 tests in 3 s\ninternal bug: assertion failed"],
    ["wrote 500 lines"],
    ["Compiled 412 modules\nSyntaxError: Unexpected token"],
    ["thread 'main' panicked at src/main.rs:3:5:\nindex is 429"],
    ["status: 412 tests passed"],
    ["error: 503 files differ"],
    ["Error: 500 != 400"],
    ["KeyError: 429"],
    ["exit code 401"],
    ["PermissionError: [Errno 13] Permission denied: 'a.txt'"],
    ["Timeout: the tests took 60 s"],
    ["login.ts does not compile"],
    ["TypeError: login is not a function"],
    ["Cannot find module 'socket.io'"],
    ["ModuleNotFoundError: No module named 'socket'"],
    ["src/rate-limit/overloaded.ts: unexpected token"],
    ["Cannot find module 'rate-limit'"],
    ["AttributeError: 'Agent' object has no attribute 'api_key'"],
    ["KeyError: 'credentials'"],
    ["error: forbidden character in a name"],
    ["the tool timed out"],
    ["agent terminated"],
    ["git refused to merge"],
    ["the neural network has no layers"],
    ["error TS2769: No overload matches this call."],
    ["AssertionError: safety check failed"],
    ["TypeError: billing is undefined"],
    ["429, retrying\nrecovered\nassertion failed"],
    ["HTTP 429 Too Many Requests, retrying\nok\nplan is empty"],
    ["error: call of overloaded 'f(int)' is ambiguous"],
    ["RangeError: length exceeds the maximum of a string"],
    ["Tests failed: 412"],
    ["Error: unauthorized write to a.txt"],
    ["Traceback (most recent call last):\nKeyError: 'plan'\nHTTP 429, retrying\nrecovered\nassertion failed"],
    ["HTTP 529 Overloaded, retrying\n\n  recovered\n\nassertion failed\n}\n"],
  ])("leaves the failure its own where no provider is in it: %j", (words) => {
    expect(classOfWords(words)).toBeNull();
  });

  it.each([
    ["401 Unauthorized\nTotal 429 tests", "auth"],
    ["429 Too Many Requests", "rate_limit"],
    ["API Error: Request rejected (429) · Rate limit reached", "rate_limit"],
    ["litellm.RateLimitError: RateLimitError: OpenAIException - slow down", "rate_limit"],
    ['{"error":{"code":429,"message":"slow down"}}', "rate_limit"],
    ["exceeded retry limit, last status: 429 Too Many Requests, request id: req_1", "rate_limit"],
    ["429 status code (no body)", "rate_limit"],
    ["HTTP/1.1 429", "rate_limit"],
    ["urllib.error.HTTPError: HTTP Error 429: slow down", "rate_limit"],
    [
      "APIError: 429 slow down\n    at ask (/opt/a.js:5:1) {\n  status: 429,\n  headers: [],\n  requestID: 'req_1'\n}\n\nNode.js v20.19.0",
      "rate_limit",
    ],
    ["google.api_core.exceptions.ResourceExhausted: 429 Quota exceeded", "rate_limit"],
    ["ClientError: An error occurred (ThrottlingException) when calling InvokeModel", "rate_limit"],
    ["litellm.InternalServerError: AnthropicException - Overloaded", "overloaded"],
    ["litellm.ServiceUnavailableError: VertexAIException", "overloaded"],
    ["litellm.InternalServerError: VertexAIException", "provider"],
    ["litellm.Timeout: the last of 3 tries", "provider"],
    ["error sending request for url (http://127.0.0.1/v1)", "provider"],
    ["openai.PermissionDeniedError: not for you", "auth"],
    ["Error: {\n  code: 529\n}\n\n---\n", "overloaded"],
    ["503 Service Unavailable", "overloaded"],
    ["Error: the model is overloaded", "overloaded"],
    ["API Error: 529 Overloaded. This is a server-side issue, usually temporary", "overloaded"],
    ["unexpected status 529 <unknown status code>: Overloaded, url: http://127.0.0.1/v1/responses", "overloaded"],
    ["Error: overloaded_error", "overloaded"],
    ["the API returned 503", "overloaded"],
    ["Execution failed: 401 invalid x-api-key", "auth"],
    ["openai.AuthenticationError: Error code: 401 - no such key", "auth"],
    ["Invalid API key · Please run /login", "auth"],
    ["Missing environment variable: OPENAI_API_KEY is not set", "auth"],
    ["Unable to locate credentials", "auth"],
    ["Not logged in", "auth"],
    ["Error: Forbidden", "auth"],
    ["You exceeded your current quota, please check your plan and billing details.", "auth"],
    ["API Error: 500 Internal server error.", "provider"],
    ["requests.exceptions.HTTPError: 502 Server Error: Bad Gateway for url: https://api.test/v1", "provider"],
    ["APIStatusError: 504", "provider"],
    ["Error: connect ECONNREFUSED 127.0.0.1:40000", "provider"],
    ["openai.APIConnectionError: Connection error.", "provider"],
    ["Request timed out.", "provider"],
    ["TimeoutError: The read operation timed out", "provider"],
    ["TypeError: fetch failed", "provider"],
    ["TypeError: terminated", "provider"],
    ["Error: socket hang up", "provider"],
    ["API Error: Connection closed mid-response.", "provider"],
    ["stream disconnected before completion: stream closed before response.completed", "provider"],
    ["[API Error: Incomplete JSON segment at the end]", "provider"],
    ["The model `m` does not exist", "provider"],
    ["API Error: API returned an empty or malformed response (HTTP 200)", "provider"],
    ["prompt is too long: 250000 tokens > 200000 maximum", "context_overflow"],
    ["HTTP 413", "context_overflow"],
    ["The model refused to answer", "refusal"],
    ["[Errno 28] No space left on device", "disk"],
    ["OSError: [Errno 28] no space left on device", "disk"],
  ])("is a provider's or a machine's failure where one speaks in it: %j", (words, cls) => {
    expect(classOfWords(words)).toBe(cls);
  });
});
