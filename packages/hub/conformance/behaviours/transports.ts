/** Negotiation and the three transports. */
import { type Behaviour, client, wire } from "./behaviour.ts";

const negotiation = "TransportProtocols § POST [endpoint-base]/negotiate request";
const sockets = "TransportProtocols § WebSockets";
const post = "TransportProtocols § HTTP Post";
const events = "TransportProtocols § Server-Sent Events";
const polling = "TransportProtocols § Long Polling";
const posting = wire("ServerSentEvents", "LongPolling");

export const transportBehaviours = {
  "negotiate-version-0": {
    source: negotiation,
    text: "Without negotiateVersion the version is 0: a connectionId, no connectionToken",
    ways: wire("HTTP"),
  },
  "negotiate-version-1": { source: negotiation, text: "Version 1 has a connectionToken besides, which differs", ways: wire("HTTP") },
  "negotiate-newer-version": { source: negotiation, text: "A newer version is answered with the newest there is", ways: wire("HTTP") },
  "negotiate-wrong-version": { source: negotiation, text: "A version that is none is answered with an error", ways: wire("HTTP") },
  "negotiate-json": { source: negotiation, text: "The answer is application/json", ways: wire("HTTP") },
  "negotiate-transports": { source: negotiation, text: "All transports are listed; server-sent events with Text only", ways: wire("HTTP") },
  "negotiate-switched-off": {
    source: negotiation,
    text: "A transport that is switched off is not listed, and is answered 404",
    ways: wire("HTTP"),
  },
  "negotiate-secret": {
    source: negotiation,
    text: "The connectionToken is a secret: long, never the same, kept by no cache",
    ways: wire("HTTP"),
  },
  "negotiate-post-only": { source: negotiation, text: "Only POST negotiates", ways: wire("HTTP") },
  "negotiate-forgotten": { source: "Issue", text: "A negotiated connection that no one opens is forgotten", ways: wire("HTTP") },
  "negotiate-fails": {
    source: "TransportProtocols § WebSockets",
    text: "A failing hook is answered 500, without detail",
    ways: wire("HTTP"),
  },
  "negotiate-id-0": { source: negotiation, text: "In version 0 the connectionId is the id of requests", ways: wire() },
  "negotiate-id-1": { source: negotiation, text: "In version 1 only the token is; the public connectionId opens nothing", ways: wire() },
  "negotiate-redirect": { source: negotiation, text: "A client follows a redirect with its access token", ways: client() },
  "negotiate-refused": { source: negotiation, text: "An error in the answer stops the client and is shown to it", ways: client() },
  "fall-back": {
    source: negotiation,
    text: "Where a transport does not come through, the client takes the next",
    ways: client(["ServerSentEvents", "LongPolling"]),
  },
  "skip-negotiation": { source: sockets, text: "WebSockets need no negotiation", ways: client(["WebSockets"]) },

  "socket-unknown-id": { source: sockets, text: "An unknown id is answered 404", ways: wire("WebSockets") },
  "socket-second": { source: sockets, text: "A second socket of a connection gets 409; the first goes on", ways: wire("WebSockets") },
  "socket-text": { source: sockets, text: "JSON travels in Text frames", ways: wire("WebSockets") },
  "socket-binary": { source: sockets, text: "Messages in Binary frames are read like those in Text frames", ways: wire("WebSockets") },
  "socket-fragments": { source: sockets, text: "Fragmented frames are read as one message", ways: wire("WebSockets") },
  "socket-oversize": { source: sockets, text: "A message that is too large closes with 1009", ways: wire("WebSockets") },
  "socket-invalid-utf8": { source: sockets, text: "Text that is not UTF-8 closes with 1007", ways: wire("WebSockets") },
  "socket-error": { source: sockets, text: "Other errors close with a code that is not 1000", ways: wire("WebSockets") },
  "socket-in-order": { source: sockets, text: "An orderly end closes with 1000, from either side", ways: wire("WebSockets") },
  "socket-no-status": {
    source: sockets,
    text: "A client that closes without a status is answered 1000, as by ASP.NET Core",
    ways: wire("WebSockets"),
  },
  "socket-fails": { source: sockets, text: "An error while connecting is answered 500, without detail", ways: wire("WebSockets") },

  "post-no-id": { source: post, text: "A POST without an id is answered 400", ways: wire("HTTP") },
  "post-unknown-id": { source: post, text: "A POST with an unknown id is answered 404", ways: wire("HTTP") },
  "post-ok": { source: post, text: "A processed POST is answered 200", ways: posting },
  "post-at-a-time": {
    source: post,
    text: "A POST beside another that is outstanding is answered 409 at once; the connection stays open, the first is read",
    ways: posting,
  },
  "post-after-end": { source: post, text: "A POST to a connection that has ended is answered 404", ways: posting },
  "post-whole": { source: post, text: "A POST is processed when it is whole", ways: posting },
  "post-oversize": { source: "Issue", text: "A POST beyond the limit is refused and ends the connection", ways: posting },

  "events-no-id": { source: events, text: "Without an id the answer is 400", ways: wire("ServerSentEvents") },
  "events-unknown-id": { source: events, text: "With an unknown id it is 404", ways: wire("ServerSentEvents") },
  "events-type": {
    source: events,
    text: "The answer is text/event-stream, kept by no cache, and comes at once",
    ways: wire("ServerSentEvents"),
  },
  "events-unnamed": {
    source: events,
    text: "Events are unnamed: data lines and blank lines, and comments that mean nothing",
    ways: wire("ServerSentEvents"),
  },
  "events-reset": { source: events, text: "A client that cuts the stream is cleaned up", ways: wire("ServerSentEvents") },
  "events-second": { source: "Issue", text: "A second stream of a connection gets 409; the first goes on", ways: wire("ServerSentEvents") },

  "poll-no-id": { source: polling, text: "Without an id the answer is 400", ways: wire("LongPolling") },
  "poll-unknown-id": { source: polling, text: "With an unknown id it is 404", ways: wire("LongPolling") },
  "poll-waits": { source: polling, text: "A poll waits until there is something to say", ways: wire("LongPolling") },
  "poll-timeout": { source: polling, text: "A poll with nothing to say ends with 200 and Content-Length 0", ways: wire("LongPolling") },
  "poll-new-ends-old": {
    source: polling,
    text: "A new poll ends the old with 204 and gets what comes next",
    ways: wire("LongPolling"),
  },
  "poll-between": { source: polling, text: "What is said between two polls comes with the next, in order", ways: wire("LongPolling") },
  "poll-abandoned": { source: "Issue", text: "A connection without polls is ended after its time", ways: wire("LongPolling") },
  "delete-ends": { source: polling, text: "DELETE ends the connection in order; the latest poll gets 204", ways: wire("LongPolling") },
  "delete-then-unknown": { source: polling, text: "After DELETE every request is answered 404", ways: wire("LongPolling") },
  "delete-no-id": { source: polling, text: "DELETE without an id is answered 400, with an unknown one 404", ways: wire("LongPolling") },
} as const satisfies Readonly<Record<string, Behaviour>>;
