import { type TestEndpoint, usualEndpoints } from "../src/testing/test-endpoints.ts";
import { authenticateAlways } from "../src/testing/test-user.ts";
import type { HubLog } from "../src/options.ts";

/** What a failing hook of a test says; no client may ever read it. */
export const DETAIL = "the database password is 1234";

/** As the test hub, and some with times and limits short enough for a test. */
export const conformanceEndpoints = (allowedOrigins: readonly string[], log?: HubLog): readonly TestEndpoint[] => [
  ...usualEndpoints,
  { path: "/quick", options: { timeouts: { keepAlive: 150, client: 400, poll: 250 } } },
  { path: "/impatient", options: { timeouts: { handshake: 150 } } },
  { path: "/pinging", options: { timeouts: { keepAlive: 300 } } },
  { path: "/leaving", options: { timeouts: { disconnect: 300 } } },
  { path: "/restarted", options: { timeouts: { close: 300 } } },
  { path: "/expiring", options: { authenticate: authenticateAlways, timeouts: { close: 300 } } },
  { path: "/crossed", options: { allowedOrigins } },
  {
    path: "/small",
    options: {
      limits: { messageBytes: 1_024, receiveBufferBytes: 4_096, sendBufferBytes: 65_536, callsPerConnection: 3, uploadsPerConnection: 2 },
    },
  },
  { path: "/unread", options: { timeouts: { send: 300, disconnect: 300 } } },
  { path: "/slow", options: { limits: { messagesPerSecond: 50 } } },
  { path: "/few", options: { limits: { connectionsPerAddress: 2 }, addressOf: ({ headers }) => String(headers["x-address"]) } },
  {
    path: "/broken",
    options: {
      authenticate: () => {
        throw new Error(DETAIL);
      },
    },
  },
  {
    path: "/broken-later",
    options: {
      authenticate: ({ raw }) => {
        if (!raw.url?.includes("negotiate")) throw new Error(DETAIL);
        return undefined;
      },
    },
  },
  ...(log ? [{ path: "/logged", options: { authenticate: authenticateAlways, log } }] : []),
];
