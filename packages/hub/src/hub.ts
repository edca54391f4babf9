/** What a hub is to those who write one: its methods, its clients, the context of a call. */

/** Who a connection belongs to, as `authenticate` says. */
export interface HubUser {
  /** Names the user for `clients.user(id)`. */
  readonly id: string;
  /** Milliseconds since 1970; the connection is closed when it passes. */
  readonly expiresAt: number | undefined;
  readonly claims: Readonly<Record<string, unknown>>;
}

export type TransportName = "WebSockets" | "ServerSentEvents" | "LongPolling";

/** What a method or event handler knows of the connection that it serves. */
export interface HubContext {
  /** Public: safe to show to other clients, unlike the connection token. */
  readonly connectionId: string;
  readonly user: HubUser | undefined;
  readonly transport: TransportName;
  /** Of the request that opened the connection, without `authorization` and `cookie` values in logs. Names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Address of the client, as the host of the hub knows it. */
  readonly address: string;
  /** Aborted when the connection ends. */
  readonly signal: AbortSignal;
  /** Aborted when the caller cancels this call, or the connection ends. In event handlers the same as `signal`. */
  readonly cancelled: AbortSignal;
  /** What the hub's author keeps with the connection. */
  readonly items: Map<unknown, unknown>;
  readonly clients: ContextClients;
  readonly groups: { add(group: string): Promise<void>; remove(group: string): Promise<void> };
  /** Ends the connection; the client is asked not to reconnect. */
  abort(): void;
}

/** Sends to some clients. Returns when the message is handed to this process's connections and the backplane; delivery is not awaited. */
export interface ClientProxy {
  send(method: string, ...args: readonly unknown[]): void;
}

/** One client of this process or another: its methods can be invoked too. */
export interface SingleClientProxy extends ClientProxy {
  /** @throws HubError where the client is gone, answers with an error, has no such method, or `signal` aborts. */
  invoke<T = unknown>(method: string, args: readonly unknown[], options?: { readonly signal?: AbortSignal }): Promise<T>;
}

export interface HubClients {
  readonly all: ClientProxy;
  allExcept(connectionIds: readonly string[]): ClientProxy;
  client(connectionId: string): SingleClientProxy;
  clients(connectionIds: readonly string[]): ClientProxy;
  group(name: string): ClientProxy;
  groups(names: readonly string[]): ClientProxy;
  groupExcept(name: string, connectionIds: readonly string[]): ClientProxy;
  user(id: string): ClientProxy;
  users(ids: readonly string[]): ClientProxy;
}

export interface ContextClients extends HubClients {
  readonly caller: SingleClientProxy;
  readonly others: ClientProxy;
  othersInGroup(name: string): ClientProxy;
}

/**
 * A method that clients call. A returned (async) iterable is streamed to the client; a parameter that the client streams is an
 * AsyncIterable. What it throws reaches the client as "an error occurred", unless it is a HubError.
 */
// oxlint-disable-next-line no-explicit-any -- parameters are the author's to type; the wire is checked by the method itself
export type HubMethod = (context: HubContext, ...args: any[]) => unknown;

export interface HubDefinition<Methods extends Readonly<Record<string, HubMethod>>> {
  readonly methods: Methods;
  readonly onConnected?: (context: HubContext) => unknown;
  /** `error` is undefined where the client left in order. */
  readonly onDisconnected?: (context: HubContext, error: Error | undefined) => unknown;
}

/** A defined hub: serve it with `hubPlugin` (Fastify) or `createHubServer` (plain Node HTTP). */
export interface Hub<Methods extends Readonly<Record<string, HubMethod>> = Readonly<Record<string, HubMethod>>> {
  readonly definition: HubDefinition<Methods>;
  /** Sends nothing until the hub is served. */
  readonly clients: HubClients;
  readonly groups: { add(connectionId: string, group: string): Promise<void>; remove(connectionId: string, group: string): Promise<void> };
  /** Connections of this process that finished their handshake. */
  readonly connectionCount: number;
}

/** An error whose message is meant for the client. */
export class HubError extends Error {
  override readonly name = "HubError";
}
