import {
  type CategoryData,
  categorySchema,
  type Envelope,
  envelopeSchema,
  errorEnvelopeSchema,
  slugQuerySchema,
  type SlugQuery,
} from "@portal/contracts";
import type { FastifyPluginAsync } from "fastify";
import type { Services } from "../../services.ts";
import { failure } from "../../plugins/errors.ts";
import { findCategoryOrSite, listChildren } from "../../sources/database/categories.ts";

/** A reader looks at `success` and `message` (specification §7), so an unknown slug is an answer, not a failed call: status 200. */
const unknown = (slug: string) => failure(`No category or site has the slug "${slug}".`);

export const categoryRoutes: FastifyPluginAsync<Pick<Services, "db">> = async (app, { db }) => {
  app.get<{ Querystring: SlugQuery; Reply: Envelope<CategoryData> }>(
    "/api/articlecategory/getbyslug",
    {
      schema: {
        operationId: "getCategoryBySlug",
        tags: ["content"],
        summary: "A category or a site",
        description: "Categories and sites share one namespace. An unknown slug answers with status 200 and success false.",
        querystring: slugQuerySchema,
        response: {
          200: envelopeSchema(categorySchema, { list: false, description: "The category or site." }),
          400: errorEnvelopeSchema("The query is wrong."),
        },
      },
    },
    async ({ query: { slug } }) => {
      const data = await findCategoryOrSite(db, slug);
      return data ? { success: true, data, message: null } : unknown(slug);
    },
  );

  app.get<{ Querystring: SlugQuery; Reply: Envelope<CategoryData[]> }>(
    "/api/articlecategory/getchildsbyslug",
    {
      schema: {
        operationId: "getChildrenBySlug",
        tags: ["content"],
        summary: "Categories of a site, or below a category",
        description:
          "Flat, at every depth, in their order; each names its parent. An unknown slug answers with status 200 and success false.",
        querystring: slugQuerySchema,
        response: {
          200: envelopeSchema(categorySchema, { list: true, description: "The categories." }),
          400: errorEnvelopeSchema("The query is wrong."),
        },
      },
    },
    async ({ query: { slug } }) => {
      const data = await listChildren(db, slug);
      return data ? { success: true, data, message: null, total: data.length } : unknown(slug);
    },
  );
};
