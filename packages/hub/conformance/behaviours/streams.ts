/** Streams to the client and from it, and what the server asks the client. */
import { type Behaviour, client, wire } from "./behaviour.ts";

const streaming = "HubProtocol § Streaming";
const uploads = "HubProtocol § Upload streaming";
const completion = "HubProtocol § Completion and results";
const results = "HubProtocol § Communication between the Caller and the Callee";

export const streamBehaviours = {
  "stream-items": { source: streaming, text: "A stream's items come in order, then its end", ways: client() },
  "stream-empty": { source: streaming, text: "A stream without items ends at once", ways: client() },
  "stream-long": { source: streaming, text: "Two thousand items come in order, none lost or doubled", ways: client() },
  "stream-parallel": { source: streaming, text: "Streams and calls of one connection run side by side", ways: client() },
  "stream-error-after-items": {
    source: "HubProtocol § Errors",
    text: "Items that came before an error are dispatched before it",
    ways: client(),
  },
  "stream-error-at-once": {
    source: "HubProtocol § Errors",
    text: "A stream that fails at once brings its error, without detail",
    ways: client(),
  },
  "stream-cancel": { source: streaming, text: "A CancelInvocation stops the method that streams", ways: client() },
  "stream-cancel-at-once": {
    source: streaming,
    text: "A method whose stream is cancelled at once is entered and sees that, as with ASP.NET Core",
    ways: client(),
  },
  "stream-of-single-result": {
    source: completion,
    text: "A StreamInvocation of a method with a single result MUST be completed with an error",
    ways: client(),
  },
  "invoke-of-stream": { source: completion, text: "An Invocation of a streaming method MUST be completed with an error", ways: client() },
  "stream-one-item-a-message": {
    source: completion,
    text: "Each result MUST have a StreamItem of its own; the Completion after them carries none",
    ways: wire(),
  },
  "stream-cancel-completes": {
    source: streaming,
    text: "After a CancelInvocation there are no further items, and a Completion",
    ways: wire(),
  },

  "upload-items": { source: uploads, text: "A method reads what the client streams, in order, to its end", ways: client() },
  "upload-with-arguments": { source: uploads, text: "Streams come after the call's arguments", ways: client() },
  "upload-two": { source: uploads, text: "One call can have several streams, distinguished by their ids", ways: client() },
  "upload-both-ways": { source: uploads, text: "A StreamInvocation can take a stream: both ways at once", ways: client() },
  "upload-non-blocking": { source: uploads, text: "A call without an id can take a stream", ways: client() },
  "upload-error": { source: uploads, text: "A stream that the client ends with an error ends the reading method with it", ways: client() },
  "upload-abandoned": {
    source: uploads,
    text: "A method may answer before a stream's end; the rest of the stream is ignored, and the connection goes on",
    ways: client(),
  },
  "upload-after-completion": {
    source: uploads,
    text: "StreamItem and Completion of a stream after its call was completed are ignored",
    ways: wire(),
  },
  "upload-place": {
    source: uploads,
    text: "A stream's place is taken by nothing else: a call with too many or too few arguments before it is refused",
    ways: wire(),
  },
  "upload-id-in-use": { source: uploads, text: "A stream id that the caller is still using is a protocol error", ways: wire() },

  "client-result": { source: results, text: "The server calls a client and gets its result", ways: client() },
  "client-result-falsy": { source: results, text: "null, false, 0 and an empty string are results of a client", ways: client() },
  "client-result-of-another": { source: results, text: "The server can ask one client on behalf of another", ways: client() },
  "client-result-error": { source: results, text: "What a client's handler throws reaches the method that asked", ways: client() },
  "client-result-no-handler": { source: results, text: "A client without such a handler answers with an error", ways: client() },
  "client-result-gone": { source: results, text: "A question to a client that leaves ends with an error", ways: wire() },
  "client-result-id": {
    source: "HubProtocol § Non-Blocking Invocations",
    text: "An Invocation by the server has an invocation id where it awaits a result, and none where it only sends",
    ways: wire(),
  },
  "completion-unknown": {
    source: "HubProtocol § Errors",
    text: "A Completion that answers nothing may end the connection; here it is ignored, as ASP.NET Core does",
    ways: wire(),
  },
} as const satisfies Readonly<Record<string, Behaviour>>;
