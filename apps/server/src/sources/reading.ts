import { AsyncLocalStorage } from "node:async_hooks";
import type { PortalSource } from "@portal/domain";

/** What is noted while a page is read from a back end. */
interface Notes {
  /** When the oldest of what it is made from was asked for, by the process's clock (performance.now). */
  oldest: number;
  isIncomplete: boolean;
}

/** How a page was read. Not part of it: two pages that show the same are the same, however old. */
export interface Reading {
  /** Milliseconds for which the oldest of what the page is made from was known before; 0: all was asked for meanwhile. */
  readonly age: number;
  /** Something could not be had, and the page was made without it. */
  readonly isIncomplete: boolean;
}

const notes = new AsyncLocalStorage<Notes>();

export async function noteReading<T>(read: () => Promise<T>): Promise<{ readonly value: T; readonly reading: Reading }> {
  const began = performance.now();
  const noted: Notes = { oldest: began, isIncomplete: false };
  const value = await notes.run(noted, read);
  return { value, reading: { age: began - noted.oldest, isIncomplete: noted.isIncomplete } };
}

/** The page that is being read is made from what was asked for then, by the process's clock. */
export function noteAge(askedAt: number): void {
  const noted = notes.getStore();
  if (noted) noted.oldest = Math.min(noted.oldest, askedAt);
}

/** The page that is being read lacks something that another try may bring. */
export function noteMissing(): void {
  const noted = notes.getStore();
  if (noted) noted.isIncomplete = true;
}

/** The same source, which notes what it could not give: blocks of several categories and cards show what is there. */
export function notingMissing(source: PortalSource): PortalSource {
  return {
    loadPageRecords: (request, context) => source.loadPageRecords(request, context),
    findFormerAddress: (address, context) => source.findFormerAddress(address, context),
    findNearPages: (words, context) => source.findNearPages(words, context),
    async fetchContent(queries, context) {
      try {
        const answers = await source.fetchContent(queries, context);
        if ([...answers.values()].some((answer) => !answer.ok && answer.reason === "unavailable")) noteMissing();
        return answers;
      } catch (error) {
        noteMissing();
        throw error;
      }
    },
  };
}
