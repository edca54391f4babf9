/** Digits of a receipt, the last one a check digit. */
export const RECEIPT_DIGITS = 16;

/** However it is typed. @returns as it is shown, "1234-5678-9012-3452"; undefined where it is no receipt, or a digit is mistyped */
export function readReceipt(typed: string): string | undefined {
  const digits = typed
    .slice(0, 100)
    .normalize("NFKC")
    .replace(/[\s.\-‐-―]/g, "");
  if (digits.length !== RECEIPT_DIGITS || !/^\d+$/.test(digits)) return undefined;
  return receiptCheckDigit(digits.slice(0, -1)) === digits.at(-1) ? showReceipt(digits) : undefined;
}

/** In groups of four, to be read aloud. */
export const showReceipt = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, "$1-");

/** Luhn's: finds every wrong digit and almost every swapped pair. */
export function receiptCheckDigit(digits: string): string {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return String((10 - (sum % 10)) % 10);
}
