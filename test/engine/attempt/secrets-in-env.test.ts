import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { secretsInEnv } from "#engine/attempt/secrets-in-env.ts";

/** The same on every machine: what is generated is random enough that one in many could pass for words. */
const SEED = { seed: 6, numRuns: 300 };

const digest = fc.nat().map((of) => createHash("sha256").update(String(of)).digest());
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const mixed = digest.map((bytes) => [...bytes].map((byte) => letters[byte % letters.length]).join(""));
const grouped = digest.map((bytes) =>
  Array.from(
    { length: 5 },
    (_, at) => `${at}${letters[(bytes[at] ?? 0) % 26]}7${letters[(bytes[at + 5] ?? 0) % 26]}`,
  ).join("-"),
);
const key = fc.oneof(
  digest.map((bytes) => bytes.toString("hex").slice(0, 32)),
  mixed,
  mixed.map((text) => text.slice(0, 24)),
  mixed.map((text) => `lic-${text}`),
  mixed.map((text) => `${text.slice(0, 20)}_${text.slice(20)}`),
  grouped,
);

const word = fc.constantFrom(
  "claude",
  "sonnet",
  "gpt",
  "coder",
  "instruct",
  "src",
  "main",
  "linux",
  "java",
  "Llama",
  "max",
  "x",
  "v2",
);
const number = fc.constantFrom(
  "4",
  "4.1",
  "20250514",
  "2025-04-14",
  "7b",
  "70B",
  "128k",
  "q4_K_M",
  "17.0.2+8",
  "x86_64",
);
const ordinary = fc.oneof(
  fc.array(fc.oneof(word, number), { minLength: 1, maxLength: 6 }).map((parts) => parts.join("-")),
  fc.array(word, { minLength: 1, maxLength: 8 }).map((parts) => `/${parts.join("/")}`),
  fc.array(word, { minLength: 1, maxLength: 5 }).map((parts) => parts.join("/")),
  fc.tuple(word, word, number).map(([maker, name, size]) => `${maker}/${name}:${size}`),
  fc.tuple(word, word, number).map(([one, other, value]) => `--${one}-${other}=${value}`),
  fc.tuple(word, number).map(([host, port]) => `http://${host}.example.com:8000/${port}/v1?${host}=${port}`),
  fc.array(fc.oneof(word, number)).map((parts) => parts.join(" ")),
  fc.nat().map(String),
);

