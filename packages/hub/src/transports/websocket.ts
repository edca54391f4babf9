import type { Buffer } from "node:buffer";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type RawData, WebSocket, WebSocketServer } from "ws";
import type { Connection } from "../connection.ts";
import type { HubSettings } from "../options.ts";
import type { OutgoingMessage } from "../outgoing-message.ts";
import { refuseUpgrade } from "../refuse-upgrade.ts";
import { CloseCode } from "../protocol/close-code.ts";
import { SlowReaderGuard } from "./slow-reader-guard.ts";
import type { Transport } from "./transport.ts";

/** Bytes that one client may have read before all others have had their turn. */
const BYTES_PER_TURN = 32 * 1024;
/** Codes that close a client for what it sent. */
const FOR_WHAT_IT_SENT: ReadonlySet<number> = new Set([CloseCode.ProtocolError, CloseCode.PolicyViolation, CloseCode.MessageTooBig]);

/** What a message costs beside its bytes: many small ones take as long as a big one. */
const MESSAGE_COST = 64;

/** Bytes that may still come from a client that is closed for what it sent, so that it can read why. More, and it is terminated. */
const DISCARD_LIMIT = 256 * 1024;

/** A connection's socket knows it by a property, so that the listeners are shared and no closure is kept for each. */
class HubSocket extends WebSocket {
  transport: WebSocketTransport | undefined;

  /** ws would answer a close frame without a status by one without a status, which clients read as 1005. ASP.NET sends 1000. */
  override close(code: number = CloseCode.Normal, reason?: string | Buffer): void {
    super.close(code, reason);
  }
}

export type HubSocketServer = WebSocketServer;

/** Accepts WebSockets as the hub wants them: no compression, no list of clients, no message beyond the limits. */
export function webSocketServer({ limits, timeouts, onRefusedUpgrade }: HubSettings): HubSocketServer {
  const options = {
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: limits.receiveBufferBytes,
    maxFragments: 1024,
    closeTimeout: timeouts.close,
    WebSocket: HubSocket,
  };
  const server = new WebSocketServer(options);
  // What is no handshake: another method or version than the protocol's, no key.
  server.on("wsClientError", (_error, socket, request) => {
    const status = request.method === "GET" ? 400 : 405;
    refuseUpgrade(socket, status, { ...onRefusedUpgrade(request, status), "Sec-WebSocket-Version": "13" });
  });
  return server;
}

/** Finishes the upgrade and ties the socket to the connection. `head` is what came with the request. */
export function acceptWebSocket(
  server: HubSocketServer,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  open: (transport: WebSocketTransport) => Connection,
): void {
  server.handleUpgrade(request, socket, head, (accepted) => {
    const webSocket = accepted as HubSocket;
    const transport = new WebSocketTransport(webSocket, socket);
    transport.connection = open(transport);
    webSocket.transport = transport;
    webSocket.on("message", onMessage);
    webSocket.on("close", onClose);
    webSocket.on("error", onError);
  });
}

function onMessage(this: WebSocket, data: RawData): void {
  // With the default binaryType a message is one Buffer.
  (this as HubSocket).transport?.receive(data as Buffer);
}

function onClose(this: WebSocket, code: number): void {
  const inOrder = code === CloseCode.Normal || code === CloseCode.GoingAway || code === CloseCode.NoStatus;
  (this as HubSocket).transport?.connection?.transportClosed(inOrder ? undefined : new Error(`The WebSocket closed with code ${code}.`));
}

function onError(this: WebSocket, error: Error): void {
  // Oversize messages, invalid UTF-8, broken frames: ws answers with the fitting close code, and waits for the client's.
  (this as HubSocket).transport?.onFrameError(error);
}

export class WebSocketTransport implements Transport {
  readonly name = "WebSockets";
  connection: Connection | undefined;
  readonly #webSocket: WebSocket;
  readonly #socket: Duplex;
  /** Bytes that may still come; undefined but for a client that was closed for what it sent. */
  #discardable: number | undefined;
  #paused = false;
  #yielding = false;
  #bytesThisTurn = 0;
  #slowReaderGuard: SlowReaderGuard | undefined;

  constructor(webSocket: WebSocket, socket: Duplex) {
    this.#webSocket = webSocket;
    this.#socket = socket;
  }

  get bufferedBytes(): number {
    return this.#socket.writableLength;
  }

  receive(data: Buffer): void {
    if (!this.connection?.closed) this.connection?.receive(data);
    else this.#discard(data.length);
    this.#bytesThisTurn += data.length + MESSAGE_COST;
    if (this.#bytesThisTurn < BYTES_PER_TURN || this.#yielding) return;
    // Node reads megabytes from one socket before it looks at the next, if they are there.
    this.#yielding = true;
    this.#webSocket.pause();
    setImmediate(() => {
      this.#bytesThisTurn = 0;
      this.#yielding = false;
      if (!this.#paused) this.#webSocket.resume();
    });
  }

  /** ws gave up on the client's frames, and ignores what still comes. */
  onFrameError(error: Error): void {
    this.connection?.close({ code: CloseCode.ProtocolError, cause: error });
    this.#discardable = DISCARD_LIMIT;
    this.#socket.on("data", (chunk: Buffer) => this.#discard(chunk.length));
  }

  #discard(length: number): void {
    if (this.#discardable === undefined) return;
    this.#discardable -= length + MESSAGE_COST;
    if (this.#discardable < 0) this.terminate();
  }

  /**
   * Writes the shared frame past ws, which would build a frame for each receiver. Without compression and with whole messages only,
   * ws writes its own frames in one piece as well, so the two never mix.
   */
  send(message: OutgoingMessage): void {
    if (this.#webSocket.readyState === WebSocket.OPEN) this.#socket.write(message.frame);
  }

  onDrain(callback: () => void): void {
    if (this.#socket.writableNeedDrain) this.#socket.once("drain", callback);
    else setImmediate(callback);
  }

  pause(): void {
    this.#paused = true;
    this.#webSocket.pause();
  }
  resume(): void {
    this.#paused = false;
    if (!this.#yielding) this.#webSocket.resume();
  }
  end(code: number): void {
    if (FOR_WHAT_IT_SENT.has(code)) this.#discardable = DISCARD_LIMIT;
    this.resume();
    this.#webSocket.close(code);
  }
  terminate(): void {
    this.#webSocket.terminate();
  }
  checkTimeouts(now: number): void {
    if (this.bufferedBytes === 0) this.#slowReaderGuard = undefined;
    else if (this.connection) (this.#slowReaderGuard ??= new SlowReaderGuard(this.connection)).check(this.#socket, now);
  }
}
