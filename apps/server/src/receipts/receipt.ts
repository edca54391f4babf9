import { createHash, randomInt } from "node:crypto";

/** Digits of a receipt, the last one a check digit: some 50 random bits, read aloud in any language. */
const DIGITS = 16;

/** A number with which a visitor can ask again: "1234-5678-9012-3452". */
export function newReceipt(): string {
  const digits = Array.from({ length: DIGITS - 1 }, () => randomInt(10)).join("");
  return (digits + checkDigit(digits)).replace(/(\d{4})(?=\d)/g, "$1-");
}

/** However it is typed. @returns its digits; undefined where it is no receipt, or a digit is mistyped */
export function readReceipt(typed: string): string | undefined {
  const digits = typed
    .slice(0, 100)
    .normalize("NFKC")
    .replace(/[\s.\-‐-―]/g, "");
  if (!/^\d{16}$/.test(digits)) return undefined;
  return checkDigit(digits.slice(0, -1)) === digits.at(-1) ? digits : undefined;
}

/** As it is stored: who reads the database cannot ask in the visitor's place. @param receipt as `newReceipt` or `readReceipt` gives it */
export const hashReceipt = (receipt: string): Buffer =>
  createHash("sha256")
    .update(`receipt:${receipt.replaceAll("-", "")}`)
    .digest();

/** Luhn's: finds every wrong digit and almost every swapped pair. */
function checkDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
