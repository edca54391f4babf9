import {
  type ArticleData,
  type ArticleFilter,
  articleFilterSchema,
  articleSchema,
  type Envelope,
  envelopeSchema,
  errorEnvelopeSchema,
  slugQuerySchema,
  type SlugQuery,
  windowQuerySchema,
} from "@portal/contracts";
import type { FastifyPluginAsync } from "fastify";
import type { Services } from "../../services.ts";
import { failure } from "../../plugins/errors.ts";
import { findArticle, listArticles } from "../../sources/database/articles.ts";

export const articleRoutes: FastifyPluginAsync<Pick<Services, "db" | "clock">> = async (app, { db, clock }) => {
  app.post<{ Querystring: { offset: number; limit: number }; Body: ArticleFilter; Reply: Envelope<ArticleData[]> }>(
    "/api/article/reads",
    {
      schema: {
        operationId: "readArticles",
        tags: ["content"],
        summary: "Articles of a category",
        description: "Published ones, newest first, without their content. An unknown category has none.",
        querystring: windowQuerySchema,
        body: articleFilterSchema,
        response: {
          200: envelopeSchema(articleSchema, {
            list: true,
            description:
              "The articles, and how many the category has: exactly up to 1,000; more says that there are at least so many, always more than were read while something follows.",
          }),
          400: errorEnvelopeSchema("The query or the body is wrong."),
        },
      },
    },
    async ({ query, body }) => {
      const { articles, total } = await listArticles(db, String(body.categoryId), query, clock.now());
      return { success: true, data: articles, message: null, total };
    },
  );

  app.get<{ Querystring: SlugQuery; Reply: Envelope<ArticleData> }>(
    "/api/article/getbyslug",
    {
      schema: {
        operationId: "getArticleBySlug",
        tags: ["content"],
        summary: "An article with its content",
        description: "Only published ones. An unknown slug answers with status 200 and success false.",
        querystring: slugQuerySchema,
        response: {
          200: envelopeSchema(articleSchema, { list: false, description: "The article." }),
          400: errorEnvelopeSchema("The query is wrong."),
        },
      },
    },
    async ({ query: { slug } }) => {
      const data = await findArticle(db, slug, clock.now());
      return data ? { success: true, data, message: null } : failure(`No published article has the slug "${slug}".`);
    },
  );
};
