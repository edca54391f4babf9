import { expect, it } from "vitest";
import { markWords } from "./mark-words.ts";

it("marks whole words, with their diacritics", () => {
  expect(markWords("Thông báo kết quả họp", "Thông báo kết luận họp")).toEqual([
    { text: "Thông báo kết ", mark: "same" },
    { text: "quả", mark: "removed" },
    { text: "luận", mark: "added" },
    { text: " họp", mark: "same" },
  ]);
});

it("marks neighbouring words as one, and spaces where they are all that differs", () => {
  expect(markWords("Tin một hai ba", "Tin bốn năm sáu")).toEqual([
    { text: "Tin ", mark: "same" },
    { text: "một hai ba", mark: "removed" },
    { text: "bốn năm sáu", mark: "added" },
  ]);
  expect(markWords("hai  từ", "hai từ").map(({ mark }) => mark)).toEqual(["same", "removed", "added", "same"]);
});

it("shortens what is the same for long between words, and nothing that has changed", () => {
  const long = "không đổi ".repeat(60);
  const [start, removed, added, end] = markWords(`${long}cũ ${long}`, `${long}mới ${long}`);
  expect(start?.text).toMatch(/^… (?:không|đổi) .*đổi $/);
  expect(start?.text.length).toBeLessThan(130);
  expect([removed, added]).toEqual([
    { text: "cũ", mark: "removed" },
    { text: "mới", mark: "added" },
  ]);
  expect(end?.text).toMatch(/^ không đổi .*(?:không|đổi) …$/);
});
