import { errorEnvelopeSchema, seriesQuerySchema } from "@portal/contracts";
import type { Language } from "@portal/core";
import { seriesDataPath } from "@portal/domain";
import type { FastifyPluginAsync } from "fastify";

/** Where charts had their figures before there was open data: programs may still ask there. */
export const seriesRedirect: FastifyPluginAsync = async (app) => {
  app.get<{ Querystring: { ids: string; language: Language } }>(
    "/api/series.csv",
    {
      schema: {
        operationId: "downloadSeries",
        tags: ["files"],
        summary: "Time series as CSV: leads to the file of open data",
        description: "Ask for /du-lieu/series/{language}/{ids}.csv instead, which has the same figures.",
        deprecated: true,
        querystring: seriesQuerySchema,
        response: {
          308: { description: "The file of open data; whether these series exist is said there.", type: "null" },
          400: errorEnvelopeSchema("The query is wrong."),
        },
      },
    },
    async ({ query: { ids, language } }, reply) => {
      const named = [...new Set(ids.split(","))];
      return reply.header("cache-control", "public, max-age=86400").redirect(`${seriesDataPath(named, language)}.csv`, 308);
    },
  );
};
