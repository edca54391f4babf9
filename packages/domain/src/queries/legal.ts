import type { LegalContent } from "../legal/model.ts";
import { defineQuery } from "./define-query.ts";
import { DOCUMENTS_TAG } from "./documents.ts";

/** Whether the current document is in force, and which public documents it changes and is changed by. */
export const legal = defineQuery({
  kind: "legal",
  value: { description: "Whether the document is in force, and which documents it changes and is changed by.", type: "boolean" },
  plan: (isWanted, { article }) =>
    isWanted && article !== undefined ? { key: `legal:${article}`, fields: { slug: article }, tags: [DOCUMENTS_TAG] } : undefined,
  read: (result: LegalContent) => result,
});
