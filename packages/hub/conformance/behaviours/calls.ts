/** Invocations, their completions, errors and cancellation. */
import { type Behaviour, client, wire } from "./behaviour.ts";

const invocations = "HubProtocol § Invocations";
const cancellation = "HubProtocol § Cancellation";
const completion = "HubProtocol § Completion and results";
const errors = "HubProtocol § Errors";

export const callBehaviours = {
  "invoke-result": { source: completion, text: "A single result comes in the call's Completion", ways: client() },
  "invoke-void": { source: completion, text: "A method without a result is completed without one", ways: client() },
  "invoke-complex": {
    source: "HubProtocol § JSON Payload Encoding",
    text: "Objects, arrays, numbers and null, nested, come back as they went",
    ways: client(),
  },
  "invoke-any-text": {
    source: "TransportProtocols § Transport Requirements",
    text: "Text comes back as it went: Vietnamese, emoji, every kind of line end, quotes, the record separator itself",
    ways: client(),
  },
  "invoke-out-of-order": {
    source: invocations,
    text: "Calls run at the same time; each Completion finds its own by the invocation id, in whatever order",
    ways: client(),
  },
  "invoke-any-case": { source: "Issue", text: "Methods are found without regard to case, as in ASP.NET Core", ways: client() },
  "invoke-unknown-method": { source: invocations, text: "A Target that is no method is completed with an error", ways: client() },
  "send-non-blocking": { source: "HubProtocol § Non-Blocking Invocations", text: "A call without an id does its work", ways: client() },
  "calls-in-order": {
    source: "HubProtocol § Transport Requirements",
    text: "Messages are delivered reliably and in order",
    ways: client(),
  },
  "error-without-detail": {
    source: "TransportProtocols § Transport Requirements",
    text: "What a method throws reaches the client as an error, never with its message",
    ways: client(),
  },
  "error-meant-for-client": { source: errors, text: "The message of a HubError reaches the client", ways: client() },
  "error-keeps-connection": { source: errors, text: "An error ends the call and not the connection", ways: client() },

  "non-blocking-silent": {
    source: "HubProtocol § Non-Blocking Invocations",
    text: "A call without an id MUST NOT be answered: not when it succeeds, throws, streams or names no method",
    ways: wire(),
  },
  "id-as-chosen": { source: invocations, text: "Answers carry the very invocation id that the caller chose", ways: wire() },
  "id-of-both-sides": { source: errors, text: "An id that the other side has used is not an error", ways: wire() },
  "id-in-use": { source: errors, text: "An id that the same side is still using is a protocol error", ways: wire() },
  "single-result-no-items": {
    source: completion,
    text: "A single result MUST come in the Completion and never as a StreamItem",
    ways: wire(),
  },
  "null-is-a-result": {
    source: "HubProtocol § Completion Message Encoding",
    text: "A void method's Completion has no result; null is one",
    ways: wire(),
  },
  "error-without-result": {
    source: "HubProtocol § Completion Message Encoding",
    text: "A Completion with an error has no result",
    ways: wire(),
  },
  "message-headers": { source: "HubProtocol § Message Headers", text: "Headers of messages are accepted and disregarded", ways: wire() },
  "cancel-call": { source: cancellation, text: "A cancelled call MUST still be completed; its method is notified", ways: wire() },
  "cancel-unknown": {
    source: cancellation,
    text: "A CancelInvocation for an id that is not in progress, or no longer, SHOULD be ignored",
    ways: wire(),
  },
} as const satisfies Readonly<Record<string, Behaviour>>;
