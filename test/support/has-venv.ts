import { spawnSync } from "node:child_process";

/** Whether python3 is on `PATH` and can make virtual environments with pip in them. */
export const hasVenv = (): boolean => spawnSync("python3", ["-c", "import venv, ensurepip"]).status === 0;
