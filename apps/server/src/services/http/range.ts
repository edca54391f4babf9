import type { FastifyReply } from "fastify";

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

/**
 * Sets status and headers of the answer for what a Range header asks for.
 * @returns the part to send; undefined where it lies outside: then the answer only says so
 */
export function beginRange(reply: FastifyReply, header: string | undefined, size: number): ByteRange | undefined {
  const range = parseRange(header, size);
  if (range === "unsatisfiable") {
    reply.code(416).header("content-range", `bytes */${size}`);
    return undefined;
  }
  if (range) reply.code(206).header("content-range", `bytes ${range.start}-${range.start + range.length - 1}/${size}`);
  return range ?? { start: 0, length: size };
}
