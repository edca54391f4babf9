import type { Hub, TransportName } from "../hub.ts";
import type { HubServerOptions } from "../options.ts";
import { createUncreatableHub } from "./test-hub.ts";
import { authenticateAlways, authenticateIfGiven, testToken } from "./test-user.ts";

/** One test hub of a test site. */
export interface TestEndpoint {
  readonly path: string;
  /** Makes the hub that is served; the usual test hub where it is left out. */
  readonly hub?: () => Hub;
  readonly options?: Omit<HubServerOptions, "hub" | "path">;
  /** Answered 404, as a proxy would that does not let them through. */
  readonly blocked?: readonly TransportName[];
}

/** Where a redirect leads: the query's `baseUrl`, or the host that was asked. */
const here = (url: string | undefined, host: string | undefined): string =>
  new URL(url ?? "/", "http://site").searchParams.get("baseUrl") ?? `http://${host}`;

let redirects = 0;

/** The paths of the ASP.NET Core functional tests, and what they have none for. Times and limits are the hub's own. */
export const usualEndpoints: readonly TestEndpoint[] = [
  { path: "/testhub", options: { authenticate: authenticateIfGiven } },
  { path: "/testhub-nowebsockets", options: { transports: ["ServerSentEvents", "LongPolling"] } },
  { path: "/testhub-blocked-sockets", blocked: ["WebSockets"] },
  { path: "/testhub-longpolling", blocked: ["WebSockets", "ServerSentEvents"] },
  { path: "/authorizedhub", options: { authenticate: authenticateAlways } },
  {
    path: "/redirect",
    options: { negotiate: ({ raw }) => ({ url: `${here(raw.url, raw.headers.host)}/testhub?numRedirects=${++redirects}` }) },
  },
  {
    path: "/redirect-with-token",
    options: {
      negotiate: ({ raw }) => ({
        url: `${here(raw.url, raw.headers.host)}/authorizedhub`,
        accessToken: testToken("redirected", Date.now() + 60_000),
      }),
    },
  },
  { path: "/uncreatable", hub: createUncreatableHub },
  { path: "/refused", options: { negotiate: () => ({ error: "This connection is not allowed." }) } },
];
