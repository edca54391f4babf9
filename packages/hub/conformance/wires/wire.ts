/** One connection without a client library: what the test says goes out byte for byte, what comes in is kept as it came. */
import type { TransportName } from "../../src/hub.ts";
import { RECORD_SEPARATOR } from "../../src/protocol/json-codec.ts";
import { openEvents } from "./events-wire.ts";
import { negotiate, type Negotiated } from "./http.ts";
import type { Message } from "./inbox.ts";
import { openPolling } from "./polling-wire.ts";
import type { TransportWire } from "./transport-wire.ts";
import { openWebSocket } from "./web-socket-wire.ts";

export interface Wire extends Negotiated, TransportWire {
  readonly transport: TransportName;
  /** Where a connection's requests go, with its id. */
  readonly url: string;
}

export interface OpenOptions {
  /** Of every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** More of the query, from "&" on. */
  readonly query?: string;
  /** Stops before the handshake. */
  readonly silent?: boolean;
  readonly negotiated?: Negotiated;
}

const openings = { WebSockets: openWebSocket, ServerSentEvents: openEvents, LongPolling: openPolling } as const;

/** Negotiates, opens the transport, and shakes hands unless the test wants to. @param hub URL of the hub */
export async function openWire(hub: string, transport: TransportName, options: OpenOptions = {}): Promise<Wire> {
  const { headers = {}, query = "", silent = false } = options;
  const negotiated = options.negotiated ?? (await negotiate(hub, { headers, query }));
  const url = `${hub}?id=${negotiated.token}${query}`;
  const wire = { ...negotiated, transport, url, ...(await openings[transport](url, headers)) };
  if (silent) return wire;
  await wire.send(HANDSHAKE);
  const answer = await wire.inbox.next();
  if (Object.keys(answer).length > 0) throw new Error(`The handshake was answered ${JSON.stringify(answer)}.`);
  return wire;
}

export const HANDSHAKE = `{"protocol":"json","version":1}${RECORD_SEPARATOR}`;

/** Messages as they go over a wire. */
export const lines = (...messages: readonly Message[]): string =>
  messages.map((message) => JSON.stringify(message) + RECORD_SEPARATOR).join("");

export const invocation = (invocationId: string | undefined, target: string, ...args: readonly unknown[]): string =>
  lines({ type: 1, invocationId, target, arguments: args });

export const streamInvocation = (invocationId: string, target: string, ...args: readonly unknown[]): string =>
  lines({ type: 4, invocationId, target, arguments: args });

/** Invokes a method and waits for its completion, which must be the next message. */
export async function ask(wire: Wire, target: string, ...args: readonly unknown[]): Promise<unknown> {
  const invocationId = `ask ${target}`;
  await wire.send(invocation(invocationId, target, ...args));
  const answer = await wire.inbox.next();
  if (answer["type"] !== 3 || answer["invocationId"] !== invocationId || "error" in answer)
    throw new Error(`${target} was answered ${JSON.stringify(answer)}.`);
  return answer["result"];
}
