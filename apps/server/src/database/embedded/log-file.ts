import { copyFileSync, fstatSync, openSync, closeSync, readSync, statSync, truncateSync } from "node:fs";

const largestBytes = 5 * 1024 * 1024;

/** Length of the log now, to read later what was added. */
export function logLength(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** Keeps the log and one older copy, 5 MB each. PostgreSQL writes in append mode, so the file can be cut under it. */
export function truncateLog(file: string): void {
  if (logLength(file) < largestBytes) return;
  copyFileSync(file, `${file}.1`);
  truncateSync(file);
}

/** The last line that tells why PostgreSQL ended, of what was written after `offset`; empty where it said nothing. */
export function lastFatal(file: string, offset: number): string {
  const lines = readFrom(file, offset).split("\n");
  const line = lines.findLast((entry) => /\b(FATAL|PANIC):/.test(entry)) ?? lines.findLast((entry) => entry.trim() !== "") ?? "";
  return line.replace(/^.*?\b(FATAL|PANIC):\s*/, "").trim();
}

function readFrom(file: string, offset: number): string {
  if (logLength(file) <= offset) return "";
  const handle = openSync(file, "r");
  try {
    const start = Math.max(offset, fstatSync(handle).size - 20_000);
    const buffer = Buffer.alloc(20_000);
    return buffer.toString("utf8", 0, readSync(handle, buffer, 0, buffer.length, start));
  } finally {
    closeSync(handle);
  }
}
