import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A new, empty folder that is removed after the test. */
export function tempDir(): string {
  const path = fs.mkdtempSync(join(tmpdir(), "bench-test-"));
  onTestFinished(() => fs.rmSync(path, { recursive: true, force: true }));
  return path;
}
