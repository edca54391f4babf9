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
import { callAnswers } from "../../pages/cache/answer-call.ts";
import type { ContentCache } from "../../pages/cache/content-cache.ts";
import type { Services } from "../../services.ts";
import { failure } from "../../plugins/errors.ts";
import { findCategoryOrSite, listChildren } from "../../sources/database/categories.ts";

/** A reader looks at `success` and `message` (specification §7), so an unknown slug is an answer, not a failed call: status 200. */
const unknown = (slug: string) => failure(`No category or site has the slug "${slug}".`);

/** Of whatever has the slug, or will have it. */
const tagsOf = (slug: string): string[] => [`category:${slug}`, `site:${slug}`];

export const categoryRoutes: FastifyPluginAsync<Pick<Services, "db" | "clock" | "queues"> & { readonly cache: ContentCache }> = async (
  app,
  { db, clock, queues, cache },
) => {
  const calls = callAnswers(cache, clock, queues.calls);

  app.get<{ Querystring: SlugQuery }>(
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
    (request, reply) => {
      const { slug } = request.query;
      return calls.answer<Envelope<CategoryData>>(request, reply, `category ${slug}`, async () => {
        const data = await findCategoryOrSite(db, slug);
        return { answer: data ? { success: true, data, message: null } : unknown(slug), tags: tagsOf(slug) };
      });
    },
  );

  app.get<{ Querystring: SlugQuery }>(
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
    (request, reply) => {
      const { slug } = request.query;
      return calls.answer<Envelope<CategoryData[]>>(request, reply, `children ${slug}`, async () => {
        const data = await listChildren(db, slug);
        const answer = data ? { success: true, data, message: null, total: data.length } : unknown(slug);
        return { answer, tags: [`tree:${slug}`, ...tagsOf(slug)] };
      });
    },
  );
};
