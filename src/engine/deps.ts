import type { OpenGateway } from "#core/gateway.ts";
import type { Emit, Http, Machine } from "#core/ports.ts";
import type { SecretPlaces } from "#engine/secret-places.ts";
import type { AdapterPlugin } from "#plugins/adapters/contract.ts";
import type { BackendPlugin } from "#plugins/backends/contract.ts";
import type { IsolationPlugin } from "#plugins/isolation/contract.ts";
import type { ProviderPlugin } from "#plugins/providers/contract.ts";
import type { Registry } from "#plugins/registry.ts";

export interface Registries {
  readonly adapters: Registry<AdapterPlugin>;
  readonly backends: Registry<BackendPlugin>;
  readonly isolation: Registry<IsolationPlugin>;
  readonly providers: Registry<ProviderPlugin>;
}

export interface EngineDeps extends Registries, Machine {
  /** Hidden from programs under test, and taken out of what they print. */
  readonly secretPlaces: SecretPlaces;
  /** Only called where a candidate has a provider. */
  readonly openGateway: OpenGateway;
  readonly http: Http;
  readonly emit: Emit;
  /** Aborts everything under way. */
  readonly signal: AbortSignal;
}
