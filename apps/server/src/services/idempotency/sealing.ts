import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const NONCE = 12;
const TAG = 16;

/**
 * What a sender's key, 122 random bits that only the sender has, lets us keep without being able to read it: an answer may hold tokens,
 * and a plain digest of a form with a password could be guessed. Of forms, and of calls of administration.
 */
export const hashOf = (key: string): Buffer => createHash("sha256").update(key).digest();

export const digestOf = (key: string, content: unknown): Buffer => createHmac("sha256", key).update(JSON.stringify(content)).digest();

// The label is that of every release so far: two of them may run side by side.
const encryptionKeyOf = (key: string): Buffer => Buffer.from(hkdfSync("sha256", key, "", "form outcome", 32));

export function seal(key: string, value: unknown): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, encryptionKeyOf(key), nonce);
  const encrypted = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

/** @throws where it was encrypted under another key, or changed since */
export function unseal(key: string, encrypted: Buffer): unknown {
  const decipher = createDecipheriv(CIPHER, encryptionKeyOf(key), encrypted.subarray(0, NONCE));
  decipher.setAuthTag(encrypted.subarray(NONCE, NONCE + TAG));
  const text = Buffer.concat([decipher.update(encrypted.subarray(NONCE + TAG)), decipher.final()]).toString("utf8");
  return JSON.parse(text) as unknown;
}
