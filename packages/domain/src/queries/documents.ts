import type { CategorySummary } from "@portal/core";
import type { DocumentFilter, DocumentSummary, DocumentType, FilterProblem } from "../legal/model.ts";
import { defineQuery } from "./define-query.ts";
import type { ListingSort } from "./query-context.ts";

export interface DocumentsContent {
  readonly category: CategorySummary;
  readonly documents: readonly DocumentSummary[];
  /** Exact up to EXACT_TOTAL; a larger one is a lower bound. */
  readonly total: number;
  /** First is 1. */
  readonly page: number;
  readonly pageSize: number;
  /** By the day of issue. */
  readonly sort: ListingSort;
  readonly filter: DocumentFilter;
  readonly problems: readonly FilterProblem[];
  /** What the documents of the category have. */
  readonly options: {
    readonly types: readonly DocumentType[];
    readonly issuers: readonly string[];
    readonly fields: readonly string[];
  };
}

/** Of all that shows a legal document beside its own page and category: another one may say that it ends or changes it. */
export const DOCUMENTS_TAG = "documents";

/** The current category's legal documents, paged and narrowed; the template says how many a page. */
export const documents = defineQuery({
  kind: "documents",
  value: {
    description: "The current category's legal documents, with a filter, paged; how many a page, 1 to 50.",
    type: "integer",
    minimum: 1,
    maximum: 50,
  },
  plan: (pageSize, { category, page, sort, documents: asked }) => {
    if (category === undefined || asked === undefined) return undefined;
    const fields = { slug: category, page, pageSize, sort, ...asked };
    return {
      key: `documents:${JSON.stringify(fields)}`,
      fields,
      tags: [DOCUMENTS_TAG, ...(asked.filter.terms === undefined ? [] : ["articles"])],
    };
  },
  read: (result: DocumentsContent) => result,
});
