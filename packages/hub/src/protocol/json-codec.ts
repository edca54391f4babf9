/** Messages of the JSON hub protocol: what comes in is checked, what goes out is one line of JSON and a separator. */

/** Ends every message, the handshake too. */
export const RECORD_SEPARATOR = "\u001e";

export interface InvocationMessage {
  /** 1 asks for one result, 4 for a stream. */
  readonly type: 1 | 4;
  /** Undefined where the caller wants no answer; never with type 4. */
  readonly invocationId: string | undefined;
  readonly target: string;
  readonly arguments: readonly unknown[];
  readonly streamIds: readonly string[];
}
export interface StreamItemMessage {
  readonly type: 2;
  readonly invocationId: string;
  readonly item: unknown;
}
export interface CompletionMessage {
  readonly type: 3;
  readonly invocationId: string;
  readonly hasResult: boolean;
  readonly result: unknown;
  readonly error: string | undefined;
}
export interface CancelInvocationMessage {
  readonly type: 5;
  readonly invocationId: string;
}
export interface PingMessage {
  readonly type: 6;
}
export interface CloseMessage {
  readonly type: 7;
  readonly error: string | undefined;
}

export type IncomingMessage =
  | InvocationMessage
  | StreamItemMessage
  | CompletionMessage
  | CancelInvocationMessage
  | PingMessage
  | CloseMessage;

/** The other side broke the protocol: the connection cannot go on. */
export class ProtocolError extends Error {
  override readonly name = "ProtocolError";
  /** How a WebSocket is closed for it (RFC 6455 §7.4). */
  readonly closeCode: number;

  constructor(message: string, closeCode = 1002) {
    super(message);
    this.closeCode = closeCode;
  }
}

/** A message is longer than the limit: nothing after it can be told apart. */
export class MessageTooLarge extends ProtocolError {
  constructor(message: string) {
    super(message, 1009);
  }
}

const PING: PingMessage = { type: 6 };

/**
 * @param text one message without its separator
 * @returns undefined for message types of a later protocol, which are ignored
 * @throws ProtocolError where it is not JSON, no object, or lacks a required field
 */
export function parseMessage(text: string): IncomingMessage | undefined {
  const message = parseObject(text);
  const type = message["type"];
  if (type === 6) return PING;
  if (type === 1 || type === 4) return parseInvocation(type, message);
  if (type === 2) {
    if (!Object.hasOwn(message, "item")) throw new ProtocolError("A StreamItem needs an item.");
    return { type, invocationId: requireString(message, "invocationId"), item: message["item"] };
  }
  if (type === 3) return parseCompletion(message);
  if (type === 5) return { type, invocationId: requireString(message, "invocationId") };
  if (type === 7) return { type, error: optionalString(message, "error") };
  if (typeof type !== "number") throw new ProtocolError("A message needs a number as its type.");
  return undefined;
}

/** @throws ProtocolError where it is not a JSON object */
export function parseObject(text: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ProtocolError("A message must be JSON.");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new ProtocolError("A message must be a JSON object.");
  return value as Readonly<Record<string, unknown>>;
}

function parseInvocation(type: 1 | 4, message: Readonly<Record<string, unknown>>): InvocationMessage {
  const args = message["arguments"];
  if (!Array.isArray(args)) throw new ProtocolError("An invocation needs its arguments as an array.");
  const streamIds = message["streamIds"] ?? [];
  if (!Array.isArray(streamIds) || !streamIds.every((id) => typeof id === "string"))
    throw new ProtocolError("streamIds must be an array of strings.");
  const invocationId = type === 4 ? requireString(message, "invocationId") : optionalString(message, "invocationId");
  return { type, invocationId, target: requireString(message, "target"), arguments: args, streamIds };
}

function parseCompletion(message: Readonly<Record<string, unknown>>): CompletionMessage {
  const hasResult = Object.hasOwn(message, "result");
  const error = optionalString(message, "error");
  if (hasResult && error !== undefined) throw new ProtocolError("A Completion has a result or an error, not both.");
  return { type: 3, invocationId: requireString(message, "invocationId"), hasResult, result: message["result"], error };
}

function requireString(message: Readonly<Record<string, unknown>>, field: string): string {
  const value = message[field];
  if (typeof value !== "string") throw new ProtocolError(`A message of this type needs ${field} as a string.`);
  return value;
}

function optionalString(message: Readonly<Record<string, unknown>>, field: string): string | undefined {
  const value = message[field];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== "string") throw new ProtocolError(`${field} must be a string.`);
  return value;
}

const line = (message: object): string => JSON.stringify(message) + RECORD_SEPARATOR;

/** @param invocationId undefined where no answer is wanted */
export const encodeInvocation = (target: string, args: readonly unknown[], invocationId: string | undefined): string =>
  line({ type: 1, invocationId, target, arguments: args });

export const encodeStreamItem = (invocationId: string, item: unknown): string =>
  // A missing item would be a protocol error, so what JSON cannot say is null.
  line({ type: 2, invocationId, item: item === undefined ? null : item });

/** @param result undefined where the method gave none */
export const encodeCompletion = (invocationId: string, result: unknown): string => line({ type: 3, invocationId, result });

export const encodeFailure = (invocationId: string, error: string): string => line({ type: 3, invocationId, error });

export const encodePing = (): string => line({ type: 6 });

export const encodeClose = (error: string | undefined, allowReconnect: boolean): string =>
  line({ type: 7, error, allowReconnect: allowReconnect || undefined });
