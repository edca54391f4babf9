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
import { articleTag } from "../../content/tags.ts";
import { callAnswers } from "../../pages/cache/answer-call.ts";
import type { ContentCache } from "../../pages/cache/content-cache.ts";
import type { Services } from "../../services.ts";
import { failure } from "../../plugins/errors.ts";
import { findArticle, listArticles } from "../../sources/database/articles.ts";

export const articleRoutes: FastifyPluginAsync<Pick<Services, "db" | "clock" | "queues"> & { readonly cache: ContentCache }> = async (
  app,
  { db, clock, queues, cache },
) => {
  const calls = callAnswers(cache, clock, queues.calls);

  app.post<{ Querystring: { offset: number; limit: number }; Body: ArticleFilter }>(
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
    (request, reply) => {
      const category = String(request.body.categoryId);
      const { offset, limit } = request.query;
      return calls.answer<Envelope<ArticleData[]>>(request, reply, `articles ${JSON.stringify([category, offset, limit])}`, async () => {
        const { articles, total, changesAt } = await listArticles(db, category, { offset, limit }, clock.now());
        // Categories are named by id here, and by slug in tags.
        return { answer: { success: true, data: articles, message: null, total }, tags: ["articles"], freshUntil: changesAt };
      });
    },
  );

  app.get<{ Querystring: SlugQuery }>(
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
    (request, reply) => {
      const { slug } = request.query;
      return calls.answer<Envelope<ArticleData>>(request, reply, `article ${slug}`, async () => {
        const { article, changesAt } = await findArticle(db, slug, clock.now());
        const answer = article ? { success: true, data: article, message: null } : failure(`No published article has the slug "${slug}".`);
        return { answer, tags: [articleTag(slug)], freshUntil: changesAt };
      });
    },
  );
};
