import { Buffer } from "node:buffer";
import { expect, test } from "vitest";
import { Framing } from "./framing.ts";
import { MessageTooLarge, ProtocolError } from "./messages.ts";

const text = '{"a":"đường"}\u001e{}\u001e\u001e{"b":"😀"}\u001e';
const bytes = Buffer.from(text);
const messages = text.split("\u001e").slice(0, -1);

test("messages are whole wherever the bytes are split, within characters too", () => {
  for (let first = 0; first <= bytes.length; first++) {
    for (let second = first; second <= bytes.length; second++) {
      const framing = new Framing(100);
      const pieces = [bytes.subarray(0, first), bytes.subarray(first, second), bytes.subarray(second)];
      expect(pieces.flatMap((piece) => [...framing.push(piece)])).toEqual(messages);
    }
  }
});

test("byte by byte they are the same", () => {
  const framing = new Framing(100);
  expect([...bytes].flatMap((byte) => [...framing.push(Buffer.from([byte]))])).toEqual(messages);
});

test("a message of exactly the limit passes, one byte more does not, whole or in pieces", () => {
  const framing = new Framing(10);
  expect([...framing.push(Buffer.from("0123456789\u001e"))]).toEqual(["0123456789"]);
  expect(() => [...framing.push(Buffer.from("0123456789x\u001e"))]).toThrow(MessageTooLarge);
  const pieces = new Framing(10);
  expect([...pieces.push(Buffer.from("0123456789"))]).toEqual([]);
  expect(() => [...pieces.push(Buffer.from("x"))]).toThrow(MessageTooLarge);
});

test("messages before an oversize one are still given", () => {
  const given: string[] = [];
  expect(() => {
    for (const message of new Framing(3).push(Buffer.from("ok\u001etoo long"))) given.push(message);
  }).toThrow(MessageTooLarge);
  expect(given).toEqual(["ok"]);
});

test("bytes that are no UTF-8 break the protocol", () => {
  expect(() => [...new Framing(10).push(Buffer.from([0x22, 0xff, 0x22, 0x1e]))]).toThrow(ProtocolError);
});

test("what is held does not change with the buffer that brought it", () => {
  const framing = new Framing(100);
  const chunk = Buffer.from("begin");
  expect([...framing.push(chunk)]).toEqual([]);
  chunk.fill("x");
  expect([...framing.push(Buffer.from("-end\u001e"))]).toEqual(["begin-end"]);
});
