import type { Language } from "./language.ts";
import { cpp } from "./languages/cpp.ts";
import { go } from "./languages/go.ts";
import { java } from "./languages/java.ts";
import { javascript } from "./languages/javascript.ts";
import { python } from "./languages/python.ts";
import { rust } from "./languages/rust.ts";
import type { ReferenceRun } from "./reference.ts";
import cppReference from "./reference/cpp.json" with { type: "json" };
import goReference from "./reference/go.json" with { type: "json" };
import javaReference from "./reference/java.json" with { type: "json" };
import javascriptReference from "./reference/javascript.json" with { type: "json" };
import pythonReference from "./reference/python.json" with { type: "json" };
import rustReference from "./reference/rust.json" with { type: "json" };

/** A language and what its references did. */
export interface Track {
  readonly language: Language;
  readonly reference: ReferenceRun;
}

/** Every language there is, in the order of the dataset: one line each. */
export const TRACKS: readonly Track[] = [
  { language: cpp, reference: cppReference },
  { language: go, reference: goReference },
  { language: java, reference: javaReference },
  { language: javascript, reference: javascriptReference },
  { language: python, reference: pythonReference },
  { language: rust, reference: rustReference },
];
