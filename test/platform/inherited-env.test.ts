import { expect, it } from "vitest";
import { installerEnv } from "#platform/inherited-env.ts";

it("Installers try again once at the most, unless a person's own settings say otherwise", () => {
  expect(installerEnv({}, "/home/of")).toMatchObject({ PIP_RETRIES: "1", npm_config_fetch_retries: "1" });
  expect(installerEnv({ PIP_RETRIES: "7" }, "/home/of")).toMatchObject({ PIP_RETRIES: "7" });
});
