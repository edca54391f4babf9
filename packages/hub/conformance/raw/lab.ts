/** What a proof by bare requests has at hand. */
import { setTimeout as sleep } from "node:timers/promises";
import { inspect } from "node:util";
import { expect } from "vitest";
import type { TransportName } from "../../src/hub.ts";
import type { HubLog } from "../../src/options.ts";
import type { TestSite } from "../../src/testing/test-site.ts";
import { beginRequest } from "../wires/http.ts";
import { type End, type Message, TIMEOUT_MS } from "../wires/inbox.ts";
import { poll } from "../wires/polling-wire.ts";
import { upgradeStatus } from "../wires/web-socket-wire.ts";
import { type OpenOptions, openWire, type Wire } from "../wires/wire.ts";

export interface RawLab {
  /** WebSockets where the row is of plain HTTP. */
  readonly transport: TransportName;
  readonly site: Pick<TestSite, "origin" | "restart">;
  /** Everything the hub at /logged wrote. */
  readonly logged: () => string;
  /** URL of a hub. */
  readonly url: (path?: string) => string;
  /** Opens a connection, which is cut when the proof is over. */
  readonly open: (path?: string, options?: OpenOptions) => Promise<Wire>;
}

export type Proof = (lab: RawLab) => Promise<void>;

export async function runProof(proof: Proof, where: Pick<RawLab, "transport" | "site" | "logged">): Promise<void> {
  const opened: Wire[] = [];
  const url = (path = "/testhub"): string => where.site.origin + path;
  try {
    await proof({
      ...where,
      url,
      open: async (path, options) => {
        const wire = await openWire(url(path), where.transport, options);
        opened.push(wire);
        return wire;
      },
    });
  } finally {
    for (const wire of opened) wire.cut();
  }
}

/** A log that a test can read, errors and all. */
export function keepLog(): { readonly log: HubLog; readonly text: () => string } {
  const records: unknown[] = [];
  const write = (details: object, message: string): void => void records.push([message, details]);
  return { log: { debug: write, warn: write, error: write }, text: () => inspect(records, { depth: 10, showHidden: true }) };
}

/** HTTP status with which opening a transport is answered; 101 and 200 are cut at once. */
export async function openStatus(transport: TransportName, url: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  if (transport === "WebSockets") return upgradeStatus(url, headers);
  if (transport === "LongPolling") return (await poll(url, headers).answer).status;
  const outgoing = beginRequest("GET", url, { accept: "text/event-stream", ...headers });
  outgoing.end();
  return new Promise((resolve, reject) => {
    outgoing.on("error", reject);
    outgoing.on("response", ({ statusCode = 0 }) => {
      outgoing.destroy();
      resolve(statusCode);
    });
  });
}

/** What comes until the end, pings left out. */
export async function untilEnd({ inbox }: Wire): Promise<{ readonly messages: readonly Message[]; readonly end: End }> {
  const end = await inbox.ended();
  return { messages: inbox.takeAll().filter(({ type }) => type !== 6), end };
}

/** A protocol error: the next message is a Close with an error, and nothing comes after it. */
export async function expectCloseByError(wire: Wire): Promise<void> {
  const { messages } = await untilEnd(wire);
  expect(messages.at(-1)).toEqual({ type: 7, error: "Connection closed with an error." });
}

/** Waits for something that comes by itself. */
export async function eventually(what: string, condition: () => boolean | Promise<boolean>): Promise<void> {
  const until = performance.now() + TIMEOUT_MS;
  while (!(await condition())) {
    if (performance.now() > until) throw new Error(`Waited ${TIMEOUT_MS} ms for ${what}.`);
    await sleep(20);
  }
}

/** The hub's event that a connection left: null where it left in order. The watcher must have invoked Watch before. */
export async function departure(watcher: Wire, connectionId: string): Promise<unknown> {
  for (;;) {
    const { target, arguments: args } = await watcher.inbox.next();
    const [id, error] = (args ?? []) as unknown[];
    if (target === "Disconnected" && id === connectionId) return error;
  }
}
