import type { TransportName } from "../hub.ts";
import type { OutgoingMessage } from "../outgoing-message.ts";

/** The way to one client, as its connection uses it. */
export interface Transport {
  readonly name: TransportName;
  send(message: OutgoingMessage): void;
  /** Bytes that were sent and that the network has not taken yet. */
  readonly bufferedBytes: number;
  /** Calls back once, when a good part of what waits is gone; never after the end. */
  onDrain(callback: () => void): void;
  /** Stops and goes on taking messages from the client. */
  pause(): void;
  resume(): void;
  /** Lets the client read what was sent, then ends. `code` is for WebSockets (RFC 6455 §7.4). */
  end(code: number): void;
  /** Ends at once. */
  terminate(): void;
  /** Enforces the transport's own time limits. `now` is in milliseconds of a steady clock. */
  checkTimeouts(now: number): void;
}
