import { expect, it } from "vitest";
import { payloadsOf } from "./tags.ts";

const tags = (count: number): Set<string> =>
  new Set(Array.from({ length: count }, (_, index) => `article:bai-viet-ve-ngan-sach-nha-nuoc-${index}`));

it("says nothing where nothing has changed", () => {
  expect(payloadsOf(new Set())).toEqual([]);
});

it("parts many tags into messages that PostgreSQL takes, and loses none", () => {
  const payloads = payloadsOf(tags(1000));
  expect(Math.max(...payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8000);
  expect(new Set(payloads.flatMap((payload) => (JSON.parse(payload) as { tags: string[] }).tags))).toEqual(tags(1000));
});

it("says everything where it would have to say too much", () => {
  expect(payloadsOf(tags(100_000))).toEqual(['{"tags":["*"]}']);
  expect(payloadsOf(new Set([`page:${"x".repeat(9000)}`]))).toEqual(['{"tags":["*"]}']);
  expect(payloadsOf(tags(100_000), true)).toEqual(['{"tags":["*"],"withdrawn":true}']);
});
