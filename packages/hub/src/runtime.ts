import type { ConnectionManager } from "./connection-manager.ts";
import type { ConnectionStore } from "./connection-store.ts";
import type { HubDefinition, HubMethod } from "./hub.ts";
import type { MessageRouter } from "./message-router.ts";
import type { HubSettings } from "./options.ts";

/** What all connections of one server share. */
export interface HubRuntime {
  readonly settings: HubSettings;
  readonly definition: HubDefinition<Readonly<Record<string, HubMethod>>>;
  /** By name in lower case. */
  readonly methods: ReadonlyMap<string, HubMethod>;
  readonly connections: ConnectionManager;
  readonly router: MessageRouter;
  readonly store: ConnectionStore;
}
