import { emptyEnvelopeSchema, type Envelope, envelopeSchema, errorEnvelopeSchema, type RatedArticle, sitesOf } from "@portal/contracts";
import type { FastifyPluginAsync } from "fastify";
import { failure } from "../../plugins/errors.ts";
import type { Services } from "../../services.ts";
import { clearRatings, listRatedArticles } from "../ratings/rated-articles.ts";
import { memberOf, requireStaff } from "../staff/require-staff.ts";
import { adminRoute, idSchema, type IdParams, idParams, listQuery, siteQuery } from "./schemas.ts";
import { narrowTo, siteOfArticle } from "./sites.ts";

const record = {
  type: "object",
  required: ["id", "site", "title", "path", "stars", "ratedAt"],
  properties: {
    id: { ...idSchema, description: "The article's." },
    site: { type: "string" },
    title: { type: "string" },
    path: { type: "string" },
    stars: { description: "How many gave one star, two, … five.", type: "array", minItems: 5, maxItems: 5, items: { type: "integer" } },
    ratedAt: { description: "Of the newest opinion.", type: "string", format: "date-time" },
  },
};

interface RatingQuery {
  readonly site?: string;
  readonly offset: number;
  readonly limit: number;
}

/** How visitors rate articles, for those who answer for a site. Who rated is known to no one. */
export const adminRatingRoutes: FastifyPluginAsync<Pick<Services, "db">> = async (app, { db }) => {
  app.get<{ Querystring: RatingQuery; Reply: Envelope<readonly RatedArticle[]> }>(
    "/api/admin/ratings",
    {
      ...requireStaff("rating.moderate", "somewhere"),
      schema: {
        ...adminRoute,
        operationId: "listRatings",
        summary: "Articles that visitors have rated, those rated last first",
        querystring: listQuery({ site: siteQuery }),
        response: { 200: envelopeSchema(record, { list: true, description: "The articles, with how many gave how many stars." }) },
      },
    },
    async (request) => {
      const { site, offset, limit } = request.query;
      const sites = narrowTo(site, sitesOf(memberOf(request), "rating.moderate"));
      const { articles, total } = await listRatedArticles(db, { sites, offset, limit });
      return { success: true, data: articles, message: null, total };
    },
  );

  app.delete<{ Params: IdParams }>(
    "/api/admin/ratings/:id",
    {
      ...requireStaff("rating.moderate", siteOfArticle(db)),
      schema: {
        ...adminRoute,
        operationId: "clearRatings",
        summary: "Removes all opinions on an article, as where somebody gave many of them",
        description: "Readers may rate it anew. Kept in the audit with how many there were.",
        params: idParams,
        response: {
          200: emptyEnvelopeSchema("They are removed."),
          404: errorEnvelopeSchema("No one has rated such an article."),
        },
      },
    },
    async (request, reply) => {
      if ((await clearRatings(db, memberOf(request).id, request.params.id)) > 0) return { success: true, data: null, message: null };
      return reply.code(404).send(failure("No one has rated such an article; /api/admin/ratings lists those that were."));
    },
  );
};
