import { type IHubProtocol, JsonHubProtocol, MessageType, NullLogger } from "@microsoft/signalr";
import { expect, test } from "vitest";
import {
  encodeClose,
  encodeCompletion,
  encodeFailure,
  encodeInvocation,
  encodePing,
  encodeStreamItem,
  parseMessage,
} from "./json-codec.ts";
import { ProtocolError } from "./messages.ts";

/** The client's own codec: what it writes must be read here, what is written here it must read. */
const theirs: IHubProtocol = new JsonHubProtocol();
const read = (text: string) => theirs.parseMessages(text, NullLogger.instance);
const written = (message: Parameters<IHubProtocol["writeMessage"]>[0]) =>
  parseMessage((theirs.writeMessage(message) as string).slice(0, -1));

test("the client's codec reads what this one writes", () => {
  const text = [
    encodeInvocation("traffic", [{ a: 1 }, "đ"], undefined),
    encodeInvocation("ask", [], "server-1"),
    encodeStreamItem("1", [1]),
    encodeStreamItem("1", undefined),
    encodeCompletion("2", { b: null }),
    encodeCompletion("3", undefined),
    encodeFailure("4", "no"),
    encodePing(),
    encodeClose(undefined, false),
    encodeClose("bad", true),
  ].join("");
  expect(read(text)).toEqual([
    { type: MessageType.Invocation, target: "traffic", arguments: [{ a: 1 }, "đ"] },
    { type: MessageType.Invocation, target: "ask", arguments: [], invocationId: "server-1" },
    { type: MessageType.StreamItem, invocationId: "1", item: [1] },
    { type: MessageType.StreamItem, invocationId: "1", item: null },
    { type: MessageType.Completion, invocationId: "2", result: { b: null } },
    { type: MessageType.Completion, invocationId: "3" },
    { type: MessageType.Completion, invocationId: "4", error: "no" },
    { type: MessageType.Ping },
    { type: MessageType.Close },
    { type: MessageType.Close, error: "bad", allowReconnect: true },
  ]);
});

test("this codec reads what the client's writes, stream invocations and cancellations too", () => {
  const headers = { unknown: "ignored" };
  expect(written({ type: MessageType.Invocation, headers, target: "Echo", arguments: ["a"], streamIds: [] })).toEqual({
    type: 1,
    invocationId: undefined,
    target: "Echo",
    arguments: ["a"],
    streamIds: [],
  });
  expect(written({ type: MessageType.StreamInvocation, invocationId: "7", target: "Stream", arguments: [5], streamIds: ["8"] })).toEqual({
    type: 4,
    invocationId: "7",
    target: "Stream",
    arguments: [5],
    streamIds: ["8"],
  });
  expect(written({ type: MessageType.StreamItem, invocationId: "8", item: null })).toEqual({ type: 2, invocationId: "8", item: null });
  expect(written({ type: MessageType.Completion, invocationId: "8", result: null })).toEqual({
    type: 3,
    invocationId: "8",
    result: null,
    error: undefined,
  });
  expect(written({ type: MessageType.Completion, invocationId: "8", error: "bad" })).toEqual({
    type: 3,
    invocationId: "8",
    result: undefined,
    error: "bad",
  });
  expect(written({ type: MessageType.CancelInvocation, invocationId: "7" })).toEqual({ type: 5, invocationId: "7" });
  expect(written({ type: MessageType.Ping })).toEqual({ type: 6 });
  expect(written({ type: MessageType.Close })).toEqual({ type: 7, error: undefined });
});

test.each([
  "",
  "x",
  "null",
  "[]",
  '"text"',
  "{}",
  '{"type":"1"}',
  '{"type":null}',
  '{"type":1}',
  '{"type":1,"target":"Echo"}',
  '{"type":1,"arguments":[]}',
  '{"type":1,"target":1,"arguments":[]}',
  '{"type":1,"target":"Echo","arguments":{}}',
  '{"type":1,"target":"Echo","arguments":[],"invocationId":1}',
  '{"type":1,"target":"Echo","arguments":[],"streamIds":"1"}',
  '{"type":1,"target":"Echo","arguments":[],"streamIds":[1]}',
  '{"type":4,"target":"Stream","arguments":[]}',
  '{"type":2,"item":1}',
  '{"type":2,"invocationId":"1"}',
  '{"type":3}',
  '{"type":3,"invocationId":"1","result":1,"error":"both"}',
  '{"type":3,"invocationId":"1","error":1}',
  '{"type":5}',
  '{"type":7,"error":{}}',
  "[".repeat(100_000),
])("%.60s breaks the protocol", (text) => {
  expect(() => parseMessage(text)).toThrow(ProtocolError);
});

test("messages of a later protocol are ignored, and so are fields", () => {
  expect(parseMessage('{"type":8,"sequenceId":1}')).toBeUndefined();
  expect(parseMessage('{"type":99}')).toBeUndefined();
  expect(parseMessage('{"type":5,"invocationId":"1","later":true}')).toEqual({ type: 5, invocationId: "1" });
});

test("a __proto__ in a message is data like any other", () => {
  const message = parseMessage('{"type":1,"__proto__":{"target":"x"},"arguments":[{"__proto__":{"polluted":true}}],"target":"Echo"}');
  expect(message).toMatchObject({ target: "Echo" });
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});
