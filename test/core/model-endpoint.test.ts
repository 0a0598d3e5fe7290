import { expect, it } from "vitest";
import { recordedEndpoint } from "#core/model-endpoint.ts";

it.each([
  ["http://127.0.0.1:8000", "http://127.0.0.1:8000"],
  ["https://example.org/api/", "https://example.org/api"],
  ["https://user:secret@example.org:8443/v1?key=secret#secret", "https://example.org:8443/v1"],
  ["user:secret", "not a URL"],
  ["no url, secret", "not a URL"],
])("of %s only scheme, host, port and path are written down", (endpoint, recorded) => {
  expect(recordedEndpoint(endpoint)).toBe(recorded);
});
