/** Who may connect, and what a client may cost. */
import { type Behaviour, client, wire } from "./behaviour.ts";

const issue = "Issue";
const notes = "TransportProtocols § Transport Requirements";

export const guardingBehaviours = {
  "token-missing": { source: issue, text: "Without a token a guarded hub refuses with 401", ways: client() },
  "token-wrong": { source: issue, text: "A wrong token is refused with 401 on every request of a connection", ways: wire() },
  "token-in-query": { source: issue, text: "access_token in the query is as good as the header", ways: wire() },
  "token-of-another": { source: issue, text: "A connection serves only the user who opened it, whoever knows its id", ways: wire() },
  "token-expires": { source: issue, text: "A connection is closed when its token expires; its client may come again", ways: wire() },
  "token-unlogged": { source: issue, text: "Neither tokens nor connection tokens nor cookies are ever logged", ways: wire() },
  "origin-foreign": { source: issue, text: "A page of a foreign origin is refused before anything happens", ways: wire() },
  "origin-own": { source: issue, text: "A page of the hub's own origin may connect, and so may who has none", ways: wire() },
  "origin-allowed": {
    source: issue,
    text: "A page of an allowed origin may read the answers, with credentials; never any other, never *",
    ways: wire("HTTP"),
  },
  "origin-preflight": { source: issue, text: "Preflight requests are answered for allowed origins only", ways: wire("HTTP") },
  "origin-crossed": {
    source: issue,
    text: "A page of an allowed origin connects with its cookies",
    ways: client([], ["WebSockets", "ServerSentEvents", "LongPolling"]),
  },
  "detail-hidden": { source: notes, text: "By default the client gets no detail of any error, in answers nor in Close", ways: wire() },

  "limit-connections": {
    source: issue,
    text: "An address has no more connections than the limit, and a new one when one ended",
    ways: wire(),
  },
  "limit-calls": {
    source: issue,
    text: "Calls beyond the limit at a time wait for their turn; none is lost, also of those without an id",
    ways: wire(),
  },
  "limit-uploads": { source: issue, text: "Streams beyond the limit at a time are refused with an error", ways: wire() },
  "limit-upload-buffer": {
    source: issue,
    text: "What a client streams ahead of its reader waits at the client, and is not lost",
    ways: wire(),
  },
  "limit-stream-ahead": { source: issue, text: "A stream waits for its reader instead of filling memory", ways: wire() },
  "flood-garbage": { source: issue, text: "A client that sends garbage is cut; others are not held up", ways: wire() },
  "flood-messages": { source: issue, text: "A client that sends messages without end, faster than the limit, is cut", ways: wire() },
  "flood-unread-stream": {
    source: issue,
    text: "A client that reads nothing of a stream for a while is cut, though it goes on pinging and the stream waits",
    ways: wire(),
  },
  "flood-slow-reader": { source: issue, text: "A client that never reads is cut when its buffer is full", ways: wire() },
} as const satisfies Readonly<Record<string, Behaviour>>;
