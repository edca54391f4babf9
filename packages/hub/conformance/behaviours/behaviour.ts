import type { TransportName } from "../../src/hub.ts";

/** How a behaviour is reached: over a transport, or by plain requests before there is one. */
export type Way = TransportName | "HTTP";

/** Who proves it: @microsoft/signalr in Node, the same in Chromium, or bare requests and sockets. */
export type Prover = "node" | "chromium" | "wire";

export const provers: readonly Prover[] = ["node", "chromium", "wire"];

export interface Behaviour {
  /** The document and section it comes from; "Issue" where the protocol is silent and our own rule speaks. */
  readonly source: string;
  readonly text: string;
  /** Each prover's ways; a test for each. */
  readonly ways: Readonly<Partial<Record<Prover, readonly Way[]>>>;
}

const everywhere = ["WebSockets", "ServerSentEvents", "LongPolling"] as const;

/** The real client, in Node and in Chromium, over all transports or some. */
export const client = (
  node: readonly Way[] = everywhere,
  chromium: readonly Way[] = node,
): { readonly node: readonly Way[]; readonly chromium: readonly Way[] } => ({ node, chromium });

/** Bare requests and sockets. */
export const wire = (...ways: readonly Way[]): { readonly wire: readonly Way[] } => ({ wire: ways.length > 0 ? ways : everywhere });
