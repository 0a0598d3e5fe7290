import { t as main } from "../shared/start.js";

// src/cli/benchmark.ts
await main("benchmark", process.argv.slice(2));

export {  };