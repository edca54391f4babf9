import { describe, expect, it } from "vitest";
import { readReceipt, receiptCheckDigit, showReceipt } from "./receipt-number.ts";

const digits = `123456789012345${receiptCheckDigit("123456789012345")}`;
const shown = showReceipt(digits);

describe("a receipt", () => {
  it("is shown in groups of four", () => expect(shown).toMatch(/^\d{4}-\d{4}-\d{4}-\d{4}$/));

  it.each([digits, shown, ` ${shown} `, shown.replaceAll("-", " "), shown.replaceAll("-", "–"), shown.replaceAll("-", ".")])(
    "is read however it is typed: %j",
    (typed) => expect(readReceipt(typed)).toBe(shown),
  );

  it("with one wrong digit is none", () => {
    for (let index = 0; index < digits.length; index += 1) {
      const wrong = digits.slice(0, index) + String((Number(digits[index]) + 1) % 10) + digits.slice(index + 1);
      expect(readReceipt(wrong)).toBeUndefined();
    }
  });

  it.each(["", "1234", `${digits}0`, "abcd-efgh-ijkl-mnop", "'; drop table question; --", "\0".repeat(16)])("is not %j", (typed) =>
    expect(readReceipt(typed)).toBeUndefined(),
  );
});
