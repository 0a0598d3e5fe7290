import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { treeOf } from "#core/tree.ts";
import { loginsHiddenFrom } from "#engine/attempt/logins-hidden-from.ts";
import { userLogins } from "#engine/user-logins.ts";
import { LOGINS } from "#plugins/backends/shared/logins.ts";
import { backends } from "#plugins/backends/index.ts";

const AGENTS = Object.values(LOGINS);
const HOME = "/home/somebody";

describe("the places where a user's logins may be", () => {
  it("are those of every agent that declares one, and of the tools around them", async () => {
    const all = await Promise.all(backends.ids.map((id) => backends.get(id)));
    const declared = all.flatMap(({ own }) => own?.login ?? []);
    expect(declared.length).toBeGreaterThanOrEqual(6);
    const ofAgents = declared.flatMap(({ folder, files }) => files.map((name) => join(HOME, folder, name)));
    const ofTools = [".aws/credentials", ".ssh", ".netrc", ".npmrc", ".config/gh/hosts.yml"].map((path) =>
      join(HOME, path),
    );
    expect(userLogins(AGENTS, { HOME })).toEqual(expect.arrayContaining([...ofAgents, ...ofTools]));
  });

  it("are where a variable says too, and there beside the usual place", () => {
    const logins = userLogins(AGENTS, { HOME, CODEX_HOME: "/elsewhere", DOCKER_CONFIG: "/docker" });
    expect(logins).toEqual(
      expect.arrayContaining(["/elsewhere/auth.json", join(HOME, ".codex/auth.json"), "/docker/config.json"]),
    );
    expect(userLogins(AGENTS, { CODEX_HOME: "/elsewhere" })).toEqual(["/elsewhere/auth.json"]);
  });

  it("are hidden from an agent unless its user wants it to have what they set up, or leads it to one", () => {
    const logins = userLogins(AGENTS, { HOME });
    const own = { keys: {}, settings: {}, loginFiles: {} };
    expect(loginsHiddenFrom({ env: {}, own }, logins)).toEqual(logins);
    expect(loginsHiddenFrom({ env: {}, own: { ...own, config: treeOf({}) } }, logins)).toEqual([]);
    const key = join(HOME, ".config/gcloud/application_default_credentials.json");
    const led = loginsHiddenFrom({ env: { GOOGLE_APPLICATION_CREDENTIALS: key } }, logins);
    expect(logins.filter((place) => !led.includes(place))).toEqual([join(HOME, ".config/gcloud")]);
    expect(loginsHiddenFrom({ env: { HOME } }, logins)).toEqual(logins);
  });
});
