/** What a file is by its first bytes; its name may lie. */
export type Signature = "pdf" | "zip" | "ole" | "text" | "binary";

/** Bytes that are enough to tell. */
export const SIGNATURE_BYTES = 1024;

const starts = (head: Uint8Array, ...bytes: number[]): boolean => bytes.every((byte, index) => head[index] === byte);

export function signatureOf(head: Uint8Array): Signature {
  if (starts(head, 0x50, 0x4b, 3, 4) || starts(head, 0x50, 0x4b, 5, 6)) return "zip";
  if (starts(head, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return "ole";
  // ISO 32000 §7.5.2 as readers take it: the header may stand anywhere in the first 1024 bytes.
  if (Buffer.from(head.buffer, head.byteOffset, head.byteLength).includes("%PDF-")) return "pdf";
  if (starts(head, 0xff, 0xfe) || starts(head, 0xfe, 0xff)) return "text";
  return head.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) ? "binary" : "text";
}

/** What the name says. */
export type TypeByName = "word" | "excel" | "csv" | "pdf" | "macros" | "old" | "other";

const endings = new Map<string, TypeByName>([
  ["docx", "word"],
  ["xlsx", "excel"],
  ["csv", "csv"],
  ["pdf", "pdf"],
  ["docm", "macros"],
  ["dotm", "macros"],
  ["xlsm", "macros"],
  ["xltm", "macros"],
  ["doc", "old"],
  ["xls", "old"],
]);

export const typeByName = (name: string): TypeByName => endings.get(/\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "") ?? "other";

/** In lower case, without the dot; "" where a name has none. */
export const endingOf = (name: string): string => /\.([a-z0-9]{1,8})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? "";
