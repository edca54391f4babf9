/** SignalR hub server for Node. */
export { HubError } from "./hub.ts";
export type {
  ClientProxy,
  ContextClients,
  Hub,
  HubClients,
  HubContext,
  HubDefinition,
  HubMethod,
  HubUser,
  SingleClientProxy,
  TransportName,
} from "./hub.ts";
