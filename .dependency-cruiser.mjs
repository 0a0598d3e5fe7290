// The layers of src/README.md as law: each folder says what it may import, everything else is an error.
// `npm run layers` checks; `test/architecture.test.ts` guards what an import graph cannot see.

const own = (folder) => `^src/${folder}/`;
const npm = (...names) => `(^|/)node_modules/(${names.join("|")})/`;
const node = (...names) => `^(node:)?(${names.join("|")})(/|$)`;
const DOORS = "^src/(cli/(bench(mark)?|load-program)|action/main|record/read-ahead)\\.ts$";
const CONTRACTS = "^src/plugins/[^/]+/contract\\.ts$";

/** A folder and the only things it may import; `besides` widens it by kinds of dependency, such as all of node. */
const only = (name, from, allowed, comment, besides = {}) => ({
  name,
  severity: "error",
  comment,
  from: typeof from === "string" ? { path: from } : from,
  to: { pathNot: allowed, ...besides },
});
const ALL_OF_NODE = { dependencyTypesNot: ["core"] };

const never = (name, from, to, comment) => ({ name, severity: "error", comment, from, to });

const layers = [
  only(
    "core-imports-nothing",
    own("core"),
    [own("core"), npm("leven"), node("crypto")],
    "Rules are pure: same input, same answer. A rule that needs a file or a clock takes its content as an argument.",
  ),
  only(
    "config-knows-no-plugin",
    own("config"),
    [own("core"), own("config"), npm("zod", "yaml", "picomatch"), node("fs", "path", "url", "os")],
    "An id is a string here; only the registry can say whether it exists.",
  ),
  never(
    "config-reads-files-in-load",
    { path: own("config"), pathNot: "^src/config/load\\.ts$" },
    { path: node("fs") },
    "One place turns files into values, so that everything else in config can be tested with values.",
  ),
  only(
    "record-is-files-and-shapes",
    own("record"),
    [
      own("core"),
      own("record"),
      // What the generated validators call at run time; ajv itself stays in scripts and tests.
      npm("ajv/dist/runtime"),
      node("fs", "path", "crypto", "os", "stream", "url"),
      // A second thread that reads records (decision 13), and waiting for whoever holds a lock.
      node("worker_threads", "timers"),
    ],
    "The run-dir is the database: whoever reads it needs neither network nor processes.",
  ),
  only(
    "plugins-know-only-their-contract",
    { path: "^src/plugins/(adapters|backends|isolation|providers)/([^/]+)", pathNot: "/(index|contract)\\.ts$" },
    [
      own("core"),
      CONTRACTS,
      "^src/plugins/$1/shared/",
      "^src/plugins/$1/$2(/|$)",
      npm("yaml", "smol-toml", "fast-xml-parser", "picomatch", "diff"),
      node("path", "crypto", "fs", "os", "url", "stream"),
    ],
    "A plugin that reaches into another plugin or the engine cannot be read, tested or removed alone. Ports come as arguments.",
  ),
  never(
    "plugins-touch-files-in-isolation-only",
    { path: "^src/plugins/(adapters|backends|providers|reporters)/", pathNot: "^src/plugins/adapters/shared/" },
    { path: node("fs") },
    "Adapters answer with trees and backends work inside a sandbox: both hold on every tier only if neither knows the host's files.",
  ),
  only(
    "reporters-read-only-the-report",
    { path: own("plugins/reporters"), pathNot: "/(index|contract)\\.ts$" },
    [own("core"), own("plugins/reporters"), npm("preact", "preact-render-to-string", "d3-scale", "@types/d3-scale")],
    "A reporter that needs more than the report means that the report is missing a field.",
  ),
  only(
    "plugin-tables-hold-one-kind",
    "^src/plugins/([^/]+)/index\\.ts$",
    ["^src/plugins/$1/", "^src/plugins/registry\\.ts$", own("core")],
    "A table is one line per plugin of its own kind.",
  ),
  only(
    "contracts-are-words",
    CONTRACTS,
    [own("core"), CONTRACTS],
    "A contract is what everyone may know; it must not drag anything in.",
  ),
  only(
    "registry-knows-no-kind",
    "^src/plugins/registry\\.ts$",
    [own("core")],
    "It serves every kind because it knows none.",
  ),
  only(
    "engine-knows-no-plugin",
    own("engine"),
    [
      own("core"),
      own("record"),
      // The second phase of validation: findings about loaded plugins join those about shape in one list.
      own("config"),
      own("engine"),
      CONTRACTS,
      "^src/plugins/registry\\.ts$",
      own("leaks"),
      own("datasets"),
      npm("diff", "picomatch"),
      node("fs", "path", "crypto", "os", "stream", "util", "events", "timers", "zlib"),
    ],
    "The line from plan to report is the same for every benchmark and agent; what differs is handed in.",
  ),
  only(
    "data-folders-stand-alone",
    "^src/(datasets|leaks)/",
    ["^src/$1/", own("core"), own("record"), node("fs", "path", "http", "crypto", "stream", "timers")],
    "Fetching and scanning serve the engine; none of them decides anything.",
  ),
  only(
    "gateway-stands-alone",
    own("gateway"),
    [
      own("core"),
      own("record"),
      own("gateway"),
      node("http", "https", "net", "stream", "zlib", "crypto", "fs", "path"),
    ],
    "It holds the keys: what reaches them must fit on one page, and it knows neither agents nor tasks.",
  ),
  only(
    "hosting-knows-records-only",
    "^src/(github|fleet)/",
    [
      "^src/$1/",
      own("core"),
      own("record"),
      npm("tar-stream", "@types/tar-stream"),
      node("path", "fs", "stream", "zlib", "crypto"),
    ],
    "Publishing executes nothing and computes nothing; the Hub port is its only way out.",
  ),
  never(
    "commands-have-no-effects-of-their-own",
    { path: own("commands") },
    { path: [own("platform"), own("cli"), own("action")] },
    "A verb is called by two doors and by tests; whoever calls it brings the ports.",
  ),
  only(
    "platform-implements-ports",
    own("platform"),
    [own("core"), own("platform"), npm("execa", "dockerode", "octokit", "@octokit", "@actions")],
    "The edges serve; they know the ports of core and nothing of what is done with them.",
    ALL_OF_NODE,
  ),
  only(
    "the-cli-is-thin",
    own("cli"),
    [own("cli"), own("commands"), own("config"), own("platform"), own("core"), "^package\\.json$"],
    "Arguments in, text out, exit code: a door that imports the engine has begun to be the product.",
    ALL_OF_NODE,
  ),
  only(
    "the-action-runs-the-cli",
    own("action"),
    [own("action"), own("github"), own("config"), own("platform"), own("core"), own("record"), npm("@actions/core")],
    "What measures and decides is the command line, started as a person would start it: the Action knows only GitHub.",
    ALL_OF_NODE,
  ),
];

