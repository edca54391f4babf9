/** SignalR hub server for Node. */
export type { Backplane, BackplaneMember, BackplaneMessage } from "./backplane/backplane.ts";
export { inProcessBackplane } from "./backplane/in-process.ts";
export { defineHub } from "./define-hub.ts";
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
export type { Authentication, HubLimits, HubLog, HubRequest, HubServerOptions, HubTimeouts, NegotiateAnswer } from "./options.ts";
export { createHubServer, type HubServer } from "./server.ts";
