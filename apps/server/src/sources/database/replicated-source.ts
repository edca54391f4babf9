import { AsyncLocalStorage } from "node:async_hooks";
import type { PortalSource } from "@portal/domain";
import type { ReplicaState } from "../../database/replica.ts";

const own = new AsyncLocalStorage<true>();

/** Reads the primary in all that `read` does: a visitor who has just written something finds it. */
export const readingOwnWrites = <T>(read: () => Promise<T>): Promise<T> => own.run(true, read);

export const isReadingOwnWrites = (): boolean => own.getStore() === true;

/** PostgreSQL ended the statement for its time: another try would take as long. */
const TOO_LONG = "57014";

/**
 * Reads the replica while it has all changes that were received, else the primary; what fails at the replica is asked of the primary. What a
 * visitor alone may ask for is read from the primary always: nobody is notified of it, so that a replica that has everything else may not have it.
 */
export function createReplicatedSource(
  primary: PortalSource,
  { source, state }: { readonly source: PortalSource; readonly state: ReplicaState },
): PortalSource {
  const read = async <T>(signal: AbortSignal | undefined, ask: (from: PortalSource) => Promise<T>): Promise<T> => {
    if (isReadingOwnWrites() || !state.isCurrent()) return ask(primary);
    try {
      return await ask(source);
    } catch (error) {
      if (signal?.aborted || (error as { code?: string }).code === TOO_LONG) throw error;
      // It may be away or behind, or have given up a read for what it had to replay.
      state.failed(error);
      return ask(primary);
    }
  };
  return {
    loadPageRecords: (request, context) =>
      request.receipt === undefined
        ? read(context.signal, (from) => from.loadPageRecords(request, context))
        : primary.loadPageRecords(request, context),
    fetchContent: (queries, context) => read(context.signal, (from) => from.fetchContent(queries, context)),
    findFormerAddress: (address, context) => read(context.signal, (from) => from.findFormerAddress(address, context)),
    findNearPages: (words, context) => read(context.signal, (from) => from.findNearPages(words, context)),
  };
}
