import type { Loaded, PortalSource, PreviewLoader, PreviewOptions } from "@portal/domain";
import type { Kysely } from "kysely";
import { inPreviewTransaction, type PreviewTransactions } from "../../database/preview-transactions.ts";
import type { Database } from "../../database/schema.ts";

/** Writes in the transaction what is to be published, as publishing does. @returns what search needs to find it. @throws NotPublishable */
export type Apply = (transaction: Kysely<Database>) => Promise<() => Promise<void>>;

/** The portal's data, as a transaction has it. */
export type SourceOver = (transaction: Kysely<Database>) => PortalSource;

export interface PreviewTools extends PreviewTransactions {
  readonly loader: PreviewLoader;
  readonly sourceOver: SourceOver;
}

export interface PreviewRequest extends Pick<PreviewOptions, "base"> {
  /** Path and query of a page, as visitors have them. */
  readonly address: string;
  /** The moment that is shown, in milliseconds since 1970. */
  readonly asOf: number;
  readonly apply: Apply;
  readonly signal: AbortSignal;
}

/** What was to be published cannot be. */
export class NotPublishable extends Error {
  /** A sentence or two each. */
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super("What the preview is of cannot be published.");
    this.reasons = reasons;
  }
}

/**
 * The page of an address as it would be: what is to be published is written, the page is read, and all is rolled back.
 * @throws NotPublishable; PreviewTimeout; where the database fails
 */
export async function loadAsIfPublished(
  { loader, sourceOver, ...transactions }: PreviewTools,
  { address, base, asOf, apply, signal }: PreviewRequest,
): Promise<Loaded> {
  return inPreviewTransaction(transactions, signal, async (transaction, given) => {
    const find = await apply(transaction);
    const { source, failure } = withoutGaps(findingFirst(sourceOver(transaction), find));
    const loaded = await loader.loadPreview(address, { source, base, asOf: new Date(asOf).toISOString(), signal: given });
    const failed = failure();
    if (failed) throw failed.reason;
    return loaded;
  });
}

/** What search finds of what was written costs as much as writing it, and few pages search. */
function findingFirst(source: PortalSource, find: () => Promise<void>): PortalSource {
  let found: Promise<void> | undefined;
  return {
    ...source,
    async fetchContent(queries, context) {
      if (queries.some(({ kind }) => kind === "search")) await (found ??= find());
      return source.fetchContent(queries, context);
    },
  };
}

/** A page of visitors stands without a block that failed. In a transaction nothing after a failure can be had, and another try may go through. */
function withoutGaps(source: PortalSource): {
  readonly source: PortalSource;
  readonly failure: () => { readonly reason: unknown } | undefined;
} {
  let first: { readonly reason: unknown } | undefined;
  const noting = async <T>(read: Promise<T>): Promise<T> => {
    try {
      return await read;
    } catch (reason) {
      first ??= { reason };
      throw reason;
    }
  };
  return {
    source: {
      ...source,
      loadPageRecords: (request, context) => noting(source.loadPageRecords(request, context)),
      fetchContent: (queries, context) => noting(source.fetchContent(queries, context)),
    },
    failure: () => first,
  };
}
