import { type HashCost, hashPassword, matchesHash } from "./argon2.ts";
import type { BoundedQueue } from "../../../services/bounded-queue.ts";

/** Password hashing that a flood of requests cannot turn into a lack of memory or of threads. */
export interface Passwords {
  /** @throws Busy */
  hash(password: string): Promise<string>;
  /** @param stored undefined: no one has this account; the answer is no, and takes as long. @throws Busy */
  verify(password: string, stored: string | undefined): Promise<boolean>;
}

export interface PasswordsOptions {
  readonly queue: Pick<BoundedQueue, "run">;
  /** HASH_COST, or less in tests that check thousands of passwords. */
  readonly cost: HashCost;
}

export function createPasswords({ queue, cost }: PasswordsOptions): Passwords {
  /** Of a password that no one knows; it costs what all others cost. Made at once: the first who asks for no one must not wait longer. */
  const unknownPassword = hashPassword(crypto.randomUUID(), cost);
  return {
    hash: (password) => queue.run(() => hashPassword(password, cost)),
    async verify(password, stored) {
      const compared = stored ?? (await unknownPassword);
      const matches = await queue.run(() => matchesHash(password, compared));
      return matches && stored !== undefined;
    },
  };
}
