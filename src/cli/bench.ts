import { main } from "#cli/main.ts";

await main("bench", process.argv.slice(2));
