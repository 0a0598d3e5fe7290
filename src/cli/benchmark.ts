import { main } from "#cli/main.ts";

await main("benchmark", process.argv.slice(2));
