import { isSearchPath } from "@portal/domain";
import { type FairQueue, fairQueue, type Turn } from "../services/fair-queue.ts";

/** Where pages wait to be made, each kind by itself: what is slow stands before no other. */
export interface PageQueues {
  readonly pages: FairQueue;
  /** Pages of results. */
  readonly searches: FairQueue;
  /** What not-found pages look for, each while its page keeps its own place. */
  readonly nearPages: FairQueue;
  /** Pages that show a form again with what was typed. */
  readonly submittedForms: FairQueue;
}

const NEAR_AT_WORK = 1;
const NEAR_WAITING = 5;

export const createPageQueues = (renderThreads: number): PageQueues => ({
  // While some are drawn, the content of as many more is fetched, and others wait for their near pages; 32 of 10 ms wait a third of a second for their thread.
  pages: fairQueue(2 * renderThreads + 2 + NEAR_AT_WORK + NEAR_WAITING, 32 * renderThreads),
  // Each may keep a processor of the database busy.
  searches: fairQueue(2, 16),
  // For a second at most: what waits longer is left out.
  nearPages: fairQueue(NEAR_AT_WORK, NEAR_WAITING),
  // What was typed is worth a longer wait.
  submittedForms: fairQueue(2, 100),
});

/** The one in which a page waits. @param address path and query */
export function queueOf(queues: PageQueues, address: string): FairQueue {
  const [path = ""] = address.split("?", 1);
  return isSearchPath(path) ? queues.searches : queues.pages;
}

/**
 * Makes what is at an address when its turn has come.
 * @param address path and query
 * @throws Busy
 */
export function inPageQueue<T>(queues: PageQueues, address: string, turn: Turn, make: () => Promise<T>): Promise<T> {
  return queueOf(queues, address).run(make, turn);
}
