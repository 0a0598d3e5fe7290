/** What a program is told of a model that it does not know, in tokens. */
export interface ModelLimits {
  readonly context: number;
  /** Of one answer. */
  readonly output: number;
}

/** @param window as the model's server says; absent: it does not say */
export function modelLimits(window: number | undefined): ModelLimits {
  const context = window ?? USUAL_WINDOW;
  // The rest is for what leads to the answer.
  return { context, output: Math.min(USUAL_OUTPUT, Math.floor(context / 4)) };
}

const USUAL_WINDOW = 131_072;
const USUAL_OUTPUT = 8192;
