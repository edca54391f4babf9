import { errorEnvelopeSchema, seriesQuerySchema } from "@portal/contracts";
import type { FastifyPluginAsync } from "fastify";
import type { Services } from "../../services.ts";
import { cacheTagOf, headersForPurging } from "../../pages/caching.ts";
import { failure } from "../../plugins/errors.ts";
import { fetchSeries } from "../../sources/database/content/series.ts";
import { seriesTable } from "../open-data/series-table.ts";
import { tableToCsv } from "../open-data/table.ts";

export const seriesRoutes: FastifyPluginAsync<Pick<Services, "db">> = async (app, { db }) => {
  app.get<{ Querystring: { ids: string; language: "vi" | "en" } }>(
    "/api/series.csv",
    {
      schema: {
        operationId: "downloadSeries",
        tags: ["files"],
        summary: "Time series as CSV",
        description: "A row a day, a column a series; the numbers behind a chart.",
        querystring: seriesQuerySchema,
        response: {
          200: { description: "The table.", content: { "text/csv": { schema: { type: "string" } } } },
          400: errorEnvelopeSchema("The query is wrong."),
          404: errorEnvelopeSchema("None of these series exists."),
        },
      },
    },
    async (request, reply) => {
      const { query, signal } = request;
      const ids = [...new Set(query.ids.split(","))];
      const found = await fetchSeries(db, { ids, language: query.language, points: Infinity, thinned: false }, signal);
      const series = ids.flatMap((id) => found.get(id) ?? []);
      if (series.length === 0) return reply.code(404).send(failure("None of these series exists."));
      return reply
        .headers({
          "cache-control": "public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400",
          ...headersForPurging(request, cacheTagOf(series.map(({ id }) => `series:${id}`)), undefined),
          "content-disposition": `attachment; filename="${series.length === 1 ? series[0]?.id : "series"}.csv"`,
        })
        .type("text/csv; charset=utf-8")
        .send(tableToCsv(seriesTable(series, query.language)));
    },
  );
};
