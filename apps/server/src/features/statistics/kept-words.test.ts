import { expect, it } from "vitest";
import { keptPath, keptWords } from "./kept-words.ts";

it.each([
  ["  Hoàn   thuế\tGTGT ", "hoàn thuế gtgt"],
  ["hoa\u0300n thue\u0302\u0301", "hoàn thuế"],
  ["thông tư 80/2021/TT-BTC", "thông tư 80/2021/tt-btc"],
  ["nghị định 123/2020/NĐ-CP", "nghị định 123/2020/nđ-cp"],
  ["ngân sách 2026-2030", "ngân sách 2026-2030"],
  ["nguyen.van.a@example.vn", undefined],
  ["0912 345 678", undefined],
  ["gọi 09.1234.5678", undefined],
  ["001085012345", undefined],
  ["550e8400-e29b-41d4-a716-446655440000", undefined],
  ["mã eyJhbGciOiJIUzI1NiJ9x", undefined],
  ["x".repeat(61), undefined],
  ["", undefined],
])("of the words %j it keeps %j", (typed, kept) => {
  expect(keptWords(typed)).toBe(kept);
});

it.each([
  ["/btc/tin-tuc/khong-co-bai-nay", true],
  ["/btc/tin-tuc/thong-tu-80-2021-tt-btc-ve-quan-ly-thue", true],
  ["/webcenter/portal/btc/r/o/MOFUCM123456", true],
  ["/btc/2024118823", true],
  ["/btc/nguyen.van.a@example.vn", false],
  ["/btc/nguyen%40example.vn", false],
  ["/dat-lai/eyJhbGciOiJIUzI1NiJ9eyJzdWIi", false],
  [`/${"x".repeat(200)}`, false],
  ["/%ff", true],
])("the address %s is kept: %s", (path, isKept) => {
  expect(keptPath(path)).toBe(isKept ? path : undefined);
});
