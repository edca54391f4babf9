import article from "../../schema/lines/article.json" with { type: "json" };
import category from "../../schema/lines/category.json" with { type: "json" };
import common from "../../schema/lines/common.json" with { type: "json" };
import feed from "../../schema/lines/feed.json" with { type: "json" };
import file from "../../schema/lines/file.json" with { type: "json" };
import page from "../../schema/lines/page.json" with { type: "json" };
import parameter from "../../schema/lines/parameter.json" with { type: "json" };
import person from "../../schema/lines/person.json" with { type: "json" };
import question from "../../schema/lines/question.json" with { type: "json" };
import searchTerm from "../../schema/lines/searchTerm.json" with { type: "json" };
import series from "../../schema/lines/series.json" with { type: "json" };
import site from "../../schema/lines/site.json" with { type: "json" };

/** JSON Schema (draft 7) of a line of content, by its kind. Import checks lines by it, administration draws forms by it. */
export const lineSchemas = { site, category, page, question, person, parameter, series, feed, file, article, searchTerm } as const;
export type Kind = keyof typeof lineSchemas;

/** In the order in which records can be written: what others refer to comes first. */
export const kinds = Object.keys(lineSchemas) as readonly Kind[];
export const isKind = (value: unknown): value is Kind => (kinds as readonly unknown[]).includes(value);

/** What the schemas refer to as `common.json`. */
export const lineDefinitions = common;
