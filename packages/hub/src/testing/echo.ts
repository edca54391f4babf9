import { ConnectionStore } from "../connection-store.ts";
import type { Connection } from "../connection.ts";
import { DefinedHub } from "../define-hub.ts";
import { Endpoint } from "../endpoint.ts";
import { resolveOptions } from "../options.ts";
import { OutgoingMessage } from "../outgoing-message.ts";

/** Connections without a hub: what a client sends, handshake or not, comes back as it is. */
class EchoConnectionStore extends ConnectionStore {
  override add(address: string, make: () => Connection): Connection | undefined {
    return super.add(address, () => {
      const connection = make();
      connection.receive = (chunk) => {
        connection.transport?.send(new OutgoingMessage(chunk.toString()));
        return undefined;
      };
      return connection;
    });
  }
}

/** Negotiation and transports alone, for tests of clients' connections. */
export function echoEndpoint(path: string, allowedOrigins: readonly string[]): Endpoint {
  const settings = resolveOptions({ path, allowedOrigins, timeouts: { handshake: Infinity } });
  const { definition, methods, connections, router } = new DefinedHub({ methods: {} });
  return new Endpoint({ settings, definition, methods, connections, router, store: new EchoConnectionStore(settings) });
}
