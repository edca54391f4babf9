import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { protectionOf } from "./sealing.ts";

const key = randomBytes(32);
const protection = protectionOf(key, "a backup");

/** Through the streams in pieces of odd sizes. */
async function through(data: Buffer, [stream]: ReturnType<typeof protection.seal>, piece = 10_007): Promise<Buffer> {
  const pieces = Array.from({ length: Math.ceil(data.length / piece) }, (_, at) => data.subarray(at * piece, (at + 1) * piece));
  if (!stream) return data;
  return buffer(Readable.from(pieces).pipe(stream));
}
const seal = (data: Buffer, file = "a") => through(data, protection.seal(file));
const open = (data: Buffer, file = "a") => through(data, protection.open(file));

describe("a sealed file", () => {
  it.each([0, 1, 65_535, 65_536, 65_537, 131_072, 400_000])("of %i bytes opens as it was", async (size) => {
    const data = randomBytes(size);
    const sealed = await seal(data);
    expect(sealed.length).toBeGreaterThan(size);
    expect(sealed.includes(data.subarray(0, 32)) && size >= 32).toBe(false);
    expect((await open(sealed)).equals(data)).toBe(true);
  });

  const chunk = 65_536 + 16;
  it.each<[string, (sealed: Buffer) => Buffer]>([
    ["changed by a bit", (sealed) => (sealed.writeUInt8(sealed.readUInt8(70_000) ^ 1, 70_000), sealed)],
    ["cut off within a chunk", (sealed) => sealed.subarray(0, 100_000)],
    ["cut off between chunks", (sealed) => sealed.subarray(0, 2 * chunk)],
    ["without its first chunk", (sealed) => sealed.subarray(chunk)],
    [
      "with chunks in another order",
      (sealed) => Buffer.concat([sealed.subarray(chunk, 2 * chunk), sealed.subarray(0, chunk), sealed.subarray(2 * chunk)]),
    ],
    ["with more behind it", (sealed) => Buffer.concat([sealed, sealed.subarray(0, 20)])],
    ["empty", () => Buffer.alloc(0)],
  ])("%s does not open", async (_, change) => {
    const sealed = await seal(randomBytes(200_000));
    await expect(open(change(sealed))).rejects.toThrow("changed or cut off");
  });

  it("does not open under another name, in another backup, or with another key", async () => {
    const sealed = await seal(randomBytes(100));
    await expect(open(sealed, "b")).rejects.toThrow("changed or cut off");
    await expect(through(sealed, protectionOf(key, "another backup").open("a"))).rejects.toThrow("changed or cut off");
    await expect(through(sealed, protectionOf(randomBytes(32), "a backup").open("a"))).rejects.toThrow("changed or cut off");
  });
});
