/** Handshake, framing, protocol errors, Close. */
import { type Behaviour, client, wire } from "./behaviour.ts";

const overview = "HubProtocol § Overview";
const encoding = "HubProtocol § JSON Encoding";
const errors = "HubProtocol § Errors";
const close = "HubProtocol § Close Message Encoding";

export const protocolBehaviours = {
  "handshake-accepted": { source: overview, text: "A handshake is answered {} and the separator, before all else", ways: wire() },
  "handshake-unknown-protocol": {
    source: overview,
    text: "A protocol that is not supported: the response MUST say so, and the server MUST close",
    ways: wire(),
  },
  "handshake-unknown-version": { source: overview, text: "A version other than 1 is refused and the connection closed", ways: wire() },
  "handshake-first": {
    source: overview,
    text: "A first message that is no handshake MUST close the connection; what it asked for is not done",
    ways: wire(),
  },
  "handshake-late": { source: "Issue", text: "A handshake that does not come in time ends the connection", ways: wire() },
  "handshake-never-ending": { source: "Issue", text: "A handshake without an end is cut at the limit of a message", ways: wire() },
  "handshake-split": { source: encoding, text: "A handshake is read from whatever pieces it comes in", ways: wire() },
  "handshake-and-messages": { source: encoding, text: "Messages in the same piece as the handshake are read", ways: wire() },
  "handshake-before-events": { source: overview, text: "Nothing is sent to a client before its handshake is answered", ways: wire() },

  "message-separator": { source: encoding, text: "Every message MUST be terminated by the record separator", ways: wire() },
  "message-split": { source: encoding, text: "A message is read across all chunk borders, inside a character too", ways: wire() },
  "message-several": { source: encoding, text: "Several messages of one chunk are read in order", ways: wire() },
  "message-largest": { source: "Issue", text: "A message of exactly the limit is read", ways: wire() },
  "message-oversize": { source: "Issue", text: "A message beyond the limit ends the connection", ways: wire() },
  "message-never-ending": { source: "Issue", text: "A message that never ends is cut at the limit, in small pieces too", ways: wire() },
  "property-case": { source: encoding, text: "Property names are case-sensitive", ways: wire() },
  "unknown-type": {
    source: "HubProtocol § Stateful Reconnect",
    text: "Ack, Sequence and types of a later protocol are ignored where they were not agreed on",
    ways: wire(),
  },
  "unknown-field": {
    source: errors,
    text: "An unrecognized field may end the connection; here it is ignored, as ASP.NET Core does",
    ways: wire(),
  },
  "error-not-json": { source: errors, text: "What is not JSON, or no object, ends the connection", ways: wire() },
  "error-missing-field": { source: errors, text: "A message that lacks a required field, of any type, ends the connection", ways: wire() },
  "error-wrong-type": { source: errors, text: "A field of the wrong type ends the connection", ways: wire() },
  "error-result-and-error": {
    source: "HubProtocol § Completion Message Encoding",
    text: "A Completion with both a result and an error ends the connection",
    ways: wire(),
  },
  "error-spares-others": { source: errors, text: "One client's protocol error touches no other connection", ways: wire() },

  "close-by-error": { source: close, text: "A connection that ends by an error gets a Close that says so, without detail", ways: wire() },
  "close-by-method": { source: close, text: "A connection that the hub ends gets a Close without allowReconnect", ways: wire() },
  "close-by-shutdown": { source: close, text: "A server that goes away sends a Close with allowReconnect", ways: wire() },
  "close-by-client": { source: overview, text: "A client's Close ends the connection in order", ways: wire() },
  "close-last": { source: close, text: "What was sent before the Close is read before it, and nothing comes after it", ways: wire() },

  "stop-in-order": { source: "Issue", text: "A client that stops is gone in order, and the hub is notified at once", ways: client() },
  "abort-is-final": { source: close, text: "After a Close without allowReconnect the client does not come back", ways: client() },
  "shutdown-reconnects": { source: close, text: "After a Close with allowReconnect the client comes back by itself", ways: client() },
  "loss-reconnects": {
    source: "Issue",
    text: "A client that lost its network comes back under a new connection id; the hub was notified that it had gone",
    ways: client(["WebSockets", "ServerSentEvents", "LongPolling"], ["WebSockets", "ServerSentEvents"]),
  },
  "poll-repeated": {
    source: "Issue",
    text: "A browser repeats a poll that the network cut: the connection goes on and nothing is lost",
    ways: client([], ["LongPolling"]),
  },
  restartable: { source: "Issue", text: "A stopped client can start again and keeps its handlers", ways: client() },
} as const satisfies Readonly<Record<string, Behaviour>>;
