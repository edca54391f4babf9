import { expect, it } from "vitest";
import { MAX_LINE_BYTES, readLines, type UnreadableLine } from "./lines.ts";
import { collect } from "./testing/collect.ts";

async function read(...chunks: readonly (string | Buffer)[]): Promise<(string | UnreadableLine)[]> {
  async function* stream(): AsyncGenerator<Buffer> {
    for (const chunk of chunks) yield Buffer.from(chunk);
  }
  return collect(readLines(stream()));
}

it("joins lines and letters that chunks have parted, and keeps empty lines for counting", async () => {
  const [first, second] = [Buffer.from("ngân sá"), Buffer.from("ch\n\nế")];
  const cut = second.length - 1;
  expect(await read(first, second.subarray(0, cut), second.subarray(cut))).toEqual(["ngân sách", "", "ế"]);
  expect(await read("a\r\nb\n")).toEqual(["a\r", "b"]);
  expect(await read("")).toEqual([]);
});

it("drops a byte order mark", async () => {
  expect(await read("\ufeff{}\n{}")).toEqual(["{}", "{}"]);
});

it("goes on after lines that are too long or not UTF-8, without holding them", async () => {
  const chunk = Buffer.alloc(8 * 1024 * 1024, "x");
  const chunks = Array.from({ length: 20 }, () => chunk);
  const lines = await read(...chunks, "\n", Buffer.from([0xc3, 0x28]), "\ngood", "\n", Buffer.alloc(MAX_LINE_BYTES, "y"));
  expect(lines.map((line) => (typeof line === "string" ? line.length : line.problem.slice(0, 20)))).toEqual([
    "The line has 1677721",
    "The line is not UTF-",
    4,
    MAX_LINE_BYTES,
  ]);
});
