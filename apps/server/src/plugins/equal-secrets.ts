import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Compares in constant time: how long it takes says nothing of either secret. */
export const equalSecrets = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
