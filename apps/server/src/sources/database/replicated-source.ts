import { AsyncLocalStorage } from "node:async_hooks";
import type { PortalSource } from "@portal/domain";
import type { Replica } from "../../database/replica.ts";

const own = new AsyncLocalStorage<true>();

/** Reads the primary in all that `read` does: a visitor who has just written something finds it. */
export const readingOwnWrites = <T>(read: () => Promise<T>): Promise<T> => own.run(true, read);

export const isReadingOwnWrites = (): boolean => own.getStore() === true;

/** PostgreSQL ended the statement for its time: another try would take as long. */
const TOO_LONG = "57014";

/** Reads the replica while it has all changes that were received, else the primary; what fails at the replica is asked of the primary. */
export function createReplicatedSource(
  primary: PortalSource,
  { source, state }: { readonly source: PortalSource; readonly state: Replica },
): PortalSource {
  const read = async <T>(signal: AbortSignal | undefined, ask: (from: PortalSource) => Promise<T>): Promise<T> => {
    if (isReadingOwnWrites() || !state.isCurrent()) return ask(primary);
    try {
      return await ask(source);
    } catch (error) {
      if (signal?.aborted || (error as { code?: string }).code === TOO_LONG) throw error;
      // It may be away, or have given up a read for what it had to replay: it is looked at again.
      state.changed();
      return ask(primary);
    }
  };
  return {
    loadPageRecords: (request, context) => read(context.signal, (from) => from.loadPageRecords(request, context)),
    fetchContent: (queries, context) => read(context.signal, (from) => from.fetchContent(queries, context)),
  };
}
