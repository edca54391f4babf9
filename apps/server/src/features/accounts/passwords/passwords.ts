import { type HashCost, hashPassword, matchesHash } from "./argon2.ts";
import { boundedQueue } from "../../../services/bounded-queue.ts";

/** Password hashing that a flood of requests cannot turn into a lack of memory or of threads. */
export interface Passwords {
  /** @throws Busy */
  hash(password: string): Promise<string>;
  /** @param stored undefined: no one has this account; the answer is no, and takes as long. @throws Busy */
  verify(password: string, stored: string | undefined): Promise<boolean>;
}

/** At once: 19 MiB each, and half of the threads that Node shares with files and names. */
const AT_ONCE = 2;
/** 64 of 30 ms on two threads: about a second. */
const WAITING = 64;

/** @param cost HASH_COST, or less in tests that check thousands of passwords */
export function createPasswords(cost: HashCost): Passwords {
  const turn = boundedQueue(AT_ONCE, WAITING);
  /** Of a password that no one knows; it costs what all others cost. Made at once: the first who asks for no one must not wait longer. */
  const unknownPassword = hashPassword(crypto.randomUUID(), cost);
  return {
    hash: (password) => turn(() => hashPassword(password, cost)),
    async verify(password, stored) {
      const compared = stored ?? (await unknownPassword);
      const matches = await turn(() => matchesHash(password, compared));
      return matches && stored !== undefined;
    },
  };
}
