import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Backplane } from "./backplane/backplane.ts";
import type { Hub, HubMethod, HubUser, TransportName } from "./hub.ts";

/** A request as the host's hooks see it. Its token is for `authenticate` alone: never log it. */
export interface HubRequest {
  /** From `Authorization: Bearer` or, where a browser cannot send that header, the query's `access_token`. */
  readonly token: string | undefined;
  readonly headers: IncomingHttpHeaders;
  /** As `addressOf` says. */
  readonly address: string;
  readonly raw: IncomingMessage;
}

/** A user, undefined for a visitor without one, or the HTTP status that refuses the request. */
export type Authentication = HubUser | undefined | 401 | 403;

/** Sends the client to another hub, or refuses it with a reason. */
export type NegotiateAnswer = { readonly url: string; readonly accessToken?: string } | { readonly error: string } | undefined;

/** Milliseconds. */
export interface HubTimeouts {
  /** From the opened transport to the client's handshake. */
  readonly handshake: number;
  /** Without a message to the client until a ping is sent. */
  readonly keepAlive: number;
  /** Without a message from the client until it is closed. Long polling counts its polls instead. */
  readonly client: number;
  /** A poll for which no message comes is answered empty after this. */
  readonly poll: number;
  /** From negotiation to the opened transport, and between two polls. */
  readonly disconnect: number;
  /** From the last byte that a client took of what waits for it until it is cut. A message counts when it is taken whole. */
  readonly send: number;
  /** What a leaving client may take to read the rest before it is cut. */
  readonly close: number;
}

export interface HubLimits {
  /** Bytes of one message from a client. */
  readonly messageBytes: number;
  /** Bytes of one POST, one WebSocket message, and of stream items that wait for the method that reads them. */
  readonly receiveBufferBytes: number;
  /** A client that has more than this still to read when the next message comes is cut. */
  readonly sendBufferBytes: number;
  /** Negotiated and open connections of one address, or of one network where `networkOf` is given. */
  readonly connectionsPerAddress: number;
  /** Calls of one connection that run at a time, streams to the client included; others wait for their turn. */
  readonly callsPerConnection: number;
  /** Streams from one client at a time. */
  readonly uploadsPerConnection: number;
  /** Messages per second that a client may send in the long run; ten times as many at once. One counts again for each 1,024 characters. */
  readonly messagesPerSecond: number;
}