describe("what is secret in a candidate's variables", () => {
  it("is whatever looks like a key, by itself or among words, whatever it is called", () => {
    fc.assert(
      fc.property(key, fc.constantFrom("", "X-Licence: ", "--licence=", '{"a":"'), (secret, before) => {
        const after = before.endsWith('"') ? '"}' : "";
        expect(secretsInEnv({ OUR_AGENT_LICENCE: `${before}${secret}${after}` })).toContain(secret);
      }),
      SEED,
    );
  });

  it("is no name of a model, path, address, flag, version or number", () => {
    fc.assert(
      fc.property(ordinary, (value) => {
        expect(secretsInEnv({ SETTING: value })).toEqual([]);
      }),
      SEED,
    );
  });

  it.each([
    ...["us.anthropic.claude-sonnet-4-20250514-v1:0", "qwen2.5-coder:32b-instruct-q4_K_M", "Qwen2.5-Coder-7B-Instruct"],
    ...["node-v20.11.1-linux-x64", "20250514T155000Z", "2026-11-30T15:50:00Z", "--max-old-space-size=4096"],
    ...[
      "/usr/local/bin:/usr/bin:/opt/jdk-17.0.2+8/bin",
      "~/.config/a1b2c3d4e5f6a7b8c9",
      "en_US.UTF-8",
      "AbstractFactory2BuilderImpl",
    ],
    ...["ghcr.io/o/n@sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", "1234567890123456789"],
    ...[
      "npm:left-pad@1.3.0",
      "somebody@example.com:src/main",
      "git@example.com:22",
      "image:latest@sha256:0123456789abcdef",
    ],
    ...['{"author":"somebody","max_tokens":4096,"keyboard":"dvorak"}', "author=claude-sonnet-4-20250514"],
  ])("is not %s", (value) => expect([value, secretsInEnv({ SETTING: value })]).toEqual([value, []]));

  it("is the password in any address, with whom it is for and where; and of the rest what looks like a key", () => {
    const url = "postgres://somebody:pw@db.example.com:5432/tasks?application_name=benchmark-of-agents";
    const found = secretsInEnv({ DATABASE_URL: url });
    expect(found).toContain("somebody:pw@db.example.com:5432");
    for (const harmless of ["somebody", "benchmark-of-agents", "tasks", url]) expect(found).not.toContain(harmless);
    expect(secretsInEnv({ PROXY: "-x http://u:hunter2%2Fhunter@proxy:3128" })).toEqual(
      expect.arrayContaining(["hunter2%2Fhunter", "hunter2/hunter"]),
    );
    const licence = "a1b2c3d4e5f6a7b8c9d0";
    for (const address of [`https://${licence}@h.example.com/x`, `https://h.example.com/?of=${licence}`])
      expect(secretsInEnv({ SERVICE: address })).toContain(licence);
    expect(secretsInEnv({ SERVICE: "https://h.example.com/?api_key=hunter2hunter" })).toContain("hunter2hunter");
  });

  it.each([
    ...["MY_API_KEY", "OPENAI_APIKEY", "API_KEY_2", "GITHUB_TOKEN", "API_TOKENS", "CLIENT_SECRET", "GITHUB_PAT"],
    ...["DB_PASS", "SMTP_PASS", "PGPASS", "SSHPASS", "MYSQL_PWD", "PGPASSWORD", "DB_PASSWD", "GPG_PASSPHRASE"],
    ...["OUR_AGENT_LICENCE", "OUR_LICENSE", "PROXY_AUTH", "OAUTH", "CREDENTIALS", "SESSION_COOKIE", "accessToken"],
  ])("is all that is called so: %s", (name) => {
    expect([name, secretsInEnv({ [name]: "word-of-mine" })]).toEqual([name, ["word-of-mine"]]);
  });

  it.each([
    ...["NAME", "AUTHOR", "GIT_AUTHOR_NAME", "MONKEY", "KEYBOARD", "TOKENIZER", "PWD", "OLDPWD", "BYPASS", "COMPASS"],
    ...["PASSAGE", "SECRETARY", "LICENSED_TO", "PATH"],
  ])("is nothing that is called %s", (name) => {
    expect([name, secretsInEnv({ [name]: "word-of-mine" })]).toEqual([name, []]);
  });

  it("is neither a count of tokens nor a place on this machine", () => {
    expect(secretsInEnv({ MAX_TOKENS: "100000000", SSH_AUTH_SOCK: process.execPath })).toEqual([]);
    expect(secretsInEnv({ DB_PASS: "100000000" })).toEqual(["100000000"]);
  });

  it.each([
    ["Server=db.example.com;Uid=somebody;Password=correct horse;Encrypt=True", "correct horse"],
    ["Server=db.example.com;User Id=somebody;PWD=battery-staple;", "battery-staple"],
    ["AccountName=somebody;AccountKey=d29yZHM/ZHM+==;EndpointSuffix=example.com", "d29yZHM/ZHM+=="],
    ["host=db.example.com password=battery-staple dbname=tasks", "battery-staple"],
    [String.raw`{"user":"somebody","password":"battery \"staple","port":5432}`, 'battery "staple'],
    ['{"keys": {"api_key": "battery-staple"}, "user":"somebody"}', "battery-staple"],
    ["{password: 'battery-staple', name: somebody}", "battery-staple"],
    ["X-Team: somebody\nAuthorization: Bearer battery-staple\nX-Name: somebody", "battery-staple"],
    ["curl -H 'Authorization: Basic battery-staple' -A somebody", "battery-staple"],
    ["--user somebody --password battery-staple --quiet", "battery-staple"],
    ["--user=somebody --api-key=battery-staple", "battery-staple"],
    ["somebody:pw@tcp(db.example.com:3306)/tasks?parseTime=true", "somebody:pw@tcp(db.example.com:3306)"],
    ["somebody:battery-staple@unix(/run/db.sock)/tasks", "battery-staple"],
    ["somebody:battery-staple@proxy.example.com:3128", "battery-staple"],
    ["https://hooks.example.com/services/T00000000/a1b2c3d4e5f6a7b8c9d0", "a1b2c3d4e5f6a7b8c9d0"],
    ["https://files.example.com/x?sig=battery-staple&name=somebody", "battery-staple"],
    ["somebody lic-0123456789abcdef", "lic-0123456789abcdef"],
    ["somebody kqzvwxp12rstmnb4cdfghj", "kqzvwxp12rstmnb4cdfghj"],
    ["somebody sk-proj-ab_cd-ef_gh-ij_kl", "sk-proj-ab_cd-ef_gh-ij_kl"],
  ])("is what a value itself calls so, and who is let in by it: %s", (value, secret) => {
    const found = secretsInEnv({ SETTING: value });
    expect(found).toContain(secret);
    for (const harmless of ["somebody", "tasks", "Bearer", "db.example.com", "True"])
      expect(found).not.toContain(harmless);
  });

  it("is what a header of any name holds, where it may be a token", () => {
    const headers = "X-Team: the-harness\nX-Gate: ab_1-cd_2-ef_3-gh_4";
    expect(secretsInEnv({ ANTHROPIC_CUSTOM_HEADERS: headers })).toContain("ab_1-cd_2-ef_3-gh_4");
    expect(secretsInEnv({ ANTHROPIC_CUSTOM_HEADERS: headers })).not.toContain("the-harness");
  });

  it("is found in time, however long a value is", () => {
    for (const value of [
      ...["a1", "a-1", "=", ":", "a:", "x=", "key: '", 'key="', " ", "--key ", "a:b@", "aaB1", "\\"].map((text) =>
        text.repeat(200_000),
      ),
      `x${":".repeat(200_000)}`,
    ])
      expect(Array.isArray(secretsInEnv({ SETTING: value }))).toBe(true);
  });
});
