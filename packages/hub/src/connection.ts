import type { Buffer } from "node:buffer";
import type { ClientResults } from "./client-results.ts";
import { CLOSED_WITH_ERROR } from "./errors.ts";
import type { HubUser } from "./hub.ts";
import { MessageRate } from "./message-rate.ts";
import type { HubSettings } from "./options.ts";
import { OutgoingMessage } from "./outgoing-message.ts";
import { CloseCode } from "./protocol/close-code.ts";
import { Framing } from "./protocol/framing.ts";
import { checkHandshake, HANDSHAKE_ACCEPTED, handshakeRefusal } from "./protocol/handshake.ts";
import { encodeClose, encodePing, parseMessage } from "./protocol/json-codec.ts";
import { type DispatchedMessage, MessageType, ProtocolError } from "./protocol/messages.ts";
import type { Transport } from "./transports/transport.ts";

const ACCEPTED = new OutgoingMessage(HANDSHAKE_ACCEPTED);
const PING = new OutgoingMessage(encodePing());

export interface CloseOptions {
  readonly error?: string;
  readonly allowReconnect?: boolean;
  /** WebSocket close code (RFC 6455 §7.4). */
  readonly code?: number;
  /** What `onDisconnected` gets. */
  readonly cause?: Error;
}

type State = "negotiated" | "attached" | "open" | "closed";

/**
 * One client, from its negotiation to its end: its transport, its handshake, its limits. What the hub does with it is for `HubConnection`.
 * What most connections never need is made when it is first needed.
 */
export abstract class Connection {
  readonly id: string;
  /** The client's secret; undefined where it came without negotiation. */
  readonly token: string | undefined;
  readonly address: string;
  readonly settings: HubSettings;
  user: HubUser | undefined;
  /** JSON of the opening request's headers: one string costs far less than an object of many. */
  headers = "{}";
  state: State = "negotiated";
  transport: Transport | undefined;
  /** When the present state began, like all times here in milliseconds of the steady clock. */
  since: number;
  lastSent = 0;
  lastReceived = 0;
  groups: Set<string> | undefined;
  /** A POST of its client is under way. */
  postInProgress = false;
  /** Why the connection ended; undefined where the client left in order. */
  closeReason: Error | undefined;
  readonly #framing: Framing;
  readonly #rate: MessageRate;
  #abort: AbortController | undefined;
  #items: Map<unknown, unknown> | undefined;

  constructor(settings: HubSettings, id: string, token: string | undefined, address: string, user: HubUser | undefined) {
    this.settings = settings;
    this.id = id;
    this.token = token;
    this.address = address;
    this.user = user;
    this.since = performance.now();
    this.#framing = new Framing(settings.limits.messageBytes);
    this.#rate = new MessageRate(settings.limits.messagesPerSecond);
  }

  /** Methods of the client that the server invokes. */
  abstract get clientResults(): ClientResults;
  /** Resolves when the client may send again; undefined where it may now. */
  abstract get paused(): Promise<void> | undefined;
  /** The client has shaken hands. */
  protected abstract onOpen(): void;
  /** @throws ProtocolError where the message cannot be, as things stand. `size` in UTF-16 units */
  protected abstract onMessage(message: DispatchedMessage, size: number): void;
  /** Nothing is taken or sent any more. */
  protected abstract onClosed(wasOpen: boolean): void;
  /** The connection is closed, and the client may still read the rest. */
  protected abstract onEnding(): void;
  /** Nothing is left of the transport. */
  protected abstract onEnded(): void;

