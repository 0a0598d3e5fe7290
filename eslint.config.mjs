// What a type checker cannot see. Each of our own bans says what to do instead.
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

const EFFECT_FOLDERS = ["src/cli/**", "src/action/**", "src/platform/**"];

const ban = (selector, message) => ({ selector, message });
const member = (object, property) => `MemberExpression[object.name='${object}'][property.name=${property}]`;

const always = [
  ban(
    member("vi", "/^(mock|doMock|hoisted|spyOn|stubGlobal)$/"),
    "No mocks: pass a port, or put a tiny real program on PATH.",
  ),
  ban(
    member("process", "'exit'"),
    "Set process.exitCode in src/cli: exit() cuts off output that is still being written.",
  ),
  ban("ExportAllDeclaration", "No barrels: import from the file that defines the name."),
];
const focused = ban(
  "MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|todo)$/]",
  "A focused or merely named test hides the others.",
);
const assertedPresent = ban(
  "TSNonNullExpression:not([expression.type='MemberExpression'][expression.computed=true])",
  "Say what happens when it is missing. Only `list[index]!` is allowed, where the index is inside by construction.",
);
const environment = ban(
  member("process", "'env'"),
  "The environment is read in src/cli, src/action and src/platform; elsewhere it is a value that is handed in.",
);
const defaultExport = ban("ExportDefaultDeclaration", "Only plugin files have a default export; name what you export.");
// Two zeros are honest: a thing that never came up was counted zero times, and an index inside its bounds is not unknown.
const zeroForUnknown = ban(
  "LogicalExpression[operator=/^(\\?\\?|\\|\\|)$/][right.value=0]" +
    ":not([left.callee.property.name='get'], [left.computed=true][left.property.type!='Literal'])",
  "Unknown is null, never 0: a zero would be averaged as if it had been measured.",
);
const clock = [
  ban(member("Date", "'now'"), "Time comes in as an argument: same input, same output."),
  ban(
    "NewExpression[callee.name='Date'][arguments.length=0]",
    "Time comes in as an argument: same input, same output.",
  ),
  ban(member("Math", "'random'"), "Chance comes in as a seed: same input, same output."),
];

const restrict = (...bans) => ({ "no-restricted-syntax": ["error", ...bans] });

export default defineConfig(
  globalIgnores([
    "dist/",
    "**/*.gen.ts",
    "**/fixtures/",
    "test/golden/",
    "src/plugins/adapters/mini/tasks/",
    "src/plugins/adapters/aider-polyglot/toolkit/",
    "coverage/",
    "runs/",
  ]),
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-empty": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Numbers in messages are fine; objects in messages are the mistake this rule is for.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true, allowBoolean: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // It takes what a callback assigns for never assigned.
      "@typescript-eslint/no-unnecessary-condition": "off",
      // Our own ban, in src, makes an exception for indices.
      "@typescript-eslint/no-non-null-assertion": "off",
      // Ports and plugins are plain objects: their methods have no `this` to lose.
      "@typescript-eslint/unbound-method": "off",
      // A port's fake and a plugin's method are async by contract, not by what they do.
      "@typescript-eslint/require-await": "off",
      "no-console": "error",
      ...restrict(...always),
    },
  },
  { files: ["src/**"], rules: restrict(...always, assertedPresent, environment, defaultExport) },
  { files: EFFECT_FOLDERS, rules: { "no-console": "off", ...restrict(...always, assertedPresent, defaultExport) } },
  { files: ["src/platform/**"], rules: { "no-console": "error" } },
  { files: ["src/plugins/**"], rules: restrict(...always, assertedPresent, environment) },
  {
    files: ["src/core/**"],
    rules: restrict(...always, assertedPresent, environment, defaultExport, zeroForUnknown, ...clock),
  },
  {
    files: ["src/plugins/reporters/**"],
    rules: restrict(...always, assertedPresent, environment, zeroForUnknown, ...clock),
  },
  {
    files: ["test/**"],
    rules: {
      "no-console": "off",
      ...restrict(...always, focused),
    },
  },
  { files: ["scripts/**", "*.config.ts"], rules: { "no-console": "off" } },
  { files: ["**/*.mjs", "**/*.js"], extends: [tseslint.configs.disableTypeChecked], rules: { "no-undef": "off" } },
  // Programs that run inside a sandbox, on their own: shipped as text, imported by nothing.
  { files: ["src/plugins/adapters/mini/*.mjs"], rules: { "no-restricted-syntax": "off", "no-console": "off" } },
);
