import { parseObject, RECORD_SEPARATOR } from "./json-codec.ts";
import { ProtocolError } from "./messages.ts";

/** What the client gets when its protocol is spoken here. */
export const HANDSHAKE_ACCEPTED = `{}${RECORD_SEPARATOR}`;

export const handshakeRefusal = (error: string): string => JSON.stringify({ error }) + RECORD_SEPARATOR;

/**
 * Reads the first message of a connection.
 * @returns why it is refused, in words for the client; undefined where the connection can go on
 */
export function checkHandshake(text: string): string | undefined {
  let request: Readonly<Record<string, unknown>>;
  try {
    request = parseObject(text);
  } catch (error) {
    if (error instanceof ProtocolError) return "The first message must be a handshake request.";
    throw error;
  }
  const { protocol, version } = request;
  if (typeof protocol !== "string" || typeof version !== "number") return "The handshake needs a protocol and a version.";
  if (protocol !== "json") return `The protocol '${protocol}' is not supported.`;
  if (version !== 1) return `The server does not support version ${version} of the 'json' protocol.`;
  return undefined;
}
