import type { TransportName } from "../hub.ts";
import type { HubServerOptions } from "../options.ts";
import { authenticateAlways, authenticateIfGiven, testToken } from "./test-user.ts";

/** One test hub of a test site. */
export interface Endpoint {
  readonly path: string;
  readonly options?: Omit<HubServerOptions, "hub" | "path">;
  /** Answered 404, as a proxy would that does not let them through. */
  readonly blocked?: readonly TransportName[];
}

/** Where a redirect leads: the query's `baseUrl`, or the host that was asked. */
const here = (url: string | undefined, host: string | undefined): string =>
  new URL(url ?? "/", "http://site").searchParams.get("baseUrl") ?? `http://${host}`;

/** The paths of the ASP.NET Core functional tests, and what they have none for. Times and limits are the hub's own. */
export const usualEndpoints: readonly Endpoint[] = [
  { path: "/testhub", options: { authenticate: authenticateIfGiven } },
  { path: "/testhub-nowebsockets", options: { transports: ["ServerSentEvents", "LongPolling"] } },
  { path: "/testhub-blocked-sockets", blocked: ["WebSockets"] },
  { path: "/testhub-longpolling", blocked: ["WebSockets", "ServerSentEvents"] },
  { path: "/authorizedhub", options: { authenticate: authenticateAlways } },
  {
    path: "/redirect",
    options: { negotiate: ({ raw }) => ({ url: `${here(raw.url, raw.headers.host)}/testhub?redirected=1` }) },
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
  { path: "/refused", options: { negotiate: () => ({ error: "This connection is not allowed." }) } },
];