/** A logger in the manner of pino, as Fastify's is. */
export interface HubLog {
  debug(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface HubServerOptions<Methods extends Readonly<Record<string, HubMethod>> = Readonly<Record<string, HubMethod>>> {
  readonly hub: Hub<Methods>;
  /** Path of the hub, "/api/apphub"; negotiation is at "/api/apphub/negotiate". */
  readonly path: string;
  /** Asked on every request of a connection. Left out, all clients are visitors. */
  readonly authenticate?: (request: HubRequest) => Authentication | Promise<Authentication>;
  /** Asked on negotiation, after `authenticate`. */
  readonly negotiate?: (request: HubRequest, user: HubUser | undefined) => NegotiateAnswer | Promise<NegotiateAnswer>;
  readonly timeouts?: Partial<HubTimeouts>;
  readonly limits?: Partial<HubLimits>;
  /** Other origins whose pages may connect, "https://example.org"; the hub's own always may. Never "*", since credentials travel. */
  readonly allowedOrigins?: readonly string[];
  readonly backplane?: Backplane;
  /** Nothing is logged where it is left out. */
  readonly log?: HubLog;
  /** Notified of each WebSocket request that is refused. @returns headers of that answer, which has no `ServerResponse` that they could be set on */
  readonly onRefusedUpgrade?: (request: IncomingMessage, status: number) => Readonly<Record<string, string>>;
  /** Address of the client behind proxies; the socket's by default. */
  readonly addressOf?: (request: IncomingMessage) => string;
  /** What `connectionsPerAddress` counts together; each address by itself where it is left out. */
  readonly networkOf?: (address: string) => string;
  /** Those that clients may use; all three where it is left out. */
  readonly transports?: readonly TransportName[];
  /** Sends clients what a method threw. For development only. */
  readonly detailedErrors?: boolean;
}

export const DEFAULT_TIMEOUTS: HubTimeouts = {
  handshake: 15_000,
  keepAlive: 15_000,
  client: 30_000,
  poll: 90_000,
  disconnect: 15_000,
  send: 30_000,
  close: 5_000,
};

export const DEFAULT_LIMITS: HubLimits = {
  messageBytes: 32 * 1024,
  receiveBufferBytes: 256 * 1024,
  sendBufferBytes: 1024 * 1024,
  connectionsPerAddress: 1_000,
  callsPerConnection: 100,
  uploadsPerConnection: 20,
  messagesPerSecond: 1_000,
};

/** Options with all defaults filled in. */
export interface HubSettings {
  readonly path: string;
  readonly authenticate: HubServerOptions["authenticate"] | undefined;
  readonly negotiate: HubServerOptions["negotiate"] | undefined;
  readonly timeouts: HubTimeouts;
  readonly limits: HubLimits;
  readonly allowedOrigins: ReadonlySet<string>;
  readonly log: HubLog;
  readonly onRefusedUpgrade: NonNullable<HubServerOptions["onRefusedUpgrade"]>;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly networkOf: (address: string) => string;
  readonly transports: ReadonlySet<TransportName>;
  readonly detailedErrors: boolean;
}

const ALL_TRANSPORTS: readonly TransportName[] = ["WebSockets", "ServerSentEvents", "LongPolling"];

const silent: HubLog = { debug: () => {}, warn: () => {}, error: () => {} };

/** @throws Error where an option cannot work, in words for the one who wrote it */
export function resolveOptions(options: Omit<HubServerOptions, "hub">): HubSettings {
  const path = options.path.replace(/\/+$/, "");
  if (!options.path.startsWith("/")) throw new Error(`The hub's path must begin with "/", as in "/hub"; it is "${options.path}".`);
  const timeouts = fill("timeouts", DEFAULT_TIMEOUTS, options.timeouts);
  const limits = fill("limits", DEFAULT_LIMITS, options.limits);
  if (limits.receiveBufferBytes < limits.messageBytes)
    throw new Error("limits.receiveBufferBytes must be at least limits.messageBytes, or no message of that size could come in.");
  const transports = options.transports ?? ALL_TRANSPORTS;
  if (transports.length === 0) throw new Error("transports must name at least one transport, or no client could connect.");
  return {
    path,
    authenticate: options.authenticate,
    negotiate: options.negotiate,
    timeouts,
    limits,
    allowedOrigins: new Set((options.allowedOrigins ?? []).map(checkOrigin)),
    log: options.log ?? silent,
    onRefusedUpgrade: options.onRefusedUpgrade ?? (() => ({})),
    addressOf: options.addressOf ?? ((request) => request.socket.remoteAddress ?? ""),
    networkOf: options.networkOf ?? ((address) => address),
    transports: new Set(transports),
    detailedErrors: options.detailedErrors ?? false,
  };
}

function fill<T extends { readonly [Name in keyof T]: number }>(what: string, defaults: T, given: Partial<T> | undefined): T {
  const filled = { ...defaults };
  for (const name of Object.keys(defaults) as (keyof T & string)[]) {
    const value = given?.[name];
    if (value === undefined) continue;
    if (!(value > 0)) throw new Error(`${what}.${name} must be a number above 0; it is ${String(value)}. Infinity switches it off.`);
    filled[name] = value;
  }
  return filled;
}

function checkOrigin(origin: string): string {
  if (origin === "*" || !URL.canParse(origin) || new URL(origin).origin !== origin)
    throw new Error(
      `allowedOrigins takes exact origins such as "https://example.org", since cookies travel with them; "${origin}" is none.`,
    );
  return origin;
}
