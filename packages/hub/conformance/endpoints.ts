import { type Endpoint, usualEndpoints } from "../src/testing/test-endpoints.ts";

/** As the test hub, and some with times and limits short enough for a test. */
export const conformanceEndpoints = (allowedOrigins: readonly string[]): readonly Endpoint[] => [
  ...usualEndpoints,
  { path: "/quick", options: { timeouts: { keepAlive: 150, client: 400, poll: 250 } } },
  { path: "/restarted", options: { timeouts: { close: 300 } } },
  { path: "/crossed", options: { allowedOrigins } },
];
