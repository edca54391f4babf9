import { type BoundedQueue, boundedQueue } from "./bounded-queue.ts";
import { type FairQueue, fairQueue } from "./fair-queue.ts";

/** Costly work that any visitor may cause: little of it at once, and no more waiting than is done within a second or two. */
export interface Queues {
  readonly passwords: BoundedQueue;
  readonly captcha: BoundedQueue;
  readonly uploads: BoundedQueue;
  /** Calls of administrators. */
  readonly administration: FairQueue;
  /** Titles for what visitors are typing. */
  readonly suggestions: FairQueue;
  /** Lists for other programs, where their answer is not kept. */
  readonly listings: FairQueue;
  /** Files of open data, and what pages of others show in frames, where their answer is not kept. */
  readonly openData: FairQueue;
  /** Calls that read content, where their answer is not kept. */
  readonly calls: FairQueue;
  /** Parts of files that are being sent. */
  readonly files: FairQueue;
}

export const createQueues = (): Queues => ({
  // 19 MiB each, and half of the threads that Node shares with files and names; 64 of 30 ms on two threads are about a second.
  passwords: boundedQueue(2, 64),
  // Pictures and sounds together, 40 ms each.
  captcha: boundedQueue(2, 40),
  // Each holds its file in memory, and what it unpacks.
  uploads: boundedQueue(2, 20),
  // Lists and publications keep a session of the database each.
  administration: fairQueue(4, 64),
  // Beside two searches at once: some 10 ms each, over the third connection of searches. Who waits longer has typed on.
  suggestions: fairQueue(1, 32),
  // A thousand addresses, 100 ms each, over the connections of searches.
  listings: fairQueue(1, 64),
  // Ten thousand rows, a second each, over the connections of searches and in a thread of its own.
  openData: fairQueue(1, 32),
  // A statement or two of a few milliseconds each, over the connections that forms, accounts and /readyz have too.
  calls: fairQueue(4, 128),
  // A millisecond each, over the same connections. Who is sent a file asks for its next part once the one before has gone.
  files: fairQueue(2, 1_000),
});
