/** Checks of single values that every kind shares. */
import { createHash } from "node:crypto";
import { escapeSegment } from "@portal/core/records";
import { type Finding, finding } from "./finding.ts";

export const sha256 = (data: string | Buffer): string => createHash("sha256").update(data).digest("hex");

/** YYYY-MM-DD, and a day of the calendar. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Texts and names of fields that PostgreSQL cannot hold: NUL, and halves of surrogate pairs. Takes any depth. */
export function findUnstorable(value: unknown, pointer: string): Finding | undefined {
  const open: [unknown, string][] = [[value, pointer]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [current, at] = next;
    if (typeof current === "string" && (current.includes("\0") || !current.isWellFormed())) {
      return finding(
        "unstorable-text",
        at,
        "The text holds a NUL or half a character, which cannot be stored.",
        "Remove \\u0000 and lone \\ud800 to \\udfff.",
      );
    }
    if (typeof current !== "object" || current === null) continue;
    for (const [key, child] of Object.entries(current)) {
      if (!Array.isArray(current)) open.push([key, at]);
      if (typeof child === "string" || typeof child === "object") open.push([child, `${at}/${escapeSegment(key)}`]);
    }
  }
  return undefined;
}
