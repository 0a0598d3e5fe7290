import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { treeOf } from "#core/tree.ts";
import { hiddenFrom } from "#engine/attempt/hidden-from.ts";
import { placesIn, secretPlaces } from "#engine/secret-places.ts";
import { OWN_SECRETS } from "#plugins/backends/shared/own-secrets.ts";
import { backends } from "#plugins/backends/index.ts";
import { tempDir } from "../support/temp-dir.ts";

const AGENTS = Object.values(OWN_SECRETS);
const HOME = "/home/somebody";
const inHome = (...paths: string[]): string[] => paths.map((path) => join(HOME, path));

describe("the places where a user may keep secrets", () => {
  it("are the logins and settings of every agent that declares any, and logins of the tools around them", async () => {
    const declared = (await Promise.all(backends.ids.map((id) => backends.get(id)))).flatMap(({ own }) => own ?? []);
    expect(declared.length).toBeGreaterThanOrEqual(8);
    for (const { login, keyFiles } of declared) expect(AGENTS).toContainEqual({ login, keyFiles });
    const { logins, settings } = secretPlaces(AGENTS, { HOME });
    const ofAgents = declared.flatMap(({ login }) => login?.files.map((name) => join(login.folder, name)) ?? []);
    expect(ofAgents.length).toBeGreaterThanOrEqual(6);
    const ofTools = [".aws/credentials", ".ssh", ".netrc", ".npmrc", ".config/gh/hosts.yml"];
    expect(logins).toEqual(expect.arrayContaining(inHome(...ofAgents, ...ofTools)));
    const withKeys = [
      ...[".claude.json", ".claude/settings.json", ".claude/backups", ".codex/config.toml", ".codex/.env"],
      ...[".aider.conf.yml", ".env", ".gemini/settings.json", ".gemini/.env", ".copilot/mcp-config.json"],
      ...[".pi/agent/models.json", ".omp/agent/models.yml", ".config/opencode/opencode.json"],
    ];
    expect(settings).toEqual(expect.arrayContaining(inHome(...withKeys)));
    expect(settings.filter((place) => logins.includes(place))).toEqual([]);
  });

  it("are where a variable says too, and there beside the usual place", () => {
    const env = { HOME, CODEX_HOME: "/codex", DOCKER_CONFIG: "/docker", CLAUDE_CONFIG_DIR: "/claude" };
    const { logins, settings } = secretPlaces(AGENTS, env);
    expect(logins).toEqual(expect.arrayContaining(["/codex/auth.json", "/docker/config.json"]));
    expect(logins).toEqual(expect.arrayContaining(inHome(".codex/auth.json")));
    expect(settings).toEqual(expect.arrayContaining(["/codex/config.toml", "/claude/.claude.json"]));
    expect(settings).toEqual(expect.arrayContaining(inHome(".codex/config.toml", ".claude.json")));
    const alone = secretPlaces(AGENTS, { CODEX_HOME: "/codex" });
    expect(placesIn(alone).toSorted()).toEqual([
      "/codex/.credentials.json",
      "/codex/.env",
      "/codex/auth.json",
      "/codex/config.toml",
    ]);
  });

  it("are no folder that goes by the name of a file, as an environment of Python does", () => {
    const home = tempDir();
    fs.mkdirSync(join(home, ".env"));
    fs.mkdirSync(join(home, ".claude/backups"), { recursive: true });
    const { settings } = secretPlaces(AGENTS, { HOME: home });
    expect(settings).not.toContain(join(home, ".env"));
    expect(settings).toContain(join(home, ".claude/backups"));
  });

  it("are hidden from an agent unless its user wants it to have what they set up, or leads it to one", () => {
    const places = placesIn(secretPlaces(AGENTS, { HOME }));
    const own = { keys: {}, settings: {}, loginFiles: {} };
    expect(hiddenFrom({ env: {}, own }, places)).toEqual(places);
    expect(hiddenFrom({ env: {}, own: { ...own, config: treeOf({}) } }, places)).toEqual([]);
    expect(hiddenFrom({ env: { HOME } }, places)).toEqual(places);
    const seenWith = (candidate: Parameters<typeof hiddenFrom>[0]) => {
      const hidden = hiddenFrom(candidate, places);
      return places.filter((place) => !hidden.includes(place));
    };
    const [key = "", settings = ""] = inHome(".config/gcloud/application_default_credentials.json", ".aider.conf.yml");
    expect(seenWith({ env: { GOOGLE_APPLICATION_CREDENTIALS: key } })).toEqual(inHome(".config/gcloud"));
    const command = { spec: { argv: ["aider", "--config", settings] as [string, ...string[]] }, reader: null };
    expect(seenWith({ env: {}, command })).toEqual([settings]);
  });
});
