import { expect, test } from "vitest";
import { formatSize } from "./format-size.ts";

const format = { number: (value: number, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat("vi-VN", options).format(value) };

test.each([
  [0, ""],
  [Number.NaN, ""],
  [300, "0,3 KB"],
  [2941, "2,9 KB"],
  [35_740, "35 KB"],
  [209_715_200, "200 MB"],
])("%d bytes are %s", (bytes, text) => {
  expect(formatSize(bytes, format)).toBe(text);
});
