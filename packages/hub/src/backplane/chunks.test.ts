import { Buffer } from "node:buffer";
import { expect, test } from "vitest";
import { ChunkAssembler, toChunks } from "./chunks.ts";

const long = "Đồng tiền 😀 ".repeat(5_000);

test("no chunk is longer than PostgreSQL takes, and together they are the message", () => {
  const chunks = toChunks("a", 1, long);
  expect(chunks.length).toBeGreaterThan(10);
  for (const chunk of chunks) expect(Buffer.byteLength(chunk)).toBeLessThan(8_000);
  const assembly = new ChunkAssembler();
  const given = chunks.map((chunk) => assembly.add(chunk));
  expect(given.slice(0, -1).every((text) => text === undefined)).toBe(true);
  expect(given.at(-1)).toBe(long);
});

test("chunks of two senders may come in turns", () => {
  const assembly = new ChunkAssembler();
  const [left, right] = [toChunks("a", 1, `a${long}`), toChunks("b", 1, `b${long}`)];
  const given = left.flatMap((chunk, index) => [assembly.add(chunk), assembly.add(right[index] ?? "")]);
  expect(given.filter((text) => text !== undefined)).toEqual([`a${long}`, `b${long}`]);
});

test("a message that comes twice is given once, though it broke off the first time", () => {
  const assembly = new ChunkAssembler();
  const chunks = toChunks("a", 1, long);
  assembly.add(chunks[0] ?? "");
  const given = [...chunks, ...chunks].map((chunk) => assembly.add(chunk));
  expect(given.filter((text) => text !== undefined)).toEqual([long]);
});

test("a message whose beginning was not received is left out, and the next is given", () => {
  const assembly = new ChunkAssembler();
  const given = [...toChunks("a", 1, long).slice(1), ...toChunks("a", 2, "short")].map((chunk) => assembly.add(chunk));
  expect(given.filter((text) => text !== undefined)).toEqual(["short"]);
});

test("what is no chunk is left out", () => {
  expect(new ChunkAssembler().add("NOTIFY from someone else")).toBeUndefined();
});
