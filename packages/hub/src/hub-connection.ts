import type { ClientResults } from "./client-results.ts";
import { Connection } from "./connection.ts";
import { Context } from "./context.ts";
import { Dispatcher } from "./dispatcher.ts";
import { CLOSED_WITH_ERROR, clientErrorText } from "./errors.ts";
import type { HubRuntime } from "./runtime.ts";
import type { HubUser } from "./hub.ts";
import { CloseCode } from "./protocol/close-code.ts";
import type { DispatchedMessage } from "./protocol/messages.ts";

/** A connection as the hub serves it: its calls, its events, its entry in the lists of connections. */
export class HubConnection extends Connection {
  readonly #runtime: HubRuntime;
  /** `onConnected` has finished. */
  #connected = false;
  #dispatcher: Dispatcher | undefined;
  #context: Context | undefined;

  constructor(runtime: HubRuntime, id: string, token: string | undefined, address: string, user: HubUser | undefined) {
    super(runtime.settings, id, token, address, user);
    this.#runtime = runtime;
  }

  get clientResults(): ClientResults {
    return this.#getDispatcher().clientResults;
  }

  get paused(): Promise<void> | undefined {
    return this.#dispatcher?.backpressure.paused;
  }

  protected onOpen(): void {
    this.#runtime.connections.add(this);
    this.#runOnConnected();
  }

  protected onMessage(message: DispatchedMessage, size: number): void {
    this.#getDispatcher().handle(message, size);
  }

  protected onClosed(wasOpen: boolean): void {
    this.#runtime.store.remove(this);
    if (!wasOpen) return;
    this.#runtime.connections.remove(this);
    this.#dispatcher?.end();
    this.abortSignal();
    if (this.#connected) this.#runOnDisconnected();
  }

  protected onEnding(): void {
    this.#runtime.store.markEnding(this);
  }

  protected onEnded(): void {
    this.#runtime.store.forget(this);
  }

  #getDispatcher(): Dispatcher {
    return (this.#dispatcher ??= new Dispatcher(this, this.#runtime, this.#connected));
  }

  #getContext(): Context {
    return (this.#context ??= new Context(this, this.#runtime.router, this));
  }

  /** Calls the hub's `onConnected`; messages of the client are handled when it has finished. */
  #runOnConnected(): void {
    const { onConnected } = this.#runtime.definition;
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
    const { definition, connections } = this.#runtime;
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
