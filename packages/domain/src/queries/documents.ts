import type { DocumentsContent } from "../legal/model.ts";
import { defineQuery } from "./define-query.ts";

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
