import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import type { ExecSpec } from "#core/ports.ts";
import { createExec } from "#platform/exec/exec.ts";
import { skipUnless } from "../../support/skip.ts";
import { PATH, temporaryFolder } from "./support/exec-fixture.ts";

const exec = await createExec();

/** A node program with nothing in its environment but PATH. */
const node = (script: string, spec: Partial<ExecSpec> = {}) =>
  exec.run({ argv: [process.execPath, "-e", script], cwd: "/", env: { PATH }, timeoutMs: 20_000, ...spec });

/** Something on this machine that answers whoever connects. */
async function listener() {
  const server = createServer((socket) => socket.end("heard")).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    ask: `require("net").connect(${port}, "127.0.0.1").on("error", (e) => console.log(e.code)).pipe(process.stdout)`,
    [Symbol.dispose]: () => void server.close(),
  };
}

describe.skipIf(skipUnless(exec.cutsNetwork, "network"))("a program without a network", () => {
  it("reaches nobody outside, not even on this machine", async () => {
    using heard = await listener();
    expect((await node(heard.ask)).stdout.text).toBe("heard");
    expect((await node(heard.ask, { network: "none" })).stdout.text).toBe("ECONNREFUSED\n");
    const resolve = `require("net").connect(80, "192.0.2.1").on("error", (e) => console.log(e.code))`;
    expect((await node(resolve, { network: "none" })).stdout.text).toBe("ENETUNREACH\n");
  });

  it("talks to itself over a loopback of its own, with folders hidden or not", async () => {
    await using folder = await temporaryFolder();
    const talk = `const net = require("net"), os = require("os");
      const server = net.createServer((s) => s.end(Object.keys(os.networkInterfaces()).join()));
      server.listen(0, "127.0.0.1", () => net.connect(server.address().port, "127.0.0.1")
        .on("close", () => server.close()).pipe(process.stdout));`;
    for (const spec of [{}, { hide: ["/var/lib"], cwd: folder.path, ownFolder: folder.path }]) {
      expect((await node(talk, { network: "none", ...spec })).stdout.text).toBe("lo");
    }
  });

  it("takes none away from the next one", async () => {
    using heard = await listener();
    await node("", { network: "none" });
    expect((await node(heard.ask)).stdout.text).toBe("heard");
  });
});
