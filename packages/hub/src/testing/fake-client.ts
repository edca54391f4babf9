/** For tests: connections whose client is the test itself. */
import { Buffer } from "node:buffer";
import { ConnectionStore } from "../connection-store.ts";
import type { Connection } from "../connection.ts";
import { DefinedHub } from "../define-hub.ts";
import type { HubRuntime } from "../runtime.ts";
import { HubConnection } from "../hub-connection.ts";
import type { HubDefinition, HubMethod, HubUser, TransportName } from "../hub.ts";
import { type HubServerOptions, resolveOptions } from "../options.ts";
import type { OutgoingMessage } from "../outgoing-message.ts";
import type { Transport } from "../transports/transport.ts";

type Definition = HubDefinition<Readonly<Record<string, HubMethod>>>;

export function fakeRuntime(definition: Partial<Definition> = {}, options: Partial<Omit<HubServerOptions, "hub">> = {}): HubRuntime {
  const hub = new DefinedHub({ methods: {}, ...definition });
  const settings = resolveOptions({ path: "/hub", ...options });
  const store = new ConnectionStore(settings);
  return { settings, definition: hub.definition, methods: hub.methods, connections: hub.connections, router: hub.router, store };
}

export class FakeClient implements Transport {
  readonly name: TransportName;
  readonly connection: Connection;
  /** Messages as they came, parsed. */
  readonly received: unknown[] = [];
  /** How the connection ended: a close code, or cut. */
  ended: number | "terminated" | undefined;
  paused = false;
  bufferedBytes = 0;
  #onDrain: (() => void) | undefined;

  constructor(runtime: HubRuntime, { name = "WebSockets", user }: { name?: TransportName; user?: HubUser } = {}) {
    this.name = name;
    const id = `id-${runtime.store.connections.size}`;
    const connection = runtime.store.add("address", () => new HubConnection(runtime, id, `token-${id}`, "address", user));
    if (!connection) throw new Error("The limit of connections is reached.");
    this.connection = connection;
    connection.attach(this, "{}");
  }

  /** A client after its handshake; the answer to that is not kept. */
  static connected(runtime: HubRuntime, options: { name?: TransportName; user?: HubUser } = {}): FakeClient {
    const client = new FakeClient(runtime, options);
    client.sendToServer({ protocol: "json", version: 1 });
    client.received.length = 0;
    return client;
  }

  sendToServer(...messages: readonly unknown[]): void {
    this.connection.receive(Buffer.from(messages.map((message) => `${JSON.stringify(message)}\u001e`).join("")));
  }

  drain(): void {
    this.bufferedBytes = 0;
    this.#onDrain?.();
    this.#onDrain = undefined;
  }

  send(message: OutgoingMessage): void {
    this.received.push(JSON.parse(message.text.slice(0, -1)));
  }
  onDrain(callback: () => void): void {
    this.#onDrain = callback;
  }
  pause(): void {
    this.paused = true;
  }
  resume(): void {
    this.paused = false;
  }
  end(code: number): void {
    this.ended = code;
    this.connection.transportClosed(undefined);
  }
  terminate(): void {
    this.ended = "terminated";
  }
  checkTimeouts(): void {}
}
