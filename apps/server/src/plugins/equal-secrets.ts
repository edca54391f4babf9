import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Compares in a time that says nothing of either. */
export const equalSecrets = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
