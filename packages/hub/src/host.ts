import type { HubDefinition, HubMethod } from "./hub.ts";
import type { Lifetime } from "./lifetime.ts";
import type { HubSettings } from "./options.ts";
import type { Registry } from "./registry.ts";

/** What all connections of one server share. */
export interface HubHost {
  readonly settings: HubSettings;
  readonly definition: HubDefinition<Readonly<Record<string, HubMethod>>>;
  /** By name in lower case. */
  readonly methods: ReadonlyMap<string, HubMethod>;
  readonly lifetime: Lifetime;
  readonly registry: Registry;
}
