import { storedPath } from "../files/article-file.ts";
import type { FileView } from "../files/file-view.ts";
import { defineQuery } from "./define-query.ts";

/** The article's file, shown in the page: one of our own; what stands elsewhere is only linked to. */
export const file = defineQuery({
  kind: "file",
  value: { description: "The article's file, shown in the page.", type: "boolean" },
  plan: (isWanted, { file: asked }) => {
    const path = isWanted && asked ? storedPath(asked.href) : undefined;
    if (!asked || path === undefined) return undefined;
    return { key: `file:${path}`, fields: { href: asked.href, fileName: asked.fileName }, tags: [`file:${encodeURI(path)}`] };
  },
  read: (result: FileView) => result,
});
