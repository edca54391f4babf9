import { createHash, createHmac, randomBytes } from "node:crypto";

/** 256 bits: nothing to guess, so a fast hash keeps it. */
const BYTES = 32;

export const newToken = (): string => randomBytes(BYTES).toString("base64url");
export const newSeed = (): Buffer => randomBytes(BYTES);
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/**
 * The token that replaces another. Who holds the old one and asks again, because the answer was lost or another tab asked too, gets
 * the very same successor, although the database knows neither: only the seed, which is worth nothing without the old token.
 */
export const successorOf = (token: string, seed: Buffer): string => createHmac("sha256", token).update(seed).digest("base64url");
