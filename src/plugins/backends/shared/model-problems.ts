import type { BackendPlugin } from "#plugins/backends/contract.ts";

/** What is wrong with a model string for any program that takes it as an argument. An empty one is the program's default. */
export const modelProblems: BackendPlugin["modelProblems"] = (model) => {
  if (model.startsWith("-"))
    return [{ message: `${JSON.stringify(model)} looks like a flag.`, hint: "Give the model's name alone." }];

  if (/[\u0000-\u001f\u007f]/.test(model)) return [{ message: "A model's name holds no control characters." }];
  if (model.length > LONGEST) return [{ message: `A model's name of ${model.length} characters is none.` }];
  return [];
};

const LONGEST = 500;
