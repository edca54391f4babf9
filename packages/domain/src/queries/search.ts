import type { SearchContent } from "../search/model.ts";
import { defineQuery } from "./define-query.ts";

/** Any of these may be found by it, or say what is found: a search is forgotten with the first change of content. */
const foundTags = ["articles", "pages", "questions", "people:leader", "people:former-minister", "searchTerms"];

/** What the visitor looks for; the template says how many results a page. */
export const search = defineQuery({
  kind: "search",
  value: { description: "What the visitor looks for; how many results a page, 1 to 50.", type: "integer", minimum: 1, maximum: 50 },
  plan: (pageSize, { search: asked, page }) => {
    if (!asked) return undefined;
    const fields = { ...asked, page, pageSize };
    return { key: `search:${JSON.stringify(fields)}`, fields, tags: foundTags };
  },
  read: (result: SearchContent) => result,
});