const effects = [
  never(
    "effects-live-in-platform",
    {
      path: "^src/",
      // A thread that only reads the run-dir is no effect on the world outside of it (decision 13).
      pathNot: [own("platform"), own("gateway"), "^src/record/(index/(attempts-ahead|read-chunks)|read-ahead)\\.ts$"],
    },
    {
      path: [
        npm("execa", "dockerode", "octokit", "@octokit", "@actions/(?!core/)[^/]+"),
        node("child_process", "cluster", "worker_threads", "net", "tls", "http", "https", "dgram", "dns"),
      ],
    },
    "Ask for a port. Tests then need a fake program or a plain object, never a mock.",
  ),
  never(
    "actions-core-in-the-action-door",
    { path: "^src/", pathNot: own("action") },
    { path: npm("@actions/core") },
    "Inputs, outputs and annotations of GitHub are the business of one door.",
  ),
];

const hygiene = [
  never("no-circular", {}, { circular: true }, "Two files that need each other are one file, or hide a third."),
  never(
    "no-orphans",
    { orphan: true, pathNot: ["\\.gen\\.ts$", "^scripts/[^/]+\\.ts$", "^test/.*fixtures?/"] },
    {},
    "Nothing imports it and it imports nothing: dead, or its import was forgotten.",
  ),
  never(
    "src-imports-no-test",
    { path: "^src/" },
    { path: "^(test|scripts)/" },
    "What ships must not need what proves or builds it.",
  ),
  never(
    "src-imports-no-dev-dependency",
    { path: "^src/" },
    {
      dependencyTypes: ["npm-dev"],
      dependencyTypesNot: ["type-only"],
      pathNot: npm("ajv/dist/runtime", "@types"),
    },
    "What ships is declared in dependencies.",
  ),
  {
    name: "scenarios-reach-no-src",
    severity: "error",
    comment:
      "A scenario of the Action starts what users start and looks at what reached servers and files. Code of ours in it, or in what supports it, would agree with itself.",
    from: { path: "^test/action/[^/]+\\.itg\\.test\\.ts$" },
    to: { path: "^src/", reachable: true },
  },
  never("resolvable", {}, { couldNotResolve: true }, "An import that does not resolve works on one machine only."),
  {
    name: "reachable-from-a-door",
    severity: "error",
    comment:
      "What neither door reaches is dead code with tests. Delete it, or wire it up. Two are kept on purpose: the named projection, by which tests compare run-dirs as bytes, and the e-value, which the verdict's definition gives for shards that stop early.",
    from: { path: DOORS },
    to: {
      path: "^src/",
      pathNot: [DOORS, "\\.gen\\.ts$", "^src/record/projection\\.ts$", "^src/core/stats/e-value\\.ts$"],
      reachable: false,
    },
  },
];

export default {
  forbidden: [...layers, ...effects, ...hygiene],
  options: {
    doNotFollow: { path: "node_modules" },
    // Programs that run inside a sandbox: shipped as text, imported by nothing.
    exclude: {
      path: [
        "/fixtures/",
        "^src/plugins/adapters/mini/tasks/",
        "^src/plugins/adapters/aider-polyglot/toolkit/",
        "^src/plugins/adapters/mini/[^/]+\\.mjs$",
      ],
    },
    // Types are knowledge too: an import of a type from the wrong layer is a wrong import.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    combinedDependencies: false,
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default", "types"] },
  },
};
