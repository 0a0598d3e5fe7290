#!/usr/bin/env node
// Old syntax on purpose: an old Node must be able to read this file to say that it is too old.
var found = process.versions.node.split(".").map(Number);
if (found[0] > 20 || (found[0] === 20 && found[1] >= 19)) {
  // With nothing left to do, Node would take its memory apart piece by piece before it ends.
  process.once("beforeExit", function () {
    process.exit();
  });
  try {
    require("./cli/load-program.js").loadProgram(__dirname, "cli/bench.js").ended.catch(fail);
  } catch (error) {
    fail(error);
  }
} else {
  console.error(
    "This program needs Node 20.19 or newer, but " + process.execPath + " is " + process.version + "." +
      "\nInstall a newer Node (https://nodejs.org) or put it first on PATH, then try again."
  );
  process.exitCode = 4;
}

function fail(error) {
  console.error(error);
  process.exitCode = 3;
}
