/** An HTTP server with test hubs on several paths, and what tests need beside them. */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import type { Hub, TransportName } from "../hub.ts";
import { createHubServer, type HubServer } from "../server.ts";
import { echoEndpoint } from "./echo.ts";
import { answerSiteRoute } from "./site-routes.ts";
import { type TestEndpoint, usualEndpoints } from "./test-endpoints.ts";
import { createTestHub, NUM_REDIRECTS } from "./test-hub.ts";

export interface TestSiteOptions {
  readonly endpoints?: readonly TestEndpoint[];
  /** Of pages that may use the echo and what the site answers beside its hubs; those have their own. */
  readonly allowedOrigins?: readonly string[];
  /** 0, the default, takes a free one. */
  readonly port?: number;
  readonly host?: string;
  /** Answers what is not the site's own. */
  readonly rest?: RequestListener;
}

export interface TestSite {
  /** Such as http://127.0.0.1:5000. */
  readonly origin: string;
  readonly port: number;
  /** The hub at a path now. @throws Error where there is none */
  hub(path: string): Hub;
  /** Ends a hub as a server that goes away does, and serves a new one at its path. */
  restart(path: string): Promise<void>;
  /** Cuts the network of clients that have `client={name}` in the query of their hub's URL. @returns how many sockets */
  cut(client: string): number;
  close(): Promise<void>;
}

interface Served {
  readonly endpoint: TestEndpoint;
  readonly hub: Hub;
  readonly server: HubServer;
}

export async function startTestSite({
  endpoints = usualEndpoints,
  port = 0,
  host = "127.0.0.1",
  allowedOrigins = [],
  rest,
}: TestSiteOptions): Promise<TestSite> {
  const served = new Map(endpoints.map((endpoint) => [endpoint.path, serve(endpoint)]));
  const echo = echoEndpoint("/echo", allowedOrigins);
  const sockets = new Map<Duplex, string>();
  /** A socket is the client's that used it last: browsers and Node use one for several. */
  const note = ({ socket, url, headers }: IncomingMessage): void => {
    const { pathname, searchParams } = target(url);
    headers[NUM_REDIRECTS] = searchParams.get("numRedirects") ?? "0";
    const client = searchParams.get("client");
    if (!sockets.has(socket)) socket.once("close", () => sockets.delete(socket));
    sockets.set(socket, pathname === "/cut" ? "" : (client ?? ""));
  };
  const site = {
    cut(client: string): number {
      const named = [...sockets].filter(([, name]) => name === client);
      for (const [socket] of named) socket.destroy();
      return named.length;
    },
    async restart(path: string): Promise<void> {
      const { endpoint, server } = find(served, path);
      served.set(path, serve(endpoint));
      await server.close();
    },
  };

  const routes = { ...site, allowedOrigins, hub: () => find(served, "/testhub").hub };
  const http = createServer((request, response) => {
    note(request);
    const { pathname } = target(request.url);
    const { endpoint, server } = served.get(pathname.replace(/\/negotiate$/, "")) ?? {};
    if (endpoint && server) {
      if (pathname.endsWith("/negotiate")) setCookies(response);
      if (blocks(endpoint, request)) response.writeHead(404).end();
      else server.handleRequest(request, response);
    } else if (echo.handleRequest(request, response) || answerSiteRoute(routes, request, response)) return;
    else if (rest) rest(request, response);
    else response.writeHead(404).end();
  });
  http.on("upgrade", (request, socket, head) => {
    note(request);
    if (echo.handleUpgrade(request, socket, head)) return;
    const { endpoint, server } = served.get(target(request.url).pathname) ?? {};
    if (!endpoint || !server || endpoint.blocked?.includes("WebSockets")) socket.end("HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n");
    else server.handleUpgrade(request, socket, head);
  });
  await new Promise<void>((resolve, reject) => http.once("error", reject).listen(port, host, resolve));
  const address = http.address() as AddressInfo;
  return {
    ...site,
    port: address.port,
    origin: `http://${host}:${address.port}`,
    hub: (path) => find(served, path).hub,
    async close() {
      await Promise.all([echo, ...[...served.values()].map(({ server }) => server)].map((one) => one.close()));
      await closeNow(http);
    },
  };
}

function serve(endpoint: TestEndpoint): Served {
  const hub = (endpoint.hub ?? createTestHub)();
  return { endpoint, hub, server: createHubServer({ ...endpoint.options, hub, path: endpoint.path }) };
}

function find(served: ReadonlyMap<string, Served>, path: string): Served {
  const found = served.get(path);
  if (!found) throw new Error(`The test site has no hub at ${path}; it has ${[...served.keys()].join(", ")}.`);
  return found;
}

const target = (url: string | undefined): URL => new URL(url ?? "/", "http://site");

function blocks({ blocked = [] }: TestEndpoint, { method, headers }: IncomingMessage): boolean {
  const transport: TransportName = headers.accept === "text/event-stream" ? "ServerSentEvents" : "LongPolling";
  return method === "GET" && blocked.includes(transport);
}

/** Cookies that a client must keep from negotiation on, and one that it must not. */
function setCookies(response: ServerResponse): void {
  const past = new Date(0).toUTCString();
  response.setHeader("set-cookie", [
    "testCookie=testValue; path=/",
    "testCookie2=testValue2; path=/",
    `expiredCookie=x; path=/; expires=${past}`,
  ]);
}

async function closeNow(http: Server): Promise<void> {
  const closed = new Promise((resolve) => http.close(resolve));
  http.closeAllConnections();
  await closed;
}
