import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { basename, dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { describe, expect, it } from "vitest";
import { testEngine } from "../../support/engine.ts";

/** A process of its own that prepares the one environment below `place`, whose build waits at a gate, and tells how it goes. */
function preparer(place: string, stays = false) {
  const code = `
    import { prepareEnvironment } from "#engine/needs/prepare-environment.ts";
    import { treeOf } from "#core/tree.ts";
    import { testEngine } from "./test/support/engine.ts";
    const engine = await testEngine();
    const host = { ...engine.host, cacheRoot: ${JSON.stringify(join(place, "cache"))} };
    const emit = (event) => console.log(event.type === "waiting" ? "waiting for " + event.pid : event.type);
    const build = [{ argv: ["sh", "-c", "echo built >>../../log; cat ../../gate; echo whole >whole"], timeoutMs: 60_000 }];
    const spec = { id: "slow", files: treeOf({ given: "x" }), build, checks: [], toolchains: [], provides: {} };
    console.log("asked");
    const environment = await prepareEnvironment(spec, new Map(), { ...engine, host, emit });
    console.log(environment.folder);
    if (${stays}) for await (const _ of process.stdin);
    environment[Symbol.dispose]();
    engine[Symbol.dispose]();`;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", code], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<string> => {
    const line = (await lines.next()) as IteratorResult<string, undefined>;
    return line.value ?? "ended";
  };
  const ended = once(child, "close");
  return { next, ended, pid: child.pid, kill: () => child.kill("SIGKILL"), leave: () => child.stdin.end() };
}

describe("processes that need the same environment at once", { timeout: 60_000 }, () => {
  it("have it made by one of them, and use it when it is whole", async () => {
    using engine = await testEngine();
    const place = withGate(engine.host.tempRoot);
    const first = preparer(place);
    expect([await first.next(), await first.next()]).toEqual(["asked", "preparing"]);
    const second = preparer(place);
    expect([await second.next(), await second.next()]).toEqual(["asked", `waiting for ${first.pid}`]);
    await openGate(place);
    expect(await first.next()).toBe("prepared");
    const [folder, same] = [await first.next(), await second.next()];
    expect(same).toBe(folder);
    expect(fs.readFileSync(join(folder, "whole"), "utf8")).toBe("whole\n");
    expect(fs.readFileSync(join(place, "cache/log"), "utf8")).toBe("built\n");
    await Promise.all([first.ended, second.ended]);
  });

  it("are not held up by one that was killed, and use nothing that it left", async () => {
    using engine = await testEngine();
    const place = withGate(engine.host.tempRoot);
    const first = preparer(place);
    expect([await first.next(), await first.next()]).toEqual(["asked", "preparing"]);
    const second = preparer(place);
    expect([await second.next(), await second.next()]).toEqual(["asked", `waiting for ${first.pid}`]);
    first.kill();
    await first.ended;
    expect(await second.next()).toBe("preparing");
    await openGate(place);
    expect(await second.next()).toBe("prepared");
    expect(fs.readdirSync(await second.next()).sort()).toEqual(["given", "whole"]);
    await second.ended;
  });

  it.each(["leave", "kill"] as const)(
    "keep what they use when it was altered, until they %s, and whoever comes later has another",
    async (end) => {
      using engine = await testEngine();
      const place = withGate(engine.host.tempRoot);
      const user = preparer(place, true);
      expect([await user.next(), await user.next()]).toEqual(["asked", "preparing"]);
      await openGate(place);
      expect(await user.next()).toBe("prepared");
      const used = await user.next();
      fs.chmodSync(join(used, "whole"), 0o644);
      fs.writeFileSync(join(used, "whole"), "altered\n");

      const later = preparer(place, true);
      expect([await later.next(), await later.next(), await later.next()]).toEqual(["asked", "warning", "preparing"]);
      await openGate(place);
      expect(await later.next()).toBe("prepared");
      const other = await later.next();
      expect(other).toBe(`${used}.2`);
      expect(fs.readFileSync(join(used, "whole"), "utf8")).toBe("altered\n");
      expect(fs.readFileSync(join(other, "whole"), "utf8")).toBe("whole\n");

      user[end]();
      await user.ended;
      const third = preparer(place);
      expect([await third.next(), await third.next()]).toEqual(["asked", other]);
      await third.ended;
      later.leave();
      await later.ended;
      expect(fs.readdirSync(dirname(used)).sort()).toEqual([basename(other), `${basename(used)}.json`]);
    },
  );
});

/** A named pipe: who reads it waits until somebody writes. Builds run two folders below the cache. */
function withGate(place: string): string {
  fs.mkdirSync(join(place, "cache"));
  execFileSync("mkfifo", [join(place, "cache/gate")]);
  return place;
}

async function openGate(place: string): Promise<void> {
  const gate = await fs.promises.open(join(place, "cache/gate"), "w");
  await gate.close();
}
