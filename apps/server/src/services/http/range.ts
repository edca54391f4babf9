/** A part of a file, in bytes. */
export interface ByteRange {
  readonly start: number;
  readonly length: number;
}

/**
 * Reads a Range header (RFC 9110 §14).
 * @returns undefined where the whole file is to be sent (no range, another unit, several ranges, not a range); "unsatisfiable" where it lies outside.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "");
  const [, first = "", last = ""] = match ?? [];
  if (first === "" && last === "") return undefined;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, length };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return undefined;
  return start >= size ? "unsatisfiable" : { start, length: end - start + 1 };
}
