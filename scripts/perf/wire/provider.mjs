/** A provider that streams events as its request's headers say. Prints where it is; ends with its standard input. */
import { createServer } from "node:http";

const sse = (event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
const START = sse({ type: "message_start", message: { usage: { input_tokens: 10_000, output_tokens: 1 } } });
const DELTA = sse({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text: " a few words" } });
const END = sse({ type: "message_delta", usage: { output_tokens: 500 } }) + sse({ type: "message_stop" });

const server = createServer({ keepAliveTimeout: 120_000 }, (request, response) => {
  request.resume();
  request.once("end", () => {
    const events = Number(request.headers["x-stainless-events"]);
    const everyMs = Number(request.headers["x-stainless-every-ms"]);
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(START);
    if (everyMs > 0) paced(response, events, everyMs);
    else flat(response, events);
  });
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${server.address().port}`, token: "none" })}\n`);
});
process.stdin.resume().once("end", () => {
  server.close();
  server.closeAllConnections();
});

/** Events that are due are sent one by one, so that a late timer makes the pace no slower. */
function paced(response, events, everyMs) {
  const start = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    for (const due = Math.min(events, (performance.now() - start) / everyMs); sent < due; sent++) response.write(DELTA);
    if (sent < events) return;
    clearInterval(timer);
    response.end(END);
  }, everyMs);
}

function flat(response, events) {
  let sent = 0;
  const more = () => {
    while (sent < events) {
      sent++;
      if (!response.write(DELTA)) {
        response.once("drain", more);
        return;
      }
    }
    response.end(END);
  };
  more();
}
