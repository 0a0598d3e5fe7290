/** The program of the thread that `AttemptsAhead` starts. It imports lazily, since what it needs others need as well. */
import { workerData } from "node:worker_threads";
import type { Job } from "#record/index/read-chunks.ts";

void import("#record/index/read-chunks.ts").then(({ readChunks }) => {
  readChunks(workerData as Job);
});
