import { describe, expect, it } from "vitest";
import { isOwnAddress } from "#core/own-address.ts";

describe("an address of one's own", () => {
  it.each([
    "http://127.0.0.1:8000",
    "http://127.1/v1",
    "http://localhost:11434/v1",
    "http://[::1]:1",
    "http://gpu-box:8000",
    "https://models.local",
    "http://10.1.2.3",
    "http://172.16.0.1",
    "http://192.168.1.5:1",
    "http://[fd00::1]:1",
    "http://0.0.0.0:8000",
    "http://[::]:8000",
  ])("is %s", (url) => expect(isOwnAddress(url)).toBe(true));

  it.each([
    "https://api.anthropic.com",
    "http://127.0.0.1.example.com",
    "http://localhost.example.com",
    "http://127.0.0.1@example.com",
    "http://172.32.0.1",
    "http://11.0.0.1",
    "http://[2001:db8::1]",
    "file://localhost/x",
    "1",
    "",
  ])("is not %j", (url) => expect(isOwnAddress(url)).toBe(false));
});
