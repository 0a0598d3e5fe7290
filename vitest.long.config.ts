import { defineConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** The long tier: docker, real agent programs, stress. A test whose machine lacks something skips and prints why. */
export default defineConfig({
  test: {
    ...base.test,
    include: ["test/**/*.itg.test.ts"],
    exclude: ["test/**/fixtures/**"],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    passWithNoTests: true,
    // GitHub's language service imports JSON in a way that Node refuses and bundlers know.
    server: { deps: { inline: [/@actions\/(languageservice|workflow-parser|expressions)/] } },
  },
});
