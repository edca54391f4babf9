import type { Buffer } from "node:buffer";
import type { Inbox } from "./inbox.ts";

/** What a transport makes of a wire. */
export interface TransportWire {
  readonly inbox: Inbox;
  /** Sends as one piece: a WebSocket message, a POST. @returns HTTP status; 0 for WebSockets */
  readonly send: (bytes: string | Buffer) => Promise<number>;
  /** Sends in pieces that may end inside a character: fragments of one WebSocket message, a POST each. */
  readonly sendPieces: (pieces: readonly Buffer[]) => Promise<void>;
  /** Reads nothing any more, and stays. */
  readonly stopReading: () => void;
  /** Cuts it without a word. */
  readonly cut: () => void;
}
