import type { Target } from "./backplane/backplane.ts";
import type { RemoteServers } from "./backplane/remote-servers.ts";
import type { ConnectionManager } from "./connection-manager.ts";
import { HubError } from "./hub.ts";
import { encodeInvocation } from "./protocol/json-codec.ts";

/** Reaches clients wherever they are connected: here or, over the backplane, at another server. */
export class MessageRouter {
  /** Set while the hub is served with a backplane. */
  remote: RemoteServers | undefined;
  readonly #local: ConnectionManager;

  constructor(local: ConnectionManager) {
    this.#local = local;
  }

  /** To connections of this process and, but for what is known to be here, of others. */
  send(target: Target, method: string, args: readonly unknown[]): void {
    const text = encodeInvocation(method, args, undefined);
    this.#local.deliver(target, text);
    if (!this.remote) return;
    if (target.kind !== "connections") return this.remote.send(target, text);
    const ids = target.ids.filter((id) => !this.#local.has(id));
    if (ids.length > 0) this.remote.send({ kind: "connections", ids }, text);
  }

  async changeGroup(add: boolean, connectionId: string, group: string): Promise<void> {
    if (!this.#local.changeGroup(add, connectionId, group)) await this.remote?.changeGroup(add, connectionId, group);
  }

  /** @throws HubError where the client is not connected or fails; what `signal` says where that aborts before */
  async invoke(connectionId: string, method: string, args: readonly unknown[], signal: AbortSignal | undefined): Promise<unknown> {
    signal?.throwIfAborted();
    if (this.#local.has(connectionId)) return this.#local.invoke(connectionId, method, args, signal);
    if (this.remote) return this.remote.invoke(connectionId, method, args, signal);
    throw new HubError("The client is not connected.");
  }
}
