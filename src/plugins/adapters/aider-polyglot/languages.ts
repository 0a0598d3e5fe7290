import type { Language } from "./language.ts";
import { go } from "./languages/go.ts";
import { javascript } from "./languages/javascript.ts";
import { python } from "./languages/python.ts";
import type { ReferenceRun } from "./reference.ts";
import goReference from "./reference/go.json" with { type: "json" };
import javascriptReference from "./reference/javascript.json" with { type: "json" };
import pythonReference from "./reference/python.json" with { type: "json" };

/** A language and what its references did. */
export interface Track {
  readonly language: Language;
  readonly reference: ReferenceRun;
}

/** Every language there is, in the order of the dataset: one line each. */
export const TRACKS: readonly Track[] = [
  { language: go, reference: goReference },
  { language: javascript, reference: javascriptReference },
  { language: python, reference: pythonReference },
];
