/** The gateway before the provider whose address is given. Prints where it is; ends with its standard input. */
import { NO_BUDGET } from "#core/gateway.ts";
import { openGateway } from "#gateway/gateway.ts";

const [upstream = ""] = process.argv.slice(2);
const gateway = await openGateway({ budget: NO_BUDGET });
const { endpoint } = gateway.lease({
  route: { protocol: "anthropic", upstream, headers: { "x-api-key": "key" }, secrets: ["a-secret-key"], models: ["m"] },
  budget: NO_BUDGET,
  logFile: "/dev/null",
});
process.stdout.write(`${JSON.stringify({ url: endpoint.baseUrl, token: endpoint.token })}\n`);
process.stdin.resume().once("end", () => void gateway[Symbol.asyncDispose]());
