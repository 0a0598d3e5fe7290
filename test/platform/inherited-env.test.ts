import { expect, it } from "vitest";
import { installerEnv } from "#platform/inherited-env.ts";

it("Installers try again once at the most, unless a person's own settings say otherwise", () => {
  expect(installerEnv({}, "/home/of")).toMatchObject({ PIP_RETRIES: "1", npm_config_fetch_retries: "1" });
  expect(installerEnv({ PIP_RETRIES: "7" }, "/home/of")).toMatchObject({ PIP_RETRIES: "7" });
});

it("Installers get the settings of package sources, and no key or token that is for something else", () => {
  const settings = { PIP_INDEX_URL: "i", npm_config_registry: "r", GOPROXY: "g", GOFLAGS: "f", CARGO_NET_OFFLINE: "t" };
  const others = { GOOGLE_API_KEY: "k", GOOGLE_APPLICATION_CREDENTIALS: "c", UV_PUBLISH_TOKEN: "t" };
  const given = installerEnv({ ...settings, ...others, CARGO_REGISTRY_TOKEN: "t", ANTHROPIC_API_KEY: "k" }, "/home/of");
  expect(given).toMatchObject(settings);
  for (const name of [...Object.keys(others), "CARGO_REGISTRY_TOKEN", "ANTHROPIC_API_KEY"])
    expect(given).not.toHaveProperty(name);
});
