import { t as main } from "../shared/start.js";

// src/cli/bench.ts
await main("bench", process.argv.slice(2));

export {  };