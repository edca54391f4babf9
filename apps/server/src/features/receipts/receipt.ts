import { createHash, randomInt } from "node:crypto";
import { RECEIPT_DIGITS, receiptCheckDigit, showReceipt } from "@portal/domain/content";

/** A number with which a visitor can ask again: some 50 random bits and a check digit, as digits that are read aloud in any language. */
export function newReceipt(): string {
  const digits = Array.from({ length: RECEIPT_DIGITS - 1 }, () => randomInt(10)).join("");
  return showReceipt(digits + receiptCheckDigit(digits));
}

/** As it is stored: who reads the database cannot ask in the visitor's place. @param receipt as it is shown */
export const hashReceipt = (receipt: string): Buffer => createHash("sha256").update(`receipt:${receipt}`).digest();
