"use strict";

const require_shared_start = require("../shared/start.js");

// src/commands/later.ts
const run = ({ commandLine }) => Promise.reject(new require_shared_start.NotImplementedYet(`\`benchmark ${commandLine[1] ?? ""}\``, "See `benchmark --help` for what there is."));

exports.run = run;