import { join } from "node:path";
import { projectRoot } from "./project-files.ts";

/** Where the transcripts of one agent and case are kept. */
export const transcriptDir = (agent: string, name: string): string =>
  join(projectRoot, "test/fixtures/transcripts", agent, name.replaceAll(" ", "-"));
