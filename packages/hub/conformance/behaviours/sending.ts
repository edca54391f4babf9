/** What the server sends unasked, and what it knows of its clients. */
import { type Behaviour, client, wire } from "./behaviour.ts";

export const sendingBehaviours = {
  "event-arguments": {
    source: "HubProtocol § Invocation Message Encoding",
    text: "An event's arguments come as they were sent",
    ways: client(),
  },
  "event-order": {
    source: "HubProtocol § Transport Requirements",
    text: "Events come in the order in which they were sent",
    ways: client(),
  },
  "send-all": { source: "Issue", text: "All clients get what is sent to all", ways: client() },
  "send-others": { source: "Issue", text: "Others get it, and the caller does not", ways: client() },
  "send-client": { source: "Issue", text: "One client gets what is sent to its connection id", ways: client() },
  "send-group": { source: "Issue", text: "A group's members get it, others do not; who left no longer does", ways: client() },
  "send-user": { source: "Issue", text: "All connections of a user get what is sent to the user", ways: client() },
  "know-transport": { source: "Issue", text: "A method knows the transport", ways: client() },
  "know-connection-id": {
    source: "TransportProtocols § Version 1",
    text: "The connectionId of negotiation is the one by which others refer to the client",
    ways: client(),
  },
  "know-headers": {
    source: "Issue",
    text: "A method knows the client's headers. A browser sends its own only where the transport is its fetch",
    ways: client(["WebSockets", "ServerSentEvents", "LongPolling"], ["LongPolling"]),
  },
  "know-cookies": { source: "Issue", text: "Cookies set at negotiation come with the transport; expired ones do not", ways: client() },
  "know-user": { source: "Issue", text: "A method knows the user whom the token names", ways: client() },

  "ping-sent": {
    source: "HubProtocol § Ping",
    text: 'An idle connection gets {"type":6} and nothing else, at intervals',
    ways: wire("WebSockets", "ServerSentEvents"),
  },
  "ping-only-when-idle": {
    source: "HubProtocol § Ping",
    text: "A Ping is only sent if the interval has elapsed without a message being sent",
    ways: wire("WebSockets", "ServerSentEvents"),
  },
  "ping-unanswered": { source: "HubProtocol § Ping", text: "A client's Ping needs no answer and gets none", ways: wire() },
  "ping-keeps": {
    source: "HubProtocol § Ping",
    text: "A client that pings is kept beyond the time after which a silent one goes",
    ways: wire("WebSockets", "ServerSentEvents"),
  },
  "silence-ends": {
    source: "HubProtocol § Ping",
    text: "A client that stopped pinging is closed",
    ways: wire("WebSockets", "ServerSentEvents"),
  },
  "keep-alive": {
    source: "HubProtocol § Ping",
    text: "Client and server keep an idle connection beyond both their timeouts",
    ways: client(),
  },
} as const satisfies Readonly<Record<string, Behaviour>>;
