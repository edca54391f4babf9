import { AsyncLocalStorage } from "node:async_hooks";
import type { NearPages, PortalSource } from "@portal/domain";
import type { FairQueue } from "../services/fair-queue.ts";
import { noteMissing } from "../sources/reading.ts";

/** Milliseconds that a not-found page waits for what it may stand without. */
const PATIENCE = 1_000;

const asking = new AsyncLocalStorage<string>();

/** @param network as networkOf tells them apart */
export const askedFrom = <T>(network: string, make: () => Promise<T>): Promise<T> => asking.run(network, make);

/**
 * The same source, which looks for near pages in turns that networks share. Nobody's address has to exist, so that anybody may ask for as many searches as there
 * are addresses: what finds no place, fails or takes too long is left out. A search that nobody waits for any more keeps its place until it has ended.
 */
export function nearPagesInTurn(source: PortalSource, queue: FairQueue): PortalSource {
  return {
    ...source,
    async findNearPages(words, { signal: gone, ...context }) {
      const ended = new AbortController();
      const signal = gone ? AbortSignal.any([gone, ended.signal]) : ended.signal;
      const nothing = Promise.withResolvers<undefined>();
      const timer = setTimeout(nothing.resolve, PATIENCE);
      const turn = { network: asking.getStore() ?? "unknown", signal };
      const found = queue.run(() => source.findNearPages(words, { ...context, signal: undefined }), turn);
      const none = (): NearPages | undefined => undefined;
      const near = await Promise.race([found.catch(none), nothing.promise]);
      clearTimeout(timer);
      ended.abort();
      // The next one who asks may get it.
      if (near === undefined) noteMissing();
      return near;
    },
  };
}
