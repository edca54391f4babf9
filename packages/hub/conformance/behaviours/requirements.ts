/** The other way round: every message type and every MUST of the two documents, and the rows that prove it. */
import type { BehaviourId } from "./index.ts";

export interface Requirement {
  readonly what: string;
  readonly provedBy: readonly BehaviourId[];
}

/** HubProtocol § Overview. */
export const messageTypes: readonly Requirement[] = [
  { what: "HandshakeRequest", provedBy: ["handshake-first", "handshake-unknown-protocol", "handshake-unknown-version", "handshake-split"] },
  { what: "HandshakeResponse", provedBy: ["handshake-accepted", "handshake-unknown-protocol", "handshake-before-events"] },
  { what: "Close, sent", provedBy: ["close-by-error", "close-by-method", "close-by-shutdown", "close-last"] },
  { what: "Close, received", provedBy: ["close-by-client"] },
  { what: "Invocation, received", provedBy: ["invoke-result", "id-as-chosen", "non-blocking-silent", "error-missing-field"] },
  { what: "Invocation, sent", provedBy: ["event-arguments", "client-result", "client-result-id"] },
  { what: "StreamInvocation", provedBy: ["stream-items", "stream-one-item-a-message", "upload-both-ways", "stream-of-single-result"] },
  { what: "StreamItem, sent", provedBy: ["stream-one-item-a-message", "single-result-no-items"] },
  { what: "StreamItem, received", provedBy: ["upload-items", "upload-after-completion", "completion-unknown"] },
  { what: "Completion, sent", provedBy: ["invoke-result", "null-is-a-result", "error-without-result", "stream-cancel-completes"] },
  { what: "Completion, received", provedBy: ["client-result", "client-result-error", "upload-error", "error-result-and-error"] },
  { what: "CancelInvocation", provedBy: ["cancel-call", "cancel-unknown", "stream-cancel", "stream-cancel-completes"] },
  { what: "Ping, sent", provedBy: ["ping-sent", "ping-only-when-idle"] },
  { what: "Ping, received", provedBy: ["ping-unanswered", "ping-keeps", "silence-ends"] },
  { what: "Ack and Sequence (stateful reconnect, which is not agreed to)", provedBy: ["unknown-type"] },
];

/** In the order of the documents. */
export const musts: readonly Requirement[] = [
  {
    what: "After opening a connection the client must send a HandshakeRequest first, else the server must close",
    provedBy: ["handshake-first"],
  },
  { what: "The server must close where it does not support the protocol", provedBy: ["handshake-unknown-protocol"] },
  { what: "Both handshake messages must be terminated by 0x1E", provedBy: ["handshake-accepted", "handshake-never-ending"] },
  { what: "The handshake's version must be 1", provedBy: ["handshake-unknown-version"] },
  { what: "The Target must refer to a method", provedBy: ["invoke-unknown-method"] },
  { what: "The Callee uses the Caller's invocation id in all responses", provedBy: ["id-as-chosen", "invoke-out-of-order"] },
  { what: "Headers are processed and disregarded", provedBy: ["message-headers"] },
  { what: "A non-blocking invocation must not be answered", provedBy: ["non-blocking-silent"] },
  { what: "Each result of a stream must be a StreamItem of its own", provedBy: ["stream-one-item-a-message"] },
  { what: "After CancelInvocation the Callee stops and sends a Completion", provedBy: ["stream-cancel", "stream-cancel-completes"] },
  { what: "A cancelled non-streaming invocation MUST still be completed", provedBy: ["cancel-call"] },
  { what: "A CancelInvocation for an unknown id SHOULD be ignored", provedBy: ["cancel-unknown"] },
  { what: "Stream ids must be unique", provedBy: ["upload-id-in-use"] },
  { what: "A single result MUST come in a Completion, without StreamItems", provedBy: ["single-result-no-items"] },
  { what: "A StreamInvocation of a single-result method MUST be completed with an error", provedBy: ["stream-of-single-result"] },
  { what: "An Invocation of a streaming method MUST be completed with an error", provedBy: ["invoke-of-stream"] },
  { what: "Results before an error are dispatched before it", provedBy: ["stream-error-after-items"] },
  { what: "Protocol errors: a missing field", provedBy: ["error-missing-field"] },
  { what: "Protocol errors: an unrecognized field (may)", provedBy: ["unknown-field"] },
  { what: "Protocol errors: StreamItem or Completion for an id that was not received (may)", provedBy: ["completion-unknown"] },
  { what: "Protocol errors: both result and error", provedBy: ["error-result-and-error"] },
  { what: "Protocol errors: an invocation id in use; not, where the other side used it", provedBy: ["id-in-use", "id-of-both-sides"] },
  { what: "A Ping is only sent after an interval without a message", provedBy: ["ping-only-when-idle"] },
  { what: "The Completion of a stream must not contain a result", provedBy: ["stream-one-item-a-message"] },
  {
    what: "All JSON messages must be terminated by 0x1E; property names are case-sensitive",
    provedBy: ["message-separator", "property-case"],
  },
  { what: "Transports: line ends must be preserved", provedBy: ["invoke-any-text"] },
  { what: "Transports: error detail is never provided by default", provedBy: ["detail-hidden", "error-without-detail", "negotiate-fails"] },
  {
    what: "Negotiation: the version is chosen by the rules",
    provedBy: ["negotiate-version-0", "negotiate-version-1", "negotiate-newer-version"],
  },
  { what: "Negotiation: redirect and error", provedBy: ["negotiate-redirect", "negotiate-refused"] },
  { what: "WebSockets: no id, unknown id 404, second socket 409", provedBy: ["skip-negotiation", "socket-unknown-id", "socket-second"] },
  {
    what: "WebSockets: 500 while connecting; Close codes after",
    provedBy: ["socket-fails", "socket-oversize", "socket-invalid-utf8", "socket-error"],
  },
  { what: "POST: 400 without id, 404 unknown or ended", provedBy: ["post-no-id", "post-unknown-id", "post-after-end"] },
  { what: "POST: 200 after the entire payload; 409 beside another", provedBy: ["post-ok", "post-whole", "post-at-a-time"] },
  {
    what: "Server-sent events: mandatory id, content type, unnamed events",
    provedBy: ["events-no-id", "events-unknown-id", "events-type", "events-unnamed"],
  },
  { what: "Server-sent events: the client ends by a reset; the server cleans up", provedBy: ["events-reset"] },
  {
    what: "Long polling: mandatory id, waiting, 200 and Content-Length 0",
    provedBy: ["poll-no-id", "poll-unknown-id", "poll-waits", "poll-timeout"],
  },
  { what: "Long polling: a new poll ends the old with 204", provedBy: ["poll-new-ends-old"] },
  { what: "Long polling: DELETE ends the connection, the poll gets 204", provedBy: ["delete-ends", "delete-then-unknown"] },
];
