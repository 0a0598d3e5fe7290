"use strict";

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
const require_shared_start = require("../shared/start.js");

// src/cli/bench.ts
const ended = require_shared_start.main("bench", process.argv.slice(2));

exports.ended = ended;