  get items(): Map<unknown, unknown> {
    return (this.#items ??= new Map());
  }

  get signal(): AbortSignal {
    this.#abort ??= new AbortController();
    if (this.state === "closed") this.#abort.abort();
    return this.#abort.signal;
  }

  get closed(): boolean {
    return this.state === "closed";
  }

  protected abortSignal(): void {
    this.#abort?.abort();
  }

  /** A transport goes to this connection. It must not have one. */
  attach(transport: Transport, headers: string): void {
    this.transport = transport;
    this.headers = headers;
    this.state = "attached";
    this.since = performance.now();
    this.lastReceived = this.since;
  }

  /** Takes bytes from the client. @returns what was wrong with them; the connection is closed then */
  receive(chunk: Buffer): ProtocolError | undefined {
    if (this.state !== "attached" && this.state !== "open") return undefined;
    this.lastReceived = performance.now();
    try {
      for (const text of this.#framing.push(chunk)) {
        if (this.state === "attached") this.#handleHandshake(text);
        else this.#handleMessage(text);
        if (this.closed) break;
      }
    } catch (error) {
      const violation =
        error instanceof ProtocolError ? error : new ProtocolError("The message could not be handled.", CloseCode.InternalError);
      if (violation !== error) this.settings.log.error({ connectionId: this.id, err: error }, "hub could not handle a message");
      this.closeForProtocolError(violation);
      return violation;
    }
    return undefined;
  }

  /** The client broke the protocol: refuses its handshake or closes. */
  closeForProtocolError(error: ProtocolError): void {
    this.settings.log.debug({ connectionId: this.id, err: error }, "hub client broke the protocol");
    if (this.state === "attached") this.rejectHandshake("The handshake could not be read.", error, error.closeCode);
    else this.close({ error: CLOSED_WITH_ERROR, code: error.closeCode, cause: error });
  }

  /** Sends now. What methods and proxies send goes through `ConnectionManager.delivery` instead, which keeps the order. */
  write(message: OutgoingMessage): void {
    if (this.state !== "open" || !this.transport) return;
    if (this.transport.bufferedBytes > this.settings.limits.sendBufferBytes)
      return this.terminate(new Error("The client reads too slowly."));
    this.transport.send(message);
    this.lastSent = performance.now();
  }

  ping(): void {
    this.write(PING);
  }

  /** Sends a Close message, lets the client read the rest, ends. */
  close(options: CloseOptions): void {
    if (this.closed) return;
    if (this.state === "open") this.transport?.send(new OutgoingMessage(encodeClose(options.error, options.allowReconnect ?? false)));
    this.#endTransport(options.code ?? CloseCode.Normal, options.cause);
  }

  /** Answers the handshake with a refusal and ends. */
  rejectHandshake(reason: string, cause: Error, code: number = CloseCode.ProtocolError): void {
    this.transport?.send(new OutgoingMessage(handshakeRefusal(reason)));
    this.#endTransport(code, cause);
  }

  /** Ends at once, for a client that is gone or does not read. */
  terminate(cause: Error): void {
    if (this.closed) return;
    this.settings.log.debug({ connectionId: this.id, err: cause }, "hub connection cut");
    this.transportClosed(cause);
    this.transport?.terminate();
  }

  /** The transport is gone, whoever ended it. `cause` is undefined where the client left in order. */
  transportClosed(cause: Error | undefined): void {
    this.#markClosed(cause);
    this.onEnded();
  }

  #endTransport(code: number, cause: Error | undefined): void {
    const { transport } = this;
    this.#markClosed(cause);
    if (!transport) return this.onEnded();
    this.onEnding();
    transport.end(code);
  }

  #markClosed(cause: Error | undefined): void {
    if (this.closed) return;
    const wasOpen = this.state === "open";
    this.state = "closed";
    this.closeReason = cause;
    this.onClosed(wasOpen);
  }

  #handleHandshake(text: string): void {
    const refusal = checkHandshake(text);
    if (refusal !== undefined) return this.rejectHandshake(refusal, new Error(refusal));
    this.state = "open";
    this.since = performance.now();
    this.lastSent = this.since;
    this.transport?.send(ACCEPTED);
    this.onOpen();
  }

  #handleMessage(text: string): void {
    this.#rate.take(text.length);
    const message = parseMessage(text);
    if (message === undefined || message.type === MessageType.Ping) return;
    if (message.type !== MessageType.Close) return this.onMessage(message, text.length);
    // The client's own end: it wants no Close back, and needs none.
    this.#endTransport(CloseCode.Normal, message.error === undefined ? undefined : new Error(`The client closed: ${message.error}`));
  }
}
