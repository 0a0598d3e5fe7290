import { readFileSync } from "node:fs";
import type { Plugin } from "rolldown";
import { OTHER_ENTRIES } from "./chunks.ts";
import { STEPS } from "../../src/action/steps/index.ts";

const MINIMUM = /^>=(\d+)\.(\d+)$/;

/**
 * Emits `<entry>.js` beside every `cli/<entry>.js`. A file is parsed as a whole before any line of it runs, so the check
 * of the Node version needs a file of its own, in syntax that every Node since 10 can parse. Steps of the
 * Action get a file each as well; GitHub says which Node runs them.
 */
export function launchers(): Plugin {
  return {
    name: "launchers",
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !chunk.isEntry) continue;
        if (chunk.name === "action") {
          for (const step of Object.keys(STEPS))
            this.emitFile({ type: "asset", fileName: `action/${step}.js`, source: starter(step) });
        }
        if (chunk.name in OTHER_ENTRIES) continue;
        this.emitFile({ type: "asset", fileName: `${chunk.name}.js`, source: launcher(chunk.fileName, minimumNode()) });
      }
      // `dist/` may be copied away from the package.json that says how to read its files.
      this.emitFile({ type: "asset", fileName: "package.json", source: '{ "type": "commonjs" }\n' });
    },
  };
}

function minimumNode(): readonly [major: number, minor: number] {
  const { engines } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
    engines: { node: string };
  };
  const [, major, minor] = MINIMUM.exec(engines.node) ?? [];
  if (major === undefined || minor === undefined) {
    throw new Error(`engines.node is ${engines.node}, which is not of the form >=MAJOR.MINOR.`);
  }
  return [Number(major), Number(minor)];
}

const starter = (step: string): string => `void require("./main.js").main("${step}");\n`;

/** Exits with 4 (a prerequisite is missing) on an old Node and with 3 where the program itself cannot be loaded. */
export function launcher(entry: string, [major, minor]: readonly [number, number]): string {
  return `#!/usr/bin/env node
// Old syntax on purpose: an old Node must be able to read this file to say that it is too old.
var found = process.versions.node.split(".").map(Number);
if (found[0] > ${major} || (found[0] === ${major} && found[1] >= ${minor})) {
  // With nothing left to do, Node would take its memory apart piece by piece before it ends.
  process.once("beforeExit", function () {
    process.exit();
  });
  try {
    require("./cli/load-program.js").loadProgram(__dirname, "${entry}").ended.catch(fail);
  } catch (error) {
    fail(error);
  }
} else {
  console.error(
    "This program needs Node ${major}.${minor} or newer, but " + process.execPath + " is " + process.version + "." +
      "\\nInstall a newer Node (https://nodejs.org) or put it first on PATH, then try again."
  );
  process.exitCode = 4;
}

function fail(error) {
  console.error(error);
  process.exitCode = 3;
}
`;
}
