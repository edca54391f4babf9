/** Reads and writes the messages of the JSON hub protocol: what comes in is checked, what goes out is one line of JSON and a separator. */
import {
  type CompletionMessage,
  type HubMessage,
  type InvocationMessage,
  type InvocationType,
  MessageType,
  type PingMessage,
  ProtocolError,
} from "./messages.ts";

/** Ends every message, the handshake too. */
export const RECORD_SEPARATOR = "\u001e";

const PING: PingMessage = { type: MessageType.Ping };

/**
 * @param text one message without its separator
 * @returns undefined for message types of a later protocol, which are ignored
 * @throws ProtocolError where it is not JSON, no object, or lacks a required field
 */
export function parseMessage(text: string): HubMessage | undefined {
  const message = parseObject(text);
  const type = message["type"];
  if (type === MessageType.Ping) return PING;
  if (type === MessageType.Invocation || type === MessageType.StreamInvocation) return parseInvocation(type, message);
  if (type === MessageType.StreamItem) {
    if (!Object.hasOwn(message, "item")) throw new ProtocolError("A StreamItem needs an item.");
    return { type, invocationId: requireString(message, "invocationId"), item: message["item"] };
  }
  if (type === MessageType.Completion) return parseCompletion(message);
  if (type === MessageType.CancelInvocation) return { type, invocationId: requireString(message, "invocationId") };
  if (type === MessageType.Close) return { type, error: optionalString(message, "error") };
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

function parseInvocation(type: InvocationType, message: Readonly<Record<string, unknown>>): InvocationMessage {
  const args = message["arguments"];
  if (!Array.isArray(args)) throw new ProtocolError("An invocation needs its arguments as an array.");
  const streamIds = message["streamIds"] ?? [];
  if (!Array.isArray(streamIds) || !streamIds.every((id) => typeof id === "string"))
    throw new ProtocolError("streamIds must be an array of strings.");
  const invocationId =
    type === MessageType.StreamInvocation ? requireString(message, "invocationId") : optionalString(message, "invocationId");
  return { type, invocationId, target: requireString(message, "target"), arguments: args, streamIds };
}

function parseCompletion(message: Readonly<Record<string, unknown>>): CompletionMessage {
  const error = optionalString(message, "error");
  if (Object.hasOwn(message, "result") && error !== undefined) throw new ProtocolError("A Completion has a result or an error, not both.");
  return {
    type: MessageType.Completion,
    invocationId: requireString(message, "invocationId"),
    result: message["result"],
    error,
  };
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
  line({ type: MessageType.Invocation, invocationId, target, arguments: args });

export const encodeStreamItem = (invocationId: string, item: unknown): string =>
  // A missing item would be a protocol error, so what JSON cannot hold is null.
  line({ type: MessageType.StreamItem, invocationId, item: item === undefined ? null : item });

/** @param result undefined where the method gave none */
export const encodeCompletion = (invocationId: string, result: unknown): string =>
  line({ type: MessageType.Completion, invocationId, result });

export const encodeFailure = (invocationId: string, error: string): string => line({ type: MessageType.Completion, invocationId, error });

export const encodePing = (): string => line({ type: MessageType.Ping });

export const encodeClose = (error: string | undefined, allowReconnect: boolean): string =>
  line({ type: MessageType.Close, error, allowReconnect: allowReconnect || undefined });
