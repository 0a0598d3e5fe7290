import fs from "node:fs";

/** What was seen of processes while they ran. */
export interface WatchedProcesses extends Disposable {
  /** Their command lines, with blanks between the arguments. */
  readonly commandLines: ReadonlySet<string>;
  /** Tokens of the gateway that processes below `folder` were given. */
  readonly tokens: ReadonlySet<string>;
}

const EVERY_MS = 50;
const TOKEN = /bench-[0-9a-f]{48}/g;

/** Looks at the process list again and again, as anyone on the machine could. */
export function watchProcesses(folder: string): WatchedProcesses {
  const commandLines = new Set<string>();
  const tokens = new Set<string>();
  const known = new Set<string>();
  const timer = setInterval(() => {
    for (const pid of fs.readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
      const commandLine = procFile(pid, "cmdline").replaceAll("\0", " ").trim();
      // A process is what it is from its exec on, so each program is read once.
      if (commandLine === "" || known.has(`${pid} ${commandLine}`)) continue;
      known.add(`${pid} ${commandLine}`);
      const environment = procFile(pid, "environ");
      if (!environment.includes(folder)) continue;
      commandLines.add(commandLine);
      for (const [token] of environment.matchAll(TOKEN)) tokens.add(token);
    }
  }, EVERY_MS);
  return { commandLines, tokens, [Symbol.dispose]: () => clearInterval(timer) };
}

/** Processes with a folder in their environment or arguments, or with a mark: `<pid> <command line>`. */
export const processesBelow = (folder: string, mark: string): string[] =>
  fs
    .readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && name !== String(process.pid))
    .flatMap((pid) => {
      const commandLine = procFile(pid, "cmdline").replaceAll("\0", " ").trim();
      const isOurs =
        [folder, mark].some((sign) => commandLine.includes(sign)) || procFile(pid, "environ").includes(folder);
      return isOurs && commandLine !== "" ? [`${pid} ${commandLine}`] : [];
    });

function procFile(pid: string, name: "cmdline" | "environ"): string {
  try {
    return fs.readFileSync(`/proc/${pid}/${name}`, "latin1");
  } catch {
    return ""; // gone meanwhile, or another user's
  }
}
