import { createHash, createHmac } from "node:crypto";
import { GLYPHS } from "./glyphs.ts";

/** Letters and digits that no one takes for another; what is spoken is digits, which every voice says clearly. */
const alphabets = { picture: Object.keys(GLYPHS).join(""), sound: "0123456789" } as const;

export const CODE_LENGTH = 6;

/** What an address names, as it is kept. */
export const hashId = (id: string): Buffer => createHash("sha256").update(id).digest();

/** 32 bytes that only who has the secret can tell: they decide the characters, and how a sound is mixed. */
export const seedOf = (secret: Buffer, kind: string, id: Buffer, drawn: number): Buffer =>
  createHmac("sha256", secret).update(`${kind}:${drawn}:`).update(id).digest();

/** The characters that a picture shows or a sound says. */
export function codeOf(seed: Buffer, kind: keyof typeof alphabets): string {
  const alphabet = alphabets[kind];
  return Array.from({ length: CODE_LENGTH }, (_, index) => alphabet[seed.readUInt32BE(index * 4) % alphabet.length]).join("");
}

/** As people type: small letters, blanks, full-width forms. */
export const normalizeAnswer = (text: string): string => text.slice(0, 64).normalize("NFKC").toUpperCase().replace(/[\s-]/g, "");
