/** Messages of the hub protocol, and how it is broken. */
import { CloseCode } from "./close-code.ts";

/** Types of messages, as the hub protocol numbers them. */
export const MessageType = {
  Invocation: 1,
  StreamItem: 2,
  Completion: 3,
  StreamInvocation: 4,
  CancelInvocation: 5,
  Ping: 6,
  Close: 7,
} as const;

/** Invocation asks for one result, StreamInvocation for a stream. */
export type InvocationType = typeof MessageType.Invocation | typeof MessageType.StreamInvocation;

export interface InvocationMessage {
  readonly type: InvocationType;
  /** Undefined where the caller wants no answer; never with a StreamInvocation. */
  readonly invocationId: string | undefined;
  readonly target: string;
  readonly arguments: readonly unknown[];
  readonly streamIds: readonly string[];
}
export interface StreamItemMessage {
  readonly type: typeof MessageType.StreamItem;
  readonly invocationId: string;
  readonly item: unknown;
}
export interface CompletionMessage {
  readonly type: typeof MessageType.Completion;
  readonly invocationId: string;
  readonly result: unknown;
  readonly error: string | undefined;
}
export interface CancelInvocationMessage {
  readonly type: typeof MessageType.CancelInvocation;
  readonly invocationId: string;
}
export interface PingMessage {
  readonly type: typeof MessageType.Ping;
}
export interface CloseMessage {
  readonly type: typeof MessageType.Close;
  readonly error: string | undefined;
}

export type HubMessage = InvocationMessage | StreamItemMessage | CompletionMessage | CancelInvocationMessage | PingMessage | CloseMessage;

/** Messages that are for calls and streams, not for the connection itself. */
export type DispatchedMessage = Exclude<HubMessage, PingMessage | CloseMessage>;

/** The other side broke the protocol: the connection cannot go on. */
export class ProtocolError extends Error {
  override readonly name = "ProtocolError";
  /** How a WebSocket is closed for it (RFC 6455 §7.4). */
  readonly closeCode: number;

  constructor(message: string, closeCode: number = CloseCode.ProtocolError) {
    super(message);
    this.closeCode = closeCode;
  }
}

/** A message is longer than the limit: where the next one begins is unknown. */
export class MessageTooLarge extends ProtocolError {
  constructor(message: string) {
    super(message, CloseCode.MessageTooBig);
  }
}
