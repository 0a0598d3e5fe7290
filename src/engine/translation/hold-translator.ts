import { MissingPrerequisite } from "#core/errors.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { EnvironmentFailed, type HeldEnvironment, prepareEnvironment } from "#engine/needs/prepare-environment.ts";
import { TRANSLATOR } from "#engine/translation/litellm.ts";
import { translatorNeeds } from "#engine/translation/translator-needs.ts";

/**
 * The proxy's environment, made first where it is not there yet, which takes minutes and the network. Throws
 * `MissingPrerequisite` where it cannot be made, and the reason of an abort.
 */
export async function holdTranslator(deps: EngineDeps): Promise<HeldEnvironment> {
  const { environment, versions } = await translatorNeeds(deps);
  try {
    return await prepareEnvironment(environment, versions, deps);
  } catch (error) {
    if (!(error instanceof EnvironmentFailed)) throw error;
    throw new MissingPrerequisite(
      "no-translator",
      `${TRANSLATOR} has to translate for a candidate, and cannot be installed. ${error.message}`,
      "Without it, name an agent that speaks OpenAI's chat protocol.",
    );
  }
}
