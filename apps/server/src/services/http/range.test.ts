import { expect, test } from "vitest";
import { parseRange } from "./range.ts";

test.each([
  [undefined, undefined],
  ["bytes=0-9", { start: 0, length: 10 }],
  ["bytes=90-", { start: 90, length: 10 }],
  ["bytes=95-200", { start: 95, length: 5 }],
  ["bytes=-5", { start: 95, length: 5 }],
  ["bytes=-500", { start: 0, length: 100 }],
  ["bytes=99-99", { start: 99, length: 1 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=5-4", undefined],
  ["bytes=0-1,3-4", undefined],
  ["bytes=-", undefined],
  ["items=0-1", undefined],
  ["bytes=a-b", undefined],
  ["bytes=99999999999999999999-", undefined],
])("reads %s of 100 bytes", (header, expected) => {
  expect(parseRange(header, 100)).toEqual(expected);
});

test("an empty file has no part", () => {
  expect(parseRange("bytes=0-0", 0)).toBe("unsatisfiable");
});
