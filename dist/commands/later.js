import { u as NotImplementedYet } from "../shared/start.js";

// src/commands/later.ts
const run = ({ commandLine }) => Promise.reject(new NotImplementedYet(`\`benchmark ${commandLine[1] ?? ""}\``, "See `benchmark --help` for what there is."));

export { run };