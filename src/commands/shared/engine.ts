import type { CommandContext } from "#commands/command.ts";
import type { EngineDeps, Registries } from "#engine/deps.ts";
import { secretPlaces } from "#engine/secret-places.ts";
import { adapters } from "#plugins/adapters/index.ts";
import { backends } from "#plugins/backends/index.ts";
import { OWN_SECRETS } from "#plugins/backends/shared/own-secrets.ts";
import { isolation } from "#plugins/isolation/index.ts";
import { providers } from "#plugins/providers/index.ts";

/** Every plugin the engine knows. */
export const REGISTRIES: Registries = { adapters, backends, isolation, providers };

/** The engine on this machine. */
export async function openEngine(ctx: CommandContext): Promise<EngineDeps> {
  return {
    ...REGISTRIES,
    ...(await ctx.machine()),
    secretPlaces: secretPlaces(Object.values(OWN_SECRETS), ctx.env),
    openGateway: async (options) => (await import("#gateway/gateway.ts")).openGateway(options),
    http: ctx.http,
    emit: ctx.emit,
    signal: ctx.signal,
  };
}
