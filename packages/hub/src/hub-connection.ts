import type { ClientResults } from "./client-results.ts";
import { Connection } from "./connection.ts";
import { Context } from "./context.ts";
import { Dispatcher } from "./dispatcher.ts";
import { CLOSED_WITH_ERROR, clientErrorText } from "./errors.ts";
import type { HubHost } from "./host.ts";
import type { HubUser } from "./hub.ts";
import { CloseCode } from "./protocol/close-code.ts";
import type { DispatchedMessage } from "./protocol/messages.ts";

/** A connection as the hub serves it: its calls, its events, its place among the others. */
export class HubConnection extends Connection {
  readonly #host: HubHost;
  /** `onConnected` has finished. */
  #connected = false;
  #dispatcher: Dispatcher | undefined;
  #context: Context | undefined;

  constructor(host: HubHost, id: string, token: string | undefined, address: string, user: HubUser | undefined) {
    super(host.settings, id, token, address, user);
    this.#host = host;
  }

  get clientResults(): ClientResults {
    return this.#getDispatcher().clientResults;
  }

  get paused(): Promise<void> | undefined {
    return this.#dispatcher?.backpressure.paused;
  }

  protected onOpen(): void {
    this.#host.connections.add(this);
    this.#runOnConnected();
  }

  protected onMessage(message: DispatchedMessage, size: number): void {
    this.#getDispatcher().handle(message, size);
  }

  protected onClosed(wasOpen: boolean): void {
    this.#host.store.remove(this);
    if (!wasOpen) return;
    this.#host.connections.remove(this);
    this.#dispatcher?.end();
    this.abortSignal();
    if (this.#connected) this.#runOnDisconnected();
  }

  protected onEnding(): void {
    this.#host.store.markEnding(this);
  }

  protected onEnded(): void {
    this.#host.store.forget(this);
  }

  #getDispatcher(): Dispatcher {
    return (this.#dispatcher ??= new Dispatcher(this, this.#host, this.#connected));
  }

  #getContext(): Context {
    return (this.#context ??= new Context(this, this.#host.router, this));
  }

  /** Calls the hub's `onConnected`; messages of the client are handled when it has finished. */
  #runOnConnected(): void {
    const { onConnected } = this.#host.definition;
    if (!onConnected) return this.#onConnectedFinished();
    try {
      const result = onConnected(this.#getContext());
      if (result instanceof Promise)
        result.then(
          () => this.#onConnectedFinished(),
          (error: unknown) => this.#onConnectedFailed(error),
        );
      else this.#onConnectedFinished();
    } catch (error) {
      this.#onConnectedFailed(error);
    }
  }

  #onConnectedFinished(): void {
    this.#connected = true;
    // It may have left while `onConnected` ran: the two events come in order all the same.
    if (this.closed) this.#runOnDisconnected();
    else this.#dispatcher?.start();
  }

  #onConnectedFailed(error: unknown): void {
    const { log, detailedErrors } = this.settings;
    log.error({ connectionId: this.id, err: error }, "onConnected of the hub failed");
    const reason = clientErrorText(CLOSED_WITH_ERROR, error, detailedErrors);
    this.close({ error: reason, code: CloseCode.InternalError, cause: error instanceof Error ? error : new Error(String(error)) });
  }

  /** Calls the hub's `onDisconnected`. */
  #runOnDisconnected(): void {
    const { definition, connections } = this.#host;
    const { onDisconnected } = definition;
    if (!onDisconnected) return;
    const fail = (error: unknown): void =>
      this.settings.log.error({ connectionId: this.id, err: error }, "onDisconnected of the hub failed");
    try {
      const result = onDisconnected(this.#getContext(), this.closeReason);
      if (result instanceof Promise) connections.closeWaitsFor(result.catch(fail));
    } catch (error) {
      fail(error);
    }
  }
}
