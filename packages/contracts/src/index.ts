/** What client, server and portal agree on: one JSON Schema and one type for each thing that travels. */
export { default as articleSchema } from "../schema/article.schema.json" with { type: "json" };
export { default as articleFilterSchema } from "../schema/article-filter.schema.json" with { type: "json" };
export { default as categorySchema } from "../schema/category.schema.json" with { type: "json" };
export { default as pageQuerySchema } from "../schema/page-query.schema.json" with { type: "json" };
export { default as parameterSchema } from "../schema/parameter.schema.json" with { type: "json" };
export { default as parameterQuerySchema } from "../schema/parameter-query.schema.json" with { type: "json" };
export { default as seriesQuerySchema } from "../schema/series-query.schema.json" with { type: "json" };
export { default as slugQuerySchema } from "../schema/slug-query.schema.json" with { type: "json" };
export { default as windowQuerySchema } from "../schema/window-query.schema.json" with { type: "json" };
export { type Envelope, envelopeSchema, errorEnvelopeSchema } from "./envelope.ts";
export type {
  ArticleData,
  ArticleFilter,
  CategoryData,
  PageQuery,
  Parameter,
  ParameterQuery,
  SeriesQuery,
  SlugQuery,
  WindowQuery,
} from "./generated/types.ts";